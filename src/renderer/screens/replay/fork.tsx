// Playing on from a moment of a replay: which car, and how good the others are. It is practice and counts nowhere.

import type { Level, Seat } from '@core/contract';
import type { GameUi } from '@ui/game-ui';
import { Button } from '@ui/panels/button';
import { Dialog } from '@ui/panels/dialog';
import { Segments } from '@ui/panels/segments';
import { Select } from '@ui/panels/select';
import { Play } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../app/client';
import { to } from '../../app/routes';
import type { AnnotatedFilm } from './annotated-film';

const LEVELS = ['easy', 'medium', 'hard'] as const satisfies readonly Level[];

export interface ForkProps {
  open: boolean;
  onClose(): void;
  told: AnnotatedFilm;
  ui: GameUi;
  /** The frame to go on from, and where: 'Round 9'. */
  frame: number;
  where: string;
  /** Cars that can still race. */
  racing: readonly Seat[];
}

/** The question before a race begins from here. */
export function ForkDialog({ open, onClose, told, ui, frame, where, racing }: ForkProps): ReactElement {
  const { replay, film, seats, own } = told;
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState<Seat>(own);
  const [level, setLevel] = useState<Level>('medium');
  const [busy, setBusy] = useState(false);
  const cars = seats.filter((info) => info.driver.kind !== 'automaton' && racing.includes(info.seat));
  const seat = cars.some((info) => info.seat === wanted) ? wanted : (cars[0]?.seat ?? 0);
  const begin = async () => {
    setBusy(true);
    const step = film.frames[frame]?.step ?? 0;
    const begun = await attempt('replays.fork', { match: replay.match, step, seat, level });
    setBusy(false);
    if (begun) navigate(to.race(begun.match));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Play from here"
      text={`A new race begins as this one stood in ${where.toLowerCase()}. It is practice: it counts in no season, record or statistic.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="main" icon={<Play size={18} className="icon" />} disabled={busy} onClick={() => void begin()}>
            Play on
          </Button>
        </>
      }
    >
      <div className="field">
        <span className="label" aria-hidden="true">
          Your car
        </span>
        <Select
          label="Your car"
          value={String(seat)}
          choices={cars.map((info) => ({ value: String(info.seat), label: info.name }))}
          onChange={(next) => setWanted(Number(next))}
        />
      </div>
      {seats.length > 1 && (
        <div className="field">
          <span className="label" aria-hidden="true">
            The others
          </span>
          <Segments<Level>
            label="The others"
            value={level}
            choices={LEVELS.map((one) => ({ value: one, label: ui.levelNames[one] }))}
            onChange={setLevel}
            wide
          />
        </div>
      )}
    </Dialog>
  );
}

/** Why nobody can play on from a frame, in words; undefined: they can. */
export function forkBar({ replay, film }: AnnotatedFilm, frame: number): string | undefined {
  if (replay.proved === 'older') return 'Recorded under older rules: it can be watched, not driven on';
  if (replay.proved === 'damaged') return 'Its moves are damaged: it can be watched, not driven on';
  if (frame >= film.frames.length - 1) return 'The race is over here';
  return undefined;
}
