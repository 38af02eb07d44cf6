// The lobby: what to play, who sits where, with which decks; and tables that one can go back to.
import { html, useEffect, useState } from './vendor/htm-preact-standalone.js';
import { DeckField } from './decks.js';
import { accent } from './model.js';
import { ask } from './net.js';
import { Round } from './round.js';
import { Invitation } from './waiting.js';

const KEPT = 'apnap tables';

/** Tables at which this browser has a seat. */
export function kept() {
  try { return JSON.parse(localStorage.getItem(KEPT) || '[]'); } catch (error) { return []; }
}

export function remember(entry) {
  const others = kept().filter((t) => t.id !== entry.id);
  const next = entry.stage === 'over' ? others : [{ ...entry, at: Date.now() }, ...others].slice(0, 20);
  try { localStorage.setItem(KEPT, JSON.stringify(next)); } catch (error) { /* a browser that keeps nothing */ }
}

const NAMED = { 'two-headed-giant': 'Two-Headed Giant', 'free-for-all': 'Free-for-All', 'team-vs-team': 'Team vs. Team' };
const wordy = (name) => NAMED[name] || name.split('-').map((w) => w[0].toUpperCase() + w.slice(1)).join(' ');
const DUEL = { name: 'duel', line: 'two players, one against the other', rule: '103', teams: [1, 1] };
const BOTS = { search: 'strongest, takes its time', heuristic: 'strong', keen: 'quick, minds who is a threat', first: 'simple', random: 'anything that it may' };
const NAME = 'apnap name';
const called = () => { try { return localStorage.getItem(NAME) || ''; } catch (error) { return ''; } };
/** Tiles for what many come for: another variant with something added to it. */
const ADDED = [['commander', 'free-for-all'], ['planechase', 'free-for-all']];
const CLOCKS = [[0, 'no clock'], [10, '10 minutes each'], [25, '25 minutes each'], [50, '50 minutes each']];

/** What the server says about a table before it is made: teams, ranks, or why there can be none. */
function useSeating(wish) {
  const [seating, set] = useState(/** @type {any} */ (null)), key = JSON.stringify(wish);
  useEffect(() => {
    let stale = false;
    if (wish.drafts) { set({ teams: [], ranks: [], words: [], kind: 'drafted' }); return undefined; }
    const { drafts, ...plain } = wish;
    const timer = setTimeout(() => ask('/api/seating', plain).then((said) => { if (!stale) set(said); }), 120);
    return () => { stale = true; clearTimeout(timer); };
  }, [key]);
  return seating;
}

export function Lobby() {
  const [offer, setOffer] = useState(/** @type {any} */ (null)), [error, setError] = useState('');
  useEffect(() => { ask('/api/lobby').then((o) => (o.error ? setError(o.error) : setOffer(o))); }, []);
  if (!offer) return html`<main class="door"><h1>apnap</h1><p role="status">${error || 'Opening the lobby…'}</p></main>`;
  return html`<${Offered} offer=${offer} />`;
}

function Offered({ offer }) {
  const seat = (who) => ({ who, bot: offer.bot, name: '', deck: '', cards: '' });
  const [base, setBase] = useState('duel'), [extra, setExtra] = useState(/** @type {string[]} */ ([]));
  const [seats, setSeats] = useState([{ ...seat('me'), name: called() }, seat('bot')]), [at, setAt] = useState(0);
  const [options, setOptions] = useState({ teams: '', range: '', attack: '', clock: 0, key: '', by_hand: false });
  const [error, setError] = useState(''), [made, setMade] = useState(/** @type {any} */ (null)), [busy, setBusy] = useState(false);
  const bases = [DUEL, ...offer.variants.filter((v) => !v.adds)], adds = offer.variants.filter((v) => v.adds);
  const tiles = [DUEL, ...ADDED.map(([name, on]) => ({ ...adds.find((v) => v.name === name), base: on })), ...bases.slice(1), ...offer.drafts];
  const added = tiles.find((t) => t.base === base && extra.includes(t.name)), isOn = (v) => (added ? v === added : !v.base && v.name === base);
  const drafts = offer.drafts.some((d) => d.name === base);
  const variant = [base === 'duel' ? '' : base, ...(drafts ? [] : extra)].filter(Boolean).join('+');
  const wish = { variant, teams: options.teams, range: options.range, attack: options.attack, by_hand: options.by_hand && !drafts };
  useEffect(() => setError(''), [JSON.stringify([wish, seats, options.key])]); // what was wrong may be right by now
  const seating = useSeating({ ...wish, drafts, seats: seats.map(() => ({})) });
  const sized = (n) => { const count = Math.max(2, Math.min(drafts ? 10 : 60, n)); setAt(0); setSeats((old) => Array.from({ length: count }, (_, i) => old[i] || seat('bot'))); };
  const pick = (v) => { setBase(v.base || v.name); setExtra(v.base ? [v.name] : extra.filter((x) => !tiles.some((t) => t.base && t.name === x))); sized(v.teams ? v.teams.reduce((a, b) => a + b, 0) : 8); setOptions({ ...options, teams: '' }); };
  const change = (i, part) => setSeats(seats.map((s, k) => (k === i ? { ...s, ...part } : part.who === 'me' && s.who === 'me' ? { ...s, who: 'open' } : s)));
  const begin = async () => {
    setBusy(true);
    const mine = seats.find((x) => x.who === 'me');
    try { if (mine) localStorage.setItem(NAME, mine.name); } catch (error) { /* a browser that keeps nothing */ }
    const whole = { ...wish, clock: options.clock, key: options.key, seats }, said = await ask('/api/tables', whole);
    setBusy(false);
    if (said.error) { setError(said.error); return; }
    if (said.mine) remember({ id: said.id, token: said.mine.split('#')[1], title: said.title, stage: said.stage });
    if (said.mine && said.stage !== 'gathering') location.href = said.mine; else setMade(said);
  };
  if (made) return html`<${Made} made=${made} />`;
  const chosen = [...bases, ...offer.drafts].find((v) => v.name === base) || DUEL, s = seats[at] || seats[0], wrong = error || (seating && seating.error);
  const decks = offer.decks.filter((d) => d.kind === (seating && seating.kind));
  const titled = (name) => (offer.decks.find((d) => d.sold && d.name === name) || { title: name }).title;
  const note = (c) => (c.who === 'open' ? 'by link' : drafts ? (c.who === 'bot' ? 'drafts too' : 'you draft') : c.cards ? 'own deck' : titled(c.deck) || 'any deck');
  const chairs = seats.map((c) => ({ title: c.name || (c.who === 'me' ? 'You' : c.who === 'bot' ? `Bot, ${c.bot}` : 'Open'), note: note(c), free: c.who === 'open' }));
  return html`<main class="lobby"><header><h1>apnap</h1><p>A table for any number of players. <a href="/replay">Look at a recorded game</a> · <a href="/judge">Lay out a position</a></p></header>
    ${kept().length > 0 && html`<section class="panel"><h2>Go on with</h2><div class="kept">${kept().map((t) => html`<a class="second" href=${`/table/${t.id}#${t.token}`}>${t.title} <small>${new Date(t.at).toLocaleString()}</small></a>`)}</div></section>`}
    <div class="two"><section class="panel"><h2>What to play</h2>
      <div class="variants" role="radiogroup" aria-label="variant">${tiles.map((v) => html`<button role="radio" aria-checked=${isOn(v)} class=${isOn(v) ? 'on' : ''} onClick=${() => pick(v)}><b>${wordy(v.name)}</b><span>${v.line}</span></button>`)}</div>
      ${!drafts && html`<h3>and with it</h3><div class="adds">${adds.map((v) => html`<label title=${`CR ${v.rule}`}><input type="checkbox" checked=${extra.includes(v.name)} onChange=${(e) => { setExtra(e.target.checked ? [...extra, v.name] : extra.filter((x) => x !== v.name)); if (e.target.checked && base === 'duel' && v.teams.length > 2) sized(v.teams.length); }} /> ${wordy(v.name)} <small>${v.line}</small></label>`)}</div>`}
      <div class="options"><label>Seats <input type="number" min=${drafts ? 3 : 2} max=${drafts ? 10 : 60} value=${seats.length} onInput=${(e) => e.target.value && sized(+e.target.value)} /></label>
        ${!drafts && html`<label>Teams <input placeholder="2x3, or 3,2" value=${options.teams} onInput=${(e) => setOptions({ ...options, teams: e.target.value })} /></label>
        <label>Range of influence <input placeholder="as usual" value=${options.range} onInput=${(e) => setOptions({ ...options, range: e.target.value })} /></label>
        <label>Attack <select value=${options.attack} onChange=${(e) => setOptions({ ...options, attack: e.target.value })}><option value="">as usual</option><option>multiple</option><option>left</option><option>right</option></select></label>`}
        ${!drafts && html`<label class="tick" title="Cards that are not read, or in part, may be played: their players carry them out by hand."><input type="checkbox" checked=${options.by_hand} onChange=${(e) => setOptions({ ...options, by_hand: e.target.checked })} /> cards by hand</label>`}
        <label>Clock <select value=${options.clock} onChange=${(e) => setOptions({ ...options, clock: +e.target.value })}>${CLOCKS.map(([n, word]) => html`<option value=${n}>${word}</option>`)}</select></label>
        ${offer.key && html`<label>Key of this server <input type="password" value=${options.key} onInput=${(e) => setOptions({ ...options, key: e.target.value })} /></label>`}</div></section>
    <section class="panel seats"><h2>Who sits where</h2>
      <${Round} chairs=${chairs} seating=${seating} at=${at} pick=${setAt}><b>${wordy(base)}</b>${extra.length > 0 && !drafts && html`<span>with ${extra.map(wordy).join(', ')}</span>`}
        <span>${seating && seating.words && seating.words.slice(1).join(', ')}</span><small>CR ${chosen.rule}</small><//>
      <div class="chair" style=${{ '--who': accent(at) }}><header><b>${at + 1}</b>
        <select aria-label=${`seat ${at + 1}`} value=${s.who} onChange=${(e) => change(at, { who: e.target.value })}><option value="me">me</option><option value="bot">a bot</option><option value="open">open, by link</option></select>
        ${s.who === 'bot' && html`<select aria-label=${`bot of seat ${at + 1}`} onChange=${(e) => change(at, { bot: e.target.value })}>${offer.bots.map((b) => html`<option value=${b} selected=${b === s.bot}>${b}${BOTS[b] ? `: ${BOTS[b]}` : ''}</option>`)}</select>`}</header>
        <input aria-label=${`name of seat ${at + 1}`} placeholder=${s.who === 'me' ? 'your name' : 'name'} maxlength="24" value=${s.name} onInput=${(e) => change(at, { name: e.target.value })} />
        ${s.who !== 'open' && !drafts && html`<${DeckField} key=${at} value=${s} decks=${decks} variant=${variant} seats=${seats.length} byHand=${options.by_hand} allow=${() => setOptions({ ...options, by_hand: true })} onChange=${(d) => change(at, d)} />`}</div></section></div>
    <footer>${wrong && html`<p class="error" role="alert">${wrong}</p>`}<button class="primary" disabled=${busy || !!(seating && seating.error)} onClick=${begin}>${drafts ? 'Open the packs' : 'Sit down'}</button></footer></main>`;
}

/** A table with open seats: links for those who are to come. */
const Made = ({ made }) => html`<main class="waiting"><h1>${made.title}</h1><p>Send each player their link; one opens one seat.</p>
    <ol class="chairs">${made.links.map((path, i) => html`<li style=${{ '--who': accent(i) }}><b>${i + 1}</b> <span>${made.names[i]}${!path ? ' (bot)' : path === made.mine ? ', you' : ''}</span>${path && html`<${Invitation} path=${path} />`}</li>`)}</ol>
    <div class="chairs looking">To look on: <${Invitation} path=${made.watch} /></div><p>${made.mine && html`<a class="primary" href=${made.mine}>To my seat</a>`}</p></main>`;
