// The steady driver: looks at every move of this turn, takes the one that is fast, likely to stay on the road and slow
// enough for the bands ahead. Not for: planning stops or cards over a race.

import type { Ask, Draw, Level } from '@core/contract';
import { carOf, circuitOfRace } from '../cars';
import { choices } from '../choices';
import { STEP } from '../data/charts';
import type { Circuit } from '../data/circuits';
import type { MoveChoice, Place, Risk, WaddingtonAction, WaddingtonState } from '../types';

/** Rows a spin-off costs, and what a point of wear is worth. */
const SPIN_ROWS = 6;
const WEAR_ROWS = 0.8;
/** Rows lost by each 20 mph too much for a band within reach. */
const HASTE_ROWS = 1.5;
/** A card must win so many rows. */
const CARD_ROWS = 3;
/** How far each level's judgement of a move may be off, in thousandths of a row. */
const NOISE: Readonly<Record<Level, number>> = { easy: 3000, medium: 1000, hard: 1 };

/** The answer to a drive or card ask. */
export function steady(s: Readonly<WaddingtonState>, ask: Ask, level: Level, draw: Draw): WaddingtonAction {
  const offered = choices(s, ask);
  const circuit = circuitOfRace(s);
  const car = carOf(s, ask.seat);
  const noise = () => draw(NOISE[level]) / 1000;
  let best: WaddingtonAction = { type: 'pass' };
  let most = Number.NEGATIVE_INFINITY;
  const weigh = (action: WaddingtonAction, rows: number) => {
    const score = rows + noise();
    if (score <= most) return;
    most = score;
    best = action;
  };
  if (offered.kind === 'drive') {
    for (const { speed, wear, after, moves } of offered.speeds) {
      for (const move of moves) {
        if (move.pit && !wantsPit(s, ask.seat)) continue;
        const cost = WEAR_ROWS * (wear.tyres + wear.brakes);
        const rows = move.pit ? SPIN_ROWS : landing(circuit, move, speed, after.brakes) - cost;
        weigh({ type: 'drive', speed, path: move.path, superb: -1, quiet: false }, rows + speed / STEP);
      }
    }
    for (const { path, readings } of offered.runs) {
      for (const { speed, wear, risk } of readings) {
        const cost = WEAR_ROWS * (wear.tyres + wear.brakes) + (speed === 0 ? SPIN_ROWS : 0);
        weigh({ type: 'run', path, speed }, path.length + riskRows(risk) - cost);
      }
    }
  } else if (offered.kind === 'card') {
    weigh({ type: 'pass' }, CARD_ROWS + riskRows(offered.pass.risk) - haste(circuit, car.at, car.reading, car.brakes));
    for (const { card, plays } of offered.cards) {
      for (const { speed, moves } of plays) {
        for (const move of moves) {
          const rows = move.path.length + landing(circuit, move, speed || car.reading, car.brakes);
          weigh({ type: 'card', card, speed, path: move.path }, rows);
        }
      }
    }
  }
  return best;
}

/** A stop pays while laps are left to use the fresh gauges. */
function wantsPit(s: Readonly<WaddingtonState>, seat: number): boolean {
  const car = carOf(s, seat);
  return s.laps - car.lap > 2 && (car.tyres >= 6 || car.brakes >= 5);
}

function landing(circuit: Circuit, move: MoveChoice, speed: number, brakes: number): number {
  return riskRows(move.risk) - haste(circuit, move.to, speed, brakes);
}

/** Rows that the dice of a turn are likely to cost. */
function riskRows({ of, spin, clean }: Risk): number {
  return (-SPIN_ROWS * spin - WEAR_ROWS * (of - spin - clean)) / of;
}

/** What this speed costs at the next band: braking it asks for, more where the brakes are gone. */
function haste(circuit: Circuit, from: Place, speed: number, brakes: number): number {
  const reach = speed / STEP + 2;
  let at = from;
  for (let n = 1; n <= reach; n++) {
    const next = circuit.straight[at] ?? -1;
    at = next >= 0 ? next : (circuit.next[at]?.[0] ?? at);
    if ((circuit.corner[at] ?? -1) < 0) continue;
    const turns = (n * STEP) / Math.max(STEP, speed);
    const over = (speed - (circuit.limit[at] ?? 0)) / STEP - turns;
    return over <= 0 ? 0 : HASTE_ROWS * over * (brakes >= 4 ? 2 : 1);
  }
  return 0;
}
