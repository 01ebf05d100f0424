// Who is on the grid: everyone here, at their own screen, or absent; and, with guests, which networks may see it.

import { isPerson } from '@api/drivers';
import type { LineUp, SeasonDriver, SeasonRules, SeasonView } from '@api/season';
import { Button } from '@ui/controls/button';
import { Segments } from '@ui/controls/segments';
import type { GameUi } from '@ui/game-ui';
import { Dialog } from '@ui/overlays/dialog';
import { SeatInitial } from '@ui/panels/seat';
import { Flag, Router } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../../app/client';
import { refreshParty, useParty } from '../../../app/party/party';
import { to } from '../../../app/routes';
import { t } from '../../../text/seasons';
import { NetworkChoice, useNetworks } from '../../setup/open-lobby';
import { nextRound } from '../season-data';
import { levelName } from '../season-text';
import styles from './line-up.module.css';

type At = LineUp[number]['at'];

export interface LineUpDialogProps {
  view: SeasonView;
  ui: GameUi;
  /** Opened by 'Host': guests are wanted. */
  hosting: boolean;
  onStart(lineUp: LineUp): void;
  onClose(): void;
}

/** The dialog that asks where each person drives: here, at their own screen, or not at all. */
export function LineUpDialog({ view, ui, hosting, onStart, onClose }: LineUpDialogProps): ReactElement {
  const { drivers, rules } = view.plan;
  const persons = drivers.filter((driver) => isPerson(driver.driver));
  const [places, setPlaces] = useState<ReadonlyMap<string, At>>(
    () => new Map(persons.map((one) => [one.id, usualPlace(one)])),
  );
  const guests = persons.filter((one) => places.get(one.id) === 'lan');
  const isParty = hosting || guests.length > 0;
  const { networks, chosen, choose } = useNetworks();
  const open = useParty((s) => s.party !== null);
  // Who drives which car was settled when the race began.
  const running = nextRound(view)?.state === 'running';
  const host = useHost(view.season, onClose);
  const lineUp = drivers.map((one) => ({ driver: one.id, at: places.get(one.id) ?? ('ai' as const) }));
  const noNetwork = isParty && chosen.size === 0 && t('lineUp.network');

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(persons.length > 1 && !running ? 'lineUp.title' : 'lineUp.party')}
      text={t(running ? 'lineUp.running' : isParty ? 'lineUp.guests' : 'lineUp.alone')}
      actions={
        <>
          <Button onClick={onClose}>{t('lineUp.cancel')}</Button>
          {isParty ? (
            <Button
              look="main"
              icon={<Router size={18} className="icon" />}
              why={noNetwork}
              busy={host.busy}
              onClick={() => void host.open(lineUp, [...chosen])}
            >
              {t(open ? 'lineUp.move' : 'lineUp.open')}
            </Button>
          ) : (
            <Button look="main" icon={<Flag size={18} className="icon" />} onClick={() => onStart(lineUp)}>
              {t('next.go')}
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.lineUp}>
        {(running ? [] : persons).map((one) => (
          <PersonLine
            key={one.id}
            person={one}
            at={places.get(one.id) ?? 'here'}
            note={placeNote(places.get(one.id) ?? 'here', rules, ui)}
            onChange={(at) => setPlaces(new Map([...places, [one.id, at]]))}
          />
        ))}
      </ul>
      {hosting && !running && persons.length > 1 && guests.length === 0 && <p className="note">{t('lineUp.watch')}</p>}
      {open && isParty && <p className="note">{t('lineUp.moves')}</p>}
      {isParty && <NetworkChoice networks={networks} chosen={chosen} onChoose={choose} />}
    </Dialog>
  );
}

/** Opens the party of the next race and goes to its lobby. */
function useHost(season: string, onOpened: () => void) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  async function open(lineUp: LineUp, networks: string[]): Promise<void> {
    setBusy(true);
    const done = await attempt('seasons.host', { season, lineUp, networks, port: 0 });
    if (done !== undefined) await refreshParty();
    setBusy(false);
    const party = done === undefined ? null : useParty.getState().party;
    if (party === null) return;
    onOpened();
    // A host who opens a party counts as ready.
    if (party.match === null) void attempt('party.ready', { ready: true });
    navigate(party.match === null ? to.lobby() : to.race(party.match));
  }
  return { busy, open };
}

interface PersonLineProps {
  person: SeasonDriver;
  at: At;
  note: string;
  onChange(at: At): void;
}

function PersonLine({ person, at, note, onChange }: PersonLineProps): ReactElement {
  return (
    <li className={styles.lineUpPerson}>
      <SeatInitial name={person.name} colour={person.colour} mine={person.driver.kind === 'you'} />
      <span className={styles.lineUpText}>
        <b>{person.name}</b>
        <small className="note">{note}</small>
      </span>
      <Segments<At>
        label={t('lineUp.where', { name: person.name })}
        value={at}
        choices={[
          { value: 'here', label: t('lineUp.here') },
          { value: 'lan', label: t('lineUp.lan') },
          { value: 'absent', label: t('lineUp.absent') },
        ]}
        onChange={onChange}
      />
    </li>
  );
}

function usualPlace({ driver }: SeasonDriver): At {
  return driver.kind === 'lan' ? 'lan' : 'here';
}

function placeNote(at: At, rules: SeasonRules, ui: GameUi): string {
  if (at === 'here') return t('lineUp.here.note');
  if (at === 'lan') return t('lineUp.lan.note');
  if (rules.fillIn === null) return t('lineUp.absent.away');
  return t('lineUp.absent.ai', { level: levelName(rules.fillIn, ui) });
}
