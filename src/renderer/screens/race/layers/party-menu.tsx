// A party's rows in the race menu: pause for everybody, the address, and the ways out.

import type { MatchUpdate } from '@api/contract';
import type { Party } from '@api/party';
import { Button } from '@ui/panels/button';
import { Confirm } from '@ui/panels/dialog';
import { Toggle } from '@ui/panels/toggle';
import { DoorClosed, Undo2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { attempt } from '../../../app/client';
import { useApp } from '../../../app/store';
import { hostOf } from '../../lobby/link';
import { Hands } from './hands';
import menuStyles from './menu.module.css';
import { usePartyOf } from './party-layer';
import partyLayerStyles from './party-layer.module.css';

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
    <div className={menuStyles.raceMenuRow}>
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
    <div className={menuStyles.raceMenuRow}>
      <span className={partyLayerStyles.partyPlace}>
        <b>
          {party.name}, code {party.code}
        </b>
        <small className="note">{address === undefined ? 'No address' : `Open at ${hostOf(address)}`}</small>
      </span>
      <span className={menuStyles.raceMenuSound}>
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
