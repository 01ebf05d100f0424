// Checkpoint flags in their state for the viewer's robot, and the archive pins of all robots.

import type { Seat } from '@core/contract';
import { hexOf } from '@ui/art/colours';
import { easeOut } from '@ui/stage/motion/ease';
import { perform } from '@ui/stage/parts';
import { Graphics, type Sprite } from 'pixi.js';
import { HALF, middleOf } from '../../../geometry/floor';
import type { Cell, RobotColour } from '../../../types';
import { archiveDrawing, type FlagState, flagDrawing } from '../art/flags';
import type { RoborallyBoardParts } from './parts';

/** A flag makes room for a robot on its cell: it moves to the upper right and shrinks. */
const ASIDE = { x: 13, y: -13, scale: 0.74 };
/** Pins are in two rows along the lower edge of their cell. */
const PIN = { columns: 4, gap: 11.5, row: 12 };

/** All flags of a board. */
export class Flags {
  private readonly parts: RoborallyBoardParts;
  private sprites: { state: FlagState; sprite: Sprite }[] = [];
  private readonly pins = new Map<Seat, { key: string; sprite: Sprite }>();
  /** Flags the viewer's robot has touched; -1 for a spectator. */
  private touched: number = -1;

  constructor(parts: RoborallyBoardParts) {
    this.parts = parts;
  }

  /** Draws the flags for a robot that has touched this many; -1 for a spectator. */
  show(touched: number): void {
    this.touched = touched;
    const { course, book, layers } = this.parts;
    course.checkpoints.forEach((cell, index) => {
      const state = this.stateOf(index + 1);
      const known = this.sprites[index];
      if (known?.state === state) return;
      known?.sprite.destroy();
      const sprite = book.sprite(`flag-${index + 1}-${state}`, flagDrawing(index + 1, state));
      const { x, y } = middleOf(course, cell);
      sprite.position.set(x, y);
      layers.signs.addChild(sprite);
      this.sprites[index] = { state, sprite };
    });
  }

  /** Updates the number of flags the viewer's robot has touched. */
  touch(touched: number): void {
    this.show(Math.max(this.touched, touched));
  }

  /** Moves the flags on these cells aside. */
  makeRoom(occupied: ReadonlySet<Cell>): void {
    const { course, stage } = this.parts;
    course.checkpoints.forEach((cell, index) => {
      const sprite = this.sprites[index]?.sprite;
      if (!sprite) return;
      const { x, y } = middleOf(course, cell);
      const aside = occupied.has(cell);
      sprite.position.set(x + (aside ? ASIDE.x : 0), y + (aside ? ASIDE.y : 0));
      sprite.scale.set(aside ? ASIDE.scale : 1);
    });
    stage.request();
  }

  /** Waves a flag and shows an expanding ring. */
  async burst(number: number): Promise<void> {
    const { pace, course, layers } = this.parts;
    const cell = course.checkpoints[number - 1];
    const sprite = this.sprites[number - 1]?.sprite;
    if (cell === undefined || !sprite) return;
    const { x, y } = middleOf(course, cell);
    const scale = sprite.scale.x;
    const ring = new Graphics().circle(0, 0, HALF).stroke({ color: 0x59d98b, width: 4 });
    ring.position.set(x, y);
    layers.effects.addChild(ring);
    await perform(this.parts, 700, (t) => {
      ring.scale.set(pace.isReduced ? 1 : 0.5 + 1.3 * easeOut(t));
      ring.alpha = pace.isReduced ? 1 : 1 - t;
      if (sprite.destroyed || pace.isReduced) return;
      sprite.skew.set(0, Math.sin(t * Math.PI * 4) * 0.22 * (1 - t));
      sprite.scale.set(scale * (1 + 0.25 * Math.sin(Math.PI * t)));
    });
    ring.destroy();
    if (!sprite.destroyed) {
      sprite.skew.set(0, 0);
      sprite.scale.set(scale);
    }
  }

  /** Places a robot's archive pin on a cell; -1 removes it. */
  pin(seat: Seat, colour: RobotColour, cell: Cell | -1): void {
    const { book, layers, course } = this.parts;
    const hex = hexOf(colour);
    const key = `archive-${hex}`;
    let pin = this.pins.get(seat);
    if (pin?.key !== key) {
      pin?.sprite.destroy();
      pin = { key, sprite: book.sprite(key, archiveDrawing(hex)) };
      layers.trail.addChild(pin.sprite);
      this.pins.set(seat, pin);
    }
    pin.sprite.visible = cell >= 0;
    if (cell < 0) return;
    const { x, y } = middleOf(course, cell);
    const column = seat % PIN.columns;
    const row = Math.floor(seat / PIN.columns);
    pin.sprite.position.set(x + (column - (PIN.columns - 1) / 2) * PIN.gap, y + HALF - 9 - row * PIN.row);
  }

  private stateOf(number: number): FlagState {
    if (this.touched < 0) return 'open';
    if (number <= this.touched) return 'done';
    return number === this.touched + 1 ? 'next' : 'open';
  }
}
