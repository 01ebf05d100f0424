// The table for programming: drag and drop of cards.

import { DndContext, type DragEndEvent, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useKeptElements } from '@ui/render/keep';
import { playSound } from '@ui/sound/sound';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { Card } from '../../../types';
import { ProgramCard } from '../program-card';
import type { Program } from './use-program';

/** A drag begins only after this many px, so that a click stays a click. */
const DRAG_FROM = 6;
/** The drop target id of the hand; registers are '0' to '4'. */
export const HAND = 'hand';

/** The state of the table. */
export interface TableProps {
  program: Program;
  /** Nothing can be changed any more. */
  done: boolean;
  /** Cards that the hint would place, by register. */
  hinted: readonly Card[];
}

/** Drag and drop over registers and hand. */
export function ProgramTable(props: Pick<TableProps, 'program' | 'done'> & { children: ReactNode }): ReactElement {
  const { program, done, children } = props;
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
    playSound('cardSlide');
  }
  return useKeptElements(
    <DndContext
      sensors={sensors}
      onDragStart={({ active }) => setHeld((active.data.current as { card: Card }).card)}
      onDragCancel={() => setHeld(null)}
      onDragEnd={drop}
      // The keyboard already does everything (1 to 9, Backspace), so dnd-kit's arrow keys are not announced.
      accessibility={{ screenReaderInstructions: { draggable: '' }, restoreFocus: false }}
    >
      {children}
      <DragOverlay dropAnimation={null}>{held !== null && <ProgramCard card={held} />}</DragOverlay>
    </DndContext>,
  );
}
