// What an open decision offers: cards, suits, lanes, cells and dice with their results.
// Not here: a list of actions (actions.ts).

import type { Decision, Seat } from '@core/contract';
import { carOf, freeLanes } from './cars';
import { SUIT_OF, SUITS } from './data/cards';
import { outcomesOf } from './outlook/outcomes';
import { guardedZones, openCells } from './phases/coins';
import { faceDownPlaces } from './phases/dealer';
import { diceAllowed, laneDieTrouble } from './phases/drive';
import { drawSize, mayDraw, mustPass, playableCards, requiredSuit } from './phases/matching';
import type { DecisionKind, HavocChoices, HavocState } from './types';

/** What the seat of this decision may answer, with all it can know about the results. */
export function choices(s: Readonly<HavocState>, decision: Decision): HavocChoices {
  const { seat } = decision;
  switch (decision.kind as DecisionKind) {
    case 'pick':
      return { kind: 'pick', places: faceDownPlaces(s) };
    case 'storm':
      return stormChoices(s, seat);
    case 'suit':
      return { kind: 'suit', held: suitsHeld(s, seat) };
    case 'lane':
      return { kind: 'lane', free: freeLanes(s) };
    case 'coin':
      return {
        kind: 'coin',
        coins: carOf(s, seat).coins.slice(),
        cells: openCells(s, seat),
        zones: guardedZones(s, seat),
      };
    case 'die':
      return {
        kind: 'die',
        dice: diceAllowed(s, seat).map((die) => outcomesOf(s, seat, die)),
        noLane: laneDieTrouble(s, carOf(s, seat)),
      };
  }
}

/** Cards of each suit in a hand, in the order of SUITS. */
export function suitsHeld(s: Readonly<HavocState>, seat: Seat): number[] {
  const held = SUITS.map(() => 0);
  for (const card of carOf(s, seat).hand) {
    const suit = SUIT_OF[card] as number;
    held[suit] = (held[suit] as number) + 1;
  }
  return held;
}

function stormChoices(s: Readonly<HavocState>, seat: Seat): HavocChoices {
  return {
    kind: 'storm',
    cards: playableCards(s, seat),
    mayDraw: mayDraw(s),
    draw: drawSize(s),
    pass: mustPass(s, seat),
    toxic: s.toxic,
    suit: requiredSuit(s),
  };
}
