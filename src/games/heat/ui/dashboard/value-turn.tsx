// Phase 3 with a card of several values (R28): which one counts.

import { useKeys } from '@ui/keys';
import { usePreview } from '@ui/use-preview';
import { Gauge } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { type Forecast, forecastValue } from '../forecast/forecast';
import { engineText, forecastText, range } from '../forecast/words';
import { cardName } from '../texts';
import { DashFrame } from './dash-frame';
import { Gears } from './gears';
import { Piles } from './piles';
import { Strips } from './strips';
import { Tile, Tiles } from './tiles';
import { previewOf, type TurnProps } from './turn';

/** The value turn. */
export function ValueTurn(props: TurnProps<'value'>): ReactElement {
  const { choices, view, car, own, shown, dim, hint, act } = props;
  const [looked, setLooked] = useState<number | null>(null);
  const choose = (value: number) => act({ type: 'value', value });
  const keys = choices.values.map((value, i) => [String(i + 1), () => choose(value)] as const);
  useKeys(Object.fromEntries(keys), !dim);
  const options = choices.values.map((value) => ({ value, forecast: forecastValue(view, own, choices, value) }));
  const near = options.find((option) => option.value === looked);
  usePreview(
    props.preview,
    near
      ? previewOf(car.seat, near.forecast, `${choices.speedSoFar} + ${near.value} = ${speedsIn(near.forecast)}`)
      : null,
  );
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} aids={props.aids} />}
      head={`${cardName(choices.card)}: choose what it counts`}
      figure={`Speed so far ${choices.speedSoFar}`}
      piles={<Piles car={car} shown={shown} />}
      note={engineText(car.engine, options[0]?.forecast.cooled ?? 0)}
      main={null}
    >
      <div className="heat-react">
        <Strips view={view} car={car} own={own} why={() => 'cards are placed in phase 2, now a value counts'} />
        <Tiles label="Values">
          {options.map(({ value, forecast }, i) => (
            <Tile
              key={value}
              icon={<Gauge size={26} />}
              title={`Count ${value}`}
              note={forecastText(forecast) || `Speed ${speedsIn(forecast)}`}
              look={forecast.spin === 'never' ? 'plain' : 'bad'}
              hinted={hint?.type === 'value' && hint.value === value}
              shortcut={i + 1}
              onUse={() => choose(value)}
              onLook={(on) => setLooked(on ? value : null)}
            />
          ))}
        </Tiles>
      </div>
    </DashFrame>
  );
}

function speedsIn({ fates }: Forecast): string {
  return range(fates[0]?.speed ?? 0, fates.at(-1)?.speed ?? 0);
}
