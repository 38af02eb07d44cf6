// A recorded game: a timeline by turn, step by step forward and back, from any seat's view or with all cards open.
import { html, useEffect, useLayoutEffect, useState } from './vendor/htm-preact-standalone.js';
import { inflated } from './model.js';
import { ask } from './net.js';
import { Table } from './table.js';

export function Replay() {
  const [open, setOpen] = useState(/** @type {any} */ (null)), [frame, setFrame] = useState(/** @type {any} */ (null));
  const [at, setAt] = useState(0), [seat, setSeat] = useState(-2), [error, setError] = useState(''), [told, setTold] = useState(/** @type {any} */ (null));
  const take = async (text) => {
    const said = await ask('/api/replay', { replay: text });
    setError(said.error || '');
    if (!said.error) { setOpen(said); setAt(0); }
  };
  useEffect(() => { // a game that was just played: its table and the secret of a seat
    const [table, token] = location.hash.slice(1).split('.');
    if (table.startsWith('=')) ask('/api/opened', { id: table.slice(1) }).then((said) => (said.error ? setError(said.error) : setOpen(said)));
    if (token) ask('/api/save', { table, token }).then((said) => (said.error ? setError(said.error) : take(said.replay)));
  }, []);
  useEffect(() => {
    let stale = false;
    if (open) ask('/api/moment', { id: open.id, at, seat }).then((said) => { if (!stale) { if (said.error) setError(said.error); else setFrame({ ...inflated({ ...said, since: turnStart(said.log) }), recorded: true }); } });
    return () => { stale = true; };
  }, [open, at, seat]);
  const go = (to) => setAt(Math.max(0, Math.min(open.answers, to)));
  useLayoutEffect(() => {
    const on = (e) => {
      if (!open || ['INPUT', 'SELECT'].includes(e.target.tagName)) return;
      const to = { ArrowRight: e.shiftKey ? at + 1 : next(open, at), ArrowLeft: e.shiftKey ? at - 1 : last(open, at), ArrowDown: after(open, at), ArrowUp: before(open, at), Home: 0, End: open.answers }[e.key];
      if (to !== undefined) { e.preventDefault(); e.stopImmediatePropagation(); go(to); }
    };
    addEventListener('keydown', on, true);
    return () => removeEventListener('keydown', on, true);
  });
  if (!open || !frame) return html`<main class="door" onDragOver=${(e) => e.preventDefault()} onDrop=${async (e) => { e.preventDefault(); take(await e.dataTransfer.files[0].text()); }}><h1>Replay</h1>
    <p>${open || (location.hash.length > 1 && !error) ? 'Playing it again, one moment…' : 'Open a recorded game, or drop its file here.'}</p><p><input type="file" aria-label="a replay" onChange=${async (e) => take(await e.target.files[0].text())} /></p>
    ${error && html`<p class="error" role="alert">${error}</p>`}<p><a href="/">To the lobby</a></p></main>`;
  const playOn = async () => {
    const said = await ask('/api/play-on', { id: open.id, at, seat: Math.max(0, seat) });
    if (said.error) setError(said.error); else location.href = said.mine;
  };
  const link = async () => {
    const said = await ask('/api/text', { id: open.id, at });
    if (said.error) setError(said.error); else location.href = `/judge#${encodeURIComponent(said.text)}`;
  };
  const send = (message) => { if (message.type === 'rule') ask('/api/rule', { number: message.number }).then((told) => !told.error && setTold({ type: 'told', ...told, at: performance.now() })); return true; };
  return html`<div class="replay"><${Table} frame=${frame} send=${send} said=${told} line=${{ up: true, words: '' }} />
    <nav class="timeline" aria-label="timeline"><button onClick=${() => go(before(open, at))} aria-label="a turn back">«</button><button onClick=${() => go(last(open, at))} aria-label="a step back">‹</button>
      <div class="track"><input type="range" min="0" max=${open.answers} value=${at} aria-label="moment" onInput=${(e) => go(+e.target.value)} />
        <div class="marks">${open.turns.map(([turn, first]) => html`<button style=${{ left: `${(100 * first) / Math.max(1, open.answers)}%` }} title=${`turn ${turn}`} aria-label=${`turn ${turn}`} onClick=${() => go(first)}></button>`)}</div></div>
      <button onClick=${() => go(next(open, at))} aria-label="a step forward">›</button><button onClick=${() => go(after(open, at))} aria-label="a turn forward">»</button>
      <select value=${seat} aria-label="whose view" onChange=${(e) => setSeat(+e.target.value)}><option value="-2">all open</option><option value="-1">what everybody saw</option>${open.names.map((name, s) => html`<option value=${s}>${name}</option>`)}</select>
      <button class="second" onClick=${link}>Position</button><button class="second play-on" onClick=${playOn}>Play on from here</button>${error && html`<span class="error" role="alert">${error}</span>`}</nav></div>`;
}

/** Where the log of the turn begins that is shown. */
const turnStart = (log) => { const last = log.length ? log[log.length - 1][0] : 0, at = log.findIndex((line) => line[0] === last); return Math.max(0, at); };

/** The next and the last moment at which something happened; with Shift, each answer counts. */
const next = (open, at) => open.steps.find((step) => step > at) ?? open.answers;
const last = (open, at) => [...open.steps].reverse().find((step) => step < at) ?? 0;
const after = (open, at) => (open.turns.find(([, first]) => first > at) || [0, open.answers])[1];
const before = (open, at) => ([...open.turns].reverse().find(([, first]) => first < at) || [0, 0])[1];
