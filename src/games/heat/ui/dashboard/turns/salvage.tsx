// Salvage (R44): which cards of the discard pile go back into the draw pile.

import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { type ReactElement, useState } from 'react';
import { t } from '../../../text/t';
import type { Card } from '../../../types';
import { Hand } from '../hand/hand';
import styles from './turns.module.css';

export interface SalvageProps {
  cards: readonly Card[];
  most: number;
  onSalvage(cards: Card[]): void;
  onClose(): void;
}

/** A dialog to choose up to `most` cards. */
export function SalvageDialog({ cards, most, onSalvage, onClose }: SalvageProps): ReactElement {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const toggle = (slot: number) => {
    if (chosen.includes(slot)) setChosen(chosen.filter((s) => s !== slot));
    else if (chosen.length < most) setChosen([...chosen, slot]);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('react.salvage')}
      text={t('salvage.text', { n: most })}
      actions={
        <>
          <Button onClick={onClose}>{t('salvage.later')}</Button>
          <Button
            look="main"
            why={chosen.length === 0 && t('salvage.least')}
            onClick={() => {
              onSalvage(chosen.map((slot) => cards[slot] ?? 0));
              onClose();
            }}
          >
            {t('salvage.confirm', { n: chosen.length })}
          </Button>
        </>
      }
    >
      <div className={styles.heatSalvage}>
        <Hand
          hand={cards}
          chosen={chosen}
          numbered={false}
          barred={(slot) =>
            chosen.length >= most &&
            !chosen.includes(slot) && { text: t('why.salvage', { n: most }), about: 'symbol.salvage' }
          }
          onToggle={toggle}
        />
      </div>
    </Dialog>
  );
}
