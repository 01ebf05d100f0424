// The log: its last three lines over the board, and the whole log with filters.

import type { SeatInfo } from '@api/contract';
import type { LogLine } from '@narration/log';
import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { Dialog } from '@ui/overlays/dialog';
import { classes } from '@ui/panels/classes';
import { ScrollArea } from '@ui/panels/scroll-area';
import { useArticleAbout } from '@ui/reference/about';
import { seatPaint } from '@ui/theme/seats';
import { useOnChange } from '@ui/use-on-change';
import { BookOpen } from 'lucide-react';
import { memo, type ReactElement, useEffect, useRef, useState } from 'react';
import { t } from '../../../text/race';
import type { Playback } from '../state/playback';
import type { NumberedLine } from '../state/race-log';
import { usePlayback } from '../state/use-race';
import styles from './log-panel.module.css';

const LAST = 3;
type Filter = 'all' | LogLine['kind'];
const FILTERS = ['all', 'move', 'card', 'corner', 'incident', 'race'] as const satisfies readonly Filter[];

export interface LogProps {
  playback: Playback;
  seats: readonly SeatInfo[];
}

/** The last lines; a click opens the whole log. */
export const LogPanel = memo(function LogPanel({
  playback,
  seats,
  onOpen,
}: LogProps & { onOpen(): void }): ReactElement {
  const lines = usePlayback(playback, (s) => s.lines);
  return (
    <button type="button" className={classes(styles.raceLog, 'panel panel-glass')} onClick={onOpen} data-panel="log">
      <span className="visually-hidden">{t('log.open')} </span>
      {lines.length === 0 && <span className={styles.raceLine}>{t('log.none')}</span>}
      {lines.slice(-LAST).map((line) => (
        <LogEntry key={line.id} line={line} seats={seats} />
      ))}
    </button>
  );
});

/** The whole log since the race was opened. at: the line to show first; left out: the newest. */
export function LogDialog(props: LogProps & { open: boolean; at: number | undefined; onClose(): void }): ReactElement {
  const { playback, seats, open, at, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('log.title')}
      actions={<Button onClick={onClose}>{t('log.close')}</Button>}
    >
      <LogList playback={playback} seats={seats} at={at} />
    </Dialog>
  );
}

function LogList({ playback, seats, at }: LogProps & { at: number | undefined }): ReactElement {
  const lines = usePlayback(playback, (s) => s.lines);
  const [filter, setFilter] = useState<Filter>('all');
  const list = useRef<HTMLOListElement>(null);
  // Kinds without lines so far, such as cards in a dice game, are not offered.
  const filters = FILTERS.filter((kind) => kind === 'all' || lines.some((line) => line.kind === kind));
  const choices = filters.map((kind) => ({ value: kind, label: t(`log.kind.${kind}`) }));
  const wanted = filter === 'all' ? lines : lines.filter((line) => line.kind === filter);
  // Scrolls to the newest line.
  useOnChange([wanted.length], () => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={styles.raceLogAll}>
      <Segments<Filter> label={t('log.show')} value={filter} choices={choices} onChange={setFilter} wide />
      {wanted.length === 0 ? (
        <p className="note">{t('log.nothing')}</p>
      ) : (
        <ScrollArea as="ol" ref={list} aria-label={t('log.label')}>
          {wanted.map((line) => (
            <li key={line.id} aria-current={line.id === at ? true : undefined}>
              <ReadLine line={line} seats={seats} />
            </li>
          ))}
        </ScrollArea>
      )}
    </div>
  );
}

/** A line that opens its article, if it has one. */
function ReadLine({ line, seats }: { line: NumberedLine; seats: readonly SeatInfo[] }): ReactElement {
  const article = useArticleAbout(line.about);
  if (article === undefined) return <LogEntry line={line} seats={seats} />;
  return (
    <button
      type="button"
      className={styles.raceLogRead}
      aria-description={t('log.article', { title: article.title })}
      data-hold={article.title}
      title={article.title}
      onClick={article.open}
    >
      <LogEntry line={line} seats={seats} />
      <BookOpen size={16} className="icon" aria-hidden="true" />
    </button>
  );
}

/** One line: the seat's dot, and its name in bold. */
export const LogEntry = memo(function LogEntry({
  line,
  seats,
}: {
  line: LogLine;
  seats: readonly SeatInfo[];
}): ReactElement {
  const info = line.seat === null ? undefined : seats[line.seat];
  const name = info?.name;
  const named = name !== undefined && line.text.startsWith(`${name} `);
  return (
    <span className={styles.raceLine}>
      <i
        className={styles.raceLineDot}
        data-colour={info?.colour}
        style={info ? { background: seatPaint(info.colour) } : undefined}
      />
      <span>
        {named && <b>{name}</b>}
        {named ? line.text.slice(name.length) : line.text}
      </span>
    </span>
  );
});
