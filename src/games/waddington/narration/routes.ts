// The available routes as a list for display: one entry per distinct route, named by its end, the safest first.
// Not here: how safe a route is; every choice includes its danger.

import type { Seat } from '@core/contract';
import { type Circuit, circuitOf } from '../data/circuits';
import { t } from '../text/t';
import type { BandRisk, CornerIndex, Danger, MoveChoice, Place, Risk, Tactic } from '../types';
import { cornerShort } from './texts';

/** A move or run as in the choices. */
export interface Offered {
  to: Place;
  path: readonly Place[];
  pit: boolean;
  bands: readonly BandRisk[];
  risk: Risk;
  danger: Danger;
  freed: MoveChoice['freed'];
  /** Cards that a window after it could use. */
  window: readonly Tactic[];
  /** For a run: the car it ends behind, -1 for none. */
  blocker?: Seat | -1;
}

/** One route. key: its target on the board. name: 'Lane 3', 'Lane 2 · Gallows 60', 'Own pit'. */
export interface Route extends Offered {
  key: string;
  name: string;
}

const RANK: Readonly<Record<Danger, number>> = { safe: 0, roll: 1, spin: 2 };

/**
 * Below 0 if a is the safer route: by the worst that may happen, then fewer spin-offs, then more
 * ways without wear or spin-off.
 */
export function bySafety(a: Pick<Route, 'danger' | 'risk'>, b: Pick<Route, 'danger' | 'risk'>): number {
  return (
    RANK[a.danger] - RANK[b.danger] ||
    a.risk.spin / a.risk.of - b.risk.spin / b.risk.of ||
    b.risk.clean / b.risk.of - a.risk.clean / a.risk.of
  );
}

/** The distinct routes among these moves: the safest first, the car's own pit last; then from the pit side outwards. */
export function routesOf(circuit: string, moves: readonly Offered[]): Route[] {
  const { lane, s } = circuitOf(circuit);
  const different = new Map<string, Offered & { key: string }>();
  moves.forEach((move, i) => {
    const key = sameness(move);
    if (!different.has(key)) different.set(key, { ...move, key: `way.${i}` });
  });
  const routes = [...different.values()].sort(
    (a, b) =>
      Number(a.pit) - Number(b.pit) ||
      bySafety(a, b) ||
      (lane[a.to] ?? 0) - (lane[b.to] ?? 0) ||
      (s[b.to] ?? 0) - (s[a.to] ?? 0) ||
      a.to - b.to,
  );
  return namesOf(circuit, routes);
}

/** Routes to one square with the same effect at the same corners are the same, whatever squares they take. */
function sameness({ to, bands }: Offered): string {
  return [to, ...bands.map((band) => `${band.corner}@${effectOf(band)}`)].join(' ');
}

/** The effect of a band on the car. All safety speeds that are kept count as the same. */
function effectOf({ excess, automatic }: BandRisk): string {
  return `${Math.max(0, excess)} ${automatic ?? ''}`;
}

/** Routes to one lane differ by the safety speeds they take, and by how far on they end. */
function namesOf(circuit: string, routes: readonly (Offered & { key: string })[]): Route[] {
  const plain = routes.map((route) => placeText(circuitOf(circuit), route));
  return routes.map((route, i) => {
    const rivals = routes.filter((other, j) => other !== route && plain[j] === plain[i]);
    return { ...route, name: [plain[i], ...differences(circuit, route, rivals)].join(' · ') };
  });
}

function differences(circuit: string, route: Offered, rivals: readonly Offered[]): string[] {
  const lines: string[] = [];
  let left = rivals;
  for (const band of route.bands) {
    const like = left.filter((other) => effectAt(other, band.corner) === effectOf(band));
    if (like.length === left.length) continue;
    lines.push(t('way.corner', { corner: cornerShort(circuit, band.corner), limit: band.limit }));
    left = like;
  }
  const without = left.filter((other) => other.bands.length > route.bands.length);
  if (without.length > 0) {
    const corner = without[0]?.bands.find((band) => effectAt(route, band.corner) === undefined)?.corner;
    if (corner !== undefined) {
      lines.push(t('way.before', { corner: cornerShort(circuit, corner) }));
      left = left.filter((other) => effectAt(other, corner) === undefined);
    }
  }
  const { s } = circuitOf(circuit);
  if (left.length === 0) return lines;
  const further = left.every((other) => ahead(circuit, other.to, route.to) > 0);
  const behind = left.every((other) => ahead(circuit, other.to, route.to) < 0);
  if (further) return [...lines, t('way.further')];
  return [...lines, behind ? t('way.less') : t('way.row', { row: Math.round((s[route.to] ?? 0) / 1000) })];
}

/** How far a place is ahead of another, the short way around the lap. */
function ahead(circuit: string, from: Place, to: Place): number {
  const { s, rows } = circuitOf(circuit);
  const lap = rows * 1000;
  const gap = (s[to] ?? 0) - (s[from] ?? 0);
  return gap > lap / 2 ? gap - lap : gap < -lap / 2 ? gap + lap : gap;
}

function effectAt({ bands }: Offered, corner: CornerIndex): string | undefined {
  const band = bands.find((one) => one.corner === corner);
  return band && effectOf(band);
}

/** 'Lane 3', 'Own pit': the end of a route. */
function placeText(circuit: Circuit, route: { to: Place; pit: boolean }): string {
  if (route.pit) return t('way.pit');
  const lane = circuit.lane[route.to] ?? 0;
  return lane > 0 ? t('way.lane', { lane }) : t('way.stay');
}
