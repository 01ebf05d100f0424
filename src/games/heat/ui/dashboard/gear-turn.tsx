// Phase 1: choose a gear, confirm; may be taken back until everybody has chosen.

import { useKeys } from '@ui/keys';
import { Button } from '@ui/panels/button';
import { MainButton } from '@ui/panels/main-button';
import { type ReactElement, useState } from 'react';
import type { Gear } from '../../types';
import { ordinal } from '../texts';
import { DashFrame } from './dash-frame';
import { Gears } from './gears';
import { Hand } from './hand';
import { Piles } from './piles';
import type { TurnProps } from './turn';

/** The gear turn. */
export function GearTurn({ ask, choices, car, own, shown, dim, aids, hint, act }: TurnProps<'gear'>): ReactElement {
  const [gear, setGear] = useState<Gear>(choices.chosen ?? car.gear);
  const committed = ask.committed;
  const offer = choices.gears.find((o) => o.gear === gear);
  const confirm = () => offer && act({ type: 'gear', gear });
  const keys = choices.gears.map((o) => [String(o.gear), () => setGear(o.gear)] as const);
  useKeys({ ...Object.fromEntries(keys), enter: confirm }, !dim && !committed);
  const hinted = hint?.type === 'gear' ? hint.gear : null;
  return (
    <DashFrame
      dim={dim}
      gears={
        <Gears
          car={car}
          lit={gear}
          offered={choices.gears}
          hinted={hinted}
          aids={aids}
          {...(!committed && { onChoose: setGear })}
        />
      }
      head={`Your hand · ${own.hand.length} cards`}
      figure={car.gear === gear ? undefined : `From ${ordinal(car.gear)} to ${ordinal(gear)}`}
      piles={<Piles car={car} shown={shown} />}
      note={
        committed
          ? `${ordinal(gear)} gear is chosen. The gears are shown when everybody has chosen.`
          : offer && offer.heat > 0 && aids !== 'none'
            ? `This shift costs ${offer.heat} heat. Your engine holds ${car.engine}.`
            : 'One gear up or down is free, two cost 1 heat.'
      }
      main={
        committed ? (
          <Button className="heat-take-back" onClick={() => act({ type: 'unlock' })}>
            Take back
          </Button>
        ) : (
          <MainButton onClick={confirm} hinted={hinted === gear}>
            Confirm {ordinal(gear)} gear
          </MainButton>
        )
      }
    >
      <Hand hand={own.hand} chosen={[]} barred={() => 'cards are placed once the gears are shown'} onToggle={null} />
    </DashFrame>
  );
}
