// The panel under the standings: penalty chart with the column in force and the line hit, dice, and the reduction chart.

import { classes } from '@ui/panels/classes';
import { Panel } from '@ui/panels/panel';
import { type ReactElement, useEffect, useState } from 'react';
import { MOST_REDUCTION, reductionWear, STEP } from '../../data/charts';
import type { WaddingtonEvent, WaddingtonView } from '../../types';
import { cornerName, wearWords } from '../texts';
import { CHART_LINES, type ChartLine, cellWords } from './chart';
import { Dice } from './dice';
import { useChartFocus } from './focus';
import './chart.css';

type Roll = Extract<WaddingtonEvent, { type: 'diceRolled' }>;
/** Slowing down by 20 costs nothing: the chart begins with 40. */
const DROPS = [2, 3, 4, 5].map((steps) => steps * STEP).filter((drop) => drop <= MOST_REDUCTION.normal);

/** event: the one on show, undefined at rest. The last throw stays until the next turn begins. */
export function PenaltyPanel({
  view,
  event,
}: {
  view: WaddingtonView;
  event: WaddingtonEvent | undefined;
}): ReactElement {
  const { roll, thrown } = useLastRoll(event);
  const focus = useChartFocus();
  const column = roll?.column ?? focus?.column ?? null;
  const tyres = roll ? 0 : (focus?.tyres ?? 0);
  const what = roll ? `${roll.column} over at ${cornerName(view.circuit, roll.corner)}` : focus?.text;
  return (
    <Panel look="glass" className="wad-chart" label="Penalty chart">
      <div className="wad-chart-head">
        <div>
          <h2 className="label wad-chart-title">Penalty chart</h2>
          <p className="note">{what ?? 'Too fast in a corner'}</p>
        </div>
        <Dice dice={roll?.dice ?? null} thrown={thrown} />
      </div>
      <table className="wad-chart-table">
        <thead>
          <tr>
            <th scope="col">Dice</th>
            {([20, 40] as const).map((over) => (
              <th key={over} scope="col" className={classes(column === over && 'wad-chart-on')}>
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
      <p className="note wad-chart-foot">
        <b>+60 or more:</b> spin-off, no roll
      </p>
      <Reductions />
    </Panel>
  );
}

function Line(props: { line: ChartLine; column: 20 | 40 | null; tyres: number; roll: Roll | null }): ReactElement {
  const { line, column, tyres, roll } = props;
  const hit = roll !== null && line.rows.includes(roll.row);
  const cell = (over: 20 | 40) => {
    const penalty = over === 20 ? line.over20 : line.over40;
    const fell = roll !== null && hit && roll.column === over;
    const words = fell ? resultWords(roll) : cellWords(penalty, tyres);
    // Where the tyres decide, both outcomes stand in the cell until they are known.
    const both = !fell && penalty.kind === 'wear' && penalty.spinFrom < 9 && words !== 'spin-off';
    return (
      <td
        className={classes(
          column === over && 'wad-chart-on',
          column === over && hit && 'wad-chart-hit',
          words === 'spin-off' && 'wad-chart-spin',
        )}
      >
        {words}
        {both && <small title={`Spin-off where the tyres are at ${penalty.spinFrom} or more`}> *</small>}
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

/** What a throw has brought: where the tyres decide (R41), only it can tell. */
function resultWords(roll: Roll): string {
  if (roll.result === 'spin') return 'spin-off';
  return roll.result === 'none' ? 'nothing' : wearWords(roll);
}

/** The speed-reduction chart (R16). */
function Reductions(): ReactElement {
  return (
    <table className="wad-chart-table wad-reductions">
      <thead>
        <tr>
          <th scope="row">Slower by</th>
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
            <th scope="row">{gauge === 'brakes' ? 'Brakes' : 'Tyres'}</th>
            {DROPS.map((drop) => (
              <td key={drop}>{reductionWear(drop)[gauge] || '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Keeps the throw on show until a turn begins; thrown counts them. */
function useLastRoll(event: WaddingtonEvent | undefined): { roll: Roll | null; thrown: number } {
  const [last, setLast] = useState<{ roll: Roll | null; thrown: number }>({ roll: null, thrown: 0 });
  useEffect(() => {
    if (event?.type === 'diceRolled') setLast((was) => ({ roll: event, thrown: was.thrown + 1 }));
    else if (event?.type === 'turnStarted') setLast((was) => ({ ...was, roll: null }));
  }, [event]);
  return last;
}
