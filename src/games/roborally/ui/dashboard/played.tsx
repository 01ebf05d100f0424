// The registers of an executing programme: cards face up with the active register highlighted.

import type { ReactElement } from 'react';
import { cardText } from '../../narration/texts';
import { t } from '../../text/t';
import type { Card, Register, RoborallyEvent, RobotView } from '../../types';
import { type Instruments, instrumentsAfter } from '../instruments';
import { ProgramCard } from './program-card';
import { EmptyRegister, RegisterPlace, RegisterRow } from './register-row';

/** Five registers: revealed cards face up, the active one highlighted, the rest of the player's own programme paler. */
export function Played(props: {
  robot: RobotView;
  shown: readonly RoborallyEvent[];
  known?: readonly Card[];
}): ReactElement {
  const { robot, shown, known } = props;
  const now = instrumentsAfter(robot, shown, known);
  return (
    <RegisterRow>
      {REGISTERS.map((register) => {
        const { card, locked, marked, coming } = registerNow(robot, now, register);
        const name = t(coming ? 'register.coming' : 'register.card', { register, card: cardText(card, marked) });
        return (
          <RegisterPlace
            key={register}
            register={register}
            number={register}
            isFull={card !== 0}
            isLocked={locked}
            isNext={now.acting === register}
          >
            {card === 0 ? (
              <EmptyRegister>{robot.down ? t('register.off') : ''}</EmptyRegister>
            ) : (
              <span role="img" aria-label={name}>
                <ProgramCard card={card} locked={locked} marked={marked} coming={coming} />
              </span>
            )}
          </RegisterPlace>
        );
      })}
    </RegisterRow>
  );
}

const REGISTERS = [1, 2, 3, 4, 5] as const;

/** The content of a register: the revealed card, else the locked card, else the player's own upcoming card. */
export function registerNow(robot: RobotView, now: Instruments, register: Register) {
  const slot = register - 1;
  const played = now.played[slot] ?? 0;
  const locked = robot.locked[slot] ?? 0;
  const coming = played === 0 && locked === 0 ? (now.coming[slot] ?? 0) : 0;
  const marks = played === 0 ? robot.marked : now.marked;
  return {
    card: played || locked || coming,
    locked: locked !== 0,
    marked: coming === 0 && marks.includes(register),
    coming: coming !== 0,
  };
}
