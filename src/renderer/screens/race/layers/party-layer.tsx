// What a party adds to a race: the chat, lost guests, the host's pause, and the host's choice when a guest stays away.

import type { RaceSetup } from '@api/contract';
import type { Party } from '@api/party';
import { Button, IconButton } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Pause, RadioTower, WifiOff, X } from 'lucide-react';
import { memo, type ReactElement, useState } from 'react';
import { attempt } from '../../../app/client';
import { listText, minutesText } from '../../../app/format';
import { guestHere } from '../../../app/party/at-party';
import { useParty } from '../../../app/party/party';
import { useApp } from '../../../app/store';
import { useNow } from '../../../app/use-now';
import { t } from '../../../text/race';
import { OpenLobby } from '../../setup/open-lobby';
import { TalkDrawer } from '../../talk/talk-drawer';
import { Absence, lostDrivers } from './absence';
import styles from './party-layer.module.css';
import type { PartyUpdate } from './party-update';

export interface PartyLayerProps {
  update: PartyUpdate;
  talking: boolean;
  onTalkClose(): void;
}

/** The party whose race this is; undefined for a race of this screen alone. */
export function usePartyOf(match: string): Party | undefined {
  return useParty((s) => (s.party?.match === match ? s.party : undefined));
}

/** Nothing if the race belongs to this screen alone. */
export const PartyLayer = memo(function PartyLayer({
  update,
  talking,
  onTalkClose,
}: PartyLayerProps): ReactElement | null {
  const party = usePartyOf(update.match);
  if (party === undefined) return <Reopen update={update} />;
  return (
    <>
      <Notes party={party} update={update} />
      <LateGuest party={party} />
      <TalkDrawer party={party} open={talking} onClose={onTalkClose} />
      {party.you === null && <Absence party={party} update={update} />}
    </>
  );
});

/** A saved race whose guests are not here: the host can open the party again, with the earlier code. */
function Reopen({ update }: { update: PartyUpdate }): ReactElement | null {
  const owner = useApp((s) => s.role === 'owner');
  const elsewhere = useParty((s) => s.party !== null);
  const guests = update.seats.filter((seat) => seat.driver.kind === 'lan');
  if (!owner || elsewhere || update.finished || guests.length === 0) return null;
  return (
    <div className={styles.raceNotes}>
      <p className={classes(styles.raceNote, styles.raceNoteOpen)}>
        <RadioTower size={17} className="icon" />
        {t('party.waits', { names: listText(guests.map((seat) => seat.name)) })}
        <OpenLobby setup={setupIn(update)} problem={null} match={update.match} look="plain" />
      </p>
    </div>
  );
}

/** The setup of a race under way. */
export function setupIn({ game, circuit, options, clock, seats }: PartyUpdate): RaceSetup {
  return { game, circuit, options, clock, seats: seats.map(({ name, colour, driver }) => ({ name, colour, driver })) };
}

/** Cars that a guest who came late is offered at most. */
const OFFERED = 3;

/** A guest who only watches may take the car of an AI driver. */
function LateGuest({ party }: { party: Party }): ReactElement | null {
  const [isAway, setAway] = useState(false);
  const watches = guestHere(party)?.seat === null;
  const free = party.seats.flatMap(({ name, open }, seat) => (open ? [{ name, seat }] : []));
  if (!watches || isAway || free.length === 0) return null;
  return (
    <div className={classes(styles.raceNotes, styles.raceNotesLow)}>
      <p className={classes(styles.raceNote, styles.raceNoteOpen)}>
        {t('party.late')}
        {free.slice(0, OFFERED).map(({ name, seat }) => (
          <Button key={seat} size="small" onClick={() => void attempt('party.take', { seat })}>
            {name}
          </Button>
        ))}
        <IconButton icon={<X size={18} />} label={t('party.late.no')} look="quiet" onClick={() => setAway(true)} />
      </p>
    </div>
  );
}

/** A strip under the banner: why nothing moves, and who has been away since when. */
function Notes({ party, update }: { party: Party; update: PartyUpdate }): ReactElement | null {
  const lost = lostDrivers(party);
  const now = useNow(lost.length > 0);
  const [first] = lost;
  const hostGone = party.hostAway && party.you !== null;
  if (!update.paused && !hostGone && first === undefined) return null;
  return (
    <div className={styles.raceNotes} role="status">
      {update.paused && (
        <p className={styles.raceNote}>
          <Pause size={17} className="icon" />
          {party.you === null ? t('party.paused') : t('party.pausedBy', { host: party.hostName })}
        </p>
      )}
      {hostGone && (
        <p className={styles.raceNote}>
          <WifiOff size={17} className="icon" />
          {t('party.hostGone', { host: party.hostName })}
        </p>
      )}
      {first !== undefined && (
        <p className={classes(styles.raceNote, styles.raceNoteLost)}>
          <WifiOff size={17} className="icon" />
          {t('party.lost', { n: lost.length, names: listText(lost.map((guest) => guest.name)) })}
          {party.you === null && <span className="num"> {minutesText((now - first.away) / 1000)}</span>}
        </p>
      )}
    </div>
  );
}
