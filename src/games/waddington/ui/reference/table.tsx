// Articles' pictures of things on the table: dials, charts and cards.

import type { Tables } from '@ui/reference/articles';
import { Named } from '@ui/reference/pieces';
import { PIT_CARDS, TACTICS } from '../../data/cards';
import { CAR_COLOURS, reductionWear, rowOf, STEP } from '../../data/charts';
import type { messages } from '../../text/en';
import { ChartTable, Reductions, type Roll } from '../chart/penalty-panel';
import { CarDrawing, Dial, PitPaper, TacticCard, Thrown, TwoGauges } from './figures';
import styles from './figures.module.css';

const ROLLS: readonly Pick<Roll, 'column' | 'dice' | 'result' | 'tyres' | 'brakes'>[] = [
  { column: 20, dice: [5, 3], result: 'wear', tyres: 1, brakes: 0 },
  { column: 20, dice: [4, 4], result: 'none', tyres: 0, brakes: 0 },
  { column: 40, dice: [4, 3], result: 'wear', tyres: 1, brakes: 1 },
  { column: 40, dice: [6, 4], result: 'wear', tyres: 2, brakes: 0 },
];

export const tables: Tables<typeof messages> = {
  cars: () =>
    CAR_COLOURS.map((colour, at) => (
      <Named key={colour} name={String(at + 1)}>
        <CarDrawing colour={colour} />
      </Named>
    )),
  // The speedometer at 60, with every speed that fresh brakes allow.
  speed: ({ step }) => {
    const stops = [20, 40, 60, 80, 100, 120].map((one) => ({ speed: one, costs: 60 - one > STEP }));
    return <Dial now={60} next={step >= 3 ? 100 : null} stops={stops} />;
  },
  // Fresh gauges, and the gauges after slowing down from 100, with the chart beside them.
  brakes: ({ step }) => (
    <>
      <TwoGauges wear={reductionWear((Math.min(3, step) + 1) * STEP)} />
      <div className={styles.referenceChart}>
        <Reductions />
      </div>
    </>
  ),
  // The chart with this step's roll.
  chart: ({ step }) => {
    const thrown = ROLLS[Math.min(step, ROLLS.length - 1)] as (typeof ROLLS)[number];
    const roll = { ...thrown, corner: 0, row: rowOf(thrown.dice[0], thrown.dice[1]) };
    return (
      <>
        <Thrown dice={thrown.dice} />
        <div className={styles.referenceChart}>
          <ChartTable column={thrown.column} tyres={0} roll={roll} />
        </div>
      </>
    );
  },
  cards: () =>
    TACTICS.map(({ id, count }) => (
      <Named key={id} name={`${count}×`}>
        <TacticCard id={id} />
      </Named>
    )),
  pitcards: () => PIT_CARDS.map(({ id }, card) => <PitPaper key={id} card={card} />),
};
