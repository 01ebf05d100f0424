// What the race screen's frame shows of Havoc Speedway: layout by stage, player cards, stages, coins, banner.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { pipsAt, restBanner, waitingWords } from '@ui/game/frame/banner';
import { placeWords, toldOf } from '@ui/game/frame/place-words';
import type { RaceFrame } from '@ui/game-ui';
import { count, nameOf } from '@ui/phrases';
import { CloudLightning, Coins, Flag, Grid2x2, Route, Spade } from 'lucide-react';
import type { ReactElement } from 'react';
import type { HavocChoices, HavocEvent, HavocView, Stage } from '../types';
import { PlayerCards } from './cards/player-cards';
import { TableScene } from './dashboard/table-scene';
import { logLine } from './log';
import { CoinsPanel, StagesPanel } from './stages-panel';
import { type Table, tableAfter } from './table';
import { DOING, STAGES } from './texts';
import { Trackside } from './trackside/trackside';

const ICON = 27;
const ICONS: Readonly<Record<Stage, ReactElement>> = {
  dealer: <Spade size={ICON} />,
  storm: <CloudLightning size={ICON} />,
  lanes: <Grid2x2 size={ICON} />,
  coins: <Coins size={ICON} />,
  racing: <Route size={ICON} />,
  tieBreak: <Route size={ICON} />,
  finished: <Flag size={ICON} />,
};
/** Stages of a round, for the pips. */
const ROUND: readonly Stage[] = ['storm', 'coins', 'racing'];

/** The frame of an update; shown: events begun so far, which cards and panels follow. */
export function frame(update: MatchUpdate, event?: unknown, shown: readonly unknown[] = []): RaceFrame {
  const table = tableAfter(update.view as HavocView, shown.length > 0 ? shown : event === undefined ? [] : [event]);
  const { view } = table;
  const { stage } = view;
  const onTable = stage === 'dealer' || stage === 'storm';
  const now = ROUND.indexOf(stage === 'lanes' ? 'coins' : stage);
  const viewer = typeof update.viewer === 'number' ? update.viewer : null;
  return {
    round: view.round > 0 ? `Round ${view.round}` : 'Dealer',
    order: orderOf(table),
    standingsTitle: titleOf(view),
    standings: standingsOf(view),
    banner: event === undefined ? bannerAtRest(update, view) : eventBanner(update, table),
    pips: pipsAt(ROUND.length, now),
    side: null,
    layout: onTable ? 'table' : 'oval',
    aside: (
      <>
        {stage !== 'dealer' && <StagesPanel table={table} seats={update.seats} />}
        {!onTable && stage !== 'finished' && <CoinsPanel view={view} viewer={viewer} />}
        {!onTable && stage !== 'finished' && <Trackside table={table} seats={update.seats} viewer={viewer} />}
      </>
    ),
    top: <PlayerCards table={table} seats={update.seats} viewer={viewer} />,
    ...(onTable && { scene: <TableScene table={table} seats={update.seats} /> }),
  };
}

/** 'Lap 1 of 1, round 4: Storm. You are 3rd, 13 behind Ada.' */
export function continueLine(input: unknown, seats: readonly SeatInfo[]): string {
  const view = input as HavocView;
  const told = toldOf(seats);
  const mine = view.standings.find((line) => line.seat === told?.seat);
  const car = told && view.cars[told.seat];
  if (view.round === 0) return 'The dealer is being found.';
  if (!told || !mine || !car) return `Round ${view.round}.`;
  const head = `Lap ${car.shownLap} of ${view.laps}, round ${view.round}: ${STAGES[view.stage]}.`;
  if (car.at < 0) return head;
  if (mine.gap === 0) return `${head} ${told.who} ahead.`;
  return `${head} ${told.who} ${placeWords(view.standings, seats, told.seat, String)}.`;
}

/** 'Havoc Speedway · lap 1 of 3' of the leader. */
function titleOf(view: HavocView): string {
  const leader = view.standings[0];
  const lap = (leader && view.cars[leader.seat]?.shownLap) ?? 1;
  return `Havoc Speedway · lap ${lap} of ${view.laps}`;
}

// Storm and dealer go by seats, the rest by the winning order.
function orderOf({ view, acting }: Table): RaceFrame['order'] {
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
      gap: car?.finished ? 'home' : gap > 0 ? `+${gap}` : place > 1 ? 'level' : '',
      ...(gap === 0 && place > 1 && { behind: '+0' }),
      laps: [],
      note: car && car.at >= 0 ? `Lap ${car.shownLap} of ${view.laps}` : null,
      out: status === 'out',
    };
  });
}

function eventBanner(update: MatchUpdate, { view, now, acting }: Table): RaceFrame['banner'] {
  const text = now ? logLine(now, update.seats, update.circuit)?.text : undefined;
  const prompt = text ?? (acting === null ? (now ? quietWords(now) : '') : nameOf(update.seats, acting));
  return { icon: ICONS[view.stage], title: STAGES[view.stage], prompt, mine: false };
}

/** Words while an event without a log line is on show. */
function quietWords(event: HavocEvent): string {
  if (event.type === 'stormShuffled' || event.type === 'stormCardDealt') return 'The cards are dealt';
  return event.type === 'stageResults' ? 'The stage is over' : '';
}

function bannerAtRest(update: MatchUpdate, { stage }: HavocView): RaceFrame['banner'] {
  return restBanner<HavocChoices>(update, {
    icon: ICONS[stage],
    isOver: stage === 'finished',
    overTitle: STAGES[stage],
    prompt: promptOf,
    title: STAGES[stage],
    waiting: waitingWords(update, DOING, undefined, ''),
  });
}

/** What the viewer has to do, in one line. */
function promptOf(choices: HavocChoices): string {
  switch (choices.kind) {
    case 'pick':
      return 'Flip a card: the lowest deals';
    case 'storm':
      if (choices.pass) return 'Neither card nor draw: pass';
      if (choices.toxic > 0)
        return choices.cards.length > 0 ? `Play a 7 or draw ${choices.draw}` : `Draw ${choices.draw}`;
      return choices.cards.length > 0 ? (choices.mayDraw ? 'Play a card or draw' : 'Play a card') : 'Draw a card';
    case 'suit':
      return 'Call a suit';
    case 'lane':
      return 'Choose a lane';
    case 'coin':
      return `Place ${count(choices.coins.length, 'coin')}`;
    case 'die':
      return choices.dice.length > 1 ? 'Choose your dice' : 'Roll';
  }
}
