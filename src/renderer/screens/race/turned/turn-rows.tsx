// Rows of the race menu for a tablet that lies flat: at which side of it each person sits.

import type { MatchUpdate } from '@api/contract';
import { isHere } from '@api/drivers';
import { Segments } from '@ui/controls/segments';
import type { ReactElement } from 'react';
import { useApp } from '../../../app/store';
import { t } from '../../../text/race';
import menuStyles from '../layers/menu.module.css';
import { oppositeIn, sitOpposite, useSides } from './sides';

/** One row for each person at this screen; nothing if only one person plays here. */
export function TurnRows({ update }: { update: MatchUpdate }): ReactElement | null {
  const opposite = oppositeIn(useSides(), update.match);
  const owner = useApp((s) => s.role === 'owner');
  const persons = update.seats.filter(({ driver }) => isHere(driver));
  if (!owner || persons.length < 2) return null;
  return (
    <>
      <div className={menuStyles.raceMenuRow}>
        <span>
          <b>{t('turn.title')}</b>
          <small className="note">{t('turn.note')}</small>
        </span>
      </div>
      {persons.map(({ seat, name }) => (
        <div key={seat} className={menuStyles.raceMenuRow}>
          <span>{name}</span>
          <Segments
            label={t('turn.side', { name })}
            value={opposite.includes(seat) ? 'opposite' : 'this'}
            choices={[
              { value: 'this', label: t('turn.this') },
              { value: 'opposite', label: t('turn.opposite') },
            ]}
            onChange={(side) => sitOpposite(update.match, seat, side === 'opposite')}
          />
        </div>
      ))}
    </>
  );
}
