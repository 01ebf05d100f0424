// Lets Node load the games' JSON tables as Vite does: without an import attribute. Registered by playwright.config.ts.

export async function resolve(specifier, context, next) {
  const found = await next(specifier, context);
  return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
}
