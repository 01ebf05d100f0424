// The command that brings a season or a race in from a file. All of it is kept, or nothing, and nothing twice.
// Not for: what must hold of a file (text.ts, shapes.ts, proof.ts, season.ts).

import { IMPORT_LIMIT } from '@api/archive';
import type { In, Out, Reply } from '@api/contract';
import type { Handlers } from '@api/session';
import type { Json } from '@core/contract';
import { issueIn, RACE_FORMAT, type RaceFile, raceFileSchema } from '@games/record-file';
import type { RaceHead, SeasonPart, WholeRace } from '@store/saves';
import type { WholeSeason } from '@store/seasons';
import { type Context, tellOwners } from '../context';
import { granted, type Refused, refuse } from '../faults';
import { tellSeason } from '../seasons/origin';
import { prove, raceId } from './proof';
import { proveSeason } from './season';
import { SEASON_FORMAT, type SeasonFile, seasonFileSchema } from './shapes';
import { jsonIn } from './text';

type BroughtIn = Reply<Out<'files.import'>>;

const TOO_LARGE = 'This file is larger than 2 MB, so it is none that Paddock wrote.';
const NO_FILE = 'This is no file of a race or a season.';
const BARE = 'This file holds a record without its drivers. Export the race again with this Paddock.';

/** The command of the area files. */
export function fileHandlers(context: Context): Pick<Handlers, 'files.import'> {
  return { 'files.import': (input) => bringIn(context, input) };
}

function bringIn(context: Context, { text }: In<'files.import'>): BroughtIn {
  if (Buffer.byteLength(text) > IMPORT_LIMIT) return refuse('bad-input', TOO_LARGE);
  const json = jsonIn(text);
  switch (formatOf(json)) {
    case RACE_FORMAT: {
      const file = raceFileSchema.safeParse(json);
      return file.success ? bringRace(context, file.data as RaceFile) : misshapen(issueIn(file.error));
    }
    case SEASON_FORMAT: {
      const file = seasonFileSchema.safeParse(json);
      return file.success ? bringSeason(context, file.data) : misshapen(issueIn(file.error));
    }
    case 1:
      return refuse('bad-input', BARE);
    default:
      return refuse('bad-input', NO_FILE);
  }
}

function formatOf(json: Json | undefined): unknown {
  return typeof json === 'object' && json !== null ? (json as { format?: unknown }).format : undefined;
}

function misshapen(issue: string): Refused {
  return refuse(
    'bad-input',
    `This file cannot be read (${issue.slice(0, 160)}). It may be cut off, or of another Paddock.`,
  );
}

function bringRace(context: Context, file: RaceFile): BroughtIn {
  const proved = prove(context, file);
  if (!proved.ok) return refuse('bad-input', `This race ${proved.trouble}`);
  const [known] = racesHere(context, [proved.race]).values();
  if (known !== undefined) return granted({ kind: 'race', match: known.id });
  const race = named(context, proved.race);
  context.store.saves.createWhole(race);
  tellOwners(context, 'matches.changed', {});
  return granted({ kind: 'race', match: race.race.id });
}

function bringSeason(context: Context, file: SeasonFile): BroughtIn {
  const proved = proveSeason(context, file);
  if (!proved.ok) return refuse('bad-input', proved.trouble);
  const { whole, plan } = proved;
  const { id } = whole.season;
  if (context.store.seasons.get(id) !== undefined) {
    return granted({ kind: 'season', season: id, name: plan.name, races: 0 });
  }
  const parted = partedFrom(context, whole);
  if (!parted.ok) return parted;
  context.store.seasons.bringIn(parted.value);
  tellSeason(context, { season: id });
  tellOwners(context, 'matches.changed', {});
  return granted({ kind: 'season', season: id, name: plan.name, races: parted.value.races.length });
}

/** The season with those of its races that are here already set apart; refused where one counts in another season. */
function partedFrom(context: Context, whole: WholeSeason): { ok: true; value: WholeSeason } | Refused {
  if (new Set(whole.races.map((one) => one.race.id)).size < whole.races.length) {
    return refuse('bad-input', 'The same race is in this file twice.');
  }
  const known = racesHere(context, whole.races);
  const races: WholeRace[] = [];
  const here: { race: string; part: SeasonPart }[] = [];
  for (const one of whole.races) {
    const head = known.get(one.race.id);
    const part = one.race.season;
    if (head === undefined || part === undefined) races.push(named(context, one));
    else if (head.season === undefined) here.push({ race: head.id, part });
    else return refuse('not-allowed', alreadyIn(context, head.season.season));
  }
  return { ok: true, value: { ...whole, races, here } };
}

function alreadyIn(context: Context, season: string): string {
  const name = context.plans.of(season)?.name;
  const which = name === undefined ? 'another season' : `the season ${name}`;
  return `Races of this file are here already, in ${which}. Delete that season first; its races stay.`;
}

/** Races of a file that this Paddock has, by their ids in the file: raced here, or brought in before. */
function racesHere(context: Context, races: readonly WholeRace[]): Map<string, RaceHead> {
  const { saves } = context.store;
  const wanted = new Set(races.map((one) => one.race.id));
  const known = new Map<string, RaceHead>();
  for (const id of saves.seeded(races.map((one) => one.race.seed))) {
    const head = saves.head(id);
    const record = head?.status === 'finished' ? saves.record(id) : undefined;
    if (head === undefined || record === undefined) continue;
    const same = raceId(record, head.practice);
    if (wanted.has(same)) known.set(same, head);
  }
  return known;
}

/** Under another id where a damaged race holds its own. */
function named(context: Context, whole: WholeRace): WholeRace {
  if (context.store.saves.head(whole.race.id) === undefined) return whole;
  return { ...whole, race: { ...whole.race, id: context.newId() } };
}
