// Waddington's Formula 1 as text: positions, the road as a list, and the results of a choice.

import type { MatchUpdate } from '@api/contract';
import type { Colour } from '@core/contract';
import { listOf } from '@i18n/page';
import { apart, carsOf, counted, inOrder, nearest, offered, onwards, sideOf, viewerOf } from '@narration/along';
import { usualColourName } from '@narration/colours';
import type { BoardItem, Narrator, Situation } from '@narration/narrator';
import { nameOf } from '@narration/phrases';
import type { GameUpdate } from '@ui/ui-types';
import { MOST_BRAKES, MOST_TYRES } from '../data/charts';
import { circuitOf, ROW } from '../data/circuits';
import { t } from '../text/t';
import type { CarView, CornerIndex, Danger, Place, WaddingtonChoices, WaddingtonView } from '../types';
import type { WaddingtonPreview, WaddingtonUi } from './preview';
import { cornerName, pitCardName, tacticName } from './texts';

/** This many cars are described as near. */
const NEAR = 3;

/** Names colours as usual. */
export const narrator = narratorWith(usualColourName);

/** The narrator of a page that has its own names for colours. */
export function narratorWith(colourName: (colour: Colour) => string): Narrator<WaddingtonUi> {
  return { situation: (update) => situation(update, colourName), boardList, previewLines };
}

function situation(update: GameUpdate<WaddingtonUi>, colourName: (colour: Colour) => string): Situation {
  const { view } = update;
  const seat = viewerOf(update);
  const car = seat === undefined ? undefined : view.cars[seat];
  return {
    here: car ? positionLines(view, car) : view.status === 'choosing' ? [t('reader.choosing')] : [],
    near: car ? nearbyLines(update, view, car) : carsOf(boardList(update, null)),
    held: car && car.at >= 0 ? handLines(view, car) : [],
    asked: decisionLines(view, offered(update), colourName),
  };
}

function positionLines(view: WaddingtonView, car: CarView): string[] {
  if (car.at < 0) return [t('reader.choosing')];
  if (car.status === 'finished') return [t('reader.finished')];
  const place = view.standings.find(({ seat }) => seat === car.seat)?.place ?? 0;
  const lap = Math.min(view.laps, Math.max(1, car.lap + 1));
  return [
    t('reader.place', { place, cars: view.cars.length, lap, laps: view.laps, speed: car.reading }),
    car.status === 'inPit' ? t('reader.pit') : car.status === 'spunOff' ? t('reader.spunOff') : roadText(view, car.at),
    ...(car.missTurns > 0 ? [t('reader.misses', { n: car.missTurns })] : []),
  ];
}

/** The lane, and the next band ahead. */
function roadText(view: WaddingtonView, at: Place): string {
  const { lane } = circuitOf(view.circuit);
  const [next] = inOrder(cornersFrom(view, at));
  const { corner = 0, far = 0 } = next ?? {};
  const limits = limitsOf(view, corner);
  return t('reader.road', {
    lane: lane[at] ?? 0,
    squares: far,
    corner: cornerName(view.circuit, corner),
    n: limits.length,
    limits: listOf(limits),
  });
}

function handLines(view: WaddingtonView, car: CarView): string[] {
  const hand = view.own?.seat === car.seat ? view.own.hand : [];
  const cards = counted(hand).map(({ thing, n }) =>
    n === 1 ? tacticName(thing) : t('reader.times', { n, card: tacticName(thing) }),
  );
  const { tyres, brakes, kept } = car;
  return [
    t('reader.gauges', { tyres, brakes, mostTyres: MOST_TYRES, mostBrakes: MOST_BRAKES }),
    t('reader.cards', { n: hand.length, cards: listOf(cards) }),
    ...(kept ? [t('reader.kept', { card: pitCardName(kept.card), active: String(kept.active) })] : []),
  ];
}

function nearbyLines({ seats }: MatchUpdate, view: WaddingtonView, own: CarView): string[] {
  const { s, rows, lane } = circuitOf(view.circuit);
  const others = view.cars.filter((car) => car !== own && car.at >= 0 && car.status !== 'finished');
  const from = s[own.at] ?? 0;
  const near = nearest(others, (car) => Math.round(apart(from, s[car.at] ?? 0, rows * ROW) / ROW));
  return near.slice(0, NEAR).map(({ car, gap }) => {
    const name = nameOf(seats, car.seat);
    if (car.status === 'inPit' || car.status === 'spunOff') {
      return t('reader.carOff', { name, where: car.status === 'inPit' ? 'pit' : 'off' });
    }
    const { tyres, brakes, reading: speed } = car;
    const where = { n: Math.abs(gap), side: sideOf(gap), lane: lane[car.at] ?? 0 };
    return t('reader.car', { name, ...where, speed, tyres, brakes });
  });
}

function decisionLines(
  view: WaddingtonView,
  choices: WaddingtonChoices | undefined,
  colourName: (colour: Colour) => string,
): string[] {
  switch (choices?.kind) {
    case undefined:
      return [];
    case 'car': {
      const colours = choices.free.map(({ colour }) => colourName(colour));
      return [t('reader.ask.car', { n: colours.length, colours: listOf(colours) })];
    }
    case 'drive':
      return [
        t('reader.ask.drive'),
        ...choices.speeds.map(({ speed, wear, moves }) =>
          t('reader.ask.speed', { speed, ...wear, danger: mildest(moves) }),
        ),
        ...(choices.runs.length > 0 ? [t('reader.ask.run')] : []),
      ];
    case 'card': {
      const cards = choices.cards.map(({ card }) => tacticName(card));
      return [t('reader.ask.card', { n: cards.length, cards: listOf(cards, 'disjunction') })];
    }
    case 'tyres':
      return [t('reader.ask.tyres', { corner: cornerName(view.circuit, choices.bands[0]?.corner ?? 0) })];
  }
}

/** The danger of the safest of these routes. none: there is no route. */
function mildest(moves: readonly { danger: Danger }[]): Danger | 'none' {
  return (['safe', 'roll', 'spin'] as const).find((danger) => moves.some((move) => move.danger === danger)) ?? 'none';
}

function boardList(update: GameUpdate<WaddingtonUi>, preview: WaddingtonPreview | null): BoardItem[] {
  const { view } = update;
  const { s, rows, lane } = circuitOf(view.circuit);
  const at = view.cars[viewerOf(update) ?? -1]?.at ?? -1;
  const far = (to: Place) => Math.round(onwards(s[at] ?? 0, s[to] ?? 0, rows * ROW) / ROW) % rows;
  const cars = view.cars.filter((car) => car.at >= 0 && car.status !== 'finished' && (lane[car.at] ?? 0) > 0);
  const targets = preview?.targets ?? [];
  const line = Math.round(onwards(s[at] ?? 0, 0, rows * ROW) / ROW) % rows;
  return inOrder([
    { id: 'line', far: line, seats: [], text: t('reader.line', { n: line }) },
    ...cornersFrom(view, at).map(({ corner, far: n }) => ({
      id: `corner.${corner}`,
      far: n,
      seats: [],
      text: t('reader.corner', { n, corner: cornerName(view.circuit, corner), limits: listOf(limitsOf(view, corner)) }),
    })),
    ...cars.map((car) => ({
      id: `car.${car.seat}`,
      far: far(car.at),
      seats: [car.seat],
      text: t('reader.carAt', {
        n: far(car.at),
        name: nameOf(update.seats, car.seat),
        lane: lane[car.at] ?? 0,
        speed: car.reading,
      }),
    })),
    ...targets.map(({ key, square, kind }) => ({
      id: key,
      far: far(square),
      seats: [],
      target: key,
      text: t('reader.target', { n: far(square), lane: lane[square] ?? 0, danger: kind }),
    })),
  ]);
}

/** The chosen route, and the cost of its worst corner. */
function previewLines(preview: WaddingtonPreview | null, { view }: GameUpdate<WaddingtonUi>): string[] {
  if (preview === null) return [];
  const { lane } = circuitOf(view.circuit);
  const { targets, chosen, path } = preview;
  const ways = targets.filter(({ key }) => key === chosen);
  return ways.flatMap(({ square, kind, outcome }) => [
    t('reader.preview', { n: Math.max(0, path.length - 1), lane: lane[square] ?? 0, danger: kind }),
    ...(outcome === '' ? [] : [outcome]),
  ]);
}

/** Distance to the start of each corner's band, in squares. */
function cornersFrom(view: WaddingtonView, at: Place): { corner: CornerIndex; far: number }[] {
  const { s, rows, corners, corner: cornerOf, squares } = circuitOf(view.circuit);
  const places = Array.from({ length: squares }, (_, place) => place);
  return corners.map(({ index }) => {
    const band = places.filter((place) => cornerOf[place] === index);
    const far = Math.min(...band.map((place) => onwards(s[at] ?? 0, s[place] ?? 0, rows * ROW)));
    return { corner: index, far: Math.round(far / ROW) };
  });
}

/** Safety speeds of a band from lane 1 outwards. */
function limitsOf(view: WaddingtonView, corner: CornerIndex): string[] {
  const { corner: cornerOf, limit, lane, squares } = circuitOf(view.circuit);
  const band = Array.from({ length: squares }, (_, place) => place).filter((place) => cornerOf[place] === corner);
  const lanes = [...new Set(band.map((place) => lane[place] ?? 0))].sort((a, b) => a - b);
  return lanes.map((one) => String(limit[band.find((place) => lane[place] === one) ?? -1] ?? 0));
}
