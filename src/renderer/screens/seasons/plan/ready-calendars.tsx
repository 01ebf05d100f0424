// The ready-made calendars, to choose one for a plan that has no races yet.

import { drawInOrder } from '@ui/draw-in-order';
import type { GameUi } from '@ui/game-ui';
import { playSound } from '@ui/sound/sound';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { CircuitMap } from '../circuit-map';
import type { Calendar } from '../list/calendars';
import styles from './plan.module.css';

/** The most circuits drawn for a calendar. */
const DRAWN = 3;

export interface ReadyCalendarsProps {
  calendars: readonly Calendar[];
  uis: ReadonlyMap<string, GameUi>;
  onChoose(calendar: Calendar): void;
}

/** A button for each calendar. */
export function ReadyCalendars({ calendars, uis, onChoose }: ReadyCalendarsProps): ReactElement {
  return (
    <ul className={styles.planCalendars}>
      {calendars.map((calendar) => (
        <li key={calendar.key}>
          <button
            type="button"
            className={styles.planCalendar}
            onClick={() => {
              playSound('click');
              onChoose(calendar);
            }}
          >
            <span className={styles.planCalendarMaps} aria-hidden="true">
              {drawInOrder(calendar.rounds.slice(0, DRAWN), (round) => (
                <CircuitMap ui={uis.get(round.game)} circuit={round.circuit} />
              ))}
            </span>
            <span className={styles.planCalendarText}>
              <b>{calendar.name}</b>
              <small>{calendar.text}</small>
            </span>
            <ChevronRight size={18} className="icon" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
