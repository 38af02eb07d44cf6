// The table: one frame in, a page out, an answer back.
import { html, useEffect, useRef, useState } from './vendor/htm-preact-standalone.js';
import { Arrows } from './arrows.js';
import { Drag } from './drag.js';
import { Bar } from './asks.js';
import { CommandZone, Crowd, Hand, Middle, Mine, Plate, Seat } from './board.js';
import { Zoom } from './cards.js';
import { Drawers, Told } from './drawers.js';
import { HandMenu } from './hands.js';
import { useKeys } from './keys.js';
import { Words } from './mana.js';
import { accent, farPlan, needsTray, seating, sharesLife } from './model.js';
import { Since, Stack, Steps } from './rail.js';
import { useAttention } from './sound.js';
import { useTable } from './state.js';
import { Tray } from './tray.js';

/** How wide the page is, and whether it is so low that one board is open at a time, as on a phone. */
function useSize() {
  const [size, set] = useState({ wide: innerWidth, low: innerHeight < 540 });
  useEffect(() => { const on = () => set({ wide: innerWidth, low: innerHeight < 540 }); addEventListener('resize', on); return () => removeEventListener('resize', on); }, []);
  return size;
}

/** Opposite seats; under a shared life total, a team together. */
function Far({ frame, ui, seats, most }) {
  const { view } = frame;
  const weight = (s) => (ui.focused === s ? 12 : 5) * (view.seats[s].in_game || seats.length === 1 ? 1 : 0.4); // never less than one share in all
  const one = (s, life) => html`<${Seat} key=${s} frame=${frame} seat=${s} ui=${ui} most=${most} weight=${weight(s)} life=${life} />`;
  const teams = [...new Set(seats.map((s) => view.seats[s].team))];
  return teams.map((t) => {
    const members = seats.filter((s) => view.seats[s].team === t), shared = sharesLife(frame, members[0]);
    if (!shared) return members.map((s) => one(s, true));
    return html`<div class="team" key=${`team ${t}`}><${Pool} frame=${frame} seats=${members} /><div class="teamseats">${members.map((s) => one(s, false))}</div></div>`;
  });
}

const Pool = ({ frame, seats }) => html`<div class="pool-life" style=${{ '--a': accent(seats[0]), '--b': accent(seats[seats.length - 1]) }}><b>${frame.view.seats[seats[0]].life}</b>
  <span>${seats.map((s) => frame.view.seats[s].name).join(' & ')} share life${frame.view.seats[seats[0]].poison ? ` · ☣ ${frame.view.seats[seats[0]].poison}` : ''}</span></div>`;

/** On a phone, whose board is open: whoever acts against you, else whose turn it is, else your left. */
function firstSeat(frame, others) {
  const top = frame.view.turns.flatMap((t) => t.stack).map((o) => o.controller).reverse();
  return [...frame.view.turns.flatMap((t) => t.active), ...top].find((s) => others.includes(s)) ?? others[0];
}

/** Where few boards are open, one with something to choose is opened if there is nothing on those, until that is done. */
function useLook(frame, ui, seen, others) {
  const { ask, view } = frame, turned = useRef(false), has = (s) => [...view.seats[s].battlefield, ...view.seats[s].command].some((o) => ui.glow.has(o.id));
  useEffect(() => {
    const there = ask && ask.kind === 'choose' && seen && !seen.some(has) ? others.find(has) : undefined;
    if (there !== undefined || turned.current) ui.show({ focused: there ?? null });
    turned.current = there !== undefined;
  }, [ask && ask.id]);
}

/** A refusal is shown until the next answer, or for a while. */
function useNotice(said, frame) {
  const [shown, show] = useState(/** @type {any} */ (null));
  useEffect(() => {
    if (!said) return undefined;
    show(said);
    const timer = setTimeout(() => show(null), said.type === 'told' ? 30000 : 8000);
    return () => clearTimeout(timer);
  }, [said]);
  useEffect(() => show(null), [frame.ask && frame.ask.id]);
  return /** @type {[any, () => void]} */ ([shown, () => show(null)]);
}

export function Table({ frame, send, said, line }) {
  const { wide, low } = useSize(), phone = wide < 640 || low, ui = useTable(frame, send, said), [notice, clear] = useNotice(said, frame);
  useKeys(frame, ui);
  useAttention(frame);
  const { you, left, right, far } = seating(frame.view), tray = needsTray(frame, frame.ask);
  const most = low ? 72 : phone ? 84 : wide < 1200 ? 96 : far.length === 1 && !left.length ? 148 : 108;
  const alive = far.filter((s) => frame.view.seats[s].in_game).length;
  const ratio = far.length > 6 ? 1.7 : far.length > 1 ? (alive ? 1.45 : 0.35) : left.length ? 0.8 : 1;
  const plan = farPlan(far.length, wide - (wide < 1200 ? 256 : 312));
  const cls = `table n${frame.view.seats.length} ${phone ? 'phone' : ''} ${tray && !ui.folded ? 'has-tray' : ''}`;
  const hand = html`<${Hand} frame=${frame} ui=${ui} wide=${phone ? 74 : 104} />`;
  const flank = (s) => html`<${Seat} key=${s} frame=${frame} seat=${s} ui=${ui} most=${most - 8} life=${!sharesLife(frame, s)} cls="flank" />`;
  const open = far.includes(ui.focused) ? ui.focused : firstSeat(frame, far);
  const others = [...left.slice().reverse(), ...far, ...right], shown = ui.focused !== null && ui.focused !== you ? ui.focused : firstSeat(frame, others);
  useLook(frame, ui, phone ? [you, shown] : plan.crowd ? [you, open, ...left, ...right] : null, phone ? others : far);
  return html`<div class=${cls} style=${{ '--me': accent(you), '--far': `${ratio}fr` }}>
    <${Steps} frame=${frame} ui=${ui} />
    ${phone ? html`<main class="felt">
      <div class="tabs">${others.map((s) => html`<div class=${`tab ${s === shown ? 'now' : ''}`} style=${{ '--who': accent(s) }}><${Plate} frame=${frame} seat=${s} ui=${ui} tab /></div>`)}</div>
      <${Stack} frame=${frame} ui=${ui} />
      <div class="far"><${Seat} key=${shown} frame=${frame} seat=${shown} ui=${ui} most=${most} /></div>
      <${Middle} frame=${frame} ui=${ui} />
      <div class="near"><${Mine} frame=${frame} ui=${ui} most=${most} /></div>
      <div class="cmdzone own-zone"><${CommandZone} frame=${frame} seat=${you} ui=${ui} /></div>
      <${Ticker} frame=${frame} ui=${ui} />
      ${hand}</main>`
    : html`<main class="felt">
      <div class=${`far ${plan.crowd ? 'crowd' : plan.rows > 1 ? 'rows' : ''} ${plan.tight ? 'tight' : ''}`} style=${{ '--columns': plan.columns }}>${plan.crowd ? html`<${Crowd} frame=${frame} ui=${ui} seats=${far} open=${open} most=${most} />` : html`<${Far} frame=${frame} ui=${ui} seats=${far} most=${most} />`}</div>
      <${Middle} frame=${frame} ui=${ui} />
      <div class="near">${left.map(flank)}<${Mine} frame=${frame} ui=${ui} most=${most + 6} />${right.map(flank)}</div>
      ${hand}</main>
      <aside class="rail"><${Stack} frame=${frame} ui=${ui} /><${Since} frame=${frame} ui=${ui} /></aside>`}
    ${tray && html`<${Tray} frame=${frame} ui=${ui} w=${phone ? 96 : 112} />`}
    <${Bar} frame=${frame} ui=${ui} line=${line} notice=${notice && notice.type === 'refused' ? notice : null} />
    <${Arrows} frame=${frame} ui=${ui} /><${Drag} ui=${ui} />
    <${Drawers} frame=${frame} ui=${ui} />
    ${notice && notice.type === 'told' && html`<${Told} told=${notice} frame=${frame} close=${clear} />`}
    ${ui.made.menu && html`<${Menu} menu=${ui.made.menu} ui=${ui} />`}
    ${ui.handmenu && html`<${HandMenu} key=${ui.handmenu.id} frame=${frame} ui=${ui} />`}
    ${ui.zoom && !ui.made.menu && !ui.handmenu && html`<${Zoom} card=${ui.zoom.card} at=${ui.zoom.at} seats=${frame.view.seats} all=${frame.all} stays=${ui.zoom.stays} send=${ui.send} />`}
  </div>`;
}

/** Several things that can be done with one card. */
function Menu({ menu, ui }) {
  const x = Math.min(menu.x, innerWidth - 330), y = Math.max(8, Math.min(menu.y, innerHeight - 60 - 44 * menu.choices.length));
  return html`<div class="menu" role="menu" style=${{ left: `${x}px`, top: `${y}px` }}>${menu.choices.map((c, i) => html`<button role="menuitem" onClick=${() => { ui.put({ menu: null }); ui.choose(c.value); }}><kbd>${i + 1}</kbd> <${Words} text=${c.text} /></button>`)}
    <button role="menuitem" class="quiet" onClick=${() => ui.put({ menu: null })}>nothing of this <kbd>Esc</kbd></button></div>`;
}

function Ticker({ frame, ui }) {
  const last = frame.since[frame.since.length - 1], said = last && last.lines[last.lines.length - 1];
  return html`<button class="ticker" onClick=${() => ui.show({ drawer: 'log' })}>${said && html`<b style=${{ color: accent(last.seat) }}>${last.seat < 0 ? '' : last.seat === frame.you ? 'You:' : frame.view.seats[last.seat].name}</b> ${said.text}`}<span>log</span></button>`;
}
