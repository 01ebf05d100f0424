// The whole app at an address, with the host of the page. Not for: positions of a race (race-at.tsx).

import { type ReactElement, Suspense, use, useState } from 'react';
import { App } from '../renderer/app/app';
import { startApp, useApp } from '../renderer/app/store';
import { galleryHost } from './page';
import { saveRecord } from './position-race';
import { recordNames, recordOf } from './positions';
import { Waiting } from './waiting';

let started = false;

/** Parameters of a story that brings its own providers. */
export const SCREEN = { screen: true } as const;

/** The app, opened at this address, such as '/settings'. It may be left for others from there. */
export function AppAt({ address }: { address: string }): ReactElement {
  useState(() => openAt(address));
  return <App />;
}

/** Goes to an address; the first time it greets the host. */
export function openAt(address: string): void {
  location.hash = `#${address}`;
  if (started) useApp.setState({ settings: galleryHost().settings() });
  else startApp();
  started = true;
}

/** A story: the app at an address. */
export function screenAt(address: string) {
  return { parameters: SCREEN, render: () => <AppAt address={address} /> };
}

/** A story: a screen of a recorded race of this game that is over. */
export function finishedAt(game: string, addressOf: (race: string) => string) {
  return {
    parameters: SCREEN,
    render: () => (
      <Suspense fallback={<Waiting />}>
        <FinishedAt {...{ game, addressOf }} />
      </Suspense>
    ),
  };
}

const finished = new Map<string, Promise<string>>();

function FinishedAt({ game, addressOf }: { game: string; addressOf(race: string): string }): ReactElement {
  const saving = finished.get(game) ?? recordOf(game, recordNames(game)[0] ?? '').then(save);
  finished.set(game, saving);
  return <AppAt address={addressOf(use(saving))} />;
}

function save(record: Parameters<typeof saveRecord>[1]): string {
  return saveRecord(galleryHost().store, record);
}
