// Sets up a race: which configs are valid, and the state at the first card flip (R1, R2).
// Not here: Dealer Selection itself (phases/dealer.ts).

import type { Io, RaceState, RuleViolation } from '@core/contract';
import { shuffle } from '@kit/deck';
import { FULL_PURSE } from './data/coins';
import { SEATS, SETTINGS } from './data/settings';
import { beginDealerSelection } from './phases/dealer';
import type { Car, HavocConfig, HavocEvent, HavocState } from './types';
import { refuse } from './violations';

/** Null if the config is valid. Violations: 'seats-taken' (R1), 'setting' (O1). */
export function checkConfig({ cars, options }: HavocConfig): RuleViolation | null {
  if (cars.length < SEATS.min || cars.length > SEATS.max)
    return refuse('seats-taken', { ...SEATS, count: cars.length });
  for (const { id, min, max } of SETTINGS) {
    const value = options[id];
    if (value < min || value > max) return refuse('setting', { setting: id, min, max, value });
  }
  return null;
}

/** The state at the first decision: the first seat flips a card for the deal. */
export function setup(config: HavocConfig, base: RaceState, io: Io<HavocEvent>): HavocState {
  const { laps, dice, decks, handSize, coins, passes } = config.options;
  const s: HavocState = {
    rng: base.rng,
    step: base.step,
    nextAsk: base.nextAsk,
    asks: base.asks,
    laps,
    dice,
    decks,
    handSize,
    awards: coins,
    passes,
    stage: 'dealer',
    round: 0,
    pass: 0,
    dealer: -1,
    grid: [],
    flippedBy: [],
    pickers: [],
    rivals: [],
    flips: [],
    stock: [],
    pile: [],
    called: -1,
    toxic: 0,
    turns: 0,
    lot: 0,
    bottomSuit: -1,
    badges: [],
    cursor: 0,
    purse: FULL_PURSE.slice(),
    purseLot: 0,
    tray: [],
    laid: { at: [], coin: [], by: [], lot: [] },
    cars: config.cars.map(({ handicap }) => {
      const burden = handicap?.cards ?? 0;
      return burden > 0 ? { ...newCar(), burden } : newCar();
    }),
    tied: [],
    wasTied: [],
  };
  const settings = { laps, dice, decks, handSize, coins, passes };
  io.emit({ round: 0, type: 'gameStarted', settings, seats: s.cars.length });
  shuffle(s.purse, io.draw);
  beginDealerSelection(s, io);
  return s;
}

/** A car before it has a lane. */
export function newCar(): Car {
  return {
    hand: [],
    handLots: [],
    coins: [],
    coinLots: [],
    at: -1,
    lap: 0,
    die: null,
    faces: [],
    finished: false,
    awarded: 0,
    from: 0,
    laneRolls: 0,
    stormsWon: 0,
    coinsPlaced: 0,
    ownTriggered: 0,
    othersTriggered: 0,
    tows: 0,
    crashes: 0,
    coinLosses: 0,
  };
}
