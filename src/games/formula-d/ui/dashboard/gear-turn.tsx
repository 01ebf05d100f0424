// The choice of a gear: by gate, tile or number key; what every roll of its die would bring; confirmed by rolling.

import { useKeys } from '@ui/keys';
import { MainButton } from '@ui/panels/main-button';
import { toast } from '@ui/panels/toasts';
import { count } from '@ui/phrases';
import { usePreview, usePrompt } from '@ui/use-preview';
import { type ReactElement, useState } from 'react';
import type { GearChoice } from '../../types';
import { bandsOf, bandWords, firstGear, oddsOf, outWords, percent } from '../forecast';
import { dieName, gearName, wearWords } from '../texts';
import { DashFrame } from './dash-frame';
import type { TurnProps } from './turn';

/** The gear turn (R12 to R14, R54, R57). */
export function GearTurn(props: TurnProps<'gear'>): ReactElement {
  const { choices, car, dim, aids, hint, act } = props;
  const { gears } = choices;
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = gears.find((one) => one.gear === wanted) ?? firstGear(gears);
  const choose = (gear: number) => {
    if (gears.some((one) => one.gear === gear)) setWanted(gear);
    else if (!dim) toast('bad', barredWords(choices, gear));
  };
  const step = (by: 1 | -1) => {
    const at = gears.findIndex((one) => one.gear === chosen?.gear);
    const to = gears[Math.max(0, Math.min(gears.length - 1, at + by))];
    if (to) setWanted(to.gear);
  };
  const confirm = () => (chosen ? act({ type: 'gear', gear: chosen.gear }) : undefined);
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
          callout: `${gearName(chosen.gear)}: ${chosen.low} to ${chosen.high}`,
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
      hintedGear={hinted}
      onGear={choose}
      cost={aids === 'none' ? 0 : (chosen?.cost ?? 0)}
      head="What the roll would bring"
      note={
        choices.pit
          ? 'In the pits shifting is free.'
          : 'One gear up, or one down free. Each gear skipped on the way down costs 1 wear.'
      }
      main={
        <MainButton
          onClick={confirm}
          barred={chosen ? null : 'No gear is within reach'}
          hinted={hinted !== null && hinted === chosen?.gear}
        >
          {chosen ? `Roll the ${dieName(chosen.gear)}` : 'Roll'}
        </MainButton>
      }
    >
      {chosen &&
        (aids === 'all' ? (
          <Outlook choice={chosen} wear={car.wear} />
        ) : (
          <p className="note">
            {chosen.low} to {chosen.high} spaces.
          </p>
        ))}
    </DashFrame>
  );
}

/** Why a gear cannot be taken (R12 to R14, R54, R57). */
function barredWords({ from, wear, pit }: TurnProps<'gear'>['choices'], gear: number): string {
  if (pit) return `${gearName(gear)} is too high in the pits: one gear up at most, and at most 4th out of the box.`;
  if (gear > from) return `${gearName(gear)} is out of reach from ${gearName(from)}: one gear up at most.`;
  const skipped = from - gear - 1;
  if (skipped > 3) return `From ${gearName(from)} to ${gearName(gear)} is too far: three gears may be skipped at most.`;
  return `${gearName(gear)} skips ${count(skipped, 'gear')} for ${wearWords(skipped)}: with ${wearWords(wear)} that would be the last.`;
}

/** Each value of the die with what it would bring at best. */
function Outlook({ choice, wear }: { choice: GearChoice; wear: number }): ReactElement {
  const { stop } = oddsOf(choice);
  const out = outWords(choice, wear);
  const name = `${gearName(choice.gear)}, ${choice.cost > 0 ? `${wearWords(choice.cost)} for the shift` : 'no shift cost'}`;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by key */}
      <ul className="fd-outlook" tabIndex={0} aria-label={name}>
        {bandsOf(choice).map((band) => (
          <li key={band.from} className={`fd-band fd-band-${band.kind}`}>
            <b>{band.from === band.to ? band.from : `${band.from}–${band.to}`}</b>
            <span>{bandWords(band)}</span>
            <i>{percent(band.percent)}</i>
          </li>
        ))}
      </ul>
      {out !== null && <p className="note fd-outlook-out">{out}</p>}
      {stop > 0 && <p className="note fd-outlook-stop">{percent(stop)} end with a stop that counts.</p>}
    </>
  );
}
