// The race menu: continue, speed and sound, give up, back to the shelf. The race is paused while it is open.

import type { MatchUpdate, Settings } from '@api/contract';
import { ANIMATIONS_OFF } from '@ui/animations';
import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import { Slider } from '@ui/controls/slider';
import { Toggle } from '@ui/controls/toggle';
import type { GameUi } from '@ui/game-ui';
import { Confirm, Dialog } from '@ui/overlays/dialog';
import { CornerUpLeft, Flag, House, LogOut, Play } from 'lucide-react';
import { memo, type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { DRIVER_AIDS, driverAidsNote } from '../../../app/driver-aids';
import { originText } from '../../../app/format';
import { boxOf } from '../../../app/games/boxes';
import { leaveParty } from '../../../app/party/party';
import { to } from '../../../app/routes';
import { changeSettings, useApp } from '../../../app/store';
import { t } from '../../../text/race';
import { useDrive } from '../state/drive';
import type { Race } from '../state/use-race';
import { TurnRows } from '../turned/turn-rows';
import styles from './menu.module.css';
import { usePartyOf } from './party-layer';
import { PartyRows } from './party-menu';
import { WheelRows } from './wheel-row';

export interface MenuProps {
  open: boolean;
  onClose(): void;
  race: Race;
  ui: GameUi;
  update: MatchUpdate;
}

const SPEEDS = [
  { value: 0.5, name: 'half' },
  { value: 1, name: 'normal' },
  { value: 2, name: 'double' },
  { value: 4, name: 'fast' },
  { value: ANIMATIONS_OFF, name: 'off' },
] as const satisfies readonly { value: Settings['speed']; name: string }[];

/** The menu. */
export const Menu = memo(function Menu({ open, onClose, race, ui, update }: MenuProps): ReactElement {
  const [retiring, setRetiring] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const party = usePartyOf(update.match);
  // A table without guests is paused meanwhile.
  const goesOn = party !== undefined && !update.paused && update.seats.some(({ driver }) => driver.kind === 'lan');
  const guest = useApp((s) => s.role === 'guest');
  const drive = useDrive();
  const origin = originText(update.origin);
  const decision = update.asks.find((a) => a.seat === update.viewer);
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={t(goesOn ? 'menu.title' : 'menu.paused')}
        text={[
          ...(origin === undefined ? [] : [t('menu.origin', { race: origin })]),
          t(drive ? 'menu.drive' : goesOn ? 'menu.goesOn' : 'menu.saved'),
        ].join(' ')}
        actions={
          <>
            <LeaveButton guest={guest} onLeave={() => setLeaving(true)} />
            <Button look="main" icon={<Play size={18} />} autoFocus onClick={onClose}>
              {t('menu.resume')}
            </Button>
          </>
        }
      >
        <MenuSettings ui={ui} />
        <TurnRows update={update} />
        <PartyRows update={update} />
        {!party && !guest && !drive && <WheelRows update={update} ui={ui} />}
        {ui.anyDecision.retire !== null && typeof update.viewer === 'number' && (
          <div className={styles.raceMenuRow}>
            <span>
              <b>{t('menu.giveUp')}</b>
              <small className="note">{t('menu.giveUp.note')}</small>
            </span>
            <Button
              look="danger"
              size="small"
              icon={<Flag size={18} />}
              why={decision ? undefined : t('menu.giveUp.notNow')}
              onClick={() => setRetiring(true)}
            >
              {t('menu.retire')}
            </Button>
          </div>
        )}
      </Dialog>
      <Confirm
        open={retiring}
        title={t('menu.retire.title')}
        text={t('menu.retire.text')}
        yes={t('menu.retire')}
        onYes={() => {
          if (decision) race.act(decision.id, ui.anyDecision.retire);
          onClose();
        }}
        onClose={() => setRetiring(false)}
      />
      <Confirm
        open={leaving}
        title={t('menu.leave.title')}
        text={t('menu.leave.text')}
        yes={t('menu.leave.yes')}
        onYes={() => void leaveParty()}
        onClose={() => setLeaving(false)}
      />
    </>
  );
});

/** Out of the race: of the party for a guest, to the editor from a test drive, and otherwise home. */
function LeaveButton({ guest, onLeave }: { guest: boolean; onLeave(): void }): ReactElement {
  const [, navigate] = useLocation();
  const drive = useDrive();
  if (guest)
    return (
      <Button icon={<LogOut size={18} />} onClick={onLeave}>
        {t('menu.leave')}
      </Button>
    );
  if (drive !== undefined)
    return (
      <Button icon={<CornerUpLeft size={18} />} onClick={drive.back}>
        {t('drive.back')}
      </Button>
    );
  return (
    <Button icon={<House size={18} />} onClick={() => navigate(to.home())}>
      {t('menu.shelf')}
    </Button>
  );
}

function MenuSettings({ ui }: { ui: GameUi }): ReactElement {
  const { speed, sound, volume, aids, spaceNumbers } = useApp((s) => s.settings);
  return (
    <div className={styles.raceMenu}>
      <div className={styles.raceMenuRow}>
        <span>{t('menu.speed')}</span>
        <Segments
          label={t('menu.speed')}
          value={speed}
          choices={SPEEDS.map((one) => ({ value: one.value, label: t(`menu.speed.${one.name}`) }))}
          onChange={(next) => changeSettings({ speed: next })}
        />
      </div>
      <div className={styles.raceMenuRow}>
        <span>{t('menu.sound')}</span>
        <span className={styles.raceMenuSound}>
          <Slider label={t('menu.volume')} value={volume} onChange={(next) => changeSettings({ volume: next })} />
          <Toggle label={t('menu.sound')} on={sound} onChange={(next) => changeSettings({ sound: next })} />
        </span>
      </div>
      <div className={styles.raceMenuRow}>
        <span>
          {t('menu.aids')}
          <small className="note">{driverAidsNote(aids)}</small>
        </span>
        <Segments
          label={t('menu.aids')}
          value={aids}
          choices={DRIVER_AIDS}
          onChange={(next) => changeSettings({ aids: next })}
        />
      </div>
      {boxOf(ui.id)?.spaceNumbers && (
        <div className={styles.raceMenuRow}>
          <span>{t('menu.numbers')}</span>
          <Toggle
            label={t('menu.numbers')}
            on={spaceNumbers}
            onChange={(next) => changeSettings({ spaceNumbers: next })}
          />
        </div>
      )}
    </div>
  );
}
