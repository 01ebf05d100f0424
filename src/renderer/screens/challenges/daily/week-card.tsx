// The short race of the week, smaller than the race of the day.

import type { DailyRace } from '@api/daily/commands';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { Panel } from '@ui/panels/panel';
import { PlaceBadge, pictureUrl } from '@ui/panels/seat';
import { Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { plateNameOf } from '../../../app/games/boxes';
import { useFirstLook, useGameCard } from '../../../app/games/games';
import { t } from '../../../text/club/challenges';
import styles from './daily.module.css';
import type { DailyActions } from './daily-actions';

const BUTTONS = {
  open: { text: 'week.start', said: 'week.start.said' },
  running: { text: 'week.resume', said: 'week.resume.said' },
  done: { text: 'week.again', said: 'week.again.said' },
} as const;

/** The card. */
export function WeekCard({ race, actions }: { race: DailyRace; actions: DailyActions }): ReactElement {
  const look = useFirstLook(race.game);
  const card = useGameCard(race.game);
  const { result, state } = race;
  const button = BUTTONS[state];
  return (
    <Panel className={styles.week} label={t('week.title')}>
      <div className={styles.weekMap}>
        <img src={pictureUrl(look.circuitPicture(race.circuit, 'thumbnail'))} alt="" />
        {result !== null && <PlaceBadge place={result.place} large />}
      </div>
      <div className={styles.weekText}>
        <h3 className="heading">{t('week.title')}</h3>
        <p>{t('week.about', { circuit: circuitName(card, race.circuit), game: plateNameOf(race.game) })}</p>
        <p className="note">
          {result === null ? t('week.from') : t('daily.result', { place: result.place, cars: result.cars })}
        </p>
        <div className={styles.weekButtons}>
          <Button
            busy={actions.isBusy}
            aria-label={t(button.said)}
            onClick={() => actions.start(race, state === 'done')}
          >
            {t(button.text)}
          </Button>
          {result !== null && (
            <Button icon={<Users size={18} className="icon" />} onClick={() => actions.compare(race)}>
              {t('share.friends')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
