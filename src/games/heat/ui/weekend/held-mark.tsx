// The sponsorship cards that a driver holds, beside the name in the standings: a back with their number. A card that has just
// been won flies there from the press. Not here: which cards they are, which stays secret.

import { type Spot, useFlight } from '@ui/flight';
import { type ReactElement, useRef } from 'react';
import { t } from '../../text/t';
import { SponsorBack } from '../cards/card-face';
import styles from './held-mark.module.css';

/** Size of a card at the start of its flight, px, and the flight's time at speed 1, ms. */
const CARD = { width: 44, height: 62 };
const FLIES = 700;

let wonAt: Spot | null = null;

/** Called by the board with the point in the window where the newest card was won, px. */
export function noteWon(x: number, y: number): void {
  wonAt = { left: x - CARD.width / 2, top: y - CARD.height / 2, ...CARD };
}

/** The mark. isNew: the last of the cards has just been won. */
export function HeldMark({ held, isNew }: { held: number; isNew: boolean }): ReactElement {
  const card = useRef<HTMLSpanElement>(null);
  useFlight(card, { from: isNew ? wonAt : null, ms: FLIES });
  return (
    <span className={styles.weekendHeld} title={t('sponsorCards', { n: held })}>
      <span className={styles.weekendHeldCard} ref={card}>
        <SponsorBack />
      </span>
      {held}
    </span>
  );
}
