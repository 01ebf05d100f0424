// What the race screen's frame shows of RoboRally: standings with checkpoints, damage and lives, banner, steps, forecast.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { pipsAt, restBanner, waitingWords } from '@ui/game/frame/banner';
import { toldOf } from '@ui/game/frame/place-words';
import type { RaceFrame } from '@ui/game-ui';
import { count, ordinal } from '@ui/phrases';
import { Bot, Cog, Flag, Heart, ListOrdered, Wrench, Zap } from 'lucide-react';
import type { ReactElement } from 'react';
import type { AskKind, RoborallyChoices, RoborallyEvent, RoborallyView, RobotView } from '../types';
import { carPicture } from './board';
import { ForecastPanel } from './forecast-panel';
import { logLine } from './log';
import { StepsPanel, stepOf } from './steps-panel';
import { courseName, courseNamed, DOING, damageWords, lifeWords, robotName } from './texts';

const CLEAN_UP = 6;
/** So many checkpoints fit into a row one by one, beside damage and lives; more are counted. */
const MOST_CHIPS = 4;
const ICONS: Readonly<Record<'program' | 'run' | 'clean' | 'back', ReactElement>> = {
  program: <ListOrdered size={27} />,
  run: <Cog size={27} />,
  clean: <Wrench size={27} />,
  back: <Bot size={27} />,
};
const ASK_TITLES: Readonly<Record<AskKind, string>> = {
  program: 'Program your robot',
  power: 'Powered down',
  respawn: 'Come back',
};

/** The frame of an update; event: the one on show, which banner and steps follow; shown: all of its play so far. */
export function frame(update: MatchUpdate, event?: unknown, before: readonly unknown[] = []): RaceFrame {
  const view = update.view as RoborallyView;
  const shown = event as RoborallyEvent | undefined;
  const now = stepOf(view, shown);
  return {
    round: `Turn ${shown && shown.turn > 0 ? shown.turn : view.turn}`,
    order: [],
    standingsTitle: `${courseName(view.course)} · turn ${view.turn}`,
    gapTitle: '',
    standings: standingsOf(view, update, now > 0 && shown !== undefined),
    banner: shown ? eventBanner(update, [...(before as RoborallyEvent[]), shown], now) : bannerAtRest(update, view),
    pips: pipsAt(CLEAN_UP + 1, now),
    side: null,
    layout: 'floor',
    below: <ForecastPanel course={view.course} />,
    aside: <StepsPanel view={view} event={shown} />,
  };
}

/** 'Turn 8. You are 3rd with 2 of 4 checkpoints, 6 damage.' */
export function continueLine(input: unknown, seats: readonly SeatInfo[]): string {
  const view = input as RoborallyView;
  const told = toldOf(seats);
  const robot = told && view.robots[told.seat];
  const head = `Turn ${view.turn}.`;
  if (!told || !robot) return head;
  if (robot.status === 'eliminated') return `${head} ${told.who} out.`;
  const all = courseNamed(view.course)?.checkpoints.length ?? 0;
  const damage = robot.damage > 0 ? `, ${damageWords(robot.damage)}` : '';
  return `${head} ${told.who} ${ordinal(robot.place)} with ${robot.flags} of ${count(all, 'checkpoint')}${damage}.`;
}

function standingsOf(view: RoborallyView, update: MatchUpdate, runs: boolean): RaceFrame['standings'] {
  const all = courseNamed(view.course)?.checkpoints.length ?? 0;
  return view.standings.map(({ seat, place, status }) => {
    const robot = view.robots[seat];
    return {
      seat,
      place,
      ...(robot ? { picture: carPicture(robot.colour, seat + 1) } : {}),
      gap: robot ? statusWords(view, robot, runs || update.finished) : '',
      ...(robot ? { behind: `${robot.flags} of ${count(all, 'flag')}` } : {}),
      laps: [],
      note: robot ? noteOf(robot) : null,
      out: status === 'eliminated',
      ...(robot && { detail: <Detail view={view} robot={robot} /> }),
    };
  });
}

/** 'Ready', 'Thinking', 'Off': what a robot is doing. */
function statusWords(view: RoborallyView, robot: RobotView, runs: boolean): string {
  if (robot.status === 'eliminated') return 'Out';
  if (robot.status === 'finished') return 'Home';
  if (robot.status === 'destroyed') return 'Wrecked';
  if (robot.down) return 'Off';
  if (view.phase !== 'programming' || runs) return '';
  return robot.submitted ? 'Ready' : 'Thinking';
}

/** Checkpoints, damage and lives under a name. */
function Detail({ view, robot }: { view: RoborallyView; robot: RobotView }): ReactElement {
  const all = courseNamed(view.course)?.checkpoints.length ?? 0;
  return (
    <span className="rr-detail">
      <span className="rr-detail-flags" role="img" aria-label={`${robot.flags} of ${all} checkpoints`}>
        {all > MOST_CHIPS ? (
          <>
            <Flag size={14} />
            {robot.flags}/{all}
          </>
        ) : (
          Array.from({ length: all }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: checkpoints keep their numbers
            <b key={i} className={i < robot.flags ? 'rr-flag-on' : ''}>
              {i + 1}
            </b>
          ))
        )}
      </span>
      <span className="rr-detail-damage">
        <Zap size={14} aria-label="Damage" role="img" />
        {robot.damage}
      </span>
      <span>
        <Heart size={14} aria-label="Lives" role="img" />
        {robot.lives}
      </span>
    </span>
  );
}

function noteOf(robot: RobotView): string {
  const parts = [
    robotName(robot.colour),
    damageWords(robot.damage),
    lifeWords(robot.lives),
    ...(robot.lockedCount > 0 ? [`${count(robot.lockedCount, 'register')} locked`] : []),
    ...(robot.announced ? ['powers down'] : []),
    ...(robot.options.length > 0 ? [count(robot.options.length, 'option card')] : []),
  ];
  return parts.join(' · ');
}

/** The newest thing worth words: a step that says nothing leaves the words of the card it belongs to. */
function eventBanner(update: MatchUpdate, shown: readonly RoborallyEvent[], now: number): RaceFrame['banner'] {
  const words = (event: RoborallyEvent) => logLine(event, update.seats, update.circuit)?.text;
  const last = shown.findLast((event) => words(event) !== undefined);
  const title = now === 0 ? 'Programming' : now === CLEAN_UP ? 'Clean up' : `Register ${now}`;
  const icon = now === 0 ? ICONS.program : now === CLEAN_UP ? ICONS.clean : ICONS.run;
  const said = (last && words(last)) ?? '';
  return { icon, title, prompt: said === title ? 'All turn up their card' : said, mine: false };
}

function bannerAtRest(update: MatchUpdate, { phase }: RoborallyView): RaceFrame['banner'] {
  const isProgramming = phase === 'programming';
  const isOver = phase === 'finished';
  return restBanner<RoborallyChoices>(update, {
    icon: isOver ? ICONS.clean : isProgramming ? ICONS.program : ICONS.back,
    isOver,
    askTitles: ASK_TITLES,
    prompt: promptOf,
    title: isProgramming ? 'Programming' : 'Clean up',
    waiting: waitingWords(update, DOING, 'The floor is running'),
  });
}

/** What the viewer has to do, in one line. */
function promptOf(choices: RoborallyChoices): string {
  switch (choices.kind) {
    case 'program':
      return choices.hand.length === 0 ? 'All registers are locked' : 'Five cards into five registers';
    case 'power':
      return 'Wake up, or stay down';
    case 'respawn':
      return choices.places.length > 1 ? 'Choose a cell and a direction' : 'Choose a direction';
  }
}
