// Salvage (R44): which cards of the discard pile go back into the draw pile.

import { Button } from '@ui/panels/button';
import { Dialog } from '@ui/panels/dialog';
import { type ReactElement, useState } from 'react';
import type { Card } from '../../types';
import { count } from '../texts';
import { Hand } from './hand';

export interface SalvageProps {
  cards: readonly Card[];
  most: number;
  onSalvage(cards: Card[]): void;
  onClose(): void;
}

/** A dialogue to choose up to `most` cards. */
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
      title="Salvage"
      text={`Choose up to ${count(most, 'card')} to shuffle into your draw pile.`}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            look="main"
            disabled={chosen.length === 0 ? 'Choose at least one card' : undefined}
            onClick={() => {
              onSalvage(chosen.map((slot) => cards[slot] ?? 0));
              onClose();
            }}
          >
            Salvage {chosen.length}
          </Button>
        </>
      }
    >
      <div className="heat-salvage">
        <Hand
          hand={cards}
          chosen={chosen}
          numbered={false}
          barred={(slot) => (chosen.length >= most && !chosen.includes(slot) ? `${most} are chosen` : null)}
          onToggle={toggle}
        />
      </div>
    </Dialog>
  );
}
