// The oval that is raced on, from the first file in circuits/, which are found by their folder. Not here: the rules' view of it
// (track.ts) and the board's (geometry.ts).

import { type DerivedOval, deriveOval } from './derive-oval';
import { readOvalFile } from './oval-file';

const FOUND = import.meta.glob<unknown>('../circuits/*.json', { eager: true, import: 'default' });

/** The oval. A race's state does not say where it is held, so there is one at a time. */
export const OVAL: DerivedOval = deriveOval(firstFile());

function firstFile() {
  const files = Object.entries(FOUND).map(([file, source]) => readOvalFile(file.split('/').at(-1) ?? file, source));
  const [first] = files.sort((a, b) => a.order - b.order);
  if (first === undefined) throw new Error('there is no oval in circuits/');
  return first;
}
