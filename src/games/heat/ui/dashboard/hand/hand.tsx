// The viewer's hand in one row, sorted for display: Speed, upgrades, Stress, Heat. Slots are indexes into the rules' hand.

import { moveFocus } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { useKeptElements } from '@ui/render/keep';
import { playSound } from '@ui/sound/sound';
import { isOff, type Off } from '@ui/why/off';
import type { CSSProperties, ReactElement } from 'react';
import { type CardKind, cardOf } from '../../../data/cards';
import type { CardTag } from '../../../narration/forecast-text';
import { t } from '../../../text/t';
import type { Card } from '../../../types';
import styles from './hand.module.css';
import { HandCard } from './hand-card';

const RANK: Readonly<Record<CardKind, number>> = { speed: 0, upgrade: 1, sponsor: 2, stress: 3, heat: 4 };

/** Indexes into the hand in display order. */
export function shownOrder(hand: readonly Card[]): number[] {
  const rank = (slot: number) => {
    const face = cardOf(hand[slot] ?? 0);
    return RANK[face.kind] * 1000 + (face.values.at(-1) ?? 0);
  };
  return hand.map((_, slot) => slot).sort((a, b) => rank(a) - rank(b) || a - b);
}

export interface HandProps {
  hand: readonly Card[];
  /** Chosen slots in the order chosen. */
  chosen: readonly number[];
  numbered?: boolean;
  /** Why a slot can't be chosen; null if it can. In a hand that is only shown, the reason is the same for all. */
  barred(slot: number): Off;
  tag?(slot: number): CardTag | null;
  hinted?: ReadonlySet<number>;
  /** Called with the card under pointer or focus that may be chosen; null: none. */
  onLook?: ((slot: number | null) => void) | undefined;
  /** null: the hand is only shown. */
  onToggle: ((slot: number) => void) | null;
}

/** The viewer's hand in one row. */
export function Hand(props: HandProps): ReactElement {
  const { hand, chosen, numbered = true, barred, tag, hinted, onLook, onToggle } = props;
  const shown = shownOrder(hand);
  const cards = useKeptElements(
    shown.map((slot, i) => (
      <HandCard
        key={slot}
        card={hand[slot] ?? 0}
        order={chosen.indexOf(slot) + 1}
        numbered={numbered}
        tag={tag?.(slot) ?? null}
        barred={barred(slot)}
        hinted={hinted?.has(slot) ?? false}
        onLook={onLook && ((on) => onLook(on && !isOff(barred(slot)) ? slot : null))}
        shortcut={onToggle && i < 9 ? i + 1 : null}
        onToggle={
          onToggle &&
          (() => {
            playSound('click');
            onToggle(slot);
          })
        }
      />
    )),
  );
  if (shown.length === 0) return <p className={classes(styles.heatHandEmpty, 'note')}>{t('hand.empty')}</p>;
  return (
    <fieldset
      className={styles.heatHand}
      aria-label={t('hand.name')}
      style={{ '--n': Math.max(7, shown.length) } as CSSProperties}
      onKeyDown={moveFocus}
    >
      {cards}
      <span className={styles.heatHandHint} aria-hidden="true">
        {t('hand.hold')}
      </span>
    </fieldset>
  );
}

/** Slots of the hand that hold these cards, each slot once. */
export function slotsOf(hand: readonly Card[], cards: readonly Card[]): number[] {
  const slots: number[] = [];
  for (const card of cards) {
    const slot = hand.findIndex((c, i) => c === card && !slots.includes(i));
    if (slot >= 0) slots.push(slot);
  }
  return slots;
}
