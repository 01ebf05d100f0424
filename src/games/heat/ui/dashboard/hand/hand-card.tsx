// A card in the hand that can be chosen: its tag, its number among the chosen ones, and why it can't be chosen.

import { shortcutOf } from '@ui/key-names';
import { classes } from '@ui/panels/classes';
import { isOff, type Off, off } from '@ui/why/off';
import { Camera, Snowflake } from 'lucide-react';
import type { ReactElement } from 'react';
import { cardOf } from '../../../data/cards';
import { cardName } from '../../../narration/card-names';
import type { CardTag } from '../../../narration/forecast-text';
import { symbolName, symbolsOf } from '../../../narration/symbol-text';
import { t } from '../../../text/t';
import type { Card } from '../../../types';
import { cardPart } from '../../cards/card-part';
import { CardFront, cardClasses } from './card-front';
import styles from './hand-card.module.css';

export interface HandCardProps {
  card: Card;
  /** 1-based order among the chosen ones, 0 = not chosen. */
  order: number;
  /** Whether it shows the order as a number; otherwise a chosen card is only raised. */
  numbered: boolean;
  tag: CardTag | null;
  /** Why it can't be chosen; null if it can. */
  barred: Off;
  hinted: boolean;
  /** The key that chooses it. */
  shortcut: number | null;
  onToggle: (() => void) | null;
  onLook?: ((on: boolean) => void) | undefined;
}

/** A card in the hand that can be chosen. */
export function HandCard(props: HandCardProps): ReactElement {
  const { card, order, numbered, tag, barred, hinted, shortcut, onToggle, onLook } = props;
  const chosen = order > 0;
  const symbols = symbolsOf(card).map(symbolName).join(', ');
  const lines = [
    cardName(card),
    symbols,
    chosen && (numbered ? t('hand.chosen.nth', { n: order }) : t('hand.chosen')),
    tag && tagText(tag),
  ];
  return (
    <button
      type="button"
      aria-disabled={false}
      {...off(barred)}
      className={classes(
        cardClasses(card, (onToggle === null || isOff(barred)) && cardOf(card).kind !== 'heat'),
        styles.heatCardHeld,
        chosen && styles.heatCardChosen,
        hinted && 'hinted',
      )}
      aria-pressed={chosen}
      aria-keyshortcuts={shortcut === null ? undefined : shortcutOf(String(shortcut))}
      data-teach={`card.${card}`}
      data-enter="screen"
      {...cardPart(card)}
      onClick={() => onToggle?.()}
      onPointerEnter={() => onLook?.(true)}
      onPointerLeave={() => onLook?.(false)}
      onFocus={() => onLook?.(true)}
      onBlur={() => onLook?.(false)}
    >
      <span className="visually-hidden">{lines.filter(Boolean).join(', ')}</span>
      <CardFront card={card} />
      {chosen && numbered && (
        <span className={styles.heatCardOrder} aria-hidden="true">
          {order}
        </span>
      )}
      {tag && (
        <span className={classes(styles.heatCardTag, styles[`heat-card-tag-${tag.look}`])} aria-hidden="true">
          {tag.text}
          <TagMarks tag={tag} />
        </span>
      )}
    </button>
  );
}

/** A tag with more letters is as wide as its card, so its marks are on the card. */
const SHORT_TAG = 8;

/** What a choice brings besides its cost: a sponsorship card, another cooldown. */
function TagMarks({ tag: { text, press, cold } }: { tag: CardTag }): ReactElement | null {
  if (!press && cold === undefined) return null;
  return (
    <span className={classes(styles.heatCardMarks, text.length > SHORT_TAG && styles.heatCardMarksLow)}>
      {press && <Camera size={14} />}
      {cold !== undefined && (
        <span className={styles.heatCardMark}>
          <Snowflake size={14} />
          {cold === 1 ? '+1' : '0'}
        </span>
      )}
    </span>
  );
}

/** A tag as text for screen readers. */
function tagText({ text, press, cold }: CardTag): string {
  const cooling = cold === undefined ? null : t(cold === 1 ? 'tag.said.cold' : 'tag.said.warm');
  return [text, press && t('tag.said.press'), cooling].filter(Boolean).join(', ');
}
