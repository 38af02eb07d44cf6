// By hand: a menu on a card, and a drawer for players, tokens and effects, at tables that allow it.
import { html, useState } from './vendor/htm-preact-standalone.js';
import { accent, NONE } from './model.js';
import { shownName } from './cards.js';

const ZONES = { library: 0, hand: 1, graveyard: 2, exile: 3, battlefield: 5 };
const isUnread = (card) => (card.text || []).some((line) => /\bby hand\b/.test(line));

/** One's own cards that are not read, or in part: what is done to others is done because of one of these. */
function sources(frame) {
  const me = frame.view.seats[frame.you], stack = frame.view.turns.flatMap((t) => t.stack);
  return [...me.battlefield, ...stack.filter((o) => o.controller === frame.you), ...me.hand, ...me.graveyard, ...me.command].filter(isUnread);
}

/** The card that one carries out: the one on the stack that asks, the one picked, else the first. */
function useSource(frame) {
  const [picked, pick] = useState(NONE), all = sources(frame), asked = frame.ask && frame.ask.purpose === 'by hand' ? frame.ask.source : NONE;
  const found = all.find((c) => c.id === picked) || all.find((c) => c.id === asked) || all[0];
  const field = all.length > 0 && html`<label class="h-source">because of <select value=${found ? found.id : NONE} onChange=${(e) => pick(+e.target.value)}>${all.map((c) => html`<option value=${c.id}>${shownName(c)}</option>`)}</select></label>`;
  return /** @type {[number, any]} */ ([found ? found.id : NONE, field]);
}

const mine = (frame, card) => card.owner === frame.you || card.controller === frame.you;

/** What can be done with a card by hand: where it is decides what. */
function deeds(card) {
  const at = card.zone, to = (zone, words, more = []) => [words, 'move', [ZONES[zone], ...more]];
  const moves = [to('hand', 'to the hand'), to('graveyard', 'to the graveyard'), to('exile', 'to exile'), to('library', 'on top of the library'), to('library', 'to the bottom of the library', [-1]), to('battlefield', 'onto the battlefield')]
    .filter(([words]) => !words.includes(at));
  const board = at === 'battlefield' ? [[card.tapped ? 'untap' : 'tap', card.tapped ? 'untap' : 'tap', []], ['destroy', 'destroy', []], ['sacrifice', 'sacrifice', []], ['a +1/+1 counter', 'counters', [1], '+1/+1'], ['one +1/+1 counter less', 'counters', [-1], '+1/+1'], ['a -1/-1 counter', 'counters', [1], '-1/-1'], ['a copy of it', 'copy', [1]]] : [];
  const stack = at === 'stack' ? [['counter', 'counter', []], ['a copy of it', 'copy', [1]]] : [];
  const hand = at === 'hand' ? [['discard', 'discard', []], ['reveal', 'reveal', []]] : [];
  return [...board, ...stack, ...hand, ...(at === 'battlefield' ? moves : moves)];
}

/** The menu on a card. */
export function HandMenu({ frame, ui }) {
  const { id, x, y } = ui.handmenu, card = frame.all.get(id), [source, field] = useSource(frame);
  const [number, setNumber] = useState(2), [words, setWords] = useState('');
  if (!card) return null;
  const own = mine(frame, card), send = (act, numbers = [], text = '', refs = [id]) => { ui.send({ type: 'by hand', do: act, refs, numbers, words: text, source: own && act !== 'damage' ? NONE : source }); ui.show({ handmenu: null }); };
  const close = () => ui.show({ handmenu: null });
  const box = html`<div class="h-row"><input type="number" aria-label="how much" value=${number} onInput=${(e) => setNumber(+e.target.value)} />
    <button onClick=${() => send('damage', [number])} disabled=${source === NONE}>damage</button><button onClick=${() => send('effect', [0, number, number], words)}>+${number}/+${number} this turn</button></div>
    <div class="h-row"><input placeholder="flying; type Artifact" aria-label="keywords, types" value=${words} onInput=${(e) => setWords(e.target.value)} /><button disabled=${!words} onClick=${() => send('effect', [0, 0, 0], words)}>until end of turn</button></div>`;
  const top = Math.max(8, Math.min(y, innerHeight - 560)), left = Math.min(x, innerWidth - 340);
  return html`<div class="menu hands" role="menu" aria-label=${`${shownName(card)}, by hand`} style=${{ left: `${left}px`, top: `${top}px` }}>
    <header><b>${shownName(card)}</b> by hand</header>
    ${isUnread(card) && own && html`<button role="menuitem" onClick=${() => { ui.send({ type: 'by hand', do: 'stack', refs: [], numbers: [0], words: '', source: id }); close(); }}>its ability on the stack</button>`}
    ${deeds(card).map(([text, act, numbers, more]) => html`<button role="menuitem" onClick=${() => send(act, numbers, more)} disabled=${!own && source === NONE}>${text}</button>`)}
    ${card.zone === 'battlefield' && box}${!own && (field || html`<p>Only because of a card of yours that is not read.</p>`)}
    <button role="menuitem" class="quiet" onClick=${close}>nothing of this <kbd>Esc</kbd></button></div>`;
}

/** What is done to players, and what is made. */
export function ByHand({ frame, ui, Drawer }) {
  const [seat, setSeat] = useState(Math.max(0, frame.you)), [n, setN] = useState(1), [source, field] = useSource(frame);
  const [token, setToken] = useState({ words: 'Creature - Elephant; trample', power: 3, toughness: 3, colors: 'G' }), [mana, setMana] = useState('{G}');
  const own = seat === frame.you, who = own ? [] : [-1 - seat];
  const send = (act, numbers = [], words = '', refs = who) => ui.send({ type: 'by hand', do: act, refs, numbers, words, source: own && act !== 'pay' ? NONE : source });
  const mask = [...'WUBRG'].reduce((sum, c, i) => sum + (token.colors.toUpperCase().includes(c) ? 2 ** i : 0), 0);
  const button = (words, act, numbers, text = '', refs = who) => html`<button class="second" onClick=${() => send(act, numbers, text, refs)}>${words}</button>`;
  return html`<${Drawer} title="By hand" ui=${ui}><div class="handform">
    <p class="quiet">Right-click a card (or hold it) for what is done with it. What others cannot take back, they are asked about first.</p>
    ${frame.ask && frame.ask.purpose === 'by hand' && html`<p><b>${frame.ask.title}</b></p>`}
    <div class="h-row"><label>Player <select value=${seat} style=${{ color: accent(seat) }} onChange=${(e) => setSeat(+e.target.value)}>${frame.view.seats.map((p, s) => p.in_game && html`<option value=${s}>${p.name}</option>`)}</select></label>
      <label>Number <input type="number" value=${n} onInput=${(e) => setN(+e.target.value)} /></label></div>${!own && field}
    <div class="h-grid">${button(`draw ${n}`, 'draw', [n])}${button(`gain ${n} life`, 'life', [n], '', [-1 - seat])}${button(`lose ${n} life`, 'life', [-n], '', [-1 - seat])}
      ${button(`mill ${n}`, 'top', [2, n])}${button(`exile the top ${n}`, 'top', [3, n])}${button(`look at the top ${n}`, 'look', [0, n])}${button('look through the library', 'look', [0, 0])}
      ${button('look at the hand', 'look', [1, 0])}${button('reveal the hand', 'reveal', [1, 0])}${button('shuffle', 'shuffle', [])}${button(`${n} poison`, 'counters', [n], 'poison', [-1 - seat])}${button(`roll a d${Math.max(2, n)}`, 'roll', [Math.max(2, n), 1])}</div>
    <h3>Tokens</h3><div class="h-row"><input aria-label="token" value=${token.words} onInput=${(e) => setToken({ ...token, words: e.target.value })} /></div>
    <div class="h-row"><input type="number" aria-label="power" value=${token.power} onInput=${(e) => setToken({ ...token, power: +e.target.value })} /><input type="number" aria-label="toughness" value=${token.toughness} onInput=${(e) => setToken({ ...token, toughness: +e.target.value })} />
      <input aria-label="colours" class="short" value=${token.colors} onInput=${(e) => setToken({ ...token, colors: e.target.value })} />${button(`create ${n}`, 'token', [n, token.power, token.toughness, mask, 0], token.words)}${button('Treasure', 'token', [n], 'Treasure')}</div>
    <h3>Mana</h3><div class="h-row"><input aria-label="mana" class="short" value=${mana} onInput=${(e) => setMana(e.target.value)} />${button('add it', 'mana', [], mana)}${source !== NONE && button('pay it', 'pay', [], mana, [])}</div>
    <p><button class="ghost" onClick=${() => ui.send({ type: 'object' })}>I object to what was done by hand</button></p></div><//>`;
}
