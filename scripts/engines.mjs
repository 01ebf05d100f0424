// Finds the other browser engines that guests use: Firefox, and WebKit with its driver and a virtual screen.
import { existsSync, globSync } from 'node:fs';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const WEBKIT = {
  driver: ['/usr/bin/WebKitWebDriver'],
  browser: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
  screen: ['/usr/bin/Xvfb'],
};

/** Instructions for a person whose machine lacks one of them. */
export const HOW_TO_GET = {
  Firefox: 'sudo apt-get install firefox-esr, or FIREFOX_PATH=/path/to/firefox',
  WebKit: 'sudo apt-get install webkit2gtk-driver xvfb',
};

/** The program's path: FIREFOX_PATH, then the usual places; null if there is none. */
export function findFirefox() {
  const asked = process.env.FIREFOX_PATH;
  return asked ? first([asked]) : first(FIREFOX);
}

/** The driver, the browser that it starts, and the virtual screen; null if one of the three is missing. */
export function findWebKit() {
  const [driver, browser, screen] = [WEBKIT.driver, WEBKIT.browser, WEBKIT.screen].map(first);
  return driver && browser && screen ? { driver, browser, screen } : null;
}

function first(places) {
  return places.flatMap((place) => globSync(place)).find((place) => existsSync(place)) ?? null;
}
