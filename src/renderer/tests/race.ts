// A race for a page in a DOM: made by command, answered by its controls. Not here: the parts of a game's dashboard.

import type { Driver, RaceSetup, SeatSetup } from '@api/contract';
import { value } from '@api/tests/granted';
import { games } from '@games/registry';
import { bot, type Guest, YOU } from '@host/tests/party';
import { screen, waitFor } from '@testing-library/dom';

/** Turns of the event loop after which a page in memory, its host and React have settled. */
const TURNS = 20;

/** Changes to the default: one person and easy AI drivers, the game's minimum, on its first circuit. */
export interface RaceChange {
  circuit?: string;
  options?: RaceSetup['options'];
  /** Everyone's name, the person's first. */
  names?: readonly string[];
  /** The drivers, in the order of the seats; if left out: the person, and easy AI drivers. */
  drivers?: readonly Driver[];
  /** s for a decision; 0: no clock. */
  clock?: number;
  seed?: string;
}

/** The setup of a race of this game. */
export function setupOf(id: string, change: RaceChange = {}): RaceSetup {
  const game = games[id]!;
  const { circuit = game.circuits[0]!.id, options, clock = 0, seed = 'a race without a browser' } = change;
  const names = change.names ?? ['Marta', 'Ada', 'Bea', 'Cleo'].slice(0, Math.max(2, game.seats[0]));
  const usual = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const its = game.circuits.find((one) => one.id === circuit)?.defaults;
  const seats = names.map((name, seat): SeatSetup => {
    const driver = change.drivers?.[seat] ?? (seat === 0 ? YOU : bot());
    return { name, colour: game.colours[seat]!, driver };
  });
  return { game: id, circuit, options: { ...usual, ...its, ...options }, seats, clock, seed };
}

/** Makes a race and lets this client watch it. Returns its id. */
export async function raceOf(me: Guest, id: string, change: RaceChange = {}): Promise<string> {
  const { match } = await value(me.client.call('matches.create', setupOf(id, change)));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  return match;
}

/** The person's own dashboard; undefined while it takes no answer. */
function openDashboard(): HTMLElement | undefined {
  return screen.queryAllByRole('region', { name: 'Your dashboard' }).find((one) => !one.hasAttribute('inert'));
}

/** Waits until the person has a decision and the page listens to keys; returns the dashboard that takes the answer. */
export async function dashboard(): Promise<HTMLElement> {
  await waitFor(askedNow);
  await settled();
  return waitFor(askedNow);
}

/** Lets the page finish its work: React listens to keys one turn of the event loop after it has drawn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}

function askedNow(): HTMLElement {
  const open = openDashboard();
  if (open === undefined || mainIn(open) === null) throw new Error(`Nothing is asked: ${document.body.textContent}`);
  return open;
}

/** The one main button of the dashboard, while it takes an answer. */
export function main(): HTMLButtonElement {
  const open = openDashboard();
  const button = open === undefined ? null : mainIn(open);
  if (button === null) throw new Error('Nothing is asked: there is no main button.');
  return button;
}

function mainIn(element: Element): HTMLButtonElement | null {
  return element.querySelector<HTMLButtonElement>('button[aria-keyshortcuts="Enter"]');
}

/** Whether the person has an open decision now. */
export function isAsked(): boolean {
  const open = openDashboard();
  return open !== undefined && mainIn(open) !== null;
}

/** Gives the dashboard's proposed answer, once, and waits until the page has another decision or none. */
export async function answerProposed(): Promise<void> {
  const before = questionOf(await dashboard());
  const forward = screen.queryAllByRole('button', { name: 'One space forward' })[0];
  if (main().getAttribute('aria-disabled') === 'true') forward?.click();
  await settled();
  main().click();
  await waitFor(() => {
    const open = openDashboard();
    if (open !== undefined && questionOf(open) === before) throw new Error(`Still asked: ${before}`);
  });
}

/** The decision on a dashboard: its number if it stays the same between decisions, otherwise the main button's text. */
function questionOf(open: HTMLElement): string {
  return open.dataset.ask ?? mainIn(open)?.textContent ?? '';
}
