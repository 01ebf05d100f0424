// Lets Node load the games' tables as Vite does: JSON without an import attribute, and whole folders by import.meta.glob.
// Registered by playwright.config.ts.

const GLOB = new URL('glob.mjs', import.meta.url).href;

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
}

export async function load(url, context, next) {
  const loaded = await next(url, context);
  const source = loaded.source?.toString();
  if (!/\/src\/.*\.ts$/.test(url) || !source?.includes('import.meta.glob(')) return loaded;
  const globbed = source.replaceAll('import.meta.glob(', 'folderOf(import.meta.url, ');
  return { ...loaded, source: `import { folderOf } from '${GLOB}';\n${globbed}` };
}
