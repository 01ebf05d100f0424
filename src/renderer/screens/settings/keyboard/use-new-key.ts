// Waits for an action's new key: Escape changes nothing, a key that is in use asks first.

import { actionOf, FIXED_KEYS, type KeyAction, withKey } from '@ui/key-actions';
import { playSound } from '@ui/sound/sound';
import { useEffect, useState } from 'react';
import { changeSettings, useApp } from '../../../app/store';

/** A key that was pressed although another action uses it. */
export interface Clash {
  action: KeyAction;
  key: string;
  holder: KeyAction;
}

export interface NewKey {
  /** The action that waits for its key. */
  waiting: KeyAction | null;
  wait(action: KeyAction | null): void;
  clash: Clash | null;
  /** Answers a clash: the key moves, or nothing changes. */
  answer(moves: boolean): void;
}

/** The state of changing keys, for the card of the keyboard. */
export function useNewKey(): NewKey {
  const [waiting, setWaiting] = useState<KeyAction | null>(null);
  const [clash, setClash] = useState<Clash | null>(null);
  useEffect(() => {
    if (waiting === null) return;
    const listen = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'keyup') return;
      const key = event.key.toLowerCase();
      if (key === 'escape') setWaiting(null);
      if (event.repeat || FIXED_KEYS.includes(key)) return;
      const holder = actionOf(key);
      setWaiting(null);
      if (holder !== undefined && holder !== waiting) setClash({ action: waiting, key, holder });
      else give(waiting, key);
    };
    window.addEventListener('keydown', listen, true);
    window.addEventListener('keyup', listen, true);
    return () => {
      window.removeEventListener('keydown', listen, true);
      window.removeEventListener('keyup', listen, true);
    };
  }, [waiting]);
  const answer = (moves: boolean) => {
    if (moves && clash) give(clash.action, clash.key);
    setClash(null);
  };
  return { waiting, wait: setWaiting, clash, answer };
}

function give(action: KeyAction, key: string): void {
  playSound('confirm');
  changeSettings({ keys: { ...withKey(useApp.getState().settings.keys, action, key) } });
}
