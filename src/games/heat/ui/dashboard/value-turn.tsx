// Phase 3 with a card of several values (R28): which one counts.

import { useKeys } from '@ui/keys';
import { usePreview } from '@ui/use-preview';
import { Gauge } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { costsOf, fateOf } from '../forecast';
import { cardName, cornerCost } from '../texts';
import { DashFrame } from './dash-frame';
import { Gears } from './gears';
import { Piles } from './piles';
import { Played } from './react-turn';
import { Tile, Tiles } from './tiles';
import { movePreview, type TurnProps } from './turn';

/** The value turn. */
export function ValueTurn(props: TurnProps<'value'>): ReactElement {
  const { choices, view, car, shown, dim, hint, act } = props;
  const [looked, setLooked] = useState<number | null>(null);
  const choose = (value: number) => act({ type: 'value', value });
  const keys = choices.values.map((value, i) => [String(i + 1), () => choose(value)] as const);
  useKeys(Object.fromEntries(keys), !dim);
  const sum = looked === null ? null : choices.speedSoFar + looked;
  usePreview(
    props.preview,
    sum === null ? null : movePreview(view, car, sum, `${choices.speedSoFar} + ${looked} = ${sum}`),
  );
  const limit = costsOf(car.played).limit;
  return (
    <DashFrame
      dim={dim}
      gears={<Gears car={car} lit={car.gear} offered={null} hinted={null} />}
      head={`${cardName(choices.card)}: choose what it counts`}
      figure={`Speed so far ${choices.speedSoFar}`}
      piles={<Piles car={car} shown={shown} />}
      note={`Your engine holds ${car.engine}.`}
      main={null}
    >
      <div className="heat-react">
        <Played car={car} />
        <Tiles label="Values">
          {choices.values.map((value, i) => {
            const { corners, spinOut } = fateOf(view, car.seat, choices.speedSoFar + value, { heat: 0, limit });
            return (
              <Tile
                key={value}
                icon={<Gauge size={26} />}
                title={`Count ${value}`}
                note={corners.length === 0 ? `Speed ${choices.speedSoFar + value}` : corners.map(cornerCost).join('. ')}
                look={spinOut ? 'bad' : 'plain'}
                hinted={hint?.type === 'value' && hint.value === value}
                shortcut={i + 1}
                onUse={() => choose(value)}
                onLook={(on) => setLooked(on ? value : null)}
              />
            );
          })}
        </Tiles>
      </div>
    </DashFrame>
  );
}
