// Finds a Chromium for the browser tests, and the flags it needs on machines without a screen or a network.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { bundledChromium } from './bundled-chromium.mjs';

/** The headless shell first: it has no windows and uses a third less of the machine. */
const USUAL = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Features that Chromium leaves out. It reads only the last of two such lists, so Playwright's own is repeated. The rest are
 * pages that it prepares beside every window for its own address bar, which cost up to half as much as ours.
 */
const LEFT_OUT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];
/** No look-ups of its own; Playwright adds what headless mode and software WebGL need. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${LEFT_OUT.join(',')}`,
];

/** Instructions for a person whose machine has none. */
export const HOW_TO_GET_CHROMIUM = [
  'The browser tests need Chromium or Chrome, and none was found. Any one of these helps:',
  '  64-bit Linux:     npm install  (with its optional packages: one of them is a headless Chromium)',
  '  Debian, Ubuntu:   sudo apt-get install chromium',
  '  anywhere:         npx playwright install chromium',
  '  installed already: CHROMIUM_PATH=/path/to/chromium npm test',
  'PADDOCK_SKIP_BROWSER=1 npm test leaves the browser tests out.',
].join('\n');

/**
 * The program's path: CHROMIUM_PATH, an installed browser, Playwright's own download, then the one from the npm registry (see
 * bundled-chromium.mjs); null if there is none. Throws if the last one cannot be unpacked.
 */
export function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return existsSync(asked) ? asked : null;
  const own = chromium.executablePath();
  return [...USUAL, own].find((place) => place !== '' && existsSync(place)) ?? bundledChromium();
}

/** The program's own version text, such as "Chromium 147.0.7727.0"; on Windows, where asking opens a window, no version. */
export function chromiumVersion(program) {
  if (process.platform === 'win32') return 'version not asked';
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 10_000 });
  return stdout?.trim() || 'version unknown';
}
