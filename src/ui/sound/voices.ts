// How every sound is made: oscillators and filtered noise with short envelopes. Not for: when it is heard (sound.ts).

/** Starts one sound at a time of the context, in seconds. pitch: 1 = as written. */
export type Voice = (context: AudioContext, out: AudioNode, at: number, pitch: number) => void;

interface Tone {
  wave: OscillatorType;
  /** Hz at the start and at the end. */
  from: number;
  to?: number;
  /** Seconds from the sound's start, and how long it lasts. */
  after?: number;
  long: number;
  loud: number;
}
interface Noise {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  after?: number;
  long: number;
  loud: number;
  /** Seconds until full loudness. */
  swell?: number;
}

/** The sounds by name. */
export const VOICES = {
  tick: tones({ wave: 'sine', from: 1800, long: 0.03, loud: 0.12 }),
  click: tones({ wave: 'triangle', from: 660, to: 520, long: 0.05, loud: 0.22 }),
  confirm: tones(
    { wave: 'triangle', from: 523, long: 0.1, loud: 0.25 },
    { wave: 'triangle', from: 784, after: 0.08, long: 0.16, loud: 0.25 },
  ),
  refuse: tones({ wave: 'sawtooth', from: 110, to: 95, long: 0.12, loud: 0.2 }),
  yourTurn: tones(
    { wave: 'sine', from: 659, long: 0.16, loud: 0.25 },
    { wave: 'sine', from: 784, after: 0.12, long: 0.16, loud: 0.25 },
    { wave: 'sine', from: 988, after: 0.24, long: 0.34, loud: 0.25 },
  ),
  joined: tones(
    { wave: 'sine', from: 784, long: 0.12, loud: 0.22 },
    { wave: 'sine', from: 1175, after: 0.1, long: 0.28, loud: 0.22 },
  ),
  lastSeconds: tones({ wave: 'square', from: 1200, long: 0.04, loud: 0.1 }),
  cardSlide: noises({ filter: 'bandpass', from: 2400, to: 1500, q: 0.8, long: 0.09, loud: 0.3 }),
  cardFlip: noises(
    { filter: 'highpass', from: 2600, long: 0.04, loud: 0.25 },
    { filter: 'bandpass', from: 900, q: 1, after: 0.05, long: 0.05, loud: 0.35 },
  ),
  shuffle: noises(
    ...[0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3].map((after) => ({
      filter: 'bandpass' as const,
      from: 2200 + 200 * ((after * 20) % 3),
      q: 1.2,
      after,
      long: 0.045,
      loud: 0.25,
    })),
  ),
  gear: both(tones({ wave: 'square', from: 140, to: 90, long: 0.05, loud: 0.2 }, engine(0.06, 150, 260, 0.28)), [
    { filter: 'highpass', from: 3000, long: 0.03, loud: 0.2 },
  ]),
  boost: both(tones(engine(0, 90, 420, 0.5)), [
    { filter: 'bandpass', from: 300, to: 2600, q: 0.7, long: 0.5, loud: 0.5, swell: 0.35 },
  ]),
  squeal: noises(
    { filter: 'bandpass', from: 1900, to: 1400, q: 9, long: 0.7, loud: 0.9 },
    { filter: 'bandpass', from: 2700, to: 2100, q: 12, long: 0.6, loud: 0.5 },
  ),
  wind: noises({ filter: 'bandpass', from: 500, to: 1400, q: 1.5, long: 0.7, loud: 0.4, swell: 0.3 }),
  crash: both(tones({ wave: 'sine', from: 120, to: 40, long: 0.4, loud: 0.6 }), [
    { filter: 'lowpass', from: 1800, to: 200, long: 0.6, loud: 0.8 },
    { filter: 'highpass', from: 3500, after: 0.05, long: 0.25, loud: 0.25 },
  ]),
  bell: tones(
    { wave: 'sine', from: 1318, long: 0.9, loud: 0.25 },
    { wave: 'sine', from: 2637, long: 0.5, loud: 0.1 },
    { wave: 'sine', from: 1318, after: 0.3, long: 1, loud: 0.25 },
    { wave: 'sine', from: 3520, after: 0.3, long: 0.4, loud: 0.06 },
  ),
  cheer: noises(
    { filter: 'bandpass', from: 900, to: 1300, q: 0.6, long: 1.8, loud: 0.5, swell: 0.4 },
    { filter: 'bandpass', from: 2400, to: 1800, q: 1.4, after: 0.2, long: 1.3, loud: 0.2, swell: 0.4 },
  ),
  fanfare: tones(
    ...[
      [392, 0, 0.14],
      [392, 0.16, 0.08],
      [523, 0.26, 0.3],
      [659, 0.58, 0.16],
      [784, 0.76, 0.7],
    ].flatMap(([from = 0, after = 0, long = 0]) => [
      { wave: 'sawtooth' as const, from, after, long, loud: 0.1 },
      { wave: 'triangle' as const, from: from * 1.004, after, long, loud: 0.2 },
    ]),
  ),
} as const satisfies Readonly<Record<string, Voice>>;

function engine(after: number, from: number, to: number, long: number): Tone {
  return { wave: 'sawtooth', from, to, after, long, loud: 0.14 };
}

function tones(...parts: readonly Tone[]): Voice {
  return (context, out, at, pitch) => {
    for (const part of parts) playTone(context, out, at, pitch, part);
  };
}

function noises(...parts: readonly Noise[]): Voice {
  return (context, out, at, pitch) => {
    for (const part of parts) playNoise(context, out, at, pitch, part);
  };
}

function both(voice: Voice, parts: readonly Noise[]): Voice {
  return (context, out, at, pitch) => {
    voice(context, out, at, pitch);
    for (const part of parts) playNoise(context, out, at, pitch, part);
  };
}

function playTone(context: AudioContext, out: AudioNode, at: number, pitch: number, tone: Tone): void {
  const start = at + (tone.after ?? 0);
  const end = start + tone.long;
  const oscillator = context.createOscillator();
  oscillator.type = tone.wave;
  oscillator.frequency.setValueAtTime(tone.from * pitch, start);
  if (tone.to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(tone.to * pitch, end);
  oscillator.connect(envelope(context, out, start, end, tone.loud, 0.005));
  oscillator.start(start);
  oscillator.stop(end + 0.02);
}

function playNoise(context: AudioContext, out: AudioNode, at: number, pitch: number, noise: Noise): void {
  const start = at + (noise.after ?? 0);
  const end = start + noise.long;
  const source = context.createBufferSource();
  source.buffer = whiteNoise(context);
  source.loop = true;
  const filter = context.createBiquadFilter();
  filter.type = noise.filter;
  filter.Q.value = noise.q ?? 0.7;
  filter.frequency.setValueAtTime(noise.from * pitch, start);
  if (noise.to !== undefined) filter.frequency.exponentialRampToValueAtTime(noise.to * pitch, end);
  source.connect(filter).connect(envelope(context, out, start, end, noise.loud, noise.swell ?? 0.005));
  source.start(start, Math.random() * 0.5);
  source.stop(end + 0.02);
}

/** Rises to loud within swell seconds, then falls away to silence at the end. */
function envelope(context: AudioContext, out: AudioNode, start: number, end: number, loud: number, swell: number) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, Math.min(start + swell, end));
  gain.gain.exponentialRampToValueAtTime(0.0001, end + 0.01);
  gain.connect(out);
  return gain;
}

const noiseOf = new WeakMap<AudioContext, AudioBuffer>();
function whiteNoise(context: AudioContext): AudioBuffer {
  const kept = noiseOf.get(context);
  if (kept) return kept;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noiseOf.set(context, buffer);
  return buffer;
}
