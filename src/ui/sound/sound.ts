// The one place that makes noise: what is played by name, volume and faders, and the rules when to be silent.
// Not here: how a sound is made (scores/, render.ts) or mixed (studio.ts, loaded when it is first needed).

import type { Seat } from '@core/contract';
import type { BedName } from './ambience';
import type { SoundCue } from './cues';
import { SOUNDS, type SoundName } from './names';
import type { Faders, Placed, Studio } from './studio';

/** No two of one kind within this many ms. */
const APART = 60;
/** A sound that was asked for while the studio opened is still heard within this many ms. */
const LATE = 400;
/** What makes the stands rise, and how much. */
const EXCITING: Readonly<Partial<Record<SoundName, number>>> = {
  cheer: 0.6,
  roar: 1,
  gasp: 0.7,
  crash: 0.8,
  boost: 0.3,
};
const SILENCE: Faders = { all: 0, engines: 0, table: 0, crowd: 0, music: 0, chime: 0 };

/** Nothing is heard before any key or click: browsers hold sound back until a person acts. */
let awake = false;
/** The studio is large: pages with little to hear, such as the way in of a guest, do without, and so do all with sound off. */
let expected = false;
let opening: Promise<Studio | undefined> | undefined;
let studio: Studio | undefined;
let faders: Faders = { all: 60, engines: 80, table: 90, crowd: 60, music: 60, chime: 90 };
let muted = false;
let waiting: SoundName | undefined;
let ambience: ReadonlySet<BedName> = new Set();
const lastAt = new Map<SoundName, number>();

/** Sets how loud everything is: all, and each group beside the others, 0 to 100. */
export function setSound(on: boolean, wanted: Faders): void {
  muted = !on;
  faders = wanted;
  mix();
  openWhenDue();
}

/** Plays a sound now; silent before the first key or click, in a hidden window, when muted, or if the same one just began. */
export function playSound(name: SoundName, placed: Placed = {}): void {
  if (isSilent(name)) return;
  const now = performance.now();
  // Several of one kind are told apart by when they are due.
  const due = now + (placed.after ?? 0) * 1000;
  if (Math.abs(due - (lastAt.get(name) ?? Number.NEGATIVE_INFINITY)) < APART) return;
  lastAt.set(name, due);
  ready((open) => {
    open.play(name, placed).catch(ignore);
    const excited = EXCITING[name];
    if (excited !== undefined) open.beds.excite(excited);
  }, now);
}

/** Plays a sound now, or as soon as a person first touches the page; returns the way not to. */
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

/** Plays what an event asks for. panOf: where a car is, -1 left to 1 right. */
export function playCues(cues: readonly SoundCue[], panOf: (seat: Seat) => number = () => 0): void {
  for (const { sound, pitch = 1, after = 0, seat } of cues) {
    playSound(sound, { pitch, after, pan: seat === undefined ? 0 : panOf(seat) });
  }
}

/** A car goes so fast now, 0 to 1; called for as long as it moves. pan: -1 left to 1 right. */
export function runEngine(seat: Seat, speed: number, pan: number): void {
  if (!isSilent('gear')) studio?.engines.run(seat, speed, pan);
}

/** The stands have seen something that has no sound of its own. much: 0 to 1. */
export function rouseStands(much: number): void {
  if (!isSilent('cheer')) studio?.beds.excite(much);
}

/** What is heard all the time from now on; none: nothing. */
export function setAmbience(names: readonly BedName[]): void {
  ambience = new Set(names);
  studio?.beds.lay(ambience);
}

/** From now on there is something to hear: the studio is opened, as soon as a person has touched the page. */
export function expectSound(): void {
  expected = true;
  openWhenDue();
}

/** Starts listening for keys and clicks; returns the way to stop. Once, at the start of the app. */
export function wakeSoundOnGesture(): () => void {
  const stop = new AbortController();
  const listening = { capture: true, signal: stop.signal };
  const wake = (): void => {
    awake = true;
    // Where the studio opened long after the first touch, or a phone took the sound away: this touch gives it back.
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
  studio.beds.lay(ambience);
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

/** A browser without sound is no reason to stop a race. */
function ignore(): void {}
