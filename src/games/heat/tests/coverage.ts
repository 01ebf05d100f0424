// What random races must reach, what they cannot reach and why, and what is hidden from which seat.
// Used by src/games/laws.test.ts.

import type { Coverage } from '@core/laws/coverage';
import { TRACK_IDS } from '../data/tracks';
import { REACTION_TYPES } from '../symbols';
import { SYMBOL_EVENTS, SYMBOL_VIOLATIONS } from '../symbols/shapes';
import type { HeatTypes } from '../types';
import { anyRace, heatConfig, WEEKEND } from './race-config';

/** Field sizes, lap counts and options, qualifying included. */
const CONFIGS = [
  heatConfig('usa', 4, 0, { grid: 'random' }),
  heatConfig('italy', 2, 0, { laps: 1 }),
  heatConfig('france', 3, 3, { legendLevel: 'hard', legendBonus: 6 }),
  heatConfig('great-britain', 6, 0, { slipstreamReach: 'long', laps: 1 }),
  heatConfig('usa', 1, 5, { legendLevel: 'easy' }),
  heatConfig('italy', 1, 0, { mode: 'qualifying', laps: 3 }),
  heatConfig('usa', 2, 0, { laps: 1 }),
  heatConfig('france', 2, 0, { laps: 3, grid: 'random' }),
  heatConfig('great-britain', 1, 0, { mode: 'qualifying', laps: 1 }),
  heatConfig('usa', 3, 0, { laps: 1 }),
  heatConfig('italy', 4, 1, { ...WEEKEND, laps: 1 }),
];
/** A race on every other circuit. */
const OTHERS = TRACK_IDS.filter((id) => !CONFIGS.some(({ circuit }) => circuit === id));

/** Races over all circuits; every second one with modules. */
export const coverage: Coverage<HeatTypes> = {
  configs: [...CONFIGS, ...OTHERS.map((id) => heatConfig(id, 3, 1, { laps: 1 }))],
  anyConfig: anyRace,
  playthroughs: {
    'great-britain-grandstand': heatConfig('great-britain', 4, 0, { ...WEEKEND, event: 'grandstand' }),
    'usa-record': heatConfig('usa', 3, 1, { ...WEEKEND, event: 'record', garage: 'basic' }),
    'italy-strike': heatConfig('italy', 4, 0, { ...WEEKEND, event: 'strike', garage: 'advanced' }),
    'france-withdrawal': heatConfig('france', 5, 0, { ...WEEKEND, event: 'withdrawal', weatherReach: 'tokens' }),
  },
  maxSteps: 20_000,
  actions: {
    draft: 'played',
    gear: 'played',
    cards: 'played',
    anyCards: 'played',
    unlock: 'played',
    value: 'played',
    ...playedEach(REACTION_TYPES),
    done: 'played',
    slipstream: 'played',
    discard: 'played',
    retire: 'played',
  },
  events: {
    raceSetUp: 'played',
    eventRevealed: 'played',
    draftRoundStarted: 'played',
    upgradePicked: 'played',
    draftRoundEnded: 'played',
    weatherRevealed: 'played',
    roadTokensPlaced: 'played',
    sponsorsDealt: 'played',
    sponsorTaken: 'played',
    gridSet: 'played',
    decksBuilt: 'played',
    handFilled: 'played',
    raceStarted: 'played',
    roundStarted: 'played',
    phaseStarted: 'played',
    seatLocked: 'played',
    seatUnlocked: 'played',
    activeSeat: 'played',
    gearsRevealed: 'played',
    cardsCommitted: 'played',
    legendCardTurned: 'played',
    clutteredHand: 'played',
    cardsRevealed: 'played',
    cardHeatPaid: 'played',
    cardStalled: 'played',
    cardFlipped: 'played',
    deckReshuffled: 'played',
    valueChosen: 'played',
    speedSet: 'played',
    carMoved: 'played',
    legendDecided: 'played',
    cornerLineCrossed: 'played',
    lapCompleted: 'played',
    lapLost: { rare: 'a spin-out just past the line: examples/reacting.test E35' },
    finalRound: 'played',
    finalRoundCancelled: { rare: 'the only car past the last line spins out: examples/reacting.test E35' },
    adrenalineGranted: 'played',
    boosted: 'played',
    ...playedEach(SYMBOL_EVENTS),
    reactEnded: 'played',
    slipstreamOffered: 'played',
    slipstreamed: 'played',
    slipstreamDeclined: 'played',
    cornerPassed: 'played',
    cornerPaid: 'played',
    spunOut: 'played',
    eliminated: 'played',
    retired: 'played',
    discarded: 'played',
    refreshed: 'played',
    roundEnded: 'played',
    lapTimed: 'played',
    raceFinished: 'played',
    qualifyingFinished: 'played',
  },
  violations: {
    'wrong-phase': 'played',
    'not-on-offer': 'played',
    'not-locked': 'played',
    'gear-too-far': 'played',
    'shift-needs-heat': 'played',
    'card-count': 'played',
    'card-not-in-hand': 'played',
    'heat-not-playable': 'played',
    'hand-cluttered': 'played',
    'value-not-on-card': 'played',
    ...playedEach(Object.keys(SYMBOL_VIOLATIONS)),
    'direct-play-needs-heat': { rare: 'Gas Pedal 4 in hand and neither Engine nor Heat to pay it: react.test [R46]' },
    'slipstream-length': 'played',
    'slipstream-final-line': { rare: 'a long slipstream on offer just before the finish: react.test [R55]' },
    'not-discardable': 'played',
    'no-refresh': 'played',
  },
  hidden: (s, seat) => ({
    hands: s.cars.filter((_, other) => other !== seat).map((car) => [car.hand, car.placed]),
    drawPiles: s.cars.map((car) => car.draw),
    legendDeck: s.legendDeck,
    upgrades: s.upgrades,
    sponsorDeck: s.sponsorDeck,
  }),
};

/** All of these occur. */
function playedEach<Name extends string>(names: readonly Name[]): Record<Name, 'played'> {
  return Object.fromEntries(names.map((name) => [name, 'played'])) as Record<Name, 'played'>;
}
