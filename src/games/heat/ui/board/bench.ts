// Measures a live board in a page opened with ?bench=1: draw calls and page time per frame, redraws of the ground.

import type { BoardOptions } from '@ui/board';
import { drawnCircuit } from '../../geometry/circuits';
import type { HeatUi } from '../../narration/preview';
import type { HeatEvent, HeatView } from '../../types';
import { openBoard } from './board';

/** The cost of a scripted round of six cars. */
export interface BoardFigures {
  /** Id of the game. */
  game: string;
  mode: string;
  frames: number;
  /** Mean calls to the graphics interface per frame. */
  drawCalls: number;
  /** Mean time of the page's own work per frame, ms. */
  cpuMsPerFrame: number;
  /** How often the static layers were repainted while cars moved. */
  staticRedraws: number;
  /** Frames drawn in a second in which nothing moves. */
  idleFrames: number;
}

/** Time to paint the ground of close-ups before anything moves, ms. */
const AHEAD = 5000;

declare global {
  interface Window {
    /** Set by a page opened with ?bench=1. */
    paddockBoardBench?: (circuit?: string, isLed?: boolean) => Promise<BoardFigures>;
  }
}

/** Puts the measurement on the page's window object. */
export function offerBench(): void {
  window.paddockBoardBench = (circuit = 'italy', isLed = true) => measureLiveBoard(circuit, isLed);
}

/** Opens a board over the whole window, plays one round in it, and removes it. isLed: the camera zooms in. */
export async function measureLiveBoard(circuit: string, isLed: boolean): Promise<BoardFigures> {
  const host = document.createElement('div');
  host.style.cssText = 'position:fixed;inset:0;z-index:10000';
  document.body.append(host);
  const board = await openBoard(benchOptions(host, circuit, isLed));
  const calls = countDrawCalls();
  try {
    board.show(benchView(circuit, 0));
    await pause(AHEAD);
    const before = { ...board.figures, calls: calls.count };
    await board.lead(isLed);
    await board.play(benchRound(), benchView(circuit, 6));
    const after = { ...board.figures, calls: calls.count };
    await board.lead(false);
    await pause(1500);
    const still = board.figures.frames;
    await pause(1000);
    const frames = after.frames - before.frames;
    return {
      game: 'heat',
      mode: after.mode,
      frames,
      drawCalls: round((after.calls - before.calls) / frames),
      cpuMsPerFrame: round((after.ms - before.ms) / frames),
      staticRedraws: after.redraws - before.redraws,
      idleFrames: board.figures.frames - still,
    };
  } finally {
    calls.stop();
    board.destroy();
    host.remove();
  }
}

function benchOptions(host: HTMLElement, circuit: string, isLed: boolean): BoardOptions<HeatUi> {
  return {
    host,
    circuit,
    seats: [],
    speed: () => 1,
    reducedMotion: () => false,
    spaceNumbers: () => false,
    cameraLeads: () => isLed,
    nameTags: () => false,
    onTarget: () => undefined,
    announce: () => undefined,
  };
}

const CAR_COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'ivory'] as const;

/** Six cars in three rows, each moved on by this many spaces. */
function benchView(track: string, moved: number): HeatView {
  const cars = CAR_COLOURS.map((colour, seat): HeatView['cars'][number] => ({
    seat,
    colour,
    kind: 'driver',
    status: 'racing',
    progress: benchStart(seat) + moved,
    lane: seat % 2 === 0 ? 0 : 1,
    laps: 0,
    gear: 3,
    speed: 0,
    from: benchStart(seat),
    handCount: 7,
    drawCount: 9,
    discard: [],
    engine: 6,
    locked: false,
    cluttered: false,
    spunOut: false,
    played: [],
    picks: [],
    sponsors: 0,
    lapTimes: [],
  }));
  return {
    mode: 'race',
    status: 'racing',
    track,
    laps: 2,
    round: 1,
    phase: 3,
    garage: 'off',
    weather: null,
    weatherReach: 'home',
    road: drawnCircuit(track).corners.map(() => null),
    weatherSectors: [],
    event: null,
    sponsorship: false,
    press: [],
    draft: null,
    handSize: 7,
    order: cars.map((car) => car.seat),
    waiting: [],
    active: 0,
    adrenaline: [],
    cars,
    legendCard: null,
    legendUsed: [],
    limits: drawnCircuit(track).corners.map((corner) => corner.limit),
    standings: [],
    lapStart: 0,
    own: null,
    everybody: null,
  };
}

function benchStart(seat: number): number {
  return 12 - Math.floor(seat / 2) * 3;
}

/** Every car moves six spaces; one boosts. */
function benchRound(): HeatEvent[] {
  const head = { round: 1, phase: 3 } as const;
  return CAR_COLOURS.flatMap((_, seat): HeatEvent[] => {
    const from = benchStart(seat);
    const to = from + 6;
    const lane = seat % 2 === 0 ? 0 : 1;
    const path = [1, 2, 3, 4, 5, 6].map((step) => from + step);
    const move = {
      ...head,
      type: 'carMoved',
      seat,
      cause: 'play',
      wanted: 6,
      from,
      to,
      fromLane: lane,
      lane,
      path,
      extra: 0,
    } as const;
    return [
      { ...head, type: 'activeSeat', seat },
      ...(seat === 1 ? ([{ ...head, type: 'boosted', seat, heat: 1, value: 2 }] as const) : []),
      { ...move, path },
      { ...head, type: 'cornerPassed', seat, corner: 0, speed: 5, limit: 5 },
    ];
  });
}

/** Counts calls to WebGL and 2D contexts from now on. */
function countDrawCalls(): { readonly count: number; stop(): void } {
  let count = 0;
  const restore: (() => void)[] = [];
  const watch = (owner: object, names: readonly string[]): void => {
    for (const name of names) {
      const original: unknown = Reflect.get(owner, name);
      if (typeof original !== 'function') continue;
      Reflect.set(owner, name, function counted(this: unknown, ...args: unknown[]): unknown {
        count += 1;
        return Reflect.apply(original, this, args);
      });
      restore.push(() => Reflect.set(owner, name, original));
    }
  };
  const webgl = ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'];
  watch(WebGL2RenderingContext.prototype, webgl);
  watch(CanvasRenderingContext2D.prototype, ['drawImage', 'fill', 'stroke', 'fillRect', 'fillText', 'strokeText']);
  return {
    get count() {
      return count;
    },
    stop: () => {
      for (const put of restore) put();
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => window.setTimeout(done, ms));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
