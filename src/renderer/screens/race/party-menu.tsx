// A party's rows in the race menu: pause for everybody, the address, hands on phones, and the ways out.

import type { MatchUpdate, SeatInfo } from '@api/contract';
import type { Party } from '@api/party';
import { Button } from '@ui/panels/button';
import { Confirm, Dialog } from '@ui/panels/dialog';
import { QrCode } from '@ui/panels/qr-code';
import { Toggle } from '@ui/panels/toggle';
import { DoorClosed, Smartphone, Undo2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../app/client';
import { useApp } from '../../app/store';
import { steadyNow, useNow } from '../../app/use-now';
import { minutesWords } from '../../app/words';
import { hostOf } from '../lobby/link';
import { usePartyOf } from './party-layer';

/** Rows for the host; guests have the usual ones only. */
export function PartyRows({ update }: { update: MatchUpdate }): ReactElement | null {
  const party = usePartyOf(update.match);
  const owner = useApp((s) => s.role === 'owner');
  if (!owner) return null;
  return (
    <>
      {party && <PauseRow update={update} />}
      {party && <PlaceRow party={party} />}
      <Hands update={update} />
    </>
  );
}

function PauseRow({ update }: { update: MatchUpdate }): ReactElement {
  return (
    <div className="race-menu-row">
      <span>
        <b>Pause for everybody</b>
        <small className="note">Clocks and AI drivers stand still; all screens say so.</small>
      </span>
      <Toggle
        label="Pause for everybody"
        on={update.paused}
        onChange={(paused) => void attempt('match.pause', { match: update.match, paused })}
      />
    </div>
  );
}

function PlaceRow({ party }: { party: Party }): ReactElement {
  const [asking, setAsking] = useState<'lobby' | 'close'>();
  const [address] = party.addresses;
  return (
    <div className="race-menu-row">
      <span className="party-place">
        <b>
          {party.name}, code {party.code}
        </b>
        <small className="note">{address === undefined ? 'No address' : `Open at ${hostOf(address)}`}</small>
      </span>
      <span className="race-menu-sound">
        <Button size="small" icon={<Undo2 size={18} className="icon" />} onClick={() => setAsking('lobby')}>
          Lobby
        </Button>
        <Button
          look="danger"
          size="small"
          icon={<DoorClosed size={18} className="icon" />}
          onClick={() => setAsking('close')}
        >
          Close
        </Button>
      </span>
      <Confirm
        open={asking === 'lobby'}
        title="Back to the lobby?"
        text="Everybody goes back to the lobby. The race stays saved on this computer."
        yes="To the lobby"
        onYes={() => void attempt('party.lobby', {})}
        onClose={() => setAsking(undefined)}
      />
      <Confirm
        open={asking === 'close'}
        title="Close the party?"
        text="All guests are sent home and the port is closed. The race stays saved, to be opened to guests again."
        yes="Close party"
        onYes={() => void attempt('party.close', {})}
        onClose={() => setAsking(undefined)}
      />
    </div>
  );
}

/** Persons of this screen may hold their hand on their own phone, and give it back. */
function Hands({ update }: { update: MatchUpdate }): ReactElement | null {
  const [choosing, setChoosing] = useState(false);
  const [showing, setShowing] = useState<{ seat: SeatInfo; url: string; until: number } | undefined>();
  const persons = update.seats.filter(({ driver }) => driver.kind === 'hotseat' || driver.kind === 'you');
  const guests = update.seats.filter(({ driver }) => driver.kind === 'lan');
  if (persons.length + guests.length === 0 || update.finished) return null;
  async function show(seat: SeatInfo): Promise<void> {
    const code = await attempt('party.handCode', { match: update.match, seat: seat.seat });
    if (code !== undefined) setShowing({ seat, url: code.url, until: steadyNow() + code.left });
  }
  return (
    <>
      <div className="race-menu-row">
        <span>
          <b>Hands on phones</b>
          <small className="note">A person of this screen may hold their cards on a phone.</small>
        </span>
        <Button size="small" icon={<Smartphone size={18} className="icon" />} onClick={() => setChoosing(true)}>
          Hand on a phone
        </Button>
      </div>
      <Dialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title="Hands on phones"
        text="Whoever scans the code holds the hand; nobody at this screen sees the cards any more."
        actions={<Button onClick={() => setChoosing(false)}>Close</Button>}
      >
        <ul className="party-hands">
          {persons.map((seat) => (
            <Hand key={seat.seat} seat={seat} words="Plays at this screen">
              <Button size="small" onClick={() => void show(seat)}>
                To a phone
              </Button>
            </Hand>
          ))}
          {guests.map((seat) => (
            <Hand key={seat.seat} seat={seat} words="Plays on a screen of their own">
              <Button
                size="small"
                onClick={() =>
                  void attempt('match.handOver', { match: update.match, seat: seat.seat, driver: { kind: 'hotseat' } })
                }
              >
                Bring here
              </Button>
            </Hand>
          ))}
        </ul>
      </Dialog>
      {showing && (
        <HandCode
          {...showing}
          taken={update.seats.some((seat) => seat.seat === showing.seat.seat && seat.driver.kind === 'lan')}
          onClose={() => setShowing(undefined)}
        />
      )}
    </>
  );
}

function Hand({ seat, words, children }: { seat: SeatInfo; words: string; children: ReactElement }): ReactElement {
  return (
    <li className="race-menu-row">
      <span>
        <b>{seat.name}</b>
        <small className="note">{words}</small>
      </span>
      {children}
    </li>
  );
}

interface HandCodeProps {
  seat: SeatInfo;
  url: string;
  /** ms by this page's steady clock. */
  until: number;
  /** The phone has it. */
  taken: boolean;
  onClose(): void;
}

function HandCode({ seat, url, until, taken, onClose }: HandCodeProps): ReactElement {
  const now = useNow(!taken);
  const left = (until - now) / 1000;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${seat.name}’s hand`}
      text={
        taken ? `${seat.name} holds the hand on a phone now.` : 'Only the first phone that scans this code gets it.'
      }
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {!taken && (
        <div className="hand-code">
          {left > 0 ? (
            <>
              <div className="hand-code-qr">
                <QrCode text={url} label={`QR code for ${seat.name}’s hand`} />
              </div>
              <p className="note">
                Good for <span className="num">{minutesWords(left)}</span>
              </p>
            </>
          ) : (
            <p className="note">The code is too old. Close this and ask for a new one.</p>
          )}
        </div>
      )}
    </Dialog>
  );
}
