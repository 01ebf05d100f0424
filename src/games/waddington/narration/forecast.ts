// The options of a decision for display: the initial choice, board targets, chances as text.
// Not here: calculating chances or dangers (choices()).

import { listOf } from '@i18n/page';
import { t } from '../text/t';
import type { BandRisk, CornerIndex, Place, Risk, RunChoice, SpeedChoice } from '../types';
import type { WaddingtonTarget } from './preview';
import { bySafety, type Offered, type Route, routesOf } from './routes';
import { cornerName, outcomeGiven } from './texts';

/** The initial route: the safest that does not stop in the pit; undefined if there is none. routes: sorted as by routesOf. */
export function safestOf(routes: readonly Route[]): Route | undefined {
  return routes[0];
}

/** What Enter would confirm if nothing were chosen. */
export type Start = { kind: 'drive'; speed: number } | { kind: 'run'; reading: number } | { kind: 'none' };

/**
 * The initial answer: the least danger, then the least wear, then the fastest drive. If no road is free, the safest run
 * up behind. (A run is never safer than all drives: it goes as far, at their lowest speed or more.)
 */
export function startOf(circuit: string, speeds: readonly SpeedChoice[], runs: readonly RunChoice[]): Start {
  const offers = speeds.flatMap((offer) => {
    const [route] = routesOf(circuit, offer.moves).filter((one) => !one.pit);
    return route ? [{ speed: offer.speed, route, wear: offer.wear.brakes + offer.wear.tyres }] : [];
  });
  offers.sort((a, b) => bySafety(a.route, b.route) || a.wear - b.wear || b.speed - a.speed);
  const [best] = offers;
  if (best) return { kind: 'drive', speed: best.speed };
  const run = safestOf(routesOf(circuit, runMoves(runs)));
  if (run) return { kind: 'run', reading: runs.find((one) => one.to === run.to)?.readings[0]?.speed ?? 0 };
  // Only the car's own pit is left.
  return { kind: 'drive', speed: speeds.find((offer) => offer.moves.length > 0)?.speed ?? 0 };
}

/** Runs as moves, with the effect of a reading at the bands on the way. undefined: the lowest reading of each run. */
export function runMoves(runs: readonly RunChoice[], reading?: number): Offered[] {
  return runs.flatMap(({ to, path, readings, blocker }) => {
    const chosen = readings.find((one) => one.speed === reading) ?? readings[0];
    if (!chosen) return [];
    const { bands, risk, danger } = chosen;
    return [{ to, path, pit: false, bands, risk, danger, freed: [], window: [], blocker }];
  });
}

/** Bands and risk of a route, given Superb Driving on a corner (-1: none). */
export function judged(route: Route, superb: CornerIndex | -1): Pick<Route, 'bands' | 'risk' | 'danger'> {
  return route.freed.find((one) => one.corner === superb) ?? route;
}

/** The corners that Superb Driving could free on this route, the most dangerous first. */
export function freeable(route: Route): CornerIndex[] {
  return [...route.freed].sort((a, b) => chanceOf(a.risk) - chanceOf(b.risk)).map(({ corner }) => corner);
}

/** One board target per square: the chosen route if it ends there, else the safest one. */
export function targetsOf(circuit: string, routes: readonly Route[], chosen: Route | undefined): WaddingtonTarget[] {
  const bySquare = new Map<Place, Route>();
  for (const route of routes) {
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
    outcome: outcomeText(circuit, route),
  }));
}

/** The route that a click on a target chooses. If a route to that square is already chosen, the next one. */
export function clicked(routes: readonly Route[], key: string, chosen: Route | undefined): Route | undefined {
  const hit = routes.find((route) => route.key === key);
  if (!hit || hit.key !== chosen?.key) return hit;
  const same = routes.filter((route) => route.to === hit.to);
  return same[(same.indexOf(hit) + 1) % same.length];
}

/** The band with the most excess speed; undefined if there is none. */
export function worstBand(bands: readonly BandRisk[]): BandRisk | undefined {
  return [...bands]
    .filter((band) => band.column > 0 || band.automatic !== null)
    .sort((a, b) => Number(b.automatic !== null) - Number(a.automatic !== null) || b.excess - a.excess)[0];
}

/** The result of a route's worst band: how much too fast, or why it spins; 'none' if nothing is too fast. */
export interface BandOutcome {
  kind: 'roll' | 'spin' | 'worn' | 'verge' | 'none';
  excess: number;
}

/** Nothing to show. */
export const NO_OUTCOME: BandOutcome = { kind: 'none', excess: 0 };

/** The result of a route's worst band. */
export function outcomeOf({ bands, danger }: Pick<Route, 'bands' | 'danger'>): BandOutcome {
  if (isVerge({ bands, danger })) return { kind: 'verge', excess: 0 };
  const worst = worstBand(bands);
  if (!worst) return NO_OUTCOME;
  const { excess, sure } = worst;
  if (sure) return { kind: excess > 0 ? 'spin' : 'worn', excess };
  return { kind: 'roll', excess };
}

/** '20 over: 2 dice', '60 over: spin-off'; null if nothing is too fast. */
export function calloutOf(route: Pick<Route, 'bands' | 'danger'>): string | null {
  const outcome = outcomeOf(route);
  return outcome.kind === 'none' ? null : t('callout', outcome);
}

/** 'Santa Chiara 20 over, Faro free': the bands of a route as text. */
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

/** The bands of a route as text. For a run that ends off the road, the text says so (R28). */
export function outcomeText(circuit: string, { bands, danger }: Pick<Route, 'bands' | 'danger'>): string {
  return isVerge({ bands, danger }) ? t('fate.verge') : bandsText(circuit, bands);
}

/** Whether a route ends off the road because the brakes are too weak: it spins off though no band is judged. */
export function isVerge({ bands, danger }: Pick<Route, 'bands' | 'danger'>): boolean {
  return danger === 'spin' && !bands.some((band) => band.sure);
}

/** One possible outcome of a band with its exact chance. */
export interface Chance {
  kind: 'none' | 'wear' | 'spin';
  text: string;
  ways: number;
}

/** The possible outcomes of a band with their chances, the most harmless first. */
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

/** '11/36': the chance in whole parts of 36 if that is exact, otherwise percent. */
export function fraction(ways: number, of: number): string {
  const over36 = (ways * 36) / of;
  if (Number.isInteger(over36)) return `${over36}/36`;
  return t('chance.percent', { percent: (ways * 100) / of });
}

function chanceOf({ spin, of }: Risk): number {
  return spin / of;
}
