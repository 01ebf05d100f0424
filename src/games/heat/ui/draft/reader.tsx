// What the card looked at does, symbol by symbol, each with the moment at which it acts; below, what changes in the deck.

import { classes } from '@ui/panels/classes';
import { ArrowRight, Eye } from 'lucide-react';
import type { ReactElement } from 'react';
import { cardOf } from '../../data/cards';
import type { Card } from '../../types';
import { CardIcon, SymbolTile } from '../cards/symbol-tile';
import { type PrintedSymbol, SYMBOLS, symbolName, symbolsOf } from '../cards/symbol-words';
import { deckChanges } from './deck';

export interface ReaderProps {
  /** null: no card is looked at. */
  card: Card | null;
  /** The picks so far of whoever reads, without the card; null: of nobody. */
  picks: readonly Card[] | null;
}

/** The panel at the right. */
export function Reader({ card, picks }: ReaderProps): ReactElement {
  return (
    <section
      className={classes('hd-reader panel', card === null && 'hd-reader-empty')}
      aria-label="About the card"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, which keys can do only in the focus
      tabIndex={0}
    >
      {card === null ? (
        <p className="hd-reader-none">
          <Eye size={26} aria-hidden="true" />
          <span className="hd-reader-point">Point at a card to read what it does.</span>
          <span className="hd-reader-hold">Tap a card to choose it, hold it to read it.</span>
        </p>
      ) : (
        <ReadCard key={card} card={card} picks={picks} />
      )}
    </section>
  );
}

function ReadCard({ card, picks }: { card: Card; picks: readonly Card[] | null }): ReactElement {
  const face = cardOf(card);
  const symbols = symbolsOf(card);
  const changes = picks === null ? [] : deckChanges(picks, card);
  return (
    <div className="hd-reader-in">
      <header className={`hd-reader-head hd-reader-${face.kind}`}>
        <span className="hd-reader-icon">
          <CardIcon card={card} size={26} />
        </span>
        <span>
          <h3 className="heading">{face.kind === 'heat' ? 'Spare Heat' : face.name}</h3>
          <small>{underTitle(card)}</small>
        </span>
      </header>
      <ul className="hd-reader-rows">
        {symbols.map((symbol) => (
          <ReaderRow key={symbol.key} symbol={symbol} />
        ))}
        {symbols.length === 0 && <li className="hd-reader-plain">{plainWords(card)}</li>}
      </ul>
      {changes.length > 0 && (
        <dl className="hd-reader-deck">
          <dt className="label">In your deck</dt>
          {changes.map(({ label, from, to }) => (
            <dd key={label}>
              <span>{label}</span>
              <b>
                {from} <ArrowRight size={15} aria-label="becomes" /> {to}
              </b>
            </dd>
          ))}
        </dl>
      )}
    </div>
  );
}

function ReaderRow({ symbol }: { symbol: PrintedSymbol }): ReactElement {
  const { when, must, text } = SYMBOLS[symbol.key];
  return (
    <li className="hd-reader-row">
      <SymbolTile symbol={symbol} />
      <span>
        <span className="hd-reader-what">
          <b>{symbolName(symbol)}</b>
          <i className={must ? 'hd-must' : undefined}>{must && when === 'React' ? 'React, must' : when}</i>
        </span>
        <span className="hd-reader-text">{text(symbol.n)}</span>
      </span>
    </li>
  );
}

/** 'Speed 0, advanced card', 'Speed 1 or 5, basic card'. */
export function underTitle(card: Card): string {
  const { kind, values, pool } = cardOf(card);
  if (kind === 'heat') return 'A Heat card for your deck';
  return [`Speed ${values.join(' or ')}`, pool === null ? '' : `${pool} card`].filter(Boolean).join(', ');
}

/** What a card without symbols is for. */
function plainWords(card: Card): string {
  const { kind, values } = cardOf(card);
  if (kind === 'heat') {
    return 'It goes into your deck like any Heat card: it cannot be played, but once cooled it is one more for your engine.';
  }
  return values.length > 1
    ? 'No symbols. You choose which of its speeds counts when it is turned up.'
    : 'No symbols: it counts its speed and costs nothing.';
}
