// The end-to-end tests: project "browser" always, project "desktop" if an Electron binary is present.

import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.mjs';
import { electronBinary } from '../scripts/electron.mjs';
import { compiledInMemory, temporaryInMemory } from '../scripts/memory-folder.mjs';
// Specs replay races with the games' own rules, which read JSON tables and folders of them.
import './json-hook.mjs';

// Workers, hosts and browsers inherit it.
Object.assign(process.env, temporaryInMemory(), compiledInMemory());

const chromium = findChromium();
const report = process.env.PADDOCK_BROWSER_REPORT;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/browser',
  fullyParallel: false,
  // Three files at a time on two cores: a race waits for animations and for answers. With a fourth, the awaited events come
  // late.
  workers: 3,
  forbidOnly: process.env.CI !== undefined,
  retries: process.env.CI === undefined ? 0 : 2,
  // Limits only stop tests that hang: a busy machine is slow, not wrong, and a wait that ends early costs nothing.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: report === undefined ? [['list']] : [['list'], ['json', { outputFile: report }]],
  // Recording every page costs a third of the time, so only the first retry, which CI makes, is recorded.
  use: { trace: 'on-first-retry', actionTimeout: 120_000 },
  projects: [
    {
      name: 'browser',
      testMatch: 'browser/**/*.spec.ts',
      use: {
        browserName: 'chromium',
        launchOptions: {
          ...(chromium === null ? {} : { executablePath: chromium }),
          args: [...CHROMIUM_ARGS],
        },
      },
    },
    ...(electronBinary() === null ? [] : [{ name: 'desktop', testMatch: 'desktop/**/*.spec.ts' }]),
  ],
});
