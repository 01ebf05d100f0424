// Articles' pictures of things on the table: dials, charts and cards.

import { Named, OnTable } from '@ui/reference/pieces';
import type { PictureShown } from '@ui/reference/reference';
import type { ReactElement } from 'react';
import { PIT_CARDS, TACTICS } from '../../data/cards';
import { CAR_COLOURS, reductionWear, rowOf, STEP } from '../../data/charts';
import { ChartTable, Reductions, type Roll } from '../chart/penalty-panel';
import { CarDrawing, Dial, PitPaper, TacticCard, Thrown, TwoGauges } from './figures';
import styles from './figures.module.css';

/** Six cars in their order. */
export function cars(): ReactElement {
  return (
    <OnTable>
      {CAR_COLOURS.map((colour, at) => (
        <Named key={colour} name={String(at + 1)}>
          <CarDrawing colour={colour} />
        </Named>
      ))}
    </OnTable>
  );
}

/** The speedometer at 60, with every speed that fresh brakes allow. */
export function speed({ step }: PictureShown): ReactElement {
  const stops = [20, 40, 60, 80, 100, 120].map((one) => ({ speed: one, costs: 60 - one > STEP }));
  return (
    <OnTable>
      <Dial now={60} next={step >= 3 ? 100 : null} stops={stops} />
    </OnTable>
  );
}

/** Fresh gauges, and the gauges after slowing down from 100, with the chart beside them. */
export function brakes({ step }: PictureShown): ReactElement {
  const drop = (Math.min(3, step) + 1) * STEP;
  return (
    <OnTable>
      <TwoGauges wear={reductionWear(drop)} />
      <div className={styles.referenceChart}>
        <Reductions />
      </div>
    </OnTable>
  );
}

const ROLLS: readonly Pick<Roll, 'column' | 'dice' | 'result' | 'tyres' | 'brakes'>[] = [
  { column: 20, dice: [5, 3], result: 'wear', tyres: 1, brakes: 0 },
  { column: 20, dice: [4, 4], result: 'none', tyres: 0, brakes: 0 },
  { column: 40, dice: [4, 3], result: 'wear', tyres: 1, brakes: 1 },
  { column: 40, dice: [6, 4], result: 'wear', tyres: 2, brakes: 0 },
];

/** The chart with this step's roll. */
export function chart({ step }: PictureShown): ReactElement {
  const thrown = ROLLS[Math.min(step, ROLLS.length - 1)] as (typeof ROLLS)[number];
  const roll = { ...thrown, corner: 0, row: rowOf(thrown.dice[0], thrown.dice[1]) };
  return (
    <OnTable>
      <Thrown dice={thrown.dice} />
      <div className={styles.referenceChart}>
        <ChartTable column={thrown.column} tyres={0} roll={roll} />
      </div>
    </OnTable>
  );
}

/** The five kinds of tactic card, and the number of each. */
export function tactics(): ReactElement {
  return (
    <OnTable>
      {TACTICS.map(({ id, count }) => (
        <Named key={id} name={`${count}×`}>
          <TacticCard id={id} />
        </Named>
      ))}
    </OnTable>
  );
}

/** All sixteen pit cards. */
export function pitCards(): ReactElement {
  return (
    <OnTable>
      {PIT_CARDS.map(({ id }, card) => (
        <PitPaper key={id} card={card} />
      ))}
    </OnTable>
  );
}
