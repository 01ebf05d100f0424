// The race screen's frame for Waddington's Formula 1: order strip, standings, banner and penalty chart.

import type { SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import { pipsAt, playOrder, restBanner, seatIn, turnOrder, waitingText } from '@ui/game/frame/banner';
import { shareDone } from '@ui/game/frame/done';
import { placeOf, subjectOf } from '@ui/game/frame/subject';
import type { RaceFrame } from '@ui/game-ui';
import type { GameUpdate } from '@ui/ui-types';
import { CircleGauge, Dices, Flag, Layers, Wrench } from 'lucide-react';
import type { ReactElement } from 'react';
import { MOST_INCREASE } from '../data/charts';
import { circuitOf, ROW } from '../data/circuits';
import { logLine } from '../narration/log';
import type { WaddingtonUi } from '../narration/preview';
import { circuitName, pitCardName } from '../narration/texts';
import { t } from '../text/t';
import type {
  CarView,
  DecisionKind,
  WaddingtonChoices,
  WaddingtonEvent,
  WaddingtonEventBody,
  WaddingtonView,
} from '../types';
import { chartEvent, PenaltyPanel } from './chart/penalty-panel';
import { rich } from './rich';

/** Speed, move, card, corners, close: the parts of a turn (T1 to T7), shown as pips. */
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
const PART_OF_DECISION: Readonly<Record<DecisionKind, Part>> = {
  car: 'speed',
  drive: 'speed',
  card: 'card',
  tyres: 'corners',
};
const ICONS: Readonly<Record<Part, ReactElement>> = {
  speed: <CircleGauge size={27} />,
  move: <Flag size={27} />,
  card: <Layers size={27} />,
  corners: <Dices size={27} />,
  close: <Wrench size={27} />,
};

/** The frame of an update. shown: the current event, which banner and order strip follow. */
export function frame(update: GameUpdate<WaddingtonUi>, shown?: WaddingtonEvent): RaceFrame {
  const { view } = update;
  const round = shown && shown.round > 0 ? shown.round : view.round;
  const part = shown ? (PART_OF[shown.type] ?? 'close') : PART_OF_DECISION[view.waiting[0]?.kind ?? 'drive'];
  return {
    round: round > 0 ? t('frame.turn', { n: round }) : t('frame.grid'),
    order: orderOf(view, shown),
    standingsTitle: circuitName(view.circuit),
    done: shareDone(
      view.cars.map(({ progress }) => progress),
      circuitOf(view.circuit).rows * ROW * view.laps,
    ),
    gapTitle: t('frame.gap'),
    standings: standingsOf(view),
    banner: shown ? eventBanner(update, shown, part) : bannerAtRest(update, view, part),
    pips: pipsAt(PARTS.length, PARTS.indexOf(part)),
    side: null,
    below: <PenaltyPanel circuit={view.circuit} event={chartEvent(shown)} />,
    colours: view.cars.map((car) => car.colour),
  };
}

/** 'Lap 2 of 5, turn 8. You are 3rd, 13 squares behind Ada.' */
export function continueLine(view: WaddingtonView, seats: readonly SeatInfo[]): ReactElement {
  const subject = subjectOf(seats);
  const car = subject && view.cars[subject.seat];
  const placed = subject && placeOf(view.standings, seats, subject.seat);
  if (view.status === 'choosing' || !subject || !car || !placed) return <>{t('continue.cars')}</>;
  const lap = Math.min(view.laps, Math.max(1, car.lap + 1));
  const { who, name } = subject;
  const { place, side, rival } = placed;
  const given = { lap, laps: view.laps, turn: Math.max(1, view.round), who, name, place, side, rival };
  return rich('continue.race', { ...given, gap: Math.round(placed.gap / ROW) }, { b: (inner) => <b>{inner}</b> });
}

function orderOf(view: WaddingtonView, event: WaddingtonEvent | undefined): RaceFrame['order'] {
  const acting = event ? seatIn(event) : (view.active ?? view.choosers[0] ?? null);
  return turnOrder(playOrder(view), acting, (event ?? view).turn);
}

function standingsOf(view: WaddingtonView): RaceFrame['standings'] {
  return view.standings.map((line) => {
    const car = view.cars[line.seat];
    return {
      seat: line.seat,
      place: line.place,
      figure: String(car?.reading ?? 0),
      gap: car ? toGo(car) : '',
      units: [t('frame.mph'), car && isUnderWay(car) ? t('frame.laps', { n: car.dial }) : ''],
      behind: `+${Math.round(line.gap / ROW)}`,
      trails: Math.round(line.gap / ROW),
      laps: [],
      note: car ? carNote(car) : null,
      out: false,
    };
  });
}

function toGo(car: CarView): string {
  if (car.status === 'finished') return t('frame.done');
  if (car.status === 'inPit') return t('frame.pit');
  if (car.status === 'spunOff') return t('frame.off');
  return String(car.dial);
}

/** Whether the list shows its laps to go, rather than its status (finished, in the pit, spun off). */
function isUnderWay({ status }: CarView): boolean {
  return status !== 'finished' && status !== 'inPit' && status !== 'spunOff';
}

/** Everything public on a driver's dashboard. */
function carNote(car: CarView): string {
  const parts = [
    t('note.speed', { speed: car.reading }),
    t('note.tyres', { n: car.tyres }),
    t('note.brakes', { n: car.brakes }),
    t('note.cards', { n: car.handCount }),
    ...(car.missTurns > 0 ? [t('note.misses', { n: car.missTurns })] : []),
    ...(car.kept ? [t('note.kept', { card: pitCardName(car.kept.card), active: String(car.kept.active) })] : []),
  ];
  return parts.join(' · ');
}

function eventBanner(update: GameUpdate<WaddingtonUi>, event: WaddingtonEvent, part: Part): RaceFrame['banner'] {
  const { view } = update;
  const text = logLine(event, update.seats, update.circuit)?.text;
  const seat = seatIn(event);
  const title = event.round === 0 && view.status === 'choosing' ? t('frame.theGrid') : t(`part.${part}`);
  return { icon: ICONS[part], title, prompt: text ?? (seat === null ? '' : nameOf(update.seats, seat)), mine: false };
}

function bannerAtRest(update: GameUpdate<WaddingtonUi>, view: WaddingtonView, part: Part): RaceFrame['banner'] {
  return restBanner(update, {
    icon: ICONS[part],
    isOver: view.status === 'finished',
    decisionTitles: { car: t('ask.car'), drive: t('ask.drive'), card: t('ask.card'), tyres: t('ask.tyres') },
    prompt: promptOf,
    title: view.status === 'choosing' ? t('frame.theGrid') : t(`part.${part}`),
    waiting: waitingText(update, (kind, name) => t(`waiting.${kind as DecisionKind}`, { name })),
  });
}

/** The viewer's task, in one line. */
function promptOf(choices: WaddingtonChoices): string {
  switch (choices.kind) {
    case 'car':
      return t('prompt.car');
    case 'drive': {
      if (choices.forced) return t('prompt.heldUp');
      const most = choices.speeds.at(-1)?.speed ?? 0;
      if (choices.standing) return t('prompt.restart', { most });
      const faster = Math.min(MOST_INCREASE, most - choices.reading);
      return t('prompt.speed', { reading: choices.reading, faster });
    }
    case 'card':
      return t('prompt.card');
    case 'tyres':
      return t('prompt.tyres');
  }
}
