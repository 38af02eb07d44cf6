// Beside the table: turns and stops, the stacks, what happened since your last answer, the log.
import { html } from './vendor/htm-preact-standalone.js';
import { art } from './art.js';
import { frameOf, shownName } from './cards.js';
import { Cost, Words } from './mana.js';
import { accent, inReach, isPlayer, seatOf, stackPiles, STEPS, stepWord, isStep } from './model.js';
import { hovers } from './zoom.js';

/** The bar of steps with a stop above (others' turns) and below (yours), and a pill for each turn marker. */
export function Steps({ frame, ui }) {
  const { view, ask } = frame, stops = view.stops || { mine: [], theirs: [] };
  const mine = view.turns[ask ? ask.marker : 0] || view.turns[0];
  return html`<nav class="steps" aria-label="turn and stops">
    <h1 class="title"><b>${frame.title}</b>${view.day_or_night !== 'neither' && html`<span class="day" title="CR 731">${view.day_or_night === 'day' ? '☀ day' : '☾ night'}</span>`}</h1>
    <span class=${`turns ${view.turns.length > 3 ? 'many' : ''}`}>${view.turns.filter((t) => !t.removed).map((t) => html`<button class=${`turn ${t === mine ? 'now' : ''}`} style=${{ '--who': accent(t.unit[0]) }} title=${t.waits ? 'has the marker, and waits for the next one to be passed on (CR 807.4d)' : `turn ${t.number}, ${t.step}`} onClick=${() => ui.focus(t.unit[0])}>
      <b>${view.turns.length > 1 ? `◆${t.marker + 1}` : t.number ? `Turn ${t.number}` : 'Opening hands'}</b> <span class="t-who">${t.number > 0 && t.unit.map((s) => view.seats[s].name).join(' & ')}</span><span class="t-step"> ${t.waits ? 'waits' : t.number ? stepWord(t.step) : ''}</span></button>`)}</span>
    <ol class="pips" style=${{ '--who': accent(mine.unit[0]) }}>${STEPS.map(([name, word, short]) => html`<li class=${!mine.waits && isStep(mine.step, name) ? 'now' : ''}>
      <button class=${`stop theirs ${stops.theirs.includes(name) ? 'set' : ''}`} title=${`${stops.theirs.includes(name) ? 'do not stop' : 'stop'} in others’ ${word}`} aria-label=${`stop in others’ ${word}`} aria-pressed=${stops.theirs.includes(name)} onClick=${() => ui.stop('theirs', name)}></button>
      <span class="word" data-short=${short}>${word}</span>
      <button class=${`stop mine ${stops.mine.includes(name) ? 'set' : ''}`} title=${`${stops.mine.includes(name) ? 'do not stop' : 'stop'} in your ${word}`} aria-label=${`stop in your ${word}`} aria-pressed=${stops.mine.includes(name)} onClick=${() => ui.stop('mine', name)}></button></li>`)}</ol>
    <span class="tools">${frame.facts && frame.facts.by_hand && frame.you >= 0 && !view.over && html`<button onClick=${() => ui.show({ drawer: ui.drawer === 'by hand' ? null : 'by hand' })} aria-pressed=${ui.drawer === 'by hand'}>By hand <kbd>B</kbd></button>`}${view.stops && html`<button onClick=${() => ui.show({ drawer: ui.drawer === 'stops' ? null : 'stops' })} aria-pressed=${ui.drawer === 'stops'}>Stops <kbd>P</kbd></button>`}<button onClick=${() => ui.show({ drawer: ui.drawer === 'log' ? null : 'log' })} aria-pressed=${ui.drawer === 'log'}>Log ${ui.unread.length > 0 ? html`<em title="said since you last looked">${ui.unread.length}<span class="sr"> new</span></em>` : html`<kbd>L</kbd>`}</button><button onClick=${() => ui.show({ drawer: 'help' })} aria-label="menu and keys"><span class="wide">Menu </span>?</button></span>
  </nav>`;
}

function Target({ ref_, frame, ui }) {
  const name = isPlayer(ref_) ? frame.view.seats[seatOf(ref_)].name : frame.all.get(ref_) ? shownName(frame.all.get(ref_)) : 'gone';
  const seat = isPlayer(ref_) ? seatOf(ref_) : frame.all.get(ref_) ? frame.all.get(ref_).controller : -1;
  return html`<span class="aim" style=${{ '--who': accent(seat) }}>→ ${name}</span>`;
}

export function Stack({ frame, ui }) {
  const { view } = frame;
  const stacks = view.turns.filter((t) => t.stack.length);
  const several = view.turns.length > 1;
  return html`<section class="stack" aria-label="the stack">
    ${stacks.length === 0 && html`<p class="quiet">The stack is empty.</p>`}
    ${stacks.map((t) => html`<div class="onestack">
      <h2><span style=${{ color: accent(t.unit[0]) }}>${several ? `◆${t.marker + 1} ` : ''}</span>${several ? `Stack of ${view.seats[t.unit[0]].name}’s turn` : 'Stack'}<small>${several && !t.unit.some((s) => inReach(view, s)) ? 'out of range' : `${t.stack.length} · top resolves first`}</small></h2>
      ${stackPiles(t.stack).slice(0, 5).map((pile, i) => html`<button class=${`item ${frameOf(pile.card)} ${i ? '' : 'top'} ${ui.state(pile.card.id)}`} data-refs=${pile.all.map((o) => o.id).join(' ')}
          style=${{ '--who': accent(pile.card.controller), '--art': art(pile.card.ability && frame.all.get(pile.card.source) ? frame.all.get(pile.card.source) : pile.card) }}
          onClick=${(e) => ui.click(pile.card.id, e)} ...${hovers(ui, pile.card)}>
        <span class="i-art"></span><span class="i-words"><span class="i-head"><b>${pile.card.name}</b>${pile.all.length > 1 && html`<em>×${pile.all.length}</em>`}<${Cost} cost=${pile.card.cost} /></span>
        <span class="i-who">${view.seats[pile.card.controller].name}${pile.card.x ? `, X is ${pile.card.x}` : ''} ${pile.card.targets.flat().map((r) => html`<${Target} ref_=${r} frame=${frame} ui=${ui} />`)}</span>
        ${(pile.card.text || []).slice(0, 6).map((l) => html`<span class="i-text"><${Words} text=${l} /></span>`)}
        </span></button>${i === 0 && pile.card.ability && pile.card.controller !== view.seat && html`<${YieldTo} name=${pile.card.name} frame=${frame} ui=${ui} />`}`)}
    </div>`)}
  </section>`;
}

const words = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const Cited = ({ rule, ui }) => html`<button class="cited" title=${`rule ${rule}: what is it about?`} onClick=${() => ui.send({ type: 'rule', number: rule })}>${rule}</button>`;

export function Since({ frame, ui }) {
  return html`<section class="since" aria-label="since your last answer" aria-live="polite"><h2>${frame.recorded ? 'In this turn' : frame.you < 0 ? 'What happened' : 'Since your last answer'}<small>${frame.since.length ? '' : 'nothing happened'}</small></h2>
    ${ui.unread.slice(-3).map(([seat, text]) => html`<button class="who says" style=${{ '--who': accent(seat) }} onClick=${() => ui.show({ drawer: 'log' })}><b>${frame.view.seats[seat].name}:</b> ${text}</button>`)}
    ${frame.since.map((g) => html`<div class="who" style=${{ '--who': accent(g.seat) }}><b>${g.seat < 0 ? 'The game' : g.seat === frame.you ? 'You' : frame.view.seats[g.seat].name}</b>${g.skipped > 0 && html` <button class="cited" onClick=${() => ui.show({ drawer: 'log' })}>after ${g.skipped} more</button>`}
      <ul>${g.lines.map((l) => html`<li>${words(l.text)}${l.times > 1 ? ` ×${l.times}` : ''} <${Cited} rule=${l.rule} ui=${ui} /></li>`)}</ul></div>`)}</section>`;
}

/** Pass on an ability that comes again and again. */
function YieldTo({ name, frame, ui }) {
  const on = ((frame.view.stops || {}).yields || []).includes(name);
  return html`<button class="i-yield" aria-pressed=${on} onClick=${() => ui.send({ type: 'yield', name, on: !on })}>${on ? 'ask me again about these' : 'always pass on these'} <kbd>Y</kbd></button>`;
}
