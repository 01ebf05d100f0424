// Speed buttons: change, resulting mph, wear; and the run up behind a blocker where the road is full.

import type { Aids } from '@ui/game-ui';
import { moveFocus } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { play } from '@ui/sound/sound';
import type { ReactElement, ReactNode } from 'react';
import type { Danger } from '../../types';

export interface SpeedOffer {
  speed: number;
  /** Against the reading: '+20'. */
  change: string;
  /** Points it costs, one per line; empty: free. */
  wear: readonly string[];
  /** How dangerous its safest way is; null: no free road is that long. */
  danger: Danger | null;
}

export interface SpeedsProps {
  aids: Aids;
  offers: readonly SpeedOffer[];
  chosen: number | null;
  hinted: number | null;
  onChoose(speed: number): void;
  /** The button of the run, after the speeds. */
  run?: ReactNode;
}

const MARKS: Readonly<Record<Danger, string>> = { safe: 'free road', roll: 'dice', spin: 'spin-off' };

/** The row of speeds. */
export function Speeds({ aids, offers, chosen, hinted, onChoose, run }: SpeedsProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className="wad-speeds" role="group" aria-label="Speeds" onKeyDown={moveFocus}>
      {offers.map(({ speed, change, wear, danger }) => (
        <button
          key={speed}
          type="button"
          className={classes(
            'wad-speed',
            wear.length > 0 && aids !== 'none' && 'wad-speed-costs',
            speed === chosen && 'wad-speed-on',
            speed === hinted && 'wad-hinted',
          )}
          disabled={danger === null}
          title={danger === null ? 'No free road is that long' : undefined}
          aria-pressed={speed === chosen}
          aria-keyshortcuts={String(speed / 20)}
          data-speed={speed}
          data-enter="screen"
          onClick={() => {
            play('click');
            onChoose(speed);
          }}
        >
          <b>{change}</b>
          <i>{speed}</i>
          <span className="hidden-text"> mph, </span>
          <small>
            {danger === null
              ? 'blocked'
              : aids === 'none'
                ? ''
                : wear.length === 0
                  ? 'free'
                  : wear.map((part) => <span key={part}>{part}</span>)}
          </small>
          {danger !== null && aids !== 'none' && (
            <>
              <em className={`wad-mark wad-mark-${danger}`} aria-hidden="true" />
              <span className="hidden-text">, safest way: {MARKS[danger]}</span>
            </>
          )}
        </button>
      ))}
      {run}
    </div>
  );
}

export interface RunButtonProps {
  label: string;
  note: string;
  danger: Danger;
  chosen: boolean;
  hinted: boolean;
  onChoose(): void;
}

/** Running up behind, beside the speeds. */
export function RunButton({ label, note, danger, chosen, hinted, onChoose }: RunButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={classes('wad-speed wad-speed-run', chosen && 'wad-speed-on', hinted && 'wad-hinted')}
      aria-pressed={chosen}
      aria-keyshortcuts="b"
      data-run
      data-enter="screen"
      onClick={() => {
        play('click');
        onChoose();
      }}
    >
      <b>{label}</b>
      <small>{note}</small>
      <em className={`wad-mark wad-mark-${danger}`} aria-hidden="true" />
      <span className="hidden-text">, {MARKS[danger]}</span>
    </button>
  );
}
