// The panel of the review at the right: one decision after the other, or why there are none yet.
// Not here: the decision itself (decision.tsx), curve and luck (review-dash.tsx).

import type { SeatInfo } from '@api/contract';
import { nameOf } from '@narration/phrases';
import { Button, IconButton } from '@ui/controls/button';
import { Select } from '@ui/controls/select';
import { classes } from '@ui/panels/classes';
import { ChevronLeft, ChevronRight, GitFork } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../../text/replay';
import { forkBar } from '../fork';
import { DecisionReview } from './decision';
import styles from './decision.module.css';
import layoutStyles from './review-layouts.module.css';
import { NoReview } from './review-states';
import type { OpenReview } from './use-open-review';

export interface ReviewPanelProps {
  review: OpenReview;
  /** The tabs for events and review. */
  tabs: ReactNode;
}

/** The panel with the decision that the review shows. */
export function ReviewPanel({ review, tabs }: ReviewPanelProps): ReactElement {
  const { shown, decision } = review;
  return (
    <aside
      className={classes(layoutStyles.reviewPanel, 'panel panel-glass')}
      aria-label={t('review.title')}
      data-panel="events"
    >
      <div className={styles.reviewHead}>
        <h2 className="heading h3">{t('review.title')}</h2>
        {tabs}
      </div>
      <NoReview review={review} />
      {shown && shown.decisions.length > 0 && <Steps review={review} />}
      {decision && (
        <div className={styles.reviewDecision}>
          <DecisionReview
            decision={decision}
            ui={review.ui}
            circuit={review.annotated.replay.circuit}
            seats={review.annotated.seats}
            look={review.look}
          />
        </div>
      )}
      {decision && <ForkButton review={review} />}
    </aside>
  );
}

/** Which decision it is, with links to the previous and next ones. */
function Steps({ review }: { review: OpenReview }): ReactElement | null {
  const { shown, index, choose, annotated, seats, setSeat } = review;
  if (shown === undefined) return null;
  const all = shown.decisions.length;
  return (
    <div className={styles.reviewSteps}>
      <IconButton
        icon={<ChevronLeft size={20} />}
        label={t('decision.back')}
        why={index <= 0 && t('decision.first')}
        onClick={() => choose(index - 1)}
      />
      <div>
        <h3 className="heading">{t('decision.of', { n: index + 1, all })}</h3>
        {seats.length > 1 && <Whose seats={annotated.seats} among={seats} seat={shown.seat} onChange={setSeat} />}
      </div>
      <IconButton
        icon={<ChevronRight size={20} />}
        label={t('decision.on')}
        why={index >= all - 1 && t('decision.last')}
        onClick={() => choose(index + 1)}
      />
    </div>
  );
}

interface WhoseProps {
  seats: readonly SeatInfo[];
  among: readonly number[];
  seat: number;
  onChange(seat: number): void;
}

/** Whose decisions are shown, if several people drove. */
function Whose({ seats, among, seat, onChange }: WhoseProps): ReactElement {
  return (
    <Select
      label={t('decision.whose')}
      value={String(seat)}
      choices={among.map((one) => ({ value: String(one), label: nameOf(seats, one) }))}
      onChange={(next) => onChange(Number(next))}
    />
  );
}

function ForkButton({ review }: { review: OpenReview }): ReactElement {
  const { annotated, frame, fork, forking } = review;
  return (
    <div className={styles.reviewFork}>
      <Button
        look="main"
        size="large"
        icon={<GitFork size={20} className="icon" />}
        why={forkBar(annotated, frame)}
        busy={forking}
        onClick={fork}
      >
        {t('fork')}
      </Button>
    </div>
  );
}
