// The strip of a review: transport and luck, the curve, the turning points. Not here: the current decision (review-panel.tsx).

import { nameOf } from '@narration/phrases';
import { classes } from '@ui/panels/classes';
import type { CSSProperties, ReactElement } from 'react';
import { t } from '../../../text/replay';
import type { Player } from '../player';
import { Transport } from '../transport';
import { Curve } from './curve';
import styles from './review-dash.module.css';
import layoutStyles from './review-layouts.module.css';
import { percentOf, type SeatReview, type Sums } from './seat-review';
import type { OpenReview } from './use-open-review';

export interface ReviewDashProps {
  review: OpenReview;
  player: Player;
  /** The current round. */
  round: number;
}

/** The strip along the lower edge; on a phone its parts are below each other. */
export function ReviewDash({ review, player, round }: ReviewDashProps): ReactElement {
  const { annotated, shown, index, choose } = review;
  const { recording } = annotated;
  const rounds = recording.rounds.at(-1)?.round ?? 0;
  const first = recording.rounds[1]?.round ?? 1;
  return (
    <section
      className={classes(layoutStyles.reviewDash, 'panel panel-glass')}
      aria-label={t('review.title')}
      data-panel="dash"
    >
      <div className={layoutStyles.reviewLeft}>
        <div className={layoutStyles.reviewTransport}>
          <Transport
            player={player}
            unit={annotated.unit}
            round={round}
            rounds={rounds}
            last={recording.frames.length - 1}
            plain
          />
        </div>
        {shown && review.isWhole && (
          <Luck
            sums={shown.sums}
            name={shown.seat === annotated.own ? undefined : nameOf(annotated.seats, shown.seat)}
          />
        )}
      </div>
      {shown && (
        <Curve
          shown={shown}
          seats={annotated.seats}
          rounds={Math.max(1, rounds - first + 1)}
          first={first}
          roundText={(one) => t('round.unit', { unit: annotated.unit, n: one })}
          index={index}
          onIndex={choose}
        />
      )}
      {shown && <TurningPoints review={review} shown={shown} />}
    </section>
  );
}

/** Luck against own decisions. name: whose, if not the viewer's own. */
function Luck({ sums, name }: { sums: Sums; name: string | undefined }): ReactElement {
  const { luck, own } = sums;
  const share = Math.abs(luck) / Math.max(1, Math.abs(luck) + Math.abs(own));
  return (
    <div className={styles.reviewLuck}>
      <div className={styles.reviewLuckHeads} aria-hidden="true">
        <span className="label">{t('luck.luck')}</span>
        <span className="label">{name === undefined ? t('luck.own') : t('luck.own.of', { name })}</span>
      </div>
      <div
        className={classes(styles.reviewLuckBar, luck === 0 && own === 0 && styles.reviewLuckNone)}
        role="img"
        aria-label={t('luck.bar', { luck: t('chance.by.cent', { by: luck }), own: t('chance.by.cent', { by: own }) })}
        style={{ '--share': share } as CSSProperties}
      />
      <div className={styles.reviewLuckSums} aria-hidden="true">
        <b className="num">{t('chance.by.cent', { by: luck })}</b>
        <b className="num">{t('chance.by.cent', { by: own })}</b>
      </div>
      <p className="note">{t('luck.sum', { ...sums })}</p>
    </div>
  );
}

/** The decisions that cost most, each a link to its moment. */
function TurningPoints({ review, shown }: { review: OpenReview; shown: SeatReview }): ReactElement {
  const { annotated, ui, index, choose, isWhole } = review;
  const { circuit } = annotated.replay;
  const points = shown.turning.flatMap((at) => {
    const one = shown.decisions[at];
    return one ? [{ at, one }] : [];
  });
  const lost = points.reduce((sum, { one }) => sum + percentOf(one.loss), 0);
  // Each loss is rounded separately, so their sum can exceed the total.
  const share = Math.min(100, Math.round((100 * lost) / Math.max(1, -shown.sums.own)));
  return (
    <section className={styles.reviewTurning} aria-label={t('turning.title')}>
      <div className={styles.reviewTurningHead}>
        <h2 className="heading">{t('turning.title')}</h2>
        {points.length > 0 && <span className="note">{t('turning.part', { share })}</span>}
      </div>
      {points.length === 0 && isWhole && <p className="note">{t('turning.none')}</p>}
      <ol>
        {points.map(({ at, one }, i) => (
          <li key={at}>
            <button
              type="button"
              className={classes(styles.reviewPoint, at === index && styles.reviewPointOn)}
              aria-current={at === index ? 'step' : undefined}
              onClick={() => choose(at)}
            >
              <span className={styles.reviewNumber}>{i + 1}</span>
              <span className={styles.reviewPointText}>
                <span className="label">{t('round.unit', { unit: annotated.unit, n: one.round })}</span>
                <span>
                  {t('turning.instead', {
                    played: ui.answerText(one.played, circuit),
                    better: ui.answerText(one.better, circuit),
                  })}
                </span>
              </span>
              <b className="num">{t('chance.by.cent', { by: -percentOf(one.loss) })}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
