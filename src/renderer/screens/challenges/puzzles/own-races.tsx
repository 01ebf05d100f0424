// Puzzles from the person's own races: a card that opens them, newest first.

import { playSound } from '@ui/sound/sound';
import { off } from '@ui/why/off';
import type { ReactElement } from 'react';
import { useAnswer } from '../../../app/use-answer';
import { t } from '../../../text/club/challenges';
import type { PuzzleHome } from '../use-challenges';
import styles from './puzzles.module.css';

export interface OwnRacesProps extends Pick<PuzzleHome, 'own'> {
  day: string;
  busy: boolean;
  onSolve(): void;
}

/** The card. Without puzzles it says where they come from. */
export function OwnRaces({ own, day, busy, onSolve }: OwnRacesProps): ReactElement {
  const { value } = useAnswer('puzzles.own', { day });
  const text = own.all > 0 ? t('own.text') : t((value?.searching.length ?? 0) > 0 ? 'own.searching' : 'own.none');
  return (
    <button
      type="button"
      className={styles.own}
      {...off(own.all === 0 ? t('own.none') : busy ? t('fetching') : undefined)}
      onClick={() => {
        playSound('click');
        onSolve();
      }}
    >
      <Curve />
      <span className={styles.ownText}>
        <b className="heading">{t('own.title')}</b>
        <span>{text}</span>
      </span>
      {own.fresh > 0 && <span className={styles.ownFresh}>{t('own.fresh', { fresh: own.fresh })}</span>}
    </button>
  );
}

/** The curve of a race with two mistakes. */
function Curve(): ReactElement {
  return (
    <svg width="132" height="66" viewBox="0 0 132 66" className={styles.ownCurve} aria-hidden="true">
      <path d="M2 44C14 42 20 46 30 38S44 22 54 26C60 30 58 46 66 46S84 34 92 32C98 34 98 50 106 52S122 56 130 58" />
      {MISTAKES.map(([x, y]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <rect x="-8" y="-8" width="16" height="16" rx="3" transform="rotate(45)" />
          <path d="M-3 -3L3 3M3 -3L-3 3" />
        </g>
      ))}
    </svg>
  );
}

const MISTAKES = [
  [55, 27],
  [92, 32],
] as const;
