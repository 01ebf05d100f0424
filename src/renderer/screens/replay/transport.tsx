// The controls of a replay: round, transport, speed, camera and the way out of it into a race of one's own.

import { Button, IconButton } from '@ui/panels/button';
import { classes } from '@ui/panels/classes';
import { Segments } from '@ui/panels/segments';
import { GitFork, Keyboard, Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useStore } from 'zustand';
import type { Player } from './player';
import replayStyles from './replay.module.css';
import replayNarrowStyles from './replay-narrow.module.css';
import { SPEEDS, type Speed, speedWords } from './speeds';

export interface TransportProps {
  player: Player;
  unit: string;
  round: number;
  rounds: number;
  /** Frame of the end. */
  last: number;
}

const SIZE = 20;

/** Which round it is, and the five buttons. */
export const Transport = memo(function Transport({ player, unit, round, rounds, last }: TransportProps): ReactElement {
  const running = useStore(player.store, (s) => s.running);
  const atStart = useStore(player.store, (s) => s.at.frame === 0);
  const atEnd = useStore(player.store, (s) => s.at.frame === last && !s.running && player.isOver);
  return (
    <div className={replayStyles.replayTransport}>
      <p className={replayStyles.replayRound}>
        <span className="label">{unit}</span>
        <span className="num">
          {round === 0 ? '–' : round} <small>of {rounds}</small>
        </span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser */}
      <div className={replayStyles.replayButtons} role="group" aria-label="Playback">
        <IconButton
          icon={<SkipBack size={SIZE} />}
          label="To the start"
          disabled={atStart}
          onClick={() => player.seek(0)}
        />
        <IconButton
          icon={<StepBack size={SIZE} />}
          label="Step back"
          disabled={atStart}
          onClick={() => player.step(-1)}
        />
        <IconButton
          icon={running ? <Pause size={30} fill="currentColor" /> : <Play size={30} fill="currentColor" />}
          label={running ? 'Pause' : 'Play'}
          look="main"
          className={classes(replayNarrowStyles.replayPlay)}
          onClick={() => player.toggle()}
        />
        <IconButton
          icon={<StepForward size={SIZE} />}
          label="Step on"
          disabled={atEnd}
          onClick={() => player.step(1)}
        />
        <IconButton
          icon={<SkipForward size={SIZE} />}
          label="To the end"
          disabled={atEnd}
          onClick={() => player.seek(last)}
        />
      </div>
      <p className={classes(replayStyles.replayKeys, 'note')}>
        <Keyboard size={16} className="icon" aria-hidden="true" />
        Space plays, arrows step, Shift with an arrow jumps to the next event.
      </p>
    </div>
  );
});

export interface ViewControlsProps {
  player: Player;
  follows: boolean;
  onFollow(on: boolean): void;
  /** Why nobody can play on from here; undefined: they can. */
  barred: string | undefined;
  onFork(): void;
}

/** Speed, camera, and playing on from here. */
export const ViewControls = memo(function ViewControls({
  player,
  follows,
  onFollow,
  barred,
  onFork,
}: ViewControlsProps): ReactElement {
  const speed = useStore(player.store, (s) => s.speed);
  return (
    <div className={replayStyles.replayView}>
      <div className={replayNarrowStyles.replaySpeed}>
        <span className="label" aria-hidden="true">
          Speed
        </span>
        <Segments<Speed>
          label="Speed"
          value={speed}
          choices={SPEEDS.map((one) => ({
            value: one,
            label: one === speed ? `${speedWords(one)}×` : speedWords(one),
            name: `${one} times`,
          }))}
          onChange={(next) => player.setSpeed(next)}
          wide
        />
      </div>
      <div className="replay-camera">
        <span className="label" aria-hidden="true">
          Camera
        </span>
        <Segments<'whole' | 'follow'>
          label="Camera"
          value={follows ? 'follow' : 'whole'}
          choices={[
            { value: 'whole', label: 'Whole' },
            { value: 'follow', label: 'Follow' },
          ]}
          onChange={(next) => onFollow(next === 'follow')}
          wide
        />
      </div>
      <Button
        size="small"
        icon={<GitFork size={16} className="icon" />}
        className={classes(replayStyles.replayFork)}
        disabled={barred}
        onClick={onFork}
      >
        Play from here
      </Button>
    </div>
  );
});
