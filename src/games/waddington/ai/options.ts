// What a driver can do at an ask, with all that tells what comes of it. Not for: judging it (weigh.ts).

import type { Ask } from '@core/contract';
import { carOf, circuitOfRace } from '../cars';
import { offersOf } from '../choices';
import { SUPERB } from '../data/cards';
import type { Crossing } from '../risk';
import type { BandRisk, Place, Tactic, WaddingtonAction, WaddingtonChoices, WaddingtonState } from '../types';

/** One answer, and what it leaves to be judged. */
export interface Option {
  readonly action: WaddingtonAction;
  /** Bands to be judged, in order; those that Superb Driving frees are left out. */
  readonly bands: readonly Crossing[];
  readonly to: Place;
  readonly reading: number;
  /** Across the line since the start of the turn. */
  readonly crossed: boolean;
  readonly pit: boolean;
  /** Gauges before any dice. */
  readonly tyres: number;
  readonly brakes: number;
  /** Tactic card spent, -1 for none. */
  readonly card: Tactic | -1;
  /** A run that ends on the verge (R28). */
  readonly verge: boolean;
}

/** Every answer to a drive or card ask that differs in what it leads to. */
export function optionsOf(s: Readonly<WaddingtonState>, ask: Ask): Option[] {
  const offered = offersOf(s, ask);
  if (offered.kind === 'drive') return [...drives(s, ask, offered), ...runs(s, ask, offered)];
  return offered.kind === 'card' ? plays(s, ask, offered) : [];
}

function drives(
  s: Readonly<WaddingtonState>,
  { seat }: Ask,
  offered: Extract<WaddingtonChoices, { kind: 'drive' }>,
): Option[] {
  const options: Option[] = [];
  const bandsOf = crossingsOf(s, seat);
  for (const { speed, after, moves } of offered.speeds) {
    for (const { to, path, pit, crosses, bands } of moves) {
      const rest = {
        to,
        reading: speed,
        crossed: crosses,
        pit,
        tyres: after.tyres,
        brakes: after.brakes,
        verge: false,
      };
      const all = bandsOf(bands, crosses);
      const action = { type: 'drive', speed, path, superb: -1, quiet: false } as const;
      options.push({ ...rest, action, bands: all, card: -1 });
      if (!offered.superb) continue;
      bands.forEach(({ corner, excess }, freed) => {
        if (excess <= 0) return;
        const left = all.filter((_, index) => index !== freed);
        options.push({ ...rest, action: { ...action, superb: corner }, bands: left, card: SUPERB });
      });
    }
  }
  return options;
}

function runs(
  s: Readonly<WaddingtonState>,
  { seat }: Ask,
  offered: Extract<WaddingtonChoices, { kind: 'drive' }>,
): Option[] {
  const { s: rows } = circuitOfRace(s);
  const { at } = carOf(s, seat);
  const bandsOf = crossingsOf(s, seat);
  return offered.runs.flatMap(({ to, path, readings, spins }) => {
    const crossed = (rows[to] as number) < (rows[at] as number);
    return readings.map(({ speed, after, bands }) => ({
      action: { type: 'run' as const, path, speed },
      bands: bandsOf(bands, crossed),
      to,
      reading: speed,
      crossed,
      pit: false,
      ...after,
      card: -1,
      verge: spins,
    }));
  });
}

function plays(
  s: Readonly<WaddingtonState>,
  { seat }: Ask,
  offered: Extract<WaddingtonChoices, { kind: 'card' }>,
): Option[] {
  const { at, reading, tyres, brakes, lap } = carOf(s, seat);
  const before = s.turn.bands.map((band) => ({
    place: band.place,
    speed: band.speed,
    beyondLine: band.lap > s.turn.lap,
  }));
  const hasCrossed = lap > s.turn.lap;
  const bandsOf = crossingsOf(s, seat);
  const rest = { tyres, brakes, verge: false };
  const options: Option[] = [
    { ...rest, action: { type: 'pass' }, bands: before, to: at, reading, crossed: hasCrossed, pit: false, card: -1 },
  ];
  for (const { card, plays: ways } of offered.cards) {
    for (const { speed, moves } of ways) {
      for (const { to, path, pit, crosses, bands } of moves) {
        const more = bandsOf(bands.slice(before.length), crosses);
        options.push({
          ...rest,
          action: { type: 'card', card, speed, path },
          bands: [...before, ...more],
          to,
          reading: speed || reading,
          crossed: hasCrossed || crosses,
          pit,
          card,
        });
      }
    }
  }
  return options;
}

/** Bands of a move from where the car stands: beyond the line are those with fewer rows than it has. */
function crossingsOf(
  s: Readonly<WaddingtonState>,
  seat: number,
): (bands: readonly BandRisk[], crosses: boolean) => Crossing[] {
  const { s: rows } = circuitOfRace(s);
  const { at, lap } = carOf(s, seat);
  const isBeyond = lap > s.turn.lap;
  return (bands, crosses) =>
    bands.map(({ place, speed }) => ({
      place,
      speed,
      beyondLine: isBeyond || (crosses && (rows[place] as number) < (rows[at] as number)),
    }));
}
