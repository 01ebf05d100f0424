// Measures every sound in a page opened with ?bench=1, rendered offline so that no sound card is needed.

import { Offline, type ToneAudioBuffer } from 'tone';
import { SOUND_GROUPS, SOUNDS, type SoundName } from './names';
import { loudnessOf, peakOf } from './render';
import { Studio } from './studio';

/** Measurements of a sound, dBFS. */
export interface SoundFigures {
  peak: number;
  loudness: number;
}

/**
 * All measurements: each sound alone at full volume; as many as can play together, at the mixer's output; the loudness of each
 * side for an engine far on the left; and the loudness of the stands, calm and excited, and of rain.
 */
export interface AllSoundFigures {
  alone: Readonly<Record<SoundName, SoundFigures>>;
  together: SoundFigures;
  leftEngine: { left: number; right: number };
  ambience: { calm: number; excited: number; rain: number };
}

declare global {
  interface Window {
    /** Set in a page opened with ?bench=1. */
    paddockSoundBench?: () => Promise<AllSoundFigures>;
  }
}

const RATE = 44_100;
const TOGETHER = 2;
/** All faders up. */
const FULL_MIX = Object.fromEntries(['all', ...SOUND_GROUPS].map((name) => [name, 100])) as Parameters<
  Studio['mix']
>[0];

/** Adds the measurement function to the page's window. */
export function offerSoundBench(): void {
  window.paddockSoundBench = measureSounds;
}

async function measureSounds(): Promise<AllSoundFigures> {
  const names = Object.keys(SOUNDS) as SoundName[];
  const buffers = new Map<SoundName, Promise<ToneAudioBuffer>>();
  const alone: Partial<Record<SoundName, SoundFigures>> = {};
  for (const name of names) alone[name] = await measured(1.5, buffers, [name]);
  const together = await measured(TOGETHER, buffers, names);
  const [left, right] = await heardOf(0.5, (studio) => studio.engines.run(0, 1, -1));
  const [calm] = await heardOf(2, ({ ambience }) => ambience.lay(new Set(['crowd'])));
  const [excited] = await heardOf(2, ({ ambience }) => {
    ambience.lay(new Set(['crowd']));
    ambience.excite(1);
  });
  const [rain] = await heardOf(2, ({ ambience }) => ambience.lay(new Set(['rain'])));
  return {
    alone: alone as AllSoundFigures['alone'],
    together,
    leftEngine: { left, right },
    ambience: { calm, excited, rain },
  };
}

/** Loudness of the left and right sides of a continuous sound, dBFS. */
async function heardOf(seconds: number, begin: (studio: Studio) => void): Promise<[left: number, right: number]> {
  const run = (): void => {
    const studio = new Studio();
    studio.mix(FULL_MIX);
    begin(studio);
  };
  const heard = await Offline(run, seconds, 2, RATE);
  const of = (side: number): number => decibelsOf(loudnessOf(heard.getChannelData(side), RATE));
  return [of(0), of(1)];
}

/** Plays sounds at once through a mixer with all faders up. */
async function measured(
  seconds: number,
  buffers: Map<SoundName, Promise<ToneAudioBuffer>>,
  names: readonly SoundName[],
): Promise<SoundFigures> {
  const ahead = new Studio(buffers);
  await ahead.prepare(names);
  const play = async (): Promise<void> => {
    const studio = new Studio(buffers);
    studio.mix(FULL_MIX);
    // The faders need a moment to move.
    await Promise.all(names.map((name) => studio.play(name, { after: 0.3 })));
    for (const seat of [0, 1, 2, 3]) if (names.length > 1) studio.engines.run(seat, 1, 0);
  };
  const heard = await Offline(play, seconds + 0.3, 2, RATE);
  const sides = [0, 1].map((side) => heard.getChannelData(side));
  return {
    peak: decibelsOf(Math.max(...sides.map(peakOf))),
    loudness: decibelsOf(Math.max(...sides.map((side) => loudnessOf(side, RATE)))),
  };
}

function decibelsOf(factor: number): number {
  return Math.round(200 * Math.log10(Math.max(factor, 1e-6))) / 10;
}
