// Hot seat: calls the next person by name, and covers everything private until they sit down or take their hand to their phone.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import { Button } from '@ui/controls/button';
import type { GameUi } from '@ui/game-ui';
import { useKeys } from '@ui/keys';
import { classes } from '@ui/panels/classes';
import { DriverHead } from '@ui/panels/driver-head';
import { pictureUrl } from '@ui/panels/seat';
import { seatCar } from '@ui/seat-car';
import { seatInk, seatPaint } from '@ui/theme/seats';
import { Smartphone, Timer } from 'lucide-react';
import { type CSSProperties, type ReactElement, useState } from 'react';
import { attempt } from '../../../app/client';
import { useParty } from '../../../app/party/party';
import { useApp } from '../../../app/store';
import { rich, t } from '../../../text/race';
import { usualNetworks } from '../../setup/open-lobby';
import { type Countdown, countdownText, useSecondsLeft } from '../state/countdown';
import curtainStyles from './curtain.module.css';
import { HandCode, isTaken, useHandCode } from './hand-code';
import overClockStyles from './over-clock.module.css';

export interface CurtainProps {
  seat: SeatInfo | undefined;
  ui: GameUi;
  /** The newest update, which knows which hands are on phones. */
  update: MatchUpdate;
  onSit(): void;
  /** Lets the previous person still change their mind; undefined: not any more. */
  takeBack: (() => void) | undefined;
  onMenu(): void;
  /** When guests wait, the time the curtain may stay down; null: no limit. */
  countdown: Countdown | null;
}

/** 'Pass to Tomas, press Space'. */
export function Curtain({ seat, ui, update, onSit, takeBack, onMenu, countdown }: CurtainProps): ReactElement | null {
  useKeys({ ' ': onSit, enter: onSit, z: takeBack, escape: onMenu }, seat !== undefined);
  const left = useSecondsLeft(countdown);
  if (!seat) return null;
  const { name, colour } = seat;
  const paint = { '--driver': seatPaint(colour), '--driver-ink': seatInk(colour) } as CSSProperties;
  return (
    <section className={curtainStyles.raceCurtain} aria-label={t('curtain.label', { name })} style={paint}>
      <div className={classes(curtainStyles.raceCurtainCard, 'panel panel-paper')} data-colour={colour}>
        <div className={curtainStyles.raceCurtainDriver}>
          <svg viewBox="-44 -50 88 88" aria-hidden="true" className={curtainStyles.raceCurtainFace}>
            <DriverHead colour={colour} />
          </svg>
          <img src={pictureUrl(seatCar(ui, seat))} alt="" width={130} height={78} />
        </div>
        <p className="label">{t('curtain.to')}</p>
        <h2 className={classes(curtainStyles.raceCurtainName, 'heading')}>{name}</h2>
        <p>{t('curtain.others')}</p>
        {left !== null && (
          <p className={overClockStyles.raceCurtainClock}>
            <Timer size={18} className="icon" />
            {rich('curtain.clock', { left: countdownText(left) }, { b: (inner) => <b className="num">{inner}</b> })}
          </p>
        )}
        <div className={curtainStyles.raceCurtainButtons}>
          {takeBack && <Button onClick={takeBack}>{t('curtain.takeBack')}</Button>}
          <ToPhone key={seat.seat} seat={seat} update={update} />
          <Button look="main" autoFocus onClick={onSit}>
            {t('curtain.sit', { name })}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Shows the code of this person's hand. Without an open party, a port opens on the networks that phones are usually on. */
function ToPhone({ seat, update }: { seat: SeatInfo; update: MatchUpdate }): ReactElement | null {
  const [busy, setBusy] = useState(false);
  const hand = useHandCode(update.match);
  const isOpen = useParty((s) => s.party !== null);
  const owner = useApp((s) => s.role === 'owner');
  if (!owner) return null;
  async function ask(): Promise<void> {
    setBusy(true);
    const found = isOpen ? undefined : await attempt('party.networks', {});
    if (isOpen || found !== undefined)
      await hand.show(seat, found && usualNetworks(found).map(({ address }) => address));
    setBusy(false);
  }
  return (
    <>
      <Button icon={<Smartphone size={18} className="icon" />} busy={busy} onClick={() => void ask()}>
        {t('curtain.phone')}
      </Button>
      {hand.shown && <HandCode {...hand.shown} taken={isTaken(update, seat)} onClose={hand.close} />}
    </>
  );
}
