// Continuous sounds: the murmur of the stands, which rises when something happens, and rain.

import { type BaseContext, Filter, Gain, getContext, type InputNode, Noise } from 'tone';

export type AmbienceName = 'crowd' | 'rain';

const LOUD: Readonly<Record<AmbienceName, number>> = { crowd: 0.12, rain: 0.035 };
/** How much louder the murmur gets at most, as a factor minus 1, and the seconds it takes to rise and to calm down. */
const EXCITED = 2.4;
const RISES = 0.3;
const CALMS = 3;
const FADES = 1.2;

interface Loop {
  source: Noise;
  filter: Filter;
  gain: Gain;
}

/** The ambience of a race; each sound follows its group's fader. */
export class Ambience {
  private readonly lying = new Map<AmbienceName, Loop>();
  private readonly outs: Readonly<Record<AmbienceName, InputNode>>;

  /** Passed to every node explicitly, as in engines.ts. */
  private readonly context: BaseContext;

  constructor(groups: Readonly<Record<'crowd' | 'engines', InputNode>>, context: BaseContext = getContext()) {
    this.context = context;
    this.outs = { crowd: groups.crowd, rain: groups.engines };
  }

  /** Fades in these sounds and fades out all others. */
  lay(names: ReadonlySet<AmbienceName>): void {
    for (const name of this.lying.keys()) if (!names.has(name)) this.take(name);
    for (const name of names) if (!this.lying.has(name)) this.begin(name);
  }

  /** Makes the stands louder for a moment. much: 0 to 1. */
  excite(much: number): void {
    const crowd = this.lying.get('crowd');
    if (crowd === undefined) return;
    const { gain } = crowd.gain;
    gain.cancelAndHoldAtTime('+0');
    gain.rampTo(LOUD.crowd * (1 + EXCITED * much), RISES);
    gain.rampTo(LOUD.crowd, CALMS, `+${RISES}`);
  }

  private begin(name: AmbienceName): void {
    const { context } = this;
    const gain = new Gain({ gain: 0, context }).connect(this.outs[name]);
    const isCrowd = name === 'crowd';
    const pass = isCrowd
      ? ({ frequency: 620, type: 'bandpass' } as const)
      : ({ frequency: 2600, type: 'highpass' } as const);
    const filter = new Filter({ ...pass, context });
    const source = new Noise({ type: isCrowd ? 'pink' : 'white', context }).chain(filter, gain).start();
    gain.gain.rampTo(LOUD[name], FADES);
    this.lying.set(name, { source, filter, gain });
  }

  private take(name: AmbienceName): void {
    const loop = this.lying.get(name);
    if (loop === undefined) return;
    this.lying.delete(name);
    const { source, filter, gain } = loop;
    gain.gain.rampTo(0, FADES);
    source.onstop = () => {
      for (const node of [source, filter, gain]) node.dispose();
    };
    source.stop(`+${FADES}`);
  }
}
