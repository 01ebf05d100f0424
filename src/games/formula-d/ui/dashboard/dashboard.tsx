// The dashboard of Formula D: finds the viewer's open ask and shows the turn for it, or the waiting state.

import type { DashboardProps } from '@ui/game-ui';
import { type ReactElement, useCallback } from 'react';
import type { FormulaAction, FormulaChoices, FormulaEvent, FormulaView } from '../../types';
import { GearTurn } from './gear-turn';
import { AllCars, Idle } from './idle';
import { MoveTurn } from './move-turn';
import type { TurnProps } from './turn';
import './dashboard.css';
import './choice.css';
import './small.css';

/** The dashboard of the viewer's car; all cars at a glance for those who only watch. */
export function Dashboard(props: DashboardProps): ReactElement {
  const { update, busy, aids, hint, target, takeTarget } = props;
  const view = update.view as FormulaView;
  const shown = props.shown as readonly FormulaEvent[];
  const ask = update.asks.find((a) => a.seat === update.viewer);
  const choices = ask && (update.choices[String(ask.id)] as FormulaChoices | undefined);
  const id = ask?.id ?? 0;
  const { act: answer, preview, prompt } = props;
  const act = useCallback((action: FormulaAction) => answer(id, action), [answer, id]);
  const car = typeof update.viewer === 'number' ? view.cars[update.viewer] : undefined;
  const { seats } = update;
  if (!car) {
    return (
      <section className="fd-dash fd-watching" aria-label="All dashboards">
        <AllCars view={view} seats={seats} shown={shown} />
      </section>
    );
  }
  if (!ask || !choices || shown.length > 0) return <Idle view={view} car={car} seats={seats} shown={shown} />;
  const turn = {
    ask,
    view,
    seats,
    car,
    shown,
    dim: busy,
    // At a shared screen nobody has a display of their own: costs, for everybody the same.
    aids: update.mine.length > 1 ? 'costs' : aids,
    hint: (hint ?? null) as FormulaAction | null,
    act,
    preview,
    prompt,
    target,
    takeTarget,
  };
  return <Turn key={ask.id} {...turn} choices={choices} />;
}

function Turn(props: Omit<TurnProps<'gear'>, 'choices'> & { choices: FormulaChoices }): ReactElement {
  const { choices, ...rest } = props;
  if (choices.kind === 'gear') return <GearTurn {...rest} choices={choices} />;
  return <MoveTurn {...rest} choices={choices} />;
}
