// A program card: number, arrow and name on a painted plate. Also card backs and locked cards in chains.

import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { CARD_FACTS, typeOf } from '../../data/cards';
import { cardName, markText } from '../../narration/texts';
import type { Card } from '../../types';
import { ARROWS } from '../card-arrows';
import styles from './program-card.module.css';

export interface ProgramCardProps {
  card: Card;
  locked?: boolean;
  /** An option card changes it: braked or boosted. */
  marked?: boolean;
  /** Known to its owner, not yet played. */
  coming?: boolean;
}

/** The face of a card; its container provides the accessible name. */
export function ProgramCard(props: ProgramCardProps): ReactElement {
  const { card, locked = false, marked = false, coming = false } = props;
  const facts = CARD_FACTS[typeOf(card)];
  const kind = facts === undefined ? 'none' : facts.turn !== 0 ? 'turn' : facts.move < 0 ? 'reverse' : 'move';
  return (
    <span
      className={classes(
        styles.programCard,
        styles[`program-card-${kind}`],
        locked && styles.programCardLocked,
        coming && styles.programCardComing,
      )}
      aria-hidden="true"
    >
      <b className={styles.programCardNumber}>{card}</b>{' '}
      <span className={styles.programCardPlate}>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <path d={facts ? ARROWS[facts.type] : ''} />
        </svg>
        {locked && <Chains />}
      </span>
      <span className={styles.programCardName}>{marked ? <i>{markText(card).done}</i> : cardName(card)}</span>
    </span>
  );
}

/** The back of an unknown card. */
export function CardBack(): ReactElement {
  return (
    <span className={classes(styles.programCard, styles.programCardBack)}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path d="M32 8l6 4 7-1 3 7 6 3-1 7 4 6-4 6 1 7-6 3-3 7-7-1-6 4-6-4-7 1-3-7-6-3 1-7-4-6 4-6-1-7 6-3 3-7 7 1z" />
        <circle cx="32" cy="34" r="10" />
      </svg>
    </span>
  );
}

function Chains(): ReactElement {
  return (
    <svg className={styles.chains} viewBox="0 0 64 64" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.chainsChain} d="M-4 8L68 56M-4 56L68 8" />
      <path className={styles.chainsLinks} d="M-4 8L68 56M-4 56L68 8" />
      <rect className={styles.chainsPadlock} x="22" y="30" width="20" height="16" rx="3" />
      <path className={styles.chainsShackle} d="M26 31v-5a6 6 0 0 1 12 0v5" />
    </svg>
  );
}
