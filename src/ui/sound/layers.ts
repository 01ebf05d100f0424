// The layers of a sound, as data: tones, noises, drums and metal, each with its time and loudness.
// Not here: rendering them (render.ts).

interface Timed {
  /** Seconds from the sound's start, and its duration. */
  readonly after?: number;
  readonly long: number;
  /** Loudness relative to the sound's other layers, 0 to 1. */
  readonly loud: number;
  /** Attack time in seconds. */
  readonly swell?: number;
}

/** An oscillator that glides. from, to: Hz. fat: three slightly detuned oscillators. */
export interface ToneLayer extends Timed {
  readonly kind: 'tone';
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  readonly from: number;
  readonly to?: number;
  readonly fat?: boolean;
  /** Cutoff of its low-pass filter, Hz. */
  readonly dull?: number;
}

/** Noise through a filter that glides. */
export interface NoiseLayer extends Timed {
  readonly kind: 'noise';
  readonly colour?: 'white' | 'pink' | 'brown';
  readonly filter: 'bandpass' | 'highpass' | 'lowpass';
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
}

/** A drum. pitch: Hz; drop: octaves that it falls. */
export interface DrumLayer extends Timed {
  readonly kind: 'drum';
  readonly pitch: number;
  readonly drop?: number;
}

/** Ringing metal. */
export interface MetalLayer extends Timed {
  readonly kind: 'metal';
  readonly pitch: number;
  readonly harmonicity?: number;
  readonly bright?: number;
}

export type Layer = ToneLayer | NoiseLayer | DrumLayer | MetalLayer;

/** A sound: its layers, and its level relative to other sounds, dB; the loudest are at 0. */
export interface Score {
  readonly level: number;
  readonly layers: readonly Layer[];
}

type Left<L extends Layer> = Omit<L, 'kind'>;

export const tone = (of: Left<ToneLayer>): ToneLayer => ({ kind: 'tone', ...of });
export const noise = (of: Left<NoiseLayer>): NoiseLayer => ({ kind: 'noise', ...of });
export const drum = (of: Left<DrumLayer>): DrumLayer => ({ kind: 'drum', ...of });
export const metal = (of: Left<MetalLayer>): MetalLayer => ({ kind: 'metal', ...of });

/** Repeats layers: one set for each of these times, in seconds. */
export function again(times: readonly number[], layersAt: (at: number, nth: number) => readonly Layer[]): Layer[] {
  return times.flatMap((at, nth) => layersAt(at, nth).map((layer) => ({ ...layer, after: (layer.after ?? 0) + at })));
}

/** Seconds from the start to the end of the last layer. */
export function lengthOf({ layers }: Score): number {
  return Math.max(...layers.map(({ after = 0, long }) => after + long));
}
