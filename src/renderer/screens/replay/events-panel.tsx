// The list of everything that happens, by round: the current line is lit and visible, later ones are muted.

import type { SeatInfo } from '@api/contract';
import type { LogLine } from '@narration/log';
import { IconButton } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { ScrollArea } from '@ui/panels/scroll-area';
import { seatPaint } from '@ui/theme/seats';
import { useOnChange } from '@ui/use-on-change';
import { List, X } from 'lucide-react';
import { memo, type ReactElement, type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { t } from '../../text/replay';
import type { AnnotatedRecording } from './annotated-recording';
import type { Chapter, EventLine } from './event-lines';
import styles from './events-panel.module.css';
import { LINE_KINDS } from './kinds';
import type { Moment } from './time/time-axis';

type Filter = 'all' | LogLine['kind'];
/** By then the drawer has opened, ms. */
const DRAWER_MS = 300;
const KINDS = Object.keys(LINE_KINDS) as LogLine['kind'][];

export interface EventsPanelProps {
  annotated: AnnotatedRecording;
  /** Id of the current line; -1 before the first. */
  line: number;
  onSeek(moment: Moment): void;
  /** Closes the drawer of a narrow window. */
  onClose(): void;
  /** A closed drawer. */
  shut: boolean;
  /** The link to the review. */
  tabs: ReactNode;
}

/** The panel at the right; a drawer in narrow windows. */
export const EventsPanel = memo(function EventsPanel({
  annotated,
  line,
  onSeek,
  onClose,
  shut,
  tabs,
}: EventsPanelProps): ReactElement {
  const [filter, setFilter] = useState<Filter>('all');
  const { chapters, lines, seats } = annotated;
  const kinds = useMemo(() => KINDS.filter((kind) => lines.some((one) => one.kind === kind)), [lines]);
  const shown = useMemo(() => filtered(chapters, filter), [chapters, filter]);
  const count = shown.reduce((sum, chapter) => sum + chapter.lines.length, 0);
  const current = lastShown(shown, line);
  const list = useRef<HTMLOListElement>(null);
  useInSight(list, current, filter, shut);
  return (
    <aside
      className={classes(styles.replayEvents, 'panel panel-glass')}
      aria-label={t('events.label')}
      data-panel="events"
      inert={shut}
    >
      {tabs}
      <div className={styles.replayEventsHead}>
        <h2 className="heading h3">{t('events.title')}</h2>
        <span className="chip num">{count}</span>
        <IconButton
          icon={<X size={20} />}
          label={t('events.close')}
          className={classes(styles.replayEventsClose)}
          onClick={onClose}
        />
      </div>
      <fieldset className={styles.replayFilters} aria-label={t('events.which')}>
        <IconButton
          icon={<List size={17} />}
          label={t('events.all')}
          pressed={filter === 'all'}
          onClick={() => setFilter('all')}
        />
        {kinds.map((kind) => {
          const { icon: Icon } = LINE_KINDS[kind];
          return (
            <IconButton
              key={kind}
              icon={<Icon size={17} />}
              label={t(`events.${kind}`)}
              pressed={filter === kind}
              onClick={() => setFilter(filter === kind ? 'all' : kind)}
            />
          );
        })}
      </fieldset>
      <ScrollArea as="ol" className={styles.replayList} aria-label={t('events.title')} ref={list}>
        {shown.map((chapter) => {
          const first = chapter.lines[0]?.id ?? 0;
          const last = chapter.lines.at(-1)?.id ?? 0;
          // Only the current chapter is drawn again from line to line.
          const now = line < first ? -1 : line > last ? Number.POSITIVE_INFINITY : line;
          const lit = current >= first && current <= last ? current : -1;
          return <Lines key={chapter.stretch} chapter={chapter} now={now} lit={lit} seats={seats} onSeek={onSeek} />;
        })}
      </ScrollArea>
    </aside>
  );
});

interface LinesProps {
  chapter: Chapter;
  /** Lines after this one are still to come. */
  now: number;
  /** The one that is lit. */
  lit: number;
  seats: readonly SeatInfo[];
  onSeek(moment: Moment): void;
}

const Lines = memo(function Lines({ chapter, now, lit, seats, onSeek }: LinesProps): ReactElement {
  return (
    <li className={styles.replayChapter} style={{ '--lines': chapter.lines.length } as React.CSSProperties}>
      <h3 className="label">{chapter.title}</h3>
      <ol>
        {chapter.lines.map((line) => (
          <li key={line.id}>
            <LineButton line={line} seats={seats} lit={line.id === lit} future={line.id > now} onSeek={onSeek} />
          </li>
        ))}
      </ol>
    </li>
  );
});

interface LineButtonProps {
  line: EventLine;
  seats: readonly SeatInfo[];
  lit: boolean;
  future: boolean;
  onSeek(moment: Moment): void;
}

function LineButton({ line, seats, lit, future, onSeek }: LineButtonProps): ReactElement {
  const info = line.seat === null ? undefined : seats[line.seat];
  const { icon: Icon, tone } = LINE_KINDS[line.kind];
  const name = info && [' ', ':'].some((after) => line.text.startsWith(info.name + after)) ? info.name : '';
  return (
    <button
      type="button"
      className={classes(
        styles.replayEvent,
        styles[`replay-tone-${tone}`],
        lit && styles.replayEventNow,
        future && styles.replayEventFuture,
      )}
      aria-current={lit ? 'step' : undefined}
      data-line={line.id}
      onClick={() => onSeek(line.moment)}
    >
      <span className={styles.replayEventIcon}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <i
        className={styles.replayEventDot}
        data-colour={info?.colour}
        style={info ? { background: seatPaint(info.colour) } : undefined}
      />
      <span className={styles.replayEventText}>
        {name && <b>{name}</b>}
        {line.text.slice(name.length)}
      </span>
    </button>
  );
}

function filtered(chapters: readonly Chapter[], filter: Filter): readonly Chapter[] {
  return chapters.flatMap((chapter) => {
    const lines = filter === 'all' ? chapter.lines : chapter.lines.filter((line) => line.kind === filter);
    return lines.length === 0 ? [] : [{ ...chapter, lines }];
  });
}

/** The newest line that passes the filter: its id, -1 before the first. */
function lastShown(chapters: readonly Chapter[], line: number): number {
  const chapter = chapters.findLast(({ lines }) => (lines[0]?.id ?? 0) <= line);
  return chapter?.lines.findLast(({ id }) => id <= line)?.id ?? -1;
}

/** Scrolls the lit line to the middle of the list if it is no longer there. */
function useInSight(list: RefObject<HTMLOListElement | null>, lit: number, filter: Filter, shut: boolean): void {
  // The filter too: another one moves the lit line.
  useOnChange([list, lit, filter, shut], () => {
    const box = list.current;
    if (!box || shut) return;
    // After the frame in which the board is drawn again: measuring the list must not delay that.
    const later: ReturnType<typeof setTimeout>[] = [];
    const frame = requestAnimationFrame(() => {
      // Once more for a drawer that is still opening: lines outside the window have no height yet.
      for (const ms of [0, DRAWER_MS]) later.push(setTimeout(() => bringInSight(box, lit), ms));
    });
    return () => {
      cancelAnimationFrame(frame);
      for (const timer of later) clearTimeout(timer);
    };
  });
}

function bringInSight(box: HTMLElement, lit: number): void {
  const line = box.querySelector<HTMLElement>(`[data-line="${lit}"]`);
  if (!line) {
    box.scrollTop = 0;
    return;
  }
  const [around, own] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  const margin = own.height * 2;
  if (own.top >= around.top + margin && own.bottom <= around.bottom - margin) return;
  box.scrollTop += own.top - around.top - (around.height - own.height) / 2;
}
