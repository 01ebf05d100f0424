// Layer 15: targets to choose, the dotted path and the ghost of the car at its end.

import { COLOURS, type Colour, type Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { CAR_SCALE } from '@ui/art/car';
import { hexOf } from '@ui/art/colours';
import { ChoiceLayer } from '@ui/game/board/choice-layer';
import type { BoardText } from '@ui/stage/board-text';
import { ghostDrawing } from '@ui/stage/drawings';
import type { Middle } from '@ui/stage/labels/label-place';
import type { ButtonTarget, TargetButtons } from '@ui/stage/target-buttons';
import { Container, Graphics } from 'pixi.js';
import { CAR_LENGTH, CAR_WIDTH, type Road } from '../../../geometry/road';
import { endText, type HeatGhost, type HeatPreview, type HeatTarget } from '../../../narration/preview';
import { laneName } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { HeatBoardParts } from './parts';

const EDGE = 2.6;
const REST_FILL = 0.45;
const POINTED_FILL = 0.65;
const DOT_GAP = 7;
/** The path starts at the car's nose and stops short of the ghost's tail, in spaces. */
const NOSE = 0.55;
/** The path of a certain spin-out is red, and its ghost is turned across the road, radians. */
const SPIN_COLOUR = 0xff9183;
const SPUN_TURN = 0.9;
const TARGET_COLOURS = { safe: 0x59d98b, risk: 0xe23b2e, plain: 0xffd07a } as const;

/** Alternative places for the label: spaces along, and board units outwards from the middle of the road. */
const LABEL_TRIES = [
  [0, -52],
  [0.8, 52],
  [-0.8, 52],
  [0, 74],
  [0, -74],
  [1.6, 60],
  [-1.6, 60],
  [1.6, -60],
  [-1.6, -60],
  [0, 110],
  [0, -110],
  [2.4, 60],
  [-2.4, 60],
  [2.4, -60],
  [-2.4, -60],
  [3.4, 60],
  [3.4, -60],
] as const;

/** Draws one preview at a time. */
export class PreviewLayer extends ChoiceLayer<HeatBoardParts> {
  private readonly boardText: BoardText;
  private readonly kept: () => readonly Middle[];

  /** kept: signs and other things that its label avoids. */
  constructor(parts: HeatBoardParts, boardText: BoardText, buttons: TargetButtons, kept: () => readonly Middle[]) {
    super(parts, buttons, REST_FILL / POINTED_FILL);
    this.boardText = boardText;
    this.kept = kept;
  }

  /** Shows what the selection would do. from: the car's place, lane as a number. null clears it. */
  show(preview: HeatPreview | null, from: { progress: number; lane: number }, colour: Colour): void {
    this.clear();
    this.boardText.pill('sum', null);
    this.buttons.show([]);
    if (preview) {
      for (const target of preview.targets ?? []) this.drawTarget(target);
      this.buttons.show(this.buttonsOf(preview.targets ?? []));
      if (preview.path.length > 0) this.drawPath(preview, from);
      for (const ghost of preview.ghosts) if (ghost.progress !== from.progress) this.drawGhost(ghost, colour);
      if (preview.label !== '' && preview.path.length > 0) this.drawLabel(preview);
    }
    this.parts.stage.request();
  }

  private drawTarget({ key, progress, lane, kind }: HeatTarget): void {
    const { road, layers } = this.parts;
    const spot = road.cell(progress, lane);
    const scale = road.carScale(progress, lane);
    const width = (CAR_LENGTH + 1) * scale;
    const height = CAR_WIDTH * scale;
    const root = new Container();
    const shape = (): Graphics => new Graphics().roundRect(-width / 2, -height / 2, width, height, 5);
    const fill = shape().fill({ color: TARGET_COLOURS[kind], alpha: POINTED_FILL });
    fill.alpha = REST_FILL / POINTED_FILL;
    root.addChild(fill, shape().stroke({ color: TARGET_COLOURS[kind], width: EDGE }));
    root.position.set(spot.x, spot.y);
    root.rotation = spot.angle;
    layers.targets.addChild(root);
    this.drawn.push(root);
    this.fills.set(key, fill);
  }

  /** The buttons of the targets, in path order. */
  private buttonsOf(targets: readonly HeatTarget[]): ButtonTarget[] {
    const { road } = this.parts;
    const inOrder = [...targets].sort((a, b) => a.progress - b.progress || a.lane - b.lane);
    return inOrder.map((target) => {
      const { x, y } = road.cell(target.progress, target.lane);
      return { key: target.key, x, y, size: CAR_LENGTH, label: target.label ?? textOf(target, road) };
    });
  }

  private drawPath(preview: HeatPreview, from: { progress: number; lane: number }): void {
    const { road, layers } = this.parts;
    const start = from.progress + NOSE;
    const end = preview.to.progress - NOSE;
    if (end <= start) return;
    const at = (progress: number): Spot => {
      const share = Math.min(1, Math.max(0, (progress - start) / Math.max(0.5, end - start)));
      return road.cell(progress, from.lane + (preview.to.lane - from.lane) * share * share * (3 - 2 * share));
    };
    const path = new Graphics();
    for (let progress = start; progress <= end; progress += 0.1) {
      const { x, y } = at(progress);
      if (progress === start) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.stroke({ color: 0x0c0f13, alpha: 0.5, width: 5, cap: 'round', join: 'round' });
    const step = DOT_GAP / 36;
    for (let progress = start; progress <= end; progress += step) {
      const { x, y } = at(progress);
      path.circle(x, y, 1.45);
    }
    path.fill(preview.spin === 'surely' ? SPIN_COLOUR : 0xffd07a);
    layers.targets.addChild(path);
    this.drawn.push(path);
  }

  private drawGhost({ progress, lane, spun }: HeatGhost, colour: Colour): void {
    const { road, layers, book } = this.parts;
    const spot = road.cell(progress, lane);
    const hex = hexOf(colour);
    const ghost = book.sprite(`ghost-${hex}`, ghostDrawing(hex));
    ghost.position.set(spot.x, spot.y);
    ghost.rotation = spot.angle + (spun ? SPUN_TURN : 0);
    ghost.scale.set(CAR_SCALE * road.carScale(progress, lane));
    layers.targets.addChild(ghost);
    this.drawn.push(ghost);
  }

  /** Beside the ghost of a certain spin-out, otherwise at the end of the path. */
  private drawLabel(preview: HeatPreview): void {
    const { spin, ghosts, to } = preview;
    const { road } = this.parts;
    const progress = (spin === 'surely' ? ghosts[0]?.progress : undefined) ?? to.progress;
    const beside = (along: number, aside: number) =>
      road.line.at(road.distanceOf(progress + 0.5 + along), -road.inside * aside);
    const others = LABEL_TRIES.map(([along, aside]) => beside(along, aside));
    this.boardText.pill('sum', { text: endText(preview), at: beside(0, 52), others, clear: this.kept() });
  }
}

/** The colour of a seat on the board; the palette's order if the view doesn't have the seat. */
export function colourOf(cars: readonly { seat: Seat; colour: Colour }[], seat: Seat): Colour {
  return cars.find((car) => car.seat === seat)?.colour ?? COLOURS[seat % COLOURS.length] ?? 'red';
}

function textOf({ progress, lane, kind }: HeatTarget, { spaces, lanes }: Road): string {
  const space = (((progress % spaces) + spaces) % spaces) + 1;
  return t(`target.${kind}`, { space, lane: laneName(lane, lanes) });
}
