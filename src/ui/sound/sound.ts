// The one place that makes noise: names to synthesised sounds, volume, mute, and the rules when to be silent.
// Not for: how a sound is made (voices.ts).

import { VOICES, type Voice } from './voices';

/** Every sound there is. */
export type SoundName = keyof typeof VOICES;

/** No two of one kind within this many ms. */
const APART = 60;
/** Ticks of the page before any key or click are never heard: browsers hold sound back until a person acts. */
let woken = false;
let context: AudioContext | undefined;
let master: GainNode | undefined;
let loudness = 0.6;
let muted = false;
const lastAt = new Map<SoundName, number>();

/** Sets how loud everything is. volume: 0 to 100. */
export function setSound(on: boolean, volume: number): void {
  muted = !on;
  // Ears hear loudness in steps of power: the square makes the slider feel even.
  loudness = (volume / 100) ** 2;
  if (master && context) master.gain.setTargetAtTime(muted ? 0 : loudness, context.currentTime, 0.02);
}

/** Plays a sound now; silent before the first key or click, in a hidden window, when muted, or if the same one just began. */
export function play(name: SoundName, pitch = 1): void {
  if (muted || loudness === 0 || !woken || document.hidden) return;
  const now = performance.now();
  if (now - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY) < APART) return;
  lastAt.set(name, now);
  const out = output();
  if (!out) return;
  const voice: Voice = VOICES[name];
  voice(out.context, out.master, out.context.currentTime, pitch);
}

/** Starts listening for the first key or click; returns the way to stop. Once, at the start of the app. */
export function wakeSoundOnGesture(): () => void {
  const wake = () => {
    woken = true;
    if (context?.state === 'suspended') context.resume().catch(() => undefined);
  };
  window.addEventListener('pointerdown', wake, { capture: true });
  window.addEventListener('keydown', wake, { capture: true });
  return () => {
    window.removeEventListener('pointerdown', wake, { capture: true });
    window.removeEventListener('keydown', wake, { capture: true });
  };
}

function output(): { context: AudioContext; master: GainNode } | undefined {
  if (context && master) return { context, master };
  if (typeof AudioContext === 'undefined') return undefined;
  context = new AudioContext();
  master = context.createGain();
  master.gain.value = loudness;
  // Several loud sounds at once stay below clipping.
  const limiter = context.createDynamicsCompressor();
  master.connect(limiter).connect(context.destination);
  return { context, master };
}
