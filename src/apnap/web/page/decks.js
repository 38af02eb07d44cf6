// A deck: one of ours, pasted, dropped in, or from a file; checked on the spot.
import { html, useEffect, useRef, useState } from './vendor/htm-preact-standalone.js';
import { Zoom } from './cards.js';
import { Cost } from './mana.js';
import { ask } from './net.js';
import { useZoom } from './zoom.js';

const KINDS = [['Creatures', 'Creature'], ['Planeswalkers', 'Planeswalker'], ['Instants', 'Instant'], ['Sorceries', 'Sorcery'], ['Artifacts', 'Artifact'], ['Enchantments', 'Enchantment'], ['Lands', 'Land'], ['Others', '']];
const seen = new Map(); // decks that were looked at

/** Beside the list, so that it stays in sight. */
const aside = (e) => ({ type: e.type, clientX: e.target.closest('.decklist').getBoundingClientRect().left, clientY: e.target.getBoundingClientRect().top });

/** What is in one of our decks: whose colours, who leads it, and all its cards. */
function Contents({ name }) {
  const [deck, set] = useState(seen.get(name) || null), [zoom, look] = useZoom(() => null);
  useEffect(() => {
    let stale = false;
    set(seen.get(name) || null);
    if (!seen.has(name)) ask(`/api/deck?name=${encodeURIComponent(name)}`).then((said) => { if (!said.error) seen.set(name, said); if (!stale && !said.error) set(said); });
    return () => { stale = true; look(null); };
  }, [name]);
  if (!deck) return null;
  const left = new Set(deck.cards), colors = [...'WUBRG'].filter((c) => deck.cards.some((card) => card.colors.includes(c)));
  const groups = KINDS.map(([title, type]) => {
    const cards = [...left].filter((c) => !type || c.types.includes(type)).sort((x, y) => x.mana_value - y.mana_value || x.name.localeCompare(y.name));
    cards.forEach((c) => left.delete(c));
    return { title, cards };
  }).filter((group) => group.cards.length);
  return html`<details class="contents"><summary><${Cost} cost=${colors.map((c) => `{${c}}`).join('')} /> ${deck.leaders.length ? `${deck.leaders.join(' and ')}, ` : ''}${deck.size} cards: what is in it</summary>
    <div class="decklist"><div>${groups.map(({ title, cards }) => html`<section><h3>${title} <small>${cards.reduce((sum, c) => sum + c.n, 0)}</small></h3>${cards.map((c) => html`<button type="button" class="row" onMouseEnter=${(e) => look(c, aside(e))} onMouseLeave=${() => look(null)} onFocus=${(e) => look(c, aside(e))} onBlur=${() => look(null)}><span class="r-n">${c.n}</span><span class="r-name">${c.name}</span><${Cost} cost=${c.cost} /></button>`)}</section>`)}</div></div>
    ${zoom && html`<${Zoom} card=${zoom.card} at=${zoom.at} seats=${[]} keys=${false} />`}</details>`;
}

export function DeckField({ value, onChange, decks = [], variant = '', seats = 2, byHand = false, allow = null }) {
  const [own, setOwn] = useState(!!value.cards), [report, setReport] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!value.cards.trim()) { setReport(null); return undefined; }
    const timer = setTimeout(async () => setReport(await ask('/api/deck', { cards: value.cards, variant, seats, by_hand: byHand })), 350);
    return () => clearTimeout(timer);
  }, [value.cards, variant, seats, byHand]);
  const judged = useRef(/** @type {any} */ (null));
  useEffect(() => { judged.current?.scrollIntoView({ block: 'nearest' }); }, [report]); // what is wrong is not left below the edge
  const slips = ((report && report.problems) || []).map((p) => p.match(/^line (\d+): no card is called '(.+?)'; did you mean '(.+?)'/)).filter(Boolean);
  const mend = () => { const lines = value.cards.split('\n'); for (const [, n, wrong, right] of slips) if (lines[+n - 1] !== undefined) lines[+n - 1] = lines[+n - 1].replace(wrong, right); onChange({ cards: lines.join('\n'), deck: '' }); };
  const take = async (file) => { if (!file) return; if (file.size > 40000) setReport({ words: `${file.name} is too large for a deck list` }); else onChange({ cards: await file.text(), deck: '' }); };
  return html`<div class=${`deckfield ${own ? 'own' : ''}`} onDragOver=${(e) => e.preventDefault()} onDrop=${(e) => { e.preventDefault(); setOwn(true); take(e.dataTransfer.files[0]); }}>
    <label>Deck <select value=${own ? '+' : value.deck} onChange=${(e) => { const mine = e.target.value === '+'; setOwn(mine); onChange(mine ? { deck: '' } : { deck: e.target.value, cards: '' }); }}>
      <option value="">any of ours</option>${decks.filter((d) => !d.sold).map((d) => html`<option value=${d.name}>${d.name}</option>`)}
      ${decks.some((d) => d.sold) && html`<optgroup label="as they were sold">${decks.filter((d) => d.sold).map((d) => html`<option value=${d.name}>${d.title}</option>`)}</optgroup>`}<option value="+">my own list…</option></select></label>
    ${!own && value.deck && html`<${Contents} key=${value.deck} name=${value.deck} />`}
    ${own && report && html`<div class=${report.ok ? 'good' : 'error'} role="status" ref=${judged}><b>${report.words || report.error}</b>
      ${(report.problems || []).map((p) => html`<p>${p}</p>`)}${report.more > (report.problems || []).length && html`<p>and ${report.more - report.problems.length} more</p>`}
      ${slips.length > 0 && html`<button class="second" onClick=${mend}>${slips.length > 1 ? `Put these ${slips.length} right` : 'Put it right'}</button>`}
      ${!byHand && allow && (report.by_hand || []).length > 0 && html`<button class="second" onClick=${allow}>Allow cards by hand at this table</button>`}</div>`}
    ${own && html`<textarea rows="6" aria-label="your deck list" placeholder="Paste a list, or drop a file here: 4 Lightning Bolt…" value=${value.cards} onInput=${(e) => onChange({ cards: e.target.value, deck: '' })}></textarea>
      <input type="file" aria-label="a file with your deck" onChange=${(e) => take(e.target.files[0])} />`}
  </div>`;
}
