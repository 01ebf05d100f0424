// Switches between a replay's events and its review, and handles keys while the review is open.

import { Segments } from '@ui/controls/segments';
import type { Keys } from '@ui/keys';
import { memo, type ReactElement } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../../app/routes';
import { t } from '../../../text/replay';
import styles from './review.module.css';
import type { OpenReview } from './use-open-review';

/** Events or review, as in the address. */
export const ReplayTabs = memo(function ReplayTabs({
  match,
  isReview,
}: {
  match: string;
  isReview: boolean;
}): ReactElement {
  const [, navigate] = useLocation();
  return (
    <div className={styles.reviewTabs}>
      <Segments<'events' | 'review'>
        label={t('tabs')}
        value={isReview ? 'review' : 'events'}
        choices={[
          { value: 'events', label: t('tab.events') },
          { value: 'review', label: t('tab.review') },
        ]}
        onChange={(next) => navigate(next === 'review' ? to.review(match) : to.replay(match), { replace: true })}
        wide
      />
    </div>
  );
});

/** Arrows go through the decisions, with Shift through the turning points; 1 to 3 choose the paths on the board. */
export function reviewKeys({ index, choose, turn, setShows }: OpenReview): Keys {
  return {
    arrowleft: () => choose(index - 1),
    arrowright: () => choose(index + 1),
    'shift+arrowleft': () => turn(-1),
    'shift+arrowright': () => turn(1),
    '1': () => setShows('both'),
    '2': () => setShows('played'),
    '3': () => setShows('better'),
  };
}
