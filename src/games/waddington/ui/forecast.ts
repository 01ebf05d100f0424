// What the choices of an ask mean, for the eye: ways sorted and judged, board targets, chances in words.
// Not for: working chances out; the rules give them (choices()).

import { CIRCUITS, type Circuit } from '../data/circuits';
import type { BandRisk, CircuitId, CornerIndex, MoveChoice, Place, Risk, SpeedChoice } from '../types';
import type { WaddingtonTarget } from './board/preview';
import { cornerName } from './texts';

/** Worst that may happen: nothing, dice, a certain spin-off. */
export type Danger = 'safe' | 'roll' | 'spin';

/** One way to move as a panel lists it. key: its target on the board. */
export interface Way {
  key: string;
  to: Place;
  path: readonly Place[];
  pit: boolean;
  bands: readonly BandRisk[];
  risk: Risk;
  freed: MoveChoice['freed'];
}

const RANK: Readonly<Record<Danger, number>> = { safe: 0, roll: 1, spin: 2 };

/** The ways of some moves, pit side first, the less dangerous first where two end on one square. */
export function waysOf(circuit: CircuitId, moves: readonly Omit<Way, 'key'>[]): Way[] {
  const { lane } = CIRCUITS[circuit];
  return moves
    .map((move, i) => ({ ...move, key: `way.${i}` }))
    .sort((a, b) => (lane[a.to] ?? 0) - (lane[b.to] ?? 0) || a.to - b.to || byDanger(a, b));
}

/** The least dangerous way; undefined where there is none. */
export function safestOf(ways: readonly Way[]): Way | undefined {
  return [...ways].sort((a, b) => Number(a.pit) - Number(b.pit) || byDanger(a, b))[0];
}

/** The speed to begin with: the least danger, then the least wear, then the fastest. */
export function startSpeed(circuit: CircuitId, speeds: readonly SpeedChoice[]): number | undefined {
  const offers = speeds.flatMap((offer) => {
    const way = safestOf(waysOf(circuit, offer.moves).filter((one) => !one.pit));
    return way ? [{ speed: offer.speed, way, wear: offer.wear.brakes + offer.wear.tyres }] : [];
  });
  offers.sort((a, b) => byDanger(a.way, b.way) || a.wear - b.wear || b.speed - a.speed);
  return offers[0]?.speed ?? speeds.find((offer) => offer.moves.length > 0)?.speed;
}

/** Bands and risk of a way, as Superb Driving on a corner (-1: none) leaves them. */
export function judged(way: Way, superb: CornerIndex | -1): { bands: readonly BandRisk[]; risk: Risk } {
  return way.freed.find((one) => one.corner === superb) ?? way;
}

/** The corners that Superb Driving could free on this way, the most dangerous first. */
export function freeable(way: Way): CornerIndex[] {
  return [...way.freed].sort((a, b) => chanceOf(a.risk) - chanceOf(b.risk)).map(({ corner }) => corner);
}

/** How dangerous bands are. Special Tyres could still save a band that they cover: that is dice, not a certain spin. */
export function dangerOf({ bands, risk }: { bands: readonly BandRisk[]; risk: Risk }): Danger {
  if (bands.some((band) => band.automatic !== null && !band.covered)) return 'spin';
  if (risk.of > 1 || risk.spin > 0) return 'roll';
  return 'safe';
}

/** One board target per square: the chosen way where it ends there, else the safest one. */
export function targetsOf(circuit: CircuitId, ways: readonly Way[], chosen: Way | undefined): WaddingtonTarget[] {
  const bySquare = new Map<Place, Way>();
  for (const way of ways) {
    const known = bySquare.get(way.to);
    if (!known || way.key === chosen?.key || (known.key !== chosen?.key && byDanger(way, known) < 0)) {
      bySquare.set(way.to, way);
    }
  }
  return [...bySquare.values()].map((way) => ({
    key: way.key,
    square: way.to,
    kind: dangerOf(way),
    label: `${placeWords(CIRCUITS[circuit], way)}: ${bandsWords(circuit, way.bands)}`,
  }));
}

/** The way that a click on a target means: the next one to that square where its way is already chosen. */
export function clicked(ways: readonly Way[], key: string, chosen: Way | undefined): Way | undefined {
  const hit = ways.find((way) => way.key === key);
  if (!hit || hit.key !== chosen?.key) return hit;
  const same = ways.filter((way) => way.to === hit.to);
  return same[(same.indexOf(hit) + 1) % same.length];
}

/** 'Lane 3', 'Own pit': where a way ends. */
export function placeWords(circuit: Circuit, way: { to: Place; pit: boolean }): string {
  if (way.pit) return 'Own pit';
  const lane = circuit.lane[way.to] ?? 0;
  return lane > 0 ? `Lane ${lane}` : 'Stay';
}

/** The band that is most too fast; undefined where none is. */
export function worstBand(bands: readonly BandRisk[]): BandRisk | undefined {
  return [...bands]
    .filter((band) => band.column > 0 || band.automatic !== null)
    .sort((a, b) => Number(b.automatic !== null) - Number(a.automatic !== null) || b.excess - a.excess)[0];
}

/** '20 over: roll 2', '60 over: spin-off'; null where no band is too fast. */
export function calloutOf(bands: readonly BandRisk[]): string | null {
  const worst = worstBand(bands);
  if (!worst) return null;
  const over = worst.excess > 0 ? `${worst.excess} over` : 'Tyres worn out';
  return worst.automatic === null || worst.covered ? `${over}: roll 2` : `${over}: spin-off`;
}

/** 'Santa Chiara 20 over, Faro free': the bands of a way in words. */
export function bandsWords(circuit: string, bands: readonly BandRisk[]): string {
  if (bands.length === 0) return 'no corner';
  return bands
    .map((band) => {
      const name = cornerName(circuit, band.corner);
      if (band.automatic !== null && !band.covered) return `${name} ${Math.max(0, band.excess)} over, spin-off`;
      return band.excess > 0 ? `${name} ${band.excess} over` : `${name} free`;
    })
    .join(', ');
}

/** One possible outcome of a band with its exact chance. */
export interface Chance {
  kind: 'none' | 'wear' | 'spin';
  text: string;
  ways: number;
}

/** What one band may bring and how likely, most harmless first; impossible ones are left out. */
export function chancesOf(band: BandRisk): Chance[] {
  const { none, tyre, twoTyres, tyreAndBrake, spin } = band.ways;
  const all: Chance[] = [
    { kind: 'none', text: 'nothing', ways: none },
    { kind: 'wear', text: 'tyre 1', ways: tyre },
    { kind: 'wear', text: 'tyre 2', ways: twoTyres },
    { kind: 'wear', text: 'tyre 1, brake 1', ways: tyreAndBrake },
    { kind: 'spin', text: 'spin-off', ways: spin },
  ];
  return all.filter((chance) => chance.ways > 0);
}

/** '11/36', '15/48' in the smallest whole numbers over 36 where they fit, else per cent with one figure. */
export function fraction(ways: number, of: number): string {
  const over36 = (ways * 36) / of;
  if (Number.isInteger(over36)) return `${over36}/36`;
  return `${((ways * 100) / of).toFixed(1)} %`;
}

function byDanger(a: Pick<Way, 'bands' | 'risk'>, b: Pick<Way, 'bands' | 'risk'>): number {
  return (
    RANK[dangerOf(a)] - RANK[dangerOf(b)] ||
    chanceOf(a.risk) - chanceOf(b.risk) ||
    b.risk.clean / b.risk.of - a.risk.clean / a.risk.of
  );
}

function chanceOf({ spin, of }: Risk): number {
  return spin / of;
}
