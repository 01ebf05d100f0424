// Upgrade and sponsorship cards as they are printed: large with a row per symbol, and the back of sponsorship cards.
// Every measure follows --w, the card's width. Cards in the hand: dashboard/heat-card.tsx.

import { classes } from '@ui/panels/classes';
import { Handshake } from 'lucide-react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { cardOf } from '../../data/cards';
import type { Card } from '../../types';
import { CardIcon, SymbolTile, sponsorOf } from './symbol-tile';
import { type PrintedSymbol, SYMBOLS, symbolsOf } from './symbol-words';
import './card-face.css';

/** The printed side with a row per symbol: tile, word, number. Read out by whoever shows it. */
export function CardFace({ card, children }: { card: Card; children?: ReactNode }): ReactElement {
  const face = cardOf(card);
  const symbols = symbolsOf(card);
  const sponsor = sponsorOf(card);
  return (
    <span
      className={classes('hface', `hface-${face.kind}`)}
      style={{ '--n': Math.max(1, symbols.length), '--brand': sponsor?.colour } as CSSProperties}
      aria-hidden="true"
    >
      <span className="hface-in">
        <span className="hface-linen" />
        <span className="hface-mark">
          <CardIcon card={card} />
        </span>
        <span className="hface-icon">
          <CardIcon card={card} />
        </span>
        <span className="hface-value">
          <ValueDisc values={face.values} icon={face.kind === 'heat' ? <CardIcon card={card} /> : null} />
        </span>
        <span className="hface-rows">
          {symbols.map((symbol) => (
            <SymbolRow key={symbol.key} symbol={symbol} />
          ))}
          {symbols.length === 0 && face.kind === 'upgrade' && <span className="hface-none">No symbols</span>}
        </span>
        <span className={classes('hface-band', face.name.length > 15 && 'hface-band-long')}>
          <span>{face.kind === 'heat' ? 'Spare Heat' : face.name}</span>
        </span>
      </span>
      {children}
    </span>
  );
}

function SymbolRow({ symbol }: { symbol: PrintedSymbol }): ReactElement {
  const { name, short, figure } = SYMBOLS[symbol.key];
  return (
    <span className="hface-row">
      <SymbolTile symbol={symbol} />
      <em>
        <span className="hface-full">{name}</span>
        <span className="hface-short">{short}</span>
      </em>
      <b>{figure(symbol.n)}</b>
    </span>
  );
}

/** The start number of a card: a roundel, or a pill where it counts one of several values. */
function ValueDisc({ values, icon }: { values: readonly number[]; icon: ReactElement | null }): ReactElement {
  if (icon) return <span className="hface-disc hface-disc-icon">{icon}</span>;
  if (values.length === 1) return <span className="hface-disc">{values[0]}</span>;
  return (
    <span className={classes('hface-disc hface-pill', values.length > 2 && 'hface-pill-long')}>
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
    <span className="hface-back" aria-hidden="true">
      <span>
        <Handshake />
      </span>
    </span>
  );
}
