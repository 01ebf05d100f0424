// Phase 1: choose a gear, confirm; may be taken back until everyone has chosen.

import { MainButton } from '@ui/controls/main-button';
import { useTaken } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { type ReactElement, useState } from 'react';
import { t } from '../../../text/t';
import type { Gear } from '../../../types';
import { DashFrame } from '../dash-frame';
import { Hand } from '../hand/hand';
import { Gears } from '../panels/gears';
import { Piles } from '../panels/piles';
import { TakeBack } from '../take-back';
import type { TurnProps } from './turn';

/** The gear turn. */
export function GearTurn({
  ask,
  choices,
  car,
  own,
  shown,
  dim,
  aids,
  hint,
  taken,
  act,
}: TurnProps<'gear'>): ReactElement {
  const [gear, setGear] = useState<Gear>(choices.chosen ?? car.gear);
  useTaken(taken, (action) => action.type === 'gear' && setGear(action.gear));
  const committed = ask.committed;
  const offer = choices.gears.find((o) => o.gear === gear);
  const confirm = () => offer && act({ type: 'gear', gear });
  const press = usePress(gear, setGear, confirm);
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
          {...(!committed && { onChoose: press })}
        />
      }
      head={t('hand.head', { n: own.hand.length })}
      figure={car.gear === gear ? undefined : t('figure.shift', { from: car.gear, to: gear })}
      piles={<Piles car={car} shown={shown} />}
      note={
        committed
          ? t('gear.note.chosen', { gear })
          : offer && offer.heat > 0 && aids !== 'none'
            ? t('gear.note.cost', { heat: offer.heat, engine: car.engine })
            : t('gear.note')
      }
      main={
        committed ? (
          <TakeBack act={act} />
        ) : (
          <MainButton onClick={confirm} hinted={hinted === gear}>
            {t('gear.confirm', { gear })}
          </MainButton>
        )
      }
    >
      <Hand hand={own.hand} chosen={[]} barred={() => ({ text: t('why.gears'), about: 'phase.2' })} onToggle={null} />
    </DashFrame>
  );
}
