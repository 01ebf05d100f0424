// Plays all sounds: by name, with volume and faders, and with the rules for silence.
// Not here: how a sound is made (scores/, render.ts) or mixed (studio.ts, loaded when first needed).

import type { Seat } from '@core/contract';
import type { AmbienceName } from './ambience';
import type { SoundCue } from './cues';
import { SOUNDS, type SoundName } from './names';
import type { Faders, Placed, Studio } from './studio';

/** Minimum time between two sounds of one kind, ms. */
const APART = 60;
/** A sound requested while the studio opens still plays if the delay is at most this, ms. */
const LATE = 400;
/** Sounds that excite the stands, and how much, 0 to 1. */
const EXCITING: Readonly<Partial<Record<SoundName, number>>> = {
  cheer: 0.6,
  roar: 1,
  gasp: 0.7,
  crash: 0.8,
  boost: 0.3,
};
const SILENCE: Faders = { all: 0, engines: 0, table: 0, crowd: 0, music: 0, chime: 0 };

/** False before the first key or click, because browsers block sound until a person acts. */
let awake = false;
/**
 * Whether to load the studio, which is large. Pages with little sound, such as a guest's join page, do without it, and so do all
 * pages with sound off.
 */
let expected = false;
let opening: Promise<Studio | undefined> | undefined;
let studio: Studio | undefined;
let faders: Faders = { all: 60, engines: 80, table: 90, crowd: 60, music: 60, chime: 90 };
let muted = false;
let waiting: SoundName | undefined;
let ambience: ReadonlySet<AmbienceName> = new Set();
const lastAt = new Map<SoundName, number>();

/** Sets the main volume and each group's volume, 0 to 100. */
export function setSound(on: boolean, wanted: Faders): void {
  muted = !on;
  faders = wanted;
  mix();
  openWhenDue();
}

/**
 * Plays a sound now. Silent before the first key or click, in a hidden window, when muted, or if the same sound has just started.
 */
export function playSound(name: SoundName, placed: Placed = {}): void {
  if (isSilent(name)) return;
  const now = performance.now();
  // Several of one kind are distinguished by when they are due.
  const due = now + (placed.after ?? 0) * 1000;
  if (Math.abs(due - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY)) < APART) return;
  lastAt.set(name, due);
  ready((open) => {
    open.play(name, placed).catch(ignore);
    const excited = EXCITING[name];
    if (excited !== undefined) open.ambience.excite(excited);
  }, now);
}

/** Plays a sound now, or as soon as a person first touches the page. Returns a function that cancels it. */
export function playWhenAwake(name: SoundName): () => void {
  if (opening !== undefined) {
    playSound(name);
    return ignore;
  }
  waiting = name;
  return () => {
    if (waiting === name) waiting = undefined;
  };
}

/** Plays an event's cues. panOf: the position of a car, -1 left to 1 right. */
export function playCues(cues: readonly SoundCue[], panOf: (seat: Seat) => number = () => 0): void {
  for (const { sound, pitch = 1, after = 0, seat } of cues) {
    playSound(sound, { pitch, after, pan: seat === undefined ? 0 : panOf(seat) });
  }
}

/** Sets the engine sound of a moving car to its speed, 0 to 1; called for as long as it moves. pan: -1 left to 1 right. */
export function runEngine(seat: Seat, speed: number, pan: number): void {
  if (!isSilent('gear')) studio?.engines.run(seat, speed, pan);
}

/** Excites the stands for something without its own sound. much: 0 to 1. */
export function rouseStands(much: number): void {
  if (!isSilent('cheer')) studio?.ambience.excite(much);
}

/** Sets the continuous sounds; an empty list: silence. */
export function setAmbience(names: readonly AmbienceName[]): void {
  ambience = new Set(names);
  studio?.ambience.lay(ambience);
}

/** Loads the studio as soon as a person has touched the page. */
export function expectSound(): void {
  expected = true;
  openWhenDue();
}

/** Starts listening for keys and clicks; returns a function that stops it. Called once, at the start of the app. */
export function wakeSoundOnGesture(): () => void {
  const stop = new AbortController();
  const listening = { capture: true, signal: stop.signal };
  const wake = (): void => {
    awake = true;
    // If the studio opened long after the first touch, or a phone suspended the sound, this touch resumes it.
    studio?.wake();
    openWhenDue();
  };
  window.addEventListener('pointerdown', wake, listening);
  window.addEventListener('keydown', wake, listening);
  document.addEventListener('visibilitychange', mix, listening);
  return () => stop.abort();
}

function openWhenDue(): void {
  if (!(awake && expected) || muted || opening !== undefined) return;
  opening = openStudio();
  if (waiting !== undefined) playSound(waiting);
}

async function openStudio(): Promise<Studio | undefined> {
  if (typeof AudioContext === 'undefined') return undefined;
  const { Studio: StudioHere } = await import('./studio');
  studio = await StudioHere.open();
  mix();
  studio.ambience.lay(ambience);
  return studio;
}

function mix(): void {
  studio?.mix(muted || document.hidden ? SILENCE : faders);
}

function isSilent(name: SoundName): boolean {
  const group = SOUNDS[name];
  const fader = group === 'page' ? 100 : faders[group];
  return muted || faders.all === 0 || fader === 0 || opening === undefined || document.hidden;
}

function ready(then: (open: Studio) => void, asked: number): void {
  if (studio !== undefined) then(studio);
  else
    opening?.then((open) => {
      if (open !== undefined && performance.now() - asked < LATE) then(open);
    }, ignore);
}

/** Ignores errors, because a race also works without sound. */
function ignore(): void {}
