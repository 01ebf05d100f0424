// Reads and verifies an imported file, and writes the new parts aside for the host to import: nothing twice.
// Not here: what a file must contain (text.ts, shapes.ts, proof.ts, season-import.ts) or storing it (import-handler.ts).

import type { Reply } from '@api/contract';
import { message } from '@api/messages';
import type { Json } from '@core/contract';
import { HINTED, issueIn, RACE_FORMAT, type RaceFile, raceFileSchema } from '@games/record-file';
import type { MessageDescriptor } from '@i18n/messages';
import type { RaceHead } from '@store/races/head';
import { type ExistingRace, writeIncoming } from '@store/races/incoming';
import type { WholeRace } from '@store/races/saves';
import type { WholeSeason } from '@store/seasons';
import { granted, type Refused, refuse } from '../api-errors';
import type { Context } from '../context';
import type { BroughtIn } from '../jobs/job-types';
import { prove, raceId } from './proof';
import { proveSeason } from './season-import';
import { SEASON_FORMAT, type SeasonFile, seasonFileSchema, TOURNAMENTS } from './shapes';
import { jsonIn } from './text';

const NO_FILE = message('import.no-file');
const BARE = message('import.bare');
const NEWER = message('import.newer');
/** The newest version of each format that this Paddock reads. */
const NEWEST: Readonly<Record<string, number>> = { [RACE_FORMAT]: HINTED, [SEASON_FORMAT]: TOURNAMENTS };

/** Reads and verifies the text of a file. aside: where new data is written. Throws StoreError. */
export function readFile(context: Context, text: string, aside: string): Reply<BroughtIn> {
  const json = jsonIn(text);
  const format = formatOf(json);
  if (isNewer(json, format)) return refuse('bad-input', NEWER);
  switch (format) {
    case RACE_FORMAT: {
      const file = raceFileSchema.safeParse(json);
      return file.success ? readRace(context, file.data as RaceFile, aside) : misshapen(issueIn(file.error));
    }
    case SEASON_FORMAT: {
      const file = seasonFileSchema.safeParse(json);
      return file.success ? readSeason(context, file.data, aside) : misshapen(issueIn(file.error));
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

function isNewer(json: Json | undefined, format: unknown): boolean {
  const newest = typeof format === 'string' && Object.hasOwn(NEWEST, format) ? NEWEST[format] : undefined;
  const version = newest === undefined ? undefined : (json as { version?: unknown }).version;
  return newest !== undefined && Number.isSafeInteger(version) && (version as number) > newest;
}

function misshapen(issue: string): Refused {
  return refuse('bad-input', message('import.unfit', { issue: issue.slice(0, 160) }));
}

function readRace(context: Context, file: RaceFile, aside: string): Reply<BroughtIn> {
  const proved = prove(context, file);
  if (!proved.ok) return refuse('bad-input', proved.trouble);
  const [known] = racesHere(context, [proved.race]).values();
  if (known !== undefined) return granted({ kind: 'race', match: known.id, fresh: false });
  const race = named(context, proved.race);
  writeIncoming(aside, { races: [race] });
  return granted({ kind: 'race', match: race.race.id, fresh: true });
}

function readSeason(context: Context, file: SeasonFile, aside: string): Reply<BroughtIn> {
  const proved = proveSeason(context, file);
  if (!proved.ok) return refuse('bad-input', proved.trouble);
  const { whole, plan } = proved;
  const { id } = whole.season;
  if (context.store.seasons.get(id) !== undefined) {
    return granted({ kind: 'season', season: id, name: plan.name, races: 0, fresh: false, here: [] });
  }
  const parted = partedFrom(context, whole);
  if (!parted.ok) return parted;
  const { here = [], races } = parted.value;
  writeIncoming(aside, { season: parted.value });
  const season = { season: id, name: plan.name, races: races.length };
  return granted({ kind: 'season', ...season, fresh: true, here: [...here] });
}

/** The season with the races that are already here set apart; refuses if one of them counts in another season. */
function partedFrom(context: Context, whole: WholeSeason): { ok: true; value: WholeSeason } | Refused {
  if (new Set(whole.races.map((one) => one.race.id)).size < whole.races.length) {
    return refuse('bad-input', message('import.twice'));
  }
  const known = racesHere(context, whole.races);
  const races: WholeRace[] = [];
  const here: ExistingRace[] = [];
  for (const one of whole.races) {
    const head = known.get(one.race.id);
    const part = one.race.season;
    if (head === undefined || part === undefined) races.push(named(context, one));
    else if (head.season === undefined) here.push({ race: head.id, part });
    else return refuse('not-allowed', alreadyIn(context, head.season.season));
  }
  return { ok: true, value: { ...whole, races, here } };
}

function alreadyIn(context: Context, id: string): MessageDescriptor {
  const season = context.plans.of(id)?.name;
  return season === undefined ? message('import.here') : message('import.here-in', { season });
}

/** Races of a file that this Paddock already has, by their ids in the file: raced here or imported before. */
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

/** The race under another id if a damaged race already has its id. */
function named(context: Context, whole: WholeRace): WholeRace {
  if (context.store.saves.head(whole.race.id) === undefined) return whole;
  return { ...whole, race: { ...whole.race, id: context.newId() } };
}
