// Speed buttons: change, resulting mph, wear; and the run up behind a blocker if the road is full.

import { Row } from '@ui/game/controls/row';
import { Tile } from '@ui/game/controls/tile';
import { shortcutOf } from '@ui/key-names';
import { classes } from '@ui/panels/classes';
import type { DriverAids } from '@ui/ui-types';
import type { Why } from '@ui/why/off';
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
    <Row className={styles.speeds} name={t('drive.speeds')} teach="speeds">
      {offers.map(({ speed, change, wear, danger, why }) => (
        <Tile
          key={speed}
          className={styles.speed}
          look="lit"
          size="small"
          tone={wear.length > 0 && aids !== 'none' ? 'cost' : 'good'}
          isChosen={speed === chosen}
          isHinted={speed === hinted}
          why={why}
          chip={change}
          aria-keyshortcuts={shortcutOf(String(speed / STEP))}
          data-speed={speed}
          teach={`speed.${speed}`}
          onPress={() => onChoose(speed)}
        >
          <b>{change}</b>
          <i>{speed}</i>
          <span className="visually-hidden"> {t('drive.mph')}, </span>
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
              <span className="visually-hidden">, {t('drive.safest', { danger })}</span>
            </>
          )}
        </Tile>
      ))}
      {run}
    </Row>
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
    <Tile
      className={classes(styles.speed, styles.speedRun)}
      look="lit"
      size="small"
      isChosen={chosen}
      isHinted={hinted}
      aria-keyshortcuts={shortcutOf('b')}
      data-run
      teach="run"
      onPress={onChoose}
    >
      <b>{label}</b>
      <small>{note}</small>
      {danger !== null && (
        <>
          <DangerMark danger={danger} />
          <span className="visually-hidden">, {t('drive.danger', { danger })}</span>
        </>
      )}
    </Tile>
  );
}
