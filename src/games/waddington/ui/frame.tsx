// What the race screen's frame shows of Waddington's Formula 1: order strip, standings, banner and penalty chart.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { pipsAt, restBanner, seatIn, turnOrder, waitingWords } from '@ui/game/frame/banner';
import { placeWords, toldOf } from '@ui/game/frame/place-words';
import type { RaceFrame } from '@ui/game-ui';
import { count, nameOf } from '@ui/phrases';
import { CircleGauge, Dices, Flag, Layers, Wrench } from 'lucide-react';
import type { ReactElement } from 'react';
import { MOST_INCREASE } from '../data/charts';
import { ROW } from '../data/circuits';
import type {
  AskKind,
  CarView,
  WaddingtonChoices,
  WaddingtonEvent,
  WaddingtonEventBody,
  WaddingtonView,
} from '../types';
import { PenaltyPanel } from './chart/penalty-panel';
import { logLine } from './log';
import { circuitName, DOING, pitCardName } from './texts';

/** Speed, move, card, corners, close: the parts of a turn (section 4), shown as pips. */
const PARTS = ['speed', 'move', 'card', 'corners', 'close'] as const;
type Part = (typeof PARTS)[number];

const PART_OF: Partial<Record<WaddingtonEventBody['type'], Part>> = {
  turnStarted: 'speed',
  superbDriving: 'speed',
  restarted: 'move',
  speedSet: 'move',
  wearAdded: 'move',
  carMoved: 'move',
  lineCrossed: 'move',
  bandCrossed: 'move',
  baulked: 'move',
  cardWindow: 'card',
  tacticPlayed: 'card',
  tacticPassed: 'card',
  cornerJudged: 'corners',
  diceRolled: 'corners',
  spunOff: 'corners',
};
const PART_OF_ASK: Readonly<Record<AskKind, Part>> = { car: 'speed', drive: 'speed', card: 'card', tyres: 'corners' };
const TITLES: Readonly<Record<Part, string>> = {
  speed: 'Set the speed',
  move: 'Move',
  card: 'Tactic card',
  corners: 'Corners',
  close: 'End of turn',
};
const ICONS: Readonly<Record<Part, ReactElement>> = {
  speed: <CircleGauge size={27} />,
  move: <Flag size={27} />,
  card: <Layers size={27} />,
  corners: <Dices size={27} />,
  close: <Wrench size={27} />,
};
const ASK_TITLES: Readonly<Record<AskKind, string>> = {
  car: 'Choose a car',
  drive: 'Set your speed',
  card: 'Play a card',
  tyres: 'Special Tyres',
};

/** The frame of an update; event: the one on show, which banner and order strip follow. */
export function frame(update: MatchUpdate, event?: unknown): RaceFrame {
  const view = update.view as WaddingtonView;
  const shown = event as WaddingtonEvent | undefined;
  const round = shown && shown.round > 0 ? shown.round : view.round;
  const part = shown ? (PART_OF[shown.type] ?? 'close') : PART_OF_ASK[view.waiting[0]?.kind ?? 'drive'];
  return {
    round: round > 0 ? `Turn ${round}` : 'Grid',
    order: orderOf(view, shown),
    standingsTitle: circuitName(view.circuit),
    gapTitle: 'mph · laps',
    standings: standingsOf(view),
    banner: shown ? eventBanner(update, shown, part) : bannerAtRest(update, view, part),
    pips: pipsAt(PARTS.length, PARTS.indexOf(part)),
    side: null,
    below: <PenaltyPanel view={view} event={shown} />,
    colours: view.cars.map((car) => car.colour),
  };
}

/** 'Lap 2 of 5, turn 8. You are 3rd, 13 squares behind Ada.' */
export function continueLine(input: unknown, seats: readonly SeatInfo[]): string {
  const view = input as WaddingtonView;
  const told = toldOf(seats);
  const car = told && view.cars[told.seat];
  const place = told && placeWords(view.standings, seats, told.seat, rows);
  if (view.status === 'choosing' || !told || !car || !place) return 'Cars are being chosen.';
  const lap = Math.min(view.laps, Math.max(1, car.lap + 1));
  return `Lap ${lap} of ${view.laps}, turn ${Math.max(1, view.round)}. ${told.who} ${place}.`;
}

function rows(thousandths: number): string {
  return count(Math.round(thousandths / ROW), 'square');
}

function orderOf(view: WaddingtonView, event: WaddingtonEvent | undefined): RaceFrame['order'] {
  const order = view.order.length > 0 ? view.order : view.cars.map((car) => car.seat);
  const acting = event ? seatIn(event) : (view.active ?? view.choosers[0] ?? null);
  return turnOrder(order, acting, (event ?? view).turn);
}

function standingsOf(view: WaddingtonView): RaceFrame['standings'] {
  return view.standings.map((line) => {
    const car = view.cars[line.seat];
    return {
      seat: line.seat,
      place: line.place,
      figure: String(car?.reading ?? 0),
      gap: car ? toGo(car) : '',
      units: ['mph', car && /^\d/.test(toGo(car)) ? (car.dial === 1 ? 'lap' : 'laps') : ''],
      behind: `+${Math.round(line.gap / ROW)}`,
      laps: [],
      note: car ? carNote(car) : null,
      out: false,
    };
  });
}

function toGo(car: CarView): string {
  if (car.status === 'finished') return 'done';
  if (car.status === 'inPit') return 'pit';
  if (car.status === 'spunOff') return 'off';
  return String(car.dial);
}

/** Everything that is open on a driver's dashboard. */
function carNote(car: CarView): string {
  const parts = [
    `${car.reading} mph`,
    `tyres ${car.tyres}`,
    `brakes ${car.brakes}`,
    count(car.handCount, 'card'),
    ...(car.missTurns > 0 ? [`misses ${count(car.missTurns, 'turn')}`] : []),
    ...(car.kept ? [`${pitCardName(car.kept.card)} ${car.kept.active ? 'in force' : 'kept'}`] : []),
  ];
  return parts.join(' · ');
}

function eventBanner(update: MatchUpdate, event: WaddingtonEvent, part: Part): RaceFrame['banner'] {
  const view = update.view as WaddingtonView;
  const text = logLine(event, update.seats, update.circuit)?.text;
  const seat = seatIn(event);
  const title = event.round === 0 && view.status === 'choosing' ? 'The grid' : TITLES[part];
  return { icon: ICONS[part], title, prompt: text ?? (seat === null ? '' : nameOf(update.seats, seat)), mine: false };
}

function bannerAtRest(update: MatchUpdate, view: WaddingtonView, part: Part): RaceFrame['banner'] {
  return restBanner<WaddingtonChoices>(update, {
    icon: ICONS[part],
    isOver: view.status === 'finished',
    askTitles: ASK_TITLES,
    prompt: promptOf,
    title: view.status === 'choosing' ? 'The grid' : TITLES[part],
    waiting: waitingWords(update, DOING),
  });
}

/** What the viewer has to do, in one line. */
function promptOf(choices: WaddingtonChoices): string {
  switch (choices.kind) {
    case 'car':
      return 'Its colour is your place in the order of moving';
    case 'drive': {
      if (choices.forced) return 'Held up: run up behind the car ahead';
      const most = choices.speeds.at(-1)?.speed ?? 0;
      if (choices.standing) return `Drive off at up to ${most} mph`;
      return `From ${choices.reading} mph: up to ${Math.min(MOST_INCREASE, most - choices.reading)} faster, or brake`;
    }
    case 'card':
      return 'One card after the move, or none';
    case 'tyres':
      return 'Use the tyres, or trust the chart';
  }
}
