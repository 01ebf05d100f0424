// Straws: everyone draws twice, and the longest pair wins. A person draws what they like, so that tests decide how a race ends.
// For tests of careers only; not in the registry.

import type {
  AnyGame,
  AnyTypes,
  Decision,
  GameDefinition,
  GameTypes,
  Imagined,
  Io,
  RaceConfig,
  RaceState,
  Seat,
  Standing,
} from '@core/contract';
import { closeDecision, openDecision } from '@core/engine';
import { scoresByPlace } from '@core/scores';
import { derby, parserOf } from '@core/tests/toy';

/** Draws of each driver. */
const ROUNDS = 2;
/** AI drivers draw up to this. */
const LONGEST = 100;

interface StrawState extends RaceState {
  totals: number[];
  turn: number;
}
interface StrawTypes extends GameTypes {
  Config: RaceConfig;
  State: StrawState;
  Action: { type: 'draw'; straw: number };
  Event: { type: 'drawn'; seat: Seat; straw: number };
  Choices: { kind: 'straw' };
  View: { totals: number[] };
}

function next(s: StrawState): void {
  const cars = s.totals.length;
  if (s.turn < cars * ROUNDS) openDecision(s, s.turn % cars, 'straw', false);
}

function standings(s: Readonly<StrawState>): Standing[] {
  const status = s.asks.length > 0 ? 'racing' : 'finished';
  const order = s.totals.map((total, seat) => ({ seat, sortKey: [total, -seat], status }) as const);
  return order
    .sort((a, b) => (b.sortKey[0] ?? 0) - (a.sortKey[0] ?? 0) || a.seat - b.seat)
    .map(({ seat, sortKey }, at) => ({ seat, place: at + 1, status, sortKey: [...sortKey] }));
}

const points = (place: number, cars: number) => cars - place;

/** Straws with this many seats at most. */
export function straws(most: number): AnyGame {
  const game: GameDefinition<StrawTypes> = {
    ...(derby as unknown as GameDefinition<StrawTypes>),
    id: `straws-${most}`,
    name: 'Straws',
    seats: [2, most],
    colours: ['red', 'blue', 'yellow', 'green', 'black', 'orange'],
    circuits: [
      { id: 'meadow', name: 'Meadow', defaults: {} },
      { id: 'barn', name: 'Barn', defaults: {} },
    ],
    options: [],
    stateVersion: 1,
    migrations: [],
    daily: { cars: 2, races: [{}], short: { options: {} } },
    schemas: {
      config: parserOf((value) => value as RaceConfig),
      action: parserOf((value) => {
        const { straw } = value as { straw?: unknown };
        if (!Number.isInteger(straw)) throw new Error('not a straw');
        return { type: 'draw', straw: straw as number };
      }),
      state: parserOf((value) => value as StrawState),
    },
    reveals: [],
    checkConfig: () => null,
    setup(config, base) {
      const state: StrawState = { ...base, totals: config.cars.map(() => 0), turn: 0 };
      next(state);
      return state;
    },
    check: () => null,
    apply(s: StrawState, decision: Decision, action, io: Io<StrawTypes['Event']>) {
      closeDecision(s, decision.id);
      s.totals[decision.seat] = (s.totals[decision.seat] ?? 0) + action.straw;
      s.turn++;
      io.emit({ type: 'drawn', seat: decision.seat, straw: action.straw });
      next(s);
    },
    choices: () => ({ kind: 'straw' }),
    *actions() {
      yield { type: 'draw', straw: 0 };
      yield { type: 'draw', straw: 1 };
    },
    sample: (_, __, draw) => ({ type: 'draw', straw: draw(LONGEST) }),
    fallback: () => ({ type: 'draw', straw: 0 }),
    view: (s) => ({ totals: [...s.totals] }),
    viewEvent: (event) => event,
    round: (s) => Math.min(ROUNDS, Math.floor(s.turn / s.totals.length) + 1),
    figuresOf: (s) => s.totals.map(() => ({})),
    points,
    scores: (s) => scoresByPlace(standings(s), points),
    behind: () => null,
    standings,
    ai: {
      imagine: (s) => ({ ...s, totals: [...s.totals] }) as Imagined<StrawState>,
      strengths: (s) => s.totals.map((total) => total / LONGEST),
      choose: (_, __, ___, draw) => ({ type: 'draw', straw: draw(LONGEST) }),
    },
  };
  return game as GameDefinition<AnyTypes>;
}
