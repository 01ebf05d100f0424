// The plate of a league beside the road: its name, what happened there or what opens it. Not here: the road (hill.tsx).

import type { LeagueStation } from '@api/career/commands';
import { playSound } from '@ui/sound/sound';
import { off } from '@ui/why/off';
import { Flag, Lock, Medal, Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '../../../text/club/career';
import { leagueName } from '../career-text';
import styles from './hill.module.css';

/** Drivers who go up from each league. */
const PROMOTED = 2;

interface StationProps {
  station: LeagueStation;
  /** 0-based, from the bottom; here: the league raced in. */
  at: number;
  here: number;
  hereText: string;
  onSeason(season: number): void;
  onHere(): void;
}

/** A button: opens the newest season there, or the standings of the current league. */
export function Station({ station, at, here, hereText, onSeason, onHere }: StationProps): ReactElement {
  const { league, state, last } = station;
  const isHere = state === 'current';
  const why = isHere || last !== null ? undefined : t(at === here + 1 ? 'station.why.next' : 'station.why.far');
  return (
    <li className={styles.hillStation} data-at={at} data-state={state}>
      <button
        type="button"
        className={styles.hillPlate}
        {...off(why)}
        aria-current={isHere ? 'true' : undefined}
        onClick={() => {
          playSound('click');
          if (isHere) onHere();
          else if (last !== null) onSeason(last.season);
        }}
      >
        <span className={styles.hillIcon} aria-hidden="true">
          <Mark station={station} />
        </span>
        <span className={styles.hillWords}>
          <b className="heading">{leagueName(league)}</b>
          <span className="visually-hidden">, {t('station.state', { state })}, </span>
          <small>{isHere ? hereText : pastText(station, at - here)}</small>
          {!isHere && last !== null && (
            <span className="visually-hidden">. {t('station.season', { season: last.season })}</span>
          )}
        </span>
      </button>
    </li>
  );
}

/** away: leagues up from the current one. */
function pastText({ last }: LeagueStation, away: number): string {
  if (last === null) return away === 1 ? t('station.opens', { up: PROMOTED }) : t('station.away', { leagues: away });
  if (last.place === 1) return t('station.won', { points: last.points });
  return t('station.past', { place: last.place, outcome: last.outcome });
}

function Mark({ station: { state, last } }: { station: LeagueStation }): ReactElement {
  if (state === 'current') return <Flag size={23} />;
  if (last === null || state === 'locked') return <Lock size={19} />;
  const Icon = last.place === 1 ? Trophy : Medal;
  return <Icon size={22} data-metal={METALS[last.place - 1]} />;
}

const METALS = ['gold', 'silver', 'bronze'] as const;
