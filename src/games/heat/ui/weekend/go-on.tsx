// The button that continues from the event's card, and the time after which it continues automatically.

import type { MatchUpdate } from '@api/contract';
import { MainButton } from '@ui/controls/main-button';
import type { GoingOn } from '@ui/game-ui';
import { usualKey } from '@ui/key-actions';
import { Flag, Newspaper, Rows3 } from 'lucide-react';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { continueText, waitingForHost } from '../../narration/weekend-text';
import { t } from '../../text/t';
import { EVENT_NUMBER, type EventRevealed, eventPause } from './event/event-pause';
import styles from './go-on.module.css';

/** The button to continue, for the driver the others wait for; automatic if nobody plays or a clock runs. */
export function GoOn({ update, goingOn }: { update: MatchUpdate; goingOn: GoingOn }): ReactElement {
  const { event, go } = useStore(eventPause.store);
  const { isHost, host, tell } = goingOn;
  const left = useSecondsLeft(event === null ? 0 : secondsOf(update), go, isHost ? tell : null);
  const isPast = host >= EVENT_NUMBER;
  const isRead = useIsRead(event);
  useEffect(() => {
    if (event !== null && isPast && isRead && !isHost) go();
  }, [event, isPast, isRead, isHost, go]);
  const leave = useCallback(() => {
    tell(EVENT_NUMBER);
    go();
  }, [tell, go]);
  useGoOnKeys(leave, event !== null && isHost);
  if (event === null) {
    return (
      <MainButton onClick={() => undefined} barred={t('goOn.settingUp')}>
        <Flag size={20} aria-hidden="true" /> {t('goOn.race')}
      </MainButton>
    );
  }
  if (!isHost) {
    return (
      <p className={styles.weekendWaiting} role="status">
        {waitingForHost(update.seats)}
      </p>
    );
  }
  const { grid } = update.options;
  return (
    <MainButton onClick={leave}>
      {grid === 'random' ? <Rows3 size={20} aria-hidden="true" /> : <Newspaper size={20} aria-hidden="true" />}{' '}
      {continueText(grid, left)}
    </MainButton>
  );
}

/** ms for which a card stays at least if the host has already continued, as on a slow phone at a party. */
const READING = 2500;

function useIsRead(event: EventRevealed | null): boolean {
  const [read, setRead] = useState<EventRevealed | null>(null);
  useEffect(() => {
    if (event === null) return;
    const timer = setTimeout(() => setRead(event), READING);
    return () => clearTimeout(timer);
  }, [event]);
  return event !== null && read === event;
}

const OPEN_LAYER = ':is([role="dialog"], [role="menu"]):not([data-closed], .toast)';

/** Enter and Space continue wherever the focus is, before the table uses them to skip. */
function useGoOnKeys(leave: () => void, active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const key = usualKey(event.key.toLowerCase());
      if ((key !== 'enter' && key !== ' ') || target?.closest('button, a, input, textarea')) return;
      if (document.querySelector(OPEN_LAYER)) return;
      event.preventDefault();
      event.stopPropagation();
      // A key still held from the previous screen doesn't count.
      if (!event.repeat) leave();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [leave, active]);
}

/** Seconds after which a card continues without a press, if a clock runs, and if no person drives. */
const CLOCKED = 20;
const WATCHED = 4;

function secondsOf({ clock, goOn, mine }: MatchUpdate): number {
  if (mine.length === 0) return WATCHED;
  if (goOn.after > 0) return goOn.after;
  return clock > 0 ? CLOCKED : 0;
}

/** Counts down to continuing; 0 if it waits without limit. */
function useSecondsLeft(all: number, go: () => void, tell: ((results: number) => void) | null): number {
  const [left, setLeft] = useState(all);
  useEffect(() => setLeft(all), [all]);
  useEffect(() => {
    if (all === 0 || left <= 0) return;
    const timer = setTimeout(() => {
      if (left > 1) return setLeft(left - 1);
      tell?.(EVENT_NUMBER);
      go();
    }, 1000);
    return () => clearTimeout(timer);
  }, [all, left, go, tell]);
  return left;
}
