// Pictures of the speedway for shelf, setup and lists, with or without cars; a car; a coin; the oval's facts as text.

import type { SeatInfo } from '@api/contract';
import type { Colour, Seat } from '@core/contract';
import type { Box } from '@geometry/box';
import { focusIn, framed } from '@geometry/box';
import { degrees } from '@geometry/line';
import { arePatternsOn, colourIndex, hexOf } from '@ui/art/colours';
import { cutPieces } from '@ui/art/cut';
import type { Picture } from '@ui/art/picture';
import { place } from '@ui/art/svg';
import { circuitPictures, LARGE } from '@ui/game/board/circuit-pictures';
import type { GameUi } from '@ui/game-ui';
import { carNumber, seatShown } from '@ui/seat-car';
import { CELLS, LANES, POSITIONS } from '../../data/track';
import { CAR_SCALE, spotOf, UNIT } from '../../geometry/oval';
import type { HavocUi } from '../../narration/preview';
import { t } from '../../text/t';
import type { Coin, HavocView, Space } from '../../types';
import { COIN_RADIUS, coinArt, coinDrawing } from './art/coin';
import { LOOK } from './art/look';
import { duskOver, scenePieces } from './art/scene';
import { stockCarArt } from './art/stock-car';
import { planOf } from './art/thumbnail';

const CAR_GROWTH = 1.6;

/** The whole oval; 'thumbnail': a small map; view: adds the cars of these seats and the coins of this HavocView. */
export const circuitPicture: GameUi<HavocUi>['circuitPicture'] = circuitPictures({
  fields: ['cars', 'laid'],
  large: (_circuit, view, seats) => (view ? { ...draw(cars(view, seats)), ...focusOf(view, seats) } : draw('')),
  plan: (_circuit, width, height) => planOf(width, height),
});

/** A car from above, nose to the right. */
export function carPicture(colour: Colour, number: number | null): Picture {
  const art = stockCarArt({ colour: hexOf(colour), number, pattern: patternOf(colour) });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-25 -15 50 30" width="100" height="60">${art}</svg>`;
  return { svg, width: 100, height: 60 };
}

/** A coin, 44 px; null: its back. */
export function coinPicture(coin: Coin | null): Picture {
  const svg = framedSvg(coinArt(coin), COIN_RADIUS * 2.44, 44);
  return { svg, width: 44, height: 44 };
}

/** A coin as on the road, 3 radii wide: its back, or with value and ring for the driver who placed it. */
export function laidPicture(coin: Coin | null): Picture {
  const { svg, width, height } = coinDrawing(coin, coin !== null);
  return { svg: framedSvg(svg, width, height), width, height };
}

/** The oval without cars, within this many cells of the centre, one px per board unit. */
export function roadPicture(cells: number): Picture {
  const reach = cells * UNIT;
  const part: Box = { left: -reach, right: reach, top: -reach, bottom: reach };
  const size = { width: 2 * reach, height: 2 * reach };
  return { svg: cutPieces(scenePieces(), { part, ...size, over: duskOver(part) }), ...size };
}

/** The pattern of a car in this colour; null if patterns are off: all have stripes. */
export function patternOf(colour: Colour): number | null {
  return arePatternsOn() ? colourIndex(colour) : null;
}

/** Facts below the drawn circuit, as value and label. */
export function circuitFacts(_circuit: string): readonly (readonly [value: string, label: string])[] {
  return [
    [String(POSITIONS), t('fact.positions')],
    [String(LANES), t('fact.lanes')],
    [String(CELLS), t('fact.cells')],
    ['4', t('fact.corners')],
  ];
}

/** One line about the circuit's character. */
export function circuitBlurb(circuit: string): string {
  return t(`blurb.${circuit}`);
}

/** Art around 0, 0 as a separate picture. wide: art units; size: px. */
function framedSvg(art: string, wide: number, size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-wide / 2} ${-wide / 2} ${wide} ${wide}" width="${size}" height="${size}">${art}</svg>`;
}

function draw(over: string): Picture {
  const part = shownPart();
  return { svg: cutPieces(scenePieces(), { part, ...LARGE, over: duskOver(part) + over }), ...LARGE };
}

function shownPart(): Box {
  const reach = LOOK.pictured * UNIT;
  const seen: Box = { left: -reach, right: reach, top: -reach, bottom: reach };
  return framed(seen, LARGE.width / LARGE.height);
}

/** The space of the car that the picture is about; nothing in front of it is on the board. */
function focusOf(view: HavocView, seats: readonly SeatInfo[]): Pick<Picture, 'focus'> {
  const shown = view.cars.find(({ seat }) => seat === seatShown(seats, view.standings));
  return shown && shown.at >= 0 ? { focus: focusIn(shownPart(), spotOf(shown.at)) } : {};
}

/** Coins face down, cars with their numbers. */
function cars(view: HavocView, seats: readonly SeatInfo[]): string {
  const coins = view.laid.map(({ at }) => {
    const { x, y } = spotOf(at);
    return place(x, y, coinArt(null));
  });
  const onTrack = view.cars.filter(({ at }) => at >= 0);
  return coins.join('') + onTrack.map(({ seat, at }) => carOnRoad(paintOf(seats, seat), at)).join('');
}

/** A view does not contain the colours of its cars. */
function paintOf(seats: readonly SeatInfo[], seat: Seat): Pick<SeatInfo, 'seat' | 'colour'> {
  return seats.find((one) => one.seat === seat) ?? { seat, colour: 'ivory' };
}

function carOnRoad({ seat, colour }: Pick<SeatInfo, 'seat' | 'colour'>, at: Space): string {
  const { x, y, angle } = spotOf(at);
  const art = stockCarArt({ colour: hexOf(colour), number: carNumber(seat), pattern: patternOf(colour) });
  return place(x, y, art, degrees(angle), CAR_SCALE * CAR_GROWTH);
}
