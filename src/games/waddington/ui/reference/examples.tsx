// The drawing for each step of the worked examples. The numbers match the texts beside them (text/*/rules).

import type { Examples } from '@ui/reference/articles';
import { pitCardNamed } from '../../data/cards';
import type { messages } from '../../text/en';
import type { CarColour } from '../../types';
import { Band, CarDrawing, Drum, OneGauge, PitPaper, TacticCard, Thrown } from './figures';

const car = (colour: CarColour) => () => <CarDrawing colour={colour} />;
const drum = (laps: number) => () => <Drum laps={laps} />;
const dice = (first: number, second: number) => () => <Thrown dice={[first, second]} />;
const band = (limit: number) => () => <Band limit={limit} />;
const tactic = (id: string) => () => <TacticCard id={id} />;
const pitCard = (id: string) => () => <PitPaper card={pitCardNamed(id)} />;
const gauge = (kind: 'tyres' | 'brakes', value: number) => () => <OneGauge gauge={kind} value={value} />;
const gauges = (tyres: number, brakes: number) => () => (
  <>
    <OneGauge gauge="tyres" value={tyres} />
    <OneGauge gauge="brakes" value={brakes} />
  </>
);

export const examples: Examples<typeof messages> = {
  aim: [
    car('yellow'),
    '70 → 4',
    car('blue'),
    () => (
      <>
        <CarDrawing colour="blue" />
        <CarDrawing colour="yellow" />
      </>
    ),
  ],
  turn: ['80', '80 / 20', tactic('quickReactions'), dice(4, 1)],
  cars: [dice(6, 3), dice(5, 5), car('green'), '→'],
  laps: [drum(3), drum(3), drum(2), drum(0)],
  speed: ['60', '60 + 60', '60 − 40', '100 / 20'],
  move: ['20', '40', '60'],
  brakes: ['−20', '−40', '−60', '−80'],
  tyres: [gauge('tyres', 3), gauge('tyres', 4), gauge('tyres', 8)],
  heldup: ['120', car('yellow'), '120 − 80', gauge('brakes', 1)],
  restart: ['20', '40', '60'],
  corners: ['100', band(80), '100 − 80', dice(5, 3), gauge('tyres', 3)],
  chart: [dice(5, 3), dice(4, 4), dice(4, 3), dice(6, 4)],
  spinoff: [dice(1, 2), '0', gauges(2, 1), '≤ 60'],
  cards: ['6 × 5', '3 × 5'],
  extra: ['20', tactic('quickReactions'), '2', car('yellow')],
  carburettor: ['60', tactic('carburettorTuned'), '60 / 20', '120'],
  superb: [tactic('superbDriving'), '160', '160 − 80', gauge('tyres', 8)],
  pits: ['40 / 20', gauges(7, 5), gauges(0, 0), pitCard('goodWork')],
  pitcards: [pitCard('ignition'), '11, 12', '13'],
};
