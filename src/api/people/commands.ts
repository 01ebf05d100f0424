// The contract's part for the people of this computer: who they are, who is here now, and taking one along as a file.
// Not here: what a person drove (archive.ts), or their settings (settings.ts).

import { FREE_PATTERNS, PRIZE_PATTERNS } from '@drivers/worn';
import { cosmetic } from '../career/commands';
import { descriptor } from '../message-shapes';
import { settings } from '../settings';
import { colour, command, id, name, owner, sized } from '../shapes';
import { z } from '../zod';
import { look } from './look';

/** The patterns of cars: those that everyone has, then those that careers pay. */
export const pattern = z.enum([...FREE_PATTERNS, ...PRIZE_PATTERNS]);

/**
 * What a person chooses besides their settings, which hold name and colour. second: the colour they take if theirs is gone. livery: its
 * id; one that this edition does not know is drawn as the first.
 */
export const personParts = z.object({
  number: z.int().min(1).max(99),
  second: colour,
  pattern,
  livery: id,
  town: z
    .string()
    .trim()
    .refine(...sized(0, 30)),
  look,
});
export type PersonParts = z.infer<typeof personParts>;

/** A person of this computer. */
export const person = personParts.extend({ id, name, colour });
export type Person = z.infer<typeof person>;

/**
 * A livery or pattern that careers pay. won: by this person, in any career on this computer. how: the objective that won it; of one
 * that is not won yet, an objective of a season being raced that would. career: that career's name. Both null: none pays it now.
 */
export const prize = cosmetic.extend({ won: z.boolean(), how: descriptor.nullable(), career: z.string().nullable() });
export type Prize = z.infer<typeof prize>;

/** A file's text is at most this long, in characters: a person is about 3 kB. */
const FILE_LIMIT = 64 * 1024;

const none = z.null();

/** Commands of the area people, for the host's own windows. */
export const peopleCommands = {
  /** Everyone, in the order in which they were added; there is always someone. ask: with two or more, Paddock asks at its start. */
  'people.list': command(owner, z.object({}), z.object({ people: z.array(person), current: id, ask: z.boolean() })),
  /** This person is here from now on: keeps the settings of the person before, and returns theirs. */
  'people.choose': command(owner, z.object({ id }), settings),
  /** Adds a person with a face drawn by lot, and with the language that is set. Refused if someone has the name. */
  'people.create': command(owner, z.object({ name }), z.object({ id })),
  /**
   * Changes a person. A new name counts from now on: races stay under the name they were driven with. Refused for a livery or
   * pattern that they have not won; one that they wear stays on the car, even after its career was deleted.
   */
  'people.save': command(owner, z.object({ id, change: personParts.extend({ name, colour }).partial() }), person),
  /** Every livery and pattern that careers pay, and which of them this person has won. */
  'people.prizes': command(owner, z.object({ id }), z.array(prize)),
  /** Removes a person; name: theirs, as a question answered. Their races stay. Refused for the last one. */
  'people.delete': command(owner, z.object({ id, name }), none),
  /** Whether Paddock asks at its start who is here. */
  'people.ask': command(owner, z.object({ ask: z.boolean() }), none),
  /** One person with their settings as a file. */
  'people.export': command(owner, z.object({ id }), z.object({ fileName: z.string(), text: z.string() })),
  /**
   * Takes a person from such a file. done: added; newer: the file was newer than the person here and replaced them; older: it was not,
   * and nothing changed. Refused if it is damaged or of a newer Paddock.
   */
  'people.import': command(
    owner,
    z.object({ text: z.string().refine(...sized(2, FILE_LIMIT)) }),
    z.object({ id, name, done: z.enum(['added', 'newer', 'older']) }),
  ),
} as const;

export const peoplePushes = {
  /** Someone came, went or changed. current: who is here now. settings: their settings, if they changed. */
  'people.changed': z.object({ current: id, settings: settings.nullable() }),
} as const;

/** The version of such files. */
export const PERSON_FILE = 1;

/**
 * A person in a file. made, at: ms since 1970, when they were added and last changed. settings: as they were saved; each is read on its
 * own (settingsIn). sum: the checksum of what is in body.
 */
export const personFile = z.object({
  paddock: z.literal('person'),
  version: z.literal(PERSON_FILE),
  body: z.object({
    id,
    made: z.int().min(0),
    at: z.int().min(0),
    person: personParts,
    settings: z.looseObject({ name }),
  }),
  sum: z.int(),
});
