// The four gears with the cost of the shift. In phase 1 they can be chosen here, later they are only shown.

import { Row } from '@ui/game/controls/row';
import { Tile } from '@ui/game/controls/tile';
import { part } from '@ui/inspector/part';
import { shortcutOf } from '@ui/key-names';
import { classes } from '@ui/panels/classes';
import type { TagNodes } from '@ui/rich/rich';
import type { DriverAids } from '@ui/ui-types';
import type { Why } from '@ui/why/off';
import type { ReactElement } from 'react';
import { gearRule } from '../../../narration/texts';
import { t } from '../../../text/t';
import type { CarView, Gear } from '../../../types';
import { rich } from '../../rich';
import styles from './gears.module.css';
import linesStyles from './lines.module.css';

const GEARS: readonly Gear[] = [1, 2, 3, 4];

const PLAIN_TAGS: TagNodes = {
  b: (inner) => <b>{inner}</b>,
  hidden: (inner) => <span className="visually-hidden">{inner}</span>,
};

export interface GearsProps {
  car: CarView;
  /** The lit gear; null: none. */
  lit: Gear | null;
  /** Gears that may be chosen; null: none, they are only shown. */
  offered: readonly { gear: Gear; heat: number; clutters: boolean }[] | null;
  hinted: Gear | null;
  aids?: DriverAids;
  onChoose?(gear: Gear): void;
}

/** The panel with the four gears. */
export function Gears({ car, lit, offered, hinted, aids = 'all', onChoose }: GearsProps): ReactElement {
  const clutters = offered?.find((offer) => offer.gear === lit)?.clutters ?? false;
  return (
    <>
      <span className="label visually-hidden-dash">{t('gear.label')}</span>
      <Row className={styles.heatGears} name={t('gear.group')}>
        {GEARS.map((gear) => {
          const offer = offered?.find((o) => o.gear === gear);
          const open = offer !== undefined && onChoose !== undefined;
          const cost = costText(car, gear, offer);
          const why = open ? null : whyNot(car, gear, offered, lit);
          return (
            <Tile
              key={gear}
              aria-disabled={false}
              why={why}
              className={styles.heatGear}
              look="lit"
              isChosen={gear === lit}
              isHinted={gear === hinted}
              aria-keyshortcuts={onChoose === undefined ? undefined : shortcutOf(String(gear))}
              teach={`gear.${gear}`}
              {...part(`gear.${gear}`)}
              chip={open ? t('answer.gear', { gear }) : undefined}
              onPress={() => onChoose?.(gear)}
            >
              {rich('gear.said', { gear }, PLAIN_TAGS)}
              <small>{aids === 'none' && gear !== car.gear ? '' : cost}</small>
            </Tile>
          );
        })}
      </Row>
      <p className={classes('note', 'visually-hidden-dash', styles.heatGearsNote, clutters && linesStyles.heatWarning)}>
        {clutters && lit !== null ? t('gear.clutters', { gear: lit }) : gearRule(lit ?? car.gear)}
      </p>
    </>
  );
}

/** Why a gear cannot be chosen now. */
function whyNot(car: CarView, gear: Gear, offered: GearsProps['offered'], lit: Gear | null): Why {
  if (offered === null) {
    const text = gear === car.gear ? t('gear.why.now') : t('gear.why.phase', { now: car.gear });
    return { text, about: 'phase.1' };
  }
  const gears = offered.map((offer) => offer.gear);
  if (gears.includes(gear)) return { text: t(lit === gear ? 'gear.why.chosen' : 'gear.why.other'), about: 'ask.gear' };
  const shift = { from: car.gear, to: gear };
  if (Math.abs(gear - car.gear) === 2) {
    const text = t('breach.shift-needs-heat', { ...shift, heat: 1, engine: car.engine });
    return { text, about: 'breach.shift-needs-heat' };
  }
  const text = t('breach.gear-too-far', { ...shift, low: Math.min(...gears), high: Math.max(...gears) });
  return { text, about: 'breach.gear-too-far' };
}

/** R16: one gear up or down is free, two cost 1 Heat, more can't be reached. */
function costText(car: CarView, gear: Gear, offer: { heat: number } | undefined): string {
  if (gear === car.gear) return t('gear.in');
  const steps = Math.abs(gear - car.gear);
  if (offer ? offer.heat === 0 : steps === 1) return t('gear.free');
  if (offer) return t('gear.heat', { heat: offer.heat });
  if (steps > 2) return t('gear.tooFar');
  return car.engine > 0 ? t('gear.heat', { heat: 1 }) : t('gear.noHeat');
}
