// The Queen's speech bubble: four suits, no text.

import { drawInOrder } from '@ui/draw-in-order';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { suitId } from '../../../narration/texts';
import { t } from '../../../text/t';
import { suitPicture } from '../../art/cards';
import { Piece } from '../../cards/picture';
import styles from './suit-bubble.module.css';
import type { StormTurn } from './use-storm-turn';

/** The call of a suit (R23). suits: number of cards of each in the hand. */
export function SuitBubble({ turn, suits }: { turn: StormTurn; suits: readonly number[] }): ReactElement {
  return (
    <fieldset className={styles.suitBubble} aria-label={t('prompt.suit')} data-teach="suits">
      {drawInOrder(suits, (held, suit) => (
        <button
          type="button"
          className={classes(
            styles.suitBubbleSuit,
            turn.chosen === suit && styles.suitBubbleChosen,
            turn.hinted === suit && 'hinted',
          )}
          aria-label={t('suit.held', { suit: suitId(suit), n: held })}
          aria-pressed={turn.chosen === suit}
          data-teach={`suit.${suitId(suit)}`}
          data-enter="screen"
          onClick={() => turn.pressSuit(suit)}
        >
          <Piece picture={suitPicture(suit)} />
        </button>
      ))}
    </fieldset>
  );
}
