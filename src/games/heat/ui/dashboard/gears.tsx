// The four gears with what the shift costs. In phase 1 they are chosen here, later they only show.

import type { Aids } from '@ui/game-ui';
import { moveFocus } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { toast } from '@ui/panels/toasts';
import { Tip } from '@ui/panels/tooltip';
import { play } from '@ui/sound/sound';
import type { ReactElement } from 'react';
import type { CarView, Gear } from '../../types';
import { GEAR_SYMBOLS, gearRule, ordinal } from '../texts';

const GEARS: readonly Gear[] = [1, 2, 3, 4];

export interface GearsProps {
  car: CarView;
  /** The gear now lit. */
  lit: Gear;
  /** What may be chosen; null: nothing, gears only show. */
  offered: readonly { gear: Gear; heat: number; clutters: boolean }[] | null;
  hinted: Gear | null;
  aids?: Aids;
  onChoose?(gear: Gear): void;
}

/** The gear panel. */
export function Gears({ car, lit, offered, hinted, aids = 'all', onChoose }: GearsProps): ReactElement {
  const clutters = offered?.find((offer) => offer.gear === lit)?.clutters ?? false;
  return (
    <>
      <span className="label">Gear</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
      <div className="heat-gears" role="group" aria-label="Gears" onKeyDown={moveFocus}>
        {GEARS.map((gear) => {
          const offer = offered?.find((o) => o.gear === gear);
          const open = offer !== undefined && onChoose !== undefined;
          const cost = costWords(car, gear, offer);
          const why = open ? null : whyNot(car, gear, offered, lit);
          const button = (
            <button
              key={gear}
              type="button"
              className={classes(
                'heat-gear',
                gear === lit && 'heat-gear-lit',
                !open && gear !== lit && 'heat-gear-dim',
                gear === hinted && 'heat-hinted',
              )}
              aria-disabled={!open}
              aria-pressed={gear === lit}
              aria-keyshortcuts={open ? String(gear) : undefined}
              data-enter="screen"
              data-hold={why === null ? undefined : `${ordinal(gear)} gear: ${why}`}
              onClick={() => {
                if (why !== null) return toast('info', `${ordinal(gear)} gear: ${why}`);
                play('click');
                onChoose?.(gear);
              }}
            >
              <b>{gear}</b>
              <span className="hidden-text"> gear, </span>
              <small>{aids === 'none' && gear !== car.gear ? '' : cost}</small>
              {why !== null && <span className="hidden-text">, {why}</span>}
            </button>
          );
          return why === null ? (
            button
          ) : (
            <Tip key={gear} text={why}>
              {button}
            </Tip>
          );
        })}
      </div>
      <p className={classes('note', 'heat-gears-note', clutters && 'heat-warning')}>
        {clutters
          ? `Too few cards for ${ordinal(lit)} gear: a cluttered hand, you would stay where you are.`
          : `${gearRule(lit)} ${GEAR_SYMBOLS[lit]}`}
      </p>
    </>
  );
}

/** Why a gear cannot be chosen now. */
function whyNot(car: CarView, gear: Gear, offered: GearsProps['offered'], lit: Gear): string {
  if (offered === null) {
    const now = gear === car.gear ? 'you are in it' : `you are in ${ordinal(car.gear)}`;
    return `gears are shifted in phase 1 of a round, ${now}`;
  }
  if (offered.some((offer) => offer.gear === gear)) {
    return lit === gear
      ? 'chosen, take it back to choose another'
      : 'your gear is chosen, take it back to choose another';
  }
  if (Math.abs(gear - car.gear) === 2) return 'two gears at once cost 1 heat, and your engine is empty (R16)';
  return `too far from ${ordinal(car.gear)}, two gears at once are the most (R16)`;
}

/** R16: by one is free, by two costs 1 Heat, more cannot be reached. */
function costWords(car: CarView, gear: Gear, offer: { heat: number } | undefined): string {
  if (gear === car.gear) return 'in gear';
  if (offer) return offer.heat === 0 ? 'free' : `${offer.heat} heat`;
  const steps = Math.abs(gear - car.gear);
  if (steps === 1) return 'free';
  if (steps === 2) return car.engine > 0 ? '1 heat' : 'no heat';
  return 'too far';
}
