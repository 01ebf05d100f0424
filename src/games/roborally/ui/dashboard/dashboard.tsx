// RoboRally's dashboard: finds the viewer's open decision and shows its turn, or the executing registers.

import { eventsOf } from '@ui/game/dashboard/on-table';
import { useOpenTurn } from '@ui/game/dashboard/open-turn';
import type { DashboardProps } from '@ui/game-ui';
import { useKept } from '@ui/render/keep';
import { Fragment, type ReactElement } from 'react';
import type { RoborallyUi } from '../../narration/preview';
import type { RoborallyChoices, RoborallyEvent } from '../../types';
import { AllRobots } from './all-robots';
import { WatchFrame } from './dash-frame';
import { Idle } from './idle';
import { ProgramTurn } from './program/program-turn';
import { sentAs } from './program/sent-program';
import { PowerTurn, RespawnTurn } from './small-turns';
import { isTableOpen, type TurnProps } from './turn';

const NO_EVENTS: readonly RoborallyEvent[] = [];

/** The dashboard of the viewer's robot; for spectators, an overview of all robots. */
export function Dashboard(props: DashboardProps<RoborallyUi>): ReactElement {
  const { busy, shown, update } = props;
  const { view } = update;
  const open = useOpenTurn(props);
  const { own } = view;
  const ownShown = useKept(own ? eventsOf(own.seat, shown) : NO_EVENTS);
  const robot = own ? view.robots[own.seat] : undefined;
  const { seats } = update;
  if (!own || !robot) {
    return (
      <WatchFrame>
        <AllRobots view={view} seats={seats} shown={shown} />
      </WatchFrame>
    );
  }
  const sentKey = `${update.match} ${own.seat} ${view.turn}`;
  if (!open || !isTableOpen(true, busy, shown)) {
    const known = sentAs(sentKey)?.cards ?? (own.sealed.length > 0 ? own.sealed : own.draft);
    return <Idle view={view} robot={robot} known={known} seats={seats} shown={shown} />;
  }
  const turn = { ...open, view, robot, own, shown: ownShown, sentKey };
  return <Fragment key={open.ask.id}>{turnOf(turn)}</Fragment>;
}

function turnOf(props: Omit<TurnProps<'power'>, 'choices'> & { choices: RoborallyChoices }): ReactElement {
  const { choices, view, own, ...rest } = props;
  switch (choices.kind) {
    case 'program':
      return <ProgramTurn {...rest} course={view.course} options={view.options} choices={choices} />;
    case 'power':
      return <PowerTurn {...rest} {...{ view, own, choices }} />;
    case 'respawn':
      return <RespawnTurn {...rest} {...{ view, own, choices }} />;
  }
}
