// Measures the live board of a page (?bench=1) in a headless browser, for `npm run bench`. Needs a running host and a
// Chromium.

/** The page's measurements reported here: see the game's board folder. */
export interface BoardFigures {
  game: string;
  drawCalls: number;
  cpuMsPerFrame: number;
  staticRedraws: number;
  idleFrames: number;
}
/** What the page has, for the functions below that run in it. */
interface BenchPage {
  paddockBoardBench?: () => Promise<BoardFigures>;
}

/** Switches a headless Chromium needs on a bare machine. */
const SWITCHES = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const WINDOW = { width: 1440, height: 900 };
const PATIENCE = 60_000;

/**
 * Opens the app at this address (a host's, such as http://127.0.0.1:4400/) and plays a scripted round on a board.
 * chromium: path of the browser; Playwright's own if left out. mode: forces a renderer.
 * Throws if no browser can be started or the page does not offer the measurement.
 */
export async function measureBoard(
  url: string,
  options: { chromium?: string; mode?: 'webgl' | 'canvas' } = {},
): Promise<BoardFigures> {
  const { chromium } = await loadPlaywright();
  const browser = await chromium.launch({
    args: SWITCHES,
    ...(options.chromium === undefined ? {} : { executablePath: options.chromium }),
  });
  try {
    const page = await browser.newPage({ viewport: WINDOW });
    const address = new URL(url);
    address.searchParams.set('bench', '1');
    if (options.mode) address.searchParams.set('renderer', options.mode);
    await page.goto(address.href, { timeout: PATIENCE });
    const isReady = () => (globalThis as BenchPage).paddockBoardBench !== undefined;
    await page.waitForFunction(isReady, undefined, { timeout: PATIENCE });
    return await page.evaluate(() => {
      const { paddockBoardBench } = globalThis as BenchPage;
      if (!paddockBoardBench) throw new Error('the page offers no board bench');
      return paddockBoardBench();
    });
  } finally {
    await browser.close();
  }
}

/** Playwright is a development tool: loaded only when a board is measured, and never bundled. */
async function loadPlaywright(): Promise<typeof import('playwright')> {
  const name = 'playwright';
  return (await import(/* @vite-ignore */ name)) as typeof import('playwright');
}
