// A party's rows in the race menu: pause for everyone, the address, and leaving.

import type { MatchUpdate } from '@api/contract';
import type { Party } from '@api/party';
import { Button } from '@ui/controls/button';
import { Toggle } from '@ui/controls/toggle';
import { Confirm } from '@ui/overlays/dialog';
import { DoorClosed, Undo2 } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { attempt } from '../../../app/client';
import { hasHall } from '../../../app/party/at-party';
import { TablesButton } from '../../../app/party/tables-button';
import { TournamentButton } from '../../../app/party/tournament-button';
import { useApp } from '../../../app/store';
import { t as appText } from '../../../text/app';
import { t } from '../../../text/race';
import { hostOf } from '../../lobby/link';
import { OpenLobby } from '../../setup/open-lobby';
import { Hands } from './hands';
import menuStyles from './menu.module.css';
import { setupIn, usePartyOf } from './party-layer';
import partyLayerStyles from './party-layer.module.css';

// Loaded with the menu.
const Television = lazy(async () => ({
  default: (await import('../../lobby/television/television')).TelevisionButton,
}));
const TvVolume = lazy(async () => ({ default: (await import('../../lobby/television/tv-volume')).TvVolume }));

/** Rows for the host; guests have the usual ones, the way to other tables, and the volume of a television that shows the race. */
export function PartyRows({ update }: { update: MatchUpdate }): ReactElement | null {
  const party = usePartyOf(update.match);
  const owner = useApp((s) => s.role === 'owner');
  if (!owner) {
    return (
      <>
        {party && <TablesRow party={party} />}
        {party && <TournamentRow party={party} />}
        {party && party.television !== null && <TvVolumeRow />}
      </>
    );
  }
  return (
    <>
      {party && <TablesRow party={party} />}
      {party && <PauseRow update={update} />}
      {party && <TournamentRow party={party} isHost />}
      {party && <TelevisionRow />}
      {party && <PlaceRow party={party} />}
      {party === undefined && <WatchersRow update={update} />}
      <Hands update={update} />
    </>
  );
}

/** Opens a race without guests' seats for watchers; a race that waits for guests shows this beside the board. */
function WatchersRow({ update }: { update: MatchUpdate }): ReactElement | null {
  if (update.finished || update.seats.some(({ driver }) => driver.kind === 'lan')) return null;
  return (
    <div className={menuStyles.raceMenuRow}>
      <span>
        <b>{t('party.watchers')}</b>
        <small className="note">{t('party.watchers.note')}</small>
      </span>
      <OpenLobby watchers setup={setupIn(update)} problem={null} match={update.match} look="plain" />
    </div>
  );
}

function TablesRow({ party }: { party: Party }): ReactElement | null {
  if (!hasHall(party)) return null;
  return (
    <div className={menuStyles.raceMenuRow}>
      <span>
        <b>{appText('party.tables')}</b>
        <small className="note">{appText('party.tables.note')}</small>
      </span>
      <TablesButton />
    </div>
  );
}

/** The tournament that the race belongs to; the host can also plan one. */
function TournamentRow({ party, isHost = false }: { party: Party; isHost?: boolean }): ReactElement | null {
  if (party.tournament === null && !isHost) return null;
  return (
    <div className={menuStyles.raceMenuRow}>
      <span>
        <b>{appText('party.tournament')}</b>
        <small className="note">{party.tournament?.name ?? t('party.tournament.note')}</small>
      </span>
      <TournamentButton isNew />
    </div>
  );
}

function TelevisionRow(): ReactElement {
  return (
    <div className={menuStyles.raceMenuRow}>
      <span>
        <b>{t('party.tv')}</b>
        <small className="note">{t('party.tv.note')}</small>
      </span>
      <Suspense>
        <Television />
      </Suspense>
    </div>
  );
}

function TvVolumeRow(): ReactElement {
  return (
    <div className={menuStyles.raceMenuRow}>
      <Suspense>
        <TvVolume />
      </Suspense>
    </div>
  );
}

function PauseRow({ update }: { update: MatchUpdate }): ReactElement {
  return (
    <div className={menuStyles.raceMenuRow}>
      <span>
        <b>{t('party.pause')}</b>
        <small className="note">{t('party.pause.note')}</small>
      </span>
      <Toggle
        label={t('party.pause')}
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
        <b>{t('party.name', { party: party.name, code: party.code })}</b>
        <small className="note">
          {address === undefined ? t('party.noAddress') : t('party.address', { address: hostOf(address) })}
        </small>
      </span>
      <span className={menuStyles.raceMenuSound}>
        <Button size="small" icon={<Undo2 size={18} className="icon" />} onClick={() => setAsking('lobby')}>
          {t('party.lobby')}
        </Button>
        <Button
          look="danger"
          size="small"
          icon={<DoorClosed size={18} className="icon" />}
          onClick={() => setAsking('close')}
        >
          {t('party.close')}
        </Button>
      </span>
      <Confirm
        open={asking === 'lobby'}
        title={t('party.lobby.title')}
        text={t('party.lobby.text')}
        yes={t('party.lobby.yes')}
        onYes={() => void attempt('party.lobby', {})}
        onClose={() => setAsking(undefined)}
      />
      <Confirm
        open={asking === 'close'}
        title={t('party.close.title')}
        text={t('party.close.text')}
        yes={t('party.close.yes')}
        onYes={() => void attempt('party.close', {})}
        onClose={() => setAsking(undefined)}
      />
    </div>
  );
}
