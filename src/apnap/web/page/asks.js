// What is asked of you: one bar that is always in the same place, with the main button at its right end.
import { html, useLayoutEffect, useRef, useState } from './vendor/htm-preact-standalone.js';
import { shownName } from './cards.js';
import { plainly, Words } from './mana.js';
import { ask as fetched } from './net.js';
import { accent, aimsOf, harmTo, isAmounts, isDeclaring, isDoneByHand, isPlayer, isSorting, maySeatBots, mostOf, seatOf, total } from './model.js';

export const Key = ({ k }) => html`<kbd>${k}</kbd>`;
export const nameOf = (frame, ref) => (isPlayer(ref) ? frame.view.seats[seatOf(ref)].name : frame.all.get(ref) ? shownName(frame.all.get(ref)) : 'it');

/** Who asks: an object and its controller, or the rules. */
function asker(frame) {
  const { ask, view } = frame, source = frame.all.get(ask.source) || frame.all.get(ask.origin);
  if (source) return [`${shownName(source)}, ${source.controller === view.seat ? 'yours' : view.seats[source.controller].name}`, source.controller];
  return ['the rules', -1];
}

/** How many creatures were declared, and the word for it. */
const declaredWord = (made, verb, none) => (Object.keys(made.assign).length ? `${verb} with ${Object.keys(made.assign).length}` : none);

/** What the main button says, and whether it can be pressed. */
function primary(frame, ui) {
  const { ask } = frame, { made } = ui, n = made.picked.length;
  switch (ask.kind) {
    case 'priority': return ask.choices.length && ask.choices[0].key === '0' ? [ask.choices[0].text, true] : ['Choose something', false];
    case 'number': return [ask.purpose === 'x' ? `X is ${made.number}` : `Choose ${made.number}`, made.number >= ask.minimum && made.number <= ask.maximum];
    case 'order': return ['In this order', true];
    case 'divide': case 'assign damage': return [total(made.amounts) === ask.maximum ? 'So be it' : `${ask.maximum - total(made.amounts)} left`,
      total(made.amounts) >= ask.minimum && total(made.amounts) <= ask.maximum];
    case 'pay': return [ask.owed ? `Pay ${ask.owed} as marked` : 'Pay as marked', true];
    case 'mulligan': return ['Keep', true];
    case 'yes or no': return ['Yes', true];
    case 'attack': case 'block': {
      const attack = ask.kind === 'attack';
      if (made.held !== null && !made.assign[made.held]) return [attack ? 'Choose whom' : 'Choose what', false];
      return [attack ? declaredWord(made, 'Attack', 'No attack') : declaredWord(made, 'Block', 'No blocks'), true];
    }
    default:
      if (isDoneByHand(ask)) return ['It is carried out', true];
      if (ask.purpose === 'pile' && isSorting(ask)) return [`Piles of ${n} and ${ask.choices.length - n}`, n >= ask.minimum];
      if ((ask.purpose === 'surveil' || ask.purpose === 'scry') && !n) return [ask.choices.length > 1 ? 'Keep all on top' : 'Keep it on top', ask.minimum === 0];
      if (ask.purpose === 'surveil') return [`${n} to the graveyard`, n >= ask.minimum];
      if (ask.purpose === 'scry') return [`${n} to the bottom`, n >= ask.minimum];
      if (ask.purpose === 'search' && n === 0) return ['Find nothing', ask.minimum === 0];
      return [n < ask.minimum ? `Choose ${ask.minimum - n}${n ? ' more' : ''}` : n ? `Choose ${n === 1 ? 'this' : n}` : 'Choose none', n >= ask.minimum && n <= ask.maximum];
  }
}

export function Bar({ frame, ui, line, notice }) {
  const { ask, view } = frame, chips = useRef(/** @type {any} */ (null));
  useLayoutEffect(() => { const el = chips.current; if (el) el.classList.toggle('more', el.scrollHeight > el.clientHeight + 4); });
  if (!ask) return html`<${Idle} frame=${frame} ui=${ui} line=${line} />`;
  const [who, seat] = asker(frame), [word, ready] = ui.sure ? ['Go on', true] : primary(frame, ui);
  return html`<footer class=${`bar ${ui.waits ? 'waits' : ''}`} data-ask=${ask.id} data-kind=${ask.kind} data-purpose=${ask.purpose} style=${{ '--who': accent(seat), '--me': accent(view.seat) }}>
    <div class="prompt" role="status"><b>${ui.sure ? `The only target is ${ui.sure.refs.map((r) => nameOf(frame, r)).join(', ')}` : html`<${Words} text=${ask.title} />`}</b>
      ${!line.up ? html`<span class="from bad">${line.words}</span>` : notice ? html`<span class="from bad" role="alert"><${Notice} notice=${notice} ui=${ui} /></span>` : html`<span class="from">${danger(frame)}<i class="dot"></i>asked by ${who} · <${Rule} rule=${ask.rule} title=${ask.rule_title} ui=${ui} /><span class="hint"> · ${hint(frame, ui.made)}</span></span>`}</div>
    <div class="chips" ref=${chips}><${Chips} frame=${frame} ui=${ui} /></div>
    <div class="buttons">
      ${ui.sure ? html`<button class="ghost cancel" onClick=${ui.cancel}>Not that <${Key} k="Esc" /></button>` : ask.cancel ? html`<button class="ghost cancel" onClick=${() => ui.send({ type: 'cancel' })}>Cancel <${Key} k="Esc" /></button>`
      : html`<button class="ghost undo" onClick=${ui.undo} title=${ask.undo || 'take back your last choice'} aria-disabled=${!!ask.undo}>Undo <${Key} k="Z" /></button>`}
      <${Second} frame=${frame} ui=${ui} />
      <button class="primary" disabled=${!ready || ui.waits} onClick=${ui.confirm}><span><${Words} text=${word} /></span><${Key} k="Space" /></button>
    </div></footer>`;
}

/** Nobody dies without having seen it coming. */
function danger(frame) {
  const [damage, poison, lethal] = harmTo(frame.view, frame.you), me = frame.view.seats[frame.you];
  if (!lethal || !['block', 'priority'].includes(frame.ask.kind)) return null;
  return html`<b class="danger">${lethal === 'life' ? `Attackers deal ${damage}, you have ${me.life} life. ` : lethal === 'poison' ? `Attackers give you ${poison} poison, you have ${me.poison}. ` : 'Their commander’s damage would be the end of you. '}</b>`;
}

/** A rule number that opens what it is about. */
export const Rule = ({ rule, title = '', ui }) => (rule ? html`<button class="rule" title=${title} onClick=${() => ui.send({ type: 'rule', number: rule })}>CR ${rule}</button>` : null);

const Notice = ({ notice, ui }) => html`<${Words} text=${notice.words} /> ${notice.rule && html`<${Rule} rule=${notice.rule} title=${notice.title} ui=${ui} />`}`;

/** The replay of a game that is over, as a file. */
async function save(table) {
  const said = await fetched('/api/save', { table, token: location.hash.slice(1) });
  if (said.error) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([said.replay], { type: 'application/json' }));
  link.download = said.name;
  link.click();
}

/** The same players with the same decks once more: whoever asks first begins it. */
async function playAgain(table, ui) {
  const said = await fetched('/api/again', { table, token: location.hash.slice(1) });
  if (said.mine) { location.href = said.mine; } else ui.show({ trouble: said.error });
}

/** Who won, who lost, and by which rule: those of whom the same is true together. */
function outcomes({ view }) {
  const found = new Map();
  (view.result ? view.result.reasons : []).forEach((rule, s) => {
    const key = `${view.seats[s].outcome} ${rule}`;
    if (rule) found.set(key, { words: view.seats[s].outcome, rule, names: [...(found.get(key) || { names: [] }).names, view.seats[s].name] });
  });
  return [...found.values()];
}

const listed = (names) => (names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}` : names[0]);

function Idle({ frame, ui, line }) {
  const { view } = frame, names = view.waiting_for.map((s) => view.seats[s].name).join(', ');
  if (view.over) return html`<footer class="bar over"><div class="prompt" role="status"><b>The game is over: ${view.result ? view.result.words : ''}</b>
    <span class="from">${outcomes(frame).map((o) => html`<span>${listed(o.names)} ${o.words} (<${Rule} rule=${o.rule} ui=${ui} />) </span>`)}${frame.next && html`<b class="good">The others play again. </b>`}${ui.trouble && html`<b class="danger" role="alert">${ui.trouble}</b>`}</span></div>
    <div class="chips"></div><div class="buttons">${frame.table && html`<button class="ghost" onClick=${() => save(frame.table)}>Save the replay</button><a class="ghost" href=${`/replay#${frame.table}.${location.hash.slice(1)}`}>Look at it again</a>`}${frame.table && frame.you >= 0 ? html`<a class="ghost" href="/">To the lobby</a><button class="primary" title="the same players and decks once more" onClick=${() => playAgain(frame.table, ui)}>${frame.next ? 'To the next game' : 'Play again'}</button>` : html`<a class="primary" href="/">To the lobby</a>`}</div></footer>`;
  const me = view.seats[frame.you], out = !!me && !me.in_game;
  return html`<footer class=${`bar idle ${out ? 'out' : ''}`}><div class="prompt" role="status"><b>${!line.up ? line.words : out ? `You have ${me.outcome}` : `Waiting for ${names || 'the table'}`}</b>${out && line.up && html`<span class="from">${me.reason && html`<${Rule} rule=${me.reason} ui=${ui} /> · `}the others play on: you can look on, or leave</span>`}${frame.you < 0 && !frame.recorded && line.up && html`<span class="from">you look on</span>`}</div><div class="chips"><${Away} frame=${frame} ui=${ui} among=${view.waiting_for} /></div><div class="buttons">${out && frame.table && html`<a class="ghost" href="/">To the lobby</a>`}</div></footer>`;
}

/** Seats whose people are away, for whoever may let a bot play: the host, and everybody while the host is away too. */
export function Away({ frame, ui, among = null }) {
  const may = maySeatBots(frame);
  const away = frame.chairs.map((c, s) => s).filter((s) => frame.chairs[s].who !== 'bot' && !frame.here[s] && s !== frame.you && frame.view.seats[s].in_game && (!among || among.includes(s)));
  if (!may || !away.length || frame.view.over) return null;
  return html`<p class="away">${away.map((s) => html`<span>${frame.view.seats[s].name} is away: <button class="ghost" onClick=${() => ui.send({ type: 'sit in', seat: s, bot: 'keen' })}>let a bot play</button></span> `)}</p>`;
}

/** Who takes the first turn: it matters for the hand that one keeps. */
function begins({ view, you }) {
  const first = view.turns[0].unit;
  return first.includes(you) ? 'you play' : `${first.map((s) => view.seats[s].name).join(' and ')} ${first.length > 1 ? 'play' : 'plays'}`;
}

function hint(frame, made) {
  const { ask } = frame;
  if (ask.kind === 'attack') return made.held === null ? 'click a creature, then whom; or drag it' : 'now click a player or permanent that glows';
  if (ask.kind === 'block') return made.held === null ? 'click a blocker, then the attacker; or drag it' : mostOf(ask, made.held) > 1 ? `now click what it blocks, up to ${mostOf(ask, made.held)}; then it once more` : 'now click the attacker that it blocks';
  if (ask.kind === 'pay') return '⟳ will be used; click another source instead';
  if (ask.kind === 'order') return 'drag them, or press the arrows beside them';
  if (ask.kind === 'mulligan') return `${begins(frame)} first · M takes a mulligan`;
  if (isDoneByHand(ask)) return 'right-click a card, or hold it, for what is done with it; B for players, tokens and mana';
  if (isAmounts(ask)) return `${ask.maximum} in all`;
  if (ask.kind === 'priority') return ask.choices.length > 1 ? 'click or drag what glows' : 'nothing else can be done now';
  if (ask.kind === 'number') return 'type it, or count with the arrows';
  if (ask.kind === 'yes or no') return 'Y or N';
  if (isSorting(ask)) return 'click a card to move it to the other side';
  if (ask.purpose === 'search' && ask.maximum === 1) return 'click it; or type / and some of its name';
  if (ask.maximum > 1) return `${ask.minimum === ask.maximum ? ask.minimum : `${ask.minimum} to ${ask.maximum}`} of what glows`;
  return 'click what glows';
}

const likeness = (o) => o && JSON.stringify([shownName(o), o.power, o.toughness, o.damage, o.counters, o.attachments.length]);

/** Attackers or blockers of one name with one aim, together, and those that could join them and are just like them. */
function declared(frame, made) {
  const { ask } = frame, found = new Map(), like = (ref) => likeness(frame.all.get(ref));
  for (const [from, aims] of Object.entries(made.assign)) for (const to of aims) {
    const key = `${nameOf(frame, +from)}>${to}`, before = found.get(key);
    if (before) before.on.push(+from); else found.set(key, { from: +from, to, on: [+from] });
  }
  return [...found.values()].map((group) => ({ ...group, off: ask.choices.map((c) => c.value).filter((v) => !(v in made.assign) && like(v) === like(group.from) && (ask.may[v] || [group.to]).includes(group.to)) }));
}

/** How many of a pile, where clicks would be many. */
function HowMany({ group, frame, ui }) {
  const { on, off, to, from } = group, most = on.length + off.length;
  const set = (n) => ui.put({ assign: { ...Object.fromEntries(Object.entries(ui.made.assign).filter(([ref]) => !on.includes(+ref))), ...Object.fromEntries([...on, ...off].slice(0, n).map((ref) => [ref, [to]])) }, held: null });
  return html`<label class="howmany"><input type="number" min="1" max=${most} value=${on.length} aria-label=${`how many ${nameOf(frame, from)}`} onInput=${(e) => +e.target.value >= 1 && set(Math.min(most, +e.target.value))} /> of ${most} <button class="ghost" onClick=${() => set(most)}>all</button></label>`;
}

/** The same choices as words, for keys and for what is not on the table. */
function Chips({ frame, ui }) {
  const { ask } = frame, { made } = ui;
  if (ask.kind === 'priority') return ask.choices.filter((c) => c.key !== '0').map((c, i) => html`<button class="chip" title=${plainly(c.text)} onClick=${() => ui.choose(c.value)} onMouseEnter=${(e) => ui.look(frame.all.get(c.refs[0]), e)} onMouseLeave=${() => ui.look(null)}>${i < 9 && html`<${Key} k=${i + 1} />`}<span class="ch-t"><${Words} text=${c.text} /></span>${c.same && html`<em>×${c.same.length + 1}</em>`}</button>`);
  if (ask.kind === 'pay') return ask.choices.filter((c) => !c.refs.length || !frame.all.get(c.refs[0])).map((c, i) => html`<button class="chip" onClick=${() => ui.choose(c.value)}><${Key} k=${i + 1} /><${Words} text=${c.text} /></button>`);
  if (ask.kind === 'number') return html`<${Stepper} value=${made.number} low=${ask.minimum} high=${ask.maximum} set=${(number) => ui.put({ number })} />`;
  if (isDeclaring(ask)) return html`
    ${ask.suggestions.map((s) => html`<button class="chip suggested" onClick=${() => ui.take(s.values)}>take over what ${frame.view.seats[s.by].name} suggests</button>`)}
    ${made.held !== null && aimsOf(ask, made.held).map((ref, i) => html`<button class=${`chip ${(made.assign[made.held] || []).includes(ref) ? 'on' : ''}`} onClick=${() => ui.aimAt(ref)}>${i < 9 && html`<${Key} k=${i + 1} />`}${ask.kind} ${nameOf(frame, ref)}</button>`)}
    ${ask.kind === 'attack' && made.held === null && !Object.keys(made.assign).length && ask.others.filter((o) => isPlayer(o.value)).map((o, i) => html`<button class="chip" onClick=${() => ui.allAt(o.value)}>${html`<${Key} k=${i + 1} />`}<span class="ch-t">all attack <${Words} text=${o.text} /></span></button>`)}
    ${declared(frame, made).map((group) => html`<button class="chip on" onClick=${() => ui.unassign(group.on[group.on.length - 1])} title="take one back">${group.on.length > 1 ? `${group.on.length} ` : ''}${nameOf(frame, group.from)} → ${nameOf(frame, group.to)} ✕</button>
      ${group.on.length + group.off.length > 2 && group.on.every((ref) => made.assign[ref].length === 1) && html`<${HowMany} group=${group} frame=${frame} ui=${ui} />`}`)}`;
  if (ask.proposer >= 0) return html`<button class="chip" onClick=${() => ui.accept(ask.proposer, true)}>${html`<${Key} k=${1} />`}accept all that ${frame.view.seats[ask.proposer].name} does by hand</button>`;
  if (ask.suggestions.length) return ask.suggestions.map((s, i) => html`<button class="chip" onClick=${() => ui.answer(s.values)}><${Key} k=${i + 1} />as ${frame.view.seats[s.by].name} suggests</button>`);
  return null;
}

export function Stepper({ value, low, high, set }) {
  const within = (n) => Math.max(low, Math.min(high, n));
  return html`<span class="stepper"><button onClick=${() => set(within(value - 1))} aria-label="less">−</button>
    ${high - low <= 40 && html`<input type="range" min=${low} max=${high} value=${value} onInput=${(e) => set(+e.target.value)} aria-label="how many" />`}
    <input type="number" min=${low} max=${high} value=${value} onInput=${(e) => set(within(+e.target.value || 0))} aria-label="number" />
    <button onClick=${() => set(within(value + 1))} aria-label="more">+</button></span>`;
}

function Second({ frame, ui }) {
  const { ask } = frame;
  if (ask.kind === 'priority') return html`<span class="untils"><button class="ghost" onClick=${() => ui.show({ drawer: ui.drawer === 'until' ? null : 'until' })} aria-expanded=${ui.drawer === 'until'}>Until… <${Key} k="F6" /></button>
    ${ui.drawer === 'until' && html`<${Until} frame=${frame} ui=${ui} />`}</span>`;
  if (ask.kind === 'yes or no') return html`<button class="second" onClick=${() => ui.answer([0])}>No <${Key} k="N" /></button>`;
  if (ask.kind === 'mulligan') return html`<button class="second" onClick=${() => ui.answer([1])}>Mulligan <${Key} k="M" /></button>`;
  if (ask.team && frame.view.seats.length > 2) return html`<button class="ghost suggests" title="say it to your team without doing it (CR 805.2)" onClick=${() => ui.send({ type: 'suggest', ask: ask.id, values: ui.values() })}>Suggest <${Key} k="S" /></button>`;
  return null;
}

function Until({ frame, ui }) {
  const me = frame.view.seat, [times, setTimes] = useState(1);
  const wishes = [['the next turn', 'F4', { turn: true }], ['something happens, or my turn', 'F6', { turn: true, whose: me }], ['my turn, whatever happens', 'F8', { turn: true, whose: me, firm: true }],
    ['the end step of this turn', '', { step: 'end step' }], ['my next end step', '', { step: 'end step', whose: me }], ['blocks are declared', '', { step: 'declare blockers step' }]];
  return html`<div class="untilmenu" role="group" aria-label="pass until">${wishes.map(([word, key, wish]) => html`<button onClick=${() => { ui.show({ drawer: null }); ui.until(wish); }}>pass until ${word} ${key && html`<${Key} k=${key} />`}</button>`)}
    <form class="repeat" onSubmit=${(e) => { e.preventDefault(); ui.show({ drawer: null }); ui.send({ type: 'repeat', times }); }}><label>repeat my last actions <input type="number" min="1" max="1000000000" value=${times} onInput=${(e) => setTimes(Math.max(1, +e.target.value || 1))} /> times</label><button class="second">Propose</button></form></div>`;
}
