// Formula D as text: positions, the road as a list, and the results of a choice.

import type { MatchUpdate } from '@api/contract';
import { apart, carsOf, inOrder, nearest, offered, onwards, sideOf, viewerOf } from '@narration/along';
import type { BoardItem, Narrator, Situation } from '@narration/narrator';
import { nameOf } from '@narration/phrases';
import type { GameUpdate } from '@ui/ui-types';
import { circuitOf } from '../data/circuits';
import { t } from '../text/t';
import type { CarView, CornerIndex, FormulaChoices, FormulaView, Space } from '../types';
import { cornerName, laneOf } from './places';
import type { FormulaPreview, FormulaUi } from './preview';

/** This many cars are described as near. */
const NEAR = 3;

export const narrator: Narrator<FormulaUi> = { situation, boardList, previewLines };

function situation(update: GameUpdate<FormulaUi>): Situation {
  const { view } = update;
  const car = view.cars[viewerOf(update) ?? -1];
  return {
    here: car ? positionLines(view, car) : [],
    near: car ? nearbyLines(update, view, car) : carsOf(boardList(update, null)),
    held: car && isDriving(car) ? [t('reader.wear', { wear: car.wear, most: view.options.wearPoints })] : [],
    asked: decisionLines(update, offered(update)),
  };
}

function positionLines(view: FormulaView, car: CarView): string[] {
  if (car.status === 'eliminated') return [t('reader.out')];
  if (car.status === 'finished') return [t('reader.finished')];
  const { corners } = circuitOf(view.circuit);
  const place = view.standings.find(({ seat }) => seat === car.seat)?.place ?? 0;
  const { laps } = view.options;
  const lap = Math.min(laps, Math.max(1, car.lap));
  const [next] = inOrder(cornersFrom(view, car.at).filter(({ corner }) => corner !== car.corner));
  const inside = car.corner < 0 ? undefined : corners[car.corner];
  return [
    t('reader.place', { place, cars: view.cars.length, lap, laps, gear: car.gear }),
    t('reader.road', { lane: laneOf(view.circuit, car.at) }),
    ...(inside
      ? [t('reader.inCorner', { corner: cornerName(view.circuit, inside.index), asked: inside.stops, made: car.stops })]
      : []),
    ...(next
      ? [
          t('reader.toCorner', {
            spaces: next.far,
            corner: cornerName(view.circuit, next.corner),
            asked: corners[next.corner]?.stops ?? 0,
          }),
        ]
      : []),
  ];
}

function nearbyLines({ seats }: MatchUpdate, view: FormulaView, own: CarView): string[] {
  const { pos, lapPos } = circuitOf(view.circuit);
  const others = view.cars.filter((car) => car !== own && isDriving(car));
  const from = pos[own.at] ?? 0;
  const near = nearest(others, (car) => apart(from, pos[car.at] ?? 0, lapPos));
  return near.slice(0, NEAR).map(({ car, gap }) => {
    const { gear, wear, seat } = car;
    const n = Math.round(Math.abs(gap) / 2);
    return t('reader.car', { name: nameOf(seats, seat), n, side: sideOf(gap), gear, wear });
  });
}

function decisionLines({ seats }: MatchUpdate, choices: FormulaChoices | undefined): string[] {
  switch (choices?.kind) {
    case undefined:
      return [];
    case 'gear':
      return choices.gears.map(({ gear, low, high, cost, overshootPercent, odds: { out, of } }) =>
        t('reader.ask.gear', { gear, low, high, cost, percent: Math.round(overshootPercent), out, of }),
      );
    case 'move': {
      const { moves, spaces } = choices;
      return [t('reader.ask.move', { spaces, n: moves.length, cost: Math.min(...moves.map(({ cost }) => cost)) })];
    }
    case 'slipstream':
      return [t('reader.ask.slipstream', { spaces: choices.spaces, name: nameOf(seats, choices.behind) })];
  }
}

function boardList(update: GameUpdate<FormulaUi>, preview: FormulaPreview | null): BoardItem[] {
  const { view } = update;
  const { pos, lapPos, corners } = circuitOf(view.circuit);
  const at = view.cars[viewerOf(update) ?? -1]?.at ?? -1;
  const far = (to: Space) => spaces(onwards(pos[at] ?? 0, pos[to] ?? 0, lapPos));
  const line = spaces(onwards(pos[at] ?? 0, 0, lapPos));
  const targets = preview?.targets ?? [];
  return inOrder([
    { id: 'line', far: line, seats: [], text: t('reader.at.line', { n: line }) },
    ...cornersFrom(view, at).map(({ corner, far: n }) => ({
      id: `corner.${corner}`,
      far: n,
      seats: [],
      text: t('reader.at.corner', { n, corner: cornerName(view.circuit, corner), asked: corners[corner]?.stops ?? 0 }),
    })),
    ...view.cars.filter(isDriving).map((car) => ({
      id: `car.${car.seat}`,
      far: far(car.at),
      seats: [car.seat],
      text: t('reader.at.car', {
        n: far(car.at),
        name: nameOf(update.seats, car.seat),
        lane: laneOf(view.circuit, car.at),
      }),
    })),
    ...targets.map(({ key, space, label }) => ({
      id: key,
      far: far(space),
      seats: [],
      target: key,
      text: t('reader.at.target', { n: far(space), words: label }),
    })),
  ]);
}

/** The chosen space, with its costs and risk. */
function previewLines(preview: FormulaPreview | null): string[] {
  if (preview === null) return [];
  const chosen = preview.targets.filter(({ key }) => key === preview.chosen).map(({ label }) => label);
  return preview.callout === null ? chosen : [...chosen, preview.callout];
}

/** Distance to the start of each corner, in spaces. */
function cornersFrom(view: FormulaView, at: Space): { corner: CornerIndex; far: number }[] {
  const { pos, lapPos, corners, corner: cornerOf } = circuitOf(view.circuit);
  return corners.map(({ index }) => {
    const inside = pos.filter((_, space) => cornerOf[space] === index);
    return { corner: index, far: spaces(Math.min(...inside.map((there) => onwards(pos[at] ?? 0, there, lapPos)))) };
  });
}

/** Whole spaces from half spaces. */
function spaces(halves: number): number {
  return Math.ceil(halves / 2);
}

function isDriving({ status }: CarView): boolean {
  return status !== 'finished' && status !== 'eliminated';
}
