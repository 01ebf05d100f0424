// Upgrade and sponsorship cards as printed: large with a row per symbol, and the back of sponsorship cards.
// Every size depends on --w, the card's width. Cards in the hand: dashboard/hand/card-front.tsx.

import { classes } from '@ui/panels/classes';
import { Handshake } from 'lucide-react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { cardOf } from '../../data/cards';
import { cardTitle } from '../../narration/card-names';
import { type PrintedSymbol, symbolShort, symbolsOf, symbolTitle } from '../../narration/symbol-text';
import { SYMBOLS } from '../../narration/symbols';
import { t } from '../../text/t';
import type { Card } from '../../types';
import styles from './card-face.module.css';
import { CardIcon, SymbolTile, sponsorOf } from './symbol-tile';

/** The printed side with a row per symbol: tile, name, number. The place that shows it adds the text for screen readers. */
export function CardFace({ card, children }: { card: Card; children?: ReactNode }): ReactElement {
  const face = cardOf(card);
  const symbols = symbolsOf(card);
  const sponsor = sponsorOf(card);
  const title = cardTitle(card);
  return (
    <span
      className={classes(styles.face, styles[`face-${face.kind}`])}
      style={{ '--n': Math.max(1, symbols.length), '--brand': sponsor?.colour } as CSSProperties}
      aria-hidden="true"
    >
      <span className={styles.faceIn}>
        <span className={styles.faceLinen} />
        <span className={styles.faceMark}>
          <CardIcon card={card} />
        </span>
        <span className={styles.faceIcon}>
          <CardIcon card={card} />
        </span>
        <span className={styles.faceValue}>
          <ValueDisc values={face.values} icon={face.kind === 'heat' ? <CardIcon card={card} /> : null} />
        </span>
        <span className={styles.faceRows}>
          {symbols.map((symbol) => (
            <SymbolRow key={symbol.key} symbol={symbol} />
          ))}
          {symbols.length === 0 && face.kind === 'upgrade' && <span className={styles.faceNone}>{t('card.none')}</span>}
        </span>
        <span className={classes(styles.faceBand, title.length > 15 && styles.faceBandLong)}>
          <span>{title}</span>
        </span>
      </span>
      {children}
    </span>
  );
}

function SymbolRow({ symbol }: { symbol: PrintedSymbol }): ReactElement {
  return (
    <span className={styles.faceRow}>
      <SymbolTile symbol={symbol} />
      <em>
        <span className={styles.faceFull}>{symbolTitle(symbol.key)}</span>
        <span className={styles.faceShort}>{symbolShort(symbol.key)}</span>
      </em>
      <b>{SYMBOLS[symbol.key].figure(symbol.n)}</b>
    </span>
  );
}

/** The start number of a card: a roundel, or a pill if the card counts as one of several values. */
function ValueDisc({ values, icon }: { values: readonly number[]; icon: ReactElement | null }): ReactElement {
  if (icon) return <span className={classes(styles.faceDisc, styles.faceDiscIcon)}>{icon}</span>;
  if (values.length === 1) return <span className={styles.faceDisc}>{values[0]}</span>;
  return (
    <span className={classes(styles.faceDisc, styles.facePill, values.length > 2 && styles.facePillLong)}>
      {values.map((value, i) => (
        <span key={value}>
          {i > 0 && <i>/</i>}
          {value}
        </span>
      ))}
    </span>
  );
}

/** A sponsorship card face down. */
export function SponsorBack(): ReactElement {
  return (
    <span className={styles.faceBack} aria-hidden="true">
      <span>
        <Handshake />
      </span>
    </span>
  );
}
