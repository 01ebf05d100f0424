// The base class of every live board: shows views, animates events in order, skips, follows a car. Knows no game.

import type { Colour, Seat } from '@core/contract';
import type { Board, BoardPace, BoardPhoto, Insets } from '@ui/board';
import type { PreviewOf, UiTypes } from '@ui/ui-types';
import { type Camera, centreOn } from './camera';
import { type MapDot, MapDots, type MapRoute } from './map-dots';
import type { BoardParts } from './parts';
import { SpeechBubbles } from './tags/speech-bubbles';

/** Minimum zoom for a followed car, as a multiple of the fitted scale. */
const FOLLOW_ZOOM = 2;

/** Slow-motion factor of the winner's last move. */
const SLOW_MOTION = 1.9;

/** Windows narrower than this zoom in on what a lesson is about, px. */
const NEAR_BELOW = 768;

/** A board of one game. */
export abstract class LiveBoard<T extends UiTypes> implements Board<T> {
  protected view: T['View'] | null = null;
  protected closed: boolean = false;
  /** Distance from a car's middle to its edge, board units. */
  protected readonly carRadius: number = 20;
  private readonly shared: BoardParts;
  private queue: Promise<void> = Promise.resolve();
  private playing: number = 0;
  private shows: number = 0;
  private followedSeat: Seat | null = null;
  private isFinishSeen: boolean = false;
  private held: boolean = false;
  /** While an animation is paused: the next step runs to the next stage instead of the next event. */
  private isFar: boolean = false;
  private goOn: () => void = () => undefined;
  /** Boards whose animations may be paused during a race also offer it as `pacing`. */
  readonly holding: BoardPace = {
    hold: (on) => {
      this.held = on;
      this.isFar = false;
      if (!on) this.goOn();
    },
    stop: () => {
      this.holding.hold(true);
      this.hurry();
    },
    step: (far) => {
      this.isFar = far;
      this.goOn();
    },
  };
  readonly photo: BoardPhoto = {
    keep: () => this.shared.stage.kept,
    restore: (kept) => this.shared.stage.restore(kept as Camera | null),
    moveBy: (dx, dy) => this.shared.stage.moveBy(dx, dy),
    picture: () => this.shared.stage.picture(),
  };
  private readonly bubbles: SpeechBubbles;
  private readonly palette: MutationObserver = new MutationObserver(() => this.view && this.put(this.view));

  constructor(parts: BoardParts) {
    this.shared = parts;
    new MapDots(
      parts.stage,
      () => this.dots(),
      () => this.mapRoute(),
    );
    this.bubbles = new SpeechBubbles(parts, () => this.dots().map((dot) => ({ ...dot, radius: this.carRadius })));
    this.palette.observe(document.documentElement, {
      attributeFilter: ['data-palette', 'data-patterns', 'data-names'],
    });
  }

  /** Puts a view on the board at once. */
  protected abstract settle(view: T['View']): void;
  /** Puts a view on the board as it was before the race's first event, with nothing on the track. */
  protected abstract clear(view: T['View']): void;
  /** Called before a batch of events is animated. */
  protected abstract start(events: readonly T['Event'][], view: T['View']): void;
  /** Animates one event; resolves when the next may begin. */
  protected abstract animateEvent(event: T['Event']): Promise<void>;
  /** Where a car is drawn now. */
  protected abstract spotOf(seat: Seat): { x: number; y: number; angle?: number };
  /** The viewer's seat; overridden by boards whose view contains it. */
  protected ownSeat(): Seat | null {
    return null;
  }
  /** The colour of a car; overridden by boards whose cars are chosen during the race. */
  protected colourOf(seat: Seat): Colour {
    return this.shared.options.seats[seat]?.colour ?? 'ivory';
  }
  /** The heading of a car, radians, if its dot on a map must show it. */
  protected angleOf(_seat: Seat): number | undefined {
    return undefined;
  }
  /** Where the current choice would lead, for a map too small for the preview. */
  protected mapRoute(): MapRoute | null {
    return null;
  }
  /** Whether a car is off the board. */
  protected isOut(_seat: Seat): boolean {
    return false;
  }
  /** Whether an event is visible, so that a paused animation stops before it. */
  protected isSeen(_event: T['Event']): boolean {
    return true;
  }
  /** Whether an event starts a stage, such as a register. */
  protected isStage(_event: T['Event']): boolean {
    return false;
  }
  /** How long these events take at 1x, ms, including camera moves. */
  protected abstract timeOf(events: readonly T['Event'][]): number;
  /** The car that moves in an event; null: none. */
  protected moverOf(_event: T['Event']): Seat | null {
    return null;
  }
  /** The car that finishes the race with this event; null: none. */
  protected homeOf(_event: T['Event']): Seat | null {
    return null;
  }
  /** Releases everything that does not belong to the stage. */
  protected abstract end(): void;
  abstract preview(preview: PreviewOf<T> | null): void;

  show(view: T['View']): void {
    this.shows += 1;
    this.goOn();
    this.hurry();
    this.put(view);
  }

  play(events: readonly T['Event'][], view: T['View'], from?: number): Promise<void> {
    this.playing += 1;
    this.shared.options.host.dataset.busy = 'true';
    this.preview(null);
    const played = this.queue.then(() => this.animateAll(events, view, from));
    this.queue = played.then(
      () => this.rest(),
      () => this.rest(),
    );
    return played;
  }

  skip(): void {
    this.holding.hold(false);
    this.hurry();
  }

  setInsets(insets: Insets): void {
    this.shared.stage.setInsets(insets);
  }

  zoomBy(factor: number): void {
    this.shared.stage.zoomBy(factor);
  }

  fit(): void {
    this.followedSeat = null;
    this.shared.director.isFollowing = false;
    this.shared.director.letGo();
    this.shared.stage.fit();
  }

  follow(seat: Seat | null): void {
    this.followedSeat = seat;
    if (seat !== null) this.shared.director.letGo();
    this.shared.director.isFollowing = seat !== null;
    if (seat !== null) this.lookAt(seat, true);
  }

  lengthOf(events: readonly T['Event'][]): number {
    return this.timeOf(events);
  }

  lead(on: boolean): Promise<void> {
    return this.shared.director.lead(on);
  }

  destroy(): void {
    if (this.closed) return;
    this.closed = true;
    this.holding.hold(false);
    this.palette.disconnect();
    this.end();
    const { stage, book, options, director } = this.shared;
    director.close();
    void stage.close(this.queue).then(() => book.close());
    delete options.host.dataset.ready;
    delete options.host.dataset.busy;
  }

  /** The current stereo position of a car. */
  panOf(seat: Seat): number {
    return this.shared.stage.panAt(this.spotOf(seat).x);
  }

  /** The position of a place in the window, px. */
  where(place: string): { x: number; y: number; radius: number } | null {
    const { stage, options } = this.shared;
    const spot = this.placeAt(place);
    if (spot === null) return null;
    const { x, y } = stage.toWindow(spot.x, spot.y);
    const { left, top } = options.host.getBoundingClientRect();
    return { x: x + left, y: y + top, radius: spot.radius * stage.camera.scale };
  }

  say(seat: Seat, text: string | null): void {
    this.bubbles.say(seat, text);
  }

  /** Zooms in on places in a small window; an empty list: the whole board. */
  bring(places: readonly string[]): void {
    const { stage } = this.shared;
    const spots = places.flatMap((place) => this.placeAt(place) ?? []);
    const edge = (pick: 'x' | 'y', side: -1 | 1) =>
      side * Math.max(...spots.map((spot) => side * spot[pick] + 5 * spot.radius));
    const isNear = spots.length > 0 && stage.window.width < NEAR_BELOW;
    const part = { left: edge('x', -1), top: edge('y', -1), right: edge('x', 1), bottom: edge('y', 1) };
    stage.bringNear(isNear ? part : null);
  }

  /** A place by name, board units; games add their own. null: there is none. */
  protected placeAt(place: string): { x: number; y: number; radius: number } | null {
    const seat = Number(/^car\.(\d)$/.exec(place)?.[1] ?? Number.NaN);
    if (this.view === null || Number.isNaN(seat) || this.isOut(seat)) return null;
    return { ...this.spotOf(seat), radius: this.carRadius };
  }

  /** Centres a car if it is the followed one. */
  protected lookAt(seat: Seat, glides = false): void {
    if (seat !== this.followedSeat) return;
    const { stage } = this.shared;
    const { x, y } = this.spotOf(seat);
    const scale = Math.max(stage.camera.scale, stage.fitScale * FOLLOW_ZOOM);
    const camera = centreOn({ ...stage.camera, scale }, stage.window, x, y);
    if (glides) stage.glide(camera);
    else stage.look(camera);
  }

  /** Animates a batch. A view shown meanwhile ends the batch and stays. */
  private async animateAll(events: readonly T['Event'][], view: T['View'], from = -1): Promise<void> {
    const { pace, options, stage } = this.shared;
    const shows = this.shows;
    const isOvertaken = (): boolean => this.closed || shows !== this.shows;
    if (this.view === null && !isOvertaken()) this.clear(view);
    this.start(events, view);
    if (from > 0) stage.motion.hurry(true);
    const finish = this.finishOf(events);
    for (const [i, event] of events.entries()) {
      if (i === from && from > 0 && !isOvertaken()) stage.motion.hurry(false);
      const stops = i > from && ((from >= 0 && i === from + 1) || this.stopsBefore(event));
      if (this.held && stops && !isOvertaken()) {
        stage.motion.hurry(false);
        await new Promise<void>((goOn) => (this.goOn = goOn));
      }
      if (isOvertaken()) break;
      if (i >= from) options.onEvent?.(event);
      pace.slow = i === finish ? SLOW_MOTION : 1;
      await this.animateEvent(event);
    }
    pace.speedFactor = 1;
    pace.slow = 1;
    if (this.closed) return;
    this.put(isOvertaken() && this.view ? this.view : view);
  }

  /**
   * Index of the move that finishes the race for the first car, shown once in slow motion if the director is active; -1: none.
   */
  private finishOf(events: readonly T['Event'][]): number {
    const home = events.findIndex((event) => this.homeOf(event) !== null);
    const event = events[home];
    if (event === undefined || this.isFinishSeen) return -1;
    this.isFinishSeen = true;
    const { options, pace } = this.shared;
    if (pace.isReduced || options.cameraLeads?.() !== true) return -1;
    const seat = this.homeOf(event);
    return events.slice(0, home + 1).findLastIndex((one) => this.moverOf(one) === seat);
  }

  private hurry(): void {
    if (this.playing > 0) this.shared.stage.motion.hurry(true);
  }

  private stopsBefore(event: T['Event']): boolean {
    return this.isFar ? this.isStage(event) : this.isSeen(event);
  }

  private put(view: T['View']): void {
    this.settle(view);
    if (this.followedSeat !== null) this.lookAt(this.followedSeat, true);
    this.shared.stage.request();
  }

  private dots(): MapDot[] {
    if (!this.view) return [];
    const own = this.ownSeat();
    return this.shared.options.seats.flatMap(({ seat }) => (this.isOut(seat) ? [] : [this.dotOf(seat, seat === own)]));
  }

  private dotOf(seat: Seat, own: boolean): MapDot {
    const { x, y } = this.spotOf(seat);
    return { seat, x, y, colour: this.colourOf(seat), own, angle: this.angleOf(seat) };
  }

  private rest(): void {
    this.playing -= 1;
    if (this.playing > 0 || this.closed) return;
    this.shared.stage.motion.hurry(false);
    delete this.shared.options.host.dataset.busy;
    this.shared.director.rest();
  }
}
