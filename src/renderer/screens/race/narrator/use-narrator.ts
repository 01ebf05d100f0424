// The key and the button that describe the table: the first press opens and announces it, the second moves to the board as a
// list, the third closes.

import type { Narrator } from '@narration/narrator';
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';

export interface NarratorState {
  narrator: Narrator;
  isOpen: boolean;
  list: RefObject<HTMLOListElement | null>;
  press(): void;
  close(): void;
}

/** Whether the panel is open, and what its key does; undefined if the game has no narrator. */
export function useNarrator(narrator: Narrator | undefined): NarratorState | undefined {
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const opener = useRef<Element | null>(null);
  const close = useCallback(() => {
    const { activeElement } = document;
    const isInside = list.current?.closest('section')?.contains(activeElement) === true;
    setOpen(false);
    if (isInside && opener.current instanceof HTMLElement) opener.current.focus();
  }, []);
  const press = useCallback(() => {
    if (!isOpen) {
      opener.current = document.activeElement;
      setOpen(true);
    } else if (list.current?.contains(document.activeElement) === true) close();
    else list.current?.querySelector<HTMLElement>('[data-item][tabindex="0"]')?.focus();
  }, [isOpen, close]);
  return useMemo(() => narrator && { narrator, isOpen, list, press, close }, [narrator, isOpen, press, close]);
}
