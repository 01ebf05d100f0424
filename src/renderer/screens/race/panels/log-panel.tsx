// The log: its last three lines over the board, and the whole of it with filters.

import type { SeatInfo } from '@api/contract';
import type { LogLine } from '@ui/game-ui';
import { Button } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Dialog } from '@ui/panels/dialog';
import { Segments } from '@ui/panels/segments';
import { seatPaint } from '@ui/theme/seats';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { NumberedLine, Playback } from '../play/playback';
import { usePlayback } from '../play/use-race';
import styles from './log-panel.module.css';

const LAST = 3;
type Filter = 'all' | LogLine['kind'];
const FILTERS: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'move', label: 'Moves' },
  { value: 'card', label: 'Cards' },
  { value: 'corner', label: 'Corners' },
  { value: 'incident', label: 'Incidents' },
  { value: 'race', label: 'Race' },
];

export interface LogProps {
  playback: Playback;
  seats: readonly SeatInfo[];
}

/** The last lines; a click opens the whole log. */
export function LogPanel({ playback, seats, onOpen }: LogProps & { onOpen(): void }): ReactElement {
  const lines = usePlayback(playback, (s) => s.lines);
  return (
    <button type="button" className={classes(styles.raceLog, 'panel panel-glass')} onClick={onOpen} data-panel="log">
      <span className="hidden-text">Open the log. </span>
      {lines.length === 0 && <span className={styles.raceLine}>What happens in the race is told here</span>}
      {lines.slice(-LAST).map((line) => (
        <Line key={line.id} line={line} seats={seats} />
      ))}
    </button>
  );
}

/** The whole log since the race was opened. */
export function LogDialog(props: LogProps & { open: boolean; onClose(): void }): ReactElement {
  const { playback, seats, open, onClose } = props;
  return (
    <Dialog open={open} onClose={onClose} title="Race log" actions={<Button onClick={onClose}>Close</Button>}>
      <LogList playback={playback} seats={seats} />
    </Dialog>
  );
}

function LogList({ playback, seats }: LogProps): ReactElement {
  const lines = usePlayback(playback, (s) => s.lines);
  const [filter, setFilter] = useState<Filter>('all');
  const list = useRef<HTMLOListElement>(null);
  // Kinds that the race has had nothing of yet, as cards in a game of dice, are no choice.
  const filters = FILTERS.filter(({ value }) => value === 'all' || lines.some((line) => line.kind === value));
  const wanted = filter === 'all' ? lines : lines.filter((line) => line.kind === filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into sight whenever the list changes
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [wanted.length]);
  return (
    <div className={styles.raceLogAll}>
      <Segments<Filter> label="Show" value={filter} choices={filters} onChange={setFilter} wide />
      {wanted.length === 0 ? (
        <p className="note">Nothing since the race was opened.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by key
        <ol ref={list} tabIndex={0} aria-label="Log">
          {wanted.map((line) => (
            <li key={line.id}>
              <Line line={line} seats={seats} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Line({ line, seats }: { line: NumberedLine; seats: readonly SeatInfo[] }): ReactElement {
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
}
