// The keys with Ctrl that all editors share: saving, undoing and redoing. Not here: keys of a kind of editor.

import { useEffect } from 'react';
import type { SourceEditing } from './source-editing';
import { stepBack } from './step-back';

/** Handles Ctrl S, Ctrl Z and Ctrl Y while the screen is open. */
export function useStepKeys(editing: SourceEditing, save: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || document.querySelector('[role="dialog"]') !== null)
        return;
      const key = event.key.toLowerCase();
      // In a field, Ctrl Z takes back what was typed.
      const isTyping = event.target instanceof HTMLInputElement;
      if (key === 's') save();
      else if ((key === 'z' || key === 'y') && !isTyping)
        stepBack(editing, key === 'y' || event.shiftKey ? 'redo' : 'undo');
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [editing, save]);
}
