// Heat's dashboard: finds the viewer's open ask and shows the turn for it, or the waiting state.

import type { DashboardProps } from '@ui/game-ui';
import { type ReactElement, useCallback } from 'react';
import type { HeatAction, HeatChoices, HeatEvent, HeatView } from '../../types';
import type { HeatPreview } from '../board/preview';
import { aided } from './aided';
import { CardsTurn } from './cards-turn';
import { ClutteredTurn, isCluttered } from './cluttered-turn';
import './dashboard.css';
import './tiles.css';
import { DiscardTurn } from './discard-turn';
import { DraftTurn } from './draft-turn';
import { GearTurn } from './gear-turn';
import { Idle, TableRow } from './idle';
import './phone.css';
import { ReactTurn } from './react-turn';
import { tableOf } from './shown';
import { SlipstreamTurn } from './slipstream-turn';
import type { TurnProps } from './turn';
import { ValueTurn } from './value-turn';

/** The dashboard of the viewer's car. */
export function Dashboard(props: DashboardProps): ReactElement {
  const { update, busy, aids, hint, target, takeTarget } = props;
  const view = update.view as HeatView;
  const shown = props.shown as readonly HeatEvent[];
  const ask = update.asks.find((a) => a.seat === update.viewer);
  const choices = ask && (update.choices[String(ask.id)] as HeatChoices | undefined);
  const id = ask?.id ?? 0;
  const { act: answer, preview: show, prompt } = props;
  const preview = useCallback((next: HeatPreview | null) => show(aided(next, aids)), [show, aids]);
  const act = useCallback((action: HeatAction) => answer(id, action), [answer, id]);
  const own = view.own;
  const car = own ? view.cars[own.seat] : undefined;
  if (!own || !car) return <Watching {...props} shown={shown} />;
  if (!ask || !choices || tableOf(shown)) {
    return <Idle view={view} car={car} own={own} seats={update.seats} shown={shown} />;
  }
  const turn = {
    ask,
    view,
    car,
    own,
    shown,
    dim: busy,
    aids,
    hint: (hint ?? null) as HeatAction | null,
    act,
    preview,
    prompt,
    target,
    takeTarget,
  };
  return <Turn key={ask.id} {...turn} choices={choices} />;
}

function Turn(props: Omit<TurnProps<HeatChoices['kind']>, 'choices'> & { choices: HeatChoices }): ReactElement {
  const { choices, ...rest } = props;
  switch (choices.kind) {
    case 'draft':
      return <DraftTurn {...rest} choices={choices} />;
    case 'gear':
      return <GearTurn {...rest} choices={choices} />;
    case 'cards':
      return isCluttered({ choices }) ? (
        <ClutteredTurn {...rest} choices={choices} />
      ) : (
        <CardsTurn {...rest} choices={choices} />
      );
    case 'value':
      return <ValueTurn {...rest} choices={choices} />;
    case 'react':
      return <ReactTurn {...rest} choices={choices} />;
    case 'slipstream':
      return <SlipstreamTurn {...rest} choices={choices} />;
    case 'discard':
      return <DiscardTurn {...rest} choices={choices} />;
  }
}

/** Nobody at this screen drives: the reveals alone. */
function Watching({ update, shown }: { update: DashboardProps['update']; shown: readonly HeatEvent[] }): ReactElement {
  const table = tableOf(shown);
  return (
    <section className="heat-dash heat-watching" aria-label="Cards on the table">
      {table ? <TableRow table={table} seats={update.seats} /> : <p className="note">You are watching this race.</p>}
    </section>
  );
}
