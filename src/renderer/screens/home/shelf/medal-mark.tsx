// The nearest medal of a game in a ring below its box, with how many circuits have it. Loaded once a medal is won.

import type { Trial } from '@api/trials/commands';
import { listOf } from '@i18n/page';
import { circuitName } from '@narration/catalogue-names';
import { Tip } from '@ui/overlays/tooltip';
import { Medal } from '@ui/panels/medal';
import { playSound } from '@ui/sound/sound';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { plateNameOf } from '../../../app/games/boxes';
import { useGameCard } from '../../../app/games/games';
import { to } from '../../../app/routes';
import { rich, t } from '../../../text/club/trials';
import { nearestMedal } from '../../challenges/trials/nearest';
import styles from './medal-mark.module.css';

/** Around a ring of radius 15. */
const ROUND = 2 * Math.PI * 15;

export interface MedalMarkProps {
  game: string;
  /** Of all games. */
  trials: readonly Trial[];
}

/** The mark; a link to the challenges. */
export function MedalMark({ game, trials }: MedalMarkProps): ReactElement | null {
  const card = useGameCard(game);
  const nearest = nearestMedal(trials.filter((one) => one.game === game));
  if (nearest === null) return null;
  const { kind, medal, won, all, missing } = nearest;
  const circuits = listOf(missing.map((circuit) => circuitName(card, circuit)));
  const values = { game: plateNameOf(game), medal, won, all, circuits };
  const said =
    kind === 'some' ? t('mark.some', values) : kind === 'every' ? t('mark.all', values) : t('mark.wins', values);
  return (
    <Tip text={said}>
      <Link href={to.challenges()} className={styles.medalMark} aria-label={said} onClick={() => playSound('click')}>
        <span className={styles.medalRing} data-medal={medal}>
          <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
            <circle cx="17" cy="17" r="15" />
            <circle cx="17" cy="17" r="15" strokeDasharray={`${(ROUND * won) / all} ${ROUND}`} />
          </svg>
          <Medal kind={medal} won size={17} />
        </span>
        <span>{rich('counts.of', { won, all }, { small: (inner) => <small>{inner}</small> })}</span>
      </Link>
    </Tip>
  );
}
