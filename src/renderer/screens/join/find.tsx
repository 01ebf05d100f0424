// Finds a party from one's own Paddock: those found on the network, and a field for an address or a code.

import { PROTOCOL } from '@api/constants';
import type { NearbyParty } from '@api/party';
import { Button } from '@ui/controls/button';
import { classes } from '@ui/panels/classes';
import { Chip, Panel, PanelHead } from '@ui/panels/panel';
import { ScreenFrame } from '@ui/panels/screen-frame';
import { LogIn, Radar } from 'lucide-react';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { apiErrorText } from '../../app/api-errors';
import { client, goAway } from '../../app/client';
import { useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { AppTopBar } from '../../app/top-bar';
import { t } from '../../text/join';
import { isAddress, joinAddressOf } from './address';
import styles from './join.module.css';
import { useNear } from './near';
import { PartyRow } from './party-row';

/** The screen behind the Join tile. */
export function FindScreen({ code }: { code: string }): ReactElement {
  useNear();
  const near = useParty((s) => s.near);
  const { go, busy, error } = useGoing();
  return (
    <ScreenFrame top={<AppTopBar />}>
      <h1 className="visually-hidden">{t('find.title')}</h1>
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
  const full = party.seats.taken >= party.seats.all;
  return (
    <PartyRow party={party}>
      <Button why={otherVersion(party)} busy={busy} onClick={onJoin}>
        {t(party.state === 'racing' || full ? 'find.watch' : 'find.join')}
      </Button>
    </PartyRow>
  );
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
  const [label, setLabel] = useState<string | undefined>();
  function submit(event: FormEvent): void {
    event.preventDefault();
    const place = joinAddressOf(text, near);
    setLabel(typeof place === 'string' ? place : undefined);
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
            aria-invalid={(label ?? error) !== undefined}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p className={styles.joinError} id="find-error" role="alert">
          {label ?? error}
        </p>
        <Button type="submit" busy={busy} icon={<LogIn size={20} className="icon" />}>
          {t(isAddress(text) || text === '' ? 'find.go' : 'find.find')}
        </Button>
      </form>
    </Panel>
  );
}

/** Connects this page to another host; its join screen follows. */
function useGoing() {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>();
  async function go(address: string, code: string): Promise<void> {
    setBusy(true);
    setError(undefined);
    const apiError = await goAway(address);
    setBusy(false);
    if (apiError !== undefined) setError(apiErrorText(apiError));
    else navigate(to.join(code), { replace: true });
  }
  useEffect(() => client.onState(() => setError(undefined)), []);
  return { go, busy, error };
}
