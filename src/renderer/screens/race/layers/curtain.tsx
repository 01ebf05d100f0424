// Hot seat: covers everything private until the next person sits down.

import type { SeatInfo } from '@api/contract';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { pictureUrl } from '@ui/panels/seat';
import { seatCar } from '@ui/seat-car';
import { Timer } from 'lucide-react';
import type { ReactElement } from 'react';
import { rich, t } from '../../../text/race';
import { type Countdown, countdownText, useSecondsLeft } from '../state/countdown';
import curtainStyles from './curtain.module.css';
import overClockStyles from './over-clock.module.css';

export interface CurtainProps {
  seat: SeatInfo | undefined;
  ui: GameUi;
  onSit(): void;
  /** Lets the previous person still change their mind; undefined: not any more. */
  takeBack: (() => void) | undefined;
  onMenu(): void;
  /** When guests wait, the time the curtain may stay down; null: no limit. */
  countdown: Countdown | null;
}

/** 'Pass to Tomas, press Space'. */
export function Curtain({ seat, ui, onSit, takeBack, onMenu, countdown }: CurtainProps): ReactElement | null {
  useKeys({ ' ': onSit, enter: onSit, z: takeBack, escape: onMenu }, seat !== undefined);
  const left = useSecondsLeft(countdown);
  if (!seat) return null;
  return (
    <section className={curtainStyles.raceCurtain} aria-label={t('curtain.label', { name: seat.name })}>
      <div className={classes(curtainStyles.raceCurtainCard, 'panel panel-paper')}>
        <img src={pictureUrl(seatCar(ui, seat))} alt="" width={150} height={90} />
        <p className="label">{t('curtain.to')}</p>
        <h2 className="heading h1">{seat.name}</h2>
        <p>{t('curtain.others')}</p>
        {left !== null && (
          <p className={overClockStyles.raceCurtainClock}>
            <Timer size={18} className="icon" />
            {rich('curtain.clock', { left: countdownText(left) }, { b: (inner) => <b className="num">{inner}</b> })}
          </p>
        )}
        <div className={curtainStyles.raceCurtainButtons}>
          {takeBack && <Button onClick={takeBack}>{t('curtain.takeBack')}</Button>}
          <Button look="main" autoFocus onClick={onSit}>
            {t('curtain.sit', { name: seat.name })}
          </Button>
        </div>
      </div>
    </section>
  );
}
