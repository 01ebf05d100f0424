// The five registers as places for cards, and the hand: by click, by drag, or by number key.

import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { classes } from '@ui/panels/classes';
import { play } from '@ui/sound/sound';
import { Lock } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { Card, Register } from '../../types';
import { cardName, cardWords, markEffect, markWords } from '../texts';
import { ProgramCard } from './program-card';
import type { Program } from './use-program';

/** A drag begins only after so many px, so that a click stays a click. */
const DRAG_FROM = 6;
const SLOTS = [0, 1, 2, 3, 4] as const;
const HAND = 'hand';

export interface TableProps {
  program: Program;
  /** Nothing can be changed any more. */
  done: boolean;
  /** Cards that the hint would place, by register, and the registers it would mark. */
  hinted: readonly Card[];
  hintedMarks?: readonly Register[];
  children: ReactNode;
}

/** Drag and drop over registers and hand. */
export function ProgramTable({ program, done, children }: Omit<TableProps, 'hinted'>): ReactElement {
  const [held, setHeld] = useState<Card | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM } }));
  function drop({ active, over }: DragEndEvent): void {
    setHeld(null);
    if (!over || done) return;
    const { card, slot } = active.data.current as { card: Card; slot: number };
    if (over.id === HAND) {
      if (slot >= 0) program.takeBack(slot);
    } else if (slot >= 0) program.move(slot, Number(over.id));
    else program.place(card, Number(over.id));
    play('cardSlide');
  }
  return (
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) => setHeld((active.data.current as { card: Card }).card)}
      onDragCancel={() => setHeld(null)}
      onDragEnd={drop}
      // Keys do everything already (1 to 9, Backspace): no second way by arrow keys is announced.
      accessibility={{ screenReaderInstructions: { draggable: '' }, restoreFocus: false }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{held !== null && <ProgramCard card={held} />}</DragOverlay>
    </DndContext>
  );
}

/** Registers 1 to 5. */
export function Registers({ program, done, hinted, hintedMarks = [] }: Omit<TableProps, 'children'>): ReactElement {
  const next = program.cards.indexOf(0);
  return (
    <ol className="rr-registers" aria-label="Registers">
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
    </ol>
  );
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
  const name = `Register ${slot + 1}`;
  const marked = program.marked.some((register) => register === slot + 1);
  return (
    <li
      ref={setNodeRef}
      className={classes(
        'rr-slot',
        card !== 0 && 'rr-slot-full',
        locked && 'rr-slot-locked',
        next && !done && 'rr-slot-next',
        isOver && 'rr-slot-over',
        hinted !== 0 && card !== hinted && 'rr-hinted',
      )}
    >
      <span className="rr-slot-number">{locked ? <Lock size={14} aria-hidden="true" /> : slot + 1}</span>
      {card === 0 ? (
        <em className="rr-slot-empty">{hinted !== 0 ? cardWords(hinted) : next && !done ? 'Drop a card' : 'Empty'}</em>
      ) : locked ? (
        <span role="img" aria-label={`${name}: ${cardWords(card, marked)}, locked`}>
          <ProgramCard card={card} locked marked={marked} />
        </span>
      ) : (
        <CardButton
          card={card}
          slot={slot}
          disabled={done}
          label={`${name}: ${card} ${cardName(card, marked)}. Take back`}
          marked={marked}
          onClick={() => program.takeBack(slot)}
        />
      )}
      {program.canMark(slot) && !done && (
        <button
          type="button"
          className={classes('rr-mark', marked && 'rr-mark-on', hintedMark && !marked && 'rr-hinted')}
          aria-pressed={marked}
          aria-label={`${markWords(card).verb} register ${slot + 1}`}
          title={markEffect(card)}
          onClick={() => {
            play('click');
            program.toggleMark(slot);
          }}
        >
          {marked ? markWords(card).done : markWords(card).verb}
        </button>
      )}
    </li>
  );
}

/** The cards dealt; placed ones leave their number behind. */
export function Hand({
  program,
  done,
  hinted,
  all,
}: Omit<TableProps, 'children' | 'hintedMarks'> & { all: readonly Card[] }): ReactElement {
  const { setNodeRef } = useDroppable({ id: HAND, disabled: done });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div
      className="rr-hand"
      ref={setNodeRef}
      role="group"
      aria-label="Hand"
      style={{ '--n': all.length } as React.CSSProperties}
    >
      {all.map((card, i) => {
        const slot = program.cards.indexOf(card);
        if (slot >= 0 && !program.hand.includes(card)) {
          return (
            <span key={card} className="rr-gone">
              in register {slot + 1}
            </span>
          );
        }
        return (
          <CardButton
            key={card}
            card={card}
            slot={-1}
            disabled={done || program.missing === 0}
            label={`${card} ${cardName(card)}, key ${(i + 1) % 10}`}
            hinted={hinted.includes(card)}
            onClick={() => program.place(card)}
          />
        );
      })}
      {all.length === 0 && <p className="note">No cards: every register is locked.</p>}
    </div>
  );
}

interface CardButtonProps {
  card: Card;
  slot: number;
  disabled: boolean;
  label: string;
  marked?: boolean;
  hinted?: boolean;
  onClick(): void;
}

function CardButton({
  card,
  slot,
  disabled,
  label,
  marked = false,
  hinted = false,
  onClick,
}: CardButtonProps): ReactElement {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `${slot}.${card}`,
    data: { card, slot },
    disabled,
  });
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={classes('rr-take', isDragging && 'rr-take-held', hinted && 'rr-hinted')}
      aria-label={label}
      title={label}
      disabled={disabled}
      data-enter="screen"
      data-card={card}
      onClick={() => {
        play('cardSlide');
        onClick();
      }}
      {...listeners}
    >
      <ProgramCard card={card} marked={marked} />
    </button>
  );
}
