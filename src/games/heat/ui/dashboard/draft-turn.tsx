// The dashboard while the viewer picks an upgrade (R82). Not for: what a card is worth.

import type { ReactElement } from 'react';
import { cardName } from '../texts';
import type { TurnProps } from './turn';

/** The cards of the display that are left, one button each. */
export function DraftTurn({ choices, act, dim }: TurnProps<'draft'>): ReactElement {
  return (
    <section className="heat-dash" aria-label="Garage draft">
      {[...new Set(choices.cards)].map((card) => (
        <button key={card} type="button" className="btn" disabled={dim} onClick={() => act({ type: 'draft', card })}>
          {cardName(card)}
        </button>
      ))}
    </section>
  );
}
