// Schemas of Havoc Speedway's configs, actions and stored states from outside.
// Not here: what the rules allow (checkConfig and check).

import { ownLuck, rngWords } from '@kit/chance';
import { z } from 'zod';
import { MOST_BURDEN } from './data/campaign';
import { CARDS, SUITS } from './data/cards';
import { COINS, DEALER_GRID, DIE_FACES, FULL_PURSE, PAWN_COLOURS } from './data/coins';
import { OVAL } from './data/oval';
import { MOST_STORM_TURNS, MOST_TIE_BREAK_PASSES, SEATS, type SettingId, settingOf } from './data/settings';
import { CELLS, LANES, SPACE_COUNT } from './data/track';
import type { HavocAction, HavocConfig, HavocState } from './types';

const upTo = (most: number) => z.int().min(0).max(most);
const orNone = (most: number) => z.int().min(-1).max(most);
const count = upTo(1_000_000);
const seat = upTo(SEATS.max - 1);
const seats = z.array(seat).max(SEATS.max);
const card = upTo(CARDS.length - 1);
const cards = z.array(card).max(CARDS.length * settingOf('decks').max);
const suit = upTo(SUITS.length - 1);
const coin = upTo(COINS.length - 1);
const coins = z.array(coin).max(FULL_PURSE.length);
const cell = upTo(CELLS - 1);
const lane = z.int().min(1).max(LANES);
const die = z.enum(['movement', 'lane']);
const place = upTo(DEALER_GRID.cards - 1);
const lots = z.array(z.int().min(-1)).max(FULL_PURSE.length);
/** No car falls a lap behind the grid, and none drives more than the laps and the tie-break. */
const lap = z.int().min(-100).max(1000);

/** Judged by the engine (core/config.ts). */
const handicap = z.record(z.string(), z.int()).exactOptional();

/** A config's shape; ranges with a violation of their own are left to checkConfig. */
export const configSchema = z.strictObject({
  circuit: z.literal(OVAL.id),
  options: z.strictObject({
    laps: z.int(),
    dice: z.int(),
    decks: z.int(),
    handSize: z.int(),
    coins: z.int(),
    passes: z.int(),
  }),
  cars: z.array(z.strictObject({ colour: z.enum(PAWN_COLOURS.map((colour) => colour.id)), handicap })).max(SEATS.max),
}) satisfies z.ZodType<HavocConfig>;

/** One answer. */
export const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pick'), place }),
  z.strictObject({ type: z.literal('play'), card }),
  z.strictObject({ type: z.literal('draw') }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('suit'), suit }),
  z.strictObject({ type: z.literal('lane'), lane }),
  z.strictObject({ type: z.literal('coin'), coin, at: cell }),
  z.strictObject({ type: z.literal('die'), die }),
]) satisfies z.ZodType<HavocAction>;

const car = z.strictObject({
  burden: z.int().min(1).max(MOST_BURDEN).exactOptional(),
  hand: cards,
  handLots: lots,
  coins,
  coinLots: lots,
  at: orNone(SPACE_COUNT - 1),
  lap,
  die: die.nullable(),
  faces: z.array(z.int().min(1).max(DIE_FACES)).max(settingOf('dice').max),
  finished: z.boolean(),
  awarded: count,
  from: z.int(),
  laneRolls: count,
  stormsWon: count,
  coinsPlaced: count,
  ownTriggered: count,
  othersTriggered: count,
  tows: count,
  crashes: count,
  coinLosses: count,
});

const decision = z.strictObject({
  id: z.int().min(1),
  seat,
  kind: z.enum(['pick', 'storm', 'suit', 'lane', 'coin', 'die']),
  sealed: z.literal(false),
  committed: z.literal(false),
});

/** A stored race: every field in range, and only seats, cards and coins that exist. */
export const stateSchema: z.ZodType<HavocState> = z
  .strictObject({
    rng: rngWords,
    step: z.int().min(0),
    nextAsk: z.int().min(1),
    asks: z.array(decision).max(1),
    luck: ownLuck,
    laps: setting('laps'),
    dice: setting('dice'),
    decks: setting('decks'),
    handSize: setting('handSize'),
    awards: setting('coins'),
    passes: setting('passes'),
    stage: z.enum(['dealer', 'storm', 'lanes', 'coins', 'racing', 'tieBreak', 'finished']),
    round: count,
    pass: upTo(MOST_TIE_BREAK_PASSES),
    dealer: orNone(SEATS.max - 1),
    grid: z.array(card).max(DEALER_GRID.cards),
    flippedBy: z.array(orNone(SEATS.max - 1)).max(DEALER_GRID.cards),
    pickers: seats,
    rivals: seats,
    flips: z.array(orNone(CARDS.length - 1)).max(SEATS.max),
    stock: cards,
    pile: cards,
    called: orNone(SUITS.length - 1),
    toxic: upTo(CARDS.length),
    turns: upTo(MOST_STORM_TURNS),
    lot: count,
    bottomSuit: orNone(SUITS.length - 1),
    badges: seats,
    cursor: upTo(SEATS.max),
    purse: coins,
    purseLot: count,
    tray: coins,
    laid: z.strictObject({
      at: z.array(cell).max(FULL_PURSE.length),
      coin: coins,
      by: z.array(seat).max(FULL_PURSE.length),
      lot: lots,
    }),
    cars: z.array(car).min(SEATS.min).max(SEATS.max),
    tied: seats,
    wasTied: seats,
  })
  .refine((s) => [s.badges, s.pickers, s.rivals, s.tied, s.wasTied].every((list) => namesSeats(list, s)), 'seats exist')
  .refine((s) => s.asks.every((open) => open.seat < s.cars.length), 'seats that are asked have cars')
  .refine((s) => s.asks.every((open) => open.id < s.nextAsk), 'asks are older than the next one')
  .refine((s) => (s.stage === 'finished') === (s.asks.length === 0), 'a race is over exactly when nobody is asked')
  .refine((s) => s.dealer < s.cars.length && (s.stage === 'dealer') === s.dealer < 0, 'there is a dealer')
  .refine((s) => (s.stage === 'dealer') === s.grid.length > 0 && s.grid.length === s.flippedBy.length, 'the grid fits')
  .refine((s) => s.stage !== 'storm' || (s.pile.length > 0 && holdsDeck(s)), 'a Storm plays with whole decks')
  .refine((s) => s.cars.every((one) => one.hand.length === one.handLots.length), 'each card has its lot')
  .refine((s) => s.cars.every((one) => one.coins.length === one.coinLots.length), 'each coin has its lot')
  .refine((s) => Object.values(s.laid).every((list) => list.length === s.laid.at.length), 'the laid lists fit')
  .refine((s) => new Set(s.laid.at).size === s.laid.at.length, 'one coin to a cell')
  .refine((s) => isFullPurse(allCoins(s)), 'no coin is missing')
  .refine((s) => standApart(s), 'one pawn to a space')
  .refine((s) => isBefore(s) || s.badges.length === s.cars.length, 'after a Storm everybody has a badge')
  .refine((s) => isBefore(s) || s.stage === 'lanes' || s.cars.every((one) => one.at >= 0), 'cars are on the track');

function setting(id: SettingId) {
  const { min, max } = settingOf(id);
  return z.int().min(min).max(max);
}

function isBefore(s: { stage: string }): boolean {
  return s.stage === 'dealer' || s.stage === 'storm';
}

function namesSeats(list: readonly number[], s: { cars: readonly unknown[] }): boolean {
  return list.every((one) => one < s.cars.length) && new Set(list).size === list.length;
}

function holdsDeck(s: Pick<HavocState, 'stock' | 'pile' | 'cars' | 'decks'>): boolean {
  const counts = CARDS.map(() => 0);
  for (const one of [...s.stock, ...s.pile, ...s.cars.flatMap((car) => car.hand)]) counts[one] = (counts[one] ?? 0) + 1;
  return counts.every((many) => many === s.decks);
}

function allCoins(s: Pick<HavocState, 'purse' | 'tray' | 'laid' | 'cars'>): number[] {
  return [...s.purse, ...s.tray, ...s.laid.coin, ...s.cars.flatMap((car) => car.coins)];
}

function isFullPurse(list: readonly number[]): boolean {
  return (
    list.length === FULL_PURSE.length &&
    COINS.every((kind, id) => list.filter((one) => one === id).length === kind.count)
  );
}

function standApart(s: Pick<HavocState, 'cars'>): boolean {
  const spaces = s.cars.map((car) => car.at).filter((at) => at >= 0);
  return new Set(spaces).size === spaces.length;
}
