// Draws the preview of the current choice: the forecast's ghosts with their dotted path, or cells to return on.

import { ChoiceLayer } from '@ui/game/board/choice-layer';
import type { TargetButtons } from '@ui/stage/target-buttons';
import { Container, Graphics } from 'pixi.js';
import { CELL, HALF, middleOf, spotOf } from '../../../geometry/floor';
import type { RoborallyGhost, RoborallyPreview, RoborallyTarget } from '../../../narration/preview';
import type { Cell, Facing, RobotColour } from '../../../types';
import { CROSS_DRAWING, registerDrawing } from '../art/flags';
import { ROBOT_SCALE } from '../art/robots';
import type { RoborallyBoardParts } from './parts';
import { robotDrawing, robotKey } from './robots';

const GHOST_ALPHA = 0.55;
const AMBER = 0xffd07a;
/** Distance between dots along a path, board units. */
const DOT = { gap: 8.5, radius: 1.9 };
/** Distance between badges of registers that end on the same cell. */
const BADGE_GAP = 19;
const BADGE_SCALE = 0.82;
const REST_FILL = 0.3;
const POINTED_FILL = 0.6;

/** Draws one preview at a time. */
export class PreviewLayer extends ChoiceLayer<RoborallyBoardParts> {
  constructor(parts: RoborallyBoardParts, buttons: TargetButtons) {
    super(parts, buttons, REST_FILL / POINTED_FILL);
  }

  /** Shows a choice for a robot of this figure; null clears. */
  show(preview: RoborallyPreview | null, colour: RobotColour): void {
    this.clear();
    const targets = preview?.targets ?? [];
    this.buttons.show(
      targets.map(({ key, cell, label }) => ({ key, ...middleOf(this.parts.course, cell), size: CELL, label })),
    );
    if (preview) {
      for (const target of targets) this.drawTarget(target, target.key === preview.chosen?.key);
      const chosen = targets.find(({ key }) => key === preview.chosen?.key);
      if (chosen && preview.chosen) this.drawGhost(chosen.cell, preview.chosen.facing, colour);
      this.drawGhosts(preview.ghosts, colour);
    }
    this.parts.stage.request();
  }

  private drawGhosts(ghosts: readonly RoborallyGhost[], colour: RobotColour): void {
    const paths = ghosts.flatMap(({ steps }) => steps.map(({ path }) => path).filter((path) => path.length > 1));
    this.drawPaths(paths);
    const ends = new Map<Cell, RoborallyGhost[]>();
    for (const ghost of ghosts) {
      const cell = ghost.cell >= 0 ? ghost.cell : lastCell(ghost);
      if (cell >= 0) ends.set(cell, [...(ends.get(cell) ?? []), ghost]);
    }
    for (const [cell, there] of ends) {
      const last = there.at(-1);
      if (!last) continue;
      if (last.cell < 0) this.drawCross(cell);
      else this.drawGhost(cell, last.facing, colour);
      this.drawBadges(
        cell,
        there.map(({ register }) => register),
      );
    }
  }

  private drawPaths(paths: readonly (readonly Cell[])[]): void {
    const { course, layers } = this.parts;
    const drawing = new Graphics();
    const lines = paths.map((path) => path.map((cell) => middleOf(course, cell)));
    for (const line of lines) {
      line.forEach(({ x, y }, index) => {
        if (index === 0) drawing.moveTo(x, y);
        else drawing.lineTo(x, y);
      });
      drawing.stroke({ color: 0x0c0f13, alpha: 0.6, width: 6.5, cap: 'round', join: 'round' });
    }
    for (const line of lines) for (const { x, y } of dotsOn(line)) drawing.circle(x, y, DOT.radius);
    if (lines.length > 0) drawing.fill(AMBER);
    layers.targets.addChild(drawing);
    this.drawn.push(drawing);
  }

  private drawGhost(cell: Cell, facing: Facing, colour: RobotColour): void {
    const { course, layers, book } = this.parts;
    const { x, y, angle } = spotOf(course, cell, facing);
    const root = new Container();
    root.position.set(x, y);
    const ghost = book.sprite(robotKey(colour), robotDrawing(colour));
    ghost.rotation = angle;
    ghost.alpha = GHOST_ALPHA;
    ghost.scale.set(ROBOT_SCALE);
    root.addChild(ghost, dashedRing(CELL * 0.46));
    layers.targets.addChild(root);
    this.drawn.push(root);
  }

  private drawCross(cell: Cell): void {
    const { course, layers, book } = this.parts;
    const { x, y } = middleOf(course, cell);
    const cross = book.sprite('forecast-cross', CROSS_DRAWING);
    cross.position.set(x, y);
    layers.signs.addChild(cross);
    this.drawn.push(cross);
  }

  private drawBadges(cell: Cell, registers: readonly number[]): void {
    const { course, layers, book } = this.parts;
    const { x, y } = middleOf(course, cell);
    registers.forEach((register, index) => {
      const badge = book.sprite(`register-${register}`, registerDrawing(register));
      badge.scale.set(BADGE_SCALE);
      badge.position.set(x + HALF * 0.8 - (registers.length - 1 - index) * BADGE_GAP, y - HALF * 0.86);
      layers.signs.addChild(badge);
      this.drawn.push(badge);
    });
  }

  private drawTarget({ key, cell }: RoborallyTarget, isChosen: boolean): void {
    const { course, layers } = this.parts;
    const { x, y } = middleOf(course, cell);
    const root = new Container();
    root.position.set(x, y);
    const box = (graphics: Graphics): Graphics => graphics.roundRect(-HALF + 3, -HALF + 3, CELL - 6, CELL - 6, 7);
    const fill = box(new Graphics()).fill({ color: 0x6fdc9c, alpha: POINTED_FILL });
    fill.alpha = REST_FILL / POINTED_FILL;
    const edge = box(new Graphics()).stroke({ color: isChosen ? 0xffc35a : 0x6fdc9c, width: isChosen ? 4 : 2.6 });
    root.addChild(fill, edge);
    layers.targets.addChild(root);
    this.drawn.push(root);
    this.fills.set(key, fill);
  }
}

/** The last cell of a destroyed robot. */
function lastCell({ steps }: RoborallyGhost): Cell | -1 {
  return steps.findLast(({ path }) => path.length > 0)?.path.at(-1) ?? -1;
}

/** Evenly spaced points along a polyline, clear of its ends. */
function dotsOn(line: readonly { x: number; y: number }[]): { x: number; y: number }[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.max(1, Math.round(length / DOT.gap));
    return Array.from({ length: count }, (_, k) => {
      const share = (k + 0.5) / count;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  });
}

function dashedRing(radius: number): Graphics {
  const ring = new Graphics();
  const dashes = 16;
  for (let k = 0; k < dashes; k++) {
    const from = (k * 2 * Math.PI) / dashes;
    ring.moveTo(Math.cos(from) * radius, Math.sin(from) * radius);
    ring.arc(0, 0, radius, from, from + (Math.PI / dashes) * 1.1);
  }
  return ring.stroke({ color: AMBER, width: 2 });
}
