// Renders a score once, offline, to samples that are played again and again. A race then only plays them back, and the
// measurements match what players hear.
// Not here: when to play (sound.ts), or group volumes (studio.ts).

import {
  FatOscillator,
  Filter,
  Gain,
  getContext,
  MembraneSynth,
  MetalSynth,
  Noise,
  Offline,
  Oscillator,
  ToneAudioBuffer,
  type ToneAudioNode,
} from 'tone';
import { type Layer, lengthOf, type NoiseLayer, type Score, type ToneLayer } from './layers';

/** Loudness of a score at level 0: its loudest tenth of a second, dBFS. */
const LOUDNESS = -15;
/** Peak limit of a single sound, dBFS. */
const PEAK = -3;
/** Length of a measuring window, seconds. */
const WINDOW = 0.1;
const SILENT = 0.0001;
/** Seconds after the last layer until everything has faded. */
const TAIL = 0.12;

/** Renders a score and normalises it to its level. */
export async function renderScore(score: Score): Promise<ToneAudioBuffer> {
  const rate = getContext().sampleRate;
  const raw = await Offline(() => score.layers.forEach(sound), lengthOf(score) + TAIL, 1, rate);
  const samples = raw.getChannelData(0);
  const wanted = decibels(LOUDNESS + score.level) / (loudnessOf(samples, rate) || 1);
  const gain = Math.min(wanted, decibels(PEAK) / (peakOf(samples) || 1));
  return ToneAudioBuffer.fromArray(samples.map((sample) => sample * gain));
}

/** The largest absolute sample; above 1 it would clip. */
export function peakOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
}

/** Root mean square of the loudest tenth of a second, 0 to 1. rate: samples per second. */
export function loudnessOf(samples: Float32Array, rate: number): number {
  const size = Math.round(rate * WINDOW);
  let loudest = 0;
  for (let from = 0; from < samples.length; from += size) {
    const part = samples.subarray(from, from + size);
    // Divides by the whole window, so that a short click does not count as louder.
    loudest = Math.max(loudest, Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / size));
  }
  return loudest;
}

/** Converts decibels to a factor. */
export function decibels(db: number): number {
  return 10 ** (db / 20);
}

function sound(layer: Layer): void {
  const { after: at = 0, long, loud } = layer;
  switch (layer.kind) {
    case 'tone':
      toneAt(layer);
      return;
    case 'noise':
      noiseAt(layer);
      return;
    case 'drum': {
      const envelope = { attack: 0.001, decay: long, sustain: 0, release: 0.01 };
      const drum = new MembraneSynth({ octaves: layer.drop ?? 1, pitchDecay: long * 0.25, envelope });
      drum.toDestination().triggerAttackRelease(layer.pitch, long, at, loud);
      return;
    }
    case 'metal': {
      const { harmonicity = 5.1, bright: resonance = 4000 } = layer;
      const envelope = { attack: 0.001, decay: long, release: 0.02 };
      const metal = new MetalSynth({ harmonicity, resonance, modulationIndex: 20, octaves: 1.2, envelope });
      metal.toDestination().triggerAttackRelease(layer.pitch, long, at, loud);
    }
  }
}

function toneAt(layer: ToneLayer): void {
  const { wave: type, from, to, dull, fat, after: at = 0, long } = layer;
  const source = fat ? new FatOscillator({ type, frequency: from, spread: 24, count: 3 }) : new Oscillator(from, type);
  if (to !== undefined) glide(source.frequency, from, to, at, at + long);
  const end = envelope(layer);
  if (dull === undefined) source.connect(end);
  else source.chain(new Filter(dull, 'lowpass'), end);
  source.start(at).stop(at + long + TAIL / 2);
}

function noiseAt(layer: NoiseLayer): void {
  const { colour = 'white', filter: type, from, to, q = 0.7, after: at = 0, long } = layer;
  const filter = new Filter({ type, frequency: from, Q: q });
  if (to !== undefined) glide(filter.frequency, from, to, at, at + long);
  new Noise(colour)
    .chain(filter, envelope(layer))
    .start(at)
    .stop(at + long + TAIL / 2);
}

interface Gliding {
  setValueAtTime(value: number, time: number): unknown;
  exponentialRampToValueAtTime(value: number, time: number): unknown;
}

function glide(value: Gliding, from: number, to: number, start: number, end: number): void {
  value.setValueAtTime(from, start);
  value.exponentialRampToValueAtTime(to, end);
}

/** An envelope that rises within swell seconds, then decays to silence. */
function envelope({ after: at = 0, long, loud, swell = 0.005 }: Layer): ToneAudioNode {
  const node = new Gain(0);
  node.gain.setValueAtTime(SILENT, at);
  node.gain.exponentialRampToValueAtTime(loud, Math.min(at + swell, at + long));
  node.gain.exponentialRampToValueAtTime(SILENT, at + long + TAIL / 4);
  return node.toDestination();
}
