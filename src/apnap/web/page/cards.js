// Cards: a tile for a permanent, a whole card for hand, stack and zoom.
import { html } from './vendor/htm-preact-standalone.js';
import { art, gives } from './art.js';
import { DRAWN, Icon } from './icons.js';
import { Cost, Words } from './mana.js';
import { accent, isPlayer, NONE, seatOf } from './model.js';
import { hovers } from './zoom.js';

export function frameOf(card) {
  if (card.face_down) return 'f-down';
  const c = card.colors || '';
  if (c.length > 1) return 'f-M';
  if (c) return `f-${c}`;
  if (card.types.includes('Land')) {
    const made = gives(card);
    return made.length === 1 && made !== 'C' ? `f-${made}` : 'f-L';
  }
  return 'f-C';
}

export const shownName = (card) => (card.face_down ? card.under || 'Face down' : card.emblem ? 'Emblem' : card.name);
export const typeLine = (card) => [...card.supertypes, ...card.types].join(' ') + (card.subtypes.length ? ` · ${card.subtypes.join(' ')}` : '');

/** Power and toughness with damage taken off, loyalty, or defense. */
function Numbers({ card }) {
  if (card.types.includes('Creature') || (card.face_down && card.zone === 'battlefield'))
    return html`<span class=${card.damage ? 'pt hurt' : 'pt'}>${card.power}/${card.toughness - (card.damage || 0)}</span>`;
  if (card.loyalty >= 0) return html`<span class="pt loyal" title="loyalty"><${Icon} n="loyalty" />${card.loyalty}</span>`;
  if (card.defense >= 0) return html`<span class="pt loyal" title="defense"><${Icon} n="defense" />${card.defense}</span>`;
  return null;
}

/** May it not attack yet? CR 302.6. */
const isSick = (card) => card.sick && !(card.keywords || []).includes('haste');

/** What is only drawn, in words for those who hear the page. */
function Spoken({ card, pile }) {
  const bits = [];
  if (pile && pile.count > 1) bits.push(`${pile.count} of them`);
  if (pile && pile.land) bits.push(`${pile.up} untapped`);
  else if (card.tapped) bits.push('tapped');
  if (isSick(card)) bits.push('summoning sick');
  bits.push(...(card.keywords || []));
  if (card.damage) bits.push(`${card.damage} damage`);
  Object.entries(card.counters).forEach(([k, v]) => bits.push(`${v} ${k} counters`));
  return html`<span class="sr">${bits.map((bit) => `, ${bit}`).join('')}</span>`;
}

const measured = new Map(), pen = document.createElement('canvas').getContext('2d');
/** The longest word of a name: its letters, and how wide it is in the page's own font at 10 pixels. */
function longest(name) {
  let found = measured.get(name);
  if (!found && pen) {
    pen.font = `600 10px ${getComputedStyle(document.body).fontFamily}`;
    found = name.split(/[\s-]/).map((word) => [word.length, pen.measureText(word).width]).reduce((a, b) => (b[1] > a[1] ? b : a), [1, 1]);
    measured.set(name, found);
  }
  return found || [1, 1];
}

/** Small enough for the longest word, never below 9.5 pixels; then letters move together, and become narrower. */
function fontOf(name, w, most = w > 100 ? 12 : 11) {
  const [letters, wide] = longest(name), room = w - 11, size = Math.max(9.5, Math.min(most, (10 * room) / wide));
  const closer = Math.min(-0.1, Math.max(-1, (room - (size * wide) / 10) / letters)), left = (size * wide) / 10 + closer * letters;
  return { '--fs': `${size.toFixed(1)}px`, '--ls': `${closer.toFixed(2)}px`, '--sx': left > room ? Math.max(0.72, room / left).toFixed(2) : 1 };
}

/** How many small signs find room between the name and the numbers, besides what must be there. */
function roomFor(card, w, isPile, counters, hosts) {
  const wide = Math.floor((w - 37) / 17), high = Math.floor((w * 0.8 - (isPile ? 38 : 30)) / 17);
  const taken = (isSick(card) && !card.tapped ? 1 : 0) + 2 * counters + wide * (card.noted || []).length + (w < 90 ? Math.min(2, 2 * hosts) : wide * hosts);
  return Math.max(0, Math.min(4, wide, wide * high - taken));
}

const counted = (n) => n.toLocaleString('en'); // a million can be read

/** One permanent, or a pile of equal ones. */
export function Tile({ pile, w, ui, state, hosts }) {
  const card = pile.card, small = pile.land;
  const counters = Object.entries(card.counters).filter(([k]) => !['loyalty', 'defense'].includes(k));
  const tapped = small ? pile.up === 0 : card.tapped;
  const cls = ['tile', frameOf(card), small && 'is-land', pile.folded && 'is-folded', tapped && 'is-tapped', isSick(card) && 'is-sick', card.attacking !== NONE && 'is-attacking',
    card.token && 'is-token', pile.count > 1 && 'is-pile', state].filter(Boolean).join(' ');
  const keywords = DRAWN.filter((word) => (card.keywords || []).includes(word) && (word !== 'haste' || card.sick)), many = roomFor(card, w, pile.count > 1, counters.length, hosts ? hosts.length : 0);
  const made = small ? gives(card) : '';
  return html`<button class=${cls} data-refs=${pile.all.map((o) => o.id).join(' ')} data-name=${shownName(card)}
      style=${{ '--w': `${w}px`, '--art': card.face_down ? 'none' : art(card), '--who': accent(card.controller), ...fontOf(shownName(card), w) }}
      onClick=${(e) => ui.click(card.id, e, pile.all.map((o) => o.id))} ...${hovers(ui, card)}
      onContextMenu=${(e) => { e.preventDefault(); if (ui.context) ui.context(card, e); }}>
    <span class="t-name">${shownName(card)}</span><${Spoken} card=${card} pile=${pile} />
    ${card.face_down && html`<span class="t-back" aria-hidden="true"></span>`}
    ${card.commander && html`<span class="t-crown" title="commander"><${Icon} n="crown" /></span>`}
    <span class="t-foot">${made && html`<span class="t-gives"><${Cost} cost=${made.length > 2 ? `{${made}}` : [...made].map((g) => `{${g}}`).join('')} /></span>`}
      ${keywords.length > 0 && many > 0 && html`<span class="t-words" title=${keywords.join(', ')}>${keywords.slice(0, many).map((word) => html`<${Icon} n=${word} />`)}${many > 2 && keywords.length > many ? '…' : ''}</span>`}
      ${isSick(card) && !card.tapped && html`<span class="t-sick" title="summoning sick"><${Icon} n="sick" /></span>`}
      ${counters.map(([k, v]) => html`<span class="t-count" title=${`${v} ${k} counters`}>${k === '+1/+1' ? `+${v}` : k === '-1/-1' ? `−${v}` : `${v} ${k.slice(0, 4)}`}</span>`)}
      ${(card.noted || []).map((said) => html`<span class="t-tag" title=${said}>${said.replace(/ was chosen$/, '')}</span>`)}
      ${hosts && (w < 90 && hosts.length ? html`<span class="t-tag" title=${hosts.map((h) => h.name).join(', ')}>⚭${hosts.length > 1 ? hosts.length : ''}</span>` : hosts.map((h) => html`<span class="t-tag" title=${h.name}>⚭ ${h.name}</span>`))}
    </span>
    ${!small && html`<${Numbers} card=${card} />`}
    ${small ? html`<span class="t-up">${pile.count > 1 ? `${pile.up}/${pile.count}` : tapped ? html`<${Icon} n="tap" />` : ''}</span>`
      : tapped && html`<span class="t-tap" title="tapped"><${Icon} n="tap" /></span>`}
    ${!small && pile.count > 1 && html`<span class="t-n">×${counted(pile.count)}</span>`}
  </button>`;
}

/** A line for a small seat: name, numbers, count. */
export function Row({ pile, ui, state }) {
  const card = pile.card;
  return html`<button class=${`row ${frameOf(card)} ${state || ''} ${card.attacking !== NONE ? 'is-attacking' : ''} ${(pile.land ? pile.up === 0 : card.tapped) ? 'is-tapped' : ''}`}
      data-refs=${pile.all.map((o) => o.id).join(' ')} data-name=${shownName(card)} onClick=${(e) => ui.click(card.id, e, pile.all.map((o) => o.id))}
      ...${hovers(ui, card)}>
    <i class="r-dot"></i><span class="r-name">${shownName(card)}</span><${Spoken} card=${card} pile=${pile} />
    ${DRAWN.filter((word) => word !== 'haste' && (card.keywords || []).includes(word)).slice(0, 2).map((word) => html`<span class="r-word" title=${word}><${Icon} n=${word} /></span>`)}${pile.count > 1 && html`<span class="r-n">×${counted(pile.count)}</span>`}<${Numbers} card=${card} />
    ${(pile.land ? pile.up === 0 : card.tapped) && html`<span class="r-tap" title="tapped"><${Icon} n="tap" /></span>`}</button>`;
}

/** A whole card. */
export function Card({ card, w, lines, ui, state, note, badge, room = w }) {
  const wordy = lines && lines.join(' ').length > 95 ? 'wordy' : ''; // more room for words, less for the picture
  return html`<button class=${`card ${frameOf(card)} ${wordy} ${w < 90 ? 'narrow' : ''} ${state || ''}`} data-refs=${card.id} data-name=${shownName(card)}
      style=${{ '--cw': `${w}px`, '--art': art(card), '--room': `${room - 8}px`, ...fontOf(shownName(card), room, w > 120 ? 12.5 : w < 80 ? 10.5 : 11.5) }} onClick=${(e) => ui.click(card.id, e)}
      ...${hovers(ui, card)} onContextMenu=${(e) => { e.preventDefault(); if (ui.context) ui.context(card, e); }}>
    <span class="c-head"><span class="c-name">${shownName(card)}</span></span>
    <span class="c-art"><${Cost} cost=${card.cost} /></span>
    <span class="c-type">${(w < 120 && card.types.join(' ')) || typeLine(card) || 'Ability'}</span>
    ${lines && html`<span class="c-text">${lines.map((l) => html`<span class="c-line"><${Words} text=${l} /></span>`)}</span>`}
    <${Numbers} card=${card} />
    ${badge && html`<span class="c-badge">${badge}</span>`}
    ${note && html`<span class="c-note">${note}</span>`}
  </button>`;
}

/** What is attached to it, and what it is attached to. */
function fastened(card, all, seats) {
  const on = (card.attachments || []).map((id) => all.get(id)).filter(Boolean).map(shownName), to = card.attached_to ?? NONE;
  const host = isPlayer(to) ? seats[seatOf(to)] : all.get(to);
  return [on.length && `with ${on.join(', ')} on it`, host && `attached to ${isPlayer(to) ? host.name : shownName(host)}`].filter(Boolean);
}

const WIDE = 290;
/** Beside the pointer; above the hand; or at the edge, where what lies there must stay in sight. */
function zoomPlace({ x, y, above, beside }) {
  const px = (n) => `${Math.round(n)}px`, high = { top: px(Math.max(50, Math.min(innerHeight - 520, y - 160))) };
  if (above) return { left: px(Math.max(8, Math.min(innerWidth - WIDE - 8, x - WIDE / 2))), bottom: px(innerHeight - above + 24) };
  if (beside) return { left: px(innerWidth - WIDE - 11), bottom: px(100) };
  return { left: px(x > innerWidth / 2 ? Math.max(8, x - WIDE - 36) : Math.min(innerWidth - WIDE - 8, x + 36)), ...high };
}

/** The enlarged card with all that is known about it. */
export function Zoom({ card, at, seats, all = new Map(), keys = true, stays = false, send = (/** @type {any} */ _) => {} }) {
  if (!card) return null;
  const lines = card.text;
  const place = zoomPlace(at || { x: 0, y: 0 });
  const facts = [];
  if (card.controller !== card.owner) facts.push(`owned by ${seats[card.owner].name}`);
  if (isSick(card)) facts.push('summoning sick: no attack, no {T} or {Q} abilities (CR 302.6)');
  if (card.damage) facts.push(`${card.damage} damage marked (CR 120.6)`);
  Object.entries(card.counters).forEach(([k, v]) => facts.push(`${v} ${k} counter${v > 1 ? 's' : ''}`));
  if (card.face_down) facts.push(card.under ? `face down: ${card.under}, only you may look (CR 708.5)` : 'face down (CR 708.2)');
  if (card.room) facts.push(`the venture marker is on ${card.room} (CR 309.4)`);
  if (card.commander) facts.push('commander (CR 903.3)');
  facts.push(...(card.noted || []), ...fastened(card, all, seats));
  return html`<div class=${`zoom ${stays ? 'stays' : ''}`} style=${place} role="tooltip">
    <div class=${`card big ${frameOf(card)}`} style=${{ '--cw': `${WIDE}px`, '--art': art(card) }}>
      <span class="c-head"><span class="c-name">${shownName(card)}</span><${Cost} cost=${card.cost} /></span>
      <span class="c-art"></span><span class="c-type">${typeLine(card) || 'Ability'}</span>
      <span class="c-text">${(lines || []).map((l) => html`<span class="c-line"><${Words} text=${l} /></span>`)}</span>
      <${Numbers} card=${card} />
    </div>
    ${facts.length > 0 && html`<ul class="facts">${facts.map((f) => html`<li><${Words} text=${f} /></li>`)}</ul>`}
    ${keys && (stays ? html`<p class="keys"><button class="ghost" onClick=${() => send({ type: 'explain', ref: card.id })}>How it came about</button> <button class="ghost" onClick=${() => send({ type: 'why', ref: card.id })}>Why not?</button></p>` : html`<p class="keys"><kbd>E</kbd> how it came about <kbd>W</kbd> why not</p>`)}
  </div>`;
}
