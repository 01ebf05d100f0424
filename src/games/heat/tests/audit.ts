// Recomputes a race from its events alone: every speed, limit, cost and length by the cards that were shown.
// Not here: playing. It uses the game's data, but no code of its rules.

import { expect } from 'vitest';
import { CARDS, type CardFace, HEAT } from '../data/cards';
import { ROAD, WEATHER } from '../data/conditions';
import { type Track, trackOf } from '../data/tracks';
import type { Card, Gear, HeatEvent, RoadId, WeatherId } from '../types';

type Of<K extends HeatEvent['type']> = Extract<HeatEvent, { type: K }>;
type Counted = 'cooled' | 'stressReduced' | 'scrapped' | 'superCooled' | 'salvaged';

/** One car's turn as far as its events show. */
interface AuditedTurn {
  gear: Gear;
  faces: CardFace[];
  /** Cards of the reveal whose value is not chosen yet. */
  choice: number;
  stalled: number;
  flips: number;
  kept: number;
  speed: number;
  adrenaline: number;
  boosted: boolean;
  used: Record<Counted, number>;
}

/** Takes the events of one race in order and throws at the first impossible one. uses: how often each symbol was used. */
export class Audit {
  readonly uses = new Map<string, number>();
  #track: Track = trackOf('usa');
  #road: readonly (RoadId | null)[] = [];
  #weather: WeatherId | null = null;
  #sectors: readonly number[] = [];
  #press: readonly number[] | null = null;
  readonly #turns = new Map<number, AuditedTurn>();
  readonly #gears = new Map<number, Gear>();
  readonly #at = new Map<number, number>();
  readonly #picks = new Map<number, Card[]>();

  constructor(track: string) {
    this.#track = trackOf(track);
  }

  see(event: HeatEvent): void {
    const look = this.#looks[event.type] as ((event: HeatEvent) => void) | undefined;
    look?.(event);
  }

  readonly #looks: { [K in HeatEvent['type']]?: (event: Of<K>) => void } = {
    eventRevealed: (e) => {
      this.#press = e.press;
    },
    gridSet: (e) => {
      for (const { seat, progress } of e.slots) this.#at.set(seat, progress);
    },
    upgradePicked: (e) => {
      this.#picks.set(e.seat, [...(this.#picks.get(e.seat) ?? []), e.card]);
      this.#note(CARDS[e.card] as CardFace, 'drafted');
    },
    weatherRevealed: (e) => {
      this.#weather = e.weather;
    },
    roadTokensPlaced: (e) => {
      this.#road = e.tokens;
      this.#sectors = e.weatherSectors;
    },
    roundStarted: () => this.#turns.clear(),
    gearsRevealed: (e) => {
      for (const { seat, to } of e.shifts) this.#gears.set(seat, to);
    },
    cardsRevealed: (e) => this.#reveal(e),
    cardHeatPaid: (e) => expect(e.heat).toBe(CARDS[e.card]?.symbols.heat),
    cardStalled: (e) => {
      const turn = this.#turn(e.seat);
      turn.faces.splice(turn.faces.indexOf(CARDS[e.card] as CardFace), 1);
      turn.stalled++;
    },
    cardFlipped: (e) => {
      if (e.cause === 'boost' || !e.kept) return;
      const turn = this.#turn(e.seat);
      turn.flips++;
      turn.kept += CARDS[e.card]?.values[0] ?? 0;
    },
    valueChosen: (e) => {
      expect(CARDS[e.card]?.values).toContain(e.value);
      this.#note(CARDS[e.card] as CardFace, 'value');
      this.#turn(e.seat).choice += e.value;
    },
    speedSet: (e) => this.#speed(e),
    carMoved: (e) => {
      const turn = this.#turns.get(e.seat);
      if (e.cause === 'adrenaline' && turn) turn.speed += 1;
      this.#at.set(e.seat, e.to);
    },
    adrenalineGranted: (e) => {
      this.#turn(e.seat).adrenaline = 1;
    },
    cooled: (e) => {
      expect(this.#holds('noCooldown', e.seat)).toBe(false);
      this.#use(e.seat, 'cooled', e.count, this.#cooling(e.seat));
    },
    boosted: (e) => {
      const turn = this.#turn(e.seat);
      expect([turn.gear, turn.boosted, e.heat]).toEqual([4, false, this.#token(e.seat) === 'freeBoost' ? 0 : 1]);
      turn.boosted = true;
      turn.speed += e.value;
    },
    stressReduced: (e) => this.#use(e.seat, 'stressReduced', e.count, this.#sum(e.seat, 'reduceStress')),
    scrapped: (e) => this.#use(e.seat, 'scrapped', e.cards.length, this.#sum(e.seat, 'scrap')),
    superCooled: (e) => this.#use(e.seat, 'superCooled', e.count, this.#sum(e.seat, 'superCool')),
    salvaged: (e) => this.#use(e.seat, 'salvaged', e.cards.length, this.#sum(e.seat, 'salvage')),
    accelerated: (e) => {
      expect(CARDS[e.card]?.symbols.accelerate).toBeGreaterThan(0);
      this.#note(CARDS[e.card] as CardFace, 'accelerate');
      this.#turn(e.seat).speed += e.value;
    },
    playedDirectly: (e) => {
      const face = CARDS[e.card] as CardFace;
      expect([face.symbols.directPlay, e.value]).toEqual([true, face.values[0]]);
      this.#note(face, 'directPlay');
      const turn = this.#turn(e.seat);
      turn.faces.push(face);
      turn.speed += e.value;
    },
    slipstreamed: (e) => {
      expect(this.#holds('noSlipstream', e.seat)).toBe(false);
      const more = (this.#token(e.seat) === 'tow' ? 1 : 0) + (this.#holds('slipstreamPlus2', e.seat) ? 2 : 0);
      const symbols = this.#sum(e.seat, 'slipstream');
      expect(e.length).toBeGreaterThanOrEqual(2);
      expect(e.length).toBeLessThanOrEqual(2 + symbols + more);
      if (e.length > 2 + more)
        for (const face of this.#turn(e.seat).faces) if (face.symbols.slipstream > 0) this.#note(face, 'slipstream');
    },
    cornerPassed: (e) => this.#corner(e, 0),
    cornerPaid: (e) => this.#corner(e, e.heat),
    sponsorTaken: (e) => {
      if (e.corner === null || e.reason !== 'press') return;
      if (this.#press !== null) expect(this.#press).toContain(e.corner);
      expect(this.#turn(e.seat).speed).toBeGreaterThanOrEqual(this.#limit(e.corner, 0) + 2);
    },
    refreshed: (e) => {
      for (const card of e.cards) {
        const face = CARDS[card] as CardFace;
        expect([face.symbols.refresh, this.#turn(e.seat).faces.includes(face)]).toEqual([true, true]);
        this.#note(face, 'refresh');
      }
    },
  };

  #reveal(e: Of<'cardsRevealed'>): void {
    const faces = e.cards.map((card) => CARDS[card] as CardFace);
    const gear = this.#gears.get(e.seat) ?? 1;
    expect([faces.length, e.cards.includes(HEAT)]).toEqual([gear, false]);
    const used = { cooled: 0, stressReduced: 0, scrapped: 0, superCooled: 0, salvaged: 0 };
    const turn = {
      gear,
      faces,
      choice: 0,
      stalled: 0,
      flips: 0,
      kept: 0,
      speed: 0,
      adrenaline: 0,
      boosted: false,
      used,
    };
    this.#turns.set(e.seat, turn);
    for (const face of faces) {
      if (face.kind !== 'upgrade' || face.type === 'starting') continue;
      expect(this.#picks.get(e.seat), face.key).toContain(face.id);
      this.#note(face, 'played');
    }
  }

  /** Single values, chosen values and flips add up to the speed; a `+` is worth nothing if no Speed card is left. */
  #speed(e: Of<'speedSet'>): void {
    const turn = this.#turn(e.seat);
    let sum = turn.choice + turn.kept;
    let plus = turn.stalled;
    for (const { values, symbols } of turn.faces) {
      if (values.length === 1) sum += values[0] ?? 0;
      plus += symbols.plus;
    }
    expect(e.speed).toBe(sum);
    expect(turn.flips).toBeLessThanOrEqual(plus);
    for (const face of turn.faces) if (face.symbols.plus > 0 && turn.flips > 0) this.#note(face, 'plus');
    turn.speed = sum;
  }

  #corner(e: Of<'cornerPassed'> | Of<'cornerPaid'>, heat: number): void {
    const symbols = this.#sum(e.seat, 'limit');
    const limit = this.#limit(e.corner, symbols);
    const excess = Math.max(0, this.#turn(e.seat).speed - limit);
    const overheat = excess > 0 && this.#road[e.corner] === 'overheat' ? 1 : 0;
    expect([e.speed, e.limit, heat]).toEqual([this.#turn(e.seat).speed, limit, excess + overheat]);
    for (const face of this.#turn(e.seat).faces) if (face.symbols.limit !== 0) this.#note(face, 'limit');
  }

  #limit(corner: number, symbols: number): number {
    const token = this.#road[corner];
    const change = token === 'slower' ? -1 : token === 'faster' ? 1 : 0;
    return Math.max(1, (this.#track.corners[corner]?.limit ?? 0) + change + symbols);
  }

  #cooling(seat: number): number {
    const { gear, adrenaline } = this.#turn(seat);
    // Weather's cooldown counts if the car was in its sector at any time of its turn.
    const weather = this.#weather !== null && WEATHER[this.#weather].lasting === 'cooldownPlus1' ? 1 : 0;
    return { 1: 3, 2: 1, 3: 0, 4: 0 }[gear] + adrenaline + this.#sum(seat, 'cooldown') + weather;
  }

  #use(seat: number, what: Counted, count: number, most: number): void {
    const turn = this.#turn(seat);
    turn.used[what] += count;
    expect([what, turn.used[what] <= most]).toEqual([what, true]);
    const symbol = {
      cooled: 'cooldown',
      stressReduced: 'reduceStress',
      scrapped: 'scrap',
      superCooled: 'superCool',
      salvaged: 'salvage',
    } as const;
    if (count > 0) for (const face of turn.faces) if (face.symbols[symbol[what]] > 0) this.#note(face, symbol[what]);
  }

  #sum(
    seat: number,
    symbol: 'cooldown' | 'reduceStress' | 'scrap' | 'superCool' | 'salvage' | 'slipstream' | 'limit',
  ): number {
    return this.#turn(seat).faces.reduce((sum, face) => sum + face.symbols[symbol], 0);
  }

  #holds(lasting: (typeof WEATHER)[WeatherId]['lasting'], seat: number): boolean {
    return (
      this.#weather !== null && WEATHER[this.#weather].lasting === lasting && this.#sectors.includes(this.#sector(seat))
    );
  }

  #token(seat: number): RoadId | null {
    const token = this.#road[this.#sector(seat)] ?? null;
    return token !== null && ROAD[token].scope === 'sector' ? token : null;
  }

  #sector(seat: number): number {
    const { length, sector } = this.#track;
    return sector[(((this.#at.get(seat) ?? 0) % length) + length) % length] ?? 0;
  }

  #turn(seat: number): AuditedTurn {
    const turn = this.#turns.get(seat);
    if (turn === undefined) throw new Error(`seat ${seat} has shown no cards this round`);
    return turn;
  }

  #note(face: CardFace, what: string): void {
    const key = `${face.type} ${what}`;
    this.uses.set(key, (this.uses.get(key) ?? 0) + 1);
  }
}
