// Why the race was lost: the costliest choice in one sentence, with a link to its moment. Not here: who won.

import type { RaceResult } from '@api/contract';
import type { Seat } from '@core/contract';
import type { Judged } from '@core/review';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { Clapperboard, SearchCheck } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { rich, t } from '../../text/results';
import { percentOf, type SeatReview, seatReview } from '../replay/review/seat-review';
import { costliestOf, NAMED_PERCENT } from './costliest';
import { useOwnReview } from './use-own-review';
import styles from './why-card.module.css';
import { WhyChart } from './why-chart';

export interface WhyCardProps {
  result: RaceResult;
  ui: GameUi;
  /** The winner; null: no one. */
  winner: Seat | null;
}

/** The card, for the person at this computer if they did not win; other drivers have no review here. */
export function WhyCard({ result, ui, winner }: WhyCardProps): ReactElement | null {
  const owner = useApp((s) => s.role === 'owner');
  const seat = result.seats.find(({ driver }) => driver.kind === 'you')?.seat;
  const isLost = seat !== undefined && seat !== winner && result.seats.length > 1;
  const state = useOwnReview(result.match, owner && isLost && !result.origin.practice);
  if (seat === undefined || state === undefined || state.state === 'none' || state.state === 'failed') return null;
  if (state.state === 'making') {
    const { round, rounds } = state;
    const more = round === 0 ? t('why.begins') : t('why.looking.more', { unit: ui.roundName, round, rounds });
    return <Card title={t('why.looking')}>{more}</Card>;
  }
  const worst = costliestOf(state.review, seat);
  if (worst === undefined) {
    return <Card title={t('why.none')}>{t('why.none.more', { least: NAMED_PERCENT })}</Card>;
  }
  return <Costliest {...{ result, ui, worst }} review={seatReview(state.review, seat)} />;
}

interface CostliestProps {
  result: RaceResult;
  ui: GameUi;
  worst: Judged;
  review: SeatReview;
}

function Costliest({ result, ui, worst, review }: CostliestProps): ReactElement {
  const [, navigate] = useLocation();
  const { played, better, round, seat, loss, after, best } = worst;
  const { circuit, match } = result;
  const fell = { from: percentOf(best.chances[seat] ?? 0), to: percentOf(after.chances[seat] ?? 0) };
  const cost = { answer: ui.answerText(played, circuit), unit: ui.roundName, round, percent: percentOf(loss) };
  return (
    <Card
      title={rich('why.cost', cost, { loss: (inner) => <em className={styles.whyLoss}>{inner}</em> })}
      chart={<WhyChart review={review} round={round} {...fell} />}
      action={
        <Button icon={<Clapperboard size={18} className="icon" />} onClick={() => navigate(to.review(match))}>
          {t('why.see')}
        </Button>
      }
    >
      {t('why.better', { better: ui.answerText(better ?? played, circuit) })}
    </Card>
  );
}

function Card(props: { title: ReactNode; children: ReactNode; chart?: ReactNode; action?: ReactNode }): ReactElement {
  return (
    <section className={styles.whyCard} aria-label={t('why.title')} aria-live="polite">
      <span className={styles.whyLabel}>
        <SearchCheck size={16} aria-hidden="true" />
        {t('why.title')}
      </span>
      <h2 className={styles.whyTitle}>{props.title}</h2>
      <div className={styles.whyBody}>
        {props.chart}
        <div className={styles.whyFoot}>
          <p>{props.children}</p>
          {props.action}
        </div>
      </div>
    </section>
  );
}
