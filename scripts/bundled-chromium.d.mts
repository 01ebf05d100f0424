// Types of bundled-chromium.mjs for the tests.
export function bundledChromium(): string | null;
