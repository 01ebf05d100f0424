// A person as a file's text, and back. Not here: merging them with the people of this computer (people.ts).

import { crc32 } from 'node:zlib';
import { DEFAULT_SETTINGS, settingsIn } from '@api/contract';
import { message } from '@api/messages';
import { PERSON_FILE, personFile } from '@api/people/commands';
import { z } from '@api/zod';
import { type Refused, refuse } from '../api-errors';
import { jsonIn } from '../files/text';
import { FIRST, type KnownPerson } from './known';

const ofLaterVersion = z.object({ paddock: z.literal('person'), version: z.int().min(PERSON_FILE + 1) });

/** The text of the file that holds this person. */
export function textOf({ id, parts, settings, made, at }: KnownPerson): string {
  const body = { id, made, at, person: parts, settings };
  return JSON.stringify({ paddock: 'person', version: PERSON_FILE, body, sum: sumOf(body) });
}

/** The person in a file's text, which anyone may have changed. */
export function personIn(text: string): { ok: true; person: KnownPerson } | Refused {
  const raw = jsonIn(text);
  if (ofLaterVersion.safeParse(raw).success) return refuse('bad-input', message('people.newer-file'));
  const read = personFile.safeParse(raw);
  // The checksum covers the text as it was written, with what this edition would drop.
  if (!read.success || read.data.body.id === FIRST || sumOf((raw as { body: unknown }).body) !== read.data.sum)
    return damaged();
  const { id, made, at, person, settings } = read.data.body;
  return {
    ok: true,
    person: { id, parts: person, settings: settingsIn(settings, DEFAULT_SETTINGS), made, at },
  };
}

/** A name for the file: letters and digits alone, which every system allows. */
export function fileNameOf(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
  return `paddock-driver${plain === '' ? '' : `-${plain.toLowerCase()}`}.json`;
}

function damaged(): Refused {
  return refuse('bad-input', message('people.damaged'));
}

function sumOf(body: unknown): number {
  return crc32(JSON.stringify(body));
}
