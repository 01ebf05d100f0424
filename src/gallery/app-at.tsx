// The whole app at an address, with the host of the page and its saved data. Not here: positions of a race (race-at.tsx).

import { type ReactElement, Suspense, use, useState } from 'react';
import { App } from '../renderer/app/app';
import { client } from '../renderer/app/client';
import { byOwnClock } from '../renderer/app/party/at-party';
import { type PartyState, useParty } from '../renderer/app/party/party';
import { refreshRaces, startApp, useApp } from '../renderer/app/store';
import { steadyNow } from '../renderer/app/use-now';
import { galleryHost } from './page';
import { recordNames, recordOf } from './positions';
import { recordedRace } from './saved/recorded-race';
import { type Saved, saveOnly } from './saved/saved';
import { Waiting } from './waiting';

/** Parameters of a story that brings its own providers. */
export const SCREEN = { screen: true } as const;

/** The app, opened at this address, such as '/settings'. Links lead to its other addresses. */
export function AppAt({ address }: { address: string }): ReactElement {
  useState(() => openAt(address));
  return <App />;
}

/** Goes to an address, as the host, outside any party; the first call also says hello to the host. */
export function openAt(address: string): void {
  location.hash = `#${address}`;
  useParty.setState(useParty.getInitialState());
  useApp.setState({ role: 'owner', settings: galleryHost().settings() });
  void start();
}

/** The starting point of a story. */
export interface Beginning {
  /** What the host has saved; left out: nothing, as on a fresh installation. */
  saved?: () => Promise<Saved>;
  /** Set after the hello, which would make the page forget it. */
  party?: Partial<PartyState>;
  /** guest: at someone else's party. */
  role?: 'owner' | 'guest';
  /** Sets what a screen keeps while the page lives, such as a filter. */
  set?: () => void;
}

/** A story: the app at an address. */
export function screenAt(address: string, beginning: Beginning = {}) {
  return { parameters: SCREEN, render: () => <BeginningAt {...{ address, beginning }} /> };
}

/** A story: a screen of a finished, recorded race of this game. */
export function finishedAt(game: string, addressOf: (race: string) => string) {
  const saved = async (): Promise<Saved> => {
    const record = await recordOf(game, recordNames(game)[0] ?? '');
    return { races: [recordedRace(record, { id: 'finished' })] };
  };
  return screenAt(addressOf('finished'), { saved });
}

function BeginningAt({ address, beginning }: { address: string; beginning: Beginning }): ReactElement {
  const [ready] = useState(() => prepare(beginning));
  return (
    <Suspense fallback={<Waiting />}>
      <Begun {...{ address, beginning, ready }} />
    </Suspense>
  );
}

function Begun(props: { address: string; beginning: Beginning; ready: Promise<void> }): ReactElement {
  use(props.ready);
  const { address, beginning } = props;
  useState(() => {
    openAt(address);
    useApp.setState({ role: beginning.role ?? 'owner' });
    const { party = null, ...state } = beginning.party ?? {};
    useParty.setState({ ...state, party: party && byOwnClock(party, steadyNow()) });
    beginning.set?.();
  });
  return <App />;
}

let preparing = Promise.resolve();

/** One after the other, so that the story shown last wins. */
/** Resolves when the page has said hello to its host, which forgets everything that was set before. */
export function greeted(): Promise<void> {
  return prepare({});
}

function prepare({ saved = async () => ({}) }: Beginning): Promise<void> {
  const before = preparing;
  preparing = (async () => {
    await before.catch(() => undefined);
    await start();
    await saveOnly(galleryHost().store, client, await saved());
    // A guest has no list of races.
    useApp.setState({ role: 'owner' });
    await refreshRaces();
  })();
  return preparing;
}

let starting: Promise<void> | undefined;

/** Says hello to the host once; resolves when it has answered. */
function start(): Promise<void> {
  starting ??= new Promise((resolve) => {
    useApp.subscribe(({ session }) => session > 0 && resolve());
    startApp();
  });
  return starting;
}
