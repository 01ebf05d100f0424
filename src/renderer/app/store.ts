// What every screen knows: the connection, the games of this edition, settings, notices and the list of races.
// Not for: a running race (screens/race).

import {
  DEFAULT_SETTINGS,
  type Fault,
  type GameCard,
  type LinkState,
  type MatchSummary,
  type Notice,
  type Out,
  PROTOCOL,
  type Settings,
} from '@api/contract';
import { setSound } from '@ui/sound/sound';
import { onSystemMotion, showAppearance } from '@ui/theme/appearance';
import { create } from 'zustand';
import { version as PAGE_VERSION } from '../../../package.json';
import { attempt, client } from './client';

/** What every screen knows. */
export interface AppState {
  link: LinkState;
  /** Counts the handshakes: 0 before the first; a change means the host has forgotten what this page watched. */
  session: number;
  /** Why the host refused the handshake. */
  refused: Fault | undefined;
  version: string;
  shell: Out<'app.hello'>['shell'];
  games: readonly GameCard[];
  settings: Settings;
  notices: readonly Notice[];
  /** Newest first; undefined until the host has answered. */
  races: readonly MatchSummary[] | undefined;
}

/** The store of the shell; read with useApp((s) => s.settings). */
export const useApp = create<AppState>(() => ({
  link: client.state(),
  session: 0,
  refused: undefined,
  version: '',
  shell: 'browser',
  games: [],
  settings: DEFAULT_SETTINGS,
  notices: [],
  races: undefined,
}));

/** Starts listening to the host and says hello on every new connection. Once per page. */
export function startApp(): void {
  showSettings(useApp.getState().settings);
  onSystemMotion(() => showAppearance(useApp.getState().settings));
  client.onState((link) => {
    useApp.setState({ link });
    if (link === 'connected') void hello();
  });
  client.on('matches.changed', () => void refreshRaces());
  client.on('app.notice', (notice) =>
    useApp.setState((s) => ({ notices: [...s.notices.filter((n) => n.id !== notice.id), notice] })),
  );
  void hello();
}

/** Changes some settings: at once on this page, then on the host's disk. */
export function changeSettings(change: Partial<Settings>): void {
  const settings = { ...useApp.getState().settings, ...change };
  useApp.setState({ settings });
  showSettings(settings);
  saveSoon();
}

/** Asks the host for the list of races again. */
export async function refreshRaces(): Promise<void> {
  const reply = await client.call('matches.list', {});
  if (reply.ok) useApp.setState({ races: reply.value.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)) });
}

/** Puts a verified backup in place of a damaged database. */
export async function restoreBackup(notice: Notice): Promise<void> {
  const done = await attempt('app.restoreBackup', { notice: notice.id });
  if (done === undefined) return;
  await hello();
}

/** Takes a notice off the screen for good. */
export async function dismissNotice(notice: Notice): Promise<void> {
  useApp.setState((s) => ({ notices: s.notices.filter((n) => n.id !== notice.id) }));
  await attempt('app.dismissNotice', { notice: notice.id });
}

let greeting: Promise<void> | undefined;
/** One handshake at a time: the first call waits for the connection and must not be doubled by its arrival. */
function hello(): Promise<void> {
  greeting ??= greet().finally(() => {
    greeting = undefined;
  });
  return greeting;
}

async function greet(): Promise<void> {
  const reply = await client.call('app.hello', { protocol: PROTOCOL, version: PAGE_VERSION });
  if (!reply.ok) {
    // Offline mends itself: the next connection says hello again.
    if (reply.fault.code !== 'offline') useApp.setState({ refused: reply.fault });
    return;
  }
  const { version, shell, games, settings, notices } = reply.value;
  showSettings(settings);
  useApp.setState((s) => ({
    refused: undefined,
    link: client.state(),
    session: s.session + 1,
    version,
    shell,
    games,
    settings,
    notices,
  }));
  await refreshRaces();
}

let saving: ReturnType<typeof setTimeout> | undefined;
/** A dragged slider would otherwise write to disk at every pixel. */
function saveSoon(): void {
  clearTimeout(saving);
  saving = setTimeout(() => void attempt('settings.save', useApp.getState().settings), 250);
}

function showSettings(settings: Settings): void {
  showAppearance(settings);
  setSound(settings.sound, settings.volume);
}
