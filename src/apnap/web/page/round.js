// A round table, drawn: every seat where it is, clockwise from your own at the bottom; teams as arcs along its edge.
import { html } from './vendor/htm-preact-standalone.js';
import { Icon } from './icons.js';
import { accent } from './model.js';

const TEAMS = ['#6fa8dc', '#e0a458', '#8fc97f', '#c58ad6', '#d97b7b', '#7bc7c7'];
const at = (i, n, r = 50) => { const a = Math.PI * (0.5 + (2 * i) / n); return [50 + r * Math.cos(a), 50 + r * Math.sin(a)]; };

/** The edge of the table in front of one seat. */
function arc(i, n) {
  const [x1, y1] = at(i - 0.47, n, 34), [x2, y2] = at(i + 0.47, n, 34);
  return `M${x1.toFixed(2)} ${y1.toFixed(2)}A34 34 0 ${n === 1 ? 1 : 0} 1 ${x2.toFixed(2)} ${y2.toFixed(2)}`;
}

/**
 * @param {{chairs: {title: string, note: string, free?: boolean}[], seating: any, at: number, pick: (seat: number) => void, children?: any}} wish
 */
export function Round({ chairs, seating, at: now, pick, children }) {
  const n = chairs.length, teams = (seating && seating.teams) || [], ranks = (seating && seating.ranks) || [], small = n > 12;
  return html`<div class=${`roundtable ${small ? 'many' : ''}`}>
    <svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="32.500" class="felt-disc" /><circle cx="50" cy="50" r="34" class="felt-edge" />
      ${teams.map((t, i) => html`<path d=${arc(i, n)} stroke=${TEAMS[t % TEAMS.length]} class="team-arc" />`)}</svg>
    <div class="roundwords">${children}</div>
    ${chairs.map((c, i) => {
      const [x, y] = at(i, n, small ? 44 : 42);
      return html`<button class=${`chairchip ${now === i ? 'on' : ''} ${c.free ? 'free' : ''}`} style=${{ left: `${x}%`, top: `${y}%`, '--who': accent(i) }} aria-pressed=${now === i} onClick=${() => pick(i)}>
        <b><span class="sr">seat </span>${i + 1}</b>${!small && html`<span>${c.title}<small>${c.note}</small></span>`}${small && html`<span class="sr">${c.title}, ${c.note}</span>`}
        ${teams.length > 0 && html`<i style=${{ background: TEAMS[teams[i] % TEAMS.length] }}>${String.fromCharCode(65 + teams[i])}</i>`}${ranks[i] && ranks[i] !== 'general' && html`<em title=${ranks[i]}><${Icon} n=${ranks[i] === 'emperor' ? 'crown' : 'scheme'} title=${ranks[i]} /></em>`}</button>`;
    })}</div>`;
}
