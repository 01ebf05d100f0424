// The hill as a picture: sky, mountains, trees, houses, the road with its arches, and the trophy on the summit. Not here: cars and
// the plates of the leagues, which change (hill.tsx).

import { chance } from '@geometry/chance';
import { isInside, type Point } from '@geometry/line';
import { CAMPANILE, villa } from '@ui/art/buildings';
import { vineyard } from '@ui/art/fields';
import type { Picture } from '@ui/art/picture';
import { BOULDER, bush, CYPRESS, tree, UMBRELLA_PINE } from '@ui/art/plants';
import { closedPath, num, openPath, place } from '@ui/art/svg';
import { cupArt } from '../cup';
import type { HillPlan } from './plan';
import { beside, placeAt, type Road, roadOf, shareOf, widthAt } from './road';

/** Banner of an arch. */
const BANNERS = { past: '#c9ced6', won: '#f2c230', here: '#f5a623', locked: '#7f8791' } as const;
export type Banner = keyof typeof BANNERS;

const ROOF = '#b4593a';
const SEED = 21;
/** Half of a kerb's points along the road. */
const KERB = 9;

const DEFS = `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#23406f"/><stop offset=".2" stop-color="#7d7fb0"/><stop offset=".42" stop-color="#f2b27c"/><stop offset=".62" stop-color="#ffd9a0"/></linearGradient><linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b7a184"/><stop offset=".16" stop-color="#8f9a62"/><stop offset=".4" stop-color="#6d9748"/><stop offset="1" stop-color="#4b8139"/></linearGradient><linearGradient id="side" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff3c4" stop-opacity=".2"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0b1d2a" stop-opacity=".42"/></linearGradient><radialGradient id="glow"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".9"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient></defs>`;

/** The picture. banners: of the arches, from the bottom. */
export function hillPicture(plan: HillPlan, banners: readonly Banner[]): Picture {
  const { width, height, hill, summit } = plan;
  const road = roadOf(plan);
  const draw = chance(SEED);
  const ground = closedPath(hill);
  const cup = height / 740;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${DEFS}`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>${rays(summit)}`,
    `<circle cx="${summit[0]}" cy="${summit[1] + 32 * cup}" r="${num(96 * Math.max(0.5, cup))}" fill="url(#glow)"/>`,
    ranges(plan),
    `<clipPath id="hill"><path d="${ground}"/></clipPath><path d="${ground}" fill="url(#ground)"/>`,
    `<g clip-path="url(#hill)">${snow(plan)}${patches(plan, draw)}${plan.fields.map((field) => vineyard(...field)).join('')}<path d="${ground}" fill="url(#side)"/></g>`,
    roadArt(plan, road),
    scenery(plan, road, draw),
    plan.gates.map((gate, at) => arch(plan, road, gate, banners[at] ?? 'locked')).join(''),
    place(summit[0], summit[1], cupArt('gold'), 0, Math.max(0.44, 0.92 * cup)),
    '</svg>',
  ].join('');
  return { svg, width, height };
}

function rays([x, y]: Point): string {
  return Array.from({ length: 26 }, (_, i) => {
    const from = (i / 26) * Math.PI * 2;
    const to = from + Math.PI / 26;
    const far = (angle: number) => `${num(x + 760 * Math.cos(angle))} ${num(y + 36 + 760 * Math.sin(angle))}`;
    return `<path d="M${x} ${y + 36}L${far(from)}L${far(to)}Z" fill="#fff3c4" opacity=".13"/>`;
  }).join('');
}

/** Mountains far away, two rows. */
function ranges({ width, height, ranges: [foot, high] }: HillPlan): string {
  const step = width / 7;
  const row = (ups: readonly number[], from: number) =>
    closedPath([
      [-5, height],
      [-5, from],
      ...ups.map((up, at): Point => [at * step + step * 0.5, from - up * high]),
      [width + 5, from],
      [width + 5, height],
    ]);
  return `<path d="${row([0.22, 0.08, 0.3, 0.06, 0.28, 0.14, 0.32], foot)}" fill="#6a6d9c" opacity=".75"/><path d="${row([0.18, 0.04, 0.2, 0.02, 0.14, 0.2, 0.06], foot + high * 0.16)}" fill="#55688a" opacity=".7"/>`;
}

/** The white top of the hill. */
function snow({ summit, height }: HillPlan): string {
  const k = Math.max(0.42, height / 740);
  const cap = 'M-40 36L0 14L40 36L64 64L34 56L16 72L-4 52L-24 68L-46 60Z';
  return place(summit[0], summit[1], `<path d="${cap}" fill="#f4efe4"/>`, 0, k);
}

function patches({ width, height }: HillPlan, draw: () => number): string {
  return Array.from({ length: 46 }, () => {
    const x = draw() * width;
    const y = height * (0.18 + draw() * 0.8);
    const reach = (18 + draw() * 46) * Math.max(0.5, height / 740);
    const fill = draw() > 0.5 ? '#8db15c' : '#2f5f2f';
    return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(reach)}" ry="${num(reach * 0.38)}" fill="${fill}" opacity=".2"/>`;
  }).join('');
}

function roadArt(plan: HillPlan, road: Road): string {
  const band = (share: number) => closedPath([...beside(plan, road, share), ...beside(plan, road, -share).reverse()]);
  const wall = [1.06, -1.06]
    .map((side) => {
      const top = beside(plan, road, side);
      const foot = top.map(([x, y], at): Point => [x, y + widthAt(plan, road.points[at] ?? [0, 0]) * 0.42]);
      return closedPath([...top, ...foot.reverse()]);
    })
    .join('');
  const line = (points: readonly Point[], width: number, dash: string, light: number) =>
    points.length < 2
      ? ''
      : `<path d="${openPath(points)}" fill="none" stroke="#fff" stroke-opacity="${light}" stroke-width="${width}" stroke-dasharray="${dash}"/>`;
  const isNear = (point: Point) => plan.near(point) > 0.46;
  return [
    `<path d="${band(1.5)}" fill="#0b1d0d" opacity=".26" transform="translate(2 7)"/>`,
    `<path d="${wall}" fill="#b39a72"/><path d="${wall}" fill="#000" opacity=".16"/>`,
    `<path d="${band(1.12)}" fill="#f4f1e8"/><path d="${band(1)}" fill="#3c3f45"/><path d="${band(0.42)}" fill="#17191c" opacity=".3"/>`,
    ...plan.bends.map((bend) => kerb(plan, road, bend)),
    line(road.points.filter(isNear), 1.7, '9 8', 0.7),
    line(
      road.points.filter((point) => !isNear(point)),
      1,
      '5 5',
      0.5,
    ),
  ].join('');
}

function kerb(plan: HillPlan, road: Road, [x, y, side]: HillPlan['bends'][number]): string {
  const along = shareOf(road, [x, y]) * (road.lengths.at(-1) ?? 0);
  const at = road.lengths.indexOf(along);
  const path = openPath(beside(plan, road, side * 1.05).slice(Math.max(0, at - KERB), at + KERB + 1));
  const width = widthAt(plan, [x, y]) * 0.17;
  return `<path d="${path}" fill="none" stroke="#f4f1e8" stroke-width="${num(width)}"/><path d="${path}" fill="none" stroke="#c8202c" stroke-width="${num(width)}" stroke-dasharray="${num(width * 1.5)}"/>`;
}

/** Trees, bushes, stones and houses, those that are nearer over those that are farther away. */
function scenery(plan: HillPlan, road: Road, draw: () => number): string {
  const away = ([x, y]: Point) => Math.min(...road.points.map((p) => Math.hypot(p[0] - x, (p[1] - y) * 1.1)));
  const all: { y: number; svg: string }[] = [];
  const small = plan.height < 400 ? 0.62 : 1;
  for (let i = 0; i < plan.trees; i++) {
    const x = draw() * plan.width;
    const y = plan.height * (0.15 + draw() * 0.85);
    const size = (0.42 + plan.near([x, y]) * 0.75) * small;
    const kind = draw();
    if (
      away([x, y]) < widthAt(plan, [x, y]) * 0.5 + 11 * size ||
      !isInside(plan.hill, x, y - 6) ||
      isSnow(plan, [x, y])
    )
      continue;
    all.push({ y, svg: place(x, y, plant(kind, plan.near([x, y])), 0, size) });
  }
  for (const [x, y, size] of plan.villas)
    if (away([x, y]) > 30 * small) all.push({ y: y + 10, svg: place(x, y, villa(ROOF), 0, size) });
  for (const [x, y, size] of plan.towers) all.push({ y, svg: place(x, y, CAMPANILE, 0, size) });
  return all
    .toSorted((a, b) => a.y - b.y)
    .map(({ svg }) => svg)
    .join('');
}

function isSnow({ summit, height }: HillPlan, [x, y]: Point): boolean {
  return Math.hypot(x - summit[0], y - summit[1]) < 100 * Math.max(0.5, height / 740);
}

/** kind: 0 to 1. High up grow pines among boulders. */
function plant(kind: number, near: number): string {
  if (near < 0.37) return kind < 0.5 ? UMBRELLA_PINE : BOULDER;
  if (kind < 0.42) return CYPRESS;
  if (kind < 0.6) return UMBRELLA_PINE;
  return kind < 0.85 ? bush(6, '#3c7437') : tree(9, '#27602f', '#3f8443');
}

/** The arch over the road where a league begins. */
function arch(plan: HillPlan, road: Road, gate: Point, banner: Banner): string {
  const { point } = placeAt(road, shareOf(road, gate));
  const wide = widthAt(plan, point) / 38;
  const art = `<path d="M-19 4V-26M19 4V-26" stroke="#20252c" stroke-width="4"/><rect x="-24" y="-36" width="48" height="14" rx="2" fill="${BANNERS[banner]}" stroke="#0c0f13" stroke-width="1"/><path d="M-24 -24H24" stroke="#fff" stroke-width="3" stroke-dasharray="4 4"/>`;
  return place(point[0], point[1], art, 0, Math.max(0.4, wide));
}
