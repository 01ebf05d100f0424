// The sponsorship cards that a driver holds, beside the name in the standings: a back with their number. A card that has just
// been won flies there from the press. Not here: which cards they are, which stays secret.

import { useFlight } from '@ui/flight';
import { type ReactElement, useRef } from 'react';
import { t } from '../../text/t';
import { SponsorBack } from '../cards/card-face';
import styles from './held-mark.module.css';
import { placeWon } from './place-won';

/** The flight's time at speed 1, ms. */
const FLIES = 700;

/** The mark. isNew: the last of the cards has just been won. */
export function HeldMark({ held, isNew }: { held: number; isNew: boolean }): ReactElement {
  const card = useRef<HTMLSpanElement>(null);
  useFlight(card, { from: isNew ? placeWon() : null, ms: FLIES });
  return (
    <span className={styles.weekendHeld} title={t('sponsorCards', { n: held })}>
      <span className={styles.weekendHeldCard} ref={card}>
        <SponsorBack />
      </span>
      {held}
    </span>
  );
}
