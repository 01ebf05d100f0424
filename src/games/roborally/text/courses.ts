// The words about courses, from the courses' own files (courses/<id>.json), so that a new course brings its own.

import { messagesIn } from '@i18n/file-words';

interface Words {
  name: string;
  blurb: string;
}

/** Each course's name, and one sentence about it. */
export type CourseMessages = Readonly<Record<`circuit.${string}` | `blurb.${string}`, string>>;

const FOUND = import.meta.glob<Readonly<Record<string, Words>>>('../courses/*.json', {
  eager: true,
  import: 'words',
});

/** The messages of all courses in a language, by the folder of its texts: 'de'. */
export function courseMessages(language: string): CourseMessages {
  return messagesIn(FOUND, language, (id, { name, blurb }) => ({ [`circuit.${id}`]: name, [`blurb.${id}`]: blurb }));
}
