// The dashboard of RoboRally: finds the viewer's open ask and shows the turn for it, or the running floor.

import type { DashboardProps } from '@ui/game-ui';
import { type ReactElement, useCallback } from 'react';
import type { RoborallyAction, RoborallyChoices, RoborallyEvent, RoborallyView } from '../../types';
import { AllRobots } from './all-robots';
import { Idle } from './idle';
import { ProgramTurn } from './program-turn';
import { sentAs } from './sent-program';
import { PowerTurn, RespawnTurn } from './small-turns';
import { isTableOpen, type TurnProps } from './turn';
import './dashboard.css';
import './cards.css';
import './narrow.css';

/** The dashboard of the viewer's robot; all robots at a glance for those who only watch. */
export function Dashboard(props: DashboardProps): ReactElement {
  const { update, busy, aids, hint, target, takeTarget } = props;
  const view = update.view as RoborallyView;
  const shown = props.shown as readonly RoborallyEvent[];
  const ask = update.asks.find((a) => a.seat === update.viewer);
  const choices = ask && (update.choices[String(ask.id)] as RoborallyChoices | undefined);
  const id = ask?.id ?? 0;
  const { act: answer, preview, prompt } = props;
  const act = useCallback((action: RoborallyAction) => answer(id, action), [answer, id]);
  const { own } = view;
  const robot = own ? view.robots[own.seat] : undefined;
  const { seats } = update;
  if (!own || !robot) {
    return (
      <section className="rr-dash rr-watching" aria-label="All robots">
        <AllRobots view={view} seats={seats} shown={shown} />
      </section>
    );
  }
  const sentKey = `${update.match} ${own.seat} ${view.turn}`;
  if (!ask || !choices || !isTableOpen(true, busy, shown)) {
    const known = sentAs(sentKey)?.cards ?? (own.sealed.length > 0 ? own.sealed : own.draft);
    return <Idle view={view} robot={robot} known={known} seats={seats} shown={shown} />;
  }
  const turn = {
    ask,
    view,
    seats,
    robot,
    own,
    shown,
    dim: busy,
    sentKey,
    aids,
    hint: (hint ?? null) as RoborallyAction | null,
    act,
    preview,
    prompt,
    target,
    takeTarget,
  };
  return <Turn key={ask.id} {...turn} choices={choices} />;
}

function Turn(props: Omit<TurnProps<'power'>, 'choices'> & { choices: RoborallyChoices }): ReactElement {
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
