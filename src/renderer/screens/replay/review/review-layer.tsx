// The review's panels over the board, in place of the replay's own. Not here: the board, or the header.

import { Segments } from '@ui/controls/segments';
import { classes } from '@ui/panels/classes';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../../text/replay';
import { askedTitle } from '../annotated-recording';
import type { Player } from '../player';
import { Chances } from './chances';
import styles from './review.module.css';
import { ReviewBanner } from './review-banner';
import { ReviewDash } from './review-dash';
import layoutStyles from './review-layouts.module.css';
import { ReviewPanel } from './review-panel';
import type { OpenReview, Shows } from './use-open-review';

export interface ReviewLayerProps {
  review: OpenReview;
  player: Player;
  /** The current round, and its title. */
  round: number;
  roundTitle: string;
  tabs: ReactNode;
}

/** Banner, panel, strip and the choice of paths. */
export function ReviewLayer({ review, player, round, roundTitle, tabs }: ReviewLayerProps): ReactElement {
  const { annotated, ui, decision, look, frame } = review;
  const asked = decision && look ? askedTitle(annotated, frame, look, ui) : undefined;
  const title =
    decision === undefined
      ? roundTitle
      : asked === undefined
        ? roundOf(review)
        : t('banner.title', { round: roundOf(review), asked });
  return (
    <>
      <ReviewBanner title={title} decision={decision} />
      {review.hasBothPaths && <Shown review={review} />}
      <div className={layoutStyles.reviewColumn}>
        <ReviewPanel review={review} tabs={tabs} />
        <ReviewDash review={review} player={player} round={round} />
      </div>
    </>
  );
}

/** Every driver's chances under the header; undefined without a current decision. */
export function ReviewChances({ review }: { review: OpenReview }): ReactElement | null {
  const { decision, annotated, shown } = review;
  if (decision === undefined || shown === undefined) return null;
  return (
    <Chances
      when={roundOf(review)}
      seats={annotated.seats}
      own={shown.seat}
      after={decision.after.chances}
      best={decision.best.chances}
    />
  );
}

/** Which paths the board shows. */
function Shown({ review }: { review: OpenReview }): ReactElement {
  return (
    <div className={classes(styles.reviewShows, 'panel panel-glass')}>
      <Segments<Shows>
        label={t('show.label')}
        value={review.shows}
        choices={[
          { value: 'both', label: t('show.both') },
          { value: 'played', label: <PathText look="played" />, name: t('show.played') },
          { value: 'better', label: <PathText look="better" />, name: t('show.better') },
        ]}
        onChange={review.setShows}
      />
    </div>
  );
}

function PathText({ look }: { look: 'played' | 'better' }): ReactElement {
  return (
    <span className={styles.reviewPath}>
      <svg width="20" height="6" aria-hidden="true">
        <path className={styles[`review-path-${look}`]} d="M1 3H19" />
      </svg>
      {t(`show.${look}`)}
    </span>
  );
}

function roundOf({ annotated, decision }: OpenReview): string {
  return t('round.unit', { unit: annotated.unit, n: decision?.round ?? 0 });
}
