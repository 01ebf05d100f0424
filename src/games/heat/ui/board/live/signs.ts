// Layer 17: limit signs and the start gantry with its lights.

import { TICK } from '@ui/stage/drawings';
import { INK } from '@ui/stage/ink';
import type { Middle } from '@ui/stage/labels/label-place';
import { easeOut } from '@ui/stage/motion/ease';
import { perform } from '@ui/stage/parts';
import type { Sprite } from 'pixi.js';
import { Container, Graphics } from 'pixi.js';
import type { DrawnCorner } from '../../../geometry/derive-circuit';
import { gantrySpot, SIGN } from '../../../geometry/roadside';
import { placeSign, type TabSide } from '../../../geometry/sign-place';
import { LIGHT_SPOTS } from '../art/trackside';
import { changedSignDrawing, gantryDrawing, LAMPS, SIGN_GLOW, signDrawing } from './drawings';
import type { HeatBoardParts } from './parts';

/** Least edge of a sign on a fitted board, px. */
const LEAST_EDGE = 25;
const USUAL_SCALE = 1.06;
const LARGEST_SCALE = 1.7;
/** In a strip the signs are almost all there is to read, so they may grow more. */
const LARGEST_IN_STRIP = 2.6;

/** Scale of a sign whose limit differs from the printed one. */
const CHANGED = 1.2;
/** Radius around a sign of scale 1 that labels avoid. */
const SIGN_ROOM = 22;

interface Sign {
  corner: DrawnCorner;
  root: Container;
  plate: Sprite;
  glow: Sprite;
  limit: number;
  tab: TabSide;
}

/** All signs of a board, and the gantry. */
export class Signs {
  private readonly parts: HeatBoardParts;
  private readonly signs: Sign[];
  private readonly lamps: Sprite[][];
  private hot: readonly number[] = [];
  private readonly unfollow: () => void;

  constructor(parts: HeatBoardParts) {
    this.parts = parts;
    this.lamps = this.buildGantry();
    this.signs = parts.road.circuit.corners.map((corner) => this.build(corner));
    this.unfollow = parts.stage.onCamera(() => this.arrange());
    this.arrange();
    this.light('green', LIGHT_SPOTS.length);
  }

  /** Shows the current limits, corner by corner. */
  show(limits: readonly number[]): void {
    for (const sign of this.signs) {
      const limit = limits[sign.corner.index] ?? sign.corner.limit;
      if (limit === sign.limit) continue;
      this.replace(sign, limit);
    }
  }

  /** Changes a limit visibly: the printed one is struck through, the new one stamped. */
  async change(corner: number, limit: number): Promise<void> {
    const { stage, pace } = this.parts;
    const sign = this.signs.find((one) => one.corner.index === corner);
    if (!sign || sign.limit === limit) return;
    const strike = new Graphics().moveTo(-13, 10).lineTo(13, -10).stroke({ color: 0xe0281c, width: 4, cap: 'round' });
    sign.root.addChild(strike);
    await stage.motion.run(pace.isReduced ? 0 : pace.ms(200), (t) => {
      if (!strike.destroyed) strike.scale.set(Math.max(0.02, t));
    });
    // The board was closed in the meantime.
    if (sign.root.destroyed) return;
    strike.destroy();
    this.replace(sign, limit);
    const { plate } = sign;
    await stage.motion.run(pace.isReduced ? 0 : pace.ms(200), (t) => {
      if (!plate.destroyed) plate.scale.set(1.7 - 0.7 * easeOut(t));
    });
  }

  private replace(sign: Sign, limit: number): void {
    sign.limit = limit;
    this.repaint(sign);
    this.arrange();
    this.parts.stage.request();
  }

  private repaint(sign: Sign): void {
    sign.plate.destroy();
    sign.plate = this.plate(sign.corner.limit, sign.limit, sign.tab);
    sign.root.addChild(sign.plate);
  }

  /** Makes the signs of these corners glow. */
  heat(corners: readonly number[]): void {
    this.hot = corners;
    for (const sign of this.signs) {
      sign.glow.tint = INK.amber;
      sign.glow.alpha = corners.includes(sign.corner.index) ? 0.95 : 0;
    }
    this.parts.stage.request();
  }

  /** Lights this many lamps of the gantry in this colour and turns the rest off. */
  light(colour: 'red' | 'green', count: number): void {
    this.lamps.forEach(([off, red, green], i) => {
      const lit = i < count;
      if (off) off.visible = !lit;
      if (red) red.visible = lit && colour === 'red';
      if (green) green.visible = lit && colour === 'green';
    });
    this.parts.stage.request();
  }

  /** Makes the sign of a corner flash and pulse: passed in green with a tick, or paid for in red. */
  async flash(corner: number, result: 'passed' | 'paid'): Promise<void> {
    const { book, pace } = this.parts;
    const sign = this.signs.find((one) => one.corner.index === corner);
    if (!sign) return;
    const tick = result === 'passed' ? book.sprite('tick', TICK) : null;
    if (tick) sign.root.addChild(tick);
    tick?.position.set(15, -15);
    sign.glow.tint = result === 'passed' ? INK.green : INK.red;
    await perform(this.parts, result === 'passed' ? 600 : 700, (t) => {
      const swing = pace.isReduced ? 0 : Math.sin(Math.PI * Math.min(1, t * 1.4));
      sign.glow.alpha = pace.isReduced ? 0.9 : 1 - easeOut(t) * 0.9;
      sign.plate.scale.set(1 + 0.14 * Math.max(0, swing));
      if (tick) tick.alpha = t < 0.7 ? 1 : (1 - t) / 0.3;
    });
    tick?.destroy();
    this.heat(this.hot);
  }

  /** The corner whose sign or line is near a world point, if any. */
  cornerAt(x: number, y: number, reach: number): DrawnCorner | undefined {
    const { road } = this.parts;
    return this.signs.find(({ root, corner }) => {
      const foot = road.line.at(road.distanceOf(corner.line));
      return Math.hypot(root.x - x, root.y - y) < Math.max(22, reach) || Math.hypot(foot.x - x, foot.y - y) < reach;
    })?.corner;
  }

  /** The limit that a corner's sign shows. */
  limitOf(corner: DrawnCorner): number {
    return this.signs.find((sign) => sign.corner === corner)?.limit ?? corner.limit;
  }

  /** The limits that the signs show, corner by corner. */
  get limits(): number[] {
    return this.parts.road.circuit.corners.map((corner) => this.limitOf(corner));
  }

  /** World point of a corner's sign. */
  spotOf(corner: DrawnCorner): { x: number; y: number } {
    const root = this.signs.find((sign) => sign.corner === corner)?.root;
    return { x: root?.x ?? corner.sign.x, y: root?.y ?? corner.sign.y };
  }

  /** The space that the signs take up, world units. */
  get boxes(): Middle[] {
    return this.signs.map(({ root }) => {
      const edge = 2 * SIGN_ROOM * root.scale.x;
      return { x: root.x, y: root.y, width: edge, height: edge };
    });
  }

  end(): void {
    this.unfollow();
  }

  /** Keeps signs readable in small windows: they grow, and move further out, but not under a panel. */
  private arrange(): void {
    const { stage, road } = this.parts;
    const largest = stage.isStrip ? LARGEST_IN_STRIP : LARGEST_SCALE;
    const scale = Math.min(largest, Math.max(USUAL_SCALE, LEAST_EDGE / (SIGN * stage.fitScale)));
    // In a strip signs are too large to avoid panels.
    const free = stage.isStrip ? null : stage.clearPart;
    for (const sign of this.signs) {
      const { corner, root, limit } = sign;
      const isChanged = limit !== corner.limit;
      const size = isChanged ? scale * CHANGED : scale;
      const { x, y, tab } = placeSign(road, corner, size, isChanged, free);
      root.position.set(x, y);
      root.scale.set(size);
      if (tab === sign.tab) continue;
      sign.tab = tab;
      if (isChanged) this.repaint(sign);
    }
  }

  private build(corner: DrawnCorner): Sign {
    const root = new Container();
    const glow = this.parts.book.sprite('sign-glow', SIGN_GLOW);
    glow.alpha = 0;
    const plate = this.plate(corner.limit, corner.limit, 1);
    root.addChild(glow, plate);
    this.parts.layers.signs.addChild(root);
    return { corner, root, plate, glow, limit: corner.limit, tab: 1 };
  }

  private plate(printed: number, limit: number, tab: TabSide): Sprite {
    const { book, scene } = this.parts;
    if (limit === printed) return book.sprite(`sign-${limit}`, signDrawing(scene.theme, limit));
    return book.sprite(`sign-${printed}-${limit}-${tab}`, changedSignDrawing(scene.theme, printed, limit, tab));
  }

  /** Builds the gantry; returns per light the sprites off, red and green. */
  private buildGantry(): Sprite[][] {
    const { book, layers, road } = this.parts;
    const { x, y, turn } = gantrySpot(road);
    const root = new Container();
    root.position.set(x, y);
    root.angle = turn;
    root.addChild(book.sprite('gantry', gantryDrawing(road)));
    layers.signs.addChild(root);
    return LIGHT_SPOTS.map((spot) =>
      (['off', 'red', 'green'] as const).map((state) => {
        const lamp = book.sprite(`lamp-${state}`, LAMPS[state]);
        lamp.y = spot;
        root.addChild(lamp);
        return lamp;
      }),
    );
  }
}
