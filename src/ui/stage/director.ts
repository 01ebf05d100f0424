// Leads the camera through animations: close to what happens, back for decisions. Knows no game: boards say what is worth seeing.
// Not here: where a followed car is (live-board.ts) or how a choice is brought near (stage.ts, setInterest).

import { type Camera, centreOn, keepOnWorld, mixCameras, type Rect, type Window } from './camera';
import { easeMove } from './motion/ease';
import { CUT_TIME, RETURN_TIME } from './motion/timing';
import type { Pace } from './parts';
import type { PixiStage } from './stage';

/** A point of the world. */
export interface Point {
  x: number;
  y: number;
}

/** A car is at least this long while it moves, px: in a window of 1024 px and wider; less as a smaller one has less room. */
export const CLOSE_LENGTH = 72;
const CLOSE_SHARE = 0.071;
const LEAST_LENGTH = 44;
/** The camera comes no closer than this many times the fitted scale. */
const MOST = 12;
/** Closer than this share of the fitted scale is not worth a move. */
const WORTH = 1.15;
/** What is within this share of the free room from its edges needs the camera to move, and never less than this many px. */
const EDGE = { share: 0.2, px: 36 } as const;
/** Between two moves of its own, ms: what comes sooner is followed as it drives. */
const CUT_EVERY = 700;
/** A chased car is caught up with in about this time, ms. */
const CATCH_UP = 130;
/** Nothing has been played for so long: the whole board is shown again, ms. */
const IDLE = 1500;
/** The share of the room from the middle at which a car that is about to drive is put, against its nose. */
const AHEAD = 0.16;

/** What a director needs of a stage. */
export type CloseUp = Pick<
  PixiStage,
  | 'camera'
  | 'window'
  | 'land'
  | 'fitScale'
  | 'isStrip'
  | 'isFitted'
  | 'touches'
  | 'handsOff'
  | 'motion'
  | 'look'
  | 'home'
  | 'goHome'
>;

/** How a board wants to be led. */
export interface Direction {
  /** Length of the smallest car as it is drawn, world units. */
  carLength: number;
  /** Pan and zoom are off while the camera is close, and a camera set by hand is led too and given back. */
  handsOff?: boolean;
}

/** One board's director. */
export class Director {
  /** Told when the camera has come close, and before it goes back; px: length of the smallest car now. */
  onShot: (shot: 'whole' | 'close', px: number) => void = () => undefined;
  /** Someone has this car in the middle of their window: nobody else leads. */
  isFollowing: boolean = false;
  private readonly stage: CloseUp;
  private readonly pace: Pick<Pace, 'ms' | 'isReduced'>;
  private readonly wants: () => boolean;
  private readonly direction: Direction;
  private readonly now: () => number;
  /** Animations may be led; off while someone chooses. */
  private isOn: boolean = false;
  /** The person has chosen what to see: nothing is led until the next decision is over. */
  private isReleased: boolean = false;
  private isClose: boolean = false;
  /** Set by hand before the first move; null: the whole board. */
  private before: Camera | null = null;
  private touches: number = 0;
  private lastCut: number = Number.NEGATIVE_INFINITY;
  private lastKept: number = 0;
  private turns: number = 0;
  private going: { to: Camera; done: Promise<void> } | null = null;
  private idle: ReturnType<typeof setTimeout> | undefined;

  /** wants: the person wants to be led; now: ms on a steady clock. */
  constructor(
    stage: CloseUp,
    pace: Pick<Pace, 'ms' | 'isReduced'>,
    wants: () => boolean,
    direction: Direction,
    now: () => number = () => performance.now(),
  ) {
    this.stage = stage;
    this.pace = pace;
    this.wants = wants;
    this.direction = direction;
    this.now = now;
  }

  /** What the camera shows: the whole board, or what happens on it. */
  get shot(): 'whole' | 'close' {
    return this.isClose ? 'close' : 'whole';
  }

  /** The scale at which cars are long enough, px per world unit, as far as a board may be zoomed. */
  get closeScale(): number {
    const { fitScale, window } = this.stage;
    const length = Math.min(CLOSE_LENGTH, Math.max(LEAST_LENGTH, window.width * CLOSE_SHARE));
    return Math.min(length / this.direction.carLength, fitScale * MOST);
  }

  /** Animations may be led from now on (true), or someone chooses: resolves when the camera is back and stands still. */
  lead(on: boolean): Promise<void> {
    this.isOn = on;
    if (!on) this.isReleased = false;
    clearTimeout(this.idle);
    return on ? Promise.resolve() : this.back();
  }

  /** Nothing more is played for now: if it stays so, the whole board comes back. */
  rest(): void {
    clearTimeout(this.idle);
    if (this.isClose) this.idle = setTimeout(() => void this.back(), IDLE);
  }

  /** Comes close to what happens there; a move within the frame already shown does not move it. ahead: where it faces. */
  near(spots: readonly Point[], ahead?: number): Promise<void> {
    const [first] = spots;
    if (!first || !this.mayLead()) return Promise.resolve();
    clearTimeout(this.idle);
    const part = this.together([first, ...spots.slice(1)]);
    if (this.isClose && this.isCalm(part, this.going?.to ?? this.stage.camera)) {
      return this.going?.done ?? Promise.resolve();
    }
    if (this.isClose && this.now() - this.lastCut < CUT_EVERY) return this.going?.done ?? Promise.resolve();
    return this.cutTo(this.framing(part, ahead));
  }

  /** Stays with a car that moves: while it is well within the frame the camera stands still. */
  keep(spot: Point): void {
    const now = this.now();
    const passed = Math.min(50, now - this.lastKept);
    this.lastKept = now;
    if (!this.isClose || this.going || !this.mayLead()) return;
    const { stage } = this;
    const room = calmRoom(stage.window);
    const [x, y] = [spot.x * stage.camera.scale + stage.camera.x, spot.y * stage.camera.scale + stage.camera.y];
    const aside = x - Math.min(room.right, Math.max(room.left, x));
    const down = y - Math.min(room.bottom, Math.max(room.top, y));
    if (Math.abs(aside) + Math.abs(down) < 0.5) return;
    const share = 1 - Math.exp(-passed / CATCH_UP);
    const { insets, width, height } = stage.window;
    // However fast it drives and small the window is, it stays in the frame.
    const by = (off: number, edge: number) => Math.sign(off) * Math.max(Math.abs(off) * share, Math.abs(off) - edge);
    stage.look({
      ...stage.camera,
      x: stage.camera.x - by(aside, (width - insets.right - room.right) / 3),
      y: stage.camera.y - by(down, (height - insets.bottom - room.bottom) / 3),
    });
  }

  /** Goes along these spots in this many ms of the duration table, close by: cars on their grid. */
  async sweep(spots: readonly Point[], ms: number): Promise<void> {
    const [first] = spots;
    if (!first || !this.mayLead()) return;
    await this.cutTo(this.framing(boundsOf(first)));
    const { stage } = this;
    const turn = ++this.turns;
    const scale = this.closeScale;
    const done = stage.motion.run(
      this.pace.ms(ms),
      (t) => {
        if (turn !== this.turns || !this.isMine()) return;
        const at = alongSpots(spots, t);
        stage.look(centreOn({ x: 0, y: 0, scale }, stage.window, at.x, at.y));
      },
      easeMove,
    );
    await done;
    this.lastCut = this.now();
  }

  /** Back to the whole board, or to the camera that was set by hand; where someone has moved it meanwhile it stays. */
  back(): Promise<void> {
    clearTimeout(this.idle);
    if (!this.isClose) return Promise.resolve();
    const { stage } = this;
    const isMine = this.isMine();
    this.isClose = false;
    this.tell();
    stage.handsOff = false;
    if (!isMine) return Promise.resolve();
    const { before } = this;
    const home = (): Camera => before ?? stage.home();
    const turn = ++this.turns;
    const done = this.glide(home, RETURN_TIME, turn).then(() => {
      if (turn === this.turns && !before && this.isMine()) stage.goHome();
    });
    return done;
  }

  /** The person shows themselves what they want to see, until the next decision is over. */
  letGo(): void {
    clearTimeout(this.idle);
    this.turns += 1;
    this.going = null;
    this.isReleased = true;
    this.isClose = false;
    this.tell();
    this.stage.handsOff = false;
  }

  /** Ends it all. */
  close(): void {
    clearTimeout(this.idle);
    this.turns += 1;
    this.isOn = false;
    this.isClose = false;
  }

  private tell(): void {
    this.onShot(this.shot, this.stage.camera.scale * this.direction.carLength);
  }

  private mayLead(): boolean {
    const { stage } = this;
    if (!this.isOn || this.isReleased || this.isFollowing || this.pace.isReduced || stage.isStrip || !this.wants())
      return false;
    if (this.closeScale < stage.fitScale * WORTH) return false;
    if (this.isClose) return this.isMine();
    return stage.isFitted || this.direction.handsOff === true;
  }

  /** Nobody has moved the camera since it was led. */
  private isMine(): boolean {
    return this.touches === this.stage.touches && !this.isFollowing;
  }

  private cutTo(to: Camera): Promise<void> {
    const { stage } = this;
    if (!this.isClose) {
      this.before = stage.isFitted ? null : stage.camera;
      this.touches = stage.touches;
    }
    this.isClose = true;
    stage.handsOff = this.direction.handsOff === true;
    this.lastCut = this.now();
    const turn = ++this.turns;
    const done = this.glide(() => to, CUT_TIME, turn);
    this.going = { to, done };
    return done;
  }

  private async glide(to: () => Camera, standard: number, turn: number): Promise<void> {
    const { stage } = this;
    const from = stage.camera;
    await stage.motion.run(
      this.pace.isReduced ? 0 : this.pace.ms(standard),
      (t) => {
        if (turn === this.turns && this.isMine()) stage.look(mixCameras(from, to(), t));
      },
      easeMove,
    );
    if (turn !== this.turns) return;
    this.going = null;
    this.tell();
  }

  /** The first spot, and as many of the others as fit into one frame with it. */
  private together([first, ...others]: readonly [Point, ...Point[]]): Rect {
    const room = calmRoom(this.stage.window);
    const scale = this.closeScale;
    const [width, height] = [(room.right - room.left) / scale, (room.bottom - room.top) / scale];
    return others.reduce((part, spot) => {
      const grown = around(part, spot);
      return grown.right - grown.left > width || grown.bottom - grown.top > height ? part : grown;
    }, boundsOf(first));
  }

  /** This part in the middle, or where there is room ahead of it. */
  private framing(part: Rect, ahead?: number): Camera {
    const { window } = this.stage;
    const scale = this.closeScale;
    const room = calmRoom(window);
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    const [dx, dy] = ahead === undefined ? [0, 0] : [Math.cos(ahead), Math.sin(ahead)];
    const camera = centreOn(
      { x: 0, y: 0, scale },
      window,
      x + (dx * AHEAD * (room.right - room.left)) / scale,
      y + (dy * AHEAD * (room.bottom - room.top)) / scale,
    );
    return keepOnWorld(camera, this.stage.land, window);
  }

  private isCalm(part: Rect, camera: Camera): boolean {
    const room = calmRoom(this.stage.window);
    // Where the land ends the camera cannot bring anything nearer to the middle.
    const middle = centreOn(camera, this.stage.window, (part.left + part.right) / 2, (part.top + part.bottom) / 2);
    const kept = keepOnWorld(middle, this.stage.land, this.stage.window);
    if (Math.hypot(kept.x - camera.x, kept.y - camera.y) < 4) return true;
    return (
      part.left * camera.scale + camera.x >= room.left &&
      part.right * camera.scale + camera.x <= room.right &&
      part.top * camera.scale + camera.y >= room.top &&
      part.bottom * camera.scale + camera.y <= room.bottom
    );
  }
}

/** The part of the free room in which things may move without the camera, px of the window. */
export function calmRoom({ width, height, insets }: Window): Rect {
  const across = Math.max(EDGE.px, (width - insets.left - insets.right) * EDGE.share);
  const down = Math.max(EDGE.px, (height - insets.top - insets.bottom) * EDGE.share);
  const [middleX, middleY] = [(insets.left + width - insets.right) / 2, (insets.top + height - insets.bottom) / 2];
  return {
    left: Math.min(middleX, insets.left + across),
    right: Math.max(middleX, width - insets.right - across),
    top: Math.min(middleY, insets.top + down),
    bottom: Math.max(middleY, height - insets.bottom - down),
  };
}

function boundsOf(spot: Point): Rect {
  return { left: spot.x, right: spot.x, top: spot.y, bottom: spot.y };
}

function around(part: Rect, { x, y }: Point): Rect {
  return {
    left: Math.min(part.left, x),
    right: Math.max(part.right, x),
    top: Math.min(part.top, y),
    bottom: Math.max(part.bottom, y),
  };
}

/** The point at a share of a chain of spots. */
function alongSpots(spots: readonly Point[], share: number): Point {
  const steps = (spots.length - 1) * share;
  const index = Math.min(Math.max(0, spots.length - 2), Math.floor(steps));
  const from = spots[index] ?? { x: 0, y: 0 };
  const to = spots[Math.min(spots.length - 1, index + 1)] ?? from;
  const t = Math.min(1, steps - index);
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}
