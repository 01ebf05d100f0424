// The shapes of configs, actions and stored states that Heat accepts.
// Not here: what the rules allow (checkConfig and check).

import { ownLuck, rngWords } from '@kit/chance';
import { z } from 'zod';
import { card, count, MOST_CARDS, named, pile } from './card-schemas';
import { HEAT_COLOURS } from './data/colours';
import { ROAD_IDS, WEATHER_IDS } from './data/conditions';
import { EVENT_IDS } from './data/event-ids';
import { LEGEND_CARDS } from './data/legends';
import { isTrack, trackOf } from './data/tracks';
import { SPONSOR_COUNT } from './hand-over';
import { MOST_CARS } from './setup';
import { REACT_SCHEMAS, symbolsSchema } from './symbols';
import type { HeatAction, HeatConfig, HeatState } from './types';

const gear = z.literal([1, 2, 3, 4]);
const lane = z.literal([0, 1, 2]);
/** Judged by the engine (core/config.ts). */
const handicap = z.record(z.string(), z.int()).exactOptional();
const track = z.string().refine(isTrack, { error: 'there is no such circuit here' });
const mode = z.enum(['race', 'qualifying']);
const level = z.enum(['easy', 'medium', 'hard']);
const reach = z.enum(['adjacent', 'long']);
const garage = z.enum(['off', 'basic', 'advanced', 'mixed']);
const weatherReach = z.enum(['home', 'tokens']);
const event = z.enum(EVENT_IDS);
const events = z.array(event).max(EVENT_IDS.length);
const sponsors = z.array(card).max(SPONSOR_COUNT);
const seat = z
  .int()
  .min(0)
  .max(MOST_CARS - 1);
const noSeat = z
  .int()
  .min(-1)
  .max(MOST_CARS - 1);
const seats = z.array(seat).max(MOST_CARS);
const progress = z.int().min(-1000).max(10_000);

/** A config's shape; ranges with a violation of their own are left to checkConfig. */
export const configSchema = z.strictObject({
  circuit: track,
  // Judged and learned before a config is read (core/config.ts).
  source: z.json().exactOptional(),
  options: z.strictObject({
    mode,
    laps: z.int(),
    legendLevel: level,
    legendBonus: z.int(),
    grid: z.enum(['random', 'seats', 'qualifying', 'given']),
    slipstreamReach: reach,
    garage,
    weather: z.boolean(),
    weatherReach,
    event: z.enum(['none', 'drawn', ...EVENT_IDS]),
    sponsorship: z.boolean(),
  }),
  cars: z
    .array(
      z.strictObject({
        colour: z.enum(HEAT_COLOURS),
        automaton: z.literal('legend').exactOptional(),
        start: z.int().min(1).max(1000).exactOptional(),
        handicap,
      }),
    )
    .max(MOST_CARS),
  before: z
    .strictObject({
      shared: z.strictObject({ sponsorDeck: sponsors, sponsorsUsed: sponsors, eventsDrawn: events }),
      cars: z.array(sponsors.nullable()).max(MOST_CARS),
    })
    .exactOptional(),
}) satisfies z.ZodType<HeatConfig>;

/** One answer; its lists have bounded lengths. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('draft'), card }),
  z.strictObject({ type: z.literal('gear'), gear }),
  z.strictObject({ type: z.literal('cards'), cards: named }),
  z.strictObject({ type: z.literal('anyCards') }),
  z.strictObject({ type: z.literal('unlock') }),
  z.strictObject({ type: z.literal('value'), value: z.int().min(0).max(20) }),
  ...REACT_SCHEMAS,
  z.strictObject({ type: z.literal('done') }),
  z.strictObject({ type: z.literal('slipstream'), length: z.int().min(0).max(20) }),
  z.strictObject({ type: z.literal('discard'), cards: named, refresh: named }),
  z.strictObject({ type: z.literal('retire') }),
]) satisfies z.ZodType<HeatAction>;

const car = z.strictObject({
  kind: z.enum(['driver', 'legend']),
  colour: z.enum(HEAT_COLOURS),
  status: z.enum(['racing', 'eliminated', 'retired']),
  progress,
  lane,
  gear,
  speed: count,
  from: progress,
  outOrder: count,
  hand: pile,
  draw: pile,
  discard: pile,
  engine: count,
  chosenGear: z.literal([0, 1, 2, 3, 4]),
  placed: pile,
  anyCards: z.boolean(),
  retiring: z.boolean(),
  chosenDiscard: pile,
  chosenRefresh: pile,
  cluttered: z.boolean(),
  spunOut: z.boolean(),
  played: pile,
  left: symbolsSchema,
  slipstreamBonus: count,
  limitBonus: z.int().min(-100).max(100),
  plusResolved: count,
  boosted: z.boolean(),
  slipstreamed: z.boolean(),
  towedFrom: progress,
  weatherCooled: z.boolean(),
  picks: z.array(card).max(3),
  lapTimes: z.array(z.strictObject({ rounds: count, overshoot: count })).max(10),
  lapStart: count,
});

const decision = z.strictObject({
  id: z.int().min(1),
  seat,
  kind: z.enum(['draft', 'gear', 'cards', 'value', 'react', 'slipstream', 'discard']),
  sealed: z.boolean(),
  committed: z.boolean(),
});

const corners = z.array(z.int().min(0).max(20)).max(20);

const draft = z.strictObject({
  round: z.literal([1, 2, 3]),
  order: seats,
  dealt: pile,
  taken: z.array(z.strictObject({ seat, card })).max(MOST_CARS),
});

/** A stored race: every field is present and in range, and its seats exist. */
export const stateSchema: z.ZodType<HeatState> = z
  .strictObject({
    rng: rngWords,
    step: z.int().min(0),
    nextAsk: z.int().min(1),
    asks: z.array(decision).max(MOST_CARS),
    luck: ownLuck,
    mode,
    status: z.enum(['draft', 'racing', 'finalRound', 'finished']),
    track,
    laps: z.int().min(1).max(4),
    legendLevel: level,
    legendBonus: count,
    slipstreamReach: reach,
    round: z.int().min(0),
    phase: z.literal([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    order: seats,
    cursor: count,
    reveal: z.strictObject({ seat, waiting: pile, parts: z.array(count).max(MOST_CARDS) }).nullable(),
    adrenaline: seats,
    startCars: z.int().min(1).max(MOST_CARS),
    handSize: z.int().min(1).max(20),
    cars: z.array(car).min(1).max(MOST_CARS),
    legendDeck: z
      .array(
        z
          .int()
          .min(0)
          .max(LEGEND_CARDS - 1),
      )
      .max(LEGEND_CARDS),
    legendUsed: z
      .array(
        z
          .int()
          .min(0)
          .max(LEGEND_CARDS - 1),
      )
      .max(LEGEND_CARDS),
    legendCard: z
      .int()
      .min(-1)
      .max(LEGEND_CARDS - 1),
    finalSeat: noSeat,
    takenOff: count,
    garage,
    weatherReach,
    sponsorship: z.boolean(),
    event: event.nullable(),
    press: corners,
    weather: z.enum(WEATHER_IDS).nullable(),
    road: z.array(z.enum(ROAD_IDS).nullable()),
    hasWeather: z.boolean(),
    draft: draft.nullable(),
    upgrades: pile,
    removed: pile,
    sponsorDeck: pile,
    sponsorsUsed: pile,
    firstLap: seats,
    eventsDrawn: events,
  })
  .refine((s) => s.road.length === trackOf(s.track).corners.length, 'one road token per corner, or none')
  .refine((s) => s.press.every((corner) => corner < trackOf(s.track).corners.length), 'press corners are corners')
  .refine((s) => (s.draft !== null) === (s.status === 'draft'), 'a draft is held exactly before the race')
  .refine((s) => (s.round === 0) === (s.phase === 0), 'rounds and phases begin together')
  .refine((s) => namesSeats(s.order, s) && namesSeats(s.adrenaline, s), 'seats of the order have cars')
  .refine(
    (s) =>
      namesSeats(
        s.asks.map((open) => open.seat),
        s,
      ),
    'seats that are asked have cars',
  )
  .refine((s) => s.asks.every((open) => open.id < s.nextAsk), 'asks are older than the next one')
  .refine((s) => (s.status === 'finished') === (s.asks.length === 0), 'a race is over exactly when nobody is asked')
  .refine((s) => s.asks.every((open) => open.kind !== 'value' || s.reveal !== null), 'a value ask has its reveal')
  .refine((s) => s.cars.every((one) => one.lane < trackOf(s.track).lanes), 'cars stand on lanes of their road')
  .refine((s) => s.finalSeat < s.cars.length && s.startCars === s.cars.length, 'the cars are all there');

function namesSeats(list: readonly number[], s: { cars: readonly unknown[] }): boolean {
  return list.every((seat) => seat < s.cars.length) && new Set(list).size === list.length;
}
