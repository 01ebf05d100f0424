// Articles' pictures of things on the table: dice, cars, the gear gate, wear points.

import { pictureUrl } from '@ui/panels/seat';
import type { Tables } from '@ui/reference/articles';
import { Named } from '@ui/reference/pieces';
import { TEAMS } from '../../data/cars';
import { CIRCUIT_IDS } from '../../data/circuits';
import { GEAR_DICE } from '../../data/dice';
import { circuitName } from '../../narration/places';
import type { messages } from '../../text/en';
import { circuitPicture } from '../board/picture';
import { GearGate } from '../dashboard/gears/gear-gate';
import { WearPoints } from '../dashboard/wear-points';
import { BlackDie, CarDrawing, CornerSign, GearDie, Stick, Wear } from './figures';
import styles from './figures.module.css';

export const tables: Tables<typeof messages> = {
  cars: ({ mark }) =>
    TEAMS.map(({ id, numbers }) => (
      <Named key={id} name={mark(id)}>
        {numbers.map((number) => (
          <CarDrawing key={number} number={number} />
        ))}
      </Named>
    )),
  circuits: () =>
    CIRCUIT_IDS.map((id) => {
      const plan = circuitPicture(id, 'thumbnail');
      return (
        <Named key={id} name={circuitName(id)}>
          <img src={pictureUrl(plan)} alt="" width={plan.width} height={plan.height} />
        </Named>
      );
    }),
  turn: ({ mark }) => (
    <>
      <Named name={mark('gear')}>
        <Stick gear={4} />
      </Named>
      <Named name={mark('roll')}>
        <GearDie gear={4} value={9} />
      </Named>
      <Named name={mark('drive')}>
        <CarDrawing number={7} width={80} />
      </Named>
      <Named name={mark('checks')}>
        <CornerSign corner={4} />
      </Named>
    </>
  ),
  // Sixth is engaged, so first is out of reach.
  gears: () => (
    <span className={styles.referenceGate}>
      <GearGate gear={6} open={[2, 3, 4, 5, 6]} />
    </span>
  ),
  dice: () =>
    GEAR_DICE.map(({ low, high }, gear) =>
      gear === 0 ? null : (
        <Named key={high} name={`${low}–${high}`}>
          <GearDie gear={gear} value={high} size={72} />
        </Named>
      ),
    ),
  end: ({ mark }) => (
    <>
      <Named name={mark('stop')}>
        <CornerSign corner={4} />
      </Named>
      <Named name={mark('contact')}>
        <BlackDie value={4} />
      </Named>
      <Named name={mark('engines')}>
        <GearDie gear={5} value={20} />
      </Named>
    </>
  ),
  wear: () => (
    <div className={styles.referenceGauge}>
      <WearPoints wear={12} most={18} cost={3} />
    </div>
  ),
  engines: ({ mark }) => (
    <>
      <Named name={mark('fifth')}>
        <GearDie gear={5} value={20} size={72} />
      </Named>
      <Named name={mark('sixth')}>
        <GearDie gear={6} value={30} size={72} />
      </Named>
    </>
  ),
  blackdie: () => [1, 4, 16, 17, 20].map((value) => <BlackDie key={value} value={value} size={64} />),
  out: () => (
    <>
      <Wear left={0} going={1} />
      <CarDrawing number={7} width={80} />
    </>
  ),
};
