// Speed buttons: change, resulting mph, wear; and the run up behind a blocker if the road is full.

import type { DriverAids } from '@ui/game-ui';
import { shortcutOf } from '@ui/key-names';
import { moveFocus } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { off, type Why } from '@ui/why/off';
import type { ReactElement, ReactNode } from 'react';
import { STEP } from '../../../data/charts';
import { t } from '../../../text/t';
import type { Danger } from '../../../types';
import { DangerMark } from './danger-mark';
import styles from './speeds.module.css';

export interface SpeedOffer {
  speed: number;
  /** Relative to the reading: '+20'. */
  change: string;
  /** Points it costs, one per line; empty: free. */
  wear: readonly string[];
  /** The danger of its safest route; null if no free road is that long. */
  danger: Danger | null;
  /** The reason it can't be chosen, if no free road is that long. */
  why?: Why | undefined;
}

export interface SpeedsProps {
  aids: DriverAids;
  offers: readonly SpeedOffer[];
  chosen: number | null;
  hinted: number | null;
  onChoose(speed: number): void;
  /** The button of the run, after the speeds. */
  run?: ReactNode;
}

/** The row of speeds. */
export function Speeds({ aids, offers, chosen, hinted, onChoose, run }: SpeedsProps): ReactElement {
  return (
    <fieldset className={styles.speeds} aria-label={t('drive.speeds')} data-teach="speeds" onKeyDown={moveFocus}>
      {offers.map(({ speed, change, wear, danger, why }) => (
        <button
          key={speed}
          type="button"
          className={classes(
            styles.speed,
            wear.length > 0 && aids !== 'none' && styles.speedCosts,
            speed === chosen && styles.speedOn,
            speed === hinted && 'hinted',
          )}
          {...off(why)}
          data-can={change}
          aria-pressed={speed === chosen}
          aria-keyshortcuts={shortcutOf(String(speed / STEP))}
          data-speed={speed}
          data-teach={`speed.${speed}`}
          data-enter="screen"
          onClick={() => {
            playSound('click');
            onChoose(speed);
          }}
        >
          <b>{change}</b>
          <i>{speed}</i>
          <span className="hidden-text"> {t('drive.mph')}, </span>
          <small>
            {danger === null
              ? t('drive.blocked')
              : aids === 'none'
                ? ''
                : wear.length === 0
                  ? t('drive.free')
                  : wear.map((part) => <span key={part}>{part}</span>)}
          </small>
          {danger !== null && aids !== 'none' && (
            <>
              <DangerMark danger={danger} />
              <span className="hidden-text">, {t('drive.safest', { danger })}</span>
            </>
          )}
        </button>
      ))}
      {run}
    </fieldset>
  );
}

export interface RunButtonProps {
  label: string;
  note: string;
  /** null: not shown. */
  danger: Danger | null;
  chosen: boolean;
  hinted: boolean;
  onChoose(): void;
}

/** Running up behind, beside the speeds. */
export function RunButton({ label, note, danger, chosen, hinted, onChoose }: RunButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={classes(styles.speed, styles.speedRun, chosen && styles.speedOn, hinted && 'hinted')}
      aria-pressed={chosen}
      aria-keyshortcuts={shortcutOf('b')}
      data-run
      data-teach="run"
      data-enter="screen"
      onClick={() => {
        playSound('click');
        onChoose();
      }}
    >
      <b>{label}</b>
      <small>{note}</small>
      {danger !== null && (
        <>
          <DangerMark danger={danger} />
          <span className="hidden-text">, {t('drive.danger', { danger })}</span>
        </>
      )}
    </button>
  );
}
