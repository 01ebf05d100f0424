// Strict schemas of a season file and of the values in files from elsewhere: times and names.
// Not here: the schema of a race file (games/record-file.ts) or whether the contents are true (proof.ts, season-import.ts).

import { LIMITS, SEASON_LIMITS } from '@api/constants';
import { messageList } from '@api/message-shapes';
import { seasonPlan } from '@api/season';
import { id } from '@api/shapes';
import { listOf, raceFileSchema } from '@games/record-file';
import { z } from 'zod';

/** The format name at the start of a season file. */
export const SEASON_FORMAT = 'paddock-season';

/** Limits of one season: races, counting every race of a series, and audit lines. More than anyone would ever play. */
const MOST_RACES = 400;
const MOST_CHANGES = 1000;
/** Characters of an audit line, at most. */
const LINE = 600;
/** No race can be older. */
const OLDEST = Date.UTC(2000, 0, 1);

const correction = z.strictObject({
  round: id,
  driver: id,
  points: z.int().min(-1000).max(1000),
  out: z.boolean(),
  begun: z.int().min(0).exactOptional(),
});

/** said: since version 2; before that a line was a sentence. */
const change = z.strictObject({
  at: z.string(),
  text: z.string().exactOptional(),
  said: messageList.exactOptional(),
  correction: correction.nullable(),
});
const race = z.strictObject({
  round: id,
  leg: z.int().min(1).max(MOST_RACES),
  entrants: listOf(z.strictObject({ driver: id, standIn: z.boolean() }), LIMITS.seats),
  race: raceFileSchema,
});

/** Since this version a season's drivers have today's four levels; old-plan.ts reads older files. */
export const FOUR_LEVELS = 3;
/** Tournaments have this version, so that an older Paddock says that it is too old for them. */
export const TOURNAMENTS = 4;

/** A season with its finished races and the changes made by hand, oldest first. Times: ISO. */
export const seasonFileSchema = z.strictObject({
  format: z.literal(SEASON_FORMAT),
  version: z.literal([1, 2, FOUR_LEVELS, TOURNAMENTS]),
  plan: seasonPlan.strict(),
  createdAt: z.string(),
  changes: listOf(change, MOST_CHANGES),
  races: listOf(race, MOST_RACES),
});
export type SeasonFile = z.infer<typeof seasonFileSchema>;

/** A time in a file as ms since 1970, no earlier than a time known to be earlier and never in the future. */
export function timeIn(iso: string, earliest: number, now: number): number {
  const ms = Date.parse(iso);
  const latest = Math.max(now, OLDEST);
  return Number.isNaN(ms) ? latest : Math.min(Math.max(ms, earliest, OLDEST), latest);
}

/** A time as files have it; a damaged one must not crash the app. */
export function isoOf(ms: number): string {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? new Date(0).toISOString() : date.toISOString();
}

/** Invisible characters and those that change the writing direction; not the joiner within a combined emoji. */
const UNSEEN =
  /(?!(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** A person's name in a file, without invisible or direction-changing characters; '' if nothing is left. */
export function nameIn(text: string, most: number = LIMITS.name): string {
  const plain = text.normalize('NFC').replaceAll(/\s/gu, ' ').replaceAll(UNSEEN, '');
  return cut(plain.trim(), most).trim();
}

/** An audit line in a file. */
export function lineIn(text: string): string {
  return nameIn(text, LINE);
}

/** A season's plan with every name cleaned; undefined if a name is then empty. */
export function planIn(plan: SeasonFile['plan']): SeasonFile['plan'] | undefined {
  const clean = {
    ...plan,
    name: nameIn(plan.name, SEASON_LIMITS.name),
    drivers: plan.drivers.map((one) => ({ ...one, name: nameIn(one.name) })),
    teams: plan.teams.map((one) => ({ ...one, name: nameIn(one.name) })),
  };
  const fits = seasonPlan.safeParse(clean);
  return fits.success ? fits.data : undefined;
}

/** Cuts the text to this length without leaving half a character at the end. */
function cut(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
