// Phase banner: icon, title, one line of prompt, clock and bar, and the phase pips under it.

import type { RaceOrigin } from '@api/season';
import { drawInOrder } from '@ui/draw-in-order';
import type { RaceFrame } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { playSound } from '@ui/sound/sound';
import { type CSSProperties, memo, type ReactElement, useEffect } from 'react';
import { OriginChip } from '../../../app/origin-chip';
import { t } from '../../../text/race';
import raceStyles from '../race.module.css';
import { type Countdown, countdownText, LAST_SECONDS, useSecondsLeft } from '../state/countdown';
import bannerStyles from './banner.module.css';

export interface BannerProps {
  banner: RaceFrame['banner'];
  pips: RaceFrame['pips'];
  /** Its season, or practice, is named under the banner. */
  origin: RaceOrigin;
  /** The viewer must act: it pulses. */
  mine: boolean;
  /** null: no clock runs. */
  countdown: Countdown | null;
}

/** The banner. */
export const Banner = memo(function Banner({ banner, pips, origin, mine, countdown }: BannerProps): ReactElement {
  const left = useSecondsLeft(countdown);
  useTicks(left);
  const last = left !== null && left <= LAST_SECONDS;
  return (
    <div className={classes(raceStyles.raceBannerPlace)}>
      <section
        className={classes(
          `${bannerStyles.raceBanner} panel panel-glass`,
          mine && bannerStyles.raceBannerMine,
          last && bannerStyles.raceBannerLast,
        )}
        aria-label={t('banner.label')}
        data-panel="banner"
        style={left === null ? undefined : ({ '--left': shareLeft(left, countdown?.most ?? 0) } as CSSProperties)}
      >
        <span className={bannerStyles.raceBannerIcon}>{banner.icon}</span>
        <div className={bannerStyles.raceBannerText}>
          <h2 className={classes(bannerStyles.raceBannerTitle, 'heading')}>{banner.title}</h2>
          <p className={bannerStyles.raceBannerPrompt}>{banner.prompt}</p>
        </div>
        {left !== null && (
          <span className={classes(bannerStyles.raceBannerClock, 'num')} role="timer">
            {countdownText(left)}
          </span>
        )}
        <span className={bannerStyles.raceBannerBar}>
          {left !== null && <i className={bannerStyles.raceBannerLeft} />}
        </span>
      </section>
      {pips.length > 0 && (
        <span className={bannerStyles.racePips} aria-hidden="true">
          {drawInOrder(pips, (state) => (
            <i className={classes(bannerStyles.racePip, bannerStyles[`race-pip-${state}`])} />
          ))}
        </span>
      )}
      <span className={bannerStyles.raceOrigin}>
        <OriginChip origin={origin} />
      </span>
    </div>
  );
});

/** Plays a tick in each of the last seconds. */
function useTicks(left: number | null): void {
  const second = left === null ? null : Math.ceil(left);
  useEffect(() => {
    if (second !== null && second > 0 && second <= LAST_SECONDS) playSound('lastSeconds');
  }, [second]);
}

/** The share of the time that is left, as a CSS value. */
function shareLeft(left: number, most: number): string {
  return `${Math.min(100, (left / Math.max(1, most)) * 100)}%`;
}
