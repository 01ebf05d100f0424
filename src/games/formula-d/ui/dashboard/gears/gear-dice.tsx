// The six gear dice as tiles: range, shift cost and chances. The rolled one is lit and shows its number.

import { listOf } from '@i18n/page';
import { ordinal } from '@narration/phrases';
import { Row } from '@ui/game/controls/row';
import { Tile } from '@ui/game/controls/tile';
import { part } from '@ui/inspector/part';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import type { DriverAids } from '@ui/ui-types';
import type { Off } from '@ui/why/off';
import { type ReactElement, useMemo } from 'react';
import { GEAR_DICE } from '../../../data/dice';
import { sidesOf } from '../../../narration/texts';
import { whyOf } from '../../../narration/violation-text';
import { t } from '../../../text/t';
import type { GearChoice, ShutGear } from '../../../types';
import { gearDiePicture } from '../../board/gear-dice';
import styles from './gear-dice.module.css';
import { OddsBar, oddsLines } from './odds-bar';

const GEARS = [1, 2, 3, 4, 5, 6] as const;

export interface GearDiceProps {
  /** Gears that can be chosen; empty if the decision is not about gears. */
  gears: readonly GearChoice[];
  /** Gears that can't be chosen, with the reason. */
  shut?: readonly ShutGear[];
  chosen: number | null;
  die: { gear: number; value: number } | null;
  hinted: number | null;
  onChoose?: ((gear: number) => void) | undefined;
  aids: DriverAids;
}

/** The dice of all gears, first to sixth. */
export function GearDice(props: GearDiceProps): ReactElement {
  const { gears, shut = [], chosen, die, hinted, onChoose, aids } = props;
  const idle = t(die === null ? 'tile.notNow' : 'tile.rolled');
  return (
    <Row className={styles.dice} name={t('dash.gears')}>
      {GEARS.map((gear) => {
        const choice = gears.find((one) => one.gear === gear);
        const rolled = die?.gear === gear ? die.value : null;
        const violation = shut.find((one) => one.gear === gear)?.violation;
        const barred = onChoose === undefined ? idle : choice === undefined ? t('gear.none') : null;
        return (
          <GearDie
            key={gear}
            gear={gear}
            choice={choice}
            rolled={rolled}
            why={violation === undefined ? barred : whyOf(violation)}
            asked={onChoose !== undefined}
            on={rolled !== null || (die === null && chosen === gear)}
            hinted={hinted === gear}
            aids={aids}
            onChoose={() => onChoose?.(gear)}
          />
        );
      })}
    </Row>
  );
}

interface GearDieProps {
  gear: number;
  choice: GearChoice | undefined;
  rolled: number | null;
  /** Why it cannot be chosen. */
  why: Off;
  asked: boolean;
  on: boolean;
  hinted: boolean;
  aids: DriverAids;
  onChoose(): void;
}

function GearDie({ gear, choice, rolled, why, asked, on, hinted, aids, onChoose }: GearDieProps): ReactElement {
  const { low, high } = GEAR_DICE[gear] ?? { low: 0, high: 0 };
  const url = useMemo(() => pictureUrl(gearDiePicture(gear, rolled ?? high)), [gear, rolled, high]);
  const odds = choice && aids === 'all' ? oddsLines(choice) : [];
  const more = [t('tile.gear'), ...odds, ...(asked && !choice ? [t('tile.shut')] : [])];
  const cost = choice && aids !== 'none' ? choice.cost : 0;
  return (
    <Tile
      className={styles.die}
      look="ring"
      isChosen={on}
      isHinted={hinted}
      isIdle={!asked}
      why={why}
      {...part(`die.${gear}`, rolled === null ? undefined : String(rolled))}
      data-gear={gear}
      teach={`die.${gear}`}
      chip={t('gear', { gear })}
      onPress={onChoose}
    >
      <img className={classes(rolled !== null && styles.dieLanded)} src={url} alt="" width={72} height={72} />
      <b>
        {ordinal(gear)} <i>{t('die', { sides: sidesOf(gear) })}</i>
      </b>
      <small>{cost > 0 ? t('tile.range.cost', { low, high, cost }) : t('tile.range', { low, high })}</small>
      <span className="visually-hidden">{listOf(more, 'unit')}</span>
      {choice && aids === 'all' && <OddsBar choice={choice} />}
    </Tile>
  );
}
