// One card of Heat as printed, in the size of the hand: frame, linen, icon, roundel, band. Sizes depend on --u, one 96th of
// the card's width. Not here: cards that are chosen (hand-card.tsx).

import { inReach } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import { Flame } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { cardOf } from '../../../data/cards';
import { bandName, cardName } from '../../../narration/card-names';
import { symbolsOf } from '../../../narration/symbol-text';
import { SYMBOLS } from '../../../narration/symbols';
import type { Card } from '../../../types';
import { cardPart } from '../../cards/card-part';
import { CardIcon, SymbolTile, sponsorOf } from '../../cards/symbol-tile';
import styles from './card-front.module.css';

/** The classes of a card's edge: its kind, and whether it is dimmed. */
export function cardClasses(card: Card, dim: boolean): string {
  return classes(styles.heatCard, styles[`heat-card-${cardOf(card).kind}`], dim && styles.heatCardDim);
}

/** The printed side of a card. */
export function CardFront({ card }: { card: Card }): ReactElement {
  const face = cardOf(card);
  const symbols = symbolsOf(card);
  const sponsor = sponsorOf(card);
  return (
    <span
      className={classes(styles.heatCardIn, symbols.length > 0 && styles.heatCardInSymbols)}
      style={sponsor && ({ '--brand': sponsor.colour } as CSSProperties)}
      aria-hidden="true"
    >
      <span className={styles.heatCardLinen} />
      <span className={styles.heatCardIcon}>
        <CardIcon card={card} />
      </span>
      <span className={classes(styles.heatCardDisc, face.values.length > 1 && styles.heatCardLong)}>
        {face.kind === 'heat' ? <Flame /> : <b>{printedValue(card)}</b>}
      </span>
      {symbols.length > 0 && (
        <span className={classes(styles.heatCardSymbols, symbols.length > 2 && styles.heatCardSymbolsMany)}>
          {symbols.map((symbol) => (
            <span key={symbol.key} className={styles.heatCardSymbol}>
              <SymbolTile symbol={symbol} />
              <b className={styles.heatCardSymbolN}>
                {symbol.key === 'limit' ? Math.abs(symbol.n) : SYMBOLS[symbol.key].figure(symbol.n)}
              </b>
            </span>
          ))}
        </span>
      )}
      <span className={styles.heatCardBand}>
        <span>{bandName(card)}</span>
      </span>
    </span>
  );
}

/** A card that can't be chosen. flips: turns from back to face when it appears. */
export function LyingCard(props: { card: Card; flips?: boolean; dim?: boolean; delay?: number }): ReactElement {
  const { card, flips = false, dim = false, delay = 0 } = props;
  return (
    <span
      className={classes(cardClasses(card, dim), flips && styles.heatCardFlips)}
      style={{ animationDelay: `calc(${delay}ms / var(--speed))` }}
      {...inReach(cardPart(card))}
      role="img"
      aria-label={cardName(card)}
    >
      <CardFront card={card} />
      {flips && <span className={styles.heatCardBack} style={{ animationDelay: `calc(${delay}ms / var(--speed))` }} />}
    </span>
  );
}

function printedValue(card: Card): string {
  const { kind, values } = cardOf(card);
  if (kind === 'stress') return '+';
  if (values.length > 2) return `${values[0]}–${values.at(-1)}`;
  return values.join('/');
}
