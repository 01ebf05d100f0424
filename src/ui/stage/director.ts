// Moves the camera during animations: close to what happens, back for decisions. Knows no game: boards say what is worth seeing.
// Not here: the position of a followed car (live-board.ts), or how a choice is brought near (stage.ts, setInterest).

import { type Camera, centreOn, keepOnWorld, mixCameras, type Rect, type Window } from './camera';
import { easeMove } from './motion/ease';
import type { Pace } from './motion/pace';
import { CUT_TIME, RETURN_TIME } from './motion/timing';
import type { PixiStage } from './stage';

/** A point of the world. */
export interface Point {
  x: number;
  y: number;
}

/**
 * Minimum length of a moving car, px, in windows at least 1024 px wide; proportionally less in narrower ones, down to
 * LEAST_LENGTH.
 */
export const CLOSE_LENGTH = 72;
const CLOSE_SHARE = 0.071;
const LEAST_LENGTH = 44;
/** Maximum zoom, as a multiple of the fitted scale. */
const MOST = 12;
/** The camera does not move for a zoom below this multiple of the fitted scale. */
const WORTH = 1.15;
/** The camera moves for anything within this share of the free area from its edges, or within this many px if that is more. */
const EDGE = { share: 0.2, px: 36 } as const;
/** Minimum time between two cuts, ms. Anything sooner is followed while it drives. */
const CUT_EVERY = 700;
/** Approximate time to catch up with a moving car, ms. */
const CATCH_UP = 130;
/** The whole board is shown again after this time without animations, ms. */
const IDLE = 1500;
/** How far behind the middle a car that is about to drive is placed, as a share of the free area. */
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

/** How a board wants the camera to move. */
export interface Direction {
  /** Length of the smallest car as it is drawn, world units. */
  carLength: number;
  /** Disables pan and zoom while the camera is close. A camera set by hand is moved too, and restored. */
  handsOff?: boolean;
  /** ms between the beginnings of two moves, at least; left out: CUT_EVERY between two cuts, and back at any time. */
  every?: number;
}

/** One board's director. */
export class Director {
  /** Called when the camera has come close, and before it goes back. px: current length of the smallest car. */
  onShot: (shot: 'whole' | 'close', px: number) => void = () => undefined;
  /** The viewer follows a car, so the director does not move the camera. */
  isFollowing: boolean = false;
  private readonly stage: CloseUp;
  private readonly pace: Pick<Pace, 'ms' | 'isReduced'>;
  private readonly wants: () => boolean;
  private readonly direction: Direction;
  private readonly now: () => number;
  /** Whether animations may move the camera; off while someone chooses. */
  private isOn: boolean = false;
  /** The person has moved the camera, so the director leaves it alone until the next decision is over. */
  private isReleased: boolean = false;
  private isClose: boolean = false;
  /** The camera set by hand before the first move; null: the whole board. */
  private before: Camera | null = null;
  private touches: number = 0;
  private lastCut: number = Number.NEGATIVE_INFINITY;
  private lastMove: number = Number.NEGATIVE_INFINITY;
  private lastKept: number = 0;
  private turns: number = 0;
  private going: { to: Camera; done: Promise<void> } | null = null;
  private idle: ReturnType<typeof setTimeout> | undefined;

  /** wants: whether the person wants camera moves; now: ms on a monotonic clock. */
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

  /** What the camera shows: the whole board, or a close-up. */
  get shot(): 'whole' | 'close' {
    return this.isClose ? 'close' : 'whole';
  }

  /** The scale at which cars are long enough, px per world unit, limited by the board's maximum zoom. */
  get closeScale(): number {
    const { fitScale, window } = this.stage;
    const length = Math.min(CLOSE_LENGTH, Math.max(LEAST_LENGTH, window.width * CLOSE_SHARE));
    return Math.min(length / this.direction.carLength, fitScale * MOST);
  }

  /** Allows camera moves (true), or ends them because someone chooses (false). Resolves when the camera is back and still. */
  lead(on: boolean): Promise<void> {
    this.isOn = on;
    if (!on) this.isReleased = false;
    clearTimeout(this.idle);
    return on ? Promise.resolve() : this.back();
  }

  /** Called when an animation ends. If no other one starts in time, the whole board comes back. */
  rest(): void {
    clearTimeout(this.idle);
    if (this.isClose) this.idle = setTimeout(() => void this.back(), Math.max(IDLE, this.untilNext()));
  }

  /** Moves close to these spots, unless they are already within the frame. ahead: heading of the car. */
  near(spots: readonly Point[], ahead?: number): Promise<void> {
    const [first] = spots;
    if (!first || !this.mayLead()) return Promise.resolve();
    clearTimeout(this.idle);
    const part = this.together([first, ...spots.slice(1)]);
    if (this.isClose && this.isCalm(part, this.going?.to ?? this.stage.camera)) {
      return this.going?.done ?? Promise.resolve();
    }
    if (this.isTooSoon()) return this.going?.done ?? Promise.resolve();
    return this.cutTo(this.framing(part, ahead));
  }

  /** Follows a moving car. While the car is well within the frame, the camera stays still. */
  keep(spot: Point): void {
    const now = this.now();
    const passed = Math.min(50, now - this.lastKept);
    this.lastKept = now;
    if (!this.isClose || this.going || !this.mayLead()) return;
    const { stage } = this;
    const room = calmRoom(stage.window);
    const [x, y] = [spot.x * stage.camera.scale + stage.camera.x, spot.y * stage.camera.scale + stage.camera.y];
    // A calm camera follows what it shows; anything else is a move, and waits for its time.
    if (this.direction.every !== undefined && !isInSight(stage.window, x, y)) {
      if (this.untilNext() === 0) void this.cutTo(this.framing(boundsOf(spot)));
      return;
    }
    const aside = x - Math.min(room.right, Math.max(room.left, x));
    const down = y - Math.min(room.bottom, Math.max(room.top, y));
    if (Math.abs(aside) + Math.abs(down) < 0.5) return;
    const share = 1 - Math.exp(-passed / CATCH_UP);
    const { insets, width, height } = stage.window;
    // The car stays in the frame, however fast it drives and however small the window is.
    const by = (off: number, edge: number) => Math.sign(off) * Math.max(Math.abs(off) * share, Math.abs(off) - edge);
    stage.look({
      ...stage.camera,
      x: stage.camera.x - by(aside, (width - insets.right - room.right) / 3),
      y: stage.camera.y - by(down, (height - insets.bottom - room.bottom) / 3),
    });
  }

  /** Moves the close camera along these spots (cars on the grid) in this many ms of the duration table. */
  async sweep(spots: readonly Point[], ms: number): Promise<void> {
    const [first] = spots;
    if (!first || !this.mayLead() || this.untilNext() > 0) return;
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

  /** Returns to the whole board, or to the camera set by hand. If someone has moved it meanwhile, it stays. */
  back(): Promise<void> {
    clearTimeout(this.idle);
    if (!this.isClose) return Promise.resolve();
    const { stage } = this;
    const isMine = this.isMine();
    this.isClose = false;
    this.tell();
    stage.handsOff = false;
    if (!isMine) return Promise.resolve();
    this.lastMove = this.now();
    const { before } = this;
    const home = (): Camera => before ?? stage.home();
    const turn = ++this.turns;
    const done = this.glide(home, RETURN_TIME, turn).then(() => {
      if (turn === this.turns && !before && this.isMine()) stage.goHome();
    });
    return done;
  }

  /** Leaves the camera to the person until the next decision is over. */
  letGo(): void {
    clearTimeout(this.idle);
    this.turns += 1;
    this.going = null;
    this.isReleased = true;
    this.isClose = false;
    this.tell();
    this.stage.handsOff = false;
  }

  /** Stops all camera moves. */
  close(): void {
    clearTimeout(this.idle);
    this.turns += 1;
    this.isOn = false;
    this.isClose = false;
  }

  /** ms until the camera may move again, if it is to be calm. */
  private untilNext(): number {
    return Math.max(0, this.lastMove + (this.direction.every ?? 0) - this.now());
  }

  private isTooSoon(): boolean {
    return this.untilNext() > 0 || (this.isClose && this.now() - this.lastCut < CUT_EVERY);
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

  /** Whether nobody has moved the camera by hand since the director did. */
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
    this.lastMove = this.lastCut;
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

  /** A rectangle with the first spot and as many of the others as fit into one frame with it. */
  private together([first, ...others]: readonly [Point, ...Point[]]): Rect {
    const room = calmRoom(this.stage.window);
    const scale = this.closeScale;
    const [width, height] = [(room.right - room.left) / scale, (room.bottom - room.top) / scale];
    return others.reduce((part, spot) => {
      const grown = around(part, spot);
      return grown.right - grown.left > width || grown.bottom - grown.top > height ? part : grown;
    }, boundsOf(first));
  }

  /** The camera with this part in the middle, or farther back to leave space ahead of it. */
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
    // Near the edge of the land, the camera cannot centre things.
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

/** The part of the free area in which things may move without moving the camera, window px. */
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

function isInSight({ width, height, insets }: Window, x: number, y: number): boolean {
  return x >= insets.left && x <= width - insets.right && y >= insets.top && y <= height - insets.bottom;
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

/** The point at a share of the way along spots. */
function alongSpots(spots: readonly Point[], share: number): Point {
  const steps = (spots.length - 1) * share;
  const index = Math.min(Math.max(0, spots.length - 2), Math.floor(steps));
  const from = spots[index] ?? { x: 0, y: 0 };
  const to = spots[Math.min(spots.length - 1, index + 1)] ?? from;
  const t = Math.min(1, steps - index);
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
}
