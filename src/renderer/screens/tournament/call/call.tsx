// The call to a table on the whole screen, with sound, on every page of a person who is called: table, game, circuit, drivers and the
// time left. Not here: the card on the tournament's page (side/calling.tsx).

import type { Party } from '@api/party';
import type { TournamentView } from '@api/tournament/commands';
import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { circuitName } from '@narration/catalogue-names';
import { Button } from '@ui/controls/button';
import { Dialog } from '@ui/overlays/dialog';
import { playSound } from '@ui/sound/sound';
import { Armchair, Megaphone } from 'lucide-react';
import { type ReactElement, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt, client } from '../../../app/client';
import { listText } from '../../../app/format';
import { plateNameOf } from '../../../app/games/boxes';
import { useGameCard, useGameTerms } from '../../../app/games/games';
import { guestHere } from '../../../app/party/at-party';
import { useParty } from '../../../app/party/party';
import { to } from '../../../app/routes';
import { useApp } from '../../../app/store';
import { useNow } from '../../../app/use-now';
import { t } from '../../../text/tournament';
import { driverAt, nameIn, type Placed, placedAt } from '../model/lookup';
import { isMissing, ownDrivers } from '../model/own';
import { raceText } from '../race-text';
import { useTournament } from '../use-tournament';
import { clockText, lapsOf, tableName } from '../words';
import styles from './call.module.css';

/** The call of the people here; nothing while nobody here is awaited. */
export function TournamentCall(): ReactElement | null {
  const isHost = useApp((s) => s.role === 'owner');
  const party = useParty((s) => s.party);
  if (party === null || party.tournament === null) return null;
  return <Suspense>{isHost ? <HostCall season={party.tournament.season} /> : <GuestCall party={party} />}</Suspense>;
}

/** A guest is called to the table where their seat is. */
function GuestCall({ party }: { party: Party }): ReactElement | null {
  const [later, setLater] = useState<number | null>(null);
  const guest = guestHere(party);
  const isSeated = guest !== undefined && guest.seat !== null;
  const isAwaited = party.call !== null && party.match === null && isSeated && !guest.ready;
  useEffect(() => client.on('tournaments.nudged', () => setLater(null)), []);
  useCallSound(isAwaited ? party.table : null);
  if (!isAwaited || party.call === null || later === callNumber(party)) return null;
  return <WholeScreen party={party} until={party.call} onLater={() => setLater(callNumber(party))} />;
}

/** What tells one call from the next: the table's place in the party. */
function callNumber({ tables, table }: Party): number {
  return tables.findIndex(({ id }) => id === table);
}

/** Plays once per call, and at every reminder. */
function useCallSound(called: string | null): void {
  useEffect(() => {
    if (called !== null) playSound('yourTurn');
  }, [called]);
  useEffect(() => client.on('tournaments.nudged', () => playSound('yourTurn')), []);
}

interface WholeScreenProps {
  party: Party;
  /** A time of the steady clock, ms. */
  until: number;
  onLater(): void;
}

function WholeScreen({ party, until, onLater }: WholeScreenProps): ReactElement {
  const { race, seats } = party;
  useGameTerms(race.game);
  const card = useGameCard(race.game);
  const [, navigate] = useLocation();
  const now = useNow();
  const table = party.tables.find(({ id }) => id === party.table)?.number ?? 1;
  const circuit = circuitName(card, race.circuit);
  const laps = lapsOf(card === undefined ? [] : [card], { ...race, id: '', series: false });
  async function take(): Promise<void> {
    if ((await attempt('party.ready', { ready: true })) === undefined) return;
    navigate(to.lobby());
  }
  return (
    <BaseDialog.Root open onOpenChange={(isOpen) => !isOpen && onLater()}>
      <BaseDialog.Portal>
        <BaseDialog.Popup className={styles.tourneyCallScreen}>
          <Megaphone size={56} className={styles.tourneyCallIcon} aria-hidden="true" />
          <BaseDialog.Title className={styles.tourneyCallTable}>{t('short.table', { table })}</BaseDialog.Title>
          <BaseDialog.Description className={styles.tourneyCallRace}>
            {laps === undefined
              ? t('call.race', { game: plateNameOf(race.game), circuit })
              : t('call.laps', { game: plateNameOf(race.game), circuit, laps })}
          </BaseDialog.Description>
          <p className={styles.tourneyCallDrivers}>{seats.map(({ name }) => name).join(', ')}</p>
          <p className={styles.tourneyCallClock} role="timer">
            {clockText(until - now)}
          </p>
          <p className={styles.tourneyCallNote}>{t('call.note')}</p>
          <div className={styles.tourneyCallTake}>
            <Button
              look="main"
              size="large"
              autoFocus
              icon={<Armchair size={24} className="icon" />}
              onClick={() => void take()}
            >
              {t('seat.take')}
            </Button>
            <Button look="quiet" onClick={onLater}>
              {t('call.later')}
            </Button>
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Somebody at the host's screen is called: a dialog says where. */
function HostCall({ season }: { season: string }): ReactElement | null {
  const { view } = useTournament(season);
  const [answered, answer] = useState<readonly string[]>([]);
  const found = view === undefined ? undefined : hereCalled(view, answered);
  const round = found?.at.table.round;
  useEffect(() => {
    if (round !== undefined) playSound('yourTurn');
  }, [round]);
  if (view === undefined || found === undefined) return null;
  return <HostDialog view={view} {...found} onAnswer={(round) => answer((before) => [...before, round])} />;
}

interface Called {
  at: Placed;
  /** Names of the people here who are awaited. */
  names: string[];
}

function hereCalled(view: TournamentView, answered: readonly string[]): Called | undefined {
  const own = ownDrivers(view, { kind: 'host' });
  for (const { round } of view.calls) {
    const at = placedAt(view, round);
    if (at === undefined || answered.includes(round)) continue;
    const awaited = at.table.places
      .map(driverAt)
      .filter((id): id is string => id !== null && own.includes(id) && isMissing(view, round, id));
    if (awaited.length > 0) return { at, names: awaited.map((id) => nameIn(view, id)) };
  }
  return undefined;
}

function HostDialog(props: Called & { view: TournamentView; onAnswer(round: string): void }): ReactElement {
  const { view, at, names, onAnswer } = props;
  const { round } = at.table;
  useGameTerms(at.table.race.game);
  const cards = useApp((s) => s.games);
  const [, navigate] = useLocation();
  const call = view.calls.find((one) => one.round === round);
  const now = useNow(!view.isPaused);
  async function take(): Promise<void> {
    onAnswer(round);
    const table = call?.table;
    if (table !== undefined && useParty.getState().party?.table !== table) {
      if ((await attempt('tables.go', { table })) === undefined) return;
    }
    await attempt('party.ready', { ready: true });
    navigate(to.lobby());
  }
  return (
    <Dialog
      open
      onClose={() => onAnswer(round)}
      title={t('call.title', { names: listText(names), n: names.length, table: call?.number ?? 1 })}
      text={t('call.text', {
        name: tableName(at),
        circuit: raceText(view, cards, at.table.race),
        time: clockText((call?.left ?? now) - now),
      })}
      actions={
        <>
          <Button onClick={() => onAnswer(round)}>{t('call.later')}</Button>
          <Button look="main" autoFocus icon={<Armchair size={18} className="icon" />} onClick={() => void take()}>
            {t('seat.take')}
          </Button>
        </>
      }
    />
  );
}
