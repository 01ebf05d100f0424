// The four gears with what the shift costs. In phase 1 they are chosen here, later they only show.

import { moveFocus } from '@ui/keys';
import { classes } from '@ui/panels/classes';
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
  onChoose?(gear: Gear): void;
}

/** The gear panel. */
export function Gears({ car, lit, offered, hinted, onChoose }: GearsProps): ReactElement {
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
          return (
            <button
              key={gear}
              type="button"
              className={classes(
                'heat-gear',
                gear === lit && 'heat-gear-lit',
                !open && gear !== lit && 'heat-gear-dim',
                gear === hinted && 'heat-hinted',
              )}
              disabled={!open}
              aria-pressed={gear === lit}
              aria-keyshortcuts={open ? String(gear) : undefined}
              data-enter="screen"
              onClick={() => {
                play('click');
                onChoose?.(gear);
              }}
            >
              <b>{gear}</b>
              <span className="hidden-text"> gear, </span>
              <small>{cost}</small>
            </button>
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

/** R16: by one is free, by two costs 1 Heat, more cannot be reached. */
function costWords(car: CarView, gear: Gear, offer: { heat: number } | undefined): string {
  if (gear === car.gear) return 'in gear';
  if (offer) return offer.heat === 0 ? 'free' : `${offer.heat} heat`;
  const steps = Math.abs(gear - car.gear);
  if (steps === 1) return 'free';
  if (steps === 2) return car.engine > 0 ? '1 heat' : 'no heat';
  return 'too far';
}
