// Havoc Speedway's content in the race screen's frame: layout by stage, player cards, stages, coins, banner.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import { pipsAt, restBanner, waitingText } from '@ui/game/frame/banner';
import { shareDone } from '@ui/game/frame/done';
import { placeOf, subjectOf } from '@ui/game/frame/subject';
import type { RaceFrame } from '@ui/game-ui';
import type { GameUpdate } from '@ui/ui-types';
import { CloudLightning, Coins, Flag, Grid2x2, Route, Spade } from 'lucide-react';
import type { ReactElement } from 'react';
import { POSITIONS } from '../data/track';
import { logLine } from '../narration/log';
import type { HavocUi } from '../narration/preview';
import { t } from '../text/t';
import type { DecisionKind, HavocChoices, HavocEvent, HavocStage, HavocView } from '../types';
import { playerCards } from './cards/player-cards';
import { TableScene } from './dashboard/table/table-scene';
import { CoinsPanel } from './panels/coins-panel';
import { StagesPanel, stagesOf } from './panels/stages-panel';
import { rich } from './rich';
import { type HavocTable, tableAfter } from './table';
import { Trackside } from './trackside/trackside';

const ICON = 27;
const ICONS: Readonly<Record<HavocStage, ReactElement>> = {
  dealer: <Spade size={ICON} />,
  storm: <CloudLightning size={ICON} />,
  lanes: <Grid2x2 size={ICON} />,
  coins: <Coins size={ICON} />,
  racing: <Route size={ICON} />,
  tieBreak: <Route size={ICON} />,
  finished: <Flag size={ICON} />,
};
/** Stages of a round, for the progress pips. */
const ROUND: readonly HavocStage[] = ['storm', 'coins', 'racing'];

/** The frame of an update; shown: events shown so far, for cards and panels. */
export function frame(update: GameUpdate<HavocUi>, event?: HavocEvent, shown: readonly HavocEvent[] = []): RaceFrame {
  const table = tableAfter(update.view, shown.length > 0 ? shown : event === undefined ? [] : [event]);
  const { view } = table;
  const { stage } = view;
  const onTable = stage === 'dealer' || stage === 'storm';
  const now = ROUND.indexOf(stage === 'lanes' ? 'coins' : stage);
  const viewer = typeof update.viewer === 'number' ? update.viewer : null;
  return {
    round: view.round > 0 ? t('frame.round', { round: view.round }) : t('stage.dealer'),
    order: orderOf(table),
    standingsTitle: titleOf(view),
    done: shareDone(
      view.cars.map(({ progress }) => progress),
      POSITIONS * view.laps,
    ),
    standings: standingsOf(view),
    banner: event === undefined ? bannerAtRest(update, view) : eventBanner(update, table),
    pips: pipsAt(ROUND.length, now),
    side: null,
    layout: onTable ? 'table' : 'oval',
    aside: (
      <>
        {stage !== 'dealer' && <StagesPanel round={stagesOf(table)} seats={update.seats} />}
        {!onTable && stage !== 'finished' && <CoinsPanel view={view} viewer={viewer} />}
        {!onTable && stage !== 'finished' && <Trackside table={table} seats={update.seats} viewer={viewer} />}
      </>
    ),
    top: playerCards({ table, seats: update.seats, viewer }),
    ...(onTable && { scene: <TableScene table={table} seats={update.seats} /> }),
  };
}

/** 'Lap 1 of 1, round 4: Storm. You are 3rd, 13 behind Ada.' */
export function continueLine(view: HavocView, seats: readonly SeatInfo[]): ReactElement {
  const subject = subjectOf(seats);
  const mine = view.standings.find((line) => line.seat === subject?.seat);
  const car = subject && view.cars[subject.seat];
  const { round, laps, stage } = view;
  if (round === 0) return <>{t('continue.dealer')}</>;
  if (!subject || !mine || !car) return <>{t('continue.round', { round })}</>;
  const head = t('continue.head', { lap: car.shownLap, laps, round, stage });
  const placed = placeOf(view.standings, seats, subject.seat);
  if (car.at < 0 || !placed) return <>{head}</>;
  const { who, name } = subject;
  if (mine.gap === 0) return <>{`${head} ${t('continue.ahead', { who, name })}`}</>;
  const { place, gap, rival } = placed;
  return (
    <>
      {head} {rich('continue.behind', { who, name, place, gap, rival }, { b: (inner) => <b>{inner}</b> })}
    </>
  );
}

/** 'Havoc Speedway · lap 1 of 3' of the leader. */
function titleOf(view: HavocView): string {
  const leader = view.standings[0];
  const lap = (leader && view.cars[leader.seat]?.shownLap) ?? 1;
  return t('frame.standings', { lap, laps: view.laps });
}

// Storm and dealer use seat order, the other stages the winning order.
function orderOf({ view, acting }: HavocTable): RaceFrame['order'] {
  const byOrder = view.stage === 'lanes' || view.stage === 'coins' || view.stage === 'racing';
  const seats = byOrder && view.badges.length === view.cars.length ? view.badges : view.cars.map((car) => car.seat);
  const at = acting === null ? -1 : seats.indexOf(acting);
  return seats.map((seat, i) => ({ seat, acting: seat === acting, done: byOrder && i < at }));
}

function standingsOf(view: HavocView): RaceFrame['standings'] {
  return view.standings.map(({ seat, place, gap, status }) => {
    const car = view.cars[seat];
    return {
      seat,
      place,
      gap: car?.finished ? t('gap.home') : gap > 0 ? `+${gap}` : place > 1 ? t('gap.level') : '',
      ...(gap === 0 && place > 1 && { behind: '+0' }),
      ...(!car?.finished && place > 1 && { trails: gap }),
      laps: [],
      note: car && car.at >= 0 ? t('lap.of', { lap: car.shownLap, laps: view.laps }) : null,
      out: status === 'out',
    };
  });
}

function eventBanner(update: MatchUpdate, { view, now, acting }: HavocTable): RaceFrame['banner'] {
  const text = now ? logLine(now, update.seats, update.circuit)?.text : undefined;
  const prompt = text ?? (acting === null ? (now ? quietText(now) : '') : nameOf(update.seats, acting));
  return { icon: ICONS[view.stage], title: t(`stage.${view.stage}`), prompt, mine: false };
}

/** Text while an event without a log line is shown. */
function quietText(event: HavocEvent): string {
  if (event.type === 'stormShuffled' || event.type === 'stormCardDealt') return t('banner.dealt');
  return event.type === 'stageResults' ? t('banner.over') : '';
}

function bannerAtRest(update: GameUpdate<HavocUi>, { stage }: HavocView): RaceFrame['banner'] {
  return restBanner(update, {
    icon: ICONS[stage],
    isOver: stage === 'finished',
    overTitle: t(`stage.${stage}`),
    prompt: promptOf,
    title: t(`stage.${stage}`),
    waiting: waitingText(update, (kind, name) => t(`doing.${kind as DecisionKind}`, { name })),
  });
}

/** What the viewer has to do, in one line. */
function promptOf(choices: HavocChoices): string {
  switch (choices.kind) {
    case 'storm':
      return stormPrompt(choices);
    case 'coin':
      return t('prompt.coin', { n: choices.coins.length });
    case 'die':
      return choices.dice.length > 1 ? t('prompt.dice') : t('prompt.roll');
    default:
      return t(`prompt.${choices.kind}`);
  }
}

function stormPrompt({ cards, pass, toxic, draw, mayDraw }: Extract<HavocChoices, { kind: 'storm' }>): string {
  if (pass) return t('prompt.pass');
  const plays = cards.length > 0;
  if (toxic > 0) return plays ? t('prompt.toxic', { n: draw }) : t('prompt.drawToxic', { n: draw });
  if (!plays) return t('prompt.draw');
  return mayDraw ? t('prompt.playOrDraw') : t('prompt.play');
}
