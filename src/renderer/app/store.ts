// The state that every screen shares: the connection and this page's role, the games of this edition, settings, notices
// and the list of races. Not here: the party (party.ts) or a running race (screens/race).

import type { KnownCircuit } from '@api/circuits/commands';
import { PROTOCOL } from '@api/constants';
import type { ApiError, GameCard, LinkState, MatchSummary, Notice, Out, Role, Settings } from '@api/contract';
import { DEFAULT_SETTINGS } from '@api/default-settings';
import { message } from '@api/messages';
import { setKeys } from '@ui/key-actions';
import { toast } from '@ui/overlays/toasts';
import { setSound } from '@ui/sound/sound';
import { onSystemMotion, showAppearance } from '@ui/theme/appearance';
import { create } from 'zustand';
import { version as PAGE_VERSION } from '../../../package.json';
import { t } from '../text/app';
import { apiErrorText } from './api-errors';
import { attempt, client, goAway, onLocked, own, showRefusal, whereAway } from './client';
import { firstName } from './drivers/first-name';
import { refreshPeople, usePeople } from './drivers/people';
import { forgetMissing, onLearned, withOwnCircuits } from './games/own-circuits';
import { heard } from './heard';
import { loadHostMessages, showLanguage } from './language';
import { startStayingAwake } from './party/awake/stay-awake';
import { keepSettings, keptSeat, keptSettings } from './party/browser-storage';
import { refreshParty, resumeSeat, startParty } from './party/party';

/** The state that every screen shares. */
export interface AppState {
  link: LinkState;
  /** Counts the handshakes: 0 before the first; a change means the host has forgotten what this page watched. */
  session: number;
  /** Why the host refused the handshake. */
  refused: ApiError | undefined;
  /** owner: a window of the host itself. guest: in someone else's party. */
  role: Role;
  /** Address of the other host that the app's page talks to now; undefined at home and in a guest's browser. */
  away: string | undefined;
  version: string;
  shell: Out<'app.hello'>['shell'];
  /** With the circuits that players made and this host knows. */
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
  role: 'owner',
  away: undefined,
  version: '',
  shell: 'browser',
  games: [],
  settings: DEFAULT_SETTINGS,
  notices: [],
  races: undefined,
}));

/** Starts listening to the host and says hello on every new connection. Call it once per page. */
export function startApp(): void {
  showSettings(useApp.getState().settings);
  onSystemMotion(() => showAppearance(useApp.getState().settings));
  client.onState((link) => {
    useApp.setState({ link });
    if (link === 'connected') void hello();
  });
  client.on('matches.changed', () => void refreshRaces());
  own.on('people.changed', ({ current, settings }) => {
    if (settings !== null && useApp.getState().role === 'owner') takeSettings(settings, current);
    void refreshPeople();
  });
  onLearned.add((circuit) => {
    givenCircuits.push(circuit);
    showCircuits();
  });
  client.on('circuits.changed', () => void refreshCircuits());
  client.on('app.notice', (notice) =>
    useApp.setState((s) => ({ notices: [...s.notices.filter((n) => n.id !== notice.id), notice] })),
  );
  onLocked.add(() => useApp.setState({ refused: { code: 'not-allowed', said: message('page.locked') } }));
  window.addEventListener('pagehide', saveDue);
  startParty();
  startStayingAwake();
  void hello().then(goBackAway);
}

/** Changes some settings: at once on this page, then on the disk of this page's own host, or in a guest's browser. */
export function changeSettings(change: Partial<Settings>): void {
  const settings = { ...useApp.getState().settings, ...change };
  useApp.setState({ settings });
  showSettings(settings);
  // Another language reloads the page: keep the choice first.
  if (change.language !== undefined) void saveSettings().then(() => showLanguage(settings.language));
  else saveSoon();
}

/** The person (id) whose settings this page has; empty before the host has answered. */
let whose = '';

/** Another person is here, or the one who is has another name: their settings apply at once, and nothing is written. */
function takeSettings(settings: Settings, person: string): void {
  isDue = false;
  whose = person;
  useApp.setState({ settings });
  showSettings(settings);
  // Another language reloads the page.
  showLanguage(settings.language);
}

/** Writes what is still to be written, then lets another person be here. False if the host refuses. */
export async function choosePerson(id: string): Promise<boolean> {
  if (isDue) await saveSettings();
  const settings = await attempt('people.choose', { id });
  if (settings === undefined) return false;
  takeSettings(settings, id);
  await refreshPeople();
  return true;
}

/** Asks the host for the list of races again. */
export async function refreshRaces(): Promise<void> {
  if (useApp.getState().role === 'guest') return;
  const reply = await client.call('matches.list', {});
  if (!reply.ok) return;
  useApp.setState({ races: reply.value.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt)) });
  const { games } = useApp.getState();
  const isNew = ({ game, circuit }: MatchSummary) =>
    games.some(({ id, circuits }) => id === game && !circuits.some((one) => one.id === circuit));
  if (reply.value.some(isNew)) await refreshCircuits();
}

/** Asks the host for the circuits that players made again, and adds them to the games. */
export async function refreshCircuits(): Promise<void> {
  if (useApp.getState().role === 'guest') return;
  const reply = await client.call('circuits.known', {});
  if (!reply.ok) return;
  forgetMissing();
  knownCircuits = reply.value;
  showCircuits();
}

/** The games as the host sent them, the players' circuits that it knows, and those that this page was given with a race. */
let hostGames: readonly GameCard[] = [];
let knownCircuits: readonly KnownCircuit[] = [];
const givenCircuits: KnownCircuit[] = [];

function showCircuits(): void {
  useApp.setState({ games: withOwnCircuits(hostGames, [...knownCircuits, ...givenCircuits]) });
}

/** Replaces a damaged database with a verified backup. */
export async function restoreBackup(notice: Notice): Promise<void> {
  const done = await attempt('app.restoreBackup', { notice: notice.id });
  if (done === undefined) return;
  await hello();
}

/** Replaces the current data with a safety copy; the host keeps the current data beside it. False if the host refuses. */
export async function restoreCopy(name: string): Promise<boolean> {
  const done = await attempt('backups.restore', { name });
  if (done !== undefined) await hello();
  return done !== undefined;
}

/** Dismisses a notice for good. */
export async function dismissNotice(notice: Notice): Promise<void> {
  useApp.setState((s) => ({ notices: s.notices.filter((n) => n.id !== notice.id) }));
  await attempt('app.dismissNotice', { notice: notice.id });
}

/** In the app, after a reload in the middle of a party elsewhere: reconnects to that party's host. */
async function goBackAway(): Promise<void> {
  const seat = keptSeat();
  if (seat === undefined || seat.at === '' || useApp.getState().role !== 'owner') return;
  const apiError = await goAway(seat.at);
  if (apiError === undefined) return;
  await loadHostMessages();
  toast('info', t('away.silent', { party: seat.party, why: apiErrorText(apiError) }));
}

let greeting: Promise<void> | undefined;
/** One handshake at a time: the first call waits for the connection, and its arrival must not start a second one. */
function hello(): Promise<void> {
  greeting ??= greetAll().finally(() => {
    greeting = undefined;
  });
  return greeting;
}

/** Says hello again if the page was switched to another host in the meantime. */
async function greetAll(): Promise<void> {
  let at: string | undefined;
  do {
    at = whereAway();
    await greet();
  } while (whereAway() !== at);
}

async function greet(): Promise<void> {
  const at = whereAway();
  const reply = await client.call('app.hello', { protocol: PROTOCOL, version: PAGE_VERSION });
  if (whereAway() !== at) return;
  if (!reply.ok) {
    // Being offline needs no message: the next connection says hello again.
    if (reply.fault.code !== 'offline') useApp.setState({ refused: reply.fault });
    return;
  }
  const { version, shell, games, settings: kept, notices, role } = reply.value;
  const settings = role === 'owner' ? kept : await guestSettings();
  showSettings(settings);
  showLanguage(settings.language);
  // Screens ask their host again after this: a guest must have their seat back by then.
  if (role === 'owner') {
    await Promise.all([refreshParty(), refreshPeople()]);
    whose = usePeople.getState().current;
  } else await resumeSeat();
  hostGames = games;
  useApp.setState((s) => ({
    refused: undefined,
    link: client.state(),
    session: s.session + 1,
    role,
    away: at,
    version,
    shell,
    games,
    settings,
    notices,
  }));
  if (role === 'guest') return;
  await Promise.all([refreshRaces(), refreshCircuits()]);
  const name = await firstName(settings, useApp.getState().races ?? []);
  if (name !== undefined && useApp.getState().settings.name === settings.name) changeSettings({ name });
}

/** In the app a guest keeps the settings of their own Paddock; in a browser, the settings kept there. */
async function guestSettings(): Promise<Settings> {
  const { settings } = useApp.getState();
  return isGuestInBrowser() ? await keptSettings(settings) : settings;
}

/** Whether this page came from someone else's host. */
function isGuestInBrowser(): boolean {
  return whereAway() === undefined && window.paddock === undefined;
}

/** Changes are written at most this often, in ms: dragging a slider makes one at every pixel. */
const SAVE_EVERY = 250;
let resting: ReturnType<typeof setTimeout> | undefined;
let isDue = false;

/** Writes a change at once, in case the person leaves the page right after it; further changes soon after are combined. */
function saveSoon(): void {
  if (resting !== undefined) {
    isDue = true;
    return;
  }
  resting = setTimeout(() => {
    resting = undefined;
    if (isDue) saveSoon();
  }, SAVE_EVERY);
  void saveSettings();
}

/** The person leaves the page: writes the pending changes now. */
function saveDue(): void {
  if (isDue) void saveSettings();
}

async function saveSettings(): Promise<void> {
  isDue = false;
  const { settings, role } = useApp.getState();
  if (role === 'guest' && isGuestInBrowser()) {
    keepSettings(settings);
    return;
  }
  // Another window may have let someone else be here meanwhile: these settings are not theirs.
  const reply = await own.call('settings.save', { ...settings, ...(whose !== '' && { person: whose }) });
  if (!reply.ok) await showRefusal(reply.fault);
}

function showSettings(settings: Settings): void {
  showAppearance(settings);
  setKeys(settings.keys);
  setSound(settings.sound, heard(settings));
}
