// What is enlarged: what the mouse rests on, what has the focus, and on a screen what a finger is held on.
import { useLayoutEffect, useRef, useState } from './vendor/htm-preact-standalone.js';

const REST = 180, HOLD = 450, NEAR = 8; // milliseconds, milliseconds, pixels
const pointer = { touch: false, x: -99, y: -99 };
const far = (e) => Math.hypot(e.clientX - pointer.x, e.clientY - pointer.y) > 3;
addEventListener('pointerdown', (e) => { pointer.touch = e.pointerType === 'touch'; pointer.x = e.clientX; pointer.y = e.clientY; }, true);
addEventListener('pointermove', (e) => { if (e.pointerType !== 'touch') pointer.touch = false; }, true);

const plain = (e) => ({ type: e.type, clientX: e.clientX, clientY: e.clientY });
/** Is this a person with fingers rather than a mouse? */
export const isTouch = () => pointer.touch;

/** Where a thing is, for what has no pointer. */
const beside = (e) => { const r = e.target.getBoundingClientRect(); return { type: 'focus', target: e.target, clientX: r.right, clientY: r.top }; };

/** Where to enlarge it: what is held in hand above the hand, of a pack beside it, so that its neighbours stay in sight. */
function placed(e) {
  if (e.placed) return e.placed;
  const near = e.target && e.target.closest ? e.target.closest('.hand, .packcards') : null, box = near && e.target.getBoundingClientRect();
  const at = { x: e.clientX, y: e.clientY, above: 0, beside: false };
  if (near && near.matches('.hand')) return { ...at, x: box.left + box.width / 2, above: near.getBoundingClientRect().top };
  const rail = e.type === 'focus' && innerWidth > 1199 && e.target && e.target.closest && e.target.closest('.felt'); // what is next must stay in sight
  return { ...at, beside: !!rail || (!!near && innerWidth > 900) };
}

/** What a card listens for, so that it is enlarged. */
export const hovers = (ui, card) => ({
  onMouseEnter: (e) => ui.look(card, e), onMouseLeave: () => ui.look(null),
  onFocus: (e) => { if (e.target.matches(':focus-visible')) ui.look(card, beside(e)); }, onBlur: () => ui.look(null),
});

/**
 * The card that is enlarged, and how to look at one. `found` has the card of a reference; `held` is called with one
 * that a finger was held on, and says whether that was all.
 */
export function useZoom(found, held = (/** @type {any} */ card, /** @type {any} */ at) => false) {
  const [zoom, set] = useState(/** @type {any} */ (null)), timer = useRef(0), wanted = useRef(/** @type {any} */ (null)), live = useRef({ found, held });
  live.current = { found, held };
  const show = (card, e, stays = false) => set({ card, stays, at: placed(e) });
  const look = (card, e = null) => {
    clearTimeout(timer.current);
    wanted.current = null;
    if (!card || !e) { set((now) => (now && now.stays ? now : null)); return; }
    if (e.type === 'mouseenter' && pointer.touch) return;
    if (e.type === 'mouseenter' && !far(e)) { wanted.current = [card, { ...plain(e), placed: placed(e) }]; return; } // the page has moved, not the mouse
    const at = placed(e);
    timer.current = window.setTimeout(() => set({ card, stays: false, at }), e.type === 'mouseenter' ? REST : 0);
  };
  useLayoutEffect(() => {
    let finger = 0, from = { clientX: 0, clientY: 0 };
    const stop = (e) => { e.stopPropagation(); e.preventDefault(); };
    const down = (e) => {
      if (!e.target.closest('.zoom')) set(null);
      const el = e.target.closest('[data-refs]');
      if (e.pointerType !== 'touch' || !el) return;
      from = e;
      finger = window.setTimeout(() => {
        const card = live.current.found(+el.dataset.refs.split(' ')[0]);
        if (!card) return;
        addEventListener('click', stop, { capture: true, once: true });
        addEventListener('pointerdown', () => removeEventListener('click', stop, { capture: true }), { capture: true, once: true });
        if (!live.current.held(card, from)) show(card, from, true);
      }, HOLD);
    };
    const move = (e) => {
      if (Math.hypot(e.clientX - from.clientX, e.clientY - from.clientY) > NEAR) clearTimeout(finger);
      if (wanted.current && far(e)) { const [card, was] = wanted.current; wanted.current = null; timer.current = window.setTimeout(() => show(card, was), REST); }
    };
    const up = () => clearTimeout(finger);
    const all = /** @type {[string, any][]} */ ([['pointerdown', down], ['pointermove', move], ['pointerup', up], ['pointercancel', up]]);
    all.forEach(([kind, on]) => addEventListener(kind, on));
    return () => { clearTimeout(timer.current); clearTimeout(finger); all.forEach(([kind, on]) => removeEventListener(kind, on)); };
  }, []);
  return /** @type {[any, (card: any, e?: any) => void, (card: any, e: any) => void]} */ ([zoom, look, (card, e) => { clearTimeout(timer.current); show(card, e || { clientX: 0, clientY: 0 }, true); }]);
}
