// The judge's page: a position laid out by dragging cards, or written as text; every seat of it has a link. The text is in the address.
import { html, useEffect, useRef, useState } from './vendor/htm-preact-standalone.js';
import { Card, Zoom } from './cards.js';
import { accent } from './model.js';
import { ask } from './net.js';
import { useZoom } from './zoom.js';

const EXAMPLE = `table 2 seats
turn 5, seat 0, main1, priority 0
seat 0 Ann: life 20
  hand: Lightning Bolt
  battlefield: Mountain x3; Goblin Piker
  library: Mountain x9
seat 1 Bob: life 20
  battlefield: Forest x2; Grizzly Bears
  library: Forest x9
`;
const ZONES = ['hand', 'battlefield', 'graveyard', 'exile', 'library'];
const STEPS = ['upkeep', 'draw', 'main1', 'begin combat', 'main2', 'end'];

function given() {
  try { return decodeURIComponent(location.hash.slice(1)); } catch (error) { return ''; }
}

/** Position text in parts: what the page can move about, and all other lines as they are. */
export function parsed(text) {
  const out = { head: [], seats: [], tail: [] };
  let seat = null, after = false;
  for (const line of text.split('\n')) {
    const player = line.match(/^seat (\d+)([^:]*):(.*)$/), zone = line.match(/^\s+(hand|battlefield|graveyard|exile|library): ?(.*)$/);
    if (player) { seat = { no: +player[1], name: player[2].trim(), said: player[3].trim(), zones: Object.fromEntries(ZONES.map((z) => [z, []])), rest: [] }; out.seats.push(seat); after = false; }
    else if (seat && !after && zone) seat.zones[zone[1]] = zone[2].split(';').map((part) => part.trim()).filter(Boolean);
    else if (seat && !after && /^\s/.test(line)) seat.rest.push(line);
    else if (line.trim()) { if (seat) after = true; (seat ? out.tail : out.head).push(line); }
  }
  return out;
}

export function written({ head, seats, tail }) {
  const lines = [...head];
  for (const s of seats) {
    lines.push(`seat ${s.no}${s.name ? ` ${s.name}` : ''}:${s.said ? ` ${s.said}` : ''}`);
    for (const zone of ZONES) if (s.zones[zone].length) lines.push(`  ${zone}: ${s.zones[zone].join('; ')}`);
    lines.push(...s.rest);
  }
  return `${[...lines, ...tail].join('\n')}\n`;
}

/** One more card of a name in a list: five Mountains are `Mountain x5`. */
function added(list, name) {
  const at = list.findIndex((part) => part === name || new RegExp(`^${name.replace(/[.*+?^$()|[\]\\]/g, '\\$&')} x\\d+$`).test(part));
  if (at < 0) return [...list, name];
  const n = +(list[at].match(/ x(\d+)$/) || [0, 1])[1] + 1;
  return list.map((part, i) => (i === at ? `${name} x${n}` : part));
}

function Found({ look, put, seats }) {
  const [find, setFind] = useState(''), [cards, setCards] = useState(/** @type {any[]} */ ([])), [to, setTo] = useState('0 battlefield');
  useEffect(() => {
    const timer = setTimeout(() => ask(`/api/cards?find=${encodeURIComponent(find)}`).then((said) => setCards(said.cards || [])), 200);
    return () => clearTimeout(timer);
  }, [find]);
  return html`<section class="panel found"><h2>Cards</h2><input type="search" aria-label="find a card" placeholder="find a card by its name" value=${find} onInput=${(e) => setFind(e.target.value)} />
    <p class="quiet">Drag a card to where it lies; or click it to put it <select aria-label="where a clicked card goes" value=${to} onChange=${(e) => setTo(e.target.value)}>${seats.flatMap((p, s) => ZONES.map((z) => html`<option value=${`${s} ${z}`}>into ${p.name || `seat ${p.no}`}’s ${z}</option>`))}</select></p>
    <div class="foundcards">${cards.map((c) => html`<span key=${c.name} draggable="true" onDragStart=${(e) => e.dataTransfer.setData('text/plain', JSON.stringify({ name: c.name }))}><${Card} card=${{ ...c, id: 0 }} w=${104} ui=${{ look, click: () => put(+to.split(' ')[0], to.split(' ')[1], c.name) }} /></span>`)}</div></section>`;
}

export function Judge() {
  const [text, setText] = useState(given() || EXAMPLE), [made, setMade] = useState(/** @type {any} */ (null)), [error, setError] = useState('');
  const [zoom, look] = useZoom(() => null), parts = parsed(text), live = useRef(parts);
  live.current = parts;
  const change = (act) => { const copy = JSON.parse(JSON.stringify(live.current)); act(copy); setText(written(copy)); };
  const put = (seat, zone, name, from = null) => change((p) => {
    if (!p.seats[seat]) return;
    if (from) p.seats[from.seat].zones[from.zone].splice(from.at, 1);
    p.seats[seat].zones[zone] = from ? [...p.seats[seat].zones[zone], from.part.replace(/ \((?:tapped|sick)[^)]*\)/, '')] : added(p.seats[seat].zones[zone], name);
  });
  const dropped = (e, seat, zone) => { e.preventDefault(); const what = JSON.parse(e.dataTransfer.getData('text/plain') || '{}'); if (what.name) put(seat, zone, what.name); else if (what.part) put(seat, zone, '', what); };
  const layOut = async () => {
    history.replaceState(null, '', `/judge#${encodeURIComponent(text)}`);
    const said = await ask('/api/position', { text });
    setError(said.error || '');
    setMade(said.error ? null : said);
  };
  const turn = parts.head.find((line) => line.startsWith('turn ')) || '', whose = +((turn.match(/seat (\d+)/) || [0, 0])[1]), step = STEPS.find((s) => turn.includes(`, ${s}`)) || 'main1';
  const setTurn = (seat, at) => change((p) => { const line = `turn ${(turn.match(/^turn (\d+)/) || [0, 5])[1]}, seat ${seat}, ${at}, priority ${seat}`; p.head = [...p.head.filter((l) => !l.startsWith('turn ')), line]; });
  const seatsAre = (n) => change((p) => { p.head = p.head.map((l) => l.replace(/^table \d+ seats/, `table ${n} seats`)); p.seats = Array.from({ length: n }, (_, i) => p.seats[i] || parsed(`seat ${i}: life 20\n  library: Island x9`).seats[0]); });
  const toggle = (seat, at) => change((p) => { const list = p.seats[seat].zones.battlefield; list[at] = / \(tapped\)$/.test(list[at]) ? list[at].replace(/ \(tapped\)$/, '') : /\)$/.test(list[at]) ? list[at] : `${list[at]} (tapped)`; });
  return html`<main class="waiting judge"><h1>Lay out a position</h1><p>Drag cards to where they lie, or write it down; every seat is then yours. The address of this page has the position in it. <a href="/">To the lobby</a></p>
    <div class="two judging"><div><div class="options"><label>Seats <input type="number" min="2" max="10" value=${parts.seats.length} onInput=${(e) => +e.target.value >= 2 && seatsAre(Math.min(10, +e.target.value))} /></label>
        <label>Whose turn <select value=${whose} onChange=${(e) => setTurn(+e.target.value, step)}>${parts.seats.map((s) => html`<option value=${s.no}>${s.name || `seat ${s.no}`}</option>`)}</select></label>
        <label>Step <select onChange=${(e) => setTurn(whose, e.target.value)}>${STEPS.map((s) => html`<option value=${s} selected=${s === step}>${s}</option>`)}</select></label></div>
      ${parts.seats.map((s, i) => html`<section class="panel laid" style=${{ '--who': accent(i) }} aria-label=${s.name || `seat ${s.no}`}><header><b>${s.name || `Seat ${s.no}`}</b><label>life <input type="number" value=${(s.said.match(/life (-?\d+)/) || [0, 20])[1]} onInput=${(e) => change((p) => { const v = `life ${+e.target.value || 0}`; p.seats[i].said = /life -?\d+/.test(s.said) ? s.said.replace(/life -?\d+/, v) : [v, s.said].filter(Boolean).join(', '); })} /></label></header>
        ${ZONES.map((zone) => html`<div class=${`laidzone z-${zone}`} data-zone=${`${i} ${zone}`} onDragOver=${(e) => e.preventDefault()} onDrop=${(e) => dropped(e, i, zone)}><small>${zone}</small>${s.zones[zone].map((part, at) => html`<span class=${`laidcard ${/\(tapped\)/.test(part) ? 'tapped' : ''}`} draggable="true" onDragStart=${(e) => { e.stopPropagation(); e.dataTransfer.setData('text/plain', JSON.stringify({ seat: i, zone, at, part })); }}>
          ${zone === 'battlefield' ? html`<button title="tap or untap" onClick=${() => toggle(i, at)}>${part}</button>` : part}<button aria-label=${`take ${part} away`} onClick=${() => change((p) => { p.seats[i].zones[zone].splice(at, 1); })}>✕</button></span>`)}</div>`)}</section>`)}
      </div><div class="judgeside"><${Found} look=${look} put=${put} seats=${parts.seats} />
      <section class="panel"><h2>As text</h2><textarea rows="14" spellcheck="false" aria-label="the position" value=${text} onInput=${(e) => setText(e.target.value)}></textarea>
      <p><button class="primary" onClick=${layOut}>Lay it out</button></p>${error && html`<p class="error" role="alert">${error}</p>`}
      ${made && html`<ol class="chairs">${made.links.map((path, i) => html`<li style=${{ '--who': accent(i) }}><b>${i + 1}</b> <a href=${path} target="_blank" rel="noopener">Sit down as ${made.names[i]}</a></li>`)}</ol>`}</section></div></div>
    ${zoom && html`<${Zoom} card=${zoom.card} at=${zoom.at} seats=${[]} keys=${false} />`}</main>`;
}
