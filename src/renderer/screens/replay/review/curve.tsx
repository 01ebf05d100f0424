// Every driver's chance to win over the race, the own line thick, with a mark per round that jumps to its decision.
// Not here: the data (seat-review.ts).

import type { SeatInfo } from '@api/contract';
import type { Seat } from '@core/contract';
import { MARKS } from '@core/review';
import { nameOf } from '@narration/phrases';
import { keyNameOf } from '@ui/key-names';
import { Tip } from '@ui/overlays/tooltip';
import { classes } from '@ui/panels/classes';
import { ScrollArea } from '@ui/panels/scroll-area';
import { seatPaint } from '@ui/theme/seats';
import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react';
import { rich, t } from '../../../text/replay';
import styles from './curve.module.css';
import { MarkShape } from './marks';
import type { CurveSpot, RoundMark, SeatReview } from './seat-review';

/** The drawing's own units: the width of a round, the height of 100%. */
const ROUND = 100;
const HIGH = 100;
const LEVELS = [0, 25, 50, 75, 100] as const;
/** With more rounds than this, not all are named. */
const ALL_NAMED = 24;

export interface CurveProps {
  shown: SeatReview;
  seats: readonly SeatInfo[];
  /** Rounds of the whole race. */
  rounds: number;
  first: number;
  /** The game's name for a round with its number: 'Round 9'. */
  roundText(round: number): string;
  index: number;
  onIndex(index: number): void;
}

/** The curve with its legend. */
export function Curve(props: CurveProps): ReactElement {
  const { shown, seats, rounds, first, roundText, index, onIndex } = props;
  const chosen = shown.decisions[index];
  const now = chosen && shown.marks.find(({ round }) => round === chosen.round);
  const box = useRef<HTMLDivElement>(null);
  useNowInSight(box, now?.at, rounds);
  return (
    <section className={styles.reviewCurve} aria-label={t('curve.label')}>
      <div className={styles.reviewCurveHead}>
        <h2 className="label">{t('chance.title')}</h2>
        <ul className={styles.reviewLegend}>
          {MARKS.map((mark) => (
            <li key={mark}>
              <MarkShape mark={mark} />
              <span>
                {rich(
                  'mark.count',
                  { mark: t(`mark.${mark}`), n: shown.counts[mark] },
                  { b: (inner) => <b>{inner}</b> },
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <ScrollArea className={styles.reviewScroll} ref={box}>
        <div className={styles.reviewPlot} style={{ '--rounds': rounds } as CSSProperties}>
          <Lines shown={shown} seats={seats} rounds={rounds} />
          {LEVELS.map((level) => (
            <span key={level} className={styles.reviewLevel} style={{ '--y': 1 - level / 100 } as CSSProperties}>
              {level === 100 ? t('chance', { chance: level }) : level}
            </span>
          ))}
          {now && <span className={styles.reviewNow} style={{ '--x': now.at / rounds } as CSSProperties} />}
          {shown.marks.map((mark) => (
            <MarkButton key={mark.index} {...{ mark, shown, seats, rounds, roundText, onIndex }} on={mark === now} />
          ))}
          <Ticks rounds={rounds} first={first} now={chosen?.round} />
        </div>
      </ScrollArea>
      <p className={classes('note', styles.reviewKeys)}>
        {t('curve.keys', {
          left: keyNameOf('left'),
          right: keyNameOf('right'),
          one: '1',
          three: '3',
        })}
      </p>
    </section>
  );
}

interface MarkButtonProps extends Pick<CurveProps, 'shown' | 'seats' | 'rounds' | 'roundText' | 'onIndex'> {
  mark: RoundMark;
  on: boolean;
}

/** A mark; its label has the chances of all. */
function MarkButton({ mark, shown, seats, rounds, roundText, onIndex, on }: MarkButtonProps): ReactElement {
  const number = shown.turning.indexOf(mark.index) + 1;
  const chances = shown.decisions[mark.index]?.after.chances ?? [];
  const name = t('mark.button', {
    round: roundText(mark.round),
    mark: mark.mark,
    chance: Math.round(100 * mark.chance),
    number,
  });
  const all = seats.map(({ seat }) =>
    t('chance.row', { name: nameOf(seats, seat), chance: Math.round((chances[seat] ?? 0) / 100) }),
  );
  return (
    <Tip text={[name, ...all].join('\n')}>
      <button
        type="button"
        className={classes(styles.reviewMark, on && styles.reviewMarkOn)}
        style={{ '--x': mark.at / rounds, '--y': 1 - mark.chance } as CSSProperties}
        aria-label={name}
        aria-current={on ? 'step' : undefined}
        onClick={() => onIndex(mark.index)}
      >
        <MarkShape mark={mark.mark} />
        {number > 0 && (
          <span className={classes(styles.reviewFlag, mark.chance < 0.3 && styles.reviewFlagAbove)}>{number}</span>
        )}
      </button>
    </Tip>
  );
}

function Lines({ shown, seats, rounds }: Pick<CurveProps, 'shown' | 'seats' | 'rounds'>): ReactElement {
  const drawn = seats.toSorted((a, b) => Number(a.seat === shown.seat) - Number(b.seat === shown.seat));
  const own = lineOf(shown.curve, shown.seat);
  const end = shown.curve.at(-1)?.at ?? 0;
  return (
    <svg
      className={styles.reviewLines}
      viewBox={`0 0 ${rounds * ROUND} ${HIGH}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {LEVELS.map((level) => (
        <path key={level} className={styles.reviewGrid} d={`M0 ${HIGH - level}H${rounds * ROUND}`} />
      ))}
      {own !== '' && <path className={styles.reviewFill} d={`${own}L${end * ROUND} ${HIGH}L0 ${HIGH}Z`} />}
      <path className={styles.reviewCasing} d={own} />
      {drawn.map(({ seat, colour }) => (
        <path
          key={seat}
          className={classes(styles.reviewLine, seat === shown.seat && styles.reviewLineOwn)}
          d={lineOf(shown.curve, seat)}
          stroke={colour === 'black' ? 'var(--muted)' : seatPaint(colour)}
        />
      ))}
    </svg>
  );
}

/** A smooth line that never overshoots its points. */
function lineOf(curve: readonly CurveSpot[], seat: Seat): string {
  let before: { x: number; y: number } | undefined;
  const pieces = curve.map(({ at, chances }) => {
    const [x, y] = [at * ROUND, HIGH * (1 - (chances[seat] ?? 0))];
    const middle = before && (before.x + x) / 2;
    const piece = before ? `C${middle} ${before.y} ${middle} ${y} ${x} ${y}` : `M${x} ${y}`;
    before = { x, y };
    return piece;
  });
  return pieces.join('');
}

function Ticks({ rounds, first, now }: { rounds: number; first: number; now: number | undefined }): ReactElement {
  const step = Math.ceil(rounds / ALL_NAMED);
  const named = Array.from({ length: rounds }, (_, i) => first + i).filter((_, i) => i % step === 0);
  return (
    <div className={styles.reviewTicks} aria-hidden="true">
      {named.map((round) => (
        <span
          key={round}
          className={classes(round === now && styles.reviewTickNow)}
          style={{ '--x': (round - first + 0.42) / rounds } as CSSProperties}
        >
          {round}
        </span>
      ))}
    </div>
  );
}

/** If the curve is wider than its window, the current decision stays visible. */
function useNowInSight(box: React.RefObject<HTMLElement | null>, at: number | undefined, rounds: number): void {
  useEffect(() => {
    const element = box.current;
    if (element === null || at === undefined) return;
    element.scrollLeft = (at / rounds) * element.scrollWidth - element.clientWidth / 2;
  }, [box, at, rounds]);
}
