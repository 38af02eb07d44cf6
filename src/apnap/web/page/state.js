// What a person has put together and not yet sent, what they look at, and what they can do about it.
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from './vendor/htm-preact-standalone.js';
import { isTouch, useZoom } from './zoom.js';
import { beginning, choicesFor, choosable, isDeclaring, isSorting, mostOf, total, valuesOf } from './model.js';

const FIRST = { focused: null, drawer: null, handmenu: null, trouble: '', folded: false, made: beginning(null), stamp: 0, askId: '' };

function step(state, act) {
  const next = { ...state, stamp: state.stamp + 1 };
  if (act.type === 'look') return { ...next, ...act.with };
  const askId = act.ask ? act.ask.id : '', known = askId === state.askId;
  if (act.type === 'ask' && known) return state;
  // what is put together belongs to the question it was put together for, be it drawn only now
  return { ...next, askId, folded: known && state.folded, made: { ...(known && act.type === 'made' ? state.made : beginning(act.ask)), ...act.with } };
}

/** One more or one less of an amount, within what may be given. */
function moved(ask, amounts, value, by) {
  const now = amounts[value] || 0, sum = total(amounts);
  if ((by > 0 && sum + by > ask.maximum) || now + by < (ask.least || 0)) return amounts;
  return { ...amounts, [value]: now + by };
}

/** What others have said at the table since one last looked at the conversation. */
function useUnread(frame, open) {
  const said = frame.said || [], keys = said.map((line) => JSON.stringify(line)), [read, mark] = useState(keys[keys.length - 1]), last = keys[keys.length - 1];
  useEffect(() => { if (open) mark(last); }, [open, last]);
  return open ? [] : said.slice(keys.lastIndexOf(read) + 1).filter(([seat]) => seat !== frame.you);
}

/** All that the parts of the page may ask and do. */
export function useTable(frame, send, said) {
  const [state, act] = useReducer(step, FIRST);
  const byHand = frame.facts && frame.facts.by_hand && frame.you >= 0 && !frame.view.over;
  const [zoom, look, hold] = useZoom((ref) => frame.all.get(ref), (card, e) => { if (byHand) act({ type: 'look', with: { handmenu: { id: card.id, x: e.clientX, y: e.clientY } } }); return byHand; });
  const [sent, setSent] = useState(''); // the question that was answered, until something comes of it
  useLayoutEffect(() => setSent(''), [said]);
  const aim = useRef(/** @type {any} */ (null)); // what a card was dragged onto
  const { ask } = frame, fresh = (ask ? ask.id : '') === state.askId;
  const made = useMemo(() => (fresh ? state.made : beginning(ask)), [fresh, state.made, ask && ask.id]);
  useEffect(() => { if (!fresh) act({ type: 'ask', ask }); }, [fresh, ask && ask.id, state.askId]); // questions may follow each other at once
  const put = (part) => act({ type: 'made', ask, with: part }), show = (part) => act({ type: 'look', with: part });
  const glow = useMemo(() => choosable(ask, made), [ask, made]), willPay = new Set(ask ? ask.proposed : []);
  const waits = !!ask && sent === ask.id;
  const answer = (values, careful = false) => { if (ask && !waits && send({ type: 'answer', ask: ask.id, values, careful })) setSent(ask.id); };
  const [refused, refuse] = useState(0);
  const sure = said && said.type === 'sure' && ask && said.ask === ask.id && said.at !== refused ? said : null;
  useEffect(() => { // a card was dragged onto something: that is its target, if it may be
    const wanted = aim.current;
    if (!ask || !wanted || wanted.ask === ask.id) return;
    if (ask.purpose === 'target' && ask.maximum === 1) {
      const found = wanted.refs.flatMap((r) => choicesFor(ask, r))[0];
      if (found) answer([found.value]);
    }
    if (ask.kind !== 'pay' && ask.kind !== 'mode' && ask.kind !== 'number') aim.current = null;
  }, [ask && ask.id]);
  const toggled = (value) => (made.picked.includes(value) ? made.picked.filter((v) => v !== value)
    : ask.maximum === 1 ? [value] : [...made.picked, value].slice(-ask.maximum));

  /** A choice by its value: sent at once where one is all that is wanted. */
  function choose(value) {
    if (ask.kind === 'priority') answer([value], !aim.current);
    else if (['pay', 'yes or no', 'mulligan'].includes(ask.kind)) answer([value]);
    else if (ask.maximum === 1 && !isSorting(ask)) answer([value]);
    else put({ picked: toggled(value) });
  }

  function declare(ref) {
    const { held } = made, mine = ask.choices.some((c) => c.value === ref), most = mostOf(ask, held);
    if (held === null || (mine && !(ask.may[held] || []).includes(ref))) { // another of one's own is taken instead
      const whom = ask.may[ref] || [];
      if (made.assign[ref] && mostOf(ask, ref) === 1) { const { [ref]: gone, ...others } = made.assign; put({ assign: others, held: null }); return; }
      if (whom.length === 1 && !made.assign[ref]) { put({ assign: { ...made.assign, [ref]: whom }, held: null }); return; }
      put({ held: held === ref ? null : ref });
      return;
    }
    const before = made.assign[held] || [], has = before.includes(ref);
    const to = has && ask.kind === 'block' ? before.filter((r) => r !== ref) : [...before, ref].slice(-most);
    const assign = { ...made.assign, [held]: to };
    if (!to.length) delete assign[held];
    put({ assign, held: most === 1 ? null : held });
  }

  /** A click on something at the table: an object, a pile, or a player. */
  function click(ref, event, also = []) {
    const usable = [ref, ...also].find((r) => glow.has(r) && !(isDeclaring(ask) && made.held === null && String(r) in made.assign)) ?? ref;
    if (ask && isDeclaring(ask) && !glow.has(usable) && ask.choices.some((c) => c.value === usable)) { declare([ref, ...also].find((r) => !(r in made.assign)) ?? ref); return; }
    if (!ask || !(glow.has(usable) || (ask.kind === 'priority' && choicesFor(ask, usable).length))) {
      if (ask && isDeclaring(ask) && made.held !== null) send({ type: 'why', ref, by: made.held });
      else if (ref >= 0 && isTouch()) hold(frame.all.get(ref), event);
      else if (ask && (ref >= 0 || ask.purpose === 'target')) send({ type: 'why', ref });
      return;
    }
    look(null); // what comes of it must be seen
    if (isDeclaring(ask)) { declare(usable); return; }
    const found = choicesFor(ask, usable);
    if (found.length > 1) put({ menu: { choices: found, x: event ? event.clientX : innerWidth / 2, y: event ? event.clientY : innerHeight / 2 } });
    else if (found.length) choose(found[0].value);
  }

  /** May it be taken with the pointer? */
  const draggable = (ref) => !!ask && (isDeclaring(ask) ? ask.choices.some((c) => c.value === ref) : ask.kind === 'priority' && glow.has(ref));

  /** It was dragged onto these things. */
  function drop(ref, onto, event) {
    if (!ask) return;
    if (isDeclaring(ask)) {
      const to = onto.find((r) => (ask.may[ref] || ask.others.map((o) => o.value)).includes(r));
      if (to === undefined) { if (ask.kind === 'attack' && made.assign[ref]) { const { [ref]: gone, ...others } = made.assign; put({ assign: others }); } return; }
      const before = made.assign[ref] || [];
      put({ assign: { ...made.assign, [ref]: [...before.filter((r) => r !== to), to].slice(-mostOf(ask, ref)) }, held: null });
      return;
    }
    aim.current = { refs: onto, ask: ask.id };
    click(ref, event);
  }

  const unread = useUnread(frame, state.drawer === 'log');
  const aims = !!ask && !waits && (ask.purpose === 'target' || (isDeclaring(ask) && made.held !== null)); // what is tried and cannot be is explained
  return { ...state, unread, aims, made, zoom, sure, draggable, drop, glow, waits, send, answer, choose, click, put, show,
    state: (ref) => {
      if (made.picked.includes(ref) || made.held === ref || String(ref) in made.assign || (sure && sure.refs.includes(ref))) return 'on';
      return willPay.has(ref) ? 'will' : glow.has(ref) ? 'can' : '';
    },
    look,
    context: (card, e) => { if (isTouch()) return; look(null); if (byHand) show({ handmenu: { id: card.id, x: e.clientX, y: e.clientY } }); else hold(card, e); },
    allAt: (to) => put({ assign: Object.fromEntries(ask.choices.filter((c) => (ask.may[c.value] || [to]).includes(to)).map((c) => [c.value, [to]])), held: null }),
    aimAt: (ref) => declare(ref),
    unassign: (from) => { const { [from]: gone, ...others } = made.assign; put({ assign: others }); },
    amount: (value, by) => put({ amounts: moved(ask, made.amounts, value, by) }),
    move: (at, by) => { const order = [...made.order]; [order[at], order[at + by]] = [order[at + by], order[at]]; put({ order }); },
    take: (values) => put({ assign: beginning({ ...ask, default: values }).assign, held: null }),
    carry: (from, to) => { const order = [...made.order], [one] = order.splice(from, 1); order.splice(to, 0, one); put({ order }); },
    focus: (seat) => show({ focused: state.focused === seat ? null : seat }),
    values: () => valuesOf(ask, made),
    confirm: () => (sure ? answer(sure.values) : answer(valuesOf(ask, made))),
    undo: () => (touched(ask, made) ? act({ type: 'again', ask }) : send({ type: 'undo' })),
    cancel: () => {
      if (sure) refuse(said.at);
      else if (state.handmenu) show({ handmenu: null });
      else if (made.menu) put({ menu: null });
      else if (made.held !== null) put({ held: null });
      else if (state.drawer) show({ drawer: null });
      else if (ask && ask.cancel) send({ type: 'cancel' });
    },
    until: (wish) => ask && send({ type: 'until', ask: ask.id, ...wish }),
    stop: (whose, name) => {
      const stops = frame.view.stops;
      if (!stops) return;
      const has = stops[whose].includes(name), steps = has ? stops[whose].filter((s) => s !== name) : [...stops[whose], name];
      send({ type: 'stops', ...plain(stops), [whose]: steps });
    },
    stopOf: (seat, name) => {
      const stops = frame.view.stops, before = stops.of[seat] || [], steps = before.includes(name) ? before.filter((s) => s !== name) : [...before, name];
      send({ type: 'stops', ...plain(stops), of: { ...stops.of, [seat]: steps } });
    },
    accept: (seat, on) => {
      const stops = frame.view.stops, others = stops.accepts.filter((s) => s !== seat);
      send({ type: 'stops', ...plain(stops), accepts: on ? [...others, seat] : others });
      if (on && ask && ask.proposer === seat) answer([1]);
    },
    flip: (name) => frame.view.stops && send({ type: 'stops', ...plain(frame.view.stops), [name]: !frame.view.stops[name] }),
  };
}

const plain = ({ mine, theirs, of, hold, always, orders, accepts }) => ({ mine, theirs, of, hold, always, orders, accepts });

/** Was anything put together that has not been sent? */
function touched(ask, made) {
  if (!ask) return false;
  const was = beginning(ask);
  return ['picked', 'assign', 'amounts', 'order'].some((part) => JSON.stringify(made[part]) !== JSON.stringify(was[part]));
}
