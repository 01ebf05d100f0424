// Phase banner: icon, title, one line of prompt, clock and bar, and the phase pips under it.

import type { RaceOrigin } from '@api/season';
import type { RaceFrame } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { play } from '@ui/sound/sound';
import { type CSSProperties, type ReactElement, useEffect, useState } from 'react';
import { OriginChip } from '../../app/origin-chip';
import { steadyNow } from '../../app/use-now';

const LAST_SECONDS = 5;

export interface BannerProps {
  banner: RaceFrame['banner'];
  pips: RaceFrame['pips'];
  /** Its season, or that it is practice, is named under the banner. */
  origin: RaceOrigin;
  /** The viewer must act: it pulses. */
  mine: boolean;
  /** ms by the host's steady clock; null: no clock runs. */
  endsAt: number | null;
  /** Seconds per decision. */
  clock: number;
  clockOffset: number;
}

/** The banner. */
export function Banner({ banner, pips, origin, mine, endsAt, clock, clockOffset }: BannerProps): ReactElement {
  const left = useSecondsLeft(endsAt === null ? null : endsAt + clockOffset, clock);
  const last = left !== null && left <= LAST_SECONDS;
  return (
    <div className={classes('race-banner-place')}>
      <section
        className={classes('race-banner panel panel-glass', mine && 'race-banner-mine', last && 'race-banner-last')}
        aria-label="What to do"
        style={left === null ? undefined : ({ '--left': shareLeft(left, clock) } as CSSProperties)}
      >
        <span className="race-banner-icon">{banner.icon}</span>
        <div className="race-banner-words">
          <h2 className="race-banner-title heading">{banner.title}</h2>
          <p className="race-banner-prompt">{banner.prompt}</p>
        </div>
        {left !== null && (
          <span className="race-banner-clock num" role="timer">
            {clockWords(left)}
          </span>
        )}
        <span className="race-banner-bar">{left !== null && <i className="race-banner-left" />}</span>
      </section>
      {pips.length > 0 && (
        <span className="race-pips" aria-hidden="true">
          {pips.map((state, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips stand for phases in order
            <i key={i} className={`race-pip race-pip-${state}`} />
          ))}
        </span>
      )}
      <span className="race-origin">
        <OriginChip origin={origin} />
      </span>
    </div>
  );
}

/** Seconds until a time by this clock, counting down; null without one. At most clock: the grace is not shown. */
function useSecondsLeft(endsAt: number | null, clock: number): number | null {
  const [now, setNow] = useState(steadyNow);
  useEffect(() => {
    if (endsAt === null) return;
    setNow(steadyNow());
    const timer = setInterval(() => setNow(steadyNow()), 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  const left = endsAt === null ? null : Math.min(clock, Math.max(0, (endsAt - now) / 1000));
  const second = left === null ? null : Math.ceil(left);
  useEffect(() => {
    if (second !== null && second > 0 && second <= LAST_SECONDS) play('lastSeconds');
  }, [second]);
  return left;
}

/** How much of the time is left, as CSS wants it. */
function shareLeft(left: number, clock: number): string {
  return `${Math.min(100, (left / Math.max(1, clock)) * 100)}%`;
}

function clockWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
