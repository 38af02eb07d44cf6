// The lobby: what to play, who sits where, with which decks; and tables that one can go back to.
import { html, useEffect, useState } from './vendor/htm-preact-standalone.js';
import { DeckField } from './decks.js';
import { accent } from './model.js';
import { ask } from './net.js';
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
const seat = (who) => ({ who, bot: 'first', name: '', deck: '', cards: '' });

export function Lobby() {
  const [offer, setOffer] = useState(/** @type {any} */ (null));
  const [base, setBase] = useState('duel'), [extra, setExtra] = useState(/** @type {string[]} */ ([]));
  const [seats, setSeats] = useState([seat('me'), seat('bot')]);
  const [options, setOptions] = useState({ teams: '', range: '', attack: '', key: '' });
  const [error, setError] = useState(''), [made, setMade] = useState(/** @type {any} */ (null)), [busy, setBusy] = useState(false);
  useEffect(() => { ask('/api/lobby').then((o) => (o.error ? setError(o.error) : setOffer(o))); }, []);
  if (!offer) return html`<main class="door"><h1>apnap</h1><p role="status">${error || 'Opening the lobby…'}</p></main>`;
  const bases = [{ name: 'duel', line: 'two players, one against the other', rule: '103', teams: [1, 1] }, ...offer.variants.filter((v) => !v.adds)];
  const adds = offer.variants.filter((v) => v.adds);
  const chosen = bases.find((v) => v.name === base) || bases[0];
  const variant = [base === 'duel' ? '' : base, ...extra].filter(Boolean).join('+');
  const sized = (n) => setSeats((old) => Array.from({ length: Math.max(2, Math.min(60, n)) }, (_, i) => old[i] || seat('bot')));
  const pick = (v) => { setBase(v.name); sized(v.teams.reduce((a, b) => a + b, 0)); setOptions({ ...options, teams: '' }); };
  const change = (i, part) => setSeats(seats.map((s, k) => (k === i ? { ...s, ...part } : part.who === 'me' && s.who === 'me' ? { ...s, who: 'open' } : s)));
  const begin = async () => {
    setBusy(true);
    const said = await ask('/api/tables', { variant, teams: options.teams, range: options.range, attack: options.attack, key: options.key, seats });
    setBusy(false);
    if (said.error) { setError(said.error); return; }
    const mine = seats.findIndex((s) => s.who === 'me');
    const links = said.links.filter(Boolean);
    if (mine >= 0 && said.stage !== 'gathering') { location.href = links[0] && hostLink(said); return; }
    setMade(said);
  };
  const kinds = extra.includes('brawl') ? 'brawl' : extra.includes('commander') || base.includes('commander') ? 'commander' : 'constructed';
  const decks = offer.decks.filter((d) => d.kind === kinds);
  if (made) return html`<main class="waiting"><h1>${made.title}</h1><p>Send each player their link; one opens one seat.</p>
    <ol class="chairs">${made.links.map((path, i) => html`<li style=${{ '--who': accent(i) }}><b>${i + 1}</b> <span>${made.names[i]}</span>${path && html`<${Invitation} path=${path} />`}</li>`)}</ol>
    <p>To look on: <${Invitation} path=${made.watch} /></p><p>${hostLink(made) && html`<a class="primary" href=${hostLink(made)}>To my seat</a>`}</p></main>`;
  return html`<main class="lobby"><header><h1>apnap</h1><p>A table for any number of players. <a href="/replay">Look at a recorded game</a> · <a href="/judge">Lay out a position</a></p></header>
    ${kept().length > 0 && html`<section class="panel"><h2>Go on with</h2><div class="kept">${kept().map((t) => html`<a class="second" href=${`/table/${t.id}#${t.token}`}>${t.title} <small>${new Date(t.at).toLocaleString()}</small></a>`)}</div></section>`}
    <section class="panel"><h2>What to play</h2>
      <div class="variants" role="radiogroup" aria-label="variant">${bases.map((v) => html`<button role="radio" aria-checked=${v.name === base} class=${v.name === base ? 'on' : ''} onClick=${() => pick(v)}><b>${wordy(v.name)}</b><span>${v.line}</span></button>`)}</div>
      <h3>and with it</h3><div class="adds">${adds.map((v) => html`<label title=${v.line}><input type="checkbox" checked=${extra.includes(v.name)} onChange=${(e) => { setExtra(e.target.checked ? [...extra, v.name] : extra.filter((x) => x !== v.name)); if (e.target.checked && base === 'duel' && v.teams.length > 2) sized(v.teams.length); }} /> ${wordy(v.name)} <small>${v.line}</small></label>`)}</div>
      <div class="options"><label>Seats <input type="number" min="2" max="60" value=${seats.length} onInput=${(e) => e.target.value && sized(+e.target.value)} /></label>
        <label>Teams <input placeholder="2x3, or 3,2" value=${options.teams} onInput=${(e) => setOptions({ ...options, teams: e.target.value })} /></label>
        <label>Range of influence <input placeholder="as usual" value=${options.range} onInput=${(e) => setOptions({ ...options, range: e.target.value })} /></label>
        <label>Attack <select value=${options.attack} onChange=${(e) => setOptions({ ...options, attack: e.target.value })}><option value="">as usual</option><option>multiple</option><option>left</option><option>right</option></select></label>
        ${offer.key && html`<label>Key of this server <input type="password" value=${options.key} onInput=${(e) => setOptions({ ...options, key: e.target.value })} /></label>`}</div></section>
    <section class="panel"><h2>Who sits where <small>clockwise; ${chosen.line} (CR ${chosen.rule})</small></h2>
      <div class="round">${seats.map((s, i) => html`<div class="chair" style=${{ '--who': accent(i), '--at': `${(360 * i) / seats.length}deg` }}><header><b>${i + 1}</b>
        <select aria-label=${`seat ${i + 1}`} value=${s.who} onChange=${(e) => change(i, { who: e.target.value })}><option value="me">me</option><option value="bot">bot</option><option value="open">open, by link</option></select>
        ${s.who === 'bot' && html`<select aria-label=${`bot of seat ${i + 1}`} onChange=${(e) => change(i, { bot: e.target.value })}>${offer.bots.map((b) => html`<option value=${b} selected=${b === s.bot}>${b}</option>`)}</select>`}</header>
        <input aria-label=${`name of seat ${i + 1}`} placeholder="name" maxlength="24" value=${s.name} onInput=${(e) => change(i, { name: e.target.value })} />
        ${s.who !== 'open' && html`<${DeckField} value=${s} decks=${decks} variant=${variant} seats=${seats.length} onChange=${(d) => change(i, d)} />`}</div>`)}</div></section>
    ${error && html`<p class="error" role="alert">${error}</p>`}
    <footer><button class="primary" disabled=${busy} onClick=${begin}>Sit down</button></footer></main>`;
}

/** The address of the seat of whoever made the table. */
function hostLink(said) {
  return said.mine || said.links.find(Boolean) || '';
}
