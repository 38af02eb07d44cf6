// A quiet sound when one is asked after others have acted, for who wants it; and a sign in the title of the page.
import { useEffect, useRef } from './vendor/htm-preact-standalone.js';

const KEPT = 'apnap sound';
export function wantsSound() {
  try { return localStorage.getItem(KEPT) === 'on'; } catch (error) { return false; }
}
export function setSound(on) {
  try { localStorage.setItem(KEPT, on ? 'on' : 'off'); } catch (error) { /* a browser that keeps nothing */ }
  if (on) chime();
}

/** Two soft tones. */
function chime() {
  const context = new AudioContext(), at = context.currentTime;
  [[523, 0], [784, 0.12]].forEach(([pitch, later]) => {
    const tone = context.createOscillator(), volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at + later);
    volume.gain.linearRampToValueAtTime(0.08, at + later + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, at + later + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(at + later);
    tone.stop(at + later + 0.55);
  });
  setTimeout(() => context.close(), 900);
}

export function useAttention(frame) {
  const asked = frame.ask ? frame.ask.id : '', before = useRef(asked), since = useRef(performance.now());
  useEffect(() => {
    const waited = performance.now() - since.current > 1500 || document.hidden;
    if (asked && asked !== before.current && (frame.since.length || document.hidden) && waited && wantsSound()) chime();
    before.current = asked;
    since.current = performance.now();
    document.title = asked ? `● ${frame.title}, you are asked` : frame.title;
    return () => { document.title = 'apnap'; };
  }, [asked]);
}
