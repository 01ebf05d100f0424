// The Queen's speech bubble: four suits and no words.

import { classes } from '@ui/panels/classes';
import { count } from '@ui/phrases';
import type { ReactElement } from 'react';
import { suitPicture } from '../art/cards';
import { Piece } from '../cards/picture';
import { suitName } from '../texts';
import type { StormTurn } from './use-storm-turn';

/** The call of a suit (R23). suits: cards of each in the hand. */
export function SuitBubble({ turn, suits }: { turn: StormTurn; suits: readonly number[] }): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className="hv-bubble" role="group" aria-label="Call a suit">
      {suits.map((held, suit) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: suits are numbers
          key={suit}
          type="button"
          className={classes('hv-suit', turn.chosen === suit && 'hv-suit-chosen', turn.hinted === suit && 'hv-hinted')}
          aria-label={`${suitName(suit)}, you hold ${count(held, 'card')}`}
          aria-pressed={turn.chosen === suit}
          data-enter="screen"
          onClick={() => turn.callSuit(suit)}
        >
          <Piece picture={suitPicture(suit)} />
        </button>
      ))}
    </div>
  );
}
