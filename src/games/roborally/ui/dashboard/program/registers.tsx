// The five registers as drop targets for cards: by click, by drag, or by number key.

import { useDroppable } from '@dnd-kit/core';
import { inReach } from '@ui/inspector/part';
import type { Off } from '@ui/why/off';
import { Lock } from 'lucide-react';
import type { ReactElement } from 'react';
import { cardName, cardText, markEffect, markLabel, markText } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { Card, Register } from '../../../types';
import { cardPart } from '../../parts';
import { Mark } from '../mark';
import { ProgramCard } from '../program-card';
import { EmptyRegister, OVER_PLATE, RegisterPlace, RegisterRow } from '../register-row';
import { CardButton } from './card-button';
import type { TableProps } from './program-table';
import type { Program } from './use-program';

const SLOTS = [0, 1, 2, 3, 4] as const;

export interface RegistersProps extends TableProps {
  /** Registers that the hint would mark. */
  hintedMarks: readonly Register[];
}

/** Registers 1 to 5. */
export function Registers({ program, done, hinted, hintedMarks }: RegistersProps): ReactElement {
  const next = program.cards.indexOf(0);
  return (
    <RegisterRow>
      {SLOTS.map((slot) => (
        <Slot
          key={slot}
          slot={slot}
          program={program}
          done={done}
          next={slot === next}
          hinted={hinted[slot] ?? 0}
          hintedMark={hintedMarks.some((register) => register === slot + 1)}
        />
      ))}
    </RegisterRow>
  );
}

/** With no-takebacks a card stays in the register it was placed in. */
function fixedReason(program: Program, slot: number): Off {
  const card = program.cards[slot] ?? 0;
  if (program.fixed[slot] !== true) return null;
  return { text: t('register.fixed', { number: card, register: slot + 1 }), about: 'breach.card-fixed' };
}

interface SlotProps {
  slot: number;
  program: Program;
  done: boolean;
  next: boolean;
  hinted: Card;
  hintedMark: boolean;
}

function Slot({ slot, program, done, next, hinted, hintedMark }: SlotProps): ReactElement {
  const card = program.cards[slot] ?? 0;
  const locked = program.locked[slot] ?? false;
  const { setNodeRef, isOver } = useDroppable({ id: String(slot), disabled: locked || done });
  const register = slot + 1;
  const marked = program.marked.some((one) => one === register);
  return (
    <RegisterPlace
      ref={setNodeRef}
      register={register}
      number={locked ? <Lock size={14} aria-hidden="true" /> : slot + 1}
      isFull={card !== 0}
      isLocked={locked}
      isNext={next && !done}
      isOver={isOver}
      isHinted={hinted !== 0 && card !== hinted}
    >
      {card === 0 ? (
        <EmptyRegister>
          {hinted !== 0 ? cardText(hinted) : t(next && !done ? 'register.drop' : 'register.empty')}
        </EmptyRegister>
      ) : locked ? (
        <span
          role="img"
          {...inReach(cardPart(card))}
          aria-label={t('register.locked', { register, card: cardText(card, marked) })}
        >
          <ProgramCard card={card} locked marked={marked} />
        </span>
      ) : (
        <CardButton
          card={card}
          slot={slot}
          why={done ? t('program.barred.done') : fixedReason(program, slot)}
          label={t('register.takeBack', { register, number: card, card: cardName(card, marked) })}
          marked={marked}
          onClick={() => program.takeBack(slot)}
        />
      )}
      {program.canMark(slot) && !done && (
        <Mark
          className={OVER_PLATE}
          isOn={marked}
          isHinted={hintedMark}
          aria-label={markLabel(card, register)}
          title={markEffect(card)}
          onPress={() => program.toggleMark(slot)}
        >
          {marked ? markText(card).done : markText(card).verb}
        </Mark>
      )}
    </RegisterPlace>
  );
}
