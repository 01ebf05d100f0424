// Shown in place of a review that is missing: in progress, failed, cancelled, or older rules.
// Not here: a review that is there (review-panel.tsx).

import { Button } from '@ui/controls/button';
import type { ReactElement } from 'react';
import { messageText } from '../../../app/api-errors';
import { t } from '../../../text/replay';
import styles from './decision.module.css';
import type { OpenReview } from './use-open-review';

/** Nothing if the review is there and up to date. */
export function NoReview({ review }: { review: OpenReview }): ReactElement | null {
  const { state, make, cancel, annotated } = review;
  const { proved } = annotated.replay;
  if (state === undefined) return null;
  switch (state.state) {
    case 'making':
      return (
        <StateNote
          text={
            state.round === 0
              ? t('state.begins')
              : t('state.making', { unit: annotated.unit, round: state.round, rounds: state.rounds })
          }
          share={state.rounds === 0 ? 0 : Math.max(0, state.round - 1) / state.rounds}
          button={<Button onClick={cancel}>{t('state.cancel')}</Button>}
        />
      );
    case 'failed':
      return (
        <StateNote
          text={t('state.failed')}
          more={messageText(state.why)}
          button={<Button onClick={make}>{t('state.again')}</Button>}
        />
      );
    case 'none':
      if (proved !== 'same') return <StateNote text={t(proved === 'older' ? 'state.older' : 'state.damaged')} />;
      return <StateNote text={t('state.none')} button={<Button onClick={make}>{t('state.make')}</Button>} />;
    case 'made':
      if (state.review.seats.length === 0) return <StateNote text={t('state.nobody')} />;
      if (!state.isOlder) return null;
      if (proved !== 'same') return <StateNote text={t('state.reckoned')} />;
      return <StateNote text={t('state.reckoned')} button={<Button onClick={make}>{t('state.anew')}</Button>} />;
  }
}

interface StateNoteProps {
  text: string;
  more?: string;
  /** The share done so far, 0 to 1; left out: nothing is in progress. */
  share?: number;
  button?: ReactElement;
}

function StateNote({ text, more, share, button }: StateNoteProps): ReactElement {
  return (
    <div className={styles.reviewStateNote}>
      <p role="status">{text}</p>
      {more !== undefined && <p className="note">{more}</p>}
      {share !== undefined && (
        <progress className={styles.reviewProgress} max={100} value={Math.round(100 * share)} aria-label={text} />
      )}
      {button}
    </div>
  );
}
