// The banner's text for the current decision. Not here: events (replay-banner.tsx).

import type { Judged } from '@core/review';
import { markOf } from '@core/review';
import { classes } from '@ui/panels/classes';
import type { ReactElement } from 'react';
import { t } from '../../../text/replay';
import replayStyles from '../replay.module.css';
import { MarkShape } from './marks';
import styles from './review.module.css';
import { percentOf } from './seat-review';

/** The banner over the board. title: 'Round 9 · Play cards'; undefined decision: there is none. */
export function ReviewBanner({ title, decision }: { title: string; decision: Judged | undefined }): ReactElement {
  const mark = decision && markOf(decision.loss);
  return (
    <div
      className={classes(replayStyles.replayBanner, 'panel panel-glass', mark && styles[`review-banner-${mark}`])}
      data-panel="banner"
    >
      {mark && (
        <span className={replayStyles.replayBannerIcon}>
          <MarkShape mark={mark} size={36} />
        </span>
      )}
      <div className={replayStyles.replayBannerText}>
        <h2 className="heading">{title}</h2>
        <p role="status">{textOf(decision)}</p>
      </div>
    </div>
  );
}

function textOf(decision: Judged | undefined): string {
  if (decision === undefined) return t('banner.none');
  const by = percentOf(decision.loss);
  return by === 0 ? t('banner.best') : t('banner.lost', { mark: markOf(decision.loss), by });
}
