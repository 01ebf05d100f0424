// Previews of a choice: the range of a gear, the spaces to stop on with their costs, the dotted path and the ghost.

import { entry, type Point, type Spot } from '@geometry/line';
import { ghostWingedCarArt } from '@ui/art/winged-car';
import type { BoardText } from '@ui/stage/board-text';
import { drawDottedPath } from '@ui/stage/motion/glide';
import { roomBeside } from '@ui/stage/room-beside';
import type { TargetButtons } from '@ui/stage/target-buttons';
import { Container, Graphics } from 'pixi.js';
import { aheadOf, CAR_SCALE } from '../../../geometry/road';
import type { FormulaPreview, FormulaRange, FormulaTarget } from '../../../narration/preview';
import { t } from '../../../text/t';
import type { RollOutlook, Space } from '../../../types';
import { badgeOf, valueOnSpace } from './badges';
import type { Corners } from './corners';
import { dashes } from './dashes';
import type { FormulaBoardParts } from './parts';

const SAFE = 0x6fdc9c;
const COST = 0xffc35a;
const RISK = 0xff9183;
const PIT = 0x8fc7ee;
const KINDS: Readonly<Record<RollOutlook['kind'], number>> = {
  free: SAFE,
  brake: COST,
  overshoot: RISK,
  out: 0xe23b2e,
};
/** The milder kind applies if two values end on one space. */
const MILD: readonly RollOutlook['kind'][] = ['free', 'brake', 'overshoot', 'out'];
const FILL = { solid: 0.5, dashed: 0.2, pointed: 0.74 } as const;
const EDGE = 2.6;
const CHOSEN_EDGE = 4;
/** The least scale at which badges are shown, px per board unit. Below it, the call-out is used instead. */
const READABLE = 0.85;
/** Distance of a call-out's centre from its space: in board units, and at least in px. */
const CALLOUT_AWAY = 62;
const CALLOUT_PX = 46;

/** The current preview. from: the car's space. hex: its paint. */
interface Shown {
  preview: FormulaPreview;
  from: Space | undefined;
  hex: string;
}

/** Draws one preview at a time. */
export class PreviewLayer {
  private readonly parts: FormulaBoardParts;
  private readonly corners: Corners;
  private readonly boardText: BoardText;
  private readonly buttons: TargetButtons;
  private drawn: Container[] = [];
  /** Path and ghost of the chosen target, and of the pointed one, which hides the other. */
  private chosenPath: Container[] = [];
  private hovered: Container[] = [];
  /** Above paths. */
  private badges: Container = new Container();
  private readonly fills = new Map<string, { fill: Graphics; rest: number }>();
  private shown: Shown | null = null;
  private readonly unfollow: () => void;

  constructor(parts: FormulaBoardParts, corners: Corners, boardText: BoardText, buttons: TargetButtons) {
    this.parts = parts;
    this.corners = corners;
    this.boardText = boardText;
    this.buttons = buttons;
    buttons.onPoint = (key) => this.point(key);
    this.unfollow = parts.stage.onCamera(() => this.arrange());
  }

  /** Shows what the selection would do; null clears. from: the car's space. hex: its paint. */
  show(preview: FormulaPreview | null, from: Space | undefined, hex: string): void {
    this.clear();
    this.offer(preview?.targets ?? [], from ?? 0);
    this.shown = preview ? { preview, from, hex } : null;
    if (this.shown) this.draw(this.shown);
    this.arrange();
    this.parts.stage.request();
  }

  end(): void {
    this.unfollow();
  }

  private clear(): void {
    for (const thing of [...this.drawn, ...this.chosenPath, ...this.hovered, this.badges])
      thing.destroy({ children: true });
    this.drawn = [];
    this.chosenPath = [];
    this.hovered = [];
    this.badges = new Container();
    this.fills.clear();
    this.boardText.pill('callout', null);
  }

  private draw(shown: Shown): void {
    const { preview } = shown;
    if (preview.range) this.drawRange(preview.range);
    const chosen = preview.targets.find((target) => target.key === preview.chosen);
    for (const target of preview.targets) if (target !== chosen) this.drawTarget(target, false);
    if (chosen) {
      this.drawTarget(chosen, true);
      this.chosenPath = this.drawPath(chosen, shown);
    }
    this.tell(shown, null);
  }

  /** Offers the targets as buttons, in the order of the road. */
  private offer(targets: readonly FormulaTarget[], from: Space): void {
    const { road } = this.parts;
    const lane = (space: Space): string => entry(road.circuit.lane, space);
    const inOrder = [...targets].sort(
      (a, b) =>
        aheadOf(road, from, a.space) - aheadOf(road, from, b.space) ||
        lane(a.space).localeCompare(lane(b.space)) ||
        a.space - b.space,
    );
    this.buttons.show(
      inOrder.map(({ key, space, label }) => {
        const { x, y } = road.spot(space);
        return { key, x, y, size: 30, label };
      }),
    );
  }

  private drawRange({ rolls }: FormulaRange): void {
    const { road, book } = this.parts;
    const layer = new Graphics();
    for (const { space, value, kind } of reachOf(rolls)) {
      const outline = road.outline(space).flat();
      layer.poly(outline).fill({ color: KINDS[kind], alpha: 0.34 });
      layer.poly(outline).stroke({ color: KINDS[kind], width: 1.6, alpha: 0.9, join: 'round' });
      const { key, drawing } = valueOnSpace(value);
      const sprite = book.sprite(key, drawing);
      const { x, y } = road.spot(space);
      sprite.position.set(x, y);
      this.badges.addChild(sprite);
    }
    this.parts.layers.targets.addChild(layer);
    this.drawn.push(layer);
  }

  private farthest(range: FormulaRange | null, from: Space): Space | undefined {
    const { road } = this.parts;
    const ends = range?.rolls.flatMap((roll) => roll.ends) ?? [];
    return ends.toSorted((a, b) => aheadOf(road, from, b) - aheadOf(road, from, a))[0];
  }

  private drawTarget(target: FormulaTarget, isChosen: boolean): void {
    const { road, layers, book } = this.parts;
    const outline = road.outline(target.space);
    const colour = colourOf(target);
    const rest = isChosen || target.brake === 0 ? FILL.solid : FILL.dashed;
    const root = new Container();
    const fill = new Graphics().poly(outline.flat()).fill({ color: colour, alpha: FILL.pointed });
    fill.alpha = rest / FILL.pointed;
    root.addChild(fill, edgeOf(outline, colour, target.brake > 0, isChosen));
    const badge = badgeOf(target);
    if (badge && !isChosen) {
      const sprite = book.sprite(badge.key, badge.drawing);
      const { x, y } = road.spot(target.space);
      sprite.position.set(x, y);
      this.badges.addChild(sprite);
    }
    layers.targets.addChild(root);
    this.drawn.push(root);
    this.fills.set(target.key, { fill, rest: rest / FILL.pointed });
  }

  /** Fills the pointed target and shows its path and price. */
  private point(key: string | null): void {
    for (const [other, { fill, rest }] of this.fills) fill.alpha = other === key ? 1 : rest;
    for (const thing of this.hovered) thing.destroy({ children: true });
    this.hovered = [];
    if (this.shown) this.tell(this.shown, key);
    this.parts.stage.request();
  }

  /** Path and price of the pointed target, or the choice's call-out without one. */
  private tell(shown: Shown, key: string | null): void {
    const { preview } = shown;
    const target = preview.targets.find((one) => one.key === key);
    if (target && key !== preview.chosen) this.hovered = this.drawPath(target, shown);
    for (const thing of this.chosenPath) thing.visible = this.hovered.length === 0;
    this.parts.layers.targets.addChild(this.badges);
    const text = (target ? priceOf(target) : null) ?? preview.callout;
    const chosen = preview.targets.find((one) => one.key === preview.chosen);
    const space = target?.space ?? chosen?.space ?? this.farthest(preview.range, shown.from ?? 0);
    if (text !== null && space !== undefined) this.callOut(text, space);
    else this.boardText.pill('callout', null);
  }

  /** Dotted path and ghost of a target. */
  private drawPath({ path, space }: FormulaTarget, { from, hex }: Shown): Container[] {
    const { road, layers, book } = this.parts;
    const places = from !== undefined && path[0] !== from ? [from, ...path] : [...path];
    if (places.length < 2) return [];
    const line = drawDottedPath(places.map((one): Spot => road.spot(one)));
    const { x, y, angle } = road.spot(space);
    const ghost = book.sprite(`winged-ghost-${hex}`, { svg: ghostWingedCarArt(hex), width: 54, height: 34 });
    ghost.position.set(x, y);
    ghost.rotation = angle;
    ghost.scale.set(CAR_SCALE * road.carScale(space));
    layers.targets.addChild(line, ghost);
    return [line, ghost];
  }

  private callOut(text: string, space: Space): void {
    const { road, stage } = this.parts;
    const reach = Math.max(CALLOUT_AWAY, CALLOUT_PX / stage.camera.scale);
    const { x, y } = road.spot(space);
    const busy = [...road.drawn.spaces, ...this.corners.spread()];
    this.boardText.pill('callout', { text, at: roomBeside({ x, y }, reach, busy) });
  }

  /** Badges that are too small to read are left out. */
  private arrange(): void {
    this.badges.visible = this.parts.stage.camera.scale >= READABLE;
  }
}

/** Every space that a roll may end on, once, with the mildest of the values that end there. */
export function reachOf(rolls: FormulaRange['rolls']): { space: Space; value: number; kind: RollOutlook['kind'] }[] {
  const best = new Map<Space, { space: Space; value: number; kind: RollOutlook['kind'] }>();
  for (const { value, kind, ends } of rolls) {
    for (const space of ends) {
      const known = best.get(space);
      if (!known || MILD.indexOf(kind) < MILD.indexOf(known.kind)) best.set(space, { space, value, kind });
    }
  }
  return [...best.values()];
}

function colourOf({ kind, cost, risk }: FormulaTarget): number {
  if (kind === 'pit') return PIT;
  if (cost > 0) return COST;
  return risk > 0 ? RISK : SAFE;
}

/** The cost of stopping there, in a few words; null if it is free. */
export function priceOf({ cost, risk, brake }: Pick<FormulaTarget, 'cost' | 'risk' | 'brake'>): string | null {
  const parts = [
    ...(cost > 0 ? [t('price.wear', { cost })] : []),
    ...(brake > 0 && brake !== cost ? [t('price.brakes', { spaces: brake })] : []),
    ...(risk > 0 ? [t('price.risk', { percent: Math.round(risk) })] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : null;
}

function edgeOf(outline: readonly Point[], color: number, isDashed: boolean, isChosen: boolean): Graphics {
  const edge = new Graphics();
  const width = isChosen ? CHOSEN_EDGE : isDashed ? EDGE * 0.8 : EDGE;
  if (!isDashed) return edge.poly(outline.flat()).stroke({ color, width, join: 'round' });
  for (const [a, b] of dashes(outline)) edge.moveTo(a[0], a[1]).lineTo(b[0], b[1]);
  return edge.stroke({ color, width });
}
