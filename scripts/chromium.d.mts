// Types of chromium.mjs for the browser tests.
export const CHROMIUM_ARGS: readonly string[];
export const HOW_TO_GET_CHROMIUM: string;
export function findChromium(): string | null;
export function chromiumVersion(program: string): string;
