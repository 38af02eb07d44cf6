// Keys, as players know them; `?` lists them.
import { useLayoutEffect, useRef } from './vendor/htm-preact-standalone.js';

export const KEYS = [['Space or F2', 'the main button'], ['1 to 9', 'a choice by its number; digits and arrows for a number'], ['Tab, arrows', 'to the next thing that glows; after the last, Tab goes on to the buttons'], ['Shift+Tab', 'back, through everything'], ['Enter', 'choose it'], ['/', 'find by name among many; Enter takes the first'],
  ['Esc', 'cancel, close'], ['Z or Ctrl+Z', 'undo your last choice'], ['F4', 'pass until the next turn'], ['F6', 'pass until something happens'], ['F8', 'pass until your turn, whatever happens'],
  ['Y / N', 'yes, no; Y on a trigger: always pass on it'], ['M', 'mulligan'], ['A', 'all attack the player you looked at last'], ['[ and ]', 'look at the next seat'],
  ['T', 'fold the tray away to see the table'], ['H', 'hold priority after what you cast'], ['E', 'explain the card under the pointer, layer by layer'],
  ['W', 'why can I not choose it?'], ['L', 'log and chat'], ['P', 'when you are asked: stops'], ['G', 'the graveyard of the seat you looked at last'], ['S', 'suggest it to your team, without doing it'], ['B', 'by hand, where the table allows it; right-click for a card'], ['?', 'this list']];

const GLOWING = 'button.can, button.on, .plate.can .p-name, .chip, .mode, .tray .stepper button, .order button:enabled';

/** All that can be chosen: first of all what lies in the tray, where there is one. */
function glowing() {
  const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(GLOWING)]).filter((el) => el.offsetParent !== null), isHere = (el) => !!el.closest('.tray');
  return [...all.filter(isHere), ...all.filter((el) => !isHere(el))];
}

const asked = () => { const bar = /** @type {HTMLElement | null} */ (document.querySelector('.bar[data-kind=choose]')); return bar ? bar.dataset.ask : undefined; };
let last = { refs: /** @type {string[]} */ ([]), ask: /** @type {string | undefined} */ ('') }; // what had the focus, and for which question
addEventListener('focusin', (e) => { const of = /** @type {HTMLElement} */ (e.target).closest('[data-refs]'); last = { refs: of instanceof HTMLElement ? (of.dataset.refs || '').split(' ') : [], ask: asked() }; });

/** What has the focus; where a choice has drawn it again, what it is now. */
function focus(all) {
  const at = /** @type {HTMLElement} */ (document.activeElement || document.body);
  return (at === document.body && last.ask && last.ask === asked() && all.find((el) => (el.dataset.refs || '').split(' ').some((ref) => ref && last.refs.includes(ref)))) || at;
}

/** The next thing that can be chosen, from where the focus is. */
function go(by) {
  const all = glowing();
  if (!all.length) return;
  const at = all.indexOf(focus(all));
  all[(at + by + all.length) % all.length]?.focus();
}

/** What comes next with Tab: what glows, from a thing on the table or from nowhere; otherwise whatever the browser has next. */
function ahead() {
  const all = glowing(), at = focus(all);
  if (all.includes(at)) return all[all.indexOf(at) + 1] || null;
  if (at !== document.body && !at.closest('[data-refs], .plate')) return null;
  return all.find((el) => at !== document.body && at.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING) || all[0] || null;
}

const press = (selector, i = 0) => /** @type {HTMLElement | undefined} */ (document.querySelectorAll(selector)[i])?.click();

/** What is marked with this digit. */
const numbered = (selector, key) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]).find((el) => el.querySelector('kbd')?.textContent === key);

export function useKeys(frame, ui) {
  const live = useRef(/** @type {any} */ (null)); // what is drawn now, for a key that comes at once
  live.current = [frame, ui];
  useLayoutEffect(() => {
    const on = (e) => {
      if (['INPUT', 'TEXTAREA', 'SELECT'].includes(e.target.tagName) && e.target.type !== 'range') { if (e.key === 'Escape') { e.target.blur(); if (e.target.closest('.drawer')) live.current[1].show({ drawer: null }); } return; }
      if ((e.ctrlKey || e.metaKey) && e.key.toLowerCase() === 'z' && !e.altKey && !e.shiftKey) { e.preventDefault(); live.current[1].undo(); return; }
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      const act = keyed(e.key, e.shiftKey, live.current[0], live.current[1]);
      if (act) { e.preventDefault(); act(); }
    };
    addEventListener('keydown', on);
    return () => removeEventListener('keydown', on);
  }, []);
}

/** The number that a key makes of the one that is there: digits write a new one, arrows count. */
function numberBy(key, ask, { number, typed }) {
  const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[key], within = (x) => Math.max(ask.minimum, Math.min(ask.maximum, x));
  if (by) return { number: within(number + by), typed: '' };
  const now = key === 'Backspace' ? typed.slice(0, -1) : /^\d$/.test(key) ? (+(typed + key) > ask.maximum ? key : typed + key) : null;
  return now === null ? null : { number: within(+now), typed: now };
}

/** What a key does now; nothing for a key that the browser may have. */
function keyed(key, shift, frame, ui) {
  const { ask } = frame, me = frame.view.seat, n = frame.view.seats.length;
  const number = ask && ask.kind === 'number' && !ui.drawer && numberBy(key, ask, ui.made);
  if (number) return () => ui.put(number);
  switch (key) {
    case ' ': case 'F2': return () => press('.bar .primary');
    case 'Escape': return ui.cancel;
    case 'z': case 'Z': return ui.undo;
    case 'F4': return () => ui.until({ turn: true });
    case 'F6': return () => ui.until({ turn: true, whose: me });
    case 'F8': return () => ui.until({ turn: true, whose: me, firm: true });
    case 'ArrowRight': case 'ArrowDown': return () => go(1);
    case 'ArrowLeft': case 'ArrowUp': return () => go(-1);
    case 'Tab': { const next = shift ? null : ahead(); return next && (() => next.focus()); }
    case 'y': case 'Y': return () => press(ask && ask.kind === 'yes or no' ? '.bar .primary' : '.i-yield');
    case 'n': case 'N': return ask && ask.kind === 'yes or no' ? () => press('.bar .second') : null;
    case 'm': case 'M': return ask && ask.kind === 'mulligan' ? () => press('.bar .second') : null;
    case 'h': case 'H': return () => ui.flip('hold');
    case 'a': case 'A': return ask && ask.kind === 'attack' ? () => ui.allAt((ask.others.find((o) => o.value === -1 - ui.focused) || ask.others[0]).value) : null;
    case 'l': case 'L': return () => ui.show({ drawer: ui.drawer === 'log' ? null : 'log' });
    case '/': { const field = /** @type {HTMLElement | null} */ (document.querySelector('.find input, .drawer input[type=search]')); return field && (() => field.focus()); }
    case 'p': case 'P': return frame.view.stops ? () => ui.show({ drawer: ui.drawer === 'stops' ? null : 'stops' }) : null;
    case 'g': case 'G': return () => { const zone = `graveyard ${ui.focused ?? Math.max(me, 0)}`; ui.show({ drawer: ui.drawer === zone ? null : zone }); };
    case 's': case 'S': return () => press('.bar .suggests');
    case 'b': case 'B': return frame.facts.by_hand && frame.you >= 0 ? () => ui.show({ drawer: ui.drawer === 'by hand' ? null : 'by hand' }) : null;
    case '?': return () => ui.show({ drawer: ui.drawer === 'help' ? null : 'help' });
    case 't': case 'T': return () => ui.show({ folded: !ui.folded });
    case 'e': case 'E': return ui.zoom ? () => ui.send({ type: 'explain', ref: ui.zoom.card.id }) : null;
    case 'w': case 'W': return ui.zoom ? () => ui.send({ type: 'why', ref: ui.zoom.card.id }) : null;
    case '[': case ']': return () => ui.show({ focused: ((ui.focused ?? Math.max(me, 0)) + (key === ']' ? 1 : n - 1)) % n });
    default: return /^[1-9]$/.test(key) ? () => numbered(ui.made.menu ? '.menu button' : '.chip, .mode', key)?.click() : null;
  }
}
