// Unfinished races: open ones to continue, damaged ones to delete.

import type { MatchSummary } from '@api/contract';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Chip, EmptyState, Panel } from '@ui/panels/panel';
import { SeatInitial } from '@ui/panels/seat';
import { Flag, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { messageText } from '../../app/api-errors';
import { attempt } from '../../app/client';
import { companyText, dateTimeText } from '../../app/format';
import { isSession, useGameCard, useGameUi } from '../../app/games/games';
import { OriginChip } from '../../app/origin-chip';
import { to } from '../../app/routes';
import { refreshRaces, useApp } from '../../app/store';
import { t } from '../../text/races';
import { DeleteRace, KeptThumb, useRaceName } from './kept-row';
import styles from './races.module.css';

/** Races to continue, and damaged ones; undefined until the host has sent them. */
export function useSavedRaces(): readonly MatchSummary[] | undefined {
  return useApp((s) => s.races)?.filter((race) => race.status !== 'finished');
}

/** The list of saved races. */
export function SavedRaces(): ReactElement {
  const [, navigate] = useLocation();
  const races = useSavedRaces();
  if (races?.length === 0) {
    return (
      <EmptyState
        icon={<Flag />}
        text={t('saved.none')}
        action={<Button onClick={() => navigate(to.home())}>{t('box')}</Button>}
      />
    );
  }
  return (
    <ul className={styles.racesList} aria-label={t('saved.label')}>
      {races?.map((race) => (
        <li key={race.match}>
          <SavedRow race={race} />
        </li>
      ))}
    </ul>
  );
}

function SavedRow({ race }: { race: MatchSummary }): ReactElement {
  const [, navigate] = useLocation();
  const ui = useGameUi(race.game);
  const card = useGameCard(race.game);
  const name = useRaceName(race.game, race.circuit);
  const damaged = race.status === 'damaged';
  const trouble = race.trouble === null ? t('saved.unreadable') : messageText(race.trouble);
  return (
    <Panel className={classes(styles.keptRow)}>
      <KeptThumb ui={ui} circuit={race.circuit} />
      <div className={styles.keptText}>
        <h2 className={classes('heading', styles.keptName)}>{name.title}</h2>
        <p className={styles.keptLine}>{damaged ? trouble : ui.continueLine(race.view, race.seats)}</p>
        <p className="note">
          {t('saved.when', { when: dateTimeText(race.savedAt), company: companyText(race.seats) })}
        </p>
        <p className={styles.keptChips}>
          <OriginChip origin={race.origin} />
          {isSession(card, race.options) && <Chip>{t('race.qualifying')}</Chip>}
          {damaged && <Chip look="bad">{t('saved.damaged')}</Chip>}
        </p>
      </div>
      <ul className={styles.keptSeats} aria-label={t('saved.drivers')}>
        {race.seats.map((seat) => (
          <li key={seat.seat}>
            <SeatInitial name={seat.name} colour={seat.colour} mine={seat.driver.kind === 'you'} />
          </li>
        ))}
      </ul>
      <div className={styles.keptButtons}>
        {!damaged && (
          <Button
            icon={<Play size={18} fill="currentColor" className="icon" />}
            aria-label={t('saved.resume.label', { name: name.both })}
            onClick={() => navigate(to.race(race.match))}
          >
            {t('saved.resume')}
          </Button>
        )}
        <DeleteRace
          name={name.both}
          text={t('saved.cannotUndo', { name: name.both, when: dateTimeText(race.savedAt) })}
          onYes={() => void remove(race.match)}
        />
      </div>
    </Panel>
  );
}

async function remove(match: string): Promise<void> {
  if ((await attempt('matches.delete', { match })) === undefined) return;
  await refreshRaces();
}
