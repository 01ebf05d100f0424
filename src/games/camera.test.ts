// Cars appear large enough while they move: recorded races of every game at 1440 x 900, every move of every car. The camera
// shows the whole board again for each decision.

import type { RaceRecord } from '@core/contract';
import { advance, begin } from '@core/engine';
import { type Camera, fitCamera, keepOnWorld, type Rect, type Window } from '@ui/stage/camera';
import { CLOSE_LENGTH, type Direction, Director } from '@ui/stage/director';
import { Motion } from '@ui/stage/motion/motion';
import { describe, expect, test } from 'vitest';
import * as formula from './formula-d/geometry/road';
import { WORLD as OVAL_LAND } from './havoc/geometry/oval';
import { FRAME as OVAL } from './havoc/ui/board/art/look';
import * as heat from './heat/geometry/road';
import { games } from './registry';
import * as waddington from './waddington/geometry/road';

const directions = import.meta.glob<{ directionOf(circuit: string): Direction }>('./*/ui/board/direction.ts', {
  eager: true,
});
const scenes = import.meta.glob<{ sceneOf?(circuit: string): { frame: Rect; world: Rect } }>(
  './*/ui/board/art/scene.ts',
  {
    eager: true,
  },
);
const records = import.meta.glob<RaceRecord>('./*/tests/playthroughs/*.json', { eager: true, import: 'default' });

/** Typical space that a game's panels leave for the board, px. */
const WINDOW: Window = { width: 1440, height: 900, insets: { top: 92, right: 292, bottom: 236, left: 28 } };

interface Moved {
  type: string;
  seat: number;
  path: readonly number[];
  lane: number;
}

/** Car length by number of cars in one cell, board units, by game; games not listed draw one size. */
const LENGTHS: Readonly<Record<string, (circuit: string, move: Moved) => number[]>> = {
  heat: (circuit, { path, lane }) => path.map((space) => heat.CAR_LENGTH * heat.roadOf(circuit).carScale(space, lane)),
  waddington: (circuit, { path }) =>
    path.map((place) => waddington.CAR_LENGTH * waddington.roadOf(circuit).carScale(place)),
  'formula-d': (circuit, { path }) => path.map((space) => formula.CAR_LENGTH * formula.roadOf(circuit).carScale(space)),
};

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const mine = Object.entries(records).filter(([file]) => file.startsWith(`./${id}/`));
  const { directionOf } = directions[`./${id}/ui/board/direction.ts`] ?? {};

  test.each(mine)('%s', async (_, { config, seed, moves }) => {
    const { circuit } = config as { circuit: string };
    const direction = directionOf?.(circuit);
    if (!direction) throw new Error(`${id} does not say how its camera is led`);
    const scene = scenes[`./${id}/ui/board/art/scene.ts`]?.sceneOf?.(circuit) ?? { frame: OVAL, world: OVAL_LAND };
    const { director, stage } = opened(scene, direction);
    const start = begin(game, config, seed);
    if (!start.ok) throw new Error(start.violation.code);
    const { state } = start.value;
    let seen = 0;
    for (const move of moves) {
      const outcome = advance(game, state, move);
      if (!outcome.ok) throw new Error(outcome.violation.code);
      const driven = (outcome.value.events as readonly Moved[]).filter(({ type }) => /Moved$/.test(type));
      for (const one of driven) {
        await director.lead(true);
        await director.near([{ x: (scene.frame.left + scene.frame.right) / 2, y: scene.frame.top }]);
        const lengths = LENGTHS[id]?.(circuit, one) ?? [direction.carLength];
        for (const length of lengths) expect(length * stage.camera.scale).toBeGreaterThanOrEqual(CLOSE_LENGTH - 1e-6);
        seen += lengths.length;
      }
      // Every move of the record answers a decision: the whole board must be visible by then.
      await director.lead(false);
      expect([director.shot, stage.isFitted, stage.handsOff]).toEqual(['whole', true, false]);
    }
    expect(seen).toBeGreaterThan(10);
  });
});

/** A director whose moves end at once, on a stage without pictures. */
function opened({ frame, world }: { frame: Rect; world: Rect }, direction: Direction) {
  const motion = new Motion(() => undefined);
  motion.hurry(true);
  const home = (): Camera => keepOnWorld(fitCamera(frame, WINDOW), world, WINDOW);
  const stage = {
    camera: home(),
    window: WINDOW,
    land: world,
    fitScale: fitCamera(frame, WINDOW).scale,
    isStrip: false,
    isFitted: true,
    touches: 0,
    handsOff: false,
    motion,
    home,
    look(camera: Camera): void {
      stage.isFitted = false;
      stage.camera = keepOnWorld(camera, world, WINDOW);
    },
    goHome(): void {
      stage.look(home());
      stage.isFitted = true;
    },
  };
  const director = new Director(
    stage,
    { isReduced: false, ms: (ms) => ms },
    () => true,
    direction,
    () => 0,
  );
  return { director, stage };
}
