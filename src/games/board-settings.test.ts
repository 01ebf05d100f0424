// Board settings work in every game: space numbers, shake and camera follow. Each is checked on the game's own scenery,
// animations and circuits. Not here: how they are saved (host/party/tests/autosave.test.ts).

import type { GameBox } from '@ui/box/game-box';
import { fitCamera } from '@ui/stage/camera';
import { type Direction, Director } from '@ui/stage/director';
import { Effects } from '@ui/stage/motion/effects';
import { Motion } from '@ui/stage/motion/motion';
import type { BoardParts } from '@ui/stage/parts';
import { Container } from 'pixi.js';
import { describe, expect, test } from 'vitest';
import { RoadEffects } from './formula-d/ui/board/animation/road-effects';
import { cutScene, sceneOf } from './heat/ui/board/art/scene';
import { HeatEffects } from './heat/ui/board/live/effects';
import { games } from './registry';
import { SUPERB } from './waddington/data/cards';

type AnimationModule = { animateEvent(context: unknown, event: unknown): Promise<void> };

const animations = import.meta.glob<AnimationModule>('./*/ui/board/animation/animate-event.ts', { eager: true });
const directions = import.meta.glob<{ directionOf(circuit: string): Direction }>('./*/ui/board/direction.ts', {
  eager: true,
});
const boxes = import.meta.glob<{ box: GameBox }>('./*/ui/box.tsx', { eager: true });

/** The scenery of a circuit with and without space numbers, by game that offers them. */
const GROUNDS: Readonly<Record<string, (circuit: string, numbers: boolean) => string>> = {
  heat: (circuit, numbers) => {
    const scene = sceneOf(circuit);
    return cutScene(scene, { part: scene.world, width: 400, height: 300, numbers });
  },
};

/** The name of a boost or a crash in each game, and the effects that only this game has. */
const SHAKING: Readonly<Record<string, { event: object; effects?: typeof Effects }>> = {
  'formula-d': {
    event: { type: 'collisionRolled', seat: 0, neighbours: [1], value: 1, lost: true },
    effects: RoadEffects,
  },
  havoc: { event: { type: 'pitWallHit', seat: 0, path: [3, 4], to: 5 } },
  heat: { event: { type: 'boosted', seat: 0, heat: 1, value: 4 }, effects: HeatEffects },
  roborally: { event: { type: 'robotDestroyed', seat: 0, cause: 'damage' } },
  waddington: { event: { type: 'tacticPlayed', seat: 0, card: SUPERB } },
};

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  const circuits = game.circuits.map((circuit) => circuit.id);

  test('space numbers: every space on the scenery has one, or the game does not offer them', () => {
    const ground = GROUNDS[id];
    expect(boxes[`./${id}/ui/box.tsx`]?.box.spaceNumbers === true).toBe(ground !== undefined);
    for (const circuit of ground ? circuits : []) {
      const discs = (svg = '') => svg.split('width="13" height="8.8"').length - 1;
      expect([circuit, discs(ground?.(circuit, false))]).toEqual([circuit, 0]);
      expect([circuit, discs(ground?.(circuit, true))]).toEqual([circuit, sceneOf(circuit).road.spaces]);
    }
  });

  test('shake: a boost or a crash shakes the board, unless shake is off', async () => {
    const { event, effects } = SHAKING[id]!;
    const reach = async (shakes: boolean, isReduced = false) => {
      const { parts, layers, far } = shaken(shakes, isReduced);
      await animations[`./${id}/ui/board/animation/animate-event.ts`]?.animateEvent(
        contextOf(parts, effects ?? Effects),
        {
          round: 1,
          ...event,
        },
      );
      expect(layers.map(({ x, y }) => [x, y])).toEqual(layers.map(() => [0, 0]));
      return far();
    };
    expect(await reach(true)).toBeGreaterThan(1);
    expect(await reach(false)).toBe(0);
    expect(await reach(true, true)).toBe(0);
  });

  test.each(circuits)('camera follow: the camera moves in on %s, unless camera follow is off', async (circuit) => {
    const direction = directions[`./${id}/ui/board/direction.ts`]!.directionOf(circuit);
    const shotWith = async (follows: boolean) => {
      const { director, stage } = led(direction, follows);
      await director.lead(true);
      await director.near([{ x: 500, y: 400 }]);
      return [director.shot, stage.looks > 0];
    };
    expect(await shotWith(true)).toEqual(['close', true]);
    expect(await shotWith(false)).toEqual(['whole', false]);
  });
});

/** Motions run in ten steps; after each step the shift of the scenery is measured. */
function shaken(shakes: boolean, isReduced: boolean) {
  let far = 0;
  const layers = Array.from({ length: 7 }, () => new Container());
  const run = async (_ms: number, step: (t: number) => void) => {
    for (let t = 0; t <= 10; t += 1) {
      step(t / 10);
      for (const { x, y } of layers) far = Math.max(far, Math.hypot(x, y));
    }
  };
  const motion = { run, wait: async () => undefined };
  const world = Object.assign(any(), { all: layers, effects: new Container(), trail: new Container() });
  const parts = {
    options: { shakes: () => shakes, seats: [] },
    pace: { isReduced, ms: (ms: number) => ms },
    stage: {
      camera: { scale: 1 },
      window: { width: 1440, height: 900 },
      motion,
      overlay: new Container(),
      panAt: () => 0,
    },
    layers: world,
    book: { sprite: () => new Container() },
  } as unknown as BoardParts;
  return { parts, layers, far: () => far };
}

/** An animation context with real effects; everything else completes at once. */
function contextOf(parts: BoardParts, Kind: typeof Effects): unknown {
  const spot = { x: 1, y: 2, angle: 0 };
  const cars = Object.assign(any(), { spotOf: () => spot, bodyOf: () => undefined, isOn: () => true });
  const effects = new Kind(parts, { spotOf: () => spot, bodyOf: () => undefined });
  const own: Record<string, unknown> = { ...parts, cars, robots: cars, effects, view: null, laps: 2, viewer: () => 1 };
  return new Proxy(own, { get: (given, key) => given[String(key)] ?? any() });
}

/** A stub: accepts any call and any property access, and returns nothing. */
function any(): object {
  const own: Record<string, unknown> = {};
  return new Proxy(() => Promise.resolve(undefined), {
    get: (_, key) => (key === 'then' ? undefined : (own[String(key)] ?? any())),
    set: (_, key, value) => {
      own[String(key)] = value;
      return true;
    },
  });
}

/** A director whose moves end at once, on a stage that counts camera moves. */
function led(direction: Direction, follows: boolean) {
  const motion = new Motion(() => undefined);
  motion.hurry(true);
  const window = { width: 1440, height: 900, insets: { top: 92, right: 292, bottom: 236, left: 28 } };
  const land = { left: 0, top: 0, right: 1400, bottom: 1000 };
  const home = () => fitCamera(land, window);
  const stage = {
    camera: home(),
    window,
    land,
    fitScale: home().scale,
    isStrip: false,
    isFitted: true,
    touches: 0,
    handsOff: false,
    looks: 0,
    motion,
    home,
    look(camera: ReturnType<typeof home>): void {
      stage.looks += 1;
      stage.isFitted = false;
      stage.camera = camera;
    },
    goHome(): void {
      stage.look(home());
      stage.isFitted = true;
    },
  };
  const pace = { isReduced: false, ms: (ms: number) => ms };
  const director = new Director(
    stage,
    pace,
    () => follows,
    direction,
    () => 0,
  );
  return { director, stage };
}
