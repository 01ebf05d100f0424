// Plays rendered scores through a mixer with a fader per group, a main fader and a hard limit.
// Loaded when a person first touches the page (sound.ts), because browsers block sound before that.

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

/** Peak limit of the mixer's output, dBFS. */
export const CEILING = -1.5;
/** Seconds that a fader takes to move. */
const FADE = 0.05;
/** How long to wait for the browser to start sound, ms. After that, a later touch starts it (wake). */
const START_MS = 300;

/** The main volume and each group's volume, 0 to 100. */
export type Faders = Readonly<Record<SoundGroup | 'all', number>>;

/** How a sound is played. pan: -1 left to 1 right; pitch: factor, 1 = as written; after: delay in seconds. */
export interface Placed {
  pan?: number;
  pitch?: number;
  after?: number;
}

/** A mixer and everything played through it. */
export class Studio {
  readonly engines: Engines;
  readonly ambience: Ambience;
  private readonly all = new Gain(0);
  private readonly groups: Readonly<Record<SoundGroup | 'page', Gain>>;
  /** The mixer's context. While a sound renders offline, Tone's current context is the offline one. */
  private readonly context = getContext();
  private readonly buffers: Map<SoundName, Promise<ToneAudioBuffer>>;
  /** Timer that suspends the context while all faders are down. */
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** buffers: sounds that are already rendered. */
  constructor(buffers: Map<SoundName, Promise<ToneAudioBuffer>> = new Map()) {
    this.buffers = buffers;
    const ceiling = decibels(CEILING);
    const shaper = new WaveShaper((x) => ceiling * Math.tanh(x / ceiling), 4096);
    // No Tone Channel in between, because it mixes both sides to mono.
    this.all.chain(shaper, getDestination());
    const group = () => new Gain(1).connect(this.all);
    this.groups = { page: group(), engines: group(), table: group(), crowd: group(), music: group(), chime: group() };
    this.engines = new Engines(this.groups.engines, this.context);
    this.ambience = new Ambience(this.groups, this.context);
  }

  /** Starts the browser's sound; call it after a click or key press. Some phones start it only after another touch. */
  static async open(): Promise<Studio> {
    await Promise.race([start(), new Promise((resolve) => setTimeout(resolve, START_MS))]);
    return new Studio();
  }

  /** Resumes sound that the browser or phone has suspended; call it during a click or key press. */
  wake(): void {
    if (this.resting === undefined && this.context.state !== 'running') this.context.resume().catch(() => undefined);
  }

  /** Moves the faders. Hearing is roughly logarithmic, so squaring the value makes a fader feel even. */
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

  /** Suspends the context once the faders are down, because silent sound uses as much battery as audible sound. */
  private rest(): void {
    this.resting ??= setTimeout(() => {
      const { rawContext } = this.context;
      if ('close' in rawContext) rawContext.suspend().catch(() => undefined);
    }, 4000 * FADE);
  }

  /** Plays a sound. The first time, it plays as soon as it is rendered, unless sound has been switched off by then. */
  async play(name: SoundName, { pan = 0, pitch = 1, after = 0 }: Placed = {}): Promise<void> {
    const buffer = await this.bufferOf(name);
    const { context } = this;
    // Started now, it would be heard when sound is switched on again.
    if (this.resting !== undefined && context.state !== 'running') return;
    const source = new ToneBufferSource({ url: buffer, playbackRate: pitch, context });
    const place = new Panner({ pan, context }).connect(this.groups[SOUNDS[name]]);
    source.connect(place);
    source.onended = () => {
      source.dispose();
      place.dispose();
    };
    source.start(`+${after}`);
  }

  /** Renders sounds in advance, one after the other. */
  async prepare(names: Iterable<SoundName>): Promise<void> {
    for (const name of names) await this.bufferOf(name);
  }

  private bufferOf(name: SoundName): Promise<ToneAudioBuffer> {
    const kept = this.buffers.get(name) ?? renderScore(SCORES[name]);
    this.buffers.set(name, kept);
    return kept;
  }
}
