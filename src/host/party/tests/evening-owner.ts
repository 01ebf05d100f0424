// What the owner does over an evening of kills: opens the party again after each one, starts the next races, holds one tournament after the
// other. Not here: guests and the host's process (evening-life.ts).

import { USUAL_ABSENCE } from '@api/constants';
import type { In, RaceSetup } from '@api/contract';
import type { Party, PartyRules } from '@api/party';
import type { SeasonDriver } from '@api/season';
import type { TournamentView } from '@api/tournament/commands';
import { COLOURS } from '@core/contract';
import { OF_EVERY_GAME, type ShortRound } from '../../tests/short-races';
import { type Life, type Pass, pause } from './evening-life';

/** What is known of the evening outside the host: what its people were shown last, and the tokens in their pockets. */
export interface Evening {
  passes: Pass[];
  party: Party | undefined;
  tournament: TournamentView | undefined;
  /** Tournaments that have been created. */
  created: number;
  /** The finished races of tournaments. */
  results: Set<string>;
}

const RULES: PartyRules = {
  ...{ door: 'open', watching: true, undo: false, hints: false, chat: true, fillWithAi: true, aiLevel: 'easy' },
  ...USUAL_ABSENCE,
};
const LAN = { kind: 'lan' } as const;
const RANDOM = { kind: 'ai', level: 'random' } as const;
/** Guests at every table, besides an AI driver. */
const PER_TABLE = 2;
/** Drivers of a tournament: guests, and AI drivers. */
const RACERS = 4;
const ENTRANTS = 8;
/** ms between two looks at the tables. */
const LOOK_MS = 200;

const racerName = (at: number) => `Racer ${at + 1}`;

function raceOf({ game, circuit, options }: ShortRound): RaceSetup {
  const drivers = [LAN, RANDOM, LAN];
  const seats = drivers.map((driver, seat) => ({
    name: `Driver ${seat + 1}`,
    colour: COLOURS[seat] ?? 'red',
    driver,
  }));
  return { game, circuit, options, seats, clock: 0 };
}

function planOf(race: ShortRound): In<'tournaments.create'>['plan'] {
  const drivers = Array.from({ length: ENTRANTS }, (_, at): SeasonDriver => {
    const driver = at < RACERS ? LAN : RANDOM;
    return { id: `d${at}`, name: racerName(at), colour: COLOURS[at] ?? 'red', driver, team: null };
  });
  return {
    name: 'Cup',
    preset: null,
    drivers,
    teams: [],
    rounds: [{ id: 'r1', ...race, clock: 0, series: false }],
    rules: { points: { kind: 'own' }, drop: 0, ties: [], missed: 'none', fillIn: 'easy', grid: 'random' },
    tournament: {
      ...{ format: { kind: 'heats' }, tableSize: 4, turns: 'table' },
      ...{ withdrawn: [], late: [], voided: [] },
    },
  };
}

/** Opens the evening's party, or brings it back after a kill. Returns it as it is before anyone has come. */
export async function openEvening(life: Life, evening: Evening): Promise<Party> {
  const owner = await life.open();
  const first = evening.party === undefined;
  const races = await life.granted(owner.call('matches.list', {}));
  const here = new Set(evening.party?.tables.map(({ match }) => match));
  const match = races.find((one) => one.status === 'open' && here.has(one.match))?.match;
  if (!first && match === undefined) throw new Error('no race of the party can go on');
  const input = { name: 'Friday', rules: RULES, networks: ['127.0.0.1'], port: 0, setup: raceOf(OF_EVERY_GAME[0]!) };
  owner.on('party.update', ({ party }) => {
    if (party !== null) evening.party = party;
  });
  const back = await life.granted(owner.call('party.open', { ...input, ...(match !== undefined && { match }) }));
  evening.party = back;
  return back;
}

/** Lets everyone back into their places; the first time, opens a table for every game. */
export async function gatherEvening(life: Life, evening: Evening, party: Party): Promise<void> {
  const address = party.addresses[0] ?? '';
  if (evening.passes.length === 0) await arrive(life, evening, party, address);
  else await Promise.all(evening.passes.map((pass) => life.join(address, pass)));
}

async function arrive(life: Life, evening: Evening, party: Party, address: string): Promise<void> {
  const { owner } = life;
  if (owner === undefined) throw new Error('the owner is not there');
  const tables = [party.table];
  for (const race of OF_EVERY_GAME.slice(1))
    tables.push((await life.granted(owner.call('tables.open', { setup: raceOf(race) }))).table);
  const come = async (name: string) => {
    const { pass } = await life.join(address, { name, code: party.code });
    if (pass === undefined) throw new Error(`${name} has no token`);
    evening.passes.push(pass);
    return pass;
  };
  for (const [at, table] of tables.entries()) {
    for (let one = 1; one <= PER_TABLE; one++) {
      const { id } = await come(`Guest ${at + 1}-${one}`);
      // Guests take the first free seat there is.
      const now = life.guests.at(-1)?.party;
      const me = now?.guests.find((guest) => guest.id === id);
      if (me?.table !== table || me.seat === null) await life.granted(owner.call('tables.seat', { guest: id, table }));
    }
  }
  for (let at = 0; at < RACERS; at++) await come(racerName(at));
}

/** Keeps the evening going until the host is killed. */
export async function keepGoing(life: Life, evening: Evening): Promise<void> {
  while (life.isRunning()) {
    await startRaces(life, evening);
    await holdTournament(life, evening);
    await pause(LOOK_MS);
  }
}

/** The next race at every table that has none, once its people are ready. */
async function startRaces(life: Life, { party }: Evening): Promise<void> {
  const { owner } = life;
  if (owner === undefined || party === undefined) return;
  const over = await finishedRaces(life);
  for (const { id, match, round, people, ready } of party.tables) {
    if (round !== null || !life.isRunning()) continue;
    const isOver = match !== null && over.has(match);
    const isReady = match === null && people === PER_TABLE && ready === people;
    if (!isOver && !isReady) continue;
    await life.granted(owner.call('tables.go', { table: id }));
    if (isOver) await life.granted(owner.call('party.lobby', {}));
    // Someone may have become unready: then it starts later.
    else await owner.call('party.start', { force: false });
  }
}

async function finishedRaces(life: Life): Promise<Set<string>> {
  if (life.owner === undefined) return new Set();
  const races = await life.granted(life.owner.call('matches.list', {}));
  return new Set(races.filter(({ status }) => status === 'finished').map(({ match }) => match));
}

/** Calls what can race; after the champion, the next tournament, of the next game. */
async function holdTournament(life: Life, evening: Evening): Promise<void> {
  const { owner } = life;
  const { party } = evening;
  if (owner === undefined || party === undefined) return;
  const season = evening.tournament?.season;
  const now = season === undefined ? undefined : await life.granted(owner.call('tournaments.get', { season }));
  evening.tournament = now;
  for (const { state, match } of now?.stages.flatMap(({ tables }) => tables) ?? [])
    if (state === 'finished' && match !== null) evening.results.add(match);
  if (now?.status === 'running') {
    if (now.callable.length > 0) await life.granted(owner.call('tournaments.call', { season: now.season }));
    return;
  }
  for (const { id, round } of party.tables)
    if (round !== null) await life.granted(owner.call('tables.close', { table: id }));
  // The first table is free for anyone while nobody races there.
  if (party.tables.some(({ round, match }) => round === null && match === null)) return;
  const race = OF_EVERY_GAME[evening.created % OF_EVERY_GAME.length];
  if (race === undefined) return;
  const made = await life.granted(owner.call('tournaments.create', { plan: planOf(race) }));
  evening.created += 1;
  await life.granted(owner.call('tournaments.call', { season: made.season }));
  evening.tournament = await life.granted(owner.call('tournaments.get', { season: made.season }));
}
