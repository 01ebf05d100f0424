// A selectable card of the hand or a register. Not here: where it goes.

import { useDraggable } from '@dnd-kit/core';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { isOff, type Off, off } from '@ui/why/off';
import type { ReactElement } from 'react';
import type { Card } from '../../../types';
import { cardPart } from '../../parts';
import { ProgramCard } from '../program-card';
import styles from './card-button.module.css';

export interface CardButtonProps {
  card: Card;
  /** 0 to 4; -1 in the hand. */
  slot: number;
  /** Why it can't be taken; if omitted, it can. */
  why?: Off;
  label: string;
  marked?: boolean;
  hinted?: boolean;
  onClick(): void;
}

/** A card that can be clicked or dragged. */
export function CardButton(props: CardButtonProps): ReactElement {
  const { card, slot, why, label, marked = false, hinted = false, onClick } = props;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `${slot}.${card}`,
    data: { card, slot },
    disabled: isOff(why),
  });
  return (
    <button
      {...off(why)}
      type="button"
      ref={setNodeRef}
      className={classes(styles.cardButton, isDragging && styles.cardButtonHeld, hinted && 'hinted')}
      aria-label={label}
      data-enter="screen"
      data-card={card}
      data-teach={`card.${card}`}
      {...cardPart(card)}
      onClick={() => {
        playSound('cardSlide');
        onClick();
      }}
      {...listeners}
    >
      <ProgramCard card={card} marked={marked} />
    </button>
  );
}
