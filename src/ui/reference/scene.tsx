// Pictures of roads and floors as data: what is on them, which labels, and what is different from a step of the worked example
// on. Not here: how a road or floor is drawn, which is the game's.

import type { Picture } from '@ui/art/picture';
import type { ArticlePicture, ByArticle, PictureShown } from './articles';
import { MarkedPicture, type PictureMark } from './marked-picture';

/** A point in a picture: fractions of its width and height. */
export type PicturePoint = readonly [x: number, y: number];

/** Cars by colour or number: at a place; or at the second of two, with a ghost at the first. */
export type SceneCars<Who extends string, Place> = Readonly<
  Partial<Record<Who, Place | readonly [from: Place, to: Place]>>
>;

/** A label: what it points at, and how far right of it and below it is, in fractions. bad: for something that costs. */
export type SceneMark<Spot> = readonly [at: Spot, right: number, down: number, look?: 'bad'];

/** What scenes have in every game. Cars are drawn in the order of the list. */
export interface SceneFields<Who extends string, Place, Spot = Place> {
  cars?: SceneCars<Who, Place>;
  /** Labels by name, whose text is `rules.<article>.mark.<name>`; a number is its own text. Undefined: no longer there. */
  marks?: Readonly<Record<string, SceneMark<Spot> | undefined>>;
}

/**
 * A game's scene, and what is different from a step of the example on. What has names, such as cars and labels, joins what is
 * there, or replaces what has its name; any other field replaces the earlier one.
 */
export type Scene<Fields> = Fields & { when?: Readonly<Record<number, Partial<Fields>>> };

/** The scenes of a game by article. */
export type Scenes<Source, Fields> = ByArticle<Source, Scene<Fields>>;

/** A drawing, and where things are in it. */
export interface DrawnScene<Spot> {
  picture: Picture;
  spot(at: Spot): PicturePoint;
}

/**
 * How labels are placed. edge: how far their middle stays from the sides of the picture, and from its top and bottom. gap:
 * how far before a thing's middle their line ends: a length, or a share of the way to the label.
 */
export interface LabelPlacing {
  edge?: readonly [sides: number, ends: number];
  gap: { length: number } | { share: number };
}

/** Labels that point at things without hiding them. */
export const LABELS: LabelPlacing = { edge: [0.14, 0.08], gap: { length: 0.026 } };

/** The ids in a list of a scene: 'A15 B15'. */
export function idsIn(list = ''): string[] {
  return list.split(' ').filter((id) => id !== '');
}

/** A car to draw, or the ghost of where it was. */
export interface PlacedCar<Who, Place> {
  who: Who;
  at: Place;
  isGhost: boolean;
}

/** The cars to draw, in order; a ghost comes before its car. */
export function carsIn<Who extends string, Place extends string | number>(
  cars: SceneCars<Who, Place>,
): PlacedCar<Who, Place>[] {
  return (Object.keys(cars) as Who[]).flatMap((who) => {
    const places = [cars[who] ?? []].flat() as Place[];
    return places.map((at, index) => ({ who, at, isGhost: index < places.length - 1 }));
  });
}

/** Pictures of scenes, drawn again for each step. */
export function scenePictures<Spot, Fields extends SceneFields<string, unknown, Spot>>(
  scenes: Readonly<Record<string, Scene<Fields>>>,
  draw: (fields: Fields) => DrawnScene<Spot>,
  placing: LabelPlacing,
): Record<string, ArticlePicture> {
  const pictures = Object.entries(scenes).map(([id, scene]): [string, ArticlePicture] => [
    id,
    ({ step, mark }) => {
      const now = sceneAt(scene, step);
      const { picture, spot } = draw(now);
      return <MarkedPicture picture={picture} marks={marksOf(now, { spot, mark, placing })} />;
    },
  ]);
  return Object.fromEntries(pictures);
}

function sceneAt<Fields extends object>(scene: Scene<Fields>, step: number): Fields {
  const changes = Object.entries(scene.when ?? {}).filter(([from]) => Number(from) <= step);
  return changes.reduce<Fields>((now, [, change]) => joined(now, change), scene);
}

function joined<Fields extends object>(now: Fields, change: Partial<Fields>): Fields {
  const before = new Map<string, unknown>(Object.entries(now));
  const joins = Object.entries<unknown>(change).flatMap(([name, added]) => {
    const there = before.get(name);
    return isRecord(there) && isRecord(added) ? [[name, { ...there, ...added }]] : [];
  });
  return { ...now, ...change, ...Object.fromEntries(joins) };
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface MarkContext<Spot> extends Pick<PictureShown, 'mark'> {
  spot(at: Spot): PicturePoint;
  placing: LabelPlacing;
}

function marksOf<Spot>(
  { marks = {} }: SceneFields<string, unknown, Spot>,
  { spot, mark, placing }: MarkContext<Spot>,
): PictureMark[] {
  return Object.entries(marks).flatMap(([name, placed]) => {
    if (placed === undefined) return [];
    const [at, right, down, look = 'plain'] = placed;
    return [{ text: /^\d+$/.test(name) ? name : mark(name), look, ...labelAt(spot(at), [right, down], placing) }];
  });
}

/** A label this far right of a point and below it, in fractions, kept inside the picture, and where its line ends. */
function labelAt(
  [x, y]: PicturePoint,
  [right, down]: readonly [right: number, down: number],
  { edge, gap }: LabelPlacing,
): { x: number; y: number; to: PicturePoint } {
  // Pictures are about twice as wide as high.
  const way = 'share' in gap ? 1 : Math.hypot(right, down / 2) || 1;
  const short = 'share' in gap ? gap.share : gap.length;
  return {
    x: kept(x + right, edge?.[0]),
    y: kept(y + down, edge?.[1]),
    to: [x + (right / way) * short, y + (down / way) * short],
  };
}

function kept(share: number, edge: number | undefined): number {
  return edge === undefined ? share : Math.min(1 - edge, Math.max(edge, share));
}
