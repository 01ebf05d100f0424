// What the focused card does, symbol by symbol, each with the moment when it acts; below, what changes in the deck.

import { classes } from '@ui/panels/classes';
import { ScrollArea } from '@ui/panels/scroll-area';
import { ArrowRight, Eye } from 'lucide-react';
import type { ReactElement } from 'react';
import { cardOf } from '../../data/cards';
import { cardTitle, speedsOn } from '../../narration/card-names';
import { deckChanges } from '../../narration/deck';
import { type PrintedSymbol, symbolMoment, symbolName, symbolsOf, symbolText } from '../../narration/symbol-text';
import { SYMBOLS } from '../../narration/symbols';
import { t } from '../../text/t';
import type { Card } from '../../types';
import { CardIcon, SymbolTile } from '../cards/symbol-tile';
import styles from './card-detail.module.css';

export interface CardDetailProps {
  /** null: no card is focused. */
  card: Card | null;
  /** The viewer's picks so far, without this card; null if there is no viewer. */
  picks: readonly Card[] | null;
}

/** The panel on the right. */
export function CardDetail({ card, picks }: CardDetailProps): ReactElement {
  return (
    <ScrollArea
      as="section"
      className={classes(styles.draftDetail, 'panel', card === null && styles.draftDetailEmpty)}
      aria-label={t('reader.title')}
      data-draft="detail"
    >
      {card === null ? (
        <p className={styles.draftDetailNone}>
          <Eye size={26} aria-hidden="true" />
          <span className={styles.draftDetailPoint}>{t('reader.point')}</span>
          <span className={styles.draftDetailHold}>{t('reader.hold')}</span>
        </p>
      ) : (
        <ReadCard key={card} card={card} picks={picks} />
      )}
    </ScrollArea>
  );
}

function ReadCard({ card, picks }: { card: Card; picks: readonly Card[] | null }): ReactElement {
  const face = cardOf(card);
  const symbols = symbolsOf(card);
  const changes = picks === null ? [] : deckChanges(picks, card);
  return (
    <div className={styles.draftDetailIn}>
      <header className={classes(styles.draftDetailHead, styles[`draft-detail-${face.kind}`])}>
        <span className={styles.draftDetailIcon}>
          <CardIcon card={card} size={26} />
        </span>
        <span>
          <h3 className="heading">{cardTitle(card)}</h3>
          <small>{underTitle(card)}</small>
        </span>
      </header>
      <ul className={styles.draftDetailRows}>
        {symbols.map((symbol) => (
          <SymbolRow key={symbol.key} symbol={symbol} />
        ))}
        {symbols.length === 0 && <li className={styles.draftDetailPlain}>{plainText(card)}</li>}
      </ul>
      {changes.length > 0 && (
        <dl className={styles.draftDetailDeck}>
          <dt className="label">{t('reader.deck')}</dt>
          {changes.map(({ label, from, to }) => (
            <dd key={label}>
              <span>{label}</span>
              <b>
                {from} <ArrowRight size={15} aria-label={t('reader.becomes')} /> {to}
              </b>
            </dd>
          ))}
        </dl>
      )}
    </div>
  );
}

function SymbolRow({ symbol }: { symbol: PrintedSymbol }): ReactElement {
  const { must } = SYMBOLS[symbol.key];
  return (
    <li className={styles.draftDetailRow}>
      <SymbolTile symbol={symbol} />
      <span>
        <span className={styles.draftDetailWhat}>
          <b>{symbolName(symbol)}</b>
          <i className={must ? styles.draftMust : undefined}>{symbolMoment(symbol.key)}</i>
        </span>
        <span className={styles.draftDetailText}>{symbolText(symbol)}</span>
      </span>
    </li>
  );
}

/** The line under the title: 'Speed 0, advanced card', 'Speed 1 or 5, basic card'. */
export function underTitle(card: Card): string {
  const { kind, pool } = cardOf(card);
  if (kind === 'heat') return t('reader.heat');
  return t(pool === null ? 'reader.speed' : `reader.speed.${pool}`, { speeds: speedsOn(card) });
}

/** What a card without symbols is for. */
function plainText(card: Card): string {
  const { kind, values } = cardOf(card);
  if (kind === 'heat') return t('reader.plain.heat');
  return t(values.length > 1 ? 'reader.plain.values' : 'reader.plain');
}
