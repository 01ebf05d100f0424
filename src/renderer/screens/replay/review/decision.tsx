// The current decision: the answer that was given beside the best one, and why. Not here: going from one to the next
// (review-panel.tsx).

import type { SeatInfo } from '@api/contract';
import type { ReviewLook } from '@api/review/commands';
import { type Judged, markOf } from '@core/review';
import type { AnswerEffect } from '@ui/board-answers';
import { drawInOrder } from '@ui/draw-in-order';
import type { GameUi } from '@ui/game-ui';
import { classes } from '@ui/panels/classes';
import { Check, Flag, Trophy, X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { t } from '../../../text/replay';
import styles from './decision.module.css';
import { percentOf } from './seat-review';

/** What an answer does, if the game describes it; null: it does not, or the decision's view has not arrived yet. */
export function effectOf(
  ui: GameUi,
  look: ReviewLook | undefined,
  about: { circuit: string; seats: readonly SeatInfo[] },
  action: unknown,
): AnswerEffect | null {
  if (look === undefined || action === null) return null;
  return ui.answerEffect?.({ ...look, ...about }, action) ?? null;
}

export interface DecisionProps {
  decision: Judged;
  ui: GameUi;
  circuit: string;
  seats: readonly SeatInfo[];
  look: ReviewLook | undefined;
}

/** Both answers with their effects. */
export function DecisionReview({ decision, ui, circuit, seats, look }: DecisionProps): ReactElement {
  const { played, better, after, best, seat } = decision;
  const about = { circuit, seats };
  const effect = effectOf(ui, look, about, played);
  const isBest = better === null;
  const win = percentOf(after.chances[seat] ?? 0);
  const bestWin = percentOf(best.chances[seat] ?? 0);
  return (
    <>
      <Answer
        look={isBest ? 'better' : 'played'}
        title={t(isBest ? 'played.best' : 'played.title', { answer: ui.answerText(played, circuit) })}
        win={win}
        lines={effect?.lines ?? []}
      />
      {!isBest && (
        <Answer
          look="better"
          title={t('better.title', { answer: ui.answerText(better, circuit) })}
          win={bestWin}
          lines={effectOf(ui, look, about, better)?.lines ?? []}
        />
      )}
      <table className={styles.reviewWhy}>
        <thead>
          <tr>
            <th scope="col">{t('why.title')}</th>
            <th scope="col" className={styles.reviewPlayed}>
              {t('why.played')}
            </th>
            {!isBest && (
              <th scope="col" className={styles.reviewBetter}>
                {t('why.better')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Row icon={<Trophy size={16} />} name={t('why.win')}>
            {[t('chance', { chance: win }), ...(isBest ? [] : [t('chance', { chance: bestWin })])]}
          </Row>
          <Row icon={<Flag size={16} />} name={t('why.place')}>
            {[after, ...(isBest ? [] : [best])].map(({ place }) => t('place', { place: place / 100 }))}
          </Row>
        </tbody>
      </table>
      <span className="visually-hidden">{t(`mark.${markOf(decision.loss)}`)}</span>
    </>
  );
}

interface AnswerProps {
  look: 'played' | 'better';
  title: string;
  /** Whole percent. */
  win: number;
  lines: readonly string[];
}

function Answer({ look, title, win, lines }: AnswerProps): ReactElement {
  const Icon = look === 'played' ? X : Check;
  return (
    <div className={classes(styles.reviewAnswer, styles[`review-answer-${look}`])}>
      <div>
        <h3>
          <Icon size={17} strokeWidth={3} aria-hidden="true" />
          {title}
        </h3>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <b className="num">{t('chance', { chance: win })}</b>
    </div>
  );
}

function Row({ icon, name, children }: { icon: ReactNode; name: string; children: readonly string[] }): ReactElement {
  return (
    <tr>
      <th scope="row">
        <span className={styles.reviewWhyName}>
          {icon}
          {name}
        </span>
      </th>
      {drawInOrder(children, (value) => (
        <td>{value}</td>
      ))}
    </tr>
  );
}
