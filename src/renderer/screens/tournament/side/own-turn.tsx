// Where the person here races next: the first thing on a phone. Not here: the call itself (calling.tsx).

import { Button } from '@ui/controls/button';
import { Armchair, Eye } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNow } from '../../../app/use-now';
import { t } from '../../../text/tournament';
import { canWatch } from '../bracket/table-menu';
import type { TourneyPart } from '../context';
import { callOf, driverAt, partyTableOf, phaseOf } from '../model/lookup';
import { isMissing, nextTableOf } from '../model/own';
import { raceText } from '../race-text';
import { clockText, tableName } from '../words';
import styles from './own-turn.module.css';

/** 'You: table 2, in 2 min'; nothing for people who do not drive, and after their last race. */
export function OwnTurn(part: TourneyPart): ReactElement | null {
  const { view, cards, party, own, isHost, actions } = part;
  const next = nextTableOf(view, own);
  const call = next && callOf(view, next.table.round);
  const now = useNow(call !== undefined && !view.isPaused);
  if (own.length === 0 || view.status === 'finished') return null;
  if (next === undefined) return <p className={styles.tourneyOwn}>{t('own.none')}</p>;
  const { round, match } = next.table;
  const phase = phaseOf(view, next.table);
  const table = partyTableOf(party, round)?.number ?? call?.number;
  const isAwaited = next.table.places
    .map(driverAt)
    .some((id) => id !== null && own.includes(id) && isMissing(view, round, id));
  return (
    <section className={styles.tourneyOwn} aria-label={t('own')} data-phase={phase}>
      <p className={styles.tourneyOwnText}>
        <b>
          {table === undefined
            ? t('own.next', { name: tableName(next) })
            : call === undefined
              ? t('own.table', { table })
              : t('own.called', { table, time: clockText(call.left - now) })}
        </b>
        <small>{t('own.race', { name: tableName(next), circuit: raceText(view, cards, next.table.race) })}</small>
      </p>
      {call !== undefined && (
        <Button
          look={isAwaited ? 'main' : 'plain'}
          icon={<Armchair size={18} className="icon" />}
          onClick={() => actions.takeSeat(round)}
        >
          {t(isAwaited ? 'seat.take' : 'seat.open')}
        </Button>
      )}
      {phase === 'racing' && canWatch(match, partyTableOf(party, round) !== undefined, isHost) && (
        <Button icon={<Eye size={18} className="icon" />} onClick={() => actions.watch(round)}>
          {t('own.toRace')}
        </Button>
      )}
    </section>
  );
}
