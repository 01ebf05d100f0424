// import.meta.glob for Node: the JSON files of one folder, loaded at once.

import { readdirSync, readFileSync } from 'node:fs';

/**
 * The files of a pattern such as '../circuits/*.json', by their relative paths. importer: the address of the module that
 * asks. options.import: the field to take; 'default' is the whole file.
 */
export function folderOf(importer, pattern, options = {}) {
  const [folder = '', ending = ''] = pattern.split('*');
  const { eager, import: field = 'default' } = options;
  if (!eager || ending !== '.json') throw new Error(`only JSON files can be loaded at once: ${pattern}`);
  const names = readdirSync(new URL(folder, importer)).filter((name) => name.endsWith(ending));
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const file = JSON.parse(readFileSync(new URL(`${folder}${name}`, importer), 'utf8'));
      return [`${folder}${name}`, field === 'default' ? file : file[field]];
    }),
  );
}
