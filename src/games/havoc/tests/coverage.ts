// What random races must cover, what they can't cover and why, and what is hidden from each viewer. Used by
// src/games/laws.test.ts.

import type { Coverage } from '@core/laws/coverage';
import type { HavocTypes } from '../types';
import { raceConfig } from './race-config';

/** Races over all field sizes and settings. */
export const coverage: Coverage<HavocTypes> = {
  configs: [
    raceConfig(4),
    raceConfig(2),
    raceConfig(3, { passes: 3, handSize: 3 }),
    raceConfig(4, { dice: 1, decks: 2, handSize: 5, passes: 4 }),
    raceConfig(3, { laps: 2, passes: 4, coins: 1 }),
    raceConfig(2, { decks: 2, coins: 2, handSize: 3, passes: 2 }),
    raceConfig(4, { laps: 2, dice: 1, passes: 4, handSize: 5 }),
    raceConfig(4, { handSize: 5, coins: 2 }),
  ],
  maxSteps: 100_000,
  actions: {
    pick: 'played',
    play: 'played',
    draw: 'played',
    pass: 'played',
    suit: 'played',
    lane: 'played',
    coin: 'played',
    die: 'played',
  },
  events: {
    gameStarted: 'played',
    stageStarted: 'played',
    dealerGridDealt: 'played',
    dealerTurn: 'played',
    dealerCardFlipped: 'played',
    dealerTie: 'played',
    dealerChosen: 'played',
    dealerButtonMoved: 'played',
    stormShuffled: 'played',
    stormCardDealt: 'played',
    stormStarterTurned: 'played',
    suitCalled: 'played',
    toxicChanged: 'played',
    stormTurn: 'played',
    cardPlayed: 'played',
    suitCallAwaited: 'played',
    turnSkipped: 'played',
    stockReshuffled: 'played',
    cardsDrawn: 'played',
    stormPassed: 'played',
    badgeAwarded: 'played',
    stormEnded: 'played',
    stageResults: 'played',
    laneTurn: 'played',
    laneChosen: 'played',
    coinsDrawn: 'played',
    purseRefilled: 'played',
    coinAwardForfeited: 'played',
    coinTurn: 'played',
    coinPlaced: 'played',
    passStarted: 'played',
    raceTurn: 'played',
    dieChosen: 'played',
    dieRolled: 'played',
    pawnMoved: 'played',
    pawnBlocked: 'played',
    lineCrossed: 'played',
    laneShifted: 'played',
    checkEngine: 'played',
    coinRevealed: 'played',
    towed: 'played',
    pitExited: 'played',
    pitLaneEntered: 'played',
    pitWallHit: 'played',
    pitStuck: 'played',
    merged: 'played',
    raceTurnEnded: 'played',
    playerFinished: 'played',
    passEnded: 'played',
    tieBreakStarted: { rare: 'several cars level in front at the end: examples-racing.test E50' },
    tieBreakNarrowed: { rare: 'three of them, and one falls back: edges.test [R86]' },
    raceEnded: 'played',
  },
  violations: {
    'wrong-ask': 'played',
    'card-face-up': 'played',
    'card-not-held': 'played',
    'card-no-match': 'played',
    'toxic-seven': 'played',
    'nothing-to-draw': 'played',
    'no-pass': 'played',
    'lane-taken': 'played',
    'coin-not-held': 'played',
    'not-a-cell': { never: 'the action schema lets in cells of the track only' },
    'cell-taken': 'played',
    'cell-guarded': 'played',
    'no-lane-die': 'played',
  },
  hidden: (s, seat) => {
    const zones: Record<string, number[] | number[][]> = {};
    const others = s.cars.filter((_, other) => other !== seat);
    if (s.stock.length > 3 && s.lot === 0) {
      zones.hands = others.map((car) => car.hand);
      zones.stock = s.stock;
    }
    if (s.flippedBy.includes(-1)) zones.grid = s.grid.filter((_, place) => s.flippedBy[place] === -1);
    if (s.purse.length > 3) {
      zones.purse = s.purse;
      if (others.some((car) => car.coins.length > 0)) zones.coins = others.map((car) => car.coins);
      const laid = s.laid.coin.filter((_, index) => s.laid.by[index] !== seat && s.laid.lot[index] === s.purseLot);
      if (laid.length > 0) zones.laid = laid;
    }
    return zones;
  },
};
