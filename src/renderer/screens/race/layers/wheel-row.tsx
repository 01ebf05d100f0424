// Hands a car to an AI driver and back: for a person who has to leave the table for a while.

import type { MatchUpdate } from '@api/contract';
import { nameOf } from '@narration/phrases';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { Bot, Gamepad2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { attempt } from '../../../app/client';
import { t } from '../../../text/race';
import styles from './menu.module.css';

/** The button that takes back the first car handed to an AI driver, if no one else sits at this screen. */
export function wheelOf({
  match,
  viewer,
  lent: handedToAi,
  finished,
}: MatchUpdate): { seat: number; take(): void } | null {
  const [first] = handedToAi;
  if (first === undefined || finished || typeof viewer === 'number') return null;
  const { seat, driver } = first;
  return { seat, take: () => void attempt('match.handOver', { match, seat, driver }) };
}

/** Rows of the race menu, for the people at this screen; in a party the seats are handed over beside their names. */
export function WheelRows({ update, ui }: { update: MatchUpdate; ui: GameUi }): ReactElement | null {
  const { match, viewer, mine, lent: handedToAi, seats, finished } = update;
  if (finished) return null;
  const hand = (seat: number, driver: (typeof seats)[number]['driver']) =>
    void attempt('match.handOver', { match, seat, driver });
  const hasMore = mine.length + handedToAi.length > 1;
  return (
    <>
      {typeof viewer === 'number' && mine.includes(viewer) && (
        <div className={styles.raceMenuRow}>
          <span>
            <b>{t('wheel.lend')}</b>
            <small className="note">{t('wheel.lend.note', { level: ui.levelNames.medium })}</small>
          </span>
          <Button size="small" icon={<Bot size={18} />} onClick={() => hand(viewer, { kind: 'ai', level: 'medium' })}>
            {t('wheel.lend.yes')}
          </Button>
        </div>
      )}
      {handedToAi.map(({ seat, driver }) => (
        <div key={seat} className={styles.raceMenuRow}>
          <span>
            <b>{hasMore ? t('wheel.of', { name: nameOf(seats, seat) }) : t('wheel.own')}</b>
            <small className="note">{t('wheel.note')}</small>
          </span>
          <Button size="small" icon={<Gamepad2 size={18} />} onClick={() => hand(seat, driver)}>
            {t('wheel.take')}
          </Button>
        </div>
      ))}
    </>
  );
}
