// Cards in an article, as in a hand. Loaded when an article is drawn, because a hand's cards load the dashboard's texts.

import { drawInOrder } from '@ui/draw-in-order';
import type { CSSProperties, ReactElement } from 'react';
import type { Card } from '../../types';
import { CardFront, cardClasses } from '../dashboard/hand/card-front';
import styles from './figures.module.css';

export interface CardsProps {
  cards: readonly Card[];
  /** Width of each, px. */
  width?: number;
  /** Index from which on they are dimmed, as out of play. */
  dim?: number;
}

/** Cards side by side. */
export function DrawnCards({ cards, width = 46, dim = cards.length }: CardsProps): ReactElement {
  return (
    <span className={styles.referenceCards} style={{ '--w': `${width}px` } as CSSProperties} aria-hidden="true">
      {drawInOrder(cards, (card, at) => (
        <span className={cardClasses(card, at >= dim)}>
          <CardFront card={card} />
        </span>
      ))}
    </span>
  );
}
