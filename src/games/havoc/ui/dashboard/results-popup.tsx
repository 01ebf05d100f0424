// The popup after a stage, and the one that announces a tie-break: what came of it, and the button to go on.

import type { SeatInfo } from '@api/contract';
import { Button } from '@ui/panels/button';
import { Dialog } from '@ui/panels/dialog';
import { SeatSwatch } from '@ui/panels/seat';
import { list, nameOf } from '@ui/phrases';
import { type ReactElement, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { LANES } from '../../data/track';
import type { Stage, StageResult } from '../../types';
import { hostPopups, type PopupEvent, resultsPause } from '../results-pause';
import { badgeName, STAGES, spaceWords } from '../texts';
import './results-popup.css';

/** Seconds after which it goes on by itself, where a clock runs or nobody plays here. */
const AUTO_CONTINUE = 10;

/** Shows what the screen waits at. auto: goes on by itself. */
export function ResultsPopup({ seats, auto }: { seats: readonly SeatInfo[]; auto: boolean }): ReactElement | null {
  const { event, go } = useStore(resultsPause);
  useEffect(hostPopups, []);
  // Kept while the dialogue fades.
  const [last, setLast] = useState<PopupEvent | null>(null);
  useEffect(() => {
    if (event) setLast(event);
  }, [event]);
  const shown = event ?? last;
  if (!shown) return null;
  return (
    <Dialog
      open={event !== null}
      onClose={go}
      title={titleOf(shown)}
      text={textOf(shown, seats)}
      actions={<GoOn key={shown.type + shown.round} event={shown} go={go} auto={auto && event !== null} />}
    >
      {shown.type === 'stageResults' && <Results event={shown} seats={seats} />}
    </Dialog>
  );
}

function GoOn({ event, go, auto }: { event: PopupEvent; go(): void; auto: boolean }): ReactElement {
  const [left, setLeft] = useState(AUTO_CONTINUE);
  useEffect(() => {
    if (!auto) return;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : go()), 1000);
    return () => clearTimeout(timer);
  }, [auto, left, go]);
  const next = event.type === 'stageResults' ? event.next : 'tieBreak';
  return (
    <Button look="main" autoFocus onClick={go}>
      Continue to {nextName(next)}
      {auto && ` (${left})`}
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
  lanes: 'Everybody starts on position 96, behind the line.',
  coins: 'The coins lie face down. Only who placed one knows its value.',
};

/** One line per driver in winning order, with what the stage was about. */
function Results({
  event,
  seats,
}: {
  event: Extract<PopupEvent, { type: 'stageResults' }>;
  seats: readonly SeatInfo[];
}): ReactElement {
  const rows =
    event.stage === 'racing'
      ? event.table.toSorted((a, b) => b.progress - a.progress || a.badge - b.badge)
      : event.table;
  return (
    <table className="hv-results">
      <thead>
        <tr>
          <th scope="col">Badge</th>
          <th scope="col">Driver</th>
          {HEADS[event.stage]?.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const colour = seats.find((one) => one.seat === row.seat)?.colour;
          return (
            <tr key={row.seat}>
              <td>
                <span className={`hv-badge hv-badge-${row.badge}`}>{badgeName(row.badge)}</span>
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
  lanes: ['Lane'],
  coins: ['Coins placed'],
  racing: ['Stands on', 'Gained'],
};

function cellsOf(stage: Stage, row: StageResult): string[] {
  if (stage === 'storm') return [TURNS[row.badge - 1] ?? ''];
  if (stage === 'lanes') return [row.lane > 0 ? `${row.lane} of ${LANES}` : ''];
  if (stage === 'coins') return [String(row.coins)];
  const where = row.finished
    ? 'finished'
    : row.lane > 0
      ? `lap ${Math.max(1, row.lap)}, ${spaceWords(row.at)}`
      : spaceWords(row.at);
  return [where, row.gained > 0 ? `+${row.gained}` : row.gained < 0 ? `−${-row.gained}` : '0'];
}

const TURNS = ['first', 'second', 'third', 'fourth'] as const;
