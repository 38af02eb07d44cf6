// What opens at the side: the log with its chat, the keys, a zone, and what was explained.
import { html, useEffect, useLayoutEffect, useRef, useState } from './vendor/htm-preact-standalone.js';
import { Away } from './asks.js';
import { Card } from './cards.js';
import { ByHand } from './hands.js';
import { DRAWN, Icon } from './icons.js';
import { KEYS } from './keys.js';
import { Words } from './mana.js';
import { accent, STEPS, stepWord } from './model.js';
import { setSound, wantsSound } from './sound.js';
import { Invitation } from './waiting.js';

function Drawer({ title, ui, children, more = null }) {
  const whole = useRef(/** @type {any} */ (null));
  useLayoutEffect(() => { whole.current.focus({ preventScroll: true }); }, [title]); // so that Tab goes on in it
  return html`<aside class="drawer" role="dialog" aria-label=${title} tabindex="-1" ref=${whole}><header><h2>${title}</h2>${more}<button onClick=${() => ui.show({ drawer: null })}>Close <kbd>Esc</kbd></button></header>${children}</aside>`;
}

export function Drawers({ frame, ui }) {
  const open = ui.drawer || '', zone = open.match(/^(graveyard|exile|hand) (\d+)$/);
  if (open === 'log') return html`<${Log} frame=${frame} ui=${ui} />`;
  if (open === 'stops' && frame.view.stops) return html`<${Stops} frame=${frame} ui=${ui} />`;
  if (open === 'by hand' && frame.you >= 0) return html`<${ByHand} frame=${frame} ui=${ui} Drawer=${Drawer} />`;
  if (open === 'help') return html`<${Help} frame=${frame} ui=${ui} />`;
  if (zone) return html`<${Zone} frame=${frame} ui=${ui} zone=${zone[1]} seat=${+zone[2]} />`;
  return null;
}

function Log({ frame, ui }) {
  const [find, setFind] = useState(''), [text, setText] = useState(''), end = useRef(/** @type {any} */ (null));
  useEffect(() => { end.current?.scrollIntoView({ block: 'end' }); }, [frame.log.length, frame.said.length]);
  const shown = frame.log.map((line) => ({ turn: line[0], step: line[1], rule: line[2], text: line[3], who: line[4] })).filter((l) => `${l.text} ${l.rule}`.toLowerCase().includes(find.toLowerCase()));
  const say = (e) => { e.preventDefault(); if (text.trim() && ui.send({ type: 'say', text: text.trim() })) setText(''); };
  let last = '';
  return html`<${Drawer} title="Log" ui=${ui} more=${html`<input type="search" placeholder="find a card, player or rule" aria-label="find in the log" value=${find} onInput=${(e) => setFind(e.target.value)} />`}>
    <ol>${shown.slice(-600).map((l) => {
      const when = l.turn > 0 ? `Turn ${l.turn}, ${stepWord(l.step)}` : 'Before the first turn', head = when !== last;
      last = when;
      return html`${head && html`<li class="when">${when}</li>`}<li style=${{ '--who': accent(l.who) }}>${l.text} <button class="cited" onClick=${() => ui.send({ type: 'rule', number: l.rule })}>${l.rule}</button></li>`;
    })}<li class="end" ref=${end}></li></ol>
    <section class="chat" aria-label="chat"><ul>${frame.said.slice(-40).map(([seat, words]) => html`<li style=${{ '--who': accent(seat) }}><b>${frame.view.seats[seat].name}</b> ${words}</li>`)}</ul>
      <form onSubmit=${say}><input maxlength="300" placeholder="say something to the table" aria-label="say something" value=${text} onInput=${(e) => setText(e.target.value)} /><button class="second">Say</button></form></section><//>`;
}

const SIGNS = [['hand', 'cards in hand'], ['library', 'in the library'], ['grave', 'in the graveyard: click it'], ['exile', 'exiled: click it'], ['tap', 'tapped'], ['sick', 'cannot attack yet'], ['crown', 'commander, monarch, emperor'], ['poison', 'poison counters']];

function Help({ frame, ui }) {
  const [sure, setSure] = useState(false), [sound, hear] = useState(wantsSound());
  return html`<${Drawer} title="This table, and keys" ui=${ui}>
    <section class="more"><h3>This table</h3><p>${frame.facts.words.join(', ')}.</p><${Away} frame=${frame} ui=${ui} />
    ${frame.you >= 0 && html`<p>${sure ? html`<button class="primary" onClick=${() => { ui.send({ type: 'concede' }); ui.show({ drawer: null }); }}>Yes, concede</button> <button class="ghost" onClick=${() => setSure(false)}>No</button>`
    : html`<button class="ghost" onClick=${() => setSure(true)}>Concede…</button>`}</p>`}
    <p><button class="ghost" aria-pressed=${!!(frame.view.stops || {}).hold} onClick=${() => ui.flip('hold')}>${(frame.view.stops || {}).hold ? 'Stop holding' : 'Hold'} priority <kbd>H</kbd></button></p>
    ${frame.you >= 0 && html`<p><button class="ghost sound" aria-pressed=${sound} onClick=${() => { setSound(!sound); hear(!sound); }}>Sound when I am asked: ${sound ? 'on' : 'off'}</button></p>`}
    ${frame.facts.by_hand && frame.you >= 0 && html`<p><button class="ghost" onClick=${() => ui.show({ drawer: 'by hand' })}>By hand… <kbd>B</kbd></button></p>`}
    ${frame.watch && html`<p>To look on: <${Invitation} path=${frame.watch} /></p>`}
    <p><a href="/">To the lobby</a></p></section>
    <section class="more"><h3>Signs</h3><ul class="signs">${[...SIGNS, ...DRAWN.map((word) => [word, word])].map(([n, word]) => html`<li><${Icon} n=${n} /> ${word}</li>`)}</ul></section>
    <dl>${KEYS.map(([k, v]) => html`<dt><kbd>${k}</kbd></dt><dd>${v}</dd>`)}</dl><//>`;
}

/** Where one is asked: by step, and by whose turn it is. */
function Stops({ frame, ui }) {
  const { stops, seats, seat: me } = frame.view, others = seats.map((_, s) => s).filter((s) => s !== me && seats[s].in_game);
  const box = (on, click, label) => html`<td><input type="checkbox" checked=${on} onChange=${click} aria-label=${label} /></td>`;
  return html`<${Drawer} title="When you are asked" ui=${ui}><div class="stopgrid"><p class="quiet">You are asked in your main phases, when an opponent does something, and in combats that concern you. Here you say where else.</p>
    <table><thead><tr><th></th><th style=${{ color: accent(me) }}>you</th><th>all others</th>${others.length > 1 && others.map((s) => html`<th style=${{ color: accent(s) }}>${seats[s].name}</th>`)}</tr></thead>
    <tbody>${STEPS.map(([name, word]) => html`<tr><th>${word}</th>${box(stops.mine.includes(name), () => ui.stop('mine', name), `your ${word}`)}${box(stops.theirs.includes(name), () => ui.stop('theirs', name), `everybody else’s ${word}`)}
      ${others.length > 1 && others.map((s) => box(stops.theirs.includes(name) || (stops.of[s] || []).includes(name), () => ui.stopOf(s, name), `${seats[s].name}’s ${word}`))}</tr>`)}</tbody></table>
    <p><label><input type="checkbox" checked=${stops.always} onChange=${() => ui.flip('always')} /> ask me at every priority</label></p>
    <p><label><input type="checkbox" checked=${stops.hold} onChange=${() => ui.flip('hold')} /> hold priority after what I do <kbd>H</kbd></label></p>
    <p><label><input type="checkbox" checked=${stops.orders} onChange=${() => ui.flip('orders')} /> order my triggered abilities by themselves</label></p>
    ${stops.accepts.length > 0 && html`<h3>Accepted by hand</h3>${stops.accepts.map((s) => html`<p style=${{ color: accent(s) }}>${seats[s].name} <button class="ghost" onClick=${() => ui.accept(s, false)}>ask me again</button></p>`)}`}
    ${stops.yields.length > 0 && html`<h3>Always passed on</h3>${stops.yields.map((name) => html`<p>${name} <button class="ghost" onClick=${() => ui.send({ type: 'yield', name, on: false })}>ask me again</button></p>`)}`}</div><//>`;
}

function Zone({ frame, ui, zone, seat }) {
  const p = frame.view.seats[seat], cards = [...p[zone]].reverse();
  return html`<${Drawer} title=${`${p.name}: ${zone}`} ui=${ui}><div class="zone">${cards.map((c) => html`<${Card} card=${c} w=${104} ui=${ui} state=${ui.state(c.id)} />`)}</div><//>`;
}

/** An answer to `why`, `explain` or a rule number. */
export function Told({ told, frame, close }) {
  useLayoutEffect(() => {
    const on = (e) => { if (e.key === 'Escape') { e.stopImmediatePropagation(); close(); } };
    addEventListener('keydown', on, true);
    return () => removeEventListener('keydown', on, true);
  }, [told]);
  const o = frame.all.get(told.ref), title = told.title ? told.title : `${o ? o.name : ''}: ${told.about === 'why' ? 'why not?' : 'how it came about'}`;
  return html`<aside class="told" role="dialog" aria-label=${title}><header><b>${title}</b><button onClick=${close} aria-label="close">✕</button></header>
    <ul>${told.lines.map((l) => html`<li><${Words} text=${l} /></li>`)}</ul></aside>`;
}
