// RoboRally's content in the race screen's frame: standings with checkpoints, damage and lives, banner, steps, forecast.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { pipsAt, restBanner, waitingText } from '@ui/game/frame/banner';
import { shareDone } from '@ui/game/frame/done';
import { subjectOf } from '@ui/game/frame/subject';
import type { RaceFrame } from '@ui/game-ui';
import type { GameUpdate } from '@ui/ui-types';
import { Bot, Cog, ListOrdered, Wrench } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { logLine } from '../narration/log';
import type { RoborallyUi } from '../narration/preview';
import { courseName, courseNamed, damageText, lifeText, robotName } from '../narration/texts';
import { t } from '../text/t';
import type { DecisionKind, RoborallyChoices, RoborallyEvent, RoborallyView, RobotView } from '../types';
import { carPicture } from './board';
import { ForecastPanel } from './panels/forecast-panel';
import { RobotDetail } from './panels/robot-detail';
import { StepsPanel, stepOf } from './panels/steps-panel';
import { rich } from './rich';

const CLEAN_UP = 6;
const ICONS: Readonly<Record<'program' | 'run' | 'clean' | 'back', ReactElement>> = {
  program: <ListOrdered size={27} />,
  run: <Cog size={27} />,
  clean: <Wrench size={27} />,
  back: <Bot size={27} />,
};

/** The frame of an update. shown: the current event, for banner and steps; before: all events shown so far. */
export function frame(
  update: GameUpdate<RoborallyUi>,
  shown?: RoborallyEvent,
  before: readonly RoborallyEvent[] = [],
): RaceFrame {
  const { view } = update;
  const now = stepOf(view, shown);
  return {
    round: t('frame.round', { turn: shown && shown.turn > 0 ? shown.turn : view.turn }),
    order: [],
    standingsTitle: t('frame.standings', { course: courseName(view.course), turn: view.turn }),
    gapTitle: '',
    done: shareDone(
      view.robots.map(({ flags }) => flags),
      courseNamed(view.course)?.checkpoints.length ?? 0,
    ),
    standings: standingsOf(view, update, now > 0 && shown !== undefined),
    banner: shown ? eventBanner(update, [...before, shown], now) : bannerAtRest(update, view),
    pips: pipsAt(CLEAN_UP + 1, now),
    side: null,
    layout: 'floor',
    below: <ForecastPanel course={view.course} />,
    aside: <StepsPanel view={view} event={shown} />,
  };
}

/** 'Turn 8. You are 3rd with 2 of 4 checkpoints, 6 damage.' */
export function continueLine(view: RoborallyView, seats: readonly SeatInfo[]): ReactElement {
  const subject = subjectOf(seats);
  const robot = subject && view.robots[subject.seat];
  const { turn } = view;
  if (!subject || !robot) return <>{t('continue.turn', { turn })}</>;
  const isYou = subject.who === 'you';
  const { name } = subject;
  if (robot.status === 'eliminated') {
    return <>{isYou ? t('continue.out.you', { turn }) : t('continue.out', { turn, name })}</>;
  }
  const all = courseNamed(view.course)?.checkpoints.length ?? 0;
  const { place, flags, damage } = robot;
  const tags = { b: (inner: ReactNode) => <b>{inner}</b> };
  return isYou
    ? rich('continue.you', { turn, place, flags, all, damage }, tags)
    : rich('continue', { turn, name, place, flags, all, damage }, tags);
}

function standingsOf(view: RoborallyView, update: MatchUpdate, runs: boolean): RaceFrame['standings'] {
  const all = courseNamed(view.course)?.checkpoints.length ?? 0;
  return view.standings.map(({ seat, place, status }) => {
    const robot = view.robots[seat];
    return {
      seat,
      place,
      ...(robot ? { picture: carPicture(robot.colour, seat + 1) } : {}),
      gap: robot ? statusText(view, robot, runs || update.finished) : '',
      ...(robot ? { behind: t('frame.flags', { flags: robot.flags, all }) } : {}),
      laps: [],
      note: robot ? noteOf(robot) : null,
      out: status === 'eliminated',
      ...(robot && {
        detail: <RobotDetail course={view.course} flags={robot.flags} damage={robot.damage} lives={robot.lives} />,
      }),
    };
  });
}

/** 'Ready', 'Thinking', 'Off': a robot's current activity. */
function statusText(view: RoborallyView, robot: RobotView, runs: boolean): string {
  if (robot.status !== 'inPlay') return t(`status.${robot.status}`);
  if (robot.down) return t('status.down');
  if (view.phase !== 'programming' || runs) return '';
  return robot.submitted ? t('status.submitted') : t('status.thinking');
}

function noteOf(robot: RobotView): string {
  const parts = [
    robotName(robot.colour),
    damageText(robot.damage),
    lifeText(robot.lives),
    ...(robot.lockedCount > 0 ? [t('frame.locked', { n: robot.lockedCount })] : []),
    ...(robot.announced ? [t('frame.announced')] : []),
    ...(robot.options.length > 0 ? [t('frame.options', { n: robot.options.length })] : []),
  ];
  return parts.join(' · ');
}

/** The newest event with a text: a step without one keeps the text of its card. */
function eventBanner(update: MatchUpdate, shown: readonly RoborallyEvent[], now: number): RaceFrame['banner'] {
  const textOf = (event: RoborallyEvent) => logLine(event, update.seats, update.circuit)?.text;
  const last = shown.findLast((event) => textOf(event) !== undefined);
  const isRegister = now > 0 && now < CLEAN_UP;
  const title = isRegister
    ? t('frame.register', { register: now })
    : t(now === 0 ? 'frame.programming' : 'frame.cleanup');
  const icon = now === 0 ? ICONS.program : now === CLEAN_UP ? ICONS.clean : ICONS.run;
  // The title already shows which register begins.
  const prompt = last?.type === 'registerStarted' ? t('frame.allReveal') : ((last && textOf(last)) ?? '');
  return { icon, title, prompt, mine: false };
}

function bannerAtRest(update: GameUpdate<RoborallyUi>, { phase }: RoborallyView): RaceFrame['banner'] {
  const isProgramming = phase === 'programming';
  const isOver = phase === 'finished';
  return restBanner(update, {
    icon: isOver ? ICONS.clean : isProgramming ? ICONS.program : ICONS.back,
    isOver,
    decisionTitles: { program: t('ask.program'), power: t('ask.power'), respawn: t('ask.respawn') },
    prompt: promptOf,
    title: t(isProgramming ? 'frame.programming' : 'frame.cleanup'),
    waiting: waitingText(update, (kind, name) => t(`waiting.${kind as DecisionKind}`, { name }), t('waiting.running')),
  });
}

/** What the viewer has to do, in one line. */
function promptOf(choices: RoborallyChoices): string {
  switch (choices.kind) {
    case 'program':
      return t(choices.hand.length === 0 ? 'prompt.locked' : 'prompt.program');
    case 'power':
      return t('prompt.power');
    case 'respawn':
      return t(choices.places.length > 1 ? 'prompt.cell' : 'prompt.facing');
  }
}
