// Fails the build if files of the page import each other in a circle: one of them would run before what it needs exists. A rule of
// page-chunks.ts is wrong then.

import type { Plugin } from 'vite';

/** The check, after the modules have been shared out to files. */
export const pageOrder: Plugin = {
  name: 'paddock-page-order',
  apply: 'build',
  generateBundle(_options, bundle) {
    const imports = new Map(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [])),
    );
    const circle = circleIn(imports);
    if (circle !== undefined) this.error(`files of the page import each other in a circle: ${circle.join(' > ')}`);
  },
};

function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  function from(file: string, path: readonly string[]): readonly string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = from(next, [...path, file]);
      if (circle !== undefined) return circle;
    }
    done.add(file);
    return undefined;
  }
  for (const file of imports.keys()) {
    const circle = from(file, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}
