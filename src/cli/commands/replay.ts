// `paddock replay FILE`: replays a race record and prints how it ended; --verify compares every hash mark.

import { readFileSync, statSync } from 'node:fs';
import { attempt } from '@core/attempt';
import type { AnyGame, RaceRecord, RaceState } from '@core/contract';
import { isOver } from '@core/engine';
import { hashState } from '@core/hash';
import { replay as playAgain, type VerifyResult, verify } from '@core/record';
import { parseRecordFile } from '@games/record-file';
import { gameOf, games } from '@games/registry';
import type { Command } from '../command';
import { Failure } from '../failure';

const MOST_BYTES = 16 * 1024 * 1024;

/** Replays a record file. Exit code 1 if it does not verify. */
export const replay: Command = {
  summary: 'plays a race record again; --verify compares every hash mark',
  positionals: ['FILE'],
  options: { verify: { type: 'flag', help: 'compare every hash mark; exit code 1 where one differs' } },
  run(args) {
    const file = args.positionals[0] ?? '';
    const record = readRecord(file);
    const game = gameOf(record.game);
    if (game === undefined) {
      throw new Failure(`${file} is a race of "${record.game}"; there are ${Object.keys(games).join(', ')}`);
    }
    if (args.flag('verify')) {
      const verdict = judged(file, () => verify(game, record));
      if (!verdict.ok) {
        const text = `${file} does not verify: ${textOf(verdict)}`;
        return { value: { ...headOf(file, record), verified: false, verdict }, lines: [text], code: 1 };
      }
    }
    return outcomeOf(file, game, record, args.flag('verify'));
  },
};

function readRecord(file: string): RaceRecord {
  const size = statSync(file, { throwIfNoEntry: false })?.size;
  if (size === undefined) throw new Failure(`there is no file ${file}`);
  if (size > MOST_BYTES) throw new Failure(`${file} is larger than any race record (${MOST_BYTES / 1024 / 1024} MB)`);
  const text = attempt(() => readFileSync(file, 'utf8'));
  if (!text.ok) throw new Failure(`${file} cannot be read: ${text.message}`);
  const record = parseRecordFile(text.value);
  if (!record.ok) throw new Failure(`${file} is no race record: ${String(record.violation.detail)}`);
  return record.value;
}

// A hostile record may lead the rules into an impossible state; that must not look like a crash.
function judged<V>(file: string, work: () => V): V {
  const done = attempt(work);
  if (!done.ok) throw new Failure(`${file} cannot be played: ${done.message}`);
  return done.value;
}

function outcomeOf(file: string, game: AnyGame, record: RaceRecord, verified: boolean) {
  const turn = judged(file, () => playAgain(game, record));
  if (!turn.ok) {
    const { code, detail } = turn.violation;
    throw new Failure(`${file} cannot be played by these rules: ${code} ${JSON.stringify(detail ?? null)}`);
  }
  const state: RaceState = turn.value.state;
  const standings = game.standings(state);
  const value = {
    ...headOf(file, record),
    finished: isOver(state),
    hash: hashState(state),
    standings: standings.map(({ seat, place, status }) => ({ seat, place, status })),
    ...(verified ? { verified: true, marks: record.marks.length } : {}),
  };
  const lines = [
    `${game.name} on ${record.config.circuit}, ${record.moves.length} steps, ${value.finished ? 'finished' : 'not finished'}`,
    ...standings.map(
      (one) => `  ${one.place}. seat ${one.seat + 1} (${record.config.cars[one.seat]?.colour}), ${one.status}`,
    ),
    ...(verified ? [`verified: all ${record.marks.length} marks agree`] : []),
  ];
  return { value, lines };
}

function headOf(file: string, record: RaceRecord) {
  const circuit: unknown = record.config?.circuit;
  return { file, game: record.game, circuit, rulesVersion: record.rulesVersion, steps: record.moves.length };
}

function textOf(verdict: Exclude<VerifyResult, { ok: true }>): string {
  switch (verdict.reason) {
    case 'other-game':
      return `it is a race of ${verdict.recorded}`;
    case 'other-rules':
      return `it was raced by rules version ${verdict.recorded}, these are ${verdict.here}`;
    case 'refused':
      return `step ${verdict.step + 1} is refused (${verdict.violation.code})`;
    case 'missing-mark':
      return `the hash mark of step ${verdict.step} is missing`;
    case 'mark-differs':
      return `the mark of step ${verdict.step} is ${verdict.recorded}, played again it is ${verdict.here}`;
  }
}
