// Screenshots: kept as pictures of the README with PADDOCK_SHOTS=1, else beside the test results.

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, process.env.PADDOCK_SHOTS === '1' ? 'docs/screenshots' : 'test-results/screenshots');

/** The sizes that every screen must look right at, px: desktop, small laptop, tablet upright. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 820, height: 1180 },
] as const;

/** Keeps what the page shows, under this name. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: path.join(folder, `${name}.png`), animations: 'disabled' });
}
