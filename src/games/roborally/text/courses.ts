// The words about courses, from the courses' own files (courses/<id>.json), so that a new course brings its own.

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

/** The messages of all courses in a language, as its folder is called. Throws if a course's file does not have it. */
export function courseMessages(language: string): CourseMessages {
  const messages = Object.entries(FOUND).flatMap(([path, words]) => {
    const [id = ''] = path.split('/').at(-1)?.split('.json') ?? [];
    const own = words[language];
    if (own === undefined) throw new Error(`courses/${id}.json has no words in ${language}`);
    return [
      [`circuit.${id}`, own.name],
      [`blurb.${id}`, own.blurb],
    ];
  });
  return Object.fromEntries(messages) as CourseMessages;
}
