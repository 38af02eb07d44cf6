// What the page works out from a frame: who sits where, what lies together, what may be chosen. No drawing here.
export const NONE = -1000;
export const isPlayer = (ref) => ref < 0 && ref !== NONE;
export const seatOf = (ref) => -1 - ref;

export const STEPS = [
  ['upkeep', 'Upkeep', 'UP'], ['draw step', 'Draw', 'DR'], ['precombat main phase', 'Main 1', 'M1'],
  ['beginning of combat', 'Combat', 'BC'], ['declare attackers step', 'Attack', 'AT'],
  ['declare blockers step', 'Block', 'BL'], ['combat damage step', 'Damage', 'DM'],
  ['end of combat', 'End of combat', 'EC'], ['postcombat main phase', 'Main 2', 'M2'], ['end step', 'End', 'ED'],
];
const plainStep = (name) => name.replace('first ', '');
export const stepWord = (name) => (STEPS.find((s) => s[0] === plainStep(name)) || [0, name.replace(/ step$/, '')])[1];
export const isStep = (name, shown) => plainStep(name) === shown;

/** Opposite seats: side by side, in several rows where they would be too narrow, and from thirteen seats on as plates of which one is open. */
export function farPlan(count, room) {
  const columns = Math.max(1, Math.floor(room / 150)), rows = Math.ceil(count / columns);
  const wide = Math.ceil(count / rows);
  return { crowd: count > 9, rows, columns: wide, tight: room / wide < 205 };
}

const ACCENTS = ['#4cc3b5', '#ff8674', '#a994ff', '#5fb5ff', '#f58cc7', '#a6ce58', '#e99a62', '#82d6f2', '#d8a5ff',
  '#72d390', '#cdb884', '#ff9fb0'];
export const accent = (seat) => (seat < 0 ? '#b4bfcd' : ACCENTS[seat % ACCENTS.length]);

const ZONES = ['hand', 'battlefield', 'graveyard', 'exile', 'command', 'library', 'outside', 'phased_out'];

/** A frame as it is sent names objects by id; here they lie in their zones, as the parts of the page want them. */
export function inflated(data) {
  if (!data.view) return data;
  const { view } = data, all = new Map(), found = (id) => all.get(id);
  for (const [id, o] of Object.entries(view.objects)) all.set(Number(id), o);
  const zones = (p) => Object.fromEntries(ZONES.map((zone) => [zone, p[zone].map(found)]));
  const seats = view.seats.map((p) => ({ ...p, ...zones(p) }));
  const turns = view.turns.map((t) => ({ ...t, stack: t.stack.map(found) }));
  const asks = (view.asks || []).map(filled);
  return { ...data, all, view: { ...view, seats, turns, shown: view.shown.map(found) }, asks, ask: asks[0] || null, since: since(data, all) };
}

/** What the server leaves out because it is empty. */
const filled = (ask) => ({ choices: [], others: [], mana: [], may: {}, lethal: {}, proposed: [], suggestions: [], ...ask });

/** What you chose yourself need not be told you. */
const CHOSEN = /^(?:casts|plays|passes|activates|attacks|blocks|keeps|pays|taps|adds) /;

/** Whose a thing is, by its name: nobody's where two players have one. */
function holders(all) {
  const found = new Map();
  for (const o of (all || new Map()).values()) if (o.name) found.set(o.name, found.has(o.name) && found.get(o.name) !== o.controller ? -1 : o.controller);
  return found;
}

/** A line that only goes on with the one before it: life in several steps, what was sacrificed and so is gone. */
function goesOn(before, said) {
  if (!before) return false;
  if (before.text === said) { before.times += 1; return true; }
  const life = /^(loses?|gains?) (\d+) life \((-?\d+)\)$/, was = before.text.match(life), is = said.match(life);
  if (was && is && was[1] === is[1]) { before.text = `${is[1]} ${+was[2] + +is[2]} life (${is[3]})`; return true; }
  const gone = said.match(/^(.+) is put into the graveyard$/);
  return !!gone && /^sacrifices? (.+)$/.test(before.text) && before.text.endsWith(` ${gone[1]}`);
}

/** What somebody does, said to themselves: 'draws a card' is 'you draw a card'. */
function spokenTo(text) {
  const [verb, ...rest] = text.split(' '), odd = { has: 'have', is: 'are', does: 'do', was: 'were', "doesn't": "don't", "isn't": "aren't" };
  const you = odd[verb] || (/(?:ss|sh|ch|x|z)es$/.test(verb) ? verb.slice(0, -2) : /[^aeiou]ies$/.test(verb) ? `${verb.slice(0, -3)}y` : /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb);
  return [you, ...rest].join(' ');
}

/** What happened since your last answer, player by player. */
function since({ log, since: start, you, view }, all) {
  const groups = [], whose = holders(all);
  let last = you; // what names nobody is of whoever has such a card, else of whoever acted before it; and first of all that is you
  const owner = (text) => { for (const [name, seat] of whose) if (seat >= 0 && (text.startsWith(`${name} `) || text.startsWith(`${name}'`))) return seat; return last; };
  for (const [turn, step, rule, text, who] of log.slice(start)) {
    if (text.startsWith('Turn ')) continue;
    const several = view.seats.some((p) => text.startsWith(`${p.name}, `) || text.startsWith(`${p.name} and `)); // that they win is told of the game
    const seat = several ? -1 : who < 0 ? owner(text) : who;
    last = seat;
    if (/ enters the battlefield under /.test(text) && ['700.15', '608.3'].includes(rule)) continue; // it was played, or resolved
    const said = seat >= 0 && who === seat ? text.slice(view.seats[seat].name.length + 1) : text;
    if (seat === you && (CHOSEN.test(said) || / (?:attacks|blocks) /.test(said))) continue;
    let group = groups.find((g) => g.seat === seat);
    if (!group) groups.push(group = { seat, lines: [] });
    const done = said.match(/^(.+) resolves$/);
    if (done && groups.some((g) => g.lines.some((l) => l.text.startsWith(`casts ${done[1]}`) || l.text === `${done[1]} triggers`))) continue; // as expected
    const told = seat === you && who === you ? spokenTo(said) : said;
    if (!goesOn(group.lines[group.lines.length - 1], told)) group.lines.push({ turn, step, rule, text: told, times: 1 });
  }
  return groups.filter((g) => g.lines.length).map((g) => ({ ...g, skipped: Math.max(0, g.lines.length - 8), lines: g.lines.slice(-8) }));
}

/** What attackers would do to a player whom nothing more protects: damage, poison, and of what they would lose the game. */
export const harmTo = (view, seat) => (view.harm || {})[seat] || [0, 0, ''];

const worth = (cost) => [...String(cost || '').matchAll(/\{([^}]+)\}/g)].reduce((sum, [, code]) => sum + (code === 'X' ? 0 : +code || 1), 0);
/** A hand as people sort theirs: lands, then by what the cards cost. */
export const inOrder = (hand) => hand.map((c, i) => [c.types.includes('Land') && !c.cost ? -1 : worth(c.cost), c.name, i, c]).sort((a, b) => a[0] - b[0] || a[1].localeCompare(b[1]) || a[2] - b[2]).map((x) => x[3]);

/** Clockwise from your left: who sits at your side of the table, and who opposite. */
export function seating(view) {
  const n = view.seats.length, you = Math.max(view.seat, 0), at = (k) => (((you + k) % n) + n) % n;
  const mine = view.seats[you].team, left = [], right = [];
  const mates = view.seats.filter((s) => s.team === mine).length;
  if (mates > 1) {
    const most = n > 12 ? 1 : 2; // at each side of you
    for (let k = 1; k < n && left.length < most && view.seats[at(k)].team === mine; k++) left.push(at(k));
    for (let k = 1; k < n - left.length && right.length < most && view.seats[at(-k)].team === mine; k++) right.push(at(-k));
  } else if (n >= 8) {
    left.push(at(1));
    right.push(at(-1));
  }
  const near = new Set([you, ...left, ...right]), far = [];
  for (let k = 1; k < n; k++) if (!near.has(at(k))) far.push(at(k));
  return { you, left: left.reverse(), right, far };
}

/** Does this player share one life total with others? */
export const sharesLife = (frame, seat) => frame.facts.life_of.filter((s) => s === frame.facts.life_of[seat]).length > 1;

export const inReach = (view, seat) => view.seat < 0 || !view.seats[view.seat].reach || view.seats[view.seat].reach.includes(seat);

export function isFront(o) {
  return ['Creature', 'Planeswalker', 'Battle'].some((t) => o.types.includes(t)) || o.face_down;
}

/** Equal permanents in one pile; lands of one name in one, tapped or not. */
export function piles(battlefield, marks) {
  const found = new Map();
  for (const o of battlefield) {
    const land = o.types.includes('Land') && !isFront(o);
    const alone = o.attachments.length || (o.attached_to !== NONE && o.attached_to !== undefined);
    const key = land ? `land ${o.name} ${marks(o.id)}` : alone ? `#${o.id}`
      : [o.name, o.tapped, o.power, o.toughness, o.damage, o.sick, o.face_down, o.attacking, o.blocking.join(), o.commander,
        JSON.stringify(o.counters), JSON.stringify(o.noted), o.loyalty, marks(o.id)].join('|');
    if (!found.has(key)) found.set(key, { key, land, card: o, all: [], count: 0, up: 0 });
    const pile = found.get(key);
    pile.all.push(o);
    pile.count += o.many || 1;
    if (!o.tapped) pile.up += o.many || 1;
  }
  const list = [...found.values()];
  const weight = (p) => (p.card.attacking !== NONE ? 1000 : 0) + (p.card.commander ? 500 : 0) + p.card.power * 10 + p.card.toughness;
  return {
    front: list.filter((p) => !p.land && isFront(p.card)).sort((a, b) => weight(b) - weight(a)),
    lands: list.filter((p) => p.land).sort((a, b) => b.count - a.count || a.card.name.localeCompare(b.card.name)),
    rest: list.filter((p) => !p.land && !isFront(p.card)).sort((a, b) => a.card.name.localeCompare(b.card.name)),
  };
}

const GAP = 6, ROW = 8;
/** How many rows a flow of boxes takes. */
function rowsOf(widths, room) {
  let rows = widths.some((w) => w) ? 1 : 0, x = 0;
  for (const w of widths) {
    if (x && x + w > room) { rows++; x = 0; }
    x += w + GAP;
  }
  return rows;
}
export const tall = (w) => Math.round(w * 0.8);
export const landWide = (w) => Math.max(52, Math.round(w * 0.68));
export const landTall = (w) => Math.round(landWide(w) * 0.84);
export const restWide = (w) => Math.max(60, Math.round(w * 0.86));

/** The widest tile with which a board fits into a box; null when only a list will. */
export function fit({ front, lands, rest }, wide, high, most) {
  for (let w = most; w >= 60; w -= 2) {
    const rows = rowsOf(front.map(() => w), wide);
    const back = rowsOf([...lands.map(() => landWide(w)), 0, ...rest.map(() => restWide(w))], wide);
    const need = rows * (tall(w) + ROW) + back * (Math.max(lands.length ? landTall(w) : 0, rest.length ? tall(restWide(w)) : 0) + ROW) + 4;
    if (need <= high && wide >= w * 2) return w;
  }
  return null;
}

/** What a person has begun to put together, when a question is new: nothing, or what the server proposes. */
export function beginning(ask) {
  const assign = {}, amounts = {}, given = (ask && ask.default) || [];
  if (ask && ask.kind === 'attack') ask.choices.forEach((c, i) => { if (i in given && given[i] !== NONE) assign[c.value] = [given[i]]; });
  if (ask && ask.kind === 'block') for (let i = 0; i + 1 < given.length; i += 2) assign[given[i]] = [...(assign[given[i]] || []), given[i + 1]];
  if (isAmounts(ask)) ask.choices.forEach((c, i) => { amounts[c.value] = given[i] || 0; });
  const picked = isDoneByHand(ask) ? [ask.choices[0].value] : [];
  return { picked, assign, held: null, amounts, number: ask ? ask.minimum : 0, typed: '', order: ask ? ask.choices.map((c) => c.value) : [], menu: null, filter: '' };
}

/** Whoever made the table lets bots play for those who are away; everybody does while they are away themselves. */
export const maySeatBots = ({ you, chairs, here }) => you >= 0 && (chairs[you].host || !chairs.some((c, s) => c.host && here[s]));
/** Something is carried out by hand: all there is to say is that it is done. */
export const isDoneByHand = (ask) => !!ask && ask.purpose === 'by hand' && ask.kind === 'mode' && ask.choices.length === 1;
/** Cards are sorted to two sides: a click moves one, the button says that it is done. */
export const isSorting = (ask) => !!ask && ask.kind === 'choose' && ['pile', 'scry', 'surveil'].includes(ask.purpose);
export const isAmounts = (ask) => !!ask && (ask.kind === 'divide' || ask.kind === 'assign damage');
export const isDeclaring = (ask) => !!ask && (ask.kind === 'attack' || ask.kind === 'block');
/** How many a creature may attack or block. CR 508.1b, 509.1a. */
export const mostOf = (ask, ref) => (ask.kind === 'block' && (ask.most || {})[ref]) || 1;
/** Whom the creature that was taken up may attack, or what it may block. */
export const aimsOf = (ask, held) => ask.may[held] || ask.others.map((o) => o.value);
export const total = (amounts) => Object.values(amounts).reduce((a, b) => a + b, 0);

/** The answer that was put together, as the numbers that the server wants. */
export function valuesOf(ask, made) {
  switch (ask.kind) {
    case 'attack': return ask.choices.map((c) => (made.assign[c.value] || [NONE])[0]);
    case 'block': return ask.choices.flatMap((c) => (made.assign[c.value] || []).flatMap((to) => [c.value, to]));
    case 'order': return made.order;
    case 'number': return [made.number];
    case 'divide': case 'assign damage': return ask.choices.map((c) => made.amounts[c.value] || 0);
    case 'pay': return [];
    case 'mulligan': return [0];
    case 'yes or no': return [1];
    case 'priority': return [0];
    default: return made.picked;
  }
}

/** Refs that glow: what a click would choose. */
export function choosable(ask, made) {
  const out = new Set(), add = (group) => group.forEach((c) => c.refs.forEach((r) => out.add(r)));
  if (!ask) return out;
  if (isDeclaring(ask)) {
    if (made.held === null) add(ask.choices);
    else aimsOf(ask, made.held).forEach((r) => out.add(r)), out.add(made.held);
  } else if (!isAmounts(ask) && !['order', 'mulligan', 'number', 'yes or no'].includes(ask.kind)) add(ask.choices);
  return out;
}

/** All choices that an object stands for: with several, a menu asks which. */
export function choicesFor(ask, ref) {
  const found = [];
  for (const c of [...ask.choices, ...(ask.kind === 'priority' ? ask.mana : [])]) {
    const i = c.refs.indexOf(ref);
    if (i >= 0) found.push({ ...c, value: i === 0 ? c.value : c.same[i - 1] });
  }
  return found;
}

/** Does a question need room: something that cannot be clicked on the table, or that is long? */
export function needsTray(frame, ask) {
  if (!ask || isDoneByHand(ask)) return false;
  if (isAmounts(ask) || ['order', 'mulligan', 'mode'].includes(ask.kind)) return true;
  if (ask.kind !== 'choose') return false;
  return ask.choices.some((c) => !c.refs.length || c.refs.some((r) => !onTable(frame, r)));
}

/** Is it something that lies open on the table, or in your hand? */
function onTable(frame, ref) {
  if (ref < 0) return true;
  const o = frame.all.get(ref);
  return !!o && (o.zone === 'battlefield' || o.zone === 'stack' || (o.zone === 'hand' && o.owner === frame.you));
}

/** Equal neighbours on a stack folded, top first. */
export function stackPiles(stack) {
  const out = [];
  for (const o of [...stack].reverse()) {
    const last = out[out.length - 1];
    if (last && last.card.name === o.name && last.card.controller === o.controller && JSON.stringify(last.card.targets) === JSON.stringify(o.targets)) last.all.push(o);
    else out.push({ card: o, all: [o] });
  }
  return out;
}
