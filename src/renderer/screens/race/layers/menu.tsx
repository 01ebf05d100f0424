// The race menu: go on, speed and sound, give up, back to the shelf. The race is paused while it is open.

import type { MatchUpdate, Settings } from '@api/contract';
import type { GameUi } from '@ui/game-ui';
import { Button } from '@ui/panels/button';
import { Confirm, Dialog } from '@ui/panels/dialog';
import { Segments } from '@ui/panels/segments';
import { Slider } from '@ui/panels/slider';
import { Toggle } from '@ui/panels/toggle';
import { Flag, House, LogOut, Play } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { AIDS, AIDS_NOTES } from '../../../app/aids';
import { boxOf } from '../../../app/games/boxes';
import { leaveParty } from '../../../app/party/party';
import { to } from '../../../app/routes';
import { changeSettings, useApp } from '../../../app/store';
import { originWords } from '../../../app/words';
import type { Race } from '../play/use-race';
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

const SPEEDS: readonly { value: Settings['speed']; label: string }[] = [
  { value: 0.5, label: 'Half' },
  { value: 1, label: 'Normal' },
  { value: 2, label: 'Double' },
  { value: 4, label: 'Fast' },
  { value: 100, label: 'Off' },
];

/** The menu. */
export function Menu({ open, onClose, race, ui, update }: MenuProps): ReactElement {
  const [, navigate] = useLocation();
  const [retiring, setRetiring] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const party = usePartyOf(update.match);
  // A table without guests stands still meanwhile.
  const goesOn = party !== undefined && !update.paused && update.seats.some(({ driver }) => driver.kind === 'lan');
  const guest = useApp((s) => s.role === 'guest');
  const ask = update.asks.find((a) => a.seat === update.viewer);
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={goesOn ? 'Menu' : 'Paused'}
        text={[originWords(update.origin), goesOn ? 'The race goes on meanwhile' : 'The race is saved after every move']
          .filter((words) => words !== undefined)
          .join('. ')
          .concat('.')}
        actions={
          <>
            {guest ? (
              <Button icon={<LogOut size={18} />} onClick={() => setLeaving(true)}>
                Leave the party
              </Button>
            ) : (
              <Button icon={<House size={18} />} onClick={() => navigate(to.home())}>
                Back to the shelf
              </Button>
            )}
            <Button look="main" icon={<Play size={18} />} autoFocus onClick={onClose}>
              Resume
            </Button>
          </>
        }
      >
        <MenuSettings ui={ui} />
        <PartyRows update={update} />
        {!party && !guest && <WheelRows update={update} ui={ui} />}
        {ui.anyAsk.retire !== null && typeof update.viewer === 'number' && (
          <div className={styles.raceMenuRow}>
            <span>
              <b>Give up</b>
              <small className="note">The car leaves the track and is not placed.</small>
            </span>
            <Button
              look="danger"
              size="small"
              icon={<Flag size={18} />}
              disabled={ask ? undefined : 'You can give up when it is your turn'}
              onClick={() => setRetiring(true)}
            >
              Retire
            </Button>
          </div>
        )}
      </Dialog>
      <Confirm
        open={retiring}
        title="Retire from the race?"
        text="Your car is taken off the track and is not placed. This cannot be taken back once the phase is over."
        yes="Retire"
        onYes={() => {
          if (ask) race.act(ask.id, ui.anyAsk.retire);
          onClose();
        }}
        onClose={() => setRetiring(false)}
      />
      <Confirm
        open={leaving}
        title="Leave the party?"
        text="An AI driver takes your car. With the code you can come back and watch."
        yes="Leave"
        onYes={() => void leaveParty()}
        onClose={() => setLeaving(false)}
      />
    </>
  );
}

function MenuSettings({ ui }: { ui: GameUi }): ReactElement {
  const { speed, sound, volume, aids, spaceNumbers } = useApp((s) => s.settings);
  return (
    <div className={styles.raceMenu}>
      <div className={styles.raceMenuRow}>
        <span>Animation speed</span>
        <Segments
          label="Animation speed"
          value={speed}
          choices={SPEEDS}
          onChange={(next) => changeSettings({ speed: next })}
        />
      </div>
      <div className={styles.raceMenuRow}>
        <span>Sound</span>
        <span className={styles.raceMenuSound}>
          <Slider
            label="Volume"
            value={volume}
            disabled={!sound}
            onChange={(next) => changeSettings({ volume: next })}
          />
          <Toggle label="Sound" on={sound} onChange={(next) => changeSettings({ sound: next })} />
        </span>
      </div>
      <div className={styles.raceMenuRow}>
        <span>
          Driver aids
          <small className="note">{AIDS_NOTES[aids]}</small>
        </span>
        <Segments label="Driver aids" value={aids} choices={AIDS} onChange={(next) => changeSettings({ aids: next })} />
      </div>
      {boxOf(ui.id)?.spaceNumbers && (
        <div className={styles.raceMenuRow}>
          <span>Numbers on the spaces</span>
          <Toggle
            label="Numbers on the spaces"
            on={spaceNumbers}
            onChange={(next) => changeSettings({ spaceNumbers: next })}
          />
        </div>
      )}
    </div>
  );
}
