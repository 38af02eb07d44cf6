// The line to the server: a socket that comes back by itself, and the frame that is kept up to date by patches.
export const VERSION = 1;

/** A JSON merge patch (RFC 7396): null is gone, objects are merged, everything else is replaced. */
export function merge(old, patch) {
  const out = { ...old };
  for (const [key, value] of Object.entries(patch)) {
    const before = out[key];
    if (value === null) delete out[key];
    else if (isPlain(value) && isPlain(before)) out[key] = merge(before, value);
    else out[key] = value;
  }
  return out;
}

const isPlain = (x) => typeof x === 'object' && x !== null && !Array.isArray(x);

/**
 * A seat at a table.
 * @param {{table: string, token: string, onFrame: (data: any) => void, onSaid: (message: any) => void,
 *   onLine: (line: {up: boolean, words: string}) => void}} wish
 */
export function connect({ table, token, onFrame, onSaid, onLine }) {
  let others = [], socket = null, data = null, n = 0, tries = 0, timer = 0, closed = false;

  function open() {
    if (!location.host) return; // the page is being left
    const at = new URL('/socket', location.href);
    at.protocol = at.protocol === 'https:' ? 'wss:' : 'ws:';
    at.hash = '';
    socket = new WebSocket(at);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', v: VERSION, table, token }));
    socket.onmessage = (event) => heard(JSON.parse(event.data));
    socket.onclose = again;
  }

  function heard(message) {
    if (message.type === 'frame') {
      tries = 0;
      n = message.n;
      data = message.data;
      onLine({ up: true, words: '' });
      onFrame(data);
    } else if (message.type === 'change') {
      if (!data || message.n !== n + 1) { if (message.n > n) socket.close(); return; } // something was missed: ask again
      n = message.n;
      const log = [...data.log.slice(0, message.at), ...message.log];
      data = { ...merge(data, message.data), log };
      onFrame(data);
    } else if (message.type === 'servers') others = message.addresses;
    else if (message.type === 'closed') {
      closed = !message.again;
      if (message.go) goTo(message.go);
      onLine({ up: false, words: message.words });
    } else onSaid(message);
  }

  /** The same seat, at another server. */
  function goTo(address) {
    const at = new URL(location.pathname, address);
    if (['http:', 'https:'].includes(at.protocol)) location.href = `${at.href}#${token}`;
  }

  function again() {
    if (closed) return;
    tries += 1;
    if (tries > 4 && others.length) goTo(others[tries % others.length]); // another server has the table by now
    onLine({ up: false, words: 'The line is down. Trying again…' });
    clearTimeout(timer);
    timer = window.setTimeout(open, Math.min(4000, 150 * 2 ** Math.min(tries, 5)));
  }

  open();
  return {
    send: (message) => {
      if (!socket || socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    close: () => { closed = true; clearTimeout(timer); socket?.close(); },
  };
}

/** A wish to the lobby. */
export async function ask(path, body) {
  const options = body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const response = await fetch(path, options);
    return await response.json();
  } catch (error) {
    return { error: 'the server does not answer' };
  }
}
