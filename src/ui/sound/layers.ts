// What a sound is made of, as data: tones, noises, drums and metal, each with its time and loudness.
// Not here: making it audible (render.ts).

interface Timed {
  /** Seconds from the sound's start, and how long it lasts. */
  readonly after?: number;
  readonly long: number;
  /** 0 to 1, beside the sound's other layers. */
  readonly loud: number;
  /** Seconds until full loudness. */
  readonly swell?: number;
}

/** An oscillator that glides. from, to: Hz. fat: as three, a little apart. */
export interface ToneLayer extends Timed {
  readonly kind: 'tone';
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth';
  readonly from: number;
  readonly to?: number;
  readonly fat?: boolean;
  /** Low-pass over it, Hz. */
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

/** A skin that is struck. pitch: Hz; drop: octaves that it falls. */
export interface DrumLayer extends Timed {
  readonly kind: 'drum';
  readonly pitch: number;
  readonly drop?: number;
}

/** Metal that rings. */
export interface MetalLayer extends Timed {
  readonly kind: 'metal';
  readonly pitch: number;
  readonly harmonicity?: number;
  readonly bright?: number;
}

export type Layer = ToneLayer | NoiseLayer | DrumLayer | MetalLayer;

/** A sound: its layers, and how loud it is beside all other sounds, dB; the loudest are at 0. */
export interface Score {
  readonly level: number;
  readonly layers: readonly Layer[];
}

type Left<L extends Layer> = Omit<L, 'kind'>;

export const tone = (of: Left<ToneLayer>): ToneLayer => ({ kind: 'tone', ...of });
export const noise = (of: Left<NoiseLayer>): NoiseLayer => ({ kind: 'noise', ...of });
export const drum = (of: Left<DrumLayer>): DrumLayer => ({ kind: 'drum', ...of });
export const metal = (of: Left<MetalLayer>): MetalLayer => ({ kind: 'metal', ...of });

/** The same layers again and again: one lot for each of these times, in seconds. */
export function again(times: readonly number[], layersAt: (at: number, nth: number) => readonly Layer[]): Layer[] {
  return times.flatMap((at, nth) => layersAt(at, nth).map((layer) => ({ ...layer, after: (layer.after ?? 0) + at })));
}

/** Seconds from the start to the end of the last layer. */
export function lengthOf({ layers }: Score): number {
  return Math.max(...layers.map(({ after = 0, long }) => after + long));
}
