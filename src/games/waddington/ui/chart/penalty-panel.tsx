// The panel below the standings: penalty chart with the current column and the rolled line,
// dice, and the reduction chart.

import { readable } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { memoEqual, useKeptElements } from '@ui/render/keep';
import { type ReactElement, useEffect, useState } from 'react';
import { MOST_REDUCTION, reductionWear, STEP } from '../../data/charts';
import { cornerName } from '../../narration/texts';
import { t } from '../../text/t';
import type { WaddingtonEvent, WaddingtonView } from '../../types';
import { rich } from '../rich';
import { CHART_LINES, type ChartLine, outcomeOf, outcomeText } from './chart';
import { Dice } from './dice';
import { useChartFocus } from './focus';
import styles from './penalty-panel.module.css';

/** The parts of a roll that the chart needs. */
export type Roll = Pick<
  Extract<WaddingtonEvent, { type: 'diceRolled' }>,
  'corner' | 'column' | 'dice' | 'row' | 'result' | 'tyres' | 'brakes'
>;
/** Slowing down by 20 costs nothing, so the chart begins with 40. */
const DROPS = [2, 3, 4, 5].map((steps) => steps * STEP).filter((drop) => drop <= MOST_REDUCTION.normal);

export interface PenaltyPanelProps {
  circuit: WaddingtonView['circuit'];
  /** The roll being shown, or the turn that begins; undefined otherwise. The last roll stays until the next turn begins. */
  event: WaddingtonEvent | undefined;
}

/** Penalty chart, dice and reductions. */
export function PenaltyPanel({ circuit, event }: PenaltyPanelProps): ReactElement {
  const { roll, thrown } = useLastRoll(event);
  const focus = useChartFocus();
  const inForce = roll?.column ?? focus?.column ?? null;
  const isBeyond = inForce === 'beyond';
  const tyres = roll ? 0 : (focus?.tyres ?? 0);
  const what = roll ? t('chart.over', { column: roll.column, corner: cornerName(circuit, roll.corner) }) : focus?.text;
  return useKeptElements(
    <Panel look="glass" className={styles.chart} label={t('chart.name')}>
      <div className={styles.chartHead}>
        <div>
          <h2 className={classes('label', styles.chartTitle)} {...readable('chart.penalty')}>
            {t('chart.name')}
          </h2>
          <p className="note">{what ?? t('chart.hint')}</p>
        </div>
        <Dice dice={roll?.dice ?? null} thrown={thrown} />
      </div>
      <ChartTable column={isBeyond ? null : inForce} tyres={tyres} roll={roll} />
      <p className={classes('note', styles.chartFoot, isBeyond && styles.chartFootOn)}>
        {rich('chart.sure', {}, { b: (inner) => <b>{inner}</b> })}
      </p>
      <Reductions />
    </Panel>,
  );
}

/** The event, if the panel changes with it. */
export function chartEvent(event: WaddingtonEvent | undefined): WaddingtonEvent | undefined {
  return event?.type === 'diceRolled' || event?.type === 'turnStarted' ? event : undefined;
}

/** The chart by lines. column: the current one. tyres: the gauge that applies to a roll. roll: the one being shown. */
export const ChartTable = memoEqual(function ChartTable({
  column,
  tyres,
  roll,
}: {
  column: 20 | 40 | null;
  tyres: number;
  roll: Roll | null;
}): ReactElement {
  return (
    <table className={styles.chartTable}>
      <thead>
        <tr>
          <th scope="col">{t('chart.dice')}</th>
          {([20, 40] as const).map((over) => (
            <th key={over} scope="col" className={classes(column === over && styles.chartOn)}>
              +{over}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CHART_LINES.map((line) => (
          <Line key={line.throws} line={line} column={column} tyres={tyres} roll={roll} />
        ))}
      </tbody>
    </table>
  );
});

function Line(props: { line: ChartLine; column: 20 | 40 | null; tyres: number; roll: Roll | null }): ReactElement {
  const { line, column, tyres, roll } = props;
  const hit = roll !== null && line.rows.includes(roll.row);
  const cell = (over: 20 | 40) => {
    const penalty = over === 20 ? line.over20 : line.over40;
    const fell = roll !== null && hit && roll.column === over;
    // If the tyres decide (R41), only the roll itself knows its result.
    const outcome = fell ? roll : outcomeOf(penalty, tyres);
    const spins = outcome.result === 'spin';
    // If the tyres decide, the cell shows both outcomes until the result is known.
    const both = !fell && penalty.kind === 'wear' && penalty.spinFrom < 9 && !spins;
    return (
      <td
        className={classes(
          column === over && styles.chartOn,
          column === over && hit && styles.chartHit,
          spins && styles.chartSpin,
        )}
      >
        {outcomeText(outcome)}
        {both && <small title={t('chart.spinFrom', { tyres: penalty.spinFrom })}> *</small>}
      </td>
    );
  };
  return (
    <tr>
      <th scope="row">{line.throws}</th>
      {cell(20)}
      {cell(40)}
    </tr>
  );
}

/** The speed-reduction chart (R16). */
export function Reductions(): ReactElement {
  return (
    <table className={classes(styles.chartTable, styles.chartReductions)}>
      <thead>
        <tr>
          <th scope="row">{t('chart.slower')}</th>
          {DROPS.map((drop) => (
            <th key={drop} scope="col">
              {drop}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['brakes', 'tyres'] as const).map((gauge) => (
          <tr key={gauge}>
            <th scope="row">{gauge === 'brakes' ? t('chart.brakes') : t('chart.tyres')}</th>
            {DROPS.map((drop) => (
              <td key={drop}>{reductionWear(drop)[gauge] || '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Keeps the roll being shown until a turn begins. thrown counts rolls. */
function useLastRoll(event: WaddingtonEvent | undefined): { roll: Roll | null; thrown: number } {
  const [last, setLast] = useState<{ roll: Roll | null; thrown: number }>({ roll: null, thrown: 0 });
  useEffect(() => {
    if (event?.type === 'diceRolled') setLast((was) => ({ roll: event, thrown: was.thrown + 1 }));
    else if (event?.type === 'turnStarted') setLast((was) => (was.roll === null ? was : { ...was, roll: null }));
  }, [event]);
  return last;
}
