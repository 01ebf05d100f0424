// Plays rendered scores through a mixer: a fader per group, one for all, and a ceiling that nothing breaks through.
// Loaded when a person first touches the page (sound.ts): before that browsers let nothing be heard.

import {
  Gain,
  getContext,
  getDestination,
  Panner,
  start,
  type ToneAudioBuffer,
  ToneBufferSource,
  WaveShaper,
} from 'tone';
import { Ambience } from './ambience';
import { Engines } from './engines';
import { SOUND_GROUPS, SOUNDS, type SoundGroup, type SoundName } from './names';
import { decibels, renderScore } from './render';
import { SCORES } from './scores';

/** No sample that leaves the mixer is above this, dB of full scale. */
export const CEILING = -1.5;
/** Seconds in which a fader moves. */
const FADE = 0.05;
/** A browser that has not let sound begin by then does so at a later touch (wake), ms. */
const START_MS = 300;

/** How loud all is, and each group beside the others: 0 to 100. */
export type Faders = Readonly<Record<SoundGroup | 'all', number>>;

/** Where a sound comes from. pan: -1 left to 1 right; pitch: 1 as written; after: seconds. */
export interface Placed {
  pan?: number;
  pitch?: number;
  after?: number;
}

/** A mixer with all that is played through it. */
export class Studio {
  readonly engines: Engines;
  readonly beds: Ambience;
  private readonly all = new Gain(0);
  private readonly groups: Readonly<Record<SoundGroup | 'page', Gain>>;
  /** That of the mixer: while a sound is rendered ahead, Tone's own is that of the rendering. */
  private readonly context = getContext();
  private readonly buffers: Map<SoundName, Promise<ToneAudioBuffer>>;
  /** While all faders are down nothing is computed. */
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** buffers: rendered sounds that are there already. */
  constructor(buffers: Map<SoundName, Promise<ToneAudioBuffer>> = new Map()) {
    this.buffers = buffers;
    const ceiling = decibels(CEILING);
    const shaper = new WaveShaper((x) => ceiling * Math.tanh(x / ceiling), 4096);
    // No channel of Tone's in between: it makes both sides one.
    this.all.chain(shaper, getDestination());
    const group = () => new Gain(1).connect(this.all);
    this.groups = { page: group(), engines: group(), table: group(), crowd: group(), music: group(), chime: group() };
    this.engines = new Engines(this.groups.engines, this.context);
    this.beds = new Ambience(this.groups, this.context);
  }

  /** Lets the browser's sound begin; after a person's click or key. A phone that wants another one gives it when it has it. */
  static async open(): Promise<Studio> {
    await Promise.race([start(), new Promise((resolve) => setTimeout(resolve, START_MS))]);
    return new Studio();
  }

  /** Goes on where the browser or the phone held the sound back; within a click or key. */
  wake(): void {
    if (this.resting === undefined && this.context.state !== 'running') this.context.resume().catch(() => undefined);
  }

  /** Moves the faders. Ears hear loudness in steps of power: the square makes a fader feel even. */
  mix(faders: Faders): void {
    this.all.gain.rampTo((faders.all / 100) ** 2, FADE);
    for (const name of SOUND_GROUPS) this.groups[name].gain.rampTo((faders[name] / 100) ** 2, FADE);
    if (faders.all === 0) this.rest();
    else {
      clearTimeout(this.resting);
      this.resting = undefined;
      this.wake();
    }
  }

  /** Stops once the faders are down: what nobody hears takes as much of a battery as what is heard. */
  private rest(): void {
    this.resting ??= setTimeout(() => {
      const { rawContext } = this.context;
      if ('close' in rawContext) rawContext.suspend().catch(() => undefined);
    }, 4000 * FADE);
  }

  /** Plays a sound; the first time as soon as it is rendered. */
  async play(name: SoundName, { pan = 0, pitch = 1, after = 0 }: Placed = {}): Promise<void> {
    const buffer = await this.bufferOf(name);
    const { context } = this;
    const source = new ToneBufferSource({ url: buffer, playbackRate: pitch, context });
    const place = new Panner({ pan, context }).connect(this.groups[SOUNDS[name]]);
    source.connect(place);
    source.onended = () => {
      source.dispose();
      place.dispose();
    };
    source.start(`+${after}`);
  }

  /** Renders sounds ahead, one after the other. */
  async prepare(names: Iterable<SoundName>): Promise<void> {
    for (const name of names) await this.bufferOf(name);
  }

  private bufferOf(name: SoundName): Promise<ToneAudioBuffer> {
    const kept = this.buffers.get(name) ?? renderScore(SCORES[name]);
    this.buffers.set(name, kept);
    return kept;
  }
}
