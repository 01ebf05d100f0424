// Squares to choose, the dotted path to the chosen one and the ghost of the car on it.

import { ChoiceLayer } from '@ui/game/board/choice-layer';
import type { BoardText } from '@ui/stage/board-text';
import { ghostDrawing } from '@ui/stage/drawings';
import { drawDottedPath } from '@ui/stage/motion/glide';
import type { TargetButtons } from '@ui/stage/target-buttons';
import { Container, Graphics } from 'pixi.js';
import { CAR_SCALE, rowsAhead } from '../../../geometry/road';
import type { WaddingtonPreview, WaddingtonTarget } from '../../../narration/preview';
import { t } from '../../../text/t';
import type { Place } from '../../../types';
import { calloutSpot } from './callout';
import { pathOf } from './outline';
import type { WaddingtonBoardParts } from './parts';

const COLOURS = { safe: 0x6fdc9c, roll: 0xffc35a, spin: 0xff7b6b } as const;
const REST_FILL = 0.5;
const POINTED_FILL = 0.74;
const EDGE = 2.6;
const CHOSEN_EDGE = 4;
/** Draws one preview at a time. */
export class PreviewLayer extends ChoiceLayer<WaddingtonBoardParts> {
  private readonly boardText: BoardText;

  constructor(parts: WaddingtonBoardParts, boardText: BoardText, buttons: TargetButtons) {
    super(parts, buttons, REST_FILL / POINTED_FILL);
    this.boardText = boardText;
  }

  /** Shows what the selection would do; null clears. from: the car's place. hex: its paint. */
  show(preview: WaddingtonPreview | null, from: Place | -1, hex: string): void {
    this.clear();
    this.boardText.pill('callout', null);
    this.offer(preview?.targets ?? [], from);
    if (preview) {
      const chosen = preview.targets.find((target) => target.key === preview.chosen);
      for (const target of preview.targets) if (target !== chosen) this.drawTarget(target, false);
      if (chosen) this.drawTarget(chosen, true);
      this.drawWay(preview, from, hex);
    }
    this.parts.stage.request();
  }

  /** Offers the targets as buttons, in the order of the road. */
  private offer(targets: readonly WaddingtonTarget[], from: Place | -1): void {
    const { road } = this.parts;
    const start = Math.max(0, from);
    const lane = (place: Place): number => road.cell(place)?.lane ?? 0;
    const inOrder = [...targets].sort(
      (a, b) => rowsAhead(road, start, a.square) - rowsAhead(road, start, b.square) || lane(a.square) - lane(b.square),
    );
    this.buttons.show(
      inOrder.map(({ key, square, name, outcome }) => {
        const { x, y } = road.spot(square);
        return { key, x, y, size: 30, label: outcome === '' ? name : t('way.told', { way: name, outcome }) };
      }),
    );
  }

  private drawTarget({ key, square, kind }: WaddingtonTarget, isChosen: boolean): void {
    const { road, layers } = this.parts;
    const outline = pathOf(road.outline(square));
    if (outline.length === 0) return;
    const root = new Container();
    const fill = new Graphics().poly(outline).fill({ color: COLOURS[kind], alpha: POINTED_FILL });
    fill.alpha = REST_FILL / POINTED_FILL;
    const edge = new Graphics().poly(outline);
    edge.stroke({ color: COLOURS[kind], width: isChosen ? CHOSEN_EDGE : EDGE, join: 'round' });
    root.addChild(fill, edge);
    layers.targets.addChild(root);
    this.drawn.push(root);
    this.fills.set(key, fill);
  }

  private drawWay({ path, callout, targets }: WaddingtonPreview, from: Place | -1, hex: string): void {
    const route = from >= 0 && path[0] !== from ? [from, ...path] : path;
    const end = route[route.length - 1];
    if (end === undefined) return;
    if (route.length > 1) {
      this.drawPath(route);
      this.drawGhost(end, hex);
    }
    if (callout === null) return;
    const { road, stage } = this.parts;
    const { width, height, insets } = stage.window;
    const corner = stage.toWorld(insets.left, insets.top);
    const opposite = stage.toWorld(width - insets.right, height - insets.bottom);
    const at = calloutSpot(road, end, callout, {
      squares: [...targets.map(({ square }) => square), ...route],
      scale: stage.camera.scale,
      within: { left: corner.x, top: corner.y, right: opposite.x, bottom: opposite.y },
    });
    this.boardText.pill('callout', { text: callout, at });
  }

  private drawPath(route: readonly Place[]): void {
    const { road, layers } = this.parts;
    const path = drawDottedPath(route.map((place) => road.spot(place)));
    layers.targets.addChild(path);
    this.drawn.push(path);
  }

  private drawGhost(end: Place, hex: string): void {
    const { road, layers, book } = this.parts;
    const { x, y, angle } = road.spot(end);
    const ghost = book.sprite(`ghost-${hex}`, ghostDrawing(hex));
    ghost.position.set(x, y);
    ghost.rotation = angle;
    ghost.scale.set(CAR_SCALE * road.carScale(end));
    layers.targets.addChild(ghost);
    this.drawn.push(ghost);
  }
}
