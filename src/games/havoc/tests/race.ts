// Builds positions by hand and plays them with scripted dice: race(2).pawn(1, 'L1-10').coin('L1-12:+4').racing(). Seats are
// counted from 1 here, as in RULES.md. Not here: races from setup, which use the engine.

import type { Decision, Io, RaceState, RuleViolation } from '@core/contract';
import { openDecision } from '@core/engine';
import { ioWith, scriptedIo } from '@core/io';
import { seedRng } from '@core/rng';
import { expect } from 'vitest';
import { progressOf } from '../cars';
import { apply, check } from '../check';
import { choices } from '../choices';
import { cardNamed, deckOf, SUIT_OF, SUITS, type SuitId, suitNamed } from '../data/cards';
import { COINS, coinNamed } from '../data/coins';
import { SPACE_IDS, spaceNamed } from '../data/track';
import { fallback } from '../fallback';
import { playableCards } from '../phases/matching';
import { beginStorm } from '../phases/storm';
import { newCar, setup } from '../setup';
import type {
  Car,
  Card,
  DieKind,
  HavocAction,
  HavocChoices,
  HavocEvent,
  HavocOptions,
  HavocStage,
  HavocState,
} from '../types';
import { raceConfig } from './race-config';

/** The initial common part of a state. */
export function baseOf(seed: string): RaceState {
  return { rng: seedRng(seed), step: 0, nextAsk: 1, asks: [] };
}

/** The number of a card written like 9♣ or 10♥. */
export function card(text: string): Card {
  const symbol = text.slice(-1);
  const suit = SUITS.find((one) => one.symbol === symbol);
  return cardNamed(`${text.slice(0, -1)}${suit?.letter}`);
}

/** Cards separated by spaces. */
export function cards(text: string): Card[] {
  return text.split(' ').flatMap((one) => (one === '' ? [] : [card(one)]));
}

/** A card as text. */
export function nameOf(one: Card): string {
  const rank = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'][one % 8];
  return `${rank}${SUITS[SUIT_OF[one] as number]?.symbol}`;
}

/** Cards of a Storm: hands by seat; pile and stock with the top card first. */
export interface StormCards {
  hands: readonly string[];
  pile: string;
  stock?: string;
  toxic?: number;
  called?: SuitId;
  turn?: number;
  badges?: readonly number[];
}

/** A position, first under construction, then in play. */
export class Race {
  readonly s: HavocState;
  readonly events: HavocEvent[] = [];

  constructor(seats: number, options: Partial<HavocOptions> = {}) {
    const io: Io<HavocEvent> = ioWith(
      () => undefined,
      () => 0,
    );
    this.s = setup(raceConfig(seats, options), baseOf('position'), io);
    Object.assign(this.s, { asks: [], grid: [], flippedBy: [], pickers: [], rivals: [], flips: [] });
    Object.assign(this.s, { dealer: 0, round: 1, badges: this.s.cars.map((_, seat) => seat) });
    this.s.cars = this.s.cars.map(newCar);
  }

  /** Changes fields of the state. */
  set(fields: Partial<HavocState>): this {
    Object.assign(this.s, fields);
    return this;
  }

  car(seat: number): Car {
    const found = this.s.cars[seat - 1];
    if (found === undefined) throw new Error(`no seat ${seat}`);
    return found;
  }

  /** Puts a seat's pawn on the space with this id. */
  pawn(seat: number, at: string, lap = 1): this {
    Object.assign(this.car(seat), { at: spaceNamed(at), lap });
    return this;
  }

  /** Places a coin written like L1-12:+4, by this seat; it comes from the purse. */
  coin(text: string, by = 1): this {
    const [at = '', kind = ''] = text.split(':');
    const { laid, purse } = this.s;
    const coin = coinNamed(kind.replace('−', '-'));
    purse.splice(purse.indexOf(coin), 1);
    laid.at.push(spaceNamed(at));
    laid.coin.push(coin);
    laid.by.push(by - 1);
    laid.lot.push(0);
    return this;
  }

  /** Gives a seat coins to place; they come from the purse. */
  coins(seat: number, ...kinds: string[]): this {
    for (const kind of kinds) {
      const coin = coinNamed(kind);
      this.s.purse.splice(this.s.purse.indexOf(coin), 1);
      this.car(seat).coins.push(coin);
      this.car(seat).coinLots.push(0);
    }
    return this;
  }

  /** Badges by seat, best first. */
  order(...seats: number[]): this {
    this.s.badges = seats.map((seat) => seat - 1);
    return this;
  }

  /** A Racing stage at this seat's turn; seats without a pawn are far away. */
  racing(seat = 1, stage: HavocStage = 'racing'): this {
    const { s } = this;
    s.cars.forEach((car, index) => {
      if (car.at < 0) Object.assign(car, { at: spaceNamed(`L4-${60 + index}`), lap: 0 });
    });
    s.stage = stage;
    s.pass = Math.max(1, s.pass);
    s.cursor = s.badges.indexOf(seat - 1);
    return this.ask(seat, 'die');
  }

  /** A Coin stage at this seat's turn. */
  placing(seat = 1): this {
    this.racing(seat, 'coins');
    this.s.asks = [];
    return this.ask(seat, 'coin');
  }

  /** The Lane Selection at this seat's turn; pawns are where they were put. */
  choosing(seat = 1): this {
    this.s.stage = 'lanes';
    this.s.cursor = this.s.badges.indexOf(seat - 1);
    return this.ask(seat, 'lane');
  }

  /** A Storm in progress; unlisted cards are left out, so the rules see exactly these. */
  storm(table: StormCards): this {
    const { s } = this;
    s.stage = 'storm';
    s.badges = (table.badges ?? []).map((seat) => seat - 1);
    table.hands.forEach((hand, index) => {
      const car = this.car(index + 1);
      car.hand = cards(hand);
      car.handLots = car.hand.map(() => 0);
    });
    s.pile = cards(table.pile).reverse();
    s.stock = cards(table.stock ?? '8♣ 9♣ 10♣ J♣ K♣ 8♦').reverse();
    s.toxic = table.toxic ?? 0;
    s.called = table.called === undefined ? -1 : suitNamed(table.called);
    return this.ask(table.turn ?? 1, 'storm');
  }

  /** Deals a Storm with these hands; bottom: the stock's last card. */
  deal(dealer: number, hands: readonly string[], starter: string, bottom?: string): this {
    const { s } = this;
    const seats = s.cars.length;
    s.handSize = cards(hands[0] ?? '').length;
    Object.assign(s, { stage: 'storm', round: 0, dealer: dealer - 1, asks: [] });
    const top: Card[] = [];
    for (let n = 0; n < s.handSize; n++) {
      for (let step = 0; step < seats; step++) top.push(cards(hands[(dealer + step) % seats] ?? '')[n] as Card);
    }
    const draws = stacked([...top, card(starter)], bottom === undefined ? [] : [card(bottom)], s.decks);
    const io = scriptedIo<HavocEvent>(draws);
    beginStorm(s, io);
    expect(io.unused()).toEqual([]);
    this.events.push(...io.events);
    return this;
  }

  private ask(seat: number, kind: string): this {
    openDecision(this.s, seat - 1, kind, false);
    return this;
  }

  /** The open decision. */
  get open(): Decision {
    const decision = this.s.asks[0];
    if (decision === undefined) throw new Error('nobody is asked');
    return decision;
  }

  /** The seat and kind of the open decision, for example '2 storm'. */
  get asked(): string | undefined {
    const decision = this.s.asks[0];
    return decision && `${decision.seat + 1} ${decision.kind}`;
  }

  /** Gives a legal answer to the open decision; draws must be exactly those it uses. */
  act(action: HavocAction, ...draws: number[]): this {
    const { open } = this;
    expect(check(this.s, open, action), JSON.stringify(action)).toBeNull();
    const io = scriptedIo<HavocEvent>(draws);
    // After this answer the rules may shuffle and deal: draws that the test ignores are always 0.
    let left = draws.length;
    const chance = ioWith<HavocEvent>(io.emit, (bound) => (left-- > 0 ? io.draw(bound) : bound - 1));
    apply(this.s, open, action, chance);
    expect(io.unused(), 'draws left over').toEqual([]);
    this.events.push(...io.events);
    return this;
  }

  /** Rolls these faces, 1 to 6. */
  roll(...faces: number[]): this {
    return this.die('movement', faces);
  }

  /** Rolls the lane-change die. */
  lane(symbol: 'L1' | 'R1' | 'CE' | 'L2' | 'R2'): this {
    return this.die('lane', [['L1', 'R1', 'CE', 'L2', 'R2'].indexOf(symbol) + 1]);
  }

  private die(die: DieKind, faces: readonly number[]): this {
    return this.act({ type: 'die', die }, ...faces.map((face) => face - 1));
  }

  play(text: string): this {
    return this.act({ type: 'play', card: card(text) });
  }
  draw(...draws: number[]): this {
    return this.act({ type: 'draw' }, ...draws);
  }
  call(suit: SuitId): this {
    return this.act({ type: 'suit', suit: suitNamed(suit) });
  }
  place(kind: string, at: string): this {
    return this.act({ type: 'coin', coin: coinNamed(kind), at: spaceNamed(at) });
  }

  /** Why an answer is refused, as `code rule`; undefined if it is legal. Read-only. */
  refusal(action: HavocAction): string | undefined {
    const violation = this.violation(action);
    return violation === null ? undefined : `${violation.code} ${violation.rule}`;
  }

  /** The same with the violation's detail. */
  violation(action: HavocAction): RuleViolation | null {
    const before = JSON.stringify(this.s);
    const violation = check(this.s, this.open, action);
    expect(JSON.stringify(this.s)).toBe(before);
    return violation;
  }

  /** Why a coin may not be placed there. */
  coinRefusal(at: string, kind?: string): string | undefined {
    const held = this.s.cars[this.open.seat]?.coins[0] ?? 0;
    return this.refusal({ type: 'coin', coin: kind === undefined ? held : coinNamed(kind), at: spaceNamed(at) });
  }

  /** The cards that the active seat may play, as text. */
  get legal(): string[] {
    return playableCards(this.s, this.open.seat).map(nameOf);
  }

  /** What the open decision offers. */
  offer<K extends HavocChoices['kind']>(kind: K): Extract<HavocChoices, { kind: K }> {
    const offered = choices(this.s, this.open);
    if (offered.kind !== kind) throw new Error(`asked for ${offered.kind}`);
    return offered as Extract<HavocChoices, { kind: K }>;
  }

  default(): HavocAction {
    return fallback(this.s, this.open);
  }

  /** A seat's space, lap and progress. */
  at(seat: number): [string, number, number] {
    const car = this.car(seat);
    return [SPACE_IDS[car.at] ?? 'nowhere', car.lap, progressOf(car)];
  }

  hand(seat: number): string {
    return this.car(seat).hand.map(nameOf).join(' ');
  }

  /** Coins on the track, as text. */
  get laid(): string[] {
    const { at, coin } = this.s.laid;
    return at.map((cell, index) => `${SPACE_IDS[cell]}:${COINS[coin[index] as number]?.id}`);
  }

  /** Events of one type so far. */
  eventsOf<T extends HavocEvent['type']>(type: T): Extract<HavocEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<HavocEvent, { type: T }> => event.type === type);
  }
}

/** A position with this many seats; by default on lap 1 of one lap with one die. */
export function race(seats = 2, options: Partial<HavocOptions> = {}): Race {
  return new Race(seats, { dice: 1, ...options });
}

/** Draws that shuffle a new deck into this order, top of the stock first; unnamed cards follow in deck order. */
export function stacked(top: readonly Card[], bottom: readonly Card[] = [], decks = 1): number[] {
  const rest = deckOf(decks);
  for (const one of [...top, ...bottom]) rest.splice(rest.indexOf(one), 1);
  return drawsFor(deckOf(decks), [...bottom, ...rest, ...top.toReversed()]);
}

/** Draws with which kit/deck.ts shuffles a list into this order. */
export function drawsFor(from: readonly Card[], to: readonly Card[]): number[] {
  const list = from.slice();
  const draws: number[] = [];
  for (let i = list.length - 1; i > 0; i--) {
    const j = list.lastIndexOf(to[i] as Card, i);
    draws.push(j);
    const held = list[i] as Card;
    list[i] = list[j] as Card;
    list[j] = held;
  }
  expect(list).toEqual(to);
  return draws;
}
