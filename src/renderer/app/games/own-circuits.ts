// Circuits that players made, on this page: their names on the games' cards, and their sources, asked from the host when something
// draws one. Not here: the workshop's screens.

import type { KnownCircuit } from '@api/circuits/commands';
import type { GameCard } from '@api/contract';
import { createListeners } from '@api/listeners';
import type { Json, OptionValue } from '@core/contract';
import type { GameUi } from '@ui/game-ui';
import { client } from '../client';

/** How long requests for sources are collected before they are sent together, in ms, and how many go at once. */
const COLLECT_MS = 10;
const AT_ONCE = 50;

/** The host's cards with the circuits outside the boxes, after the box's own; the same list if there are none. */
export function withOwnCircuits(games: readonly GameCard[], known: readonly KnownCircuit[]): readonly GameCard[] {
  const cards = games.map((card) => {
    const circuits = new Map(card.circuits.map((one) => [one.id, one]));
    for (const { game, circuit, name, author, kept, defaults, traits, blurb } of known) {
      if (game !== card.id || circuits.has(circuit)) continue;
      const own = { author, kept, ...(blurb && { blurb }) };
      circuits.set(circuit, { id: circuit, name, defaults, ...(traits && { traits }), own });
    }
    return circuits.size === card.circuits.length ? card : { ...card, circuits: [...circuits.values()] };
  });
  // Screens that show games have nothing to draw again.
  return cards.every((card, at) => card === games[at]) ? games : cards;
}

/** Called for every circuit that this page learns. */
export const onLearned = createListeners<[KnownCircuit]>();

/** A circuit that this page has learned. defaults: option values it suggests. */
export interface OwnCircuit {
  readonly source: Json;
  readonly defaults: Readonly<Record<string, OptionValue>>;
}

/** Circuits that this page learns or has learned; undefined: the host has no source of it. */
const learning = new Map<string, Promise<OwnCircuit | undefined>>();
/** Of those, the circuits whose sources the host did not have. */
const missing = new Set<string>();
/** Requests that wait to be sent. */
let waiting: { game: string; circuit: string; found(source: unknown): void }[] = [];

/** Makes a circuit known on this page. source: left out: the host is asked. Undefined: nobody has its source. */
export function learnOwn(ui: GameUi, circuit: string, source?: unknown): Promise<OwnCircuit | undefined> {
  const key = keyOf(ui.id, circuit);
  const before = learning.get(key);
  if (before !== undefined) return before;
  const learned = learn(ui, circuit, source).catch(() => undefined);
  learning.set(key, learned);
  void learned.then((known) => known === undefined && missing.add(key));
  return learned;
}

/** The host has more circuits than before: those that it did not have are asked for again. */
export function forgetMissing(): void {
  for (const key of missing) learning.delete(key);
  missing.clear();
}

async function learn(ui: GameUi, circuit: string, given: unknown): Promise<OwnCircuit | undefined> {
  if (ui.learnCircuit === undefined) return undefined;
  const source = given ?? (await ask(ui.id, circuit));
  if (source === undefined) return undefined;
  const { name, defaults, traits } = await ui.learnCircuit(circuit, source);
  const about = { name, author: authorOf(source), kept: null, defaults: { ...defaults }, ...(traits && { traits }) };
  onLearned.tell({ game: ui.id, circuit, ...about });
  return { source: source as Json, defaults };
}

/** The source from the host, together with others that are asked for at the same time. */
function ask(game: string, circuit: string): Promise<unknown> {
  return new Promise((found) => {
    if (waiting.length === 0) setTimeout(send, COLLECT_MS);
    waiting.push({ game, circuit, found });
  });
}

function send(): void {
  const [now, later] = [waiting.slice(0, AT_ONCE), waiting.slice(AT_ONCE)];
  waiting = later;
  if (later.length > 0) setTimeout(send, 0);
  const circuits = now.map(({ game, circuit }) => ({ game, circuit }));
  void client.call('circuits.sources', { circuits }).then((reply) => {
    const all = reply.ok ? reply.value : [];
    for (const { game, circuit, found } of now) {
      found(all.find((one) => one.game === game && one.circuit === circuit)?.source);
    }
  });
}

function authorOf(source: unknown): string {
  return String((source as Record<string, unknown>).author ?? '');
}

function keyOf(game: string, circuit: string): string {
  return `${game}/${circuit}`;
}
