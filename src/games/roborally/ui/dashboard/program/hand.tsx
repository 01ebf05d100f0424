// The hand during programming: by click, by drag, or by number key.

import { useDroppable } from '@dnd-kit/core';
import { keyFor } from '@ui/key-actions';
import { keyName } from '@ui/key-names';
import type { ReactElement } from 'react';
import { cardName } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Card } from '../../../types';
import { CardButton } from './card-button';
import styles from './hand.module.css';
import { HAND, type TableProps } from './program-table';

export interface HandProps extends TableProps {
  /** All cards dealt, highest number first. */
  all: readonly Card[];
}

/** The cards dealt; a placed card leaves its number behind. */
export function Hand({ program, done, hinted, all }: HandProps): ReactElement {
  const { setNodeRef } = useDroppable({ id: HAND, disabled: done });
  return (
    <fieldset className={styles.hand} ref={setNodeRef} aria-label={t('hand.name')}>
      {all.map((card, i) => {
        const slot = program.cards.indexOf(card);
        if (slot >= 0 && !program.hand.includes(card)) {
          return (
            <span key={card} className={styles.handGone}>
              {t('hand.placed', { register: slot + 1 })}
            </span>
          );
        }
        return (
          <CardButton
            key={card}
            card={card}
            slot={-1}
            why={done ? t('program.barred.done') : program.missing === 0 && t('hand.full')}
            label={t('hand.card', { number: card, card: cardName(card), key: keyName(keyFor(String((i + 1) % 10))) })}
            hinted={hinted.includes(card)}
            onClick={() => program.place(card)}
          />
        );
      })}
      {all.length === 0 && <p className="note">{t('hand.none')}</p>}
    </fieldset>
  );
}
