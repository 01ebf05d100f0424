// Derby: the smallest game that has everything in the contract. Sealed stakes from a hidden hand, then each seat in turn
// pushes its luck with a die or rests. For tests of core only; not in the registry.

import { attempt } from '../attempt';
import { clonePlain } from '../clone';
import type {
  CarConfig,
  Decision,
  Draw,
  GameDefinition,
  Imagined,
  Io,
  Parser,
  RaceConfig,
  RaceState,
  RuleViolation,
  Seat,
  Standing,
  Viewer,
} from '../contract';
import { closeDecision, openDecision } from '../engine';
import { scoresByPlace } from '../scores';

export interface ToyConfig extends RaceConfig {
  options: { length: number };
}
export interface ToyState extends RaceState {
  length: number;
  round: number;
  /** Seats that still push or rest this round. */
  queue: Seat[];
  cars: { at: number; hand: number[]; pile: number[]; stake: number }[];
}
export type ToyAction = { type: 'stake'; card: number } | { type: 'push' } | { type: 'rest' };
export type ToyEvent =
  | { type: 'dealt'; seat: Seat; cards: number[] | null }
  | { type: 'staked'; seat: Seat }
  | { type: 'revealed'; stakes: number[] }
  | { type: 'moved'; seat: Seat; to: number }
  | { type: 'rolled'; seat: Seat; pips: number }
  | { type: 'finished' };
export interface ToyView {
  round: number;
  cars: { at: number; hand: number[] | null; handCount: number; locked: boolean }[];
  ownStake: number;
}
export interface ToyTypes {
  Config: ToyConfig;
  State: ToyState;
  Action: ToyAction;
  Event: ToyEvent;
  Choices: { kind: 'stake'; cards: number[] } | { kind: 'luck' };
  View: ToyView;
}

const CARDS = [1, 1, 2, 2, 3, 4];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A schema from a function that throws if a value does not fit. */
export function parserOf<T>(parse: (value: unknown) => T): Parser<T> {
  return {
    parse,
    safeParse: (value) => {
      const parsed = attempt(() => parse(value));
      return parsed.ok ? { success: true, data: parsed.value } : { success: false, error: parsed };
    },
  };
}

function parseAction(value: unknown): ToyAction {
  if (isRecord(value)) {
    if (value.type === 'push' || value.type === 'rest') return { type: value.type };
    if (value.type === 'stake' && Number.isInteger(value.card)) return { type: 'stake', card: value.card as number };
  }
  throw new Error('not a derby action');
}

function parseState(value: unknown): ToyState {
  if (isRecord(value) && Array.isArray(value.cars) && Array.isArray(value.queue)) return value as unknown as ToyState;
  throw new Error('not a derby state');
}

function parseConfig(value: unknown): ToyConfig {
  const isConfig = isRecord(value) && Array.isArray(value.cars) && isRecord(value.options);
  if (isConfig && value.before === undefined) return value as unknown as ToyConfig;
  throw new Error('not a derby config');
}

function shuffle(list: number[], draw: Draw): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
}

function deal(s: ToyState, seat: Seat, io: Io<ToyEvent>): void {
  const car = s.cars[seat]!;
  const cards: number[] = [];
  while (car.hand.length < 3) {
    if (car.pile.length === 0) {
      car.pile.push(...CARDS);
      shuffle(car.pile, io.draw);
    }
    const card = car.pile.pop()!;
    car.hand.push(card);
    cards.push(card);
  }
  io.emit({ type: 'dealt', seat, cards });
}

function startRound(s: ToyState, io: Io<ToyEvent>): void {
  if (s.round === 12 || s.cars.some((car) => car.at >= s.length)) {
    io.emit({ type: 'finished' });
    return;
  }
  s.round++;
  for (let seat = 0; seat < s.cars.length; seat++) {
    deal(s, seat, io);
    openDecision(s, seat, 'stake', true);
  }
}

function nextInLine(s: ToyState, io: Io<ToyEvent>): void {
  const seat = s.queue[0];
  if (seat === undefined) startRound(s, io);
  else openDecision(s, seat, 'luck', false);
}

function resolveStakes(s: ToyState, io: Io<ToyEvent>): void {
  s.asks.length = 0;
  io.emit({ type: 'revealed', stakes: s.cars.map((car) => car.stake) });
  s.cars.forEach((car, seat) => {
    car.hand.splice(car.hand.indexOf(car.stake), 1);
    car.at += car.stake;
    car.stake = 0;
    io.emit({ type: 'moved', seat, to: car.at });
  });
  s.queue = s.cars.map((_, seat) => seat);
  nextInLine(s, io);
}

/** The game definition. */
export const derby: GameDefinition<ToyTypes> = {
  id: 'derby',
  name: 'Derby',
  seats: [2, 4],
  colours: ['red', 'blue', 'yellow', 'green'],
  circuits: [{ id: 'field', name: 'Field', defaults: { length: 20 } }],
  options: [{ id: 'length', type: 'number', range: [5, 60], default: 30 }],
  automata: [],
  givenGrid: null,
  figures: [],
  daily: { cars: 2, races: [{}], short: { options: {} } },
  presets: [],
  championships: [],
  series: null,
  rulesVersion: 1,
  stateVersion: 3,
  migrations: [
    { to: 2, name: 'rounds are counted', up: (state) => ({ ...(state as object), round: 1 }) },
    { to: 3, name: 'luck comes in turn', up: (state) => ({ ...(state as object), queue: [] }) },
  ],
  schemas: { config: parserOf(parseConfig), action: parserOf(parseAction), state: parserOf(parseState) },
  reveals: ['revealed'],
  checkConfig: (config) => (config.options.length === 13 ? { code: 'bad-luck', rule: 'D1' } : null),
  setup(config, base, io) {
    const piles = config.before?.cars as (number[] | null)[] | undefined;
    const cars = config.cars.map((_, seat) => ({ at: 0, hand: [], pile: [...(piles?.[seat] ?? [])], stake: 0 }));
    const state: ToyState = { ...base, length: config.options.length, round: 0, queue: [], cars };
    startRound(state, io);
    return state;
  },
  check(s, decision, action): RuleViolation | null {
    if ((decision.kind === 'stake') !== (action.type === 'stake')) return { code: 'wrong-action', rule: 'D2' };
    if (action.type === 'stake' && !s.cars[decision.seat]!.hand.includes(action.card)) {
      return { code: 'not-in-hand', rule: 'D3' };
    }
    return null;
  },
  apply(s, decision, action, io) {
    const car = s.cars[decision.seat]!;
    if (action.type === 'stake') {
      car.stake = action.card;
      decision.committed = true;
      io.emit({ type: 'staked', seat: decision.seat });
      if (s.asks.every((one) => one.committed)) resolveStakes(s, io);
      return;
    }
    closeDecision(s, decision.id);
    if (action.type === 'push') {
      const pips = io.draw(6) + 1;
      io.emit({ type: 'rolled', seat: decision.seat, pips });
      car.at = Math.max(0, car.at + (pips === 1 ? -3 : pips > 4 ? 2 : 0));
      io.emit({ type: 'moved', seat: decision.seat, to: car.at });
    }
    s.queue.shift();
    nextInLine(s, io);
  },
  choices: (s, decision) =>
    decision.kind === 'stake' ? { kind: 'stake', cards: [...s.cars[decision.seat]!.hand] } : { kind: 'luck' },
  *actions(s, decision) {
    if (decision.kind === 'luck') {
      yield { type: 'push' };
      yield { type: 'rest' };
    } else {
      for (const card of new Set(s.cars[decision.seat]!.hand)) yield { type: 'stake', card };
    }
  },
  sample(s, decision, draw): ToyAction {
    if (decision.kind === 'luck') return { type: draw(2) === 0 ? 'push' : 'rest' };
    const hand = s.cars[decision.seat]!.hand;
    return { type: 'stake', card: hand[draw(hand.length)]! };
  },
  fallback: (s, decision): ToyAction =>
    decision.kind === 'luck' ? { type: 'rest' } : { type: 'stake', card: Math.min(...s.cars[decision.seat]!.hand) },
  view: (s, viewer: Viewer) => ({
    round: s.round,
    cars: s.cars.map((car, seat) => ({
      at: car.at,
      hand: viewer === seat || viewer === 'all' ? [...car.hand] : null,
      handCount: car.hand.length,
      locked: s.asks.some((decision) => decision.seat === seat && decision.committed),
    })),
    ownStake: typeof viewer === 'number' ? (s.cars[viewer]?.stake ?? 0) : 0,
  }),
  viewEvent: (event, viewer) =>
    event.type === 'dealt' && viewer !== 'all' && viewer !== event.seat ? { ...event, cards: null } : event,
  round: (s) => s.round,
  figuresOf: (s) => s.cars.map(() => ({})),
  points: (place, cars) => cars - place,
  scores: (s) => scoresByPlace(derby.standings(s), derby.points),
  behind: (winner, car) => (winner.sortKey[0] ?? 0) - (car.sortKey[0] ?? 0),
  standings: (s): Standing[] =>
    s.cars
      .map(
        (car, seat) =>
          ({ seat, sortKey: [car.at, 0 - seat], status: s.asks.length > 0 ? 'racing' : 'finished' }) as const,
      )
      .sort((a, b) => b.sortKey[0]! - a.sortKey[0]! || a.seat - b.seat)
      .map(({ seat, sortKey, status }, index) => ({ seat, place: index + 1, status, sortKey: [...sortKey] })),
  ai: {
    imagine(s, seat, draw) {
      const imagined = clonePlain(s) as ToyState;
      imagined.rng = [draw(2 ** 32), draw(2 ** 32), draw(2 ** 32), draw(2 ** 32)];
      imagined.cars.forEach((car, other) => {
        const hidden = other === seat ? car.pile : [...car.hand, ...car.pile];
        shuffle(hidden, draw);
        if (other === seat) return;
        car.hand = hidden.splice(0, car.hand.length);
        car.pile = hidden;
        if (car.stake > 0) car.stake = car.hand[draw(car.hand.length)]!;
      });
      return imagined as Imagined<ToyState>;
    },
    strengths: (s) => s.cars.map(({ at }) => at / 3),
    choose: (level, s, decision, draw) =>
      level === 'hard' ? derby.fallback(s, decision) : derby.sample(s, decision, draw),
  },
};

/** A config for this many cars. */
export function toyConfig(count = 3, length = 20): ToyConfig {
  const cars: CarConfig[] = derby.colours.slice(0, count).map((colour) => ({ colour }));
  return { circuit: 'field', options: { length }, cars };
}

/** The decision of this seat. */
export function decisionOf(s: ToyState, seat: Seat): Decision {
  return s.asks.find((decision) => decision.seat === seat)!;
}
