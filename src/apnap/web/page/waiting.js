// Before the game: who sits where, links for those who are still to come, and one's own name and deck.
import { html, useEffect, useState } from './vendor/htm-preact-standalone.js';
import { DeckField } from './decks.js';
import { accent } from './model.js';
import { ask } from './net.js';

export function Waiting({ frame, table, token, line }) {
  const me = frame.chairs[frame.you], open = me && me.who === 'open';
  const [seat, set] = useState({ name: (me && open && me.name) || '', deck: '', cards: '' });
  const [error, setError] = useState(''), [decks, setDecks] = useState(/** @type {any[]} */ ([]));
  const kind = /commander/.test(frame.variant || '') ? 'commander' : /brawl/.test(frame.variant || '') ? 'brawl' : 'constructed';
  useEffect(() => { if (open) ask('/api/lobby').then((o) => setDecks((o.decks || []).filter((d) => d.kind === kind))); }, [open]);
  const go = async (path) => {
    const said = await ask(path, { table, token, seat });
    setError(said.error || '');
  };
  return html`<main class="waiting"><h1>${frame.title}</h1><p role="status">${line.up ? 'Waiting until every seat is taken.' : line.words}</p>
    <ol class="chairs">${frame.chairs.map((c, i) => html`<li style=${{ '--who': accent(i) }}><b>${i + 1}</b> <span>${c.who === 'open' ? (c.name ? `${c.name}’s, still open` : 'open') : c.name}${c.who === 'bot' ? ` (bot, ${c.bot})` : ''}${i === frame.you ? ', you' : ''}</span>
      <em>${frame.here[i] ? 'here' : c.who === 'bot' ? '' : 'not here yet'}</em>
      ${frame.links && frame.links[i] && i !== frame.you && html`<${Invitation} path=${frame.links[i]} />`}</li>`)}</ol>
    ${open && html`<section class="panel"><h2>Take your seat</h2><label>Your name <input value=${seat.name} maxlength="24" onInput=${(e) => set({ ...seat, name: e.target.value })} /></label>
      ${!/-draft$/.test(frame.variant || '') && html`<${DeckField} value=${seat} decks=${decks} variant=${frame.variant} seats=${frame.chairs.length} byHand=${!!frame.by_hand} onChange=${(d) => set({ ...seat, ...d })} />`}
      <button class="primary" onClick=${() => go('/api/join')}>Sit down</button></section>`}
    ${me && me.host && html`<button class="second" onClick=${() => go('/api/start')}>Begin now: bots take the open seats</button>`}
    ${error && html`<p class="error" role="alert">${error}</p>`}</main>`;
}

export function Invitation({ path }) {
  const [copied, set] = useState(false);
  const address = new URL(path, location.href).href;
  return html`<span class="invite"><input readonly value=${address} aria-label="link to invite somebody" onFocus=${(e) => e.target.select()} />
    <button onClick=${(e) => copy(address, e.target.parentElement.querySelector('input')).then(set)}>${copied ? 'copied' : 'copy'}</button></span>`;
}

/** Without TLS a browser offers no clipboard to a page, and still copies what is marked. */
async function copy(address, field) {
  try { await navigator.clipboard.writeText(address); return true; } catch (error) { field.select(); return document.execCommand('copy'); }
}
