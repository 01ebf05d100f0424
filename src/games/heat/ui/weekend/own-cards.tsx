// The viewer's own sponsorship cards in a weekend: backs until they are dealt.

import { drawInOrder } from '@ui/draw-in-order';
import type { ReactElement } from 'react';
import { cardSpoken } from '../../narration/symbol-text';
import { t } from '../../text/t';
import type { Card } from '../../types';
import { CardFace, SponsorBack } from '../cards/card-face';
import styles from './own-cards.module.css';

/** The viewer's cards: backs until the cards come. carried: cards from earlier races, which are in the deck. */
export function OwnCards(props: { each: number; cards: readonly Card[] | null; carried: number }): ReactElement {
  const { each, cards, carried } = props;
  const places = Array.from({ length: Math.max(each, cards?.length ?? 0) }, (_, i) => cards?.[i] ?? null);
  return (
    <section className={styles.weekendOwnCards} aria-label={t('own.title')}>
      <header>
        <span className="label">{t('own.title')}</span>
        <span className="note">{cards ? t('own.seen') : places.length > 0 ? t('own.withDecks') : ''}</span>
      </header>
      <div>
        {drawInOrder(places, (card) =>
          card === null ? (
            <SponsorBack />
          ) : (
            <span className={styles.weekendOwnCard} role="img" aria-label={cardSpoken(card)}>
              <CardFace card={card} />
            </span>
          ),
        )}
        {places.length === 0 && carried === 0 && <p className="note">{t('own.none')}</p>}
        {carried > 0 && (
          <span className={styles.weekendCarried}>
            <SponsorBack />
            <small>{t('own.carried', { n: carried })}</small>
          </span>
        )}
      </div>
    </section>
  );
}
