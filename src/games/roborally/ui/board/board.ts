// The live board of a RoboRally race: shows views, animates turns event by event, and previews programmes and returns.

import type { Colour, Seat } from '@core/contract';
import type { Spot } from '@geometry/line';
import { cutPieces } from '@ui/art/cut';
import type { BoardOptions, BoardPace } from '@ui/board';
import type { Ghost } from '@ui/game/board/answers-layer';
import { type BoardThing, GameBoard, isAsked, openBoard as open } from '@ui/game/board/game-board';
import type { GroundSource } from '@ui/stage/ground';
import type { MapRoute } from '@ui/stage/map-dots';
import { Effects } from '@ui/stage/motion/effects';
import { CELL, cellAt, HALF, middleOf, spotOf } from '../../geometry/floor';
import { explainCell, floorPart } from '../../narration/cell-text';
import type { RoborallyPlace, RoborallyPreview, RoborallyUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { RoborallyEvent, RoborallyView } from '../../types';
import { animateEvent, animationTime, moverOf, speedFactorOf, timeOf } from './animation/animate-event';
import type { RoborallyAnimationContext } from './animation/context';
import { ROBOT_SCALE } from './art/robots';
import { BACKGROUND, lamps, sceneOf } from './art/scene';
import { directionOf } from './direction';
import { Flags } from './live/flags';
import type { RoborallyBoardParts } from './live/parts';
import { PreviewLayer } from './live/preview-layer';
import { Robots, robotDrawing, robotKey } from './live/robots';
import { Works } from './live/works';
import { mapRouteOf } from './map-route';

/** Opens a board in its host; resolves when the floor is drawn. */
export function openBoard(options: BoardOptions<RoborallyUi>): Promise<RoborallyBoard> {
  const scene = sceneOf(options.circuit);
  const bounds = { ...scene, background: BACKGROUND, direction: directionOf() };
  return open(options, bounds, (parts) => new RoborallyBoard({ ...parts, scene, course: scene.course }));
}

/** One live board. */
export class RoborallyBoard extends GameBoard<RoborallyUi, RoborallyBoardParts> {
  readonly pacing: BoardPace = this.holding;
  protected override readonly carSize = CELL;
  private readonly context: RoborallyAnimationContext;
  private readonly previews: PreviewLayer;
  private wanted: RoborallyPreview | null = null;

  constructor(parts: RoborallyBoardParts) {
    super(parts, { world: parts.scene.world, cut: cutGround(parts.options.circuit) }, t('board.targets'));
    const robots = new Robots(parts);
    this.previews = new PreviewLayer(parts, this.buttons);
    this.context = {
      ...this.animationContext(),
      robots,
      flags: new Flags(parts),
      works: new Works(parts),
      effects: new Effects(parts, robots),
      viewer: () => this.ownSeat(),
    };
  }

  preview(preview: RoborallyPreview | null): void {
    this.wanted = preview;
    this.previews.show(preview, this.context.robots.figureOf(preview?.seat ?? 0));
  }

  /** Each number is cell * 4 + facing. */
  protected override ghostOf(seat: Seat): Ghost {
    const colour = this.context.robots.figureOf(seat);
    return { key: robotKey(colour), drawing: robotDrawing(colour), scale: ROBOT_SCALE, radius: CELL * 0.6 };
  }

  /** A cell describes its elements and what they do; robots have their own descriptions. */
  protected override thingAt({ x, y }: { x: number; y: number }): BoardThing | null {
    const { course, options } = this.parts;
    const cell = cellAt(course, x, y);
    const part = cell < 0 ? null : floorPart(course, cell);
    if (part === null) return null;
    const at = { ...middleOf(course, cell), width: CELL, height: CELL };
    const says = explainCell(course, cell, this.view, options.seats).join('\n');
    return { part, key: `cell.${cell}`, says, isComplete: true, picture: () => this.cutting(at, CELL * 0.75), at };
  }

  protected override carPart(seat: Seat): string {
    return `robot.${this.colourOf(seat)}`;
  }

  protected override carSays(seat: Seat): string | undefined {
    const cell = this.context.robots.standOf(seat).cell;
    return explainCell(this.parts.course, cell, this.view, this.parts.options.seats).join('\n');
  }

  protected start(events: readonly RoborallyEvent[]): void {
    this.parts.pace.speedFactor = speedFactorOf(events);
  }

  protected override moverOf(event: RoborallyEvent): Seat | null {
    return moverOf(event);
  }

  protected override homeOf(event: RoborallyEvent): Seat | null {
    return event.type === 'robotFinished' ? event.seat : null;
  }

  protected timeOf(events: readonly RoborallyEvent[]): number {
    return animationTime(events);
  }

  protected animateEvent(event: RoborallyEvent): Promise<void> {
    return animateEvent(this.context, event);
  }

  protected override isSeen(event: RoborallyEvent): boolean {
    return timeOf(event) > 0;
  }

  protected override isStage(event: RoborallyEvent): boolean {
    return event.type === 'registerStarted' || event.type === 'raceEnded';
  }

  /** `flag.<n>`: a checkpoint; `cell.<x>,<y>`: a cell of the floor. */
  protected override placeAt(place: string): { x: number; y: number; radius: number } | null {
    const { course } = this.parts;
    const [, n] = /^flag\.(\d)$/.exec(place) ?? [];
    const [, x, y] = /^cell\.(\d+),(\d+)$/.exec(place) ?? [];
    const cell = n === undefined ? Number(y) * course.width + Number(x) : course.checkpoints[Number(n) - 1];
    if (cell === undefined || Number.isNaN(cell)) return super.placeAt(place);
    return { ...middleOf(course, cell), radius: HALF };
  }

  protected spotAt(place: RoborallyPlace): Spot {
    const { course } = this.parts;
    if ('facing' in place) return spotOf(course, place.cell, place.facing);
    const { cell, from, toward } = place;
    const [back, on] = [middleOf(course, from), middleOf(course, toward)];
    return { ...middleOf(course, cell), angle: Math.atan2(on.y - back.y, on.x - back.x) };
  }

  protected firstCarIn({ robots: [robot] }: RoborallyView): RoborallyPlace | null {
    return robot === undefined || robot.cell < 0 ? null : { cell: robot.cell, facing: robot.facing };
  }

  protected spotOf(seat: Seat): { x: number; y: number } {
    return this.context.robots.spotOf(seat);
  }

  protected override angleOf(seat: Seat): number {
    return this.context.robots.spotOf(seat).angle;
  }

  protected override mapRoute(): MapRoute | null {
    if (!this.wanted) return null;
    return mapRouteOf(this.parts.course, this.wanted, this.context.robots.figureOf(this.wanted.seat));
  }

  protected override colourOf(seat: Seat): Colour {
    return this.view?.robots[seat]?.colour ?? super.colourOf(seat);
  }

  protected override isOut(seat: Seat): boolean {
    return this.context.robots.standOf(seat).cell < 0;
  }

  protected settle(view: RoborallyView): void {
    const newly = this.newlyAsked(this.view, view);
    this.view = view;
    const { robots, flags } = this.context;
    const asked = isAsked(view);
    robots.show(view, view.active ?? (asked ? (view.own?.seat ?? null) : null));
    flags.show(view.own ? (view.robots[view.own.seat]?.flags ?? 0) : -1);
    for (const { seat, colour, archive, status } of view.robots) {
      flags.pin(seat, colour, status === 'inPlay' || status === 'destroyed' ? archive : -1);
    }
    flags.makeRoom(robots.occupied);
    this.ground.refresh();
    if (newly !== null) void robots.hop(newly);
  }

  protected clear(view: RoborallyView): void {
    this.view = view;
    const { robots, flags } = this.context;
    robots.show(view, null);
    for (const { seat, facing } of view.robots) robots.stand(seat, -1, facing);
    flags.show(view.own ? 0 : -1);
    this.ground.refresh();
  }
}

/** Paints any part of the scene with its lamps. */
function cutGround(circuit: string): GroundSource['cut'] {
  const scene = sceneOf(circuit);
  const over = lamps(scene);
  return (part, width, height) => cutPieces(scene.pieces, { part, width, height, over });
}
