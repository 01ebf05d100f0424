// Draws the preview of the current choice: free lanes, cells for a coin with closed ones greyed, the ends of every roll.

import type { Seat } from '@core/contract';
import { hexOf } from '@ui/art/colours';
import type { BoardText } from '@ui/stage/board-text';
import { drawDottedPath } from '@ui/stage/motion/glide';
import { roomBeside } from '@ui/stage/room-beside';
import type { TargetButtons } from '@ui/stage/target-buttons';
import type { Why } from '@ui/why/off';
import { refuse } from '@ui/why/refusals';
import { type Container, Graphics, type Sprite } from 'pixi.js';
import { cellAt, GRID_POSITION, LANE_OF, LANES } from '../../../data/track';
import { CAR_SCALE, nearestOf, outlineOf, spotOf, TRACK_CELLS, UNIT } from '../../../geometry/oval';
import {
  type CoinPreview,
  type DicePreview,
  type HavocPreview,
  type LanePreview,
  targetKey,
} from '../../../narration/preview';
import { placeOf } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Lane, Space } from '../../../types';
import { coinDrawing } from '../art/coin';
import { ghostStockCarArt } from '../art/stock-car';
import type { Cars } from './cars';
import { CellPicker } from './cell-picker';
import { marksOf, pointedOutcome } from './dice-marks';
import { cellMark, circleDrawing } from './marks';
import { type HavocBoardParts, nameIn } from './parts';

/** Colours of cells while a coin is placed. */
const OPEN = { color: 0xffffff, alpha: 0.12 } as const;
const OPEN_EDGE = { color: 0xffffff, alpha: 0.34, width: 1.2 } as const;
const CLOSED = { color: 0x14161a, alpha: 0.62 } as const;
const CLOSED_MARK = { color: 0xb9bec4, alpha: 0.75, width: 2 } as const;
/** Clickable size of a lane's circle, board units. */
const CIRCLE = 28;
const AMBER = '#ffc35a';
/** Distance of a call-out from its target, board units. */
const AWAY = 70;

/** A cell in front of this seat's car. ahead: its distance from the car; guarded: number of closed cells. */
interface Guarded {
  seat: Seat;
  at: Space;
  ahead: number;
  guarded: number;
}

/** Draws one preview at a time. */
export class PreviewLayer {
  private readonly parts: HavocBoardParts;
  private readonly cars: Cars;
  private readonly boardText: BoardText;
  private readonly buttons: TargetButtons;
  private readonly picker: CellPicker;
  private drawn: Container[] = [];
  private pointed: Container[] = [];
  private shown: HavocPreview | null = null;

  constructor(parts: HavocBoardParts, cars: Cars, boardText: BoardText, buttons: TargetButtons) {
    this.parts = parts;
    this.cars = cars;
    this.boardText = boardText;
    this.buttons = buttons;
    this.picker = new CellPicker(parts);
    this.picker.onPoint = (cell) => this.point(cell);
  }

  /** Shows the effect of the selection; null clears. */
  show(preview: HavocPreview | null): void {
    this.clear();
    this.shown = preview;
    if (preview?.kind === 'lanes') this.drawLanes(preview);
    else this.buttons.show([]);
    if (preview?.kind === 'coin') this.drawCells(preview);
    else this.picker.show([], -1);
    if (preview?.kind === 'dice') this.drawDice(preview);
    this.parts.stage.request();
  }

  /** Handles a pointer at window px. */
  pointAt(x: number, y: number, isTap: boolean): void {
    if (this.shown?.kind !== 'coin') return;
    const meant = this.picker.point(x, y, isTap);
    const zone = meant || x < 0 ? null : this.zoneAt(this.shown, x, y);
    if (!zone) {
      this.boardText.pill('zone', null);
      if (isTap && !meant) this.refuseTaken(x, y);
      return;
    }
    const name = nameIn(this.parts, zone.seat);
    const { x: left, y: top } = spotOf(zone.at);
    this.boardText.pill('zone', { text: t('board.guarded', { name }), at: { x: left, y: top }, dy: -26 });
    if (isTap) refuse(guardedReason(zone));
  }

  end(): void {
    this.picker.end();
  }

  private clear(): void {
    for (const thing of [...this.drawn, ...this.pointed]) thing.destroy({ children: true });
    this.drawn = [];
    this.pointed = [];
    this.boardText.pill('callout', null);
    this.boardText.pill('zone', null);
  }

  private add(...things: Container[]): void {
    this.parts.layers.targets.addChild(...things);
    this.drawn.push(...things);
  }

  private drawLanes({ free, chosen, seat }: LanePreview): void {
    const { book } = this.parts;
    const lanes = Array.from({ length: LANES }, (_, index): Lane => index + 1);
    for (const lane of lanes.filter((one) => free.includes(one))) {
      const spot = spotOf(cellAt(lane, GRID_POSITION));
      const circle = book.sprite(lane === chosen ? 'lane-chosen' : 'lane-free', circleDrawing(AMBER, lane === chosen));
      circle.position.set(spot.x, spot.y);
      this.add(circle);
      if (lane === chosen) this.add(this.ghost(seat, cellAt(lane, GRID_POSITION)));
    }
    const targets = free.map((lane) => {
      const { x, y } = spotOf(cellAt(lane, GRID_POSITION));
      return { key: targetKey({ kind: 'lane', lane }), x, y, size: CIRCLE, label: t('board.lane', { lane }) };
    });
    this.buttons.show(targets);
  }

  private drawCells({ cells, zones, chosen, coin, seat }: CoinPreview): void {
    const open = new Graphics();
    for (const cell of cells) open.poly(outlineOf(cell, -0.05).flat());
    open.fill(OPEN).stroke(OPEN_EDGE);
    const closed = new Graphics();
    const closedCells = zones.flatMap((zone) => zone.cells);
    for (const cell of closedCells) closed.poly(outlineOf(cell, -0.03).flat());
    closed.fill(CLOSED);
    for (const cell of closedCells) cross(closed, cell);
    closed.stroke(CLOSED_MARK);
    if (coin !== null) this.add(open);
    this.add(closed);
    if (chosen !== null && coin !== null) this.add(...this.coinOn(chosen, coin));
    this.picker.show(coin === null ? [] : cells, this.startFor(seat, cells));
  }

  /** The arrow keys' starting cell: some way ahead of the viewer's car. */
  private startFor(seat: Seat, cells: readonly Space[]): Space | -1 {
    const own = this.cars.spaceOf(seat);
    const lane = own < 0 ? 1 : Math.max(1, LANE_OF[own] ?? 1);
    const wanted = spotOf(cellAt(lane, 7));
    const { x, y } = own < 0 ? wanted : this.cars.spotOf(seat);
    return nearestOf(cells, x, y, Number.POSITIVE_INFINITY);
  }

  private drawDice(preview: DicePreview): void {
    for (const { space, look } of marksOf(preview)) this.add(cellMark(this.parts, space, look));
    const outcome = pointedOutcome(preview);
    if (outcome && outcome.path.length > 1) {
      if (preview.die === 'movement') this.add(drawDottedPath(outcome.path.map(spotOf)));
      this.add(this.ghost(preview.seat, outcome.to));
    }
    const at = outcome?.to ?? preview.dice[0]?.outcomes.at(-1)?.path.at(-1);
    if (preview.callout === null || at === undefined) return;
    const ends = preview.dice.flatMap(({ outcomes }) => outcomes.flatMap(({ path }) => path.map(spotOf)));
    this.boardText.pill('callout', { text: preview.callout, at: roomBeside(spotOf(at), AWAY, ends) });
  }

  /** The coin in hand, drawn over the cell pointed at. */
  private point(cell: Space | -1): void {
    for (const thing of this.pointed) thing.destroy();
    this.pointed = [];
    const preview = this.shown;
    if (preview?.kind === 'coin' && preview.coin !== null && cell >= 0) {
      this.pointed = this.coinOn(cell, preview.coin);
      this.parts.layers.targets.addChild(...this.pointed);
    }
    this.parts.stage.request();
  }

  private coinOn(cell: Space, coin: number): Sprite[] {
    const mark = cellMark(this.parts, cell, { colour: AMBER, fill: 0.3, isStrong: true });
    const sprite = this.parts.book.sprite(`coin-own-${coin}`, coinDrawing(coin, true));
    const { x, y } = spotOf(cell);
    sprite.position.set(x, y);
    return [mark, sprite];
  }

  private ghost(seat: Seat, at: Space): Sprite {
    const hex = hexOf(this.cars.colourOf(seat));
    const ghost = this.parts.book.sprite(`stock-ghost-${hex}`, { svg: ghostStockCarArt(hex), width: 48, height: 28 });
    const { x, y, angle } = spotOf(at);
    ghost.position.set(x, y);
    ghost.rotation = angle;
    ghost.scale.set(CAR_SCALE);
    return ghost;
  }

  private zoneAt({ zones }: CoinPreview, x: number, y: number): Guarded | null {
    const spot = this.parts.stage.toWorld(x, y);
    for (const { seat, cells } of zones) {
      const at = nearestOf(cells, spot.x, spot.y, UNIT * 0.7);
      if (at >= 0) return { seat, at, ahead: cells.indexOf(at) + 1, guarded: cells.length };
    }
    return null;
  }

  /** A cell that is neither open nor in front of a rival is occupied (R44). */
  private refuseTaken(x: number, y: number): void {
    const spot = this.parts.stage.toWorld(x, y);
    const at = nearestOf(TRACK_CELLS, spot.x, spot.y, UNIT * 0.7);
    if (at < 0) return;
    const by = this.parts.options.seats.some(({ seat }) => this.cars.spaceOf(seat) === at) ? 'car' : 'coin';
    refuse({ text: t('breach.cell-taken', { ...placeOf(at), by }), about: 'breach.cell-taken' });
  }
}

/** Why no coin may be placed in front of a rival (R45). */
function guardedReason({ at, ahead, guarded }: Guarded): Why {
  return { text: t('breach.cell-guarded', { ...placeOf(at), ahead, guarded }), about: 'breach.cell-guarded' };
}

/** A stroke through a closed cell. */
function cross(layer: Graphics, cell: Space): void {
  const { x, y, angle } = spotOf(cell);
  const reach = UNIT * 0.22;
  const [dx, dy] = [Math.cos(angle + 0.8) * reach, Math.sin(angle + 0.8) * reach];
  layer.moveTo(x - dx, y - dy).lineTo(x + dx, y + dy);
}
