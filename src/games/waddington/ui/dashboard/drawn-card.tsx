// The pit card or tactic card that was just revealed, on paper.

import type { SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import { readable } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { pitCardOf, tacticOf } from '../../data/cards';
import { pitCardName, pitCardText, tacticName, tacticText } from '../../narration/texts';
import { t } from '../../text/t';
import type { WaddingtonEvent } from '../../types';
import styles from './drawn-card.module.css';

export interface ShownCard {
  kind: 'pit' | 'tactic';
  /** The game part that it is. */
  part: string;
  head: string;
  title: string;
  text: string;
}

/** The last pit card or tactic card in this turn. */
export function cardOnShow(shown: readonly WaddingtonEvent[], seats: readonly SeatInfo[]): ShownCard | null {
  for (const event of shown.toReversed()) {
    if (event.type === 'turnStarted' || event.type === 'turnEnded') return null;
    if (event.type === 'pitCardDrawn') {
      const head = t('dash.pitCardOf', { name: nameOf(seats, event.seat) });
      const id = `pitCard.${pitCardOf(event.card).id}`;
      return { kind: 'pit', part: id, head, title: pitCardName(event.card), text: pitCardText(event.card) };
    }
    if (event.type === 'tacticPlayed') {
      const head = t('dash.playedBy', { name: nameOf(seats, event.seat) });
      const id = `tactic.${tacticOf(event.card).id}`;
      return { kind: 'tactic', part: id, head, title: tacticName(event.card), text: tacticText(event.card) };
    }
  }
  return null;
}

/** The card, which turns over as it appears. */
export function DrawnCard({ card }: { card: ShownCard }): ReactElement {
  return (
    <div className={classes(styles.drawn, card.kind === 'pit' && styles.drawnPit)} {...readable(card.part)}>
      <span className={styles.drawnHead}>{card.head}</span>
      <b>{card.title}</b>
      <p>{card.text}</p>
    </div>
  );
}
