// Gallery pages of the dials: speedometer, gauges and lap drums with everything they can show.

import { Specimen, Specimens } from '@gallery/specimens';
import { Dice } from '../../chart/dice';
import { Gauge, Gauges } from './gauges';
import { LapDrum } from './lap-drum';
import { Speedometer } from './speedometer';

export default { title: 'Waddington/Dials', component: Speedometer, subcomponents: { Dice, Gauge, Gauges, LapDrum } };

const STOPS = [20, 40, 60, 80, 100, 120, 140, 160].map((speed) => ({ speed, costs: speed < 100 }));

export const Speeds = {
  render: () => (
    <Specimens>
      <Specimen name="standing" width={220}>
        <Speedometer now={0} next={null} stops={[]} />
      </Specimen>
      <Specimen name="driving 100" width={220}>
        <Speedometer now={100} next={null} stops={STOPS} />
      </Specimen>
      <Specimen name="from 160 down to 60" width={220}>
        <Speedometer now={160} next={60} stops={STOPS} onChoose={() => undefined} />
      </Specimen>
    </Specimens>
  ),
};

export const Wear = {
  render: () => (
    <>
      {[0, 3, 5, 8].map((tyres) => (
        <Specimens key={tyres} title={`Tyres ${tyres}`}>
          <Gauges wear={{ tyres, brakes: Math.min(tyres, 5) }} after={{ tyres: Math.min(tyres + 2, 8), brakes: 5 }} />
          <Gauge gauge="tyres" value={tyres} after={null} most={8} red={7} />
        </Specimens>
      ))}
    </>
  ),
};

export const Laps = {
  render: () => (
    <Specimens>
      {[0, 1, 5, 12].map((laps) => (
        <Specimen key={laps} name={String(laps)}>
          <LapDrum laps={laps} />
        </Specimen>
      ))}
    </Specimens>
  ),
};

export const Throws = {
  render: () => (
    <Specimens>
      <Specimen name="not thrown">
        <Dice dice={null} thrown={0} />
      </Specimen>
      <Specimen name="1 and 6">
        <Dice dice={[1, 6]} thrown={1} />
      </Specimen>
    </Specimens>
  ),
};
