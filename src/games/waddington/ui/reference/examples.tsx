// The drawing for each step of the worked examples. The numbers match the texts beside them (text/*/rules).

import { Big } from '@ui/reference/pieces';
import type { ReactElement } from 'react';
import type { TacticId } from '../../data/cards';
import { pitCardNamed } from '../../data/cards';
import type { CarColour } from '../../types';
import { Band, CarDrawing, Drum, OneGauge, PitPaper, TacticCard, Thrown } from './figures';

type Steps = readonly (() => ReactElement)[];

function big(text: string): () => ReactElement {
  return () => <Big>{text}</Big>;
}
function car(colour: CarColour): () => ReactElement {
  return () => <CarDrawing colour={colour} />;
}
function drum(laps: number): () => ReactElement {
  return () => <Drum laps={laps} />;
}
function dice(first: number, second: number): () => ReactElement {
  return () => <Thrown dice={[first, second]} />;
}
function band(limit: number): () => ReactElement {
  return () => <Band limit={limit} />;
}
function tactic(id: TacticId): () => ReactElement {
  return () => <TacticCard id={id} />;
}
function gauge(kind: 'tyres' | 'brakes', value: number): () => ReactElement {
  return () => <OneGauge gauge={kind} value={value} />;
}
function gauges(tyres: number, brakes: number): () => ReactElement {
  return () => (
    <>
      <OneGauge gauge="tyres" value={tyres} />
      <OneGauge gauge="brakes" value={brakes} />
    </>
  );
}

export const aim: Steps = [
  car('yellow'),
  big('70 → 4'),
  car('blue'),
  () => (
    <>
      <CarDrawing colour="blue" />
      <CarDrawing colour="yellow" />
    </>
  ),
];
export const turn: Steps = [big('80'), big('80 / 20'), tactic('quickReactions'), dice(4, 1)];
export const cars: Steps = [dice(6, 3), dice(5, 5), car('green'), big('→')];
export const laps: Steps = [drum(3), drum(3), drum(2), drum(0)];
export const speed: Steps = [big('60'), big('60 + 60'), big('60 − 40'), big('100 / 20')];
export const move: Steps = [big('20'), big('40'), big('60')];
export const brakes: Steps = [big('−20'), big('−40'), big('−60'), big('−80')];
export const tyres: Steps = [gauge('tyres', 3), gauge('tyres', 4), gauge('tyres', 8)];
export const heldup: Steps = [big('120'), car('yellow'), big('120 − 80'), gauge('brakes', 1)];
export const restart: Steps = [big('20'), big('40'), big('60')];
export const corners: Steps = [big('100'), band(80), big('100 − 80'), dice(5, 3), gauge('tyres', 3)];
export const chart: Steps = [dice(5, 3), dice(4, 4), dice(4, 3), dice(6, 4)];
export const spinoff: Steps = [dice(1, 2), big('0'), gauges(2, 1), big('≤ 60')];
export const cards: Steps = [big('6 × 5'), big('3 × 5')];
export const extra: Steps = [big('20'), tactic('quickReactions'), big('2'), car('yellow')];
export const carburettor: Steps = [big('60'), tactic('carburettorTuned'), big('60 / 20'), big('120')];
export const superb: Steps = [tactic('superbDriving'), big('160'), big('160 − 80'), gauge('tyres', 8)];
export const pits: Steps = [
  big('40 / 20'),
  gauges(7, 5),
  gauges(0, 0),
  () => <PitPaper card={pitCardNamed('goodWork')} />,
];
export const pitcards: Steps = [() => <PitPaper card={pitCardNamed('ignition')} />, big('11, 12'), big('13')];
