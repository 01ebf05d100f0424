// Why the race was lost: the choice that cost most, in one sentence, with the way to its moment. Not for: who won.

import type { RaceResult } from '@api/contract';
import type { Seat } from '@core/contract';
import type { Judged } from '@core/review';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { Clapperboard, SearchCheck } from 'lucide-react';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { t } from '../../text/results';
import { percentOf, toldReview } from '../replay/review/told-review';
import { costliestOf, NAMED_PERCENT } from './costliest';
import { useOwnReview } from './use-own-review';
import styles from './why-card.module.css';

export interface WhyCardProps {
  result: RaceResult;
  ui: GameUi;
  /** Who won; null: nobody. */
  winner: Seat | null;
}

/** The card, for the person at this computer who did not win; nothing else has a review. */
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
  return <Costliest {...{ result, ui, worst }} curve={<Line shown={toldReview(state.review, seat)} worst={worst} />} />;
}

function Costliest(props: { result: RaceResult; ui: GameUi; worst: Judged; curve: ReactNode }): ReactElement {
  const { result, ui, worst, curve } = props;
  const [, navigate] = useLocation();
  const { played, better, round, seat, loss, after, best } = worst;
  const { circuit, match } = result;
  const from = percentOf(best.chances[seat] ?? 0);
  const fell = { from, to: percentOf(after.chances[seat] ?? 0), better: ui.answerWords(better ?? played, circuit) };
  const answer = ui.answerWords(played, circuit);
  return (
    <Card
      title={t('why.cost', { answer, unit: ui.roundName, round, loss: percentOf(loss) })}
      curve={curve}
      action={
        <Button icon={<Clapperboard size={18} className="icon" />} onClick={() => navigate(to.review(match))}>
          {t('why.see')}
        </Button>
      }
    >
      {t('why.fell', fell)}
    </Card>
  );
}

function Card(props: { title: string; children: ReactNode; curve?: ReactNode; action?: ReactNode }): ReactElement {
  return (
    <section className={styles.whyCard} aria-label={t('why.title')} aria-live="polite">
      <span className={styles.whyLabel}>
        <SearchCheck size={16} aria-hidden="true" />
        {t('why.title')}
      </span>
      <h2 className={styles.whyTitle}>{props.title}</h2>
      {props.curve}
      <div className={styles.whyFoot}>
        <p>{props.children}</p>
        {props.action}
      </div>
    </section>
  );
}

/** The drawing's own units: so wide and so high. */
const [WIDE, HIGH] = [400, 44];
/** The top of the drawing is the best chance of the race, and this at least: small chances stay small. */
const LEAST_HIGH = 0.25;

/** The own chance over the race, with the fall marked. */
function Line({ shown, worst }: { shown: ReturnType<typeof toldReview>; worst: Judged }): ReactElement {
  const { seat, curve, rounds, marks } = shown;
  const points = useMemo(() => {
    const most = Math.max(LEAST_HIGH, ...curve.map(({ chances }) => chances[seat] ?? 0));
    const xOf = (at: number) => ((at / rounds) * WIDE).toFixed(1);
    const yOf = (chance: number) => ((1 - chance / most) * HIGH).toFixed(1);
    const line = curve.map(({ at, chances }) => `${xOf(at)} ${yOf(chances[seat] ?? 0)}`);
    const mark = marks.find(({ round }) => round === worst.round);
    return { line, fall: mark && { x: xOf(mark.at), y: yOf(mark.chance) } };
  }, [curve, rounds, seat, marks, worst]);
  return (
    <svg className={styles.whyLine} viewBox={`0 -4 ${WIDE} ${HIGH + 8}`} preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.whyArea} d={`M0 ${HIGH}L${points.line.join('L')}L${WIDE} ${HIGH}Z`} />
      <path className={styles.whyStroke} d={`M${points.line.join('L')}`} />
      {points.fall && <path className={styles.whyFall} d={`M${points.fall.x} -4V${HIGH}`} />}
    </svg>
  );
}
