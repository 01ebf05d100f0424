// Finding a party from one's own Paddock: those that the network tells of, and a field for an address or a code.

import { PROTOCOL } from '@api/contract';
import type { NearbyParty } from '@api/party';
import { checkOptions } from '@core/config';
import type { OptionSpec } from '@core/contract';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Chip, Panel, PanelHead } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { LogIn, Radar } from 'lucide-react';
import { type FormEvent, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { client, goAway } from '../../app/client';
import { faultWords } from '../../app/faults';
import { boxOf, plateNameOf } from '../../app/games/boxes';
import { hasScreens, useGameCard, useGameUi } from '../../app/games/games';
import { useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/join';
import { optionFacts, type RacePart, raceTitle } from '../lobby/race-facts';
import { isAddress, placeOf } from './address';
import styles from './join.module.css';
import { useNear } from './near';

/** The screen behind the Join tile. */
export function FindScreen({ code }: { code: string }): ReactElement {
  useNear();
  const near = useParty((s) => s.near);
  const { go, busy, error } = useGoing();
  return (
    <ScreenFrame top={<AppTopBar />}>
      <h1 className="hidden-text">{t('find.title')}</h1>
      <div className={styles.findColumns}>
        <Panel className={classes(styles.findPane)} label={t('find.near')}>
          <PanelHead side={<Chip icon={<Radar size={16} className="icon" />}>{t('find.looking')}</Chip>}>
            {t('find.near')}
          </PanelHead>
          {near === undefined || near.length === 0 ? (
            <p className={classes('note', styles.findList)}>{t('find.none')}</p>
          ) : (
            <ul className={styles.findList}>
              {near.map((one) => (
                <Nearby key={one.id} party={one} busy={busy} onJoin={() => void go(one.url, '')} />
              ))}
            </ul>
          )}
        </Panel>
        <AddressPane code={code} near={near ?? []} go={go} busy={busy} error={error} />
      </div>
    </ScreenFrame>
  );
}

function Nearby({ party, busy, onJoin }: { party: NearbyParty; busy: boolean; onJoin(): void }): ReactElement {
  const Cover = boxOf(party.game)?.cover;
  const { taken, all } = party.seats;
  const racing = party.state === 'racing';
  return (
    <li className={styles.findRow}>
      <span className={styles.findCover}>{Cover && <Cover />}</span>
      <span>
        <b>{party.name}</b>
        <small>
          {t('find.party', {
            host: party.hostName,
            game: plateNameOf(party.game),
            taken,
            all,
            racing: racing ? 'yes' : 'no',
          })}
        </small>
        {party.race !== null && hasScreens(party.game) && (
          <Suspense>
            <Rules game={party.game} race={party.race} />
          </Suspense>
        )}
      </span>
      <Button why={otherVersion(party)} busy={busy} onClick={onJoin}>
        {t(racing || taken >= all ? 'find.watch' : 'find.join')}
      </Button>
    </li>
  );
}

/** What is raced there, in the game's words: circuit, preset, options. */
function Rules({ game, race }: { game: string; race: RacePart }): ReactElement | null {
  const card = useGameCard(game);
  const ui = useGameUi(game);
  // Nothing found on the network is trusted: rules that are none of this game are not told.
  if (card === undefined || !card.circuits.some(({ id }) => id === race.circuit)) return null;
  if (checkOptions(card.options as readonly OptionSpec[], race.options) !== null) return null;
  const facts = optionFacts(card, ui, race).map(({ words }) => words);
  return <small className={styles.findRules}>{[raceTitle(race, ui), ...facts].join(' · ')}</small>;
}

function otherVersion(party: NearbyParty): string | undefined {
  if (party.protocol === PROTOCOL) return undefined;
  return t(party.protocol > PROTOCOL ? 'find.newer' : 'find.older');
}

interface AddressPaneProps {
  code: string;
  near: readonly NearbyParty[];
  go(address: string, code: string): Promise<void>;
  busy: boolean;
  error: string | undefined;
}

function AddressPane({ code, near, go, busy, error }: AddressPaneProps): ReactElement {
  const [text, setText] = useState(code);
  const [words, setWords] = useState<string | undefined>();
  function submit(event: FormEvent): void {
    event.preventDefault();
    const place = placeOf(text, near);
    setWords(typeof place === 'string' ? place : undefined);
    if (typeof place !== 'string') void go(place.address, place.code);
  }
  return (
    <Panel className={classes(styles.findPane)} label={t('find.by')}>
      <PanelHead>{t('find.by')}</PanelHead>
      <form className={styles.joinForm} onSubmit={submit} noValidate>
        <label className="field">
          <span className="label">{t('find.field')}</span>
          <input
            className="text-field"
            value={text}
            maxLength={120}
            placeholder="192.168.1.24:7310"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="find-error"
            aria-invalid={(words ?? error) !== undefined}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p className={styles.joinError} id="find-error" role="alert">
          {words ?? error}
        </p>
        <Button type="submit" busy={busy} icon={<LogIn size={20} className="icon" />}>
          {t(isAddress(text) || text === '' ? 'find.go' : 'find.find')}
        </Button>
      </form>
    </Panel>
  );
}

/** Turns this page to another host; its join screen follows by itself. */
function useGoing() {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  async function go(address: string, code: string): Promise<void> {
    setBusy(true);
    setError(undefined);
    const fault = await goAway(address);
    setBusy(false);
    if (fault !== undefined) setError(faultWords(fault));
    else navigate(to.join(code), { replace: true });
  }
  useEffect(() => client.onState(() => setError(undefined)), []);
  return { go, busy, error };
}
