// Opens a party for the race being set up: its name, the networks that may see it, and the rules of the table. While a party is
// open, the race gets another table there.

import { LIMITS, USUAL_ABSENCE } from '@api/constants';
import type { RaceSetup } from '@api/contract';
import type { Network, PartyRules } from '@api/party';
import { Button } from '@ui/controls/button';
import { LabelledInput } from '@ui/controls/labelled-input';
import { Toggle } from '@ui/controls/toggle';
import { Dialog } from '@ui/overlays/dialog';
import { Cable, Eye, MonitorSmartphone, RadioTower, Wifi } from 'lucide-react';
import { type FormEvent, type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { attempt } from '../../app/client';
import { byOwnClock } from '../../app/party/at-party';
import { useParty } from '../../app/party/party';
import { to } from '../../app/routes';
import { useApp } from '../../app/store';
import { steadyNow } from '../../app/use-now';
import { t } from '../../text/setup';
import styles from './open-lobby.module.css';
import { PartyRulesPane } from './party-rules';

/** The initial rules of a table. */
export const USUAL_RULES: PartyRules = {
  door: 'open',
  watching: true,
  undo: true,
  hints: true,
  chat: true,
  fillWithAi: true,
  aiLevel: 'medium',
  ...USUAL_ABSENCE,
};

export interface OpenLobbyProps {
  setup: RaceSetup;
  /** Why the race cannot be opened, or null. */
  problem: string | null;
  /** A saved race to continue. */
  match?: string;
  look?: 'main' | 'plain';
  size?: 'large' | 'small';
  /** Only the host's own people drive: guests watch. */
  watchers?: boolean;
}

/** The main button of a setup with a guest's seat; without one, the button that lets others watch. */
export function OpenLobby({
  setup,
  problem,
  match,
  look = 'main',
  size = look === 'main' ? 'large' : 'small',
  watchers = false,
}: OpenLobbyProps): ReactElement {
  const [asking, setAsking] = useState(false);
  const isOpen = useParty((s) => s.party !== null);
  const isFull = useParty((s) => (s.party?.tables.length ?? 0) >= LIMITS.tables);
  const { busy, openTable } = useOpenTable(setup);
  // A saved race comes back with its party only.
  const taken = match !== undefined ? t('lobby.busy') : isFull ? t('lobby.full', { most: LIMITS.tables }) : undefined;
  return (
    <>
      <Button
        look={look}
        size={size}
        icon={watchers ? <Eye size={20} className="icon" /> : <RadioTower size={20} className="icon" />}
        why={problem ?? (isOpen ? taken : undefined)}
        busy={busy}
        onClick={() => (isOpen ? openTable() : setAsking(true))}
      >
        {t(watchers ? 'lobby.watch' : match === undefined ? 'lobby.open' : 'lobby.doors')}
      </Button>
      {asking && <OpenDialog {...{ setup, match, watchers }} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Opens another table at the open party and goes to its lobby. The party's name, networks and rules are known already. */
function useOpenTable(setup: RaceSetup) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  async function open(): Promise<void> {
    setBusy(true);
    const opened = await attempt('tables.open', { setup });
    setBusy(false);
    if (opened === undefined) return;
    void attempt('party.ready', { ready: true });
    navigate(to.lobby());
  }
  return { busy, openTable: () => void open() };
}

interface OpenDialogProps {
  setup: RaceSetup;
  match: string | undefined;
  watchers: boolean;
  onClose(): void;
}

function OpenDialog({ setup, match, watchers, onClose }: OpenDialogProps): ReactElement {
  const [, navigate] = useLocation();
  const person = useApp((s) => s.settings.name);
  const [name, setName] = useState(t('lobby.partyOf', { name: person }).slice(0, LIMITS.name));
  const [rules, setRules] = useState(USUAL_RULES);
  const [busy, setBusy] = useState(false);
  const { networks, chosen, choose } = useNetworks();
  const barred = barredReason(name, chosen);

  async function open(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (busy || barred !== false) return;
    setBusy(true);
    const input = {
      name: name.trim(),
      setup,
      rules,
      networks: [...chosen],
      port: 0,
      ...(match !== undefined && { match }),
    };
    const party = await attempt('party.open', input);
    setBusy(false);
    if (party === undefined) return;
    useParty.setState({ party: byOwnClock(party, steadyNow()) });
    // A host who opens a party counts as ready.
    if (party.match === null) void attempt('party.ready', { ready: true });
    navigate(party.match === null ? to.lobby() : to.race(party.match));
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t(watchers ? 'lobby.watch.title' : 'lobby.title')}
      text={t(watchers ? 'lobby.watch.text' : 'lobby.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="main" why={barred} busy={busy} onClick={() => void open()}>
            {t('lobby.doors')}
          </Button>
        </>
      }
    >
      <form className="open-lobby" onSubmit={(event) => void open(event)}>
        <LabelledInput label={t('lobby.name')} value={name} most={LIMITS.name} onChange={setName} />
        <NetworkChoice networks={networks} chosen={chosen} onChoose={choose} />
        <PartyRulesPane rules={rules} watchers={watchers} onChange={setRules} />
      </form>
    </Dialog>
  );
}

function barredReason(name: string, chosen: ReadonlySet<string>): string | false {
  if (name.trim() === '') return t('lobby.nameless');
  return chosen.size === 0 && t('lobby.noNetwork');
}

/** The networks of this machine; those that other people can be on are selected at the start. */
export function useNetworks() {
  const [networks, setNetworks] = useState<readonly Network[]>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let here = true;
    attempt('party.networks', {}).then(
      (found) => {
        if (!here) return;
        setNetworks(found ?? []);
        setChosen(new Set(usualNetworks(found ?? []).map((one) => one.address)));
      },
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, []);
  const choose = (address: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, address] : [...before].filter((one) => one !== address)));
  return { networks, chosen, choose };
}

/** Real networks; without any, the virtual ones; without those, this machine alone. */
export function usualNetworks(networks: readonly Network[]): readonly Network[] {
  const real = networks.filter(({ kind }) => kind !== 'loopback' && kind !== 'virtual');
  const outside = networks.filter(({ kind }) => kind !== 'loopback');
  return [real, outside, networks].find((some) => some.length > 0) ?? [];
}

export interface NetworkChoiceProps {
  networks: readonly Network[] | undefined;
  chosen: ReadonlySet<string>;
  onChoose(address: string, on: boolean): void;
}

/** The networks, each with its switch. */
export function NetworkChoice({ networks, chosen, onChoose }: NetworkChoiceProps): ReactElement {
  const outside = networks?.some((one) => one.kind !== 'loopback') ?? true;
  return (
    <fieldset className={styles.openNetworks}>
      <legend className="label">{t('networks')}</legend>
      {networks?.map((one) => (
        <div key={one.address} className={styles.openNetwork}>
          <NetworkIcon kind={one.kind} />
          <span>
            <b>{one.kind === 'loopback' ? t('networks.here') : one.name}</b>
            <small className="note">
              {one.kind === 'virtual' ? t('networks.virtual', { address: one.address }) : one.address}
            </small>
          </span>
          <Toggle
            label={t('networks.open', { address: one.address })}
            on={chosen.has(one.address)}
            onChange={(on) => onChoose(one.address, on)}
          />
        </div>
      ))}
      {!outside && <p className="note">{t('networks.none')}</p>}
    </fieldset>
  );
}

/** The kind of network, as an icon. */
export function NetworkIcon({ kind }: { kind: Network['kind'] }): ReactElement {
  if (kind === 'wifi') return <Wifi size={20} className="icon" />;
  if (kind === 'loopback') return <MonitorSmartphone size={20} className="icon" />;
  return <Cable size={20} className="icon" />;
}
