// A Pixi stage inside a host element: renders on demand, zooms, pans, fits. Knows no game.

import 'pixi.js/unsafe-eval';
import { autoDetectRenderer, Container, Rectangle, type Renderer, Ticker } from 'pixi.js';
import {
  type Camera,
  centreOn,
  fitCamera,
  keepOnWorld,
  landOf,
  mixCameras,
  mostZoom,
  type Rect,
  type Window,
  zoomAt,
} from './camera';
import { watchGestures } from './gestures';
import { easeOut } from './motion/ease';
import { Motion } from './motion/motion';
import { chooseDrawMode, type DrawMode } from './renderer';

/** Stereo width: at 1, one ear would hear nothing. */
const WIDTH_OF_SOUND = 0.7;

/** Duration of automatic camera moves, ms. */
const GLIDE = 250;
/** Below this height, px, the board is a strip, on which nothing is large enough to touch or read. */
const STRIP = 240;
/** How much of the gap between board and panels things at the edge of the frame may use, px. */
const EDGE = 8;

/** A part of the world that matters now, and the scale needed to touch it, CSS px per world unit. */
export interface Interest {
  part: Rect;
  scale: number;
}

/** Options of a stage. frame: the part that a fit shows; world: everything that can be shown; background: CSS colour. */
export interface StageOptions {
  host: HTMLElement;
  frame: Rect;
  world: Rect;
  background: string;
  reducedMotion(): boolean;
  onTap(x: number, y: number): void;
  onHover(x: number, y: number): void;
}

/** Time that the page has spent on frames so far. */
export interface FrameCount {
  frames: number;
  ms: number;
}

/** A live stage. */
export class PixiStage {
  /** Scaled and moved by the camera: world units. */
  readonly world = new Container();
  /** Above the world, in window px. */
  readonly overlay = new Container();
  readonly motion = new Motion(() => this.request());
  readonly mode: DrawMode;
  readonly count: FrameCount = { frames: 0, ms: 0 };
  /** How many times someone has moved the camera by hand. */
  touches = 0;
  /** The director moves the camera, so gestures do not. */
  handsOff: boolean = false;
  private readonly root = new Container();
  private readonly renderer: Renderer;
  private readonly options: StageOptions;
  private readonly followers = new Set<() => void>();
  private readonly beforeFrames = new Set<() => void>();
  private readonly unwatch: () => void;
  private readonly sizes: ResizeObserver;
  private size = { width: 1, height: 1 };
  private glides: number = 0;
  private insets = { top: 0, right: 0, bottom: 0, left: 0 };
  private view: Camera = { x: 0, y: 0, scale: 1 };
  /** Nobody has moved the camera: it shows the whole frame, or what matters now. */
  private fitted: boolean = true;
  private interest: Interest | null = null;
  /** A part to bring near; it takes precedence over any interest, also on a strip. */
  private near: Rect | null = null;
  private frame: number = 0;
  private closed: boolean = false;

  private constructor(options: StageOptions, renderer: Renderer, mode: DrawMode) {
    this.options = options;
    this.renderer = renderer;
    this.mode = mode;
    this.root.addChild(this.world, this.overlay);
    const canvas = renderer.canvas as HTMLCanvasElement;
    canvas.style.cssText =
      'position:absolute;inset:0;width:100%;height:100%;display:block;touch-action:none;cursor:grab';
    canvas.setAttribute('aria-hidden', 'true');
    options.host.append(canvas);
    this.unwatch = watchGestures(options.host, canvas, {
      pan: this.unlessLed((dx: number, dy: number) => this.moveBy(dx, dy)),
      zoom: this.unlessLed((factor: number, x: number, y: number) => this.zoomBy(factor, x, y)),
      fit: this.unlessLed(() => {
        this.touches += 1;
        this.fit();
      }),
      tap: (x, y) => options.onTap(x, y),
      hover: (x, y) => options.onHover(x, y),
    });
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(options.host);
    document.addEventListener('visibilitychange', this.endHidden);
  }

  /** Opens a stage in its host. */
  static async open(options: StageOptions): Promise<PixiStage> {
    const mode = chooseDrawMode(window.location.search);
    // Style sheets skip effects that are cheap only on a graphics card.
    document.documentElement.dataset.drawn = mode;
    const renderer = await autoDetectRenderer({
      preference: [mode],
      background: options.background,
      antialias: true,
      resolution: window.devicePixelRatio,
      autoDensity: true,
      width: options.host.clientWidth || 1,
      height: options.host.clientHeight || 1,
      accessibilityOptions: { enabledByDefault: false, activateOnTab: false },
      eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
    });
    // Pixi's own ticker would run all the time; this stage draws only on request.
    Ticker.system.autoStart = false;
    Ticker.system.stop();
    const stage = new PixiStage(options, renderer, mode);
    stage.resize();
    return stage;
  }

  get camera(): Camera {
    return this.view;
  }

  /** Whether the camera is in its automatic position. */
  get isFitted(): boolean {
    return this.fitted;
  }

  /** The camera that someone has set; null: it is in its automatic position. */
  get kept(): Camera | null {
    return this.fitted ? null : this.view;
  }

  /** Puts the camera back to a kept one, at once. */
  restore(kept: Camera | null): void {
    if (kept === null) this.goHome();
    else this.look(kept);
  }

  /** What the window shows now, device px. */
  picture(): HTMLCanvasElement {
    for (const listener of this.beforeFrames) listener();
    return this.renderer.extract.canvas({
      target: this.root,
      frame: new Rectangle(0, 0, this.size.width, this.size.height),
      resolution: this.renderer.resolution,
      clearColor: this.renderer.background.color,
      antialias: true,
    }) as HTMLCanvasElement;
  }

  /** Everything that can be shown, world units. */
  get land(): Rect {
    return landOf(this.options.world, this.options.frame, this.window);
  }

  /** Device px per world unit. */
  get sharpness(): number {
    return this.view.scale * this.renderer.resolution;
  }

  get window(): Window {
    return { ...this.size, insets: this.insets };
  }

  /** Scale at which the frame just fits, CSS px per world unit. */
  get fitScale(): number {
    return fitCamera(this.options.frame, this.window).scale;
  }

  /** The part of the world that panels leave free when the frame is fitted, world units. */
  get clearPart(): Rect {
    const { x, y, scale } = fitCamera(this.options.frame, this.window);
    const { width, height, insets } = this.window;
    return {
      left: (insets.left - EDGE - x) / scale,
      top: (insets.top - EDGE - y) / scale,
      right: (width - insets.right + EDGE - x) / scale,
      bottom: (height - insets.bottom + EDGE - y) / scale,
    };
  }

  /** Whether the host is so low that it shows only a strip. Not while a part is brought near. */
  get isStrip(): boolean {
    return this.size.height < STRIP && this.near === null;
  }

  /** Requests one frame; more follow automatically while something moves. */
  request(): void {
    if (this.frame !== 0 || this.closed) return;
    if (document.hidden) this.frame = window.setTimeout(() => this.draw(performance.now()), 0);
    else this.frame = window.requestAnimationFrame((now) => this.draw(now));
  }

  /** Stereo position of a point of the world: -1 left, 1 right. x: world units. */
  panAt(x: number): number {
    const { width } = this.window;
    const share = (x * this.view.scale + this.view.x) / Math.max(1, width);
    return WIDTH_OF_SOUND * Math.min(1, Math.max(-1, 2 * share - 1));
  }

  /** Calls listener before each frame in which the camera has moved; returns a function that removes it. */
  onCamera(listener: () => void): () => void {
    this.followers.add(listener);
    return () => this.followers.delete(listener);
  }

  /** Calls listener before each frame is drawn. */
  onFrame(listener: () => void): void {
    this.beforeFrames.add(listener);
  }

  /** Sets the camera, limited to the world. */
  look(camera: Camera): void {
    this.glides += 1;
    this.fitted = false;
    this.apply(camera);
  }

  private apply(camera: Camera): void {
    this.view = keepOnWorld(camera, this.land, this.window);
    this.world.position.set(this.view.x, this.view.y);
    this.world.scale.set(this.view.scale);
    for (const follower of this.followers) follower();
    this.request();
  }

  moveBy(dx: number, dy: number): void {
    this.touches += 1;
    this.look({ ...this.view, x: this.view.x + dx, y: this.view.y + dy });
  }

  /** Zooms around a point of the window, px; by default around its middle. */
  zoomBy(factor: number, x?: number, y?: number): void {
    this.touches += 1;
    const { width, height } = this.window;
    const least = this.fitScale;
    const camera = zoomAt(this.view, factor, x ?? width / 2, y ?? height / 2, least, least * mostZoom(width));
    if (camera.scale <= least * 1.001) {
      this.interest = null;
      this.goHome();
      return;
    }
    this.look(camera);
  }

  /** Glides to the whole frame. */
  fit(): void {
    this.interest = null;
    this.glide(this.home());
    this.fitted = true;
  }

  /** Zooms in on what matters now until it can be touched, unless someone has moved the camera; null: the whole frame. */
  setInterest(interest: Interest | null): void {
    const same = JSON.stringify(interest) === JSON.stringify(this.interest);
    this.interest = interest;
    if (same || !this.fitted) return;
    this.glide(this.home());
    this.fitted = true;
  }

  /** Zooms in on a part, whatever else matters now; null: ends it. */
  bringNear(part: Rect | null): void {
    this.near = part;
    this.glide(this.home());
    this.fitted = true;
  }

  /** The automatic camera: on the whole frame, or on what matters now. */
  home(): Camera {
    const whole = fitCamera(this.options.frame, this.window);
    const interest = this.near ? { part: this.near, scale: Number.POSITIVE_INFINITY } : this.interest;
    if (!interest || this.isStrip) return whole;
    const { part, scale } = interest;
    const largest = Math.min(fitCamera(part, this.window).scale, whole.scale * mostZoom(this.size.width));
    const wanted = Math.min(scale, largest);
    if (wanted <= whole.scale * 1.15) return whole;
    const [x, y] = [(part.left + part.right) / 2, (part.top + part.bottom) / 2];
    return centreOn({ x: 0, y: 0, scale: wanted }, this.window, x, y);
  }

  /** Glides to a camera. A look or another glide ends it. */
  glide(camera: Camera): void {
    const from = this.view;
    const to = keepOnWorld(camera, this.land, this.window);
    const ms = this.options.reducedMotion() ? 0 : GLIDE;
    this.glides += 1;
    const mine = this.glides;
    this.fitted = false;
    const step = (share: number): void => {
      if (mine === this.glides) this.apply(mixCameras(from, to, share));
    };
    void this.motion.run(ms, step, easeOut);
  }

  setInsets(insets: Window['insets']): void {
    this.insets = { ...insets };
    if (this.fitted) this.goHome();
  }

  /** Sets the colour beyond the world, a CSS colour. */
  setBackground(colour: string): void {
    this.renderer.background.color = colour;
    this.request();
  }

  /** Converts a world point to window px. */
  toWindow(x: number, y: number): { x: number; y: number } {
    return { x: x * this.view.scale + this.view.x, y: y * this.view.scale + this.view.y };
  }

  /** Converts window px to a world point. */
  toWorld(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.view.x) / this.view.scale, y: (y - this.view.y) / this.view.scale };
  }

  /**
   * Destroys the stage and leaves the host as it was. played: resolves when the running animation has ended. The animation is
   * hurried and still moves things, which are therefore released only after it.
   */
  async close(played: Promise<unknown>): Promise<void> {
    this.closed = true;
    this.motion.hurry(true);
    window.cancelAnimationFrame(this.frame);
    document.removeEventListener('visibilitychange', this.endHidden);
    this.sizes.disconnect();
    this.unwatch();
    this.followers.clear();
    this.beforeFrames.clear();
    (this.renderer.canvas as HTMLCanvasElement).remove();
    await played;
    this.root.destroy({ children: true });
    this.renderer.destroy();
  }

  private resize(): void {
    if (this.closed) return;
    const { clientWidth, clientHeight } = this.options.host;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.size = { width: clientWidth, height: clientHeight };
    this.renderer.resize(clientWidth, clientHeight, window.devicePixelRatio);
    const least = this.fitScale;
    if (this.fitted || this.view.scale < least) this.goHome();
    else this.look(this.view);
  }

  private unlessLed<A extends readonly number[]>(move: (...by: A) => void): (...by: A) => void {
    return (...by) => {
      if (!this.handsOff) move(...by);
    };
  }

  /** Jumps to the automatic camera. */
  goHome(): void {
    this.look(this.home());
    this.fitted = true;
  }

  private draw(now: number): void {
    this.frame = 0;
    if (this.closed) return;
    const before = performance.now();
    this.motion.tick(now);
    for (const listener of this.beforeFrames) listener();
    this.renderer.render(this.root);
    this.count.frames += 1;
    this.count.ms += performance.now() - before;
    if (this.motion.isMoving) this.request();
  }

  /** A hidden page gets no frames, so all animations end at once. */
  private readonly endHidden = (): void => {
    if (!document.hidden) return;
    this.motion.hurry(true);
    this.motion.hurry(false);
  };
}
