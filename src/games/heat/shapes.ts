// The shapes of a Heat race: config, state, actions and what a decision offers. Import from types.ts.
// Not here: events (event-types.ts), views (view-types.ts), rules (phases/) or card and track tables (data/).

import type { CarConfig, Colour, RaceConfig, RaceState, Seat } from '@core/contract';
import type { Card, ReactAction, ReactOffer, Symbols } from './symbols/shapes';

export type Gear = 1 | 2 | 3 | 4;
/** From left to right in driving direction; a road has one to three. */
export type Lane = 0 | 1 | 2;
/** The event of a race (2.9). */
export type EventId =
  | 'grandstand'
  | 'record'
  | 'strike'
  | 'engines'
  | 'crowds'
  | 'committee'
  | 'title'
  | 'television'
  | 'safety'
  | 'withdrawal';
/** The weather token (2.8). */
export type WeatherId = 'overcast' | 'fog' | 'storm' | 'coldSnap' | 'rain' | 'heatwave';
/** A road token (2.8): weather front, overheat, greasy corner, fresh asphalt, cool air, tailwind. */
export type RoadId = 'weather' | 'overheat' | 'slower' | 'faster' | 'freeBoost' | 'tow';
export type Garage = 'off' | 'basic' | 'advanced' | 'mixed';
/** R88: where the weather's lasting effect applies: home sector and tokens, or tokens only. */
export type WeatherReach = 'home' | 'tokens';
export type DraftRound = 1 | 2 | 3;

/** Section 6. laps: default by track. Timer and names belong to the host. */
export interface HeatOptions extends Record<string, boolean | number | string> {
  mode: 'race' | 'qualifying';
  laps: number;
  legendLevel: 'easy' | 'medium' | 'hard';
  /** Legends' speed bonus, 0 to 6 (R79). */
  legendBonus: number;
  /**
   * R7. 'seats': slot n goes to seat n. By the cars' start ranks, unranked cars behind in random order: 'qualifying', where the
   * host ranks by best laps, and 'given', where a season ranks.
   */
  grid: 'random' | 'seats' | 'qualifying' | 'given';
  slipstreamReach: 'adjacent' | 'long';
  /** R81: the pool from which three upgrades are drafted; off: the starting upgrades. */
  garage: Garage;
  /** R86: a weather token and road tokens. */
  weather: boolean;
  weatherReach: WeatherReach;
  /** 2.9. drawn: random, without repetition in a season. */
  event: 'none' | 'drawn' | EventId;
  /** R94 to R98: whether sponsorship cards are dealt and won. */
  sponsorship: boolean;
}
export interface HeatConfig extends RaceConfig {
  circuit: string;
  options: HeatOptions;
  cars: (CarConfig & { automaton?: 'legend' })[];
  before?: HeatHandOver;
}
/** What a race hands over to the next of its season. cars: unused sponsorship cards, by seat. */
export interface HeatHandOver {
  shared: { sponsorDeck: Card[]; sponsorsUsed: Card[]; eventsDrawn: EventId[] };
  cars: (Card[] | null)[];
}

export type CarKind = 'driver' | 'legend';
export type CarStatus = 'racing' | 'eliminated' | 'retired';
/** 1 gears, 2 cards, 3 reveal and move, 4 adrenaline, 5 react, 6 slipstream, 7 corners, 8 discard, 9 replenish. */
export type Phase = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
export type DecisionKind = 'draft' | 'gear' | 'cards' | 'value' | 'react' | 'slipstream' | 'discard';

/** One answer to a decision. Cards are named by design; the same number twice means two equal cards. */
export type HeatAction =
  /** R82: takes a card of the display. */
  | { type: 'draft'; card: Card }
  | { type: 'gear'; gear: Gear }
  /** cards: as many as the gear, in the order placed. */
  | { type: 'cards'; cards: Card[] }
  /** Default of phase 2: the engine draws legal cards when the phase closes. */
  | { type: 'anyCards' }
  /** Takes back a sealed answer (phases 1, 2, 8) while the phase is still open. */
  | { type: 'unlock' }
  /** R28: the value for the card that waits for one. */
  | { type: 'value'; value: number }
  | ReactAction
  | { type: 'done' }
  /** length 0: no slipstream. */
  | { type: 'slipstream'; length: number }
  /** refresh: played Refresh cards to put on top of the draw pile, last one on top. */
  | { type: 'discard'; cards: Card[]; refresh: Card[] }
  /** Gives up (R106); legal as an answer to any decision. */
  | { type: 'retire' };

/** What an open decision offers. */
export type HeatChoices =
  /** cards: what is left of the display, one entry per copy. usual: what a timeout takes. */
  | { kind: 'draft'; round: DraftRound; cards: Card[]; usual: Card }
  | {
      kind: 'gear';
      /** Reachable gears only. heat: cost of the shift; clutters: the hand cannot feed this gear. */
      gears: { gear: Gear; heat: number; clutters: boolean }[];
      chosen: Gear | null;
    }
  | {
      kind: 'cards';
      count: number;
      /** Indexes into the viewer's hand that may be placed. */
      playable: number[];
      /** The next corner ahead, against which a whole turn's speed is judged (forecast for tags). */
      corner: { index: number; name: string; limit: number; distance: number } | null;
      chosen: Card[] | 'any' | null;
    }
  | {
      kind: 'value';
      card: Card;
      values: number[];
      speedSoFar: number;
      /** Cards whose value has to be chosen after this one. */
      after: Card[];
      /** Cooldown of gear and cards available in React, without adrenaline. */
      cool: number;
    }
  /** forecast: what 'done' would cost in phase 7 now, corner by corner. */
  | ({ kind: 'react'; forecast: CornerForecast[] } & ReactOffer)
  | {
      kind: 'slipstream';
      /** Without 0. to: progress at which it would end. */
      lengths: { length: number; to: number; crosses: CornerForecast[] }[];
      tow: Seat;
    }
  | { kind: 'discard' /** Indexes into the hand. */; discardable: number[]; refresh: Card[]; chosen: Card[] | null };

/** A corner line crossed, or to be crossed, at this speed: Heat to pay, and whether the Engine can't cover it. */
export interface CornerForecast {
  corner: number;
  name: string;
  speed: number;
  limit: number;
  heat: number;
  spinOut: boolean;
}

export interface Car {
  kind: CarKind;
  colour: Colour;
  status: CarStatus;
  /** R5: whole spaces, 0 = first space past the line on lap 1; negative on the grid. */
  progress: number;
  lane: Lane;
  gear: Gear;
  /** Speed of this turn, to compare with limits; 0 before the reveal. */
  speed: number;
  /** Progress at the start of phase 3 of this round (R56). */
  from: number;
  /** Order in which cars were taken off the track; 0 while racing. */
  outOrder: number;
  hand: Card[];
  /** The last card is the top. */
  draw: Card[];
  discard: Card[];
  /** Heat cards in the Engine. */
  engine: number;
  /** Sealed answers of the open phase (placed cards are then still in hand), and placed cards until their reveal. */
  chosenGear: Gear | 0;
  placed: Card[];
  /** Phase 2: the engine draws the cards when the phase closes. */
  anyCards: boolean;
  /** Will be taken off the track when the phase ends (R106). In phases 1, 2 and 8 a sealed answer like any other. */
  retiring: boolean;
  chosenDiscard: Card[];
  chosenRefresh: Card[];
  /** Set from the car's reveal on. Before it, placed cards that include Heat or are too few show a cluttered hand. */
  cluttered: boolean;
  spunOut: boolean;
  /** Cards in front of the driver until phase 9: placed, flipped, played directly. */
  played: Card[];
  /** Symbols still unused in React this turn. */
  left: Symbols;
  slipstreamBonus: number;
  limitBonus: number;
  plusResolved: number;
  boosted: boolean;
  slipstreamed: boolean;
  /** Progress at which the slipstream of this turn began; meaningless without one (R95). */
  towedFrom: number;
  /** Whether the weather's extra cooldown has been used this turn (R89). */
  weatherCooled: boolean;
  /** R84: the drafted cards in the order of the draft rounds. */
  picks: Card[];
  /** Qualifying: rounds per completed lap, and spaces past the line (R105). */
  lapTimes: { rounds: number; overshoot: number }[];
  lapStart: number;
}

export type RaceStatus = 'draft' | 'racing' | 'finalRound' | 'finished';

/** What determines limits, costs and symbols at a place of the track; states and views both have it. */
export interface Conditions {
  readonly track: string;
  /** null if weather is off or not yet revealed. */
  readonly weather: WeatherId | null;
  /** One entry per corner; null without a token. The token of corner n applies to corner n or to sector n. */
  readonly road: readonly (RoadId | null)[];
  readonly weatherReach: WeatherReach;
}

export interface HeatState extends RaceState {
  mode: 'race' | 'qualifying';
  /** draft: before the first round. */
  status: RaceStatus;
  track: string;
  /** Laps of this race, with its event's changes (R4). */
  laps: number;
  legendLevel: 'easy' | 'medium' | 'hard';
  legendBonus: number;
  slipstreamReach: 'adjacent' | 'long';
  /** 0 in the draft, as is the phase. */
  round: number;
  phase: Phase | 0;
  /** Turn order of the round, cars on the track only. */
  order: Seat[];
  /** Index in order of the car that acts in a sequential phase. */
  cursor: number;
  /** A driver's reveal that waits for a value (R28). */
  reveal: RevealFrame | null;
  adrenaline: Seat[];
  startCars: number;
  /** Cards that a hand is filled to (R10). */
  handSize: number;
  cars: Car[];
  legendDeck: number[];
  legendUsed: number[];
  /** Index of the card of the round, -1 before it is turned up. */
  legendCard: number;
  /** Seat of the car that first reached the final line, -1 while no car is past it. */
  finalSeat: Seat;
  takenOff: number;
  garage: Garage;
  weatherReach: WeatherReach;
  sponsorship: boolean;
  event: EventId | null;
  /** Indexes of the corners where sponsorship cards are won, ascending (R94); empty if none are. */
  press: number[];
  weather: WeatherId | null;
  road: (RoadId | null)[];
  /** Whether this race has a weather token and road tokens: revealed after the draft (R86). */
  hasWeather: boolean;
  draft: Draft | null;
  /** Upgrades not dealt yet; the last one is the top. */
  upgrades: Card[];
  /** Cards left over from draft rounds (R83). */
  removed: Card[];
  /** The last card is the top. */
  sponsorDeck: Card[];
  /** Sponsorship cards played so far in the season (R97). */
  sponsorsUsed: Card[];
  /** R99: cars that have completed lap 1, in that order. */
  firstLap: Seat[];
  /** Events of the season so far, this race's included. */
  eventsDrawn: EventId[];
}
/** The current draft round (R81 to R83). */
export interface Draft {
  round: DraftRound;
  /** The drivers in grid order. */
  order: Seat[];
  /** All cards of this round, taken ones included. */
  dealt: Card[];
  /** In the order of the picks. */
  taken: { seat: Seat; card: Card }[];
}
/** A reveal that waits for the driver to choose values. */
export interface RevealFrame {
  seat: Seat;
  waiting: Card[];
  parts: number[];
}
