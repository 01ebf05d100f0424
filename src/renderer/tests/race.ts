// A race that a page in a DOM looks at: made by command, answered by its controls. Not for: what a game's dashboard is made of.

import type { RaceSetup, SeatSetup } from '@api/contract';
import { games } from '@games/registry';
import { type Guest, value } from '@host/tests/party';
import { screen, waitFor } from '@testing-library/dom';

/** What differs from a race of one person and easy AI drivers, as few as the game takes, on its first circuit. */
export interface RaceChange {
  circuit?: string;
  options?: RaceSetup['options'];
  /** Everyone's name, the person's first. */
  names?: readonly string[];
  seed?: string;
}

/** Makes a race and lets this client watch it. Gives its id. */
export async function raceOf(me: Guest, id: string, change: RaceChange = {}): Promise<string> {
  const game = games[id]!;
  const { circuit = game.circuits[0]!.id, options, seed = 'a race without a browser' } = change;
  const names = change.names ?? ['Marta', 'Ada', 'Bea', 'Cleo'].slice(0, Math.max(2, game.seats[0]));
  const usual = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
  const its = game.circuits.find((one) => one.id === circuit)?.defaults;
  const seats = names.map((name, seat): SeatSetup => {
    const driver = seat === 0 ? ({ kind: 'you' } as const) : ({ kind: 'ai', level: 'easy' } as const);
    return { name, colour: game.colours[seat]!, driver };
  });
  const setup = { game: id, circuit, options: { ...usual, ...its, ...options }, seats, clock: 0, seed };
  const { match } = await value(me.client.call('matches.create', setup));
  me.updates.push(await value(me.client.call('match.watch', { match })));
  return match;
}

/** The person's own dashboard; undefined while it takes no answer. */
function openDashboard(): HTMLElement | undefined {
  return screen.queryAllByRole('region', { name: 'Your dashboard' }).find((one) => !one.hasAttribute('inert'));
}

/** Waits until the person is asked something; gives the dashboard that takes the answer. */
export async function dashboard(): Promise<HTMLElement> {
  return waitFor(() => {
    const open = openDashboard();
    if (open === undefined || mainIn(open) === null) throw new Error(`Nothing is asked: ${document.body.textContent}`);
    return open;
  });
}

/** The one main button of the dashboard, while that takes an answer. */
export function main(): HTMLButtonElement {
  const open = openDashboard();
  const button = open === undefined ? null : mainIn(open);
  if (button === null) throw new Error('Nothing is asked: there is no main button.');
  return button;
}

function mainIn(element: Element): HTMLButtonElement | null {
  return element.querySelector<HTMLButtonElement>('button[aria-keyshortcuts="Enter"]');
}
