// One table of a tournament: where it is, what it is doing, and its drivers. Not here: its rows (table-rows.tsx), the final
// (final-card.tsx).

import { classes } from '@ui/panels/classes';
import { CircleAlert, CircleCheck, CircleDashed, Flag, Hourglass, Megaphone, Pause } from 'lucide-react';
import { type ReactElement, Suspense } from 'react';
import { useCircuit, useGameUi } from '../../../app/games/games';
import { useNow } from '../../../app/use-now';
import { t } from '../../../text/tournament';
import type { TourneyPart } from '../context';
import { cardKey } from '../model/links';
import { callOf, type Phase, type Placed, partyTableOf, phaseOf } from '../model/lookup';
import { whereText } from '../race-text';
import { clockText, shortTableName } from '../words';
import styles from './table-card.module.css';
import { TableMenu } from './table-menu';
import { TableRows } from './table-rows';

export interface TableCardProps extends TourneyPart {
  at: Placed;
  /** Keys refer to it. */
  isChosen: boolean;
  onChoose(): void;
}

/** The card. */
export function TableCard(props: TableCardProps): ReactElement {
  const { view, at, path, isChosen, onChoose } = props;
  const { table } = at;
  const phase = phaseOf(view, table);
  const id = `tourney-table-${table.round}`;
  return (
    <article
      className={classes(
        styles.tourneyCard,
        styles[`tourney-card-${phase}`],
        at.stage.number > 1 && styles.tourneyCardLater,
        path.has(table.round) && styles.tourneyCardOwn,
        isChosen && styles.tourneyCardChosen,
      )}
      aria-labelledby={id}
      data-table={table.round}
      data-anchor={cardKey(table.round)}
      tabIndex={-1}
      onFocus={onChoose}
    >
      <CardHead {...props} id={id} phase={phase} />
      <TableRows {...props} />
    </article>
  );
}

function CardHead(props: TableCardProps & { id: string; phase: Phase }): ReactElement {
  const { view, cards, party, at, id } = props;
  return (
    <header className={styles.tourneyCardHead}>
      <h3 className={styles.tourneyCardTitle} id={id}>
        {shortTableName(at)}
      </h3>
      <span className={styles.tourneyWhere}>{whereText(view, cards, party, at)}</span>
      <TableState {...props} />
      <TableMenu {...props} />
    </header>
  );
}

/** 'Called, 1:42', 'Lap 1 of 2', 'Finished'. */
export function TableState(props: TourneyPart & { at: Placed }): ReactElement {
  const { view, at } = props;
  const phase = phaseOf(view, at.table);
  return (
    <em className={classes(styles.tourneyState, styles[`tourney-state-${phase}`])}>
      <StateIcon phase={phase} isPaused={view.isPaused} />
      <StateText {...props} phase={phase} />
    </em>
  );
}

function StateIcon({ phase, isPaused }: { phase: Phase; isPaused: boolean }): ReactElement {
  const icon = { size: 15, className: 'icon', 'aria-hidden': true } as const;
  if (isPaused && (phase === 'racing' || phase === 'called')) return <Pause {...icon} />;
  if (phase === 'finished') return <CircleCheck {...icon} />;
  if (phase === 'called') return <Megaphone {...icon} />;
  if (phase === 'racing') return <Flag {...icon} />;
  if (phase === 'damaged') return <CircleAlert {...icon} />;
  return phase === 'callable' ? <CircleDashed {...icon} /> : <Hourglass {...icon} />;
}

function StateText({ view, party, looks, at, phase }: TourneyPart & { at: Placed; phase: Phase }): ReactElement {
  const call = callOf(view, at.table.round);
  if (view.isPaused && (phase === 'racing' || phase === 'called')) return <>{t('paused')}</>;
  if (phase === 'called' && call !== undefined) return <Countdown until={call.left} />;
  const update = looks.get(partyTableOf(party, at.table.round)?.match ?? '')?.update;
  if (phase !== 'racing' || update === undefined) return <>{t(`state.${phase}`)}</>;
  return (
    <Suspense fallback={t('state.racing')}>
      <Lap update={update} />
    </Suspense>
  );
}

/** until: a time of the steady clock, ms. */
function Countdown({ until }: { until: number }): ReactElement {
  const now = useNow();
  return <span className={styles.tourneyClock}>{t('called.in', { time: clockText(until - now) })}</span>;
}

function Lap({
  update,
}: {
  update: NonNullable<ReturnType<TourneyPart['looks']['get']>>['update'] & object;
}): ReactElement {
  const ui = useGameUi(update.game);
  useCircuit(ui, update);
  const { done, round } = ui.frame(update);
  const { laps } = update.options;
  if (update.finished) return <>{t('state.finished')}</>;
  return <>{typeof laps === 'number' ? t('lap', { lap: Math.min(laps, Math.floor(done * laps) + 1), laps }) : round}</>;
}
