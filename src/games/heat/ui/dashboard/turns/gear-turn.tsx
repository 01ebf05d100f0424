// Phase 1: choose a gear, confirm; it can be taken back until everyone has chosen.

import { MainButton } from '@ui/controls/main-button';
import { ChooseButton } from '@ui/game/dashboard/choose-button';
import { proposed, useTaken } from '@ui/game/dashboard/open-turn';
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

/** The dashboard in phase 1. */
export function GearTurn({
  ask: decision,
  choices,
  car,
  own,
  shown,
  dim,
  aids,
  hint,
  proposes,
  taken,
  act,
}: TurnProps<'gear'>): ReactElement {
  const [wanted, setGear] = useState<Gear | null>(choices.chosen ?? null);
  const gear = proposed({ proposes }, wanted, car.gear);
  useTaken(taken, (action) => action.type === 'gear' && setGear(action.gear));
  const committed = decision.committed;
  const offer = choices.gears.find((o) => o.gear === gear);
  const confirm = () => offer && act({ type: 'gear', gear: offer.gear });
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
      figure={gear === null || car.gear === gear ? undefined : t('figure.shift', { from: car.gear, to: gear })}
      piles={<Piles car={car} shown={shown} />}
      note={
        committed && gear !== null
          ? t('gear.note.chosen', { gear })
          : offer && offer.heat > 0 && aids !== 'none'
            ? t('gear.note.cost', { heat: offer.heat, engine: car.engine })
            : t('gear.note')
      }
      main={
        committed ? (
          <TakeBack act={act} />
        ) : gear === null ? (
          <ChooseButton />
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
