// The six gear dice as tiles: range, shift cost and chances; the rolled one lit with its number.

import type { Aids } from '@ui/game-ui';
import { moveFocus } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { ordinal } from '@ui/phrases';
import { play } from '@ui/sound/sound';
import { type ReactElement, useMemo } from 'react';
import { GEAR_DICE } from '../../data/dice';
import type { GearChoice } from '../../types';
import { gearDiePicture } from '../board/gear-dice';
import { oddsOf } from '../forecast';
import { dieName } from '../texts';

const GEARS = [1, 2, 3, 4, 5, 6] as const;

export interface GearDiceProps {
  /** What may be chosen; empty where no gear is asked. */
  gears: readonly GearChoice[];
  chosen: number | null;
  die: { gear: number; value: number } | null;
  hinted: number | null;
  onChoose?: ((gear: number) => void) | undefined;
  aids: Aids;
}

/** The dice of all gears, first to sixth. */
export function GearDice({ gears, chosen, die, hinted, onChoose, aids }: GearDiceProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div className="fd-dice" role="group" aria-label="Gears" onKeyDown={moveFocus}>
      {GEARS.map((gear) => {
        const choice = gears.find((one) => one.gear === gear);
        const rolled = die?.gear === gear ? die.value : null;
        return (
          <Tile
            key={gear}
            gear={gear}
            choice={choice}
            rolled={rolled}
            asked={onChoose !== undefined}
            on={rolled !== null || (die === null && chosen === gear)}
            hinted={hinted === gear}
            aids={aids}
            onChoose={() => onChoose?.(gear)}
          />
        );
      })}
    </div>
  );
}

interface TileProps {
  gear: number;
  choice: GearChoice | undefined;
  rolled: number | null;
  asked: boolean;
  on: boolean;
  hinted: boolean;
  aids: Aids;
  onChoose(): void;
}

function Tile({ gear, choice, rolled, asked, on, hinted, aids, onChoose }: TileProps): ReactElement {
  const { low, high } = GEAR_DICE[gear] ?? { low: 0, high: 0 };
  const url = useMemo(() => pictureUrl(gearDiePicture(gear, rolled ?? high)), [gear, rolled, high]);
  const range = `${low}–${high}`;
  const more = [
    'gear',
    ...(choice && aids === 'all' ? [oddsWords(choice)] : []),
    ...(asked && !choice ? ['not within reach'] : []),
  ].join(', ');
  return (
    <button
      type="button"
      className={classes('fd-die', on && 'fd-die-on', asked && !choice && 'fd-die-off', hinted && 'fd-hinted')}
      aria-pressed={on}
      title={choice && aids === 'all' ? oddsWords(choice) : undefined}
      disabled={!asked}
      aria-disabled={!choice}
      data-gear={gear}
      data-enter="screen"
      onClick={() => {
        if (choice) play('click');
        onChoose();
      }}
    >
      <img className={classes(rolled !== null && 'fd-die-landed')} src={url} alt="" width={72} height={72} />
      <b>
        {ordinal(gear)} <i>{dieName(gear)}</i>
      </b>
      <small>{choice && choice.cost > 0 && aids !== 'none' ? `${range}, ${choice.cost} wear` : range}</small>
      <span className="hidden-text">{more}</span>
      {choice && aids === 'all' && <OddsBar choice={choice} />}
    </button>
  );
}

/** Free, with wear, out: as a bar. */
function OddsBar({ choice }: { choice: GearChoice }): ReactElement {
  const { free, wear, out } = oddsOf(choice);
  return (
    <span className="fd-odds" aria-hidden="true">
      <i className="fd-odds-free" style={{ flexGrow: free }} />
      <i className="fd-odds-wear" style={{ flexGrow: wear }} />
      <i className="fd-odds-out" style={{ flexGrow: out }} />
    </span>
  );
}

function oddsWords(choice: GearChoice): string {
  const { free, wear, out } = oddsOf(choice);
  const whole = (value: number) => `${Math.round(value)} %`;
  const parts = [`${whole(free)} free`];
  if (wear > 0) parts.push(`${whole(wear)} with wear`);
  if (out > 0) parts.push(`${whole(out)} out of the race`);
  return parts.join(', ');
}
