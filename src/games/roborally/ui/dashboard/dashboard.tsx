// RoboRally's dashboard: finds the viewer's open decision and shows its turn, or the executing registers.

import { useOpenTurn } from '@ui/game/dashboard/open-turn';
import type { DashboardProps } from '@ui/game-ui';
import { Fragment, type ReactElement } from 'react';
import type { RoborallyUi } from '../../narration/preview';
import type { RoborallyChoices } from '../../types';
import { AllRobots } from './all-robots';
import { WatchFrame } from './dash-frame';
import { Idle } from './idle';
import { ProgramTurn } from './program/program-turn';
import { sentAs } from './program/sent-program';
import { PowerTurn, RespawnTurn } from './small-turns';
import { isTableOpen, type TurnProps } from './turn';

/** The dashboard of the viewer's robot; for spectators, an overview of all robots. */
export function Dashboard(props: DashboardProps<RoborallyUi>): ReactElement {
  const { busy, shown, update } = props;
  const { view } = update;
  const open = useOpenTurn(props);
  const { own } = view;
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
  const turn = { ...open, view, robot, own, shown, sentKey };
  return <Fragment key={open.ask.id}>{turnOf(turn)}</Fragment>;
}

function turnOf(props: Omit<TurnProps<'power'>, 'choices'> & { choices: RoborallyChoices }): ReactElement {
  const { choices, ...rest } = props;
  switch (choices.kind) {
    case 'program':
      return <ProgramTurn {...rest} choices={choices} />;
    case 'power':
      return <PowerTurn {...rest} choices={choices} />;
    case 'respawn':
      return <RespawnTurn {...rest} choices={choices} />;
  }
}
