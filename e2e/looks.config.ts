// npm run looks: pictures of every page of the gallery, compared with earlier ones pixel by pixel. Not part of npm test, because
// every wanted change of a look changes them.

import path from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const [browser] = base.projects ?? [];

export default defineConfig(base, {
  testDir: 'looks',
  outputDir: '../test-results/looks',
  // Kept outside test-results, which every test run clears.
  snapshotPathTemplate: path.join(import.meta.dirname, '../.looks/{arg}{ext}'),
  workers: 2,
  retries: 0,
  timeout: 3_600_000,
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled' } },
  reporter: [['list'], ['html', { outputFolder: '../test-results/looks-report', open: 'never' }]],
  projects: [{ ...browser, name: 'looks', testMatch: '*.spec.ts' }],
});
