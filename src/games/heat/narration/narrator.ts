// Heat as text: the current positions, the road as a list, and what a choice would do.

import type { MatchUpdate } from '@api/contract';
import { listOf } from '@i18n/page';
import { apart, carsOf, counted, inOrder, nearest, offered, onwards, sideOf, viewerOf } from '@narration/along';
import type { BoardItem, Narrator, Situation } from '@narration/narrator';
import { nameOf } from '@narration/phrases';
import type { GameUpdate } from '@ui/ui-types';
import { trackOf } from '../data/tracks';
import { t } from '../text/t';
import type { Card, CarView, CornerForecast, HeatChoices, HeatView } from '../types';
import { cardName } from './card-names';
import { effectsAt } from './condition-text';
import { endText, type HeatPreview, type HeatUi } from './preview';

/** This many cars are described as near. */
const NEAR = 3;

export const narrator: Narrator<HeatUi> = { situation, boardList, previewLines };

function situation(update: GameUpdate<HeatUi>): Situation {
  const { view } = update;
  const seat = viewerOf(update);
  const car = view.cars.find((one) => one.seat === seat);
  return {
    here: car ? positionLines(view, car) : [],
    near: car ? nearbyLines(update, view, car) : carsOf(boardList(update, null)),
    held: car?.status === 'racing' ? handLines(view, car) : [],
    asked: decisionLines(update, offered(update)),
  };
}

function positionLines(view: HeatView, car: CarView): string[] {
  if (car.status !== 'racing') return [t('reader.out')];
  const { corners, length, nextCorner, toCorner } = trackOf(view.track);
  const space = onwards(0, car.progress, length);
  const corner = nextCorner[space] ?? 0;
  const place = view.standings.find(({ seat }) => seat === car.seat)?.place ?? 0;
  const at = { lap: Math.min(view.laps, car.laps + 1), laps: view.laps, gear: car.gear };
  return [
    view.mode === 'qualifying' ? t('reader.session', at) : t('reader.place', { place, cars: view.cars.length, ...at }),
    t('reader.corner', {
      n: toCorner[space] ?? 0,
      corner: corners[corner]?.name ?? '',
      limit: view.limits[corner] ?? 0,
    }),
    ...effectsAt(view, corner),
  ];
}

function handLines(view: HeatView, { seat, engine, drawCount, discard }: CarView): string[] {
  const hand = view.own?.seat === seat ? view.own.hand : [];
  return [
    t('reader.engine', { engine, draw: drawCount, discard: discard.length }),
    t('reader.hand', { n: hand.length, cards: cardsText(hand) }),
  ];
}

/** A hand as text: 'Speed 1, 2 × Speed 3 and Heat'. */
function cardsText(cards: readonly Card[]): string {
  const lines = counted(cards).map(({ thing, n }) =>
    n === 1 ? cardName(thing) : t('reader.times', { n, card: cardName(thing) }),
  );
  return listOf(lines);
}

function nearbyLines({ seats }: MatchUpdate, view: HeatView, own: CarView): string[] {
  const { length } = trackOf(view.track);
  const others = view.cars.filter((car) => car !== own && car.status === 'racing');
  const near = nearest(others, (car) => apart(own.progress, car.progress, length));
  return near.slice(0, NEAR).map(({ car, gap }) =>
    t('reader.car', {
      name: nameOf(seats, car.seat),
      n: Math.abs(gap),
      side: sideOf(gap),
      legend: String(car.kind === 'legend'),
      gear: car.gear,
      engine: car.engine,
    }),
  );
}

function decisionLines(update: MatchUpdate, choices: HeatChoices | undefined): string[] {
  switch (choices?.kind) {
    case undefined:
      return [];
    case 'draft':
      return [t('reader.ask.draft', { cards: cardsText(choices.cards) })];
    case 'gear':
      return choices.gears.map(({ gear, heat, clutters }) =>
        t('reader.ask.gear', { gear, heat, clutters: String(clutters) }),
      );
    case 'cards':
      return [t('reader.ask.cards', { n: choices.count, playable: choices.playable.length })];
    case 'value': {
      const { card, values, speedSoFar: speed } = choices;
      return [
        t('reader.ask.value', { card: cardName(card), values: listOf(values.map(String), 'disjunction'), speed }),
      ];
    }
    case 'react':
      return reactLines(choices);
    case 'slipstream':
      return slipstreamLines(update, choices);
    case 'discard':
      return [t('reader.ask.discard', { n: choices.discardable.length })];
  }
}

function reactLines(choices: Extract<HeatChoices, { kind: 'react' }>): string[] {
  const { cool, adrenaline, boost, scrap, forecast } = choices;
  return [
    t('reader.ask.react'),
    ...(cool > 0 ? [t('reader.ask.cool', { n: cool })] : []),
    ...(adrenaline ? [t('reader.ask.adrenaline')] : []),
    ...(boost ? [t('reader.ask.boost', boost)] : []),
    ...(scrap > 0 ? [t('reader.ask.scrap', { n: scrap })] : []),
    ...forecast.map((corner) => t('reader.ask.done', costOf(corner))),
  ];
}

function slipstreamLines({ seats }: MatchUpdate, choices: Extract<HeatChoices, { kind: 'slipstream' }>): string[] {
  const { lengths, tow } = choices;
  const all = listOf(
    lengths.map(({ length }) => String(length)),
    'disjunction',
  );
  return [
    t('reader.ask.slipstream', { name: nameOf(seats, tow), lengths: all }),
    ...lengths.flatMap(({ length: n, crosses }) =>
      crosses.map((corner) => t('reader.ask.crosses', { n, ...costOf(corner) })),
    ),
  ];
}

function costOf({ name, speed, limit, heat, spinOut }: CornerForecast) {
  return { corner: name, speed, limit, heat, spin: String(spinOut) };
}

function boardList(update: GameUpdate<HeatUi>, preview: HeatPreview | null): BoardItem[] {
  const { view } = update;
  const { corners, length, raceLane } = trackOf(view.track);
  const own = view.cars.find(({ seat }) => seat === viewerOf(update));
  const far = (progress: number) => onwards(own?.progress ?? 0, progress, length);
  const targets = preview?.targets ?? [];
  return inOrder([
    { id: 'line', far: far(0), seats: [], text: t('reader.at.line', { n: far(0) }) },
    ...corners.flatMap(({ index, name, line }) => [
      {
        id: `corner.${index}`,
        far: far(line),
        seats: [],
        text: t('reader.at.corner', { n: far(line), corner: name, limit: view.limits[index] ?? 0 }),
      },
      ...effectsAt(view, index).map((text, n) => ({ id: `corner.${index}.${n}`, far: far(line), seats: [], text })),
    ]),
    ...view.cars
      .filter(({ status }) => status === 'racing')
      .map(({ seat, progress, lane }) => ({
        id: `car.${seat}`,
        far: far(progress),
        seats: [seat],
        text: t('reader.at.car', {
          n: far(progress),
          name: nameOf(update.seats, seat),
          raceLane: String(raceLane[onwards(0, progress, length)] === lane),
        }),
      })),
    ...targets.map(({ key, progress, kind, label }) => ({
      id: key,
      far: far(progress),
      seats: [],
      target: key,
      text: label ?? t('reader.at.target', { n: far(progress), risk: kind }),
    })),
  ]);
}

/** How far the cards take the car, across which corners, and what it costs. */
function previewLines(preview: HeatPreview | null, { view }: GameUpdate<HeatUi>): string[] {
  if (preview === null) return [];
  const { corners } = trackOf(view.track);
  const crossed = preview.hotCorners.map((corner) => corners[corner]?.name ?? '');
  const label = endText(preview);
  return [
    t('reader.preview', { label, n: preview.path.length, count: crossed.length, corners: listOf(crossed) }),
    ...(preview.costs ?? []),
  ];
}
