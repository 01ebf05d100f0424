// Heat's dashboard: finds the viewer's open decision and shows the turn for it, or the waiting state.

import { useOpenTurn } from '@ui/game/dashboard/open-turn';
import { WatchSlot } from '@ui/game/layout/slots';
import type { DashboardProps } from '@ui/game-ui';
import { Fragment, type ReactElement, useEffect } from 'react';
import { draftSetup } from '../../narration/deck';
import { draftAfter } from '../../narration/draft-table';
import type { HeatUi } from '../../narration/preview';
import { isWeekend, sightOf, stageOf } from '../../narration/stage';
import { t } from '../../text/t';
import type { HeatChoices, HeatEvent } from '../../types';
import { DraftScreen } from '../draft/draft-screen';
import { eventPause } from '../weekend/event/event-pause';
import { WeekendScreen } from '../weekend/weekend-screen';
import styles from './dash-frame.module.css';
import { Idle, TableRow } from './idle';
import { previewWithAids } from './preview-with-aids';
import { revealedCards } from './shown';
import { CardsTurn } from './turns/cards-turn';
import { ClutteredTurn, isCluttered } from './turns/cluttered-turn';
import { DiscardTurn } from './turns/discard-turn';
import { GearTurn } from './turns/gear-turn';
import { ReactTurn } from './turns/react-turn';
import { SlipstreamTurn } from './turns/slipstream-turn';
import type { TurnProps } from './turns/turn';
import { ValueTurn } from './turns/value-turn';

/** The dashboard of the viewer's car. */
export function Dashboard(props: DashboardProps<HeatUi>): ReactElement {
  const { shown, update } = props;
  const { view } = update;
  const open = useOpenTurn(props, previewWithAids);
  useEffect(eventPause.host, []);
  const own = view.own;
  const car = own ? view.cars[own.seat] : undefined;
  const stage = stageOf(view, shown);
  const viewer = sightOf(update);
  if (isWeekend(view, shown, stage)) {
    return (
      <WeekendScreen update={update} view={view} shown={shown} stage={stage} viewer={viewer} goingOn={props.goingOn} />
    );
  }
  const turn = own && car && open && { ...open, view, car, own, shown };
  const draft = stage === 'draft' ? draftAfter(view, shown) : null;
  if (draft) {
    const { choices } = turn ?? {};
    const isTurn = turn && !turn.ask.committed && choices?.kind === 'draft' && shown.length === 0;
    return (
      <DraftScreen
        update={update}
        view={view}
        draft={draft}
        shown={shown}
        setup={draftSetup(view)}
        viewer={viewer}
        turn={isTurn ? { ...turn, choices } : null}
      />
    );
  }
  if (!own || !car) return <Watching {...props} />;
  if (!turn || turn.choices.kind === 'draft' || revealedCards(shown)) {
    return <Idle view={view} car={car} own={own} seats={update.seats} shown={shown} />;
  }
  return <Fragment key={turn.ask.id}>{turnOf({ ...turn, choices: turn.choices })}</Fragment>;
}

/** Choices on the dashboard; the draft has its own screen. */
type RaceChoices = Exclude<HeatChoices, { kind: 'draft' }>;

function turnOf(props: Omit<TurnProps<RaceChoices['kind']>, 'choices'> & { choices: RaceChoices }): ReactElement {
  const { choices, ...rest } = props;
  switch (choices.kind) {
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

/** Without a driver at this screen: only the reveals. */
function Watching({ update, shown }: { update: DashboardProps['update']; shown: readonly HeatEvent[] }): ReactElement {
  const table = revealedCards(shown);
  return (
    <WatchSlot name={t('dash.table')} className={styles.heatWatching}>
      {table ? <TableRow table={table} seats={update.seats} /> : <p className="note">{t('dash.watching')}</p>}
    </WatchSlot>
  );
}
