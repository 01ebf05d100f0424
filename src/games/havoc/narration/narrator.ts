// Havoc Speedway as text: the standings, the oval as a list, and the effects of a choice.

import { listOf } from '@i18n/page';
import { apart, carsOf, inOrder, nearest, offered, onwards, sideOf, viewerOf } from '@narration/along';
import type { BoardItem, Narrator, Situation } from '@narration/narrator';
import { nameOf } from '@narration/phrases';
import type { GameUpdate } from '@ui/ui-types';
import { cellAt, GRID_POSITION, isOnTrack, POSITION_OF, POSITIONS } from '../data/track';
import { t } from '../text/t';
import type { CarView, HavocChoices, HavocView, Space } from '../types';
import { type HavocPreview, type HavocUi, targetKey } from './preview';
import { cardSpoken, coinSpoken, placeText } from './texts';

/** Most cells in the list to choose from: all of a grid row, the nearest if a coin may go nearly anywhere. */
const MOST_TARGETS = 24;

export const narrator: Narrator<HavocUi> = { situation, boardList, previewLines };

function situation(update: GameUpdate<HavocUi>): Situation {
  const { view } = update;
  const car = view.cars[viewerOf(update) ?? -1];
  const { stage, pass, passes } = view;
  return {
    here: [t('reader.stage', { stage, pass, passes }), ...(car ? positionLines(view, car) : [])],
    near: nearbyLines(update, view, car),
    held: car ? handLines(view, car) : [],
    asked: decisionLines(offered(update)),
  };
}

function positionLines({ standings, cars, laps }: HavocView, car: CarView): string[] {
  const place = standings.find(({ seat }) => seat === car.seat)?.place ?? 0;
  return [
    ...(car.at >= 0
      ? [t('reader.place', { place, cars: cars.length, lap: car.shownLap, laps, at: placeText(car.at) })]
      : []),
    ...(car.badge > 0 ? [t('reader.badge', { place: car.badge })] : []),
  ];
}

function handLines({ own, stage }: HavocView, { seat }: CarView): string[] {
  const { hand = [], coins = [] } = own?.seat === seat ? own : {};
  return [
    ...(stage === 'storm' ? [t('reader.cards', { n: hand.length, cards: listOf(hand.map(cardSpoken)) })] : []),
    ...(coins.length > 0 ? [t('reader.coins', { n: coins.length, coins: listOf(coins.map(coinSpoken)) })] : []),
  ];
}

/** At the card table: how many cards everyone has, and the top of the pile. */
function tableLines(update: GameUpdate<HavocUi>, view: HavocView): string[] {
  const top = view.pile.at(-1);
  return [
    ...(top === undefined ? [] : [t('reader.pile', { card: cardSpoken(top) })]),
    ...view.cars
      .filter(({ seat }) => seat !== viewerOf(update))
      .map(({ seat, handCount }) => t('reader.player', { name: nameOf(update.seats, seat), cards: handCount })),
  ];
}

function nearbyLines(update: GameUpdate<HavocUi>, view: HavocView, own: CarView | undefined): string[] {
  if (view.stage === 'dealer' || view.stage === 'storm') return tableLines(update, view);
  if (own === undefined) return carsOf(boardList(update, null));
  const others = view.cars.filter((car) => car !== own && car.at >= 0);
  return nearest(others, (car) => apart(positionOf(own.at), positionOf(car.at), POSITIONS)).map(({ car, gap }) =>
    t('reader.car', {
      name: nameOf(update.seats, car.seat),
      n: Math.abs(gap),
      side: sideOf(gap),
      at: placeText(car.at),
      lap: car.shownLap,
    }),
  );
}

function decisionLines(choices: HavocChoices | undefined): string[] {
  switch (choices?.kind) {
    case undefined:
      return [];
    case 'pick':
      return [t('reader.ask.pick', { n: choices.places.length })];
    case 'storm': {
      if (choices.pass) return [t('reader.ask.pass')];
      const cards = choices.cards.map(cardSpoken);
      const draw = choices.mayDraw ? choices.draw : 0;
      return [t('reader.ask.storm', { n: cards.length, cards: listOf(cards, 'disjunction'), draw })];
    }
    case 'suit':
      return [t('reader.ask.suit')];
    case 'lane':
      return [t('reader.ask.lane', { lanes: listOf(choices.free.map(String), 'disjunction') })];
    case 'coin':
      return [t('reader.ask.coin', { coins: choices.coins.length, cells: choices.cells.length })];
    case 'die':
      return choices.dice.map(({ die, dice, outcomes }) => {
        const rolls = outcomes.map(({ roll }) => roll);
        const range = { n: dice, low: Math.min(...rolls), high: Math.max(...rolls) };
        return die === 'movement' ? t('reader.ask.movement', range) : t('reader.ask.laneDie');
      });
  }
}

function boardList(update: GameUpdate<HavocUi>, preview: HavocPreview | null): BoardItem[] {
  const { view } = update;
  const here = positionOf(view.cars[viewerOf(update) ?? -1]?.at);
  const far = (at: Space) => onwards(here, positionOf(at), POSITIONS);
  const line = onwards(here, 1, POSITIONS);
  const targets = preview ? targetsOf(preview) : [];
  return inOrder([
    { id: 'line', far: line, seats: [], text: t('reader.at.line', { n: line }) },
    ...view.cars
      .filter(({ at }) => at >= 0)
      .map(({ seat, at }) => {
        const values = { n: far(at), name: nameOf(update.seats, seat), at: placeText(at) };
        const text = isOnTrack(at) ? t('reader.at.car', values) : t('reader.at.pit', values);
        return { id: `car.${seat}`, far: far(at), seats: [seat], text };
      }),
    ...view.laid.map(({ at, by, coin }) => ({
      id: `coin.${at}`,
      far: far(at),
      seats: [by],
      text: t('reader.at.coin', {
        n: far(at),
        name: nameOf(update.seats, by),
        at: placeText(at),
        known: String(coin !== null),
        coin: coin === null ? '' : coinSpoken(coin),
      }),
    })),
    ...inOrder(targets.map((one) => ({ ...one, far: far(one.at) })))
      .slice(0, MOST_TARGETS)
      .map(({ key, at, far: n }) => ({
        id: key,
        far: n,
        seats: [],
        target: key,
        text: t('reader.at.target', { n, at: placeText(at) }),
      })),
  ]);
}

/** The current choices on the track. */
function targetsOf(preview: HavocPreview): { key: string; at: Space }[] {
  if (preview.kind === 'lanes') {
    return preview.free.map((lane) => ({ key: targetKey({ kind: 'lane', lane }), at: cellAt(lane, GRID_POSITION) }));
  }
  if (preview.kind !== 'coin' || preview.coin === null) return [];
  return preview.cells.map((at) => ({ key: targetKey({ kind: 'cell', at }), at }));
}

/** Where the coin would go, or where each roll of the die pointed at would lead. */
function previewLines(preview: HavocPreview | null): string[] {
  if (preview === null) return [];
  if (preview.kind === 'coin') {
    const { coin, chosen } = preview;
    if (coin === null || chosen === null) return [];
    return [t('reader.preview.coin', { coin: coinSpoken(coin), at: placeText(chosen) })];
  }
  if (preview.kind !== 'dice' || preview.roll === null) return [];
  const outcomes = preview.dice.find(({ die }) => die === preview.die)?.outcomes ?? [];
  return outcomes
    .filter(({ roll }) => roll === preview.roll)
    .map(({ roll, to, coins, crashes }) =>
      t('reader.preview.roll', { roll, at: placeText(to), coins: coins.length, crashes: String(crashes) }),
    );
}

/** Position within the lap; the line for a car that is not on the track. */
function positionOf(at: Space | -1 | undefined): number {
  return at === undefined || at < 0 ? 1 : (POSITION_OF[at] ?? 1);
}
