// The choice of a gear: by gate, tile or number key, with what every roll of its die would bring. Rolling confirms it.

import { MainButton } from '@ui/controls/main-button';
import { ChooseButton } from '@ui/game/dashboard/choose-button';
import { proposed, useTaken } from '@ui/game/dashboard/open-turn';
import { usePress } from '@ui/game/dashboard/press';
import { useKeys } from '@ui/keys';
import { usePreview, usePrompt } from '@ui/use-preview';
import { refuse } from '@ui/why/refusals';
import { type ReactElement, useState } from 'react';
import { firstGear } from '../../narration/forecast';
import { sidesOf } from '../../narration/texts';
import { whyOf } from '../../narration/violation-text';
import { t } from '../../text/t';
import { DashFrame } from './dash-frame';
import { Outlook } from './outlook';
import type { TurnProps } from './turn';

/** The gear turn (R12 to R14, R54, R57). */
export function GearTurn(props: TurnProps<'gear'>): ReactElement {
  const { choices, car, dim, aids, hint, act } = props;
  const { gears } = choices;
  const [wanted, setWanted] = useState<number | null>(null);
  useTaken(props.taken, (action) => action.type === 'gear' && setWanted(action.gear));
  const chosen = proposed(
    props,
    gears.find((one) => one.gear === wanted),
    firstGear(gears),
  );
  const choose = (gear: number) => {
    if (gears.some((one) => one.gear === gear)) setWanted(gear);
    else if (!dim) refuseGear(choices, gear);
  };
  const confirm = () => (chosen ? act({ type: 'gear', gear: chosen.gear }) : undefined);
  const press = usePress(chosen?.gear, choose, confirm);
  const step = (by: 1 | -1) => {
    const at = gears.findIndex((one) => one.gear === chosen?.gear);
    const to = gears[Math.max(0, Math.min(gears.length - 1, at + by))];
    if (to) setWanted(to.gear);
  };
  useKeys(
    {
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((gear) => [String(gear), () => choose(gear)] as const)),
      arrowleft: () => step(-1),
      arrowright: () => step(1),
      enter: confirm,
    },
    !dim,
  );
  usePreview(
    props.preview,
    chosen
      ? {
          seat: car.seat,
          range: {
            gear: chosen.gear,
            rolls: chosen.rolls.map(({ value, kind, ends }) => ({ value, kind: aids === 'all' ? kind : 'free', ends })),
          },
          targets: [],
          chosen: null,
          callout: t('gear.callout', { gear: chosen.gear, low: chosen.low, high: chosen.high }),
        }
      : null,
  );
  usePrompt(props.prompt, null);
  const hinted = hint?.type === 'gear' ? hint.gear : null;
  return (
    <DashFrame
      turn={props}
      aids={aids}
      gear={chosen?.gear ?? null}
      gears={gears}
      shut={choices.shut}
      hintedGear={hinted}
      onGear={choose}
      onTile={press}
      cost={aids === 'none' ? 0 : (chosen?.cost ?? 0)}
      head={t('dash.what')}
      note={t(choices.pit ? 'gear.note.pit' : 'gear.note')}
      main={
        chosen || gears.length === 0 ? (
          <MainButton onClick={confirm} barred={chosen ? null : t('gear.none')} hinted={hinted === chosen?.gear}>
            {chosen ? t('gear.roll', { sides: sidesOf(chosen.gear) }) : t('gear.roll.none')}
          </MainButton>
        ) : (
          <ChooseButton />
        )
      }
    >
      {chosen &&
        (aids === 'all' ? (
          <Outlook choice={chosen} wear={car.wear} />
        ) : (
          <p className="note">{t('gear.range', { low: chosen.low, high: chosen.high })}</p>
        ))}
    </DashFrame>
  );
}

/** Shows at its tile why a gear can't be chosen (R12 to R14, R54, R57). */
function refuseGear({ shut }: TurnProps<'gear'>['choices'], gear: number): void {
  const violation = shut.find((one) => one.gear === gear)?.violation;
  if (violation !== undefined) refuse(whyOf(violation), document.querySelector(`[data-gear="${gear}"]`));
}
