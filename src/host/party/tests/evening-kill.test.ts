// kill -9 of a host in the middle of an evening: a race of every game and a tournament at seven tables, fourteen guests over WebSockets.
// Whatever it acknowledged is on its disk, and everyone and everything is back where it was. PADDOCK_SEED=... repeats a run's choices.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Party } from '@api/party';
import type { TournamentView } from '@api/tournament/commands';
import type { Draw } from '@core/contract';
import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { openStore } from '@store/open';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtProgram } from '../../tests/killing';
import { createLedger, type Ledger } from './evening-ledger';
import { Life, pause, unlessKilled } from './evening-life';
import { type Evening, gatherEvening, keepGoing, openEvening } from './evening-owner';

/** PADDOCK_LONG=1: the number that the checklists require. Each kill restarts a program; PADDOCK_KILLS: another number. */
const KILLS = Number(process.env.PADDOCK_KILLS ?? (process.env.PADDOCK_LONG === '1' ? 1000 : 5));
const SEED = process.env.PADDOCK_SEED ?? 'friday';
/** Kills in one data folder: then a new evening begins. */
const PER_EVENING = 50;
/** Of a life: actions acknowledged before the kill, and ms after the last of them or, of a short life, after its start; at most. */
const MOST = { actions: 50, after: 40, early: 1500 };
/** One life in this many is short: the kill may come while the host is starting, and the party coming back. */
const SHORT = 5;
/** ms between two phrases in the chat. */
const TALK_MS = 50;
/** ms in which a life must get where it is killed. */
const PATIENCE = 600_000;

let dir: string;
let program: string;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'paddock-evening-'));
  mkdirSync(path.join(dir, 'site'));
  writeFileSync(path.join(dir, 'site/index.html'), '<!doctype html><title>Paddock</title>');
  program = await builtProgram('evening-racer', import.meta.dirname);
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Lives until its kill; returns whether everyone and everything was back before it. */
async function liveAndDie(life: Life, evening: Evening, draw: Draw, isShort: boolean): Promise<boolean> {
  const before = structuredClone(evening);
  let isBack = false;
  const [actions, after] = [1 + draw(MOST.actions), draw(isShort ? MOST.early : MOST.after)];
  let isDue: () => void = () => {};
  const due = new Promise<void>((resolve) => {
    isDue = resolve;
  });
  if (isShort) void pause(after).then(isDue);
  const living = (async () => {
    const back = await openEvening(life, evening);
    if (before.party !== undefined) await checkParty(life, before.party, back);
    if (before.tournament !== undefined) await checkTournament(life, before.tournament);
    await gatherEvening(life, evening, back);
    expect(life.guests.map(({ pass }) => pass)).toEqual(evening.passes);
    isBack = true;
    void life
      .actions(actions)
      .then(() => pause(after))
      .then(isDue);
    await keepGoing(life, evening);
  })().catch(unlessKilled);
  const talking = talk(life);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`a life got nowhere: ${JSON.stringify(evening.party)}`)), PATIENCE).unref();
  });
  try {
    await Promise.race([due, late, living.then(() => late)]);
  } finally {
    await life.kill();
  }
  await Promise.all([living, talking]);
  return isBack;
}

/** The guests talk all the time, one after the other. */
async function talk(life: Life): Promise<void> {
  for (let at = 0; life.isRunning(); at++) {
    await pause(TALK_MS);
    await life.guests[at % (life.guests.length || 1)]?.say();
  }
}

/** Every table and everyone at one is where they were; a race that is over may have made way for its lobby or the next one. */
async function checkParty(life: Life, before: Party, back: Party): Promise<void> {
  const { id, code, tables, tournament } = back;
  expect({ id, code, tournament }).toEqual({ id: before.id, code: before.code, tournament: before.tournament });
  const races = await life.granted(life.owner!.call('matches.list', {}));
  const running = new Set(races.filter(({ status }) => status === 'open').map(({ match }) => match));
  expect(races.filter(({ status }) => status === 'damaged')).toEqual([]);
  const steady = before.tables.filter(({ match }) => match !== null && running.has(match));
  const placeOf = ({ id, number, match, round }: Party['tables'][number]) => ({ id, number, match, round });
  expect(tables.map(placeOf)).toEqual(expect.arrayContaining(steady.map(placeOf)));
  for (const table of steady) {
    const seatsOf = ({ guests }: Party) =>
      guests.filter((guest) => guest.table === table.id).map(({ id, name, seat }) => ({ id, name, seat }));
    expect(seatsOf(back)).toEqual(seatsOf(before));
  }
}

/** Nothing of the tournament's draw and results has changed, and nothing that raced or was called is forgotten. */
async function checkTournament(life: Life, before: TournamentView): Promise<void> {
  const after = await life.granted(life.owner!.call('tournaments.get', { season: before.season }));
  expect(after.plan).toEqual(before.plan);
  const now = after.stages.flatMap(({ tables }) => tables);
  for (const { isDrawn, tables } of before.stages) {
    for (const { round, places, state, match, results } of tables) {
      const same = now.find((table) => table.round === round)!;
      if (isDrawn) expect(same.places).toEqual(places);
      if (match !== null) expect(same.match).toBe(match);
      if (state === 'finished') expect({ state: same.state, results: same.results }).toEqual({ state, results });
    }
  }
  const inHand = [...after.calls.map(({ round }) => round), ...now.flatMap((one) => (one.match ? one.round : []))];
  expect(inHand).toEqual(expect.arrayContaining(before.calls.map(({ round }) => round)));
}

/** The file is whole, and nothing that was acknowledged is missing from it. */
async function checkDisk(data: string, ledger: Ledger): Promise<void> {
  const file = new Sqlite(path.join(data, 'paddock.db'));
  const found = file.pragma('integrity_check', { simple: true });
  const strangers = file.pragma('foreign_key_check');
  file.close();
  expect([found, strangers]).toEqual(['ok', []]);
  const opened = await openStore({ dir: data });
  if (!opened.ok) throw opened.trouble;
  expect(opened.store.notices.list()).toEqual([]);
  expect(ledger.missing(opened.store.saves)).toEqual([]);
  opened.store.close();
}

test(`${KILLS} kills of an evening with seven tables: nothing that was acknowledged is lost`, {
  timeout: 86_400_000,
}, async () => {
  const sum = { actions: 0, updates: 0, races: 0, finished: 0, cups: 0, results: 0, back: 0 };
  console.log(`PADDOCK_SEED=${SEED}`);
  for (let first = 0; first < KILLS; first += PER_EVENING) {
    const data = path.join(dir, `evening-${first}`);
    const ledger = createLedger();
    const evening: Evening = { passes: [], party: undefined, tournament: undefined, created: 0, results: new Set() };
    for (let kill = first; kill < Math.min(KILLS, first + PER_EVENING); kill++) {
      const seed = `${SEED} ${kill}`;
      const draw = drawOf(seedRng(seed));
      const life = new Life(program, [data, path.join(dir, 'site')], ledger, seed);
      const isShort = kill > first && draw(SHORT) === 0;
      const isBack = await liveAndDie(life, evening, draw, isShort).catch((error: unknown) => {
        throw new Error(`kill ${kill} of seed ${SEED}`, { cause: error });
      });
      if (isBack) sum.back += 1;
      // After every other kill, the host itself is the first to open what the kill left.
      if (kill % 2 === 0) await checkDisk(data, ledger);
    }
    await checkDisk(data, ledger);
    const { actions, updates, races, games, finished } = ledger.total();
    expect(games).toBe(5);
    sum.actions += actions;
    sum.updates += updates;
    sum.races += races;
    sum.finished += finished;
    sum.cups += evening.created;
    sum.results += evening.results.size;
    rmSync(data, { recursive: true });
    console.log(`${Math.min(KILLS, first + PER_EVENING)} kills: ${JSON.stringify(sum)}`);
  }
  expect(sum.back).toBeGreaterThan(KILLS / 2);
  expect(sum.results).toBeGreaterThanOrEqual(Math.floor(KILLS / PER_EVENING));
  expect(sum.actions).toBeGreaterThan(KILLS * 10);
});
