// Starts a race from a moment of a replay: which car, and how good the others are. It is practice and counts nowhere.

import type { Level, Seat } from '@core/contract';
import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import type { GameUi } from '@ui/game-ui';
import { Dialog } from '@ui/overlays/dialog';
import { Play } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../app/client';
import { levelsOf } from '../../app/games/levels';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { t } from '../../text/replay';
import type { AnnotatedRecording } from './annotated-recording';

export interface ForkProps {
  open: boolean;
  onClose(): void;
  annotated: AnnotatedRecording;
  ui: GameUi;
  /** The frame to start from, and its round; 0: before the first. */
  frame: number;
  round: number;
  /** Cars that can still race. */
  racing: readonly Seat[];
}

/** The question before a race begins from here. */
export function ForkDialog({ open, onClose, annotated, ui, frame, round, racing }: ForkProps): ReactElement {
  const { replay, recording, seats, own, unit } = annotated;
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState<Seat>(own);
  const [level, setLevel] = useState<Level>('medium');
  const [busy, setBusy] = useState(false);
  const card = useApp((s) => s.games.find(({ id }) => id === replay.game));
  const levels = card === undefined ? [] : levelsOf([card]);
  const cars = seats.filter((info) => info.driver.kind !== 'automaton' && racing.includes(info.seat));
  const seat = cars.some((info) => info.seat === wanted) ? wanted : (cars[0]?.seat ?? 0);
  const begin = async () => {
    setBusy(true);
    const step = recording.frames[frame]?.step ?? 0;
    const begun = await attempt('replays.fork', { match: replay.match, step, seat, level });
    setBusy(false);
    if (begun) navigate(to.race(begun.match));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('fork.open')}
      text={round > 0 ? t('fork.text', { unit, n: round }) : t('fork.text.start', { unit })}
      actions={
        <>
          <Button onClick={onClose}>{t('fork.cancel')}</Button>
          <Button look="main" icon={<Play size={18} className="icon" />} busy={busy} onClick={() => void begin()}>
            {t('fork.yes')}
          </Button>
        </>
      }
    >
      <div className="field">
        <span className="label" aria-hidden="true">
          {t('fork.car')}
        </span>
        <Select
          label={t('fork.car')}
          value={String(seat)}
          choices={cars.map((info) => ({ value: String(info.seat), label: info.name }))}
          onChange={(next) => setWanted(Number(next))}
        />
      </div>
      {seats.length > 1 && (
        <div className="field">
          <span className="label" aria-hidden="true">
            {t('fork.others')}
          </span>
          <Segments<Level>
            label={t('fork.others')}
            value={level}
            choices={levels.map((one) => ({ value: one, label: ui.levelNames[one] }))}
            onChange={setLevel}
            wide
          />
        </div>
      )}
    </Dialog>
  );
}

/** Why no one can start from a frame, as text; undefined: they can. */
export function forkBar({ replay, recording }: AnnotatedRecording, frame: number): string | undefined {
  if (replay.proved === 'older') return t('fork.older');
  if (replay.proved === 'damaged') return t('fork.damaged');
  if (frame >= recording.frames.length - 1) return t('fork.over');
  return undefined;
}
