// A weekend's things beside the road: weather board, road tokens, photographers, and the labels of sectors that the weather
// affects. Each shows its rule to the pointer. Not here: what falls from the sky (sky.ts) or is painted (weather-look.ts).

import { painted, paintedWidth } from '@ui/art/glyphs';
import { num } from '@ui/art/svg';
import type { Middle } from '@ui/stage/labels/label-place';
import { between, easeOut } from '@ui/stage/motion/ease';
import type { Drawing } from '@ui/stage/sprites';
import { Container, Graphics, type Sprite } from 'pixi.js';
import { placeBoard } from '../../../geometry/board-place';
import { freeGround, type Kept, type Wanted } from '../../../geometry/free-ground';
import { labelSpot } from '../../../geometry/label-spot';
import { pressSpots, standRounds, TAG } from '../../../geometry/press-spots';
import type { Road } from '../../../geometry/road';
import { TOKEN } from '../../../geometry/roadside';
import { standingOn } from '../../../geometry/standing';
import { cornerRule, roadName, sectorText, weatherName, weatherText } from '../../../narration/condition-text';
import { t } from '../../../text/t';
import type { HeatView, RoadId, WeatherId } from '../../../types';
import { noteWon } from '../../weekend/place-won';
import { BILLBOARD, flashArt, pressArt, pressTag, tokenArt, weatherBoard } from '../art/conditions';
import { SECTOR_COLOURS } from '../art/weather-look';
import type { HeatBoardParts } from './parts';

/** What the roadside needs from a view. */
export type Scenery = Pick<HeatView, 'track' | 'weather' | 'road' | 'weatherSectors' | 'press' | 'limits'>;

/** A thing beside the road that reacts to the pointer. corner: the one it lights; -1: none. */
interface Thing {
  x: number;
  y: number;
  width: number;
  height: number;
  corner: number;
  text: string;
  /** Its part of the game, its name, and its drawing. */
  part: string;
  name: string;
  drawing: Drawing;
}

const TOKEN_BOX = { width: TOKEN * 2 + 8, height: TOKEN * 2 + 10 };
const LABEL = { width: 152, height: 46 };
const PRESS = { width: 76, height: 46 };
/** Below this scale of a fitted board, px per unit, painted text is unreadable, so only pointing shows it. */
const LEAST_READABLE = 0.62;
const LARGEST = 1.5;

/** Everything beside the road of one board. */
export class Roadside {
  private readonly parts: HeatBoardParts;
  private readonly root = new Container();
  private readonly glow = new Graphics();
  private readonly tokens = new Map<number, Sprite>();
  private readonly crowds = new Map<number, { x: number; y: number }>();
  private board: Sprite | undefined;
  private things: Thing[] = [];
  private seen: Scenery | undefined;
  private drawnAs = '';
  private closed: boolean = false;
  private boardScale: number = 1;
  private readonly found = new Map<string, { x: number; y: number }>();
  private readonly unfollow: () => void;

  constructor(parts: HeatBoardParts) {
    this.parts = parts;
    parts.layers.signs.addChildAt(this.root, 0);
    parts.layers.targets.addChildAt(this.glow, 0);
    this.unfollow = parts.stage.onCamera(() => this.seen && this.draw(this.seen));
  }

  /** Shows what a view has. */
  show(view: Scenery): void {
    if (this.closed) return;
    this.seen = view;
    this.draw(view);
  }

  /** Turns the weather board round. */
  async reveal(view: Scenery, weather: WeatherId): Promise<void> {
    this.show({ ...view, weather: null });
    const { stage, pace } = this.parts;
    if (pace.isReduced) return this.show({ ...view, weather });
    await stage.motion.run(pace.ms(200), (t) => this.turn(1 - t));
    this.show({ ...view, weather });
    await stage.motion.run(pace.ms(200), (t) => this.turn(t), easeOut);
  }

  /** Draws the board partly turned, at this share of its width. */
  private turn(share: number): void {
    if (!this.closed) this.board?.scale.set(this.boardScale * Math.max(0.02, share), this.boardScale);
  }

  /** Drops a token at its corner, face down, and turns it over. */
  async turnOver(corner: number, id: RoadId): Promise<void> {
    const { stage, pace, layers } = this.parts;
    const back = this.closed ? undefined : this.token(corner, null);
    if (!back) return;
    const face = this.token(corner, id);
    if (!face) return;
    layers.effects.addChild(face, back);
    const size = this.scale;
    face.visible = pace.isReduced;
    await stage.motion.run(pace.isReduced ? 0 : pace.ms(180), (t) => {
      back.scale.set(size * between(1.8, 1, easeOut(t)));
      back.alpha = Math.min(1, t * 2);
    });
    await stage.motion.run(pace.isReduced ? 0 : pace.ms(300), (t) => {
      const turned = t > 0.5;
      back.visible = !turned;
      face.visible = turned;
      (turned ? face : back).scale.set(size * Math.max(0.02, Math.abs(1 - 2 * t)), size);
    });
    if (this.closed) return;
    back.destroy();
    face.destroy();
  }

  /** Notes where a card is won, at a corner's press or at a car: from there it flies to its driver (held-mark.tsx). */
  win(corner: number | null, car: { x: number; y: number }): void {
    if (this.closed) return;
    const { stage, options } = this.parts;
    const from = (corner === null ? undefined : this.crowds.get(corner)) ?? car;
    const { left, top } = options.host.getBoundingClientRect();
    const { x, y } = stage.toWindow(from.x, from.y);
    noteWon(left + x, top + y);
  }

  /** Flashes the press at a corner where a card is won. */
  async flash(corner: number): Promise<void> {
    const { stage, pace, book, layers } = this.parts;
    const at = this.crowds.get(corner);
    if (!at || pace.isReduced) return;
    const flashes = [-20, 2, 20].map((aside, i) => {
      const flash = book.sprite('press-flash', { svg: flashArt(), width: 30, height: 30 });
      flash.position.set(at.x + aside, at.y + (i - 1) * 5);
      layers.effects.addChild(flash);
      return flash;
    });
    await stage.motion.run(pace.ms(600), (t) => {
      flashes.forEach((flash, i) => {
        const own = (t * 3 - i * 0.7) % 1.5;
        flash.alpha = own > 0 && own < 1 ? 1 - own : 0;
        flash.scale.set(0.7 + own * 0.6);
      });
    });
    if (!this.closed) for (const flash of flashes) flash.destroy();
  }

  /** The thing at a world point. */
  at(x: number, y: number): Thing | undefined {
    const { stage } = this.parts;
    if (stage.isStrip) return undefined;
    return this.things.find((one) => Math.abs(x - one.x) <= one.width / 2 && Math.abs(y - one.y) <= one.height / 2);
  }

  /** The space that all of it takes up, world units. */
  get boxes(): Middle[] {
    return this.things.map(({ x, y, width, height }) => ({ x, y, width, height }));
  }

  /** World point of the token that applies to a corner; undefined if it has none. */
  tokenAt(corner: number): { x: number; y: number } | undefined {
    return this.seen?.road[corner] ? this.parts.road.circuit.corners[corner]?.roadToken : undefined;
  }

  /** Lights the sector and the token of a corner; -1: none. */
  light(corner: number): void {
    const { road, stage } = this.parts;
    this.glow.clear();
    const id = this.seen?.road[corner];
    const sector = road.circuit.sectors[corner];
    if (id && sector && corner >= 0) {
      const colour = this.seen?.weather && id === 'weather' ? SECTOR_COLOURS[this.seen.weather] : '#ffe9ad';
      if (id === 'weather' || id === 'freeBoost' || id === 'tow' || this.seen?.weatherSectors.includes(corner)) {
        const middle = road.line.stretch(
          road.distanceOf(sector.start),
          road.distanceOf(sector.start + sector.length),
          0,
          5,
        );
        for (const [i, [x, y]] of middle.entries()) {
          if (i === 0) this.glow.moveTo(x, y);
          else this.glow.lineTo(x, y);
        }
        this.glow.stroke({ color: colour, alpha: 0.26, width: 2 * road.half - 2 });
      }
      const { roadToken } = road.circuit.corners[corner] ?? {};
      if (roadToken)
        this.glow.circle(roadToken.x, roadToken.y, (TOKEN + 5) * this.scale).stroke({ color: colour, width: 4 });
    }
    stage.request();
  }

  end(): void {
    this.closed = true;
    this.unfollow();
  }

  /** Free ground near a wanted place, searched once. */
  private ground(wanted: Wanted, kept: readonly Kept[]): { x: number; y: number } {
    const key = JSON.stringify([wanted, kept]);
    const known = this.found.get(key);
    if (known) return known;
    const at = freeGround(this.parts.road, wanted, kept, this.parts.scene.frame);
    this.found.set(key, at);
    return at;
  }

  /** Things grow on a small board, to stay readable. */
  private get scale(): number {
    return Math.min(LARGEST, Math.max(1, 0.98 / this.parts.stage.fitScale));
  }

  private draw(view: Scenery): void {
    const { stage } = this.parts;
    const readable = !stage.isStrip && stage.fitScale >= LEAST_READABLE;
    const key = JSON.stringify([
      view.weather,
      view.road,
      view.weatherSectors,
      view.press,
      this.scale.toFixed(2),
      readable,
    ]);
    if (key === this.drawnAs) return;
    this.drawnAs = key;
    for (const old of this.root.removeChildren()) old.destroy({ children: true });
    this.tokens.clear();
    this.crowds.clear();
    this.things = [];
    this.board = undefined;
    const kept = standingOn(this.parts.scene, this.scale);
    if (view.weather !== null || view.road.some((id) => id !== null)) this.putBoard(view, kept, readable);
    view.road.forEach((id, corner) => {
      if (id !== null && this.isFirst(corner)) this.putToken(view, corner, id);
    });
    for (const corner of view.press) this.putPress(view, corner, kept, readable);
    if (readable) for (const sector of view.weatherSectors) this.putLabel(view, sector, kept);
    stage.request();
  }

  /** A chicane has one token for both its corners. */
  private isFirst(corner: number): boolean {
    return this.parts.road.circuit.corners[corner]?.token === corner;
  }

  private putBoard(view: Scenery, kept: Kept[], readable: boolean): void {
    const { road, scene } = this.parts;
    const most = this.scale * (readable ? 0.92 : 0.8);
    const find = (_: Road, wanted: Wanted) => this.ground(wanted, kept);
    const { size, box, at } = placeBoard(road, BILLBOARD, most, { kept, bounds: scene.frame, find });
    this.boardScale = size;
    kept.push({ ...at, reach: box.height / 2 }, { x: at.x - box.width / 3, y: at.y, reach: box.height / 2 });
    kept.push({ x: at.x + box.width / 3, y: at.y, reach: box.height / 2 });
    const drawing = { svg: weatherBoard(view.weather), width: BILLBOARD.width + 16, height: BILLBOARD.height + 8 };
    this.board = this.put(`weather-board-${view.weather}`, drawing, at, size);
    if (view.weather === null) return;
    this.things.push({
      ...at,
      ...box,
      corner: -1,
      text: weatherText(view.weather),
      part: `weather.${view.weather}`,
      name: weatherName(view.weather),
      drawing,
    });
  }

  private putToken(view: Scenery, corner: number, id: RoadId): void {
    const sprite = this.token(corner, id);
    const at = this.parts.road.circuit.corners[corner]?.roadToken;
    if (!sprite || !at) return;
    this.tokens.set(corner, sprite);
    const edge = TOKEN_BOX.width * this.scale;
    const drawing = { svg: tokenArt(id), ...TOKEN_BOX };
    const what = { part: `road.${id}`, name: roadName(id), drawing };
    this.things.push({ ...at, width: edge, height: edge, corner, text: cornerRule(view, corner), ...what });
  }

  private token(corner: number, id: RoadId | null): Sprite | undefined {
    const at = this.parts.road.circuit.corners[corner]?.roadToken;
    return at && this.put(`road-token-${id}`, { svg: tokenArt(id), ...TOKEN_BOX }, at, this.scale);
  }

  /** Photographers beside their corner, facing the road, with their tag beside them. */
  private putPress(view: Scenery, corner: number, kept: Kept[], readable: boolean): void {
    const { road, scene } = this.parts;
    const one = road.circuit.corners[corner];
    if (!one) return;
    const { stand, tag } = pressSpots(road, one, { kept, bounds: scene.frame, scale: this.scale });
    kept.push(...standRounds(stand));
    const crowd = this.put('press', { svg: pressArt(), ...PRESS }, stand, 1.05);
    crowd.rotation = stand.angle;
    this.crowds.set(corner, stand);
    const what = { part: 'sign.press', name: t('press.name'), drawing: { svg: pressArt(), ...PRESS } };
    const about = { corner, text: cornerRule(view, corner), ...what };
    this.things.push({ x: stand.x, y: stand.y, width: PRESS.width, height: PRESS.width, ...about });
    if (!readable) return;
    const size = { width: TAG.width * this.scale, height: TAG.height * this.scale };
    kept.push({ ...tag, reach: size.height / 2 });
    kept.push({ x: tag.x - size.width / 3, y: tag.y, reach: size.height / 2 });
    kept.push({ x: tag.x + size.width / 3, y: tag.y, reach: size.height / 2 });
    this.put('press-tag', { svg: pressTag(), ...TAG }, tag, this.scale);
    this.things.push({ ...tag, ...size, ...about });
  }

  /** The label of a sector that the weather affects, on free ground beside it, with a line to it. */
  private putLabel(view: Scenery, sector: number, kept: Kept[]): void {
    const { road, scene } = this.parts;
    const { weather } = view;
    if (weather === null) return;
    const size = { width: LABEL.width * this.scale, height: LABEL.height * this.scale };
    const { at, edge } = labelSpot(road, sector, size, { kept, bounds: scene.frame });
    const { title, text, spoken } = sectorText(view, weather, sector);
    const colour = SECTOR_COLOURS[weather];
    const leader = new Graphics().moveTo(edge.x, edge.y).lineTo(at.x, at.y).stroke({ color: colour, width: 2.2 });
    leader.circle(edge.x, edge.y, 3.4).fill(colour);
    this.root.addChild(leader);
    this.put(`sector-${title}-${weather}`, { svg: labelArt(title, text, colour), ...LABEL }, at, this.scale);
    kept.push({ ...at, reach: size.height / 2 }, { x: at.x - size.width / 3, y: at.y, reach: size.height / 2 });
    kept.push({ x: at.x + size.width / 3, y: at.y, reach: size.height / 2 });
    const what = { part: `weather.${weather}`, name: weatherName(weather) };
    const drawing = { svg: weatherBoard(weather), width: BILLBOARD.width + 16, height: BILLBOARD.height + 8 };
    this.things.push({ ...at, ...size, corner: sector, text: spoken, ...what, drawing });
  }

  private put(
    key: string,
    drawing: Parameters<HeatBoardParts['book']['sprite']>[1],
    at: { x: number; y: number },
    size: number,
  ): Sprite {
    const sprite = this.parts.book.sprite(key, drawing);
    sprite.position.set(at.x, at.y);
    sprite.scale.set(size);
    this.root.addChild(sprite);
    return sprite;
  }
}

/** The tint is part of the ground; this is its label. */
function labelArt(title: string, text: string, colour: string): string {
  const { width, height } = LABEL;
  const line = (y: number, label: string, most: number, fill: string): string => {
    const look = { size: most, fill, spacing: 0.4, slant: y < 0 ? 10 : 0 };
    const size = most * Math.min(1, (width - 20) / paintedWidth(label.toUpperCase(), look));
    return `<g transform="translate(0 ${y})">${painted(label.toUpperCase(), { ...look, size })}</g>`;
  };
  return `<rect x="${num(-width / 2 + 1)}" y="${num(-height / 2 + 1)}" width="${width - 2}" height="${height - 2}" rx="9" fill="#10161d" fill-opacity=".94" stroke="${colour}" stroke-width="1.6"/>${line(-9, title, 18, '#fff')}${line(11, text, 15.5, colour)}`;
}
