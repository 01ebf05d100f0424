// What the race screen's frame shows of Waddington's Formula 1: order strip, standings, banner and penalty chart.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import type { RaceFrame } from '@ui/game-ui';
import { count, list, nameOf, ordinal } from '@ui/phrases';
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
  const now = PARTS.indexOf(part);
  return {
    round: round > 0 ? `Turn ${round}` : 'Grid',
    order: orderOf(view, shown),
    standingsTitle: circuitName(view.circuit),
    gapTitle: 'mph · laps',
    standings: standingsOf(view),
    banner: shown ? eventBanner(update, shown, part) : restBanner(update, view, part),
    pips: PARTS.map((_, i) => (i < now ? 'done' : i === now ? 'now' : 'next')),
    side: null,
    below: <PenaltyPanel view={view} event={shown} />,
    colours: view.cars.map((car) => car.colour),
  };
}

/** 'Lap 2 of 5, turn 8. You are 3rd, 13 squares behind Ada.' */
export function continueLine(input: unknown, seats: readonly SeatInfo[]): string {
  const view = input as WaddingtonView;
  const own = seats.find((info) => info.driver.kind === 'you') ?? seats[0];
  const mine = view.standings.find((line) => line.seat === own?.seat);
  const car = own && view.cars[own.seat];
  const leader = view.standings[0];
  if (view.status === 'choosing' || !own || !mine || !car || !leader) return 'Cars are being chosen.';
  const lap = Math.min(view.laps, Math.max(1, car.lap + 1));
  const head = `Lap ${lap} of ${view.laps}, turn ${Math.max(1, view.round)}.`;
  const who = own.driver.kind === 'you' ? 'You are' : `${own.name} is`;
  if (mine.seat === leader.seat) {
    const next = view.standings[1];
    const lead = next ? `, ${rows(next.gap)} ahead of ${nameOf(seats, next.seat)}` : '';
    return `${head} ${who} 1st${lead}.`;
  }
  return `${head} ${who} ${ordinal(mine.place)}, ${rows(mine.gap)} behind ${nameOf(seats, leader.seat)}.`;
}

function rows(thousandths: number): string {
  return count(Math.round(thousandths / ROW), 'square');
}

function orderOf(view: WaddingtonView, event: WaddingtonEvent | undefined): RaceFrame['order'] {
  const acting = event ? ('seat' in event ? event.seat : null) : (view.active ?? view.choosers[0] ?? null);
  const order = view.order.length > 0 ? view.order : view.cars.map((car) => car.seat);
  const turn = event ? event.turn : view.turn;
  return order.map((seat, i) => ({ seat, acting: acting === seat, done: acting !== seat && turn > 0 && i < turn - 1 }));
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
  const seat: Seat | null = 'seat' in event ? event.seat : null;
  const title = event.round === 0 && view.status === 'choosing' ? 'The grid' : TITLES[part];
  return { icon: ICONS[part], title, prompt: text ?? (seat === null ? '' : nameOf(update.seats, seat)), mine: false };
}

function restBanner(update: MatchUpdate, view: WaddingtonView, part: Part): RaceFrame['banner'] {
  const icon = ICONS[part];
  if (view.status === 'finished') return { icon, title: 'Finished', prompt: 'The race is over', mine: false };
  const ask = update.asks.find((a) => a.seat === update.viewer && !a.committed);
  const choices = ask && (update.choices[String(ask.id)] as WaddingtonChoices | undefined);
  if (choices) return { icon, title: ASK_TITLES[choices.kind], prompt: promptOf(choices), mine: true };
  return {
    icon,
    title: view.status === 'choosing' ? 'The grid' : TITLES[part],
    prompt: waitingFor(update),
    mine: false,
  };
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

function waitingFor(update: MatchUpdate): string {
  const open = update.asks.filter((ask) => !ask.committed);
  const first = open[0];
  if (!first) return 'The cars are moving';
  const names = [...new Set(open.map((ask) => ask.seat))].map((seat) => nameOf(update.seats, seat));
  return names.length === 1 ? `Waiting: ${names[0]} ${DOING[first.kind as AskKind]}` : `Waiting for ${list(names)}`;
}
