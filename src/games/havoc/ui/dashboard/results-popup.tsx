// The popup after a stage, and the one that announces a tie-break: what came of it, and the button to go on.

import type { SeatInfo } from '@api/contract';
import type { GoingOn } from '@ui/game-ui';
import { Button } from '@ui/panels/button';
import { Dialog } from '@ui/panels/dialog';
import { SeatSwatch } from '@ui/panels/seat';
import { list, nameOf } from '@ui/phrases';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Stage, StageResult } from '../../types';
import { hostPopups, isShort, numberOf, type PopupEvent, resultsPause } from '../results-pause';
import { badgeName, STAGES, spaceWords } from '../texts';
import './results-popup.css';

export interface ResultsPopupProps {
  seats: readonly SeatInfo[];
  /** Seconds after which it goes on by itself, 0 = never. */
  auto: number;
  goingOn: GoingOn;
}

/** Shows what the screen waits at: the host goes on for all, guests wait for that. */
export function ResultsPopup({ seats, auto, goingOn }: ResultsPopupProps): ReactElement | null {
  const { event, go } = useStore(resultsPause);
  useEffect(hostPopups, []);
  // Kept while the dialogue fades.
  const [last, setLast] = useState<PopupEvent | null>(null);
  useEffect(() => {
    if (event && !isShort(event)) setLast(event);
  }, [event]);
  const { isHost, host, tell } = goingOn;
  const isPast = event !== null && !isShort(event) && host >= numberOf(event);
  useEffect(() => {
    if (isPast) go();
  }, [isPast, go]);
  const leave = useCallback(() => {
    if (event) tell(numberOf(event));
    go();
  }, [event, tell, go]);
  if (event && isShort(event)) return <ShortWord event={event} seats={seats} />;
  const shown = event ?? last;
  if (!shown) return null;
  return (
    <Dialog
      open={event !== null}
      onClose={isHost ? leave : stay}
      title={titleOf(shown)}
      text={textOf(shown, seats)}
      actions={
        <GoOn
          key={numberOf(shown)}
          event={shown}
          isHost={isHost}
          go={isHost ? leave : go}
          auto={event === null ? 0 : auto}
        />
      }
    >
      {shown.type === 'stageResults' && <Results event={shown} seats={seats} />}
    </Dialog>
  );
}

function stay(): void {
  // The host goes on.
}

/** Lanes or coins in a line under the cards, while the board shows them. */
function ShortWord({ event, seats }: { event: PopupEvent; seats: readonly SeatInfo[] }): ReactElement {
  return (
    <p className="hv-short panel panel-glass" role="status">
      {shortWords(event, seats)}
    </p>
  );
}

/** 'Lanes: Ada 3, Marta 1.' or 'Coins: Ada 3, Marta 2, Bruno none.' */
export function shortWords(event: PopupEvent, seats: readonly SeatInfo[]): string {
  if (event.type !== 'stageResults') return '';
  const rows = event.table.map((row) => {
    const figure = event.stage === 'lanes' ? `lane ${row.lane}` : row.coins === 0 ? 'none' : String(row.coins);
    return `${nameOf(seats, row.seat)} ${figure}`;
  });
  return event.stage === 'lanes' ? `Lanes taken: ${rows.join(', ')}` : `Coins placed: ${rows.join(', ')}`;
}

interface GoOnProps {
  event: PopupEvent;
  isHost: boolean;
  go(): void;
  /** Seconds, 0 = never. */
  auto: number;
}

function GoOn({ event, isHost, go, auto }: GoOnProps): ReactElement {
  const [left, setLeft] = useState(auto);
  useEffect(() => {
    if (auto === 0) return;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : go()), 1000);
    return () => clearTimeout(timer);
  }, [auto, left, go]);
  const next = event.type === 'stageResults' ? event.next : 'tieBreak';
  const soon = auto > 0 && ` (${left})`;
  if (!isHost) {
    return (
      <p className="hv-waiting" role="status">
        Waiting for host{soon}
      </p>
    );
  }
  return (
    <Button look="main" autoFocus onClick={go}>
      Continue to {nextName(next)}
      {soon}
    </Button>
  );
}

function nextName(next: Stage): string {
  return next === 'finished' ? 'the results' : STAGES[next];
}

function titleOf(event: PopupEvent): string {
  if (event.type === 'tieBreakStarted') return 'Tie-break';
  return `${STAGES[event.stage]}: results`;
}

function textOf(event: PopupEvent, seats: readonly SeatInfo[]): string {
  if (event.type === 'tieBreakStarted') {
    return `${list(event.seats.map((seat) => nameOf(seats, seat)))} are level at the front. They race on without cards and coins until one alone is ahead.`;
  }
  return TEXTS[event.stage] ?? '';
}

const TEXTS: Partial<Record<Stage, string>> = {
  storm: 'This order holds for the rest of the round: whoever left the Storm first chooses first.',
  racing: 'Everybody where the stage has left them, best first.',
};

/** The lines in the order of what the stage decided: badges after a Storm, the road after Racing (level: better badge, R87). */
export function rowsOf({ stage, table }: Extract<PopupEvent, { type: 'stageResults' }>): readonly StageResult[] {
  return stage === 'racing' ? table.toSorted((a, b) => b.progress - a.progress || a.badge - b.badge) : table;
}

/** One line per driver, with what the stage was about. */
function Results({
  event,
  seats,
}: {
  event: Extract<PopupEvent, { type: 'stageResults' }>;
  seats: readonly SeatInfo[];
}): ReactElement {
  const isRoad = event.stage === 'racing';
  return (
    <table className="hv-results">
      <thead>
        <tr>
          <th scope="col">{isRoad ? 'Place' : 'Badge'}</th>
          <th scope="col">Driver</th>
          {HEADS[event.stage]?.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rowsOf(event).map((row, at) => {
          const place = isRoad ? at + 1 : row.badge;
          const colour = seats.find((one) => one.seat === row.seat)?.colour;
          return (
            <tr key={row.seat}>
              <td>
                <span className={`hv-badge hv-badge-${place}`}>{badgeName(place)}</span>
              </td>
              <th scope="row">
                {colour && <SeatSwatch colour={colour} />} {nameOf(seats, row.seat)}
              </th>
              {cellsOf(event.stage, row).map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells stand under their heads
                <td key={i}>{cell}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const HEADS: Partial<Record<Stage, readonly string[]>> = {
  storm: ['Turn order'],
  racing: ['Stands on', 'Gained'],
};

function cellsOf(stage: Stage, row: StageResult): string[] {
  if (stage === 'storm') return [TURNS[row.badge - 1] ?? ''];
  const where = row.finished
    ? 'finished'
    : row.lane > 0
      ? `lap ${Math.max(1, row.lap)}, ${spaceWords(row.at)}`
      : spaceWords(row.at);
  return [where, row.gained > 0 ? `+${row.gained}` : row.gained < 0 ? `−${-row.gained}` : '0'];
}

const TURNS = ['first', 'second', 'third', 'fourth'] as const;
