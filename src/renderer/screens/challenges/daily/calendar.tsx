// A month of daily races, each to be raced again. None of it counts.

import type { CalendarDay } from '@api/daily/commands';
import { localDay } from '@api/daily/local-day';
import { intlLocale } from '@i18n/page';
import { circuitName } from '@narration/catalogue-names';
import { Button, IconButton } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { Tip } from '@ui/overlays/tooltip';
import { PlaceBadge } from '@ui/panels/seat';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { dateText, dayOf } from '../../../app/format';
import { gamePaints, plateNameOf } from '../../../app/games/boxes';
import { useApp } from '../../../app/store';
import { useAnswer } from '../../../app/use-answer';
import { t } from '../../../text/club/challenges';
import styles from './calendar.module.css';
import type { DailyActions } from './daily-actions';

export interface CalendarDialogProps {
  day: string;
  actions: DailyActions;
  onClose(): void;
}

/** The dialogue. Weeks begin on Monday. */
export function CalendarDialog({ day, actions, onClose }: CalendarDialogProps): ReactElement {
  const [month, setMonth] = useState(day.slice(0, 7));
  const { value } = useAnswer('daily.calendar', { month });
  const first = dayOf(`${month}-01`);
  const days = value?.days.filter((one) => one.day.startsWith(month)) ?? [];
  const isNewest = month === day.slice(0, 7);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('calendar.title')}
      text={t('calendar.text')}
      actions={<Button onClick={onClose}>{t('friends.close')}</Button>}
    >
      <div className={styles.calendarHead}>
        <IconButton
          icon={<ChevronLeft size={20} />}
          label={t('calendar.back')}
          onClick={() => setMonth(monthBeside(month, -1))}
        />
        <b className="heading">
          {new Intl.DateTimeFormat(intlLocale(), { month: 'long', year: 'numeric' }).format(first)}
        </b>
        <IconButton
          icon={<ChevronRight size={20} />}
          label={t('calendar.on')}
          why={isNewest && t('calendar.now')}
          onClick={() => setMonth(monthBeside(month, 1))}
        />
      </div>
      <ol className={styles.calendar}>
        {days.map((one, at) => (
          <li key={one.day} style={at === 0 ? { gridColumnStart: weekdayOf(one.day) } : undefined}>
            <Day one={one} actions={actions} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function Day({ one, actions }: { one: CalendarDay; actions: DailyActions }): ReactElement {
  const { day, game, circuit, place, cars } = one;
  const card = useApp((s) => s.games.find(({ id }) => id === game));
  const about = {
    day: dateText(dayOf(day).toISOString()),
    circuit: circuitName(card, circuit),
    game: plateNameOf(game),
  };
  const text = place === null ? t('calendar.day', about) : t('calendar.day.done', { ...about, place, cars });
  return (
    <Tip text={text}>
      <button
        type="button"
        className={styles.calendarDay}
        style={gamePaints(game)}
        aria-label={text}
        onClick={() => actions.start({ kind: 'day', day }, true)}
      >
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        {place !== null && (
          <span aria-hidden="true">
            <PlaceBadge place={place} />
          </span>
        )}
      </button>
    </Tip>
  );
}

/** '2026-12' after '2026-11'. */
function monthBeside(month: string, by: 1 | -1): string {
  const date = dayOf(`${month}-15`);
  date.setMonth(date.getMonth() + by);
  return localDay(date).slice(0, 7);
}

/** 1: Monday. */
function weekdayOf(day: string): number {
  return ((dayOf(day).getDay() + 6) % 7) + 1;
}
