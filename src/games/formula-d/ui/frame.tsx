// The race screen's frame for Formula D: order strip, standings with gear and wear, banner.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import { pipsAt, playOrder, restBanner, seatIn, turnOrder, waitingText } from '@ui/game/frame/banner';
import { shareDone } from '@ui/game/frame/done';
import { placeOf, subjectOf } from '@ui/game/frame/subject';
import type { RaceFrame } from '@ui/game-ui';
import type { GameUpdate } from '@ui/ui-types';
import { Cog, Dices, Flag, MoveUpRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { circuitOf } from '../data/circuits';
import { logLine } from '../narration/log';
import { circuitName, cornerName } from '../narration/places';
import type { FormulaUi } from '../narration/preview';
import { LOW_WEAR } from '../narration/texts';
import { t } from '../text/t';
import type { CarView, DecisionKind, FormulaChoices, FormulaEvent, FormulaEventBody, FormulaView } from '../types';
import { rich } from './rich';

/** Gear, roll, drive, checks: the parts of a turn (T3 to T8), shown as pips. */
const PARTS = ['gear', 'roll', 'drive', 'checks'] as const;
type Part = (typeof PARTS)[number];

const PART_OF: Partial<Record<FormulaEventBody['type'], Part>> = {
  turnStarted: 'gear',
  startRolled: 'gear',
  gearChosen: 'gear',
  dieRolled: 'roll',
  movesOffered: 'roll',
  moveChosen: 'drive',
  carMoved: 'drive',
  blocked: 'drive',
  cornerEntered: 'drive',
  cornerLeft: 'drive',
  overshot: 'drive',
  wearChanged: 'drive',
  lapCompleted: 'drive',
  pitEntered: 'drive',
  pitQueued: 'drive',
  pitServiced: 'drive',
  pitLeft: 'drive',
  slipstreamOffered: 'drive',
  slipstreamTaken: 'drive',
  slipstreamDeclined: 'drive',
  carFinished: 'drive',
};
const PART_OF_DECISION: Readonly<Record<DecisionKind, Part>> = { gear: 'gear', move: 'drive', slipstream: 'drive' };
const ICONS: Readonly<Record<Part, ReactElement>> = {
  gear: <Cog size={27} />,
  roll: <Dices size={27} />,
  drive: <MoveUpRight size={27} />,
  checks: <Flag size={27} />,
};
/** The frame of an update. shown: the current event, which banner and order strip follow. */
export function frame(update: GameUpdate<FormulaUi>, shown?: FormulaEvent): RaceFrame {
  const { view } = update;
  const round = shown && shown.round > 0 ? shown.round : view.round;
  const part = shown ? (PART_OF[shown.type] ?? 'checks') : PART_OF_DECISION[view.waiting[0]?.kind ?? 'gear'];
  return {
    round: round > 0 ? t('frame.round', { round }) : t('frame.grid'),
    order: turnOrder(playOrder(view), shown ? seatIn(shown) : view.active, (shown ?? view).turn),
    standingsTitle: titleOf(view),
    done: doneIn(view),
    gapTitle: t('standings.gap'),
    standings: standingsOf(view),
    banner: shown ? eventBanner(update, shown, part) : bannerAtRest(update, view, part),
    pips: pipsAt(PARTS.length, PARTS.indexOf(part)),
    side: null,
  };
}

/** 'Lap 2 of 2, round 8. You are 3rd, 13 spaces behind Ada, 9 wear left.' */
export function continueLine(view: FormulaView, seats: readonly SeatInfo[]): ReactElement {
  const { round } = view;
  const { laps } = view.options;
  const subject = subjectOf(seats);
  const car = subject && view.cars[subject.seat];
  const placed = subject && placeOf(view.standings, seats, subject.seat);
  if (!subject || !car || !placed) return <>{t('continue.round', { round })}</>;
  const { who, name } = subject;
  const head = { who, name, lap: Math.min(laps, Math.max(1, car.lap)), laps, round };
  if (car.status === 'eliminated') return <>{t('continue.out', head)}</>;
  const { place, rival } = placed;
  const standing = { ...head, place, wear: car.wear };
  const tags = { b: (inner: ReactNode) => <b>{inner}</b> };
  if (placed.side !== 'behind') return rich('continue.leads', standing, tags);
  return rich('continue.behind', { ...standing, spaces: spaces(placed.gap), rival }, tags);
}

/** Whole spaces from half spaces. */
function spaces(halves: number): number {
  return Math.round(halves / 2);
}

/** Laps count from the first crossing of the line, distances from the lap before it. */
function doneIn({ cars, circuit, options }: FormulaView): number {
  const { lapPos } = circuitOf(circuit);
  return shareDone(
    cars.map(({ distance }) => distance - lapPos),
    lapPos * options.laps,
  );
}

/** 'Monaco · lap 1 of 2', for the leader. */
function titleOf(view: FormulaView): string {
  const { laps } = view.options;
  const leader = view.standings.find((line) => line.status === 'racing');
  const lap = leader ? Math.max(1, view.cars[leader.seat]?.lap ?? 1) : laps;
  return t('standings.title', { circuit: circuitName(view.circuit), lap: Math.min(lap, laps), laps });
}

function standingsOf(view: FormulaView): RaceFrame['standings'] {
  return view.standings.map(({ seat, place, status, gap }) => {
    const car = view.cars[seat];
    return {
      seat,
      place,
      figure: car && status === 'racing' ? String(car.gear) : '',
      gap: car ? gapOf(car) : '',
      ...(car && status === 'racing' && { spoken: t('standings.said', { gear: car.gear, wear: car.wear }) }),
      ...(gap > 0 && { behind: t('standings.behind', { spaces: spaces(gap) }), trails: spaces(gap) }),
      laps: [],
      note: car ? carNote(view, car) : null,
      out: status === 'out',
    };
  });
}

function gapOf(car: CarView): string {
  if (car.status === 'finished') return t('standings.home');
  if (car.status === 'eliminated') return t('standings.out');
  return car.wear <= LOW_WEAR ? `${car.wear} !` : String(car.wear);
}

/** Everything on a driver's dashboard. */
function carNote(view: FormulaView, car: CarView): string {
  const { corner, stops: made, asked } = car;
  const parts = [
    t('car.number', { number: car.number }),
    t('gear', { gear: car.gear }),
    t('car.wear', { wear: car.wear }),
    t('car.lap', { lap: Math.min(view.options.laps, Math.max(1, car.lap)) }),
    ...(corner >= 0 ? [t('car.corner', { corner: cornerName(view.circuit, corner), made, asked })] : []),
    ...(car.status === 'racing' ? [] : [t(`status.${car.status}`)]),
  ];
  return parts.join(' · ');
}

function eventBanner(update: MatchUpdate, event: FormulaEvent, part: Part): RaceFrame['banner'] {
  const text = logLine(event, update.seats, update.circuit)?.text;
  const seat = seatIn(event);
  const title = event.round === 0 ? t('part.grid') : t(`part.${part}`);
  const silent = seat === null ? '' : t(`part.${part}.doing`, { name: nameOf(update.seats, seat) });
  return { icon: ICONS[part], title, prompt: text ?? silent, mine: false };
}

function bannerAtRest(update: GameUpdate<FormulaUi>, view: FormulaView, part: Part): RaceFrame['banner'] {
  return restBanner(update, {
    icon: ICONS[part],
    isOver: view.status === 'finished',
    decisionTitles: { gear: t('ask.gear'), move: t('ask.move'), slipstream: t('ask.slipstream') },
    prompt: (choices) => promptOf(choices, update),
    title: t(`part.${part}`),
    waiting: waitingText(update, (kind, name) => t(`waiting.${kind as DecisionKind}`, { name })),
  });
}

/** The viewer's task, in one line. */
function promptOf(choices: FormulaChoices, update: MatchUpdate): string {
  switch (choices.kind) {
    case 'gear': {
      if (choices.pit || !choices.corner) return t('prompt.pit');
      const { index, made, asked, toFirst, toLast } = choices.corner;
      const corner = cornerName(update.circuit, index);
      const stops = asked - made;
      if (toFirst > 0) return t('prompt.ahead', { corner, spaces: toFirst, stops: asked });
      if (stops > 0) return t('prompt.inCorner', { corner, stops, spaces: toLast });
      return t('prompt.inCornerFree', { corner, spaces: toLast });
    }
    case 'move':
      if (choices.great) return t('prompt.great');
      return t(choices.motor ? 'prompt.strained' : 'prompt.rolled', { gear: choices.gear, spaces: choices.spaces });
    case 'slipstream':
      return t('prompt.slipstream', { spaces: choices.spaces, name: nameOf(update.seats, choices.behind) });
  }
}
