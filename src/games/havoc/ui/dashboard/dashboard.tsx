// Havoc Speedway's dashboard: the card table in Dealer Selection and Storm, otherwise a column beside the oval. Finds the
// viewer's open decision and shows its turn, or the waiting state.

import { useOpenTurn } from '@ui/game/dashboard/open-turn';
import type { DashboardProps } from '@ui/game-ui';
import type { ReactElement } from 'react';
import type { HavocUi } from '../../narration/preview';
import type { HavocChoices, HavocEvent } from '../../types';
import { type HavocTable, tableAfter } from '../table';
import { CoinTurn } from './column/coin-turn';
import { DieTurn } from './column/die-turn';
import { Idle } from './column/idle';
import { LaneTurn } from './column/lane-turn';
import { ResultsPopup } from './results-popup';
import { DealerTable } from './table/dealer-table';
import { StormTable } from './table/storm-table';
import type { TurnProps } from './turn';

type CurrentTurn = Omit<TurnProps<'die'>, 'choices'>;

/** The viewer's controls, or the view of a spectator. */
export function Dashboard(props: DashboardProps<HavocUi>): ReactElement {
  const { update } = props;
  const table = tableAfter(update.view, props.shown);
  const open = useOpenTurn(props);
  const { seats } = update;
  const viewer = typeof update.viewer === 'number' ? update.viewer : null;
  const turn = open && props.shown.length === 0 && !open.ask.committed ? { ...open, table } : null;
  const dealt = update.start === undefined || props.shown.some(isDeal);
  return (
    <>
      {stageOf({
        ...{ table, dealt, seats, viewer, turn, preview: props.preview, rush: props.rush },
        choices: turn?.choices ?? null,
        match: update.match,
      })}
      <ResultsPopup seats={seats} auto={secondsOf(update, viewer)} goingOn={props.goingOn} />
    </>
  );
}

function isDeal({ type }: HavocEvent): boolean {
  return type === 'dealerGridDealt';
}

/** Seconds after which results continue if the host has set none: a timer is running, or only watchers are at this screen. */
const USUAL = 10;

/** Seconds after which results continue automatically, 0 = never. */
function secondsOf({ clock, goOn }: DashboardProps['update'], viewer: number | null): number {
  if (goOn.after > 0) return goOn.after;
  return clock > 0 || viewer === null ? USUAL : 0;
}

interface StageProps {
  table: HavocTable;
  /** The cards of the Dealer Selection are on the table. */
  dealt: boolean;
  seats: CurrentTurn['seats'];
  viewer: number | null;
  turn: CurrentTurn | null;
  choices: HavocChoices | null;
  preview: CurrentTurn['preview'];
  match: string;
  rush: DashboardProps<HavocUi>['rush'];
}

// The tables stay mounted from turn to turn, so that cards can fly; each turn beside the oval is a new component.
function stageOf({ table, dealt, seats, viewer, turn, choices, preview, match, rush }: StageProps): ReactElement {
  const { stage } = table.view;
  if (stage === 'dealer') {
    const picking = turn && choices?.kind === 'pick' ? { ...turn, choices } : null;
    return <DealerTable table={table} dealt={dealt} turn={picking} />;
  }
  if (stage === 'storm') {
    return <StormTable table={table} viewer={viewer} turn={stormTurn(turn, choices)} match={match} rush={rush} />;
  }
  if (turn && choices?.kind === 'lane') return <LaneTurn key={turn.ask.id} {...turn} choices={choices} />;
  if (turn && choices?.kind === 'coin') return <CoinTurn key={turn.ask.id} {...turn} choices={choices} />;
  if (turn && choices?.kind === 'die') return <DieTurn key={turn.ask.id} {...turn} choices={choices} />;
  return <Idle table={table} seats={seats} viewer={viewer} preview={preview} />;
}

function stormTurn(
  turn: CurrentTurn | null,
  choices: HavocChoices | null,
): TurnProps<'storm'> | TurnProps<'suit'> | null {
  if (turn && choices?.kind === 'storm') return { ...turn, choices };
  return turn && choices?.kind === 'suit' ? { ...turn, choices } : null;
}
