// Lets Node load the games' tables as Vite does: JSON without an import attribute, and whole folders by import.meta.glob.
// Imported by playwright.config.ts, after whose own hooks these see compiled code.

import { registerHooks } from 'node:module';

const GLOB = new URL('glob.mjs', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
  load(url, context, next) {
    const loaded = next(url, context);
    const source = loaded.source?.toString();
    if (!/\/src\/.*\.ts$/.test(url) || !source?.includes('import.meta.glob(')) return loaded;
    const globbed = source.replaceAll('import.meta.glob(', 'folderOf(import.meta.url, ');
    return { ...loaded, source: `import { folderOf } from '${GLOB}';\n${globbed}` };
  },
});
