// Engine sounds of moving cars: one engine per car; its pitch rises with the speed and falls at every gear change.
// Not here: sounds of shifts and tyres (scores/cars.ts).

import type { Seat } from '@core/contract';
import { type BaseContext, FatOscillator, Filter, Gain, getContext, type InputNode, Panner } from 'tone';

/** Maximum number of engines at once. */
const MOST = 4;
/** Pitch at the lowest revs in first gear, what each gear adds, and what revs add within a gear, Hz. */
const IDLE = 58;
const PER_GEAR = 17;
const WITHIN = 62;
const GEARS = 5;
const LOUD = 0.16;
/** Seconds until a change is audible, and until an engine without updates falls silent. */
const FOLLOWS = 0.06;
const FADES = 0.35;
const REST = 400;

interface Engine {
  source: FatOscillator;
  filter: Filter;
  gain: Gain;
  place: Panner;
  rest: ReturnType<typeof setTimeout> | undefined;
}

/** The engines of a race. */
export class Engines {
  private readonly running = new Map<Seat, Engine>();
  private readonly out: InputNode;
  /** Passed to every node explicitly, because nodes created while a sound renders offline would join that context. */
  private readonly context: BaseContext;

  constructor(out: InputNode, context: BaseContext = getContext()) {
    this.out = out;
    this.context = context;
  }

  /** Sets a car's speed, 0 to 1. pan: -1 left to 1 right. The engine falls silent unless this is called again. */
  run(seat: Seat, speed: number, pan: number): void {
    const engine = this.running.get(seat) ?? this.begin(seat);
    if (engine === undefined) return;
    engine.source.frequency.rampTo(pitchAt(speed), FOLLOWS);
    engine.filter.frequency.rampTo(420 + 1900 * speed, FOLLOWS);
    engine.gain.gain.rampTo(LOUD * (0.35 + 0.65 * speed), FOLLOWS);
    engine.place.pan.rampTo(pan, FOLLOWS);
    clearTimeout(engine.rest);
    engine.rest = setTimeout(() => this.end(seat), REST);
  }

  private begin(seat: Seat): Engine | undefined {
    if (this.running.size >= MOST) return undefined;
    const { context } = this;
    const place = new Panner({ pan: 0, context }).connect(this.out);
    const gain = new Gain({ gain: 0, context }).connect(place);
    const filter = new Filter({ frequency: 420, type: 'lowpass', context }).connect(gain);
    const tone = { type: 'sawtooth', frequency: IDLE, spread: 18, count: 2, context } as const;
    const source = new FatOscillator(tone).connect(filter);
    source.start();
    const engine: Engine = { source, filter, gain, place, rest: undefined };
    this.running.set(seat, engine);
    return engine;
  }

  private end(seat: Seat): void {
    const engine = this.running.get(seat);
    if (engine === undefined) return;
    this.running.delete(seat);
    const { source, filter, gain, place } = engine;
    gain.gain.rampTo(0, FADES);
    source.stop(`+${FADES}`);
    source.onstop = () => {
      for (const node of [source, filter, gain, place]) node.dispose();
    };
  }
}

/** Pitch of an engine in Hz at a speed of 0 to 1. It rises with the speed and falls at each gear change. */
export function pitchAt(speed: number): number {
  const reach = Math.min(Math.max(speed, 0), 1) * GEARS;
  const gear = Math.min(Math.floor(reach), GEARS - 1);
  return IDLE + gear * PER_GEAR + (reach - gear) * WITHIN;
}
