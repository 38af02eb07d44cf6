// Seats: the plate of a player, the board in front of them, and what lies in the middle of the table.
import { html, useEffect, useLayoutEffect, useRef, useState } from './vendor/htm-preact-standalone.js';
import { art } from './art.js';
import { Card, frameOf, Row, shownName, Tile } from './cards.js';
import { Icon } from './icons.js';
import { Cost, Words } from './mana.js';
import { accent, fit, harmTo, inOrder, inReach, landWide, NONE, piles, restWide, sharesLife, stepWord } from './model.js';
import { hovers } from './zoom.js';

export function useBox() {
  const ref = useRef(null);
  const [box, set] = useState({ w: 0, h: 0 });
  useLayoutEffect(() => {
    const measure = () => ref.current && set((old) => {
      const w = ref.current.clientWidth, h = ref.current.clientHeight;
      return old.w === w && old.h === h ? old : { w, h };
    });
    measure();
    const seen = new ResizeObserver(measure);
    seen.observe(ref.current);
    return () => seen.disconnect();
  }, []);
  return /** @type {[{w: number, h: number}, {current: any}]} */ ([box, ref]);
}

const Stat = ({ icon, n, title, warn, open, state = '' }) => {
  const inside = html`<${Icon} n=${icon} />${n}<span class="sr"> ${title}</span>`, cls = `stat ${warn ? 'warn' : ''} ${state}`;
  return open ? html`<button class=${cls} title=${`${title}: look`} onClick=${open}>${inside}</button>` : html`<span class=${cls} title=${title}>${inside}</span>`;
};

/** How long a player may still think, counted on by the page between frames. */
function Clock({ clocks, seat }) {
  const [now, tick] = useState(performance.now()), runs = clocks.runs.includes(seat), start = useRef({ left: -1, at: 0 });
  if (start.current.left !== clocks.left[seat]) start.current = { left: clocks.left[seat], at: performance.now() };
  useEffect(() => { if (!runs) return undefined; start.current.at = performance.now(); const timer = setInterval(() => tick(performance.now()), 500); return () => clearInterval(timer); }, [runs, clocks.left[seat]]);
  const left = Math.max(0, clocks.left[seat] - (runs ? Math.max(0, Math.floor((now - start.current.at) / 1000)) : 0));
  return html`<span class=${`p-clock ${runs ? 'runs' : ''} ${left < 60 ? 'low' : ''}`} title="time left to think">${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}</span>`;
}

/** Who it is and how they stand. `own` for your own, larger one. */
export function Plate({ frame, seat, ui, own, life = true, tab, counts }) {
  const { view } = frame, p = view.seats[seat], ref = -1 - seat;
  const turns = view.turns.filter((t) => t.active.includes(seat) && !t.removed);
  const thinks = view.waiting_for.includes(seat), holds = view.turns.some((t) => t.priority.includes(seat));
  const out = !inReach(view, seat), state = ui.state(ref);
  const [damage, poison, lethal] = p.in_game ? harmTo(view, seat) : [0, 0, ''], harm = [damage > 0 && `−${damage}`, poison > 0 && `☣${poison}`].filter(Boolean).join(' ');
  const inside = tab && [...p.battlefield, ...p.command].some((o) => ui.state(o.id)); // something on a board that is not open
  const pool = ['W', 'U', 'B', 'R', 'G', 'C'].map((c, i) => `{${c}}`.repeat(Math.min(9, p.pool[i] + p.pool[i + 6]))).join('');
  const team = view.seats.filter((s) => s.team === p.team).length > 1;
  return html`<header class=${`plate ${own ? 'own' : ''} ${turns.length ? 'active' : ''} ${out ? 'out' : ''} ${thinks ? 'thinks' : ''} ${p.in_game ? '' : 'gone'} ${inside ? 'inside' : ''} ${state}`}
      data-seat=${seat} data-far=${tab ? p.battlefield.map((o) => o.id).join(' ') : null} style=${{ '--who': accent(seat) }}>
    <button class="p-name" onClick=${(e) => { if (!state) ui.focus(seat); if (state || ui.aims) ui.click(ref, e); }}>
      <b class="p-no">${seat + 1}</b> <span class="p-who">${p.name}</span><span class="sr">${seat === view.seat ? ', you' : ''}, ${p.life} life, ${p.hand_size} cards in hand</span>
      ${team && html`<span class="p-team" title="team">${String.fromCharCode(65 + p.team)}${p.leader === seat && html` <${Icon} n="crown" title="emperor" />`}</span>`}
      ${turns.map((t) => html`<span class="p-turn" title=${`turn ${t.number}, ${t.step}`}>${view.turns.length > 1 ? `◆${t.marker + 1}` : '◆'}<span class="p-step"> ${tab ? '' : stepWord(t.step)}</span></span>`)}
      ${frame.clocks && html`<${Clock} clocks=${frame.clocks} seat=${seat} />`}
      ${frame.chairs[seat].who !== 'bot' && !frame.here[seat] && html`<span class="p-out" title="not connected">away</span>`}
      ${counts && p.in_game && html`<${Stat} icon="hand" n=${p.hand_size} title="cards in hand" />`}
      ${thinks ? html`<span class="p-think" title="is deciding">···</span>` : holds && html`<span class="p-think still" title="has priority">○</span>`}
      ${view.monarch === seat && html`<span class="p-icon" title="the monarch"><${Icon} n="crown" /></span>`}
      ${view.initiative === seat && html`<span class="p-icon" title="the initiative"><${Icon} n="flag" /></span>`}
      ${out && html`<span class="p-out" title="outside your range of influence (CR 801.2)">out of range</span>`}
    </button>
    ${life && html`<span class=${`p-life ${p.life <= 5 ? 'low' : p.life > 9999 ? 'long' : ''}`} data-refs=${ref} title="life"><b key=${p.life}>${p.in_game ? p.life : '✕'}</b>${harm && html`<em class=${lethal ? 'lethal' : ''} title=${lethal ? 'what attackers would do: that is lethal' : 'what attackers would do'}>${harm}${lethal ? '!' : ''}</em>`}</span>`}
    ${!life && html`<span class="p-dot" data-refs=${ref}>${harm ? html`<em class=${lethal ? 'lethal' : ''}>${harm}${lethal ? '!' : ''}</em>` : ''}</span>`}
    ${tab && state && html`<button class="p-open" aria-label=${`look at the board of ${p.name}`} title="look at the board" onClick=${() => ui.show({ focused: seat })}>▾</button>`}
    ${!tab && html`<div class="p-stats">
      ${own && sharesLife(frame, seat) && html`<span class="stat">team life</span>`}
      <${Stat} icon="hand" n=${p.hand_size} title="cards in hand" open=${p.hand.length > 0 && !own && (() => ui.show({ drawer: `hand ${seat}` }))} /><${Stat} icon="library" n=${p.library_size} title="cards in library" warn=${p.in_game && p.library_size < 5} />
      <${Stat} icon="grave" n=${p.graveyard.length} title="cards in graveyard" state=${p.graveyard.some((o) => ui.state(o.id)) ? 'can' : ''} open=${p.graveyard.length > 0 && (() => ui.show({ drawer: `graveyard ${seat}` }))} />
      ${p.exile.length > 0 && html`<${Stat} icon="exile" n=${p.exile.length} title="exiled cards" state=${p.exile.some((o) => ui.state(o.id)) ? 'can' : ''} open=${() => ui.show({ drawer: `exile ${seat}` })} />`}
      ${p.poison > 0 && html`<${Stat} icon="poison" n=${p.poison} title="poison counters" warn=${p.poison > 6} />`}
      ${Object.entries(p.counters).map(([k, v]) => html`<${Stat} icon="counter" n=${`${v} ${k.slice(0, 3)}`} title=${`${k} counters`} />`)}
      ${p.citys_blessing && html`<span class="stat" title="the city’s blessing">blessed</span>`}
      ${p.speed > 0 && html`<span class="stat" title=${p.speed > 3 ? 'max speed' : 'speed'}>speed ${p.speed}</span>`}
      ${p.enduring_story && html`<span class="stat" title="an enduring story">storied</span>`}
      ${p.ring_tempted > 0 && html`<span class="stat" title=${`tempted by the Ring, ${p.ring_tempted} times so far`}>Ring ${p.ring_tempted}</span>`}
      ${p.scheme_deck_size > 0 && html`<${Stat} icon="scheme" n=${p.scheme_deck_size} title="cards in the scheme deck" />`}
      ${p.planar_deck_size > 0 && html`<${Stat} icon="plane" n=${p.planar_deck_size} title="cards in the planar deck" />`}
      ${p.commander_damage.map((d) => html`<span class=${`stat cmd ${d.damage >= 15 ? 'warn' : ''}`} style=${{ '--from': accent(d.owner) }}
        title=${`${d.damage} of ${frame.facts.commander_damage || 21} combat damage from ${d.commander}`}><${Icon} n="crown" />${d.damage}<small>/${frame.facts.commander_damage || 21}</small></span>`)}
      ${pool && html`<span class="stat pool" title="mana pool"><${Cost} cost=${pool} /></span>`}
    </div>`}
  </header>`;
}

export function CommandZone({ frame, seat, ui }) {
  const p = frame.view.seats[seat];
  const cards = p.command.filter((c) => !['Plane', 'Phenomenon', 'Scheme'].some((t) => c.types.includes(t)) && c.name !== 'The planar die' && c.name !== 'Speed');
  return cards.map((c) => {
    const mine = p.commanders.find((x) => x.name === c.name);
    return html`<button class=${`cmdcard ${ui.state(c.id)}`} data-refs=${c.id} style=${{ '--art': art(c) }} onClick=${(e) => ui.click(c.id, e)}
      ...${hovers(ui, c)}><${Icon} n=${mine || c.commander ? 'crown' : c.room ? 'flag' : 'scheme'} /><span>${shownName(c)}${c.room ? `: ${c.room}` : ''}</span>${mine && c.cost && html`<${Cost} cost=${c.cost} />`}${mine && mine.tax > 0 && html`<b title="commander tax">+${mine.tax}</b>`}</button>`;
  });
}

/** The permanents of a player, sized to the room there is. */
export function Board({ frame, seat, ui, most = 92, mirror }) {
  const { view } = frame, p = view.seats[seat];
  const [box, ref] = useBox();
  const groups = piles(p.battlefield.filter((o) => o.attached_to === NONE || !frame.all.get(o.attached_to)), (id) => ui.state(id));
  let w = box.w ? fit(groups, box.w - 16, box.h - 15, most) : most, folded = null;
  if (box.w && (!w || w < 78) && groups.lands.length > 2) {
    const all = groups.lands.flatMap((g) => g.all), count = all.length, up = all.filter((o) => !o.tapped).length;
    const one = { key: 'lands', land: true, folded: true, card: { ...all[0], name: 'Lands', subtypes: [...new Set(all.flatMap((o) => o.subtypes))] }, all, count, up };
    const tighter = fit({ ...groups, lands: [one] }, box.w - 16, box.h - 15, most);
    if (tighter && tighter > (w || 0) + 4 && !all.some((o) => ui.state(o.id))) [w, folded] = [tighter, one];
  }
  const lands = folded ? [folded] : groups.lands;
  const hosts = (o) => o.attachments.map((id) => frame.all.get(id)).filter(Boolean);
  const tile = (pile, wide) => html`<${Tile} key=${pile.key} pile=${pile} w=${wide} ui=${ui} state=${ui.state(pile.card.id, pile)} hosts=${hosts(pile.card)} />`;
  const total = groups.front.length + groups.lands.length + groups.rest.length;
  if (box.w && !w) {
    const count = groups.lands.reduce((s, g) => s + g.count, 0), up = groups.lands.reduce((s, g) => s + g.up, 0);
    const lines = groups.front.length + groups.rest.length + 1;
    const columns = Math.max(1, Math.min(Math.floor(box.w / 140), Math.ceil((lines * 20) / Math.max(40, box.h - 12))));
    return html`<div class="board list" ref=${ref} style=${{ columns: columns > 1 ? String(columns) : 'auto' }}>
      ${count > 0 && html`<span class="r-lands" data-refs=${groups.lands.flatMap((g) => g.all.map((o) => o.id)).join(' ')}><${Icon} n="land" /> ${count} land${count > 1 ? 's' : ''}, ${up} untapped</span>`}
      ${[...groups.front, ...groups.rest].map((g) => html`<${Row} pile=${g} ui=${ui} state=${ui.state(g.card.id, g)} />`)}</div>`;
  }
  return html`<div class=${`board ${mirror ? 'mirror' : ''}`} ref=${ref}>
    <div class="front">${groups.front.map((g) => tile(g, w))}</div>
    <div class="back">${lands.map((g) => tile(g, landWide(w)))}<i class="gap"></i>${groups.rest.map((g) => tile(g, restWide(w)))}</div>
    ${total === 0 && html`<span class="empty">nothing on the battlefield</span>`}
  </div>`;
}

/** The far side of a large table: everybody as a plate, one board open. */
export function Crowd({ frame, ui, seats, open, most }) {
  return html`<div class="crowdplates">${seats.map((s) => html`<div class=${`tab ${s === open ? 'now' : ''} ${inReach(frame.view, s) ? '' : 'far-off'}`} key=${s} style=${{ '--who': accent(s) }}><${Plate} frame=${frame} seat=${s} ui=${ui} tab counts /></div>`)}</div>
    <${Seat} key=${`open ${open}`} frame=${frame} seat=${open} ui=${ui} most=${most} />`;
}

/** Another's hand, where you may look at it: teammates', revealed ones, all of them in a replay. */
function OpenHand({ frame, seat, ui }) {
  const same = new Map();
  for (const c of inOrder(frame.view.seats[seat].hand)) same.set(`${c.name} ${ui.state(c.id)}`, [...(same.get(`${c.name} ${ui.state(c.id)}`) || []), c]);
  return html`<div class="openhand" role="group" aria-label=${`hand of ${frame.view.seats[seat].name}`}><${Icon} n="hand" />${[...same.values()].map((cards) => html`<button class=${`handcard ${frameOf(cards[0])} ${ui.state(cards[0].id)}`} key=${cards[0].id} data-refs=${cards.map((c) => c.id).join(' ')} onClick=${(e) => ui.click(cards[0].id, e, cards.map((c) => c.id))} ...${hovers(ui, cards[0])}>${shownName(cards[0])}${cards.length > 1 ? ` ×${cards.length}` : ''}</button>`)}</div>`;
}

export function Seat({ frame, seat, ui, most, weight = 1, life, cls = '' }) {
  const p = frame.view.seats[seat], out = !inReach(frame.view, seat);
  return html`<section class=${`seat ${out ? 'out' : (frame.view.seats[frame.view.seat] || {}).reach ? 'lit' : ''} ${ui.focused === seat ? 'focused' : ''} ${cls}`} aria-label=${p.name} data-seat=${seat}
      style=${{ '--who': accent(seat), '--grow': weight }}>
    <${Plate} frame=${frame} seat=${seat} ui=${ui} life=${life} />
    ${p.command.length > 0 && html`<div class="cmdzone"><${CommandZone} frame=${frame} seat=${seat} ui=${ui} /></div>`}
    ${p.hand.length > 0 && frame.view.seats.length < 7 && (p.battlefield.length < 8 || (most > 90 && cls !== 'flank')) && html`<${OpenHand} frame=${frame} seat=${seat} ui=${ui} />`}
    <${Board} frame=${frame} seat=${seat} ui=${ui} most=${most} mirror />
  </section>`;
}

export function Mine({ frame, ui, most }) {
  const seat = Math.max(frame.view.seat, 0);
  return html`<section class="seat mine" aria-label="your board" data-seat=${seat} style=${{ '--who': accent(seat), '--grow': 2.2 }}>
    <${Board} frame=${frame} seat=${seat} ui=${ui} most=${most} /></section>`;
}

/** Your plate, command zone and hand. */
export function Hand({ frame, ui, wide }) {
  const seat = Math.max(frame.view.seat, 0), p = frame.view.seats[seat]; // who looks on sits behind the first seat
  const [box, ref] = useBox(), n = p.hand.length, phone = wide < 80;
  const w = phone ? wide : Math.max(66, Math.min(wide, Math.floor((box.w - 6) / Math.max(1, n)) - 6)); // narrower before they overlap
  const step = box.w && n > 1 ? Math.max(phone ? 56 : 20, Math.min(w + 8, (box.w - w - 6) / (n - 1))) : w + 8; // on a phone, one can scroll
  return html`<div class="handrow">
    <div class="me"><${Plate} frame=${frame} seat=${seat} ui=${ui} own />
      <div class="cmdzone"><${CommandZone} frame=${frame} seat=${seat} ui=${ui} /></div></div>
    <div class="hand" ref=${ref} aria-label="your hand">${inOrder(p.hand).map((c, i) => html`<div class="held" key=${c.id} style=${{ left: `${Math.round(i * step)}px`, zIndex: i }}>
      <${Card} card=${c} w=${w} room=${i < n - 1 ? Math.min(w, Math.round(step)) : w} ui=${ui} state=${ui.state(c.id)} /></div>`)}
      ${p.hand.length === 0 && html`<span class="empty">${p.hand_size ? `${p.hand_size} cards, hidden` : 'no cards in hand'}</span>`}</div>
  </div>`;
}

/** The middle of the table: planes and their die, schemes, day or night. */
export function Middle({ frame, ui }) {
  const { view } = frame;
  const cards = view.seats.flatMap((s) => s.command).filter((c) => !c.face_down && ['Plane', 'Phenomenon', 'Scheme'].some((t) => c.types.includes(t)));
  if (!cards.length) return null;
  const rolled = [...frame.log].reverse().map((l) => l[3].match(/^(.+) rolls (.+) on the planar die$/)).find(Boolean);
  const die = view.seats[Math.max(view.seat, 0)].command.find((c) => c.name === 'The planar die');
  return html`<div class="middle">${cards.map((c) => html`<button class=${`big-card ${ui.state(c.id)}`} data-refs=${c.id} style=${{ '--art': art(c), '--who': accent(c.controller) }} onClick=${(e) => ui.click(c.id, e)} ...${hovers(ui, c)}>
    <span class="bc-art"></span><span class="bc-words"><b>${c.name}</b> <span class="bc-type">${c.types.join(' ')}${c.subtypes.length ? ` · ${c.subtypes.join(' ')}` : ''}</span>
      <span class="bc-text">${(c.text || []).map((l) => html`<span><${Words} text=${l} /> </span>`)}</span></span></button>`)}
    ${die && html`<button class=${`die ${ui.state(die.id)}`} data-refs=${die.id} onClick=${(e) => ui.click(die.id, e)}>
      <svg viewBox="0 0 48 48" aria-hidden="true"><path d="M24 3 43 13.500v21L24 45 5 34.500v-21z" fill="#232c38" stroke="currentColor" stroke-width="1.500"/><path d="M5 13.500 24 24l19-10.500M24 24v21" fill="none" stroke="currentColor" stroke-width="1.200"/>
      <path d="M24 8.500l1.600 3.300 3.600.4-2.700 2.300.8 3.400-3.300-1.800-3.300 1.800.8-3.400-2.700-2.300 3.600-.4z" fill="currentColor"/><path d="M12 24c2 4 3 6 2 10M16 24.500c-2 3-5 6-6 7" stroke="currentColor" fill="none" stroke-width="1.600"/></svg>
      ${rolled && html`<small title=${rolled[0]}>${rolled[2].replace(/^(?:a|an|the) /, '')}</small>`}<span>Roll<span class="sr"> the planar die</span><${Cost} cost=${view.die_cost || '{0}'} /></span></button>`}</div>`;
}
