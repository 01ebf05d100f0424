// What the choices of a decision mean, for the eye: where to begin, board targets, chances as text. Not here: working
// chances or dangers out; the rules give them (choices()).

import { listOf } from '@i18n/page';
import { t } from '../text/t';
import type { BandRisk, CircuitId, CornerIndex, Place, Risk, RunChoice, SpeedChoice } from '../types';
import type { WaddingtonTarget } from './board/preview';
import { bySafety, type Offered, type Route, routesOf } from './routes';
import { cornerName, outcomeGiven } from './texts';

/** The route to begin with: the safest that is no stop in the pit; undefined if there is none. routes: as routesOf sorts them. */
export function safestOf(ways: readonly Route[]): Route | undefined {
  return ways[0];
}

/** What Enter would confirm if nothing were chosen. */
export type Start = { kind: 'drive'; speed: number } | { kind: 'run'; reading: number } | { kind: 'none' };

/**
 * The answer to begin with: the least danger, then the least wear, then the fastest drive; the safest run up behind where
 * no road is free. (A run is never safer than all drives: it goes as far, at their lowest speed or more.)
 */
export function startOf(circuit: CircuitId, speeds: readonly SpeedChoice[], runs: readonly RunChoice[]): Start {
  const offers = speeds.flatMap((offer) => {
    const [route] = routesOf(circuit, offer.moves).filter((one) => !one.pit);
    return route ? [{ speed: offer.speed, route, wear: offer.wear.brakes + offer.wear.tyres }] : [];
  });
  offers.sort((a, b) => bySafety(a.route, b.route) || a.wear - b.wear || b.speed - a.speed);
  const [best] = offers;
  if (best) return { kind: 'drive', speed: best.speed };
  const run = safestOf(routesOf(circuit, runMoves(runs)));
  if (run) return { kind: 'run', reading: runs.find((one) => one.to === run.to)?.readings[0]?.speed ?? 0 };
  // Only the own pit is left.
  return { kind: 'drive', speed: speeds.find((offer) => offer.moves.length > 0)?.speed ?? 0 };
}

/** Runs as moves, with what a reading means at the bands on the way; undefined: the lowest that each may set. */
export function runMoves(runs: readonly RunChoice[], reading?: number): Offered[] {
  return runs.flatMap(({ to, path, readings, blocker }) => {
    const chosen = readings.find((one) => one.speed === reading) ?? readings[0];
    if (!chosen) return [];
    const { bands, risk, danger } = chosen;
    return [{ to, path, pit: false, bands, risk, danger, freed: [], window: [], blocker }];
  });
}

/** Bands and risk of a route, as Superb Driving on a corner (-1: none) leaves them. */
export function judged(route: Route, superb: CornerIndex | -1): Pick<Route, 'bands' | 'risk' | 'danger'> {
  return route.freed.find((one) => one.corner === superb) ?? route;
}

/** The corners that Superb Driving could free on this route, the most dangerous first. */
export function freeable(route: Route): CornerIndex[] {
  return [...route.freed].sort((a, b) => chanceOf(a.risk) - chanceOf(b.risk)).map(({ corner }) => corner);
}

/** One board target per square: the chosen route where it ends there, else the safest one. */
export function targetsOf(circuit: CircuitId, ways: readonly Route[], chosen: Route | undefined): WaddingtonTarget[] {
  const bySquare = new Map<Place, Route>();
  for (const route of ways) {
    const known = bySquare.get(route.to);
    if (!known || route.key === chosen?.key || (known.key !== chosen?.key && bySafety(route, known) < 0)) {
      bySquare.set(route.to, route);
    }
  }
  return [...bySquare.values()].map((route) => ({
    key: route.key,
    square: route.to,
    kind: route.danger,
    name: route.name,
    fate: outcomeText(circuit, route),
  }));
}

/** The route that a click on a target means: the next one to that square where its route is already chosen. */
export function clicked(ways: readonly Route[], key: string, chosen: Route | undefined): Route | undefined {
  const hit = ways.find((route) => route.key === key);
  if (!hit || hit.key !== chosen?.key) return hit;
  const same = ways.filter((route) => route.to === hit.to);
  return same[(same.indexOf(hit) + 1) % same.length];
}

/** The band that is most too fast; undefined if none is. */
export function worstBand(bands: readonly BandRisk[]): BandRisk | undefined {
  return [...bands]
    .filter((band) => band.column > 0 || band.automatic !== null)
    .sort((a, b) => Number(b.automatic !== null) - Number(a.automatic !== null) || b.excess - a.excess)[0];
}

/** What the worst band of a route brings: how much too fast, or why it spins; 'none' where nothing is too fast. */
export interface BandOutcome {
  fate: 'roll' | 'spin' | 'worn' | 'verge' | 'none';
  excess: number;
}

/** Nothing to be told. */
export const NO_OUTCOME: BandOutcome = { fate: 'none', excess: 0 };

/** What the worst band of a route brings. */
export function outcomeOf({ bands, danger }: Pick<Route, 'bands' | 'danger'>): BandOutcome {
  if (isVerge({ bands, danger })) return { fate: 'verge', excess: 0 };
  const worst = worstBand(bands);
  if (!worst) return NO_OUTCOME;
  const { excess, sure } = worst;
  if (sure) return { fate: excess > 0 ? 'spin' : 'worn', excess };
  return { fate: 'roll', excess };
}

/** '20 over: 2 dice', '60 over: spin-off'; null if nothing is too fast. */
export function calloutOf(route: Pick<Route, 'bands' | 'danger'>): string | null {
  const outcome = outcomeOf(route);
  return outcome.fate === 'none' ? null : t('callout', outcome);
}

/** 'Santa Chiara 20 over, Faro free': the bands of a way as text. */
export function bandsText(circuit: string, bands: readonly BandRisk[]): string {
  if (bands.length === 0) return t('fate.none');
  const lines = bands.map((band) => {
    const corner = cornerName(circuit, band.corner);
    const excess = Math.max(0, band.excess);
    if (band.sure) return t('fate.spin', { corner, excess });
    return excess > 0 ? t('fate.over', { corner, excess }) : t('fate.free', { corner });
  });
  return listOf(lines, 'unit');
}

/** The bands of a way as text; of a run that ends off the road, that (R28). */
export function outcomeText(circuit: string, { bands, danger }: Pick<Route, 'bands' | 'danger'>): string {
  return isVerge({ bands, danger }) ? t('fate.verge') : bandsText(circuit, bands);
}

/** Whether a route ends off the road for lack of brakes: it spins off though no band is judged. */
export function isVerge({ bands, danger }: Pick<Route, 'bands' | 'danger'>): boolean {
  return danger === 'spin' && !bands.some((band) => band.sure);
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
  const chance = (kind: Chance['kind'], ways: number, tyres = 0, brakes = 0): Chance => ({
    kind,
    text: t('chart.outcome', outcomeGiven({ result: kind, tyres, brakes })),
    ways,
  });
  const all = [
    chance('none', none),
    chance('wear', tyre, 1),
    chance('wear', twoTyres, 2),
    chance('wear', tyreAndBrake, 1, 1),
    chance('spin', spin),
  ];
  return all.filter(({ ways }) => ways > 0);
}

/** '11/36', '15/48' in the smallest whole numbers over 36 where they fit, else percent with one figure. */
export function fraction(ways: number, of: number): string {
  const over36 = (ways * 36) / of;
  if (Number.isInteger(over36)) return `${over36}/36`;
  return t('chance.percent', { percent: (ways * 100) / of });
}

function chanceOf({ spin, of }: Risk): number {
  return spin / of;
}
