// Dragging: a card out of the hand, onto what it is aimed at; an attacker onto whom it attacks; a blocker onto what it blocks.
import { html, useLayoutEffect, useRef, useState } from './vendor/htm-preact-standalone.js';

const FAR = 9; // pixels after which it is no click any more
const refsOf = (el) => (el && el.dataset.refs ? el.dataset.refs.split(' ').filter(Boolean).map(Number) : []);

/** All that lies under the pointer: things, then the player whose place it is. */
function under(x, y) {
  const out = [];
  for (const el of document.elementsFromPoint(x, y)) {
    const thing = /** @type {HTMLElement | null} */ (el.closest('[data-refs]')), seat = /** @type {HTMLElement | null} */ (el.closest('[data-seat]'));
    if (thing) out.push(...refsOf(thing));
    if (seat) out.push(-1 - Number(seat.dataset.seat));
  }
  return [...new Set(out)];
}

/** Listens for the whole table, and draws a line from what is dragged to the pointer. */
export function Drag({ ui }) {
  const [line, draw] = useState(/** @type {any} */ (null)), live = useRef(ui), held = useRef(/** @type {any} */ (null));
  live.current = ui;
  useLayoutEffect(() => {
    const down = (e) => {
      const el = e.target.closest('[data-refs]');
      if (e.button !== 0 || !el) return;
      const ref = refsOf(el).find((r) => live.current.draggable(r));
      if (ref === undefined) return;
      const box = el.getBoundingClientRect();
      held.current = { ref, x: e.clientX, y: e.clientY, from: { x: box.left + box.width / 2, y: box.top + box.height / 2 }, hand: !!el.closest('.hand'), far: false };
    };
    const move = (e) => {
      const h = held.current;
      if (!h) return;
      h.far = h.far || Math.hypot(e.clientX - h.x, e.clientY - h.y) > FAR;
      if (h.far) { live.current.look(null); draw({ ...h.from, tx: e.clientX, ty: e.clientY }); }
    };
    const up = (e) => {
      const h = held.current;
      held.current = null;
      draw(null);
      if (!h || !h.far || e.type === 'pointercancel') return;
      const stop = (click) => { click.stopPropagation(); click.preventDefault(); };
      addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', stop, { capture: true }), 50);
      const over = document.elementFromPoint(e.clientX, e.clientY);
      if (!(h.hand && over && over.closest('.handrow'))) live.current.drop(h.ref, under(e.clientX, e.clientY).filter((r) => r !== h.ref), e);
    };
    const none = (e) => { if (e.target.closest && e.target.closest('[data-refs]') && !e.target.closest('[draggable=true]')) e.preventDefault(); };
    const all = /** @type {[string, any][]} */ ([['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', up], ['dragstart', none]]);
    all.forEach(([kind, on]) => addEventListener(kind, on));
    return () => all.forEach(([kind, on]) => removeEventListener(kind, on));
  }, []);
  if (!line) return null;
  return html`<svg class="arrows dragging" aria-hidden="true"><g class="aim"><path class="halo" d=${`M${line.x} ${line.y}L${line.tx} ${line.ty}`} /><path class="line" d=${`M${line.x} ${line.y}L${line.tx} ${line.ty}`} /><circle cx=${line.tx} cy=${line.ty} r="7" /></g></svg>`;
}
