// The controls of a replay: round, transport, speed, camera, and the button to race on from here.

import { Button, IconButton } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { keyNameOf } from '@ui/key-names';
import { classes } from '@ui/panels/classes';
import { Camera, GitFork, Keyboard, Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { rich, t } from '../../text/replay';
import type { Player } from './player';
import replayStyles from './replay.module.css';
import replayNarrowStyles from './replay-narrow.module.css';
import { SPEEDS, type Speed, speedText } from './speeds';

export interface TransportProps {
  player: Player;
  unit: string;
  round: number;
  rounds: number;
  /** The last frame. */
  last: number;
  /** Something else is the main button of the screen. */
  plain?: boolean;
}

const SIZE = 20;

/** The current round, and the five buttons. */
export const Transport = memo(function Transport(props: TransportProps): ReactElement {
  const { player, unit, round, rounds, last, plain = false } = props;
  const running = useStore(player.store, (s) => s.running);
  const atStart = useStore(player.store, (s) => s.at.frame === 0);
  const atEnd = useStore(player.store, (s) => s.at.frame === last && !s.running && player.isOver);
  return (
    <div className={replayStyles.replayTransport}>
      <p className={replayStyles.replayRound}>
        <span className="label">{unit}</span>
        <span className="num">
          {rich('round.of', { round: round === 0 ? '–' : round, rounds }, { small: (inner) => <small>{inner}</small> })}
        </span>
      </p>
      <fieldset className={replayStyles.replayButtons} aria-label={t('play.label')}>
        <IconButton
          icon={<SkipBack size={SIZE} />}
          label={t('play.start')}
          why={atStart && t('play.atStart')}
          onClick={() => player.seek(0)}
        />
        <IconButton
          icon={<StepBack size={SIZE} />}
          label={t('play.back')}
          why={atStart && t('play.atStart')}
          onClick={() => player.step(-1)}
        />
        <IconButton
          icon={running ? <Pause size={30} fill="currentColor" /> : <Play size={30} fill="currentColor" />}
          label={t(running ? 'play.pause' : 'play.play')}
          look={plain ? 'plain' : 'main'}
          className={classes(replayNarrowStyles.replayPlay)}
          onClick={() => player.toggle()}
        />
        <IconButton
          icon={<StepForward size={SIZE} />}
          label={t('play.on')}
          why={atEnd && t('play.atEnd')}
          onClick={() => player.step(1)}
        />
        <IconButton
          icon={<SkipForward size={SIZE} />}
          label={t('play.end')}
          why={atEnd && t('play.atEnd')}
          onClick={() => player.seek(last)}
        />
      </fieldset>
      <p className={classes(replayStyles.replayKeys, 'note')}>
        <Keyboard size={16} className="icon" aria-hidden="true" />
        {t('play.keys', { play: keyNameOf('skip'), back: keyNameOf('left'), on: keyNameOf('right') })}
      </p>
    </div>
  );
});

export interface ViewControlsProps {
  player: Player;
  follows: boolean;
  onFollow(on: boolean): void;
  /** Why no one can race on from here; undefined: they can. */
  barred: string | undefined;
  onFork(): void;
  /** Starts photo mode; undefined: no photos can be taken of this board. */
  onPhoto: (() => void) | undefined;
}

/** Speed, camera, and racing on from here. */
export const ViewControls = memo(function ViewControls({
  player,
  follows,
  onFollow,
  barred,
  onFork,
  onPhoto,
}: ViewControlsProps): ReactElement {
  const speed = useStore(player.store, (s) => s.speed);
  return (
    <div className={replayStyles.replayView}>
      <div className={replayNarrowStyles.replaySpeed}>
        <span className="label" aria-hidden="true">
          {t('speed.label')}
        </span>
        <Segments<Speed>
          label={t('speed.label')}
          value={speed}
          choices={SPEEDS.map((one) => ({
            value: one,
            label: one === speed ? `${speedText(one)}×` : speedText(one),
            name: t('speed.times', { n: one }),
          }))}
          onChange={(next) => player.setSpeed(next)}
          wide
        />
      </div>
      <div className="replay-camera">
        <span className="label" aria-hidden="true">
          {t('camera.label')}
        </span>
        <Segments<'whole' | 'follow'>
          label={t('camera.label')}
          value={follows ? 'follow' : 'whole'}
          choices={[
            { value: 'whole', label: t('camera.whole') },
            { value: 'follow', label: t('camera.follow') },
          ]}
          onChange={(next) => onFollow(next === 'follow')}
          wide
        />
      </div>
      <div className={replayStyles.replayLast}>
        <Button
          size="small"
          icon={<GitFork size={16} className="icon" />}
          className={classes(replayStyles.replayFork)}
          why={barred}
          onClick={onFork}
        >
          {t('fork.open')}
        </Button>
        {onPhoto && (
          <IconButton
            icon={<Camera size={SIZE} />}
            label={t('photo.open', { key: keyNameOf('photo') })}
            onClick={onPhoto}
          />
        )}
      </div>
    </div>
  );
});
