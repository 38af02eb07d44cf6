// Where a choice needs room: above the bar, over your own hand, never over the stack or another seat; T folds it away.
import { html, useLayoutEffect, useRef } from './vendor/htm-preact-standalone.js';
import { art } from './art.js';
import { Key, nameOf, Rule } from './asks.js';
import { Card, frameOf, shownName } from './cards.js';
import { named, symbolOf, Words } from './mana.js';
import { accent, inOrder, isAmounts, isPlayer, isSorting, seatOf } from './model.js';
import { hovers } from './zoom.js';

/** What the first and the last of an order will be. */
const ENDS = { triggers: ['on the stack first, resolves last', 'resolves first'], look: ['the highest', 'the lowest'], bottom: ['the highest', 'the lowest'] };
const LANES = { pile: ['First pile', 'Second pile'], scry: ['Stay on top', 'To the bottom'], surveil: ['Stay on top', 'To the graveyard'] };

export function Tray({ frame, ui, w }) {
  const { ask } = frame;
  return html`<div class=${`tray ${ui.folded ? 'folded' : ''}`} role="region" aria-label=${ask.title}>
    <button class="fold" onClick=${() => ui.show({ folded: !ui.folded })} aria-expanded=${!ui.folded}>${ui.folded ? 'Show the choice' : 'Look at the table'} <kbd>T</kbd></button>
    ${!ui.folded && html`<${Body} frame=${frame} ui=${ui} w=${w} />`}</div>`;
}

function Body({ frame, ui, w }) {
  const { ask } = frame;
  if (ask.kind === 'order') return html`<${Order} frame=${frame} ui=${ui} />`;
  if (isAmounts(ask)) return html`<${Amounts} frame=${frame} ui=${ui} />`;
  if (ask.kind === 'mulligan') return html`<div class="lanecards full">${inOrder(frame.view.seats[ask.seat].hand).map((c) => html`<${Card} card=${c} w=${w < 100 ? w + 16 : w + 26} lines=${c.text} ui=${ui} />`)}</div>`;
  if (isSorting(ask)) return html`<${Lanes} frame=${frame} ui=${ui} w=${w} />`;
  if (ask.choices.some((c) => !c.refs.length)) return html`<${Modes} frame=${frame} ui=${ui} />`;
  return html`<${Find} frame=${frame} ui=${ui} w=${w} />`;
}

/** Choices that read the same, as of a mode that may be chosen several times: they are one line. */
function folded(choices) {
  const found = new Map();
  for (const c of choices) found.set(c.text, [...(found.get(c.text) || []), c.value]);
  return [...found].map(([text, values]) => ({ text, values }));
}

function Modes({ frame, ui }) {
  const { ask } = frame, wanted = ui.made.filter.toLowerCase(), many = ask.choices.length > 12, { picked } = ui.made;
  return html`${many && html`<${Filter} ui=${ui} n=${ask.choices.length} />`}<div class="modes">${folded(ask.choices.filter((c) => c.text.toLowerCase().includes(wanted))).slice(0, 60).map(({ text, values }, i) => {
    const on = values.filter((v) => picked.includes(v)), several = values.length > 1 && ask.maximum > 1;
    return html`<div class="modeline"><button class=${`mode ${on.length ? 'on' : ''}`} aria-pressed=${on.length > 0} onClick=${() => ui.choose(several ? values.find((v) => !picked.includes(v)) ?? values[0] : values[0])}>
      ${i < 9 && html`<${Key} k=${i + 1} />`}<span><${Words} text=${symbolOf(text)} /> <${Words} text=${text} /> ${named(text) && html`<span aria-hidden="true">${named(text)}</span>`}</span>${several && on.length > 0 && html`<em>×${on.length}</em>`}</button>
      ${several && on.length > 0 && html`<button class="less" aria-label=${`once less: ${text}`} onClick=${() => ui.choose(on[on.length - 1])}>−</button>`}</div>`;
  })}
    ${(ask.barred || []).filter((b, i, every) => every.findIndex((other) => other.text === b.text) === i).map((b) => html`<div class="mode barred"><span><span class="sr">cannot be chosen: </span><${Words} text=${b.text} /><small>${b.why} (<${Rule} rule=${b.rule} ui=${ui} />)</small></span></div>`)}</div>`;
}

function Order({ frame, ui }) {
  const { ask } = frame, { order } = ui.made, ends = ENDS[ask.purpose] || ['', ''], list = useRef(/** @type {any} */ (null)), moved = useRef(/** @type {any} */ (null));
  useLayoutEffect(() => { // who moves one by keys can move it on
    const [at, word] = moved.current || [], buttons = word && list.current.children[at].querySelectorAll('button');
    moved.current = null;
    if (buttons) (buttons[word === 'later' ? 1 : 0].disabled ? buttons[word === 'later' ? 0 : 1] : buttons[word === 'later' ? 1 : 0]).focus();
  });
  const move = (i, by) => { moved.current = [i + by, by > 0 ? 'later' : 'earlier']; ui.move(i, by); };
  return html`<ol class="order" ref=${list}>${order.map((value, i) => {
    const c = ask.choices.find((x) => x.value === value), o = frame.all.get(c.refs[0]);
    const note = i === 0 ? ends[0] : i === order.length - 1 ? ends[1] : '';
    return html`<li class=${o ? frameOf(o) : ''} ...${o ? hovers(ui, o) : {}} draggable="true" onDragStart=${(e) => e.dataTransfer.setData('text/plain', String(i))} onDragOver=${(e) => e.preventDefault()} onDrop=${(e) => { e.preventDefault(); ui.carry(+e.dataTransfer.getData('text/plain'), i); }}><b>${i + 1}</b><span class="o-words"><${Words} text=${c.text} /><small>${note}</small></span>
      <button onClick=${() => move(i, -1)} disabled=${i === 0} aria-label=${`${c.text} earlier`}>↑</button><button onClick=${() => move(i, 1)} disabled=${i === order.length - 1} aria-label=${`${c.text} later`}>↓</button></li>`;
  })}</ol>`;
}

function Amounts({ frame, ui }) {
  const { ask } = frame;
  return html`<div class="amounts">${ask.choices.map((c) => {
    const ref = c.refs[0], o = frame.all.get(ref), n = ui.made.amounts[c.value] || 0, lethal = ask.lethal[ref];
    const note = lethal === undefined ? (isPlayer(ref) ? 'player' : '') : n >= lethal ? 'lethal' : `${lethal} is lethal`;
    return html`<div class=${`amount ${o ? frameOf(o) : ''}`} style=${{ '--art': o ? art(o) : 'none', '--who': accent(o ? o.controller : seatOf(ref)) }}><span class="a-art"></span>
      <span class="a-name">${o ? shownName(o) : nameOf(frame, ref)}<small>${note}</small></span>
      <span class="stepper"><button onClick=${() => ui.amount(c.value, -1)} aria-label=${`one less for ${c.text}`}>−</button><output>${n}</output><button onClick=${() => ui.amount(c.value, 1)} aria-label=${`one more for ${c.text}`}>+</button></span></div>`;
  })}</div>`;
}

const Lane = ({ title, cards, ui, w, take }) => html`<div class="lane" onDragOver=${(e) => e.preventDefault()} onDrop=${(e) => { e.preventDefault(); take(+e.dataTransfer.getData('text/plain')); }}><h4>${title}<small>${cards.length}</small></h4><div class="lanecards">
  ${cards.map((c) => html`<span draggable="true" onDragStart=${(e) => e.dataTransfer.setData('text/plain', String(c.id))}><${Card} card=${c} w=${w} ui=${{ ...ui, click: () => ui.choose(c.id) }} state=${ui.made.picked.includes(c.id) ? 'on' : 'can'} /></span>`)}${cards.length === 0 && html`<span class="empty">empty</span>`}</div></div>`;

function Lanes({ frame, ui, w }) {
  const { ask } = frame, [one, two] = LANES[ask.purpose], cards = ask.choices.map((c) => frame.all.get(c.refs[0])).filter(Boolean);
  const there = (c) => ui.made.picked.includes(c.id);
  return html`<div class="lanes"><${Lane} title=${one} cards=${cards.filter((c) => !there(c))} ui=${ui} w=${w} take=${(id) => cards.some((c) => c.id === id && there(c)) && ui.choose(id)} />
    <${Lane} title=${two} cards=${cards.filter(there)} ui=${ui} w=${w} take=${(id) => cards.some((c) => c.id === id && !there(c)) && ui.choose(id)} /></div>`;
}

/** What is typed leaves what has it in its name or text; Enter chooses the first of it. */
const Filter = ({ ui, n }) => html`<div class="find"><input type="search" placeholder=${`find among ${n}: /`} aria-label="find" value=${ui.made.filter} onInput=${(e) => ui.put({ filter: e.target.value })} onKeyDown=${(e) => { if (e.key === 'Enter') { e.preventDefault(); firstFound()?.click(); } }} /></div>`;
const firstFound = () => /** @type {HTMLElement | null} */ (document.querySelector('.tray .card.can, .tray .mode:not(.on)'));

/** Cards of a library, a graveyard or the like; equal ones once. Players and permanents among them as words. */
function Find({ frame, ui, w }) {
  const { ask } = frame, names = new Map(), others = [], wanted = ui.made.filter.toLowerCase();
  for (const c of ask.choices) {
    if (!frame.all.get(c.refs[0])) others.push(c);
    else for (const o of c.refs.map((r) => frame.all.get(r)).filter(Boolean)) if (`${o.name} ${o.types.join(' ')} ${o.subtypes.join(' ')} ${(o.text || []).join(' ')}`.toLowerCase().includes(wanted)) names.set(`${o.name}|${o.owner}|${o.zone}`, [...(names.get(`${o.name}|${o.owner}|${o.zone}`) || []), o]);
  }
  const next = (same) => same.find((o) => !ui.made.picked.includes(o.id)) || same[0];
  const some = (same) => same.filter((o) => ui.made.picked.includes(o.id)).length;
  const held = (o) => (o.zone === 'library' ? frame.view.seats[o.owner].library.filter((x) => x.name === o.name).length : 0); // equal ones are offered once
  return html`${(ask.choices.length > 8 || ask.purpose === 'search') && html`<${Filter} ui=${ui} n=${ask.choices.length} />`}
    <div class="lanecards">${[...names.values()].map((same) => html`<${Card} card=${same[0]} w=${w} ui=${{ ...ui, click: () => ui.choose(next(same).id) }} state=${some(same) ? 'on' : 'can'} badge=${same.length > 1 ? `${some(same) ? `${some(same)} of ` : '×'}${same.length}` : held(same[0]) > 1 ? `×${held(same[0])}` : ''} note=${same[0].zone === 'library' ? '' : `${frame.view.seats[same[0].owner].name}, ${same[0].zone}`} />`)}
      ${others.map((c) => html`<button class=${`mode ${ui.made.picked.includes(c.value) ? 'on' : ''}`} onClick=${() => ui.choose(c.value)}><${Words} text=${c.text} /></button>`)}</div>`;
}
