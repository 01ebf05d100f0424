// The three slots for the viewer's picks: picks made, the one to fill now, and those to come [R84].

import { useFlight } from '@ui/flight';
import { classes } from '@ui/panels/classes';
import { Lock, Plus } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { cardSpoken } from '../../narration/symbol-text';
import { t } from '../../text/t';
import type { Card } from '../../types';
import { CardFace } from '../cards/card-face';
import draftStyles from './draft.module.css';
import styles from './picks.module.css';

const ROUNDS = [1, 2, 3] as const;
/** Time for a taken card to fly to its slot, ms. */
const FLIES = 250;

export interface PicksProps {
  picks: readonly Card[];
  round: number;
  /** Place on the mat from which the last pick just came; null if it was there before. */
  from: number | null;
  title: string;
}

/** The viewer's three pick slots. */
export function Picks({ picks, round, from, title }: PicksProps): ReactElement {
  return (
    <section className={styles.draftPicks} aria-label={title}>
      <header className={draftStyles.draftHead}>
        <span className="label">{t('draft.picks.count', { picks: title, n: picks.length })}</span>
        <span className={classes(styles.draftPicksNote, 'note')}>{t('draft.picks.note')}</span>
      </header>
      <div className={styles.draftSlots}>
        {ROUNDS.map((slot) => {
          const card = picks[slot - 1];
          if (card !== undefined) {
            return <PickedCard key={slot} card={card} from={slot === picks.length ? from : null} />;
          }
          const isNow = slot === picks.length + 1 && slot === round;
          return (
            <span key={slot} className={classes(styles.draftSlot, isNow && styles.draftSlotNow)}>
              {isNow ? <Plus size={22} aria-hidden="true" /> : <Lock size={20} aria-hidden="true" />}
              <span>{t('draft.slot', { n: slot })}</span>
              {isNow && <span>{t('draft.slot.now')}</span>}
            </span>
          );
        })}
      </div>
    </section>
  );
}

function PickedCard({ card, from }: { card: Card; from: number | null }): ReactElement {
  const element = useRef<HTMLSpanElement>(null);
  useFlight(element, { from: from === null ? null : `[data-place="${from}"]`, ms: FLIES });
  return (
    <span className={styles.draftPicked} ref={element} role="img" aria-label={cardSpoken(card)}>
      <CardFace card={card} />
    </span>
  );
}
