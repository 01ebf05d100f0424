// The cards of a turn in which symbols count, all fully visible: played cards with their symbols, and the hand.

import { drawInOrder } from '@ui/draw-in-order';
import { moveFocus } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { off, type Why } from '@ui/why/off';
import type { CSSProperties, ReactElement } from 'react';
import { cardOf } from '../../../data/cards';
import { cardName } from '../../../narration/card-names';
import { symbolsInUse, symbolText } from '../../../narration/symbols-in-use';
import { t } from '../../../text/t';
import type { Card, CarView, HeatView, OwnView } from '../../../types';
import { CardFront, cardClasses } from '../hand/card-front';
import { shownOrder } from '../hand/hand';
import styles from './strips.module.css';

export interface StripsProps {
  view: HeatView;
  car: CarView;
  own: OwnView;
  /** Why a card of the hand can't be used now. */
  why(card: Card): Why;
}

/** Played cards above the hand. */
export function Strips({ view, car, own, why }: StripsProps): ReactElement {
  const hand = shownOrder(own.hand).map((slot) => own.hand[slot] ?? 0);
  return (
    <div className={styles.heatStrips} style={{ '--n': Math.max(4, car.played.length, hand.length) } as CSSProperties}>
      <div className={styles.heatStripHead}>
        <span className="label">{t('strip.played')}</span>
        <SymbolList view={view} car={car} />
      </div>
      <Strip label={t('strip.played')} cards={car.played} why={playedReason} />
      <div className={styles.heatStripHead}>
        <span className="label">{t('strip.hand')}</span>
      </div>
      <Strip label={t('strip.hand')} cards={hand} why={why} dim />
    </div>
  );
}

/** Above the middle of the dashboard: the turn's symbols, if any. A phone shows them beside the played cards. */
export function SymbolsHead({ text, view, car }: { text: string; view: HeatView; car: CarView }): ReactElement {
  return (
    <>
      {text} <SymbolList view={view} car={car} />
    </>
  );
}

function SymbolList({ view, car }: { view: HeatView; car: CarView }): ReactElement {
  return drawInOrder(symbolsInUse(view, car), ({ from, text }) => (
    <span className={styles.heatSymbol}>
      {from} <b>{text}</b>
    </span>
  ));
}

interface StripProps {
  label: string;
  cards: readonly Card[];
  why(card: Card): Why;
  dim?: boolean;
}

function Strip({ label, cards, why, dim = false }: StripProps): ReactElement {
  if (cards.length === 0) return <p className={classes(styles.heatStrip, 'note')}>{t('strip.none')}</p>;
  return (
    <fieldset className={styles.heatStrip} aria-label={label} onKeyDown={moveFocus}>
      {drawInOrder(cards, (card) => (
        <StripCard card={card} why={why(card)} dim={dim} />
      ))}
    </fieldset>
  );
}

function StripCard({ card, why, dim }: { card: Card; why: Why; dim: boolean }): ReactElement {
  return (
    <button
      type="button"
      {...off(why)}
      className={cardClasses(card, dim)}
      aria-label={cardName(card)}
      data-enter="screen"
    >
      <CardFront card={card} />
    </button>
  );
}

function playedReason(card: Card): Why {
  const symbols = symbolText(card);
  return {
    text: symbols === '' ? t('why.played') : t('why.played.with', { symbols }),
    about: `card.${cardOf(card).kind}`,
  };
}
