// The page that a browser without the key gets at the owner's listener, with how to get in. Not here: pages of the app.

import { createHash } from 'node:crypto';
import type { translateFor } from '../translate';
import { SAFE_HEADERS } from './csp';

const STYLE = `
body { max-width: 34rem; margin: 15vh auto 0; padding: 0 1.25rem; background: #12151a; color: #e9e6df;
  font: 1.0625rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.75rem; line-height: 1.2; }
code { overflow-wrap: anywhere; color: #ffc266; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Sent with this page, and with the exchange of the key. */
export const LOCKED_HEADERS = {
  ...SAFE_HEADERS,
  'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'cache-control': 'no-store',
} as const;

/** again: the page immediately navigates to the shelf, now from its own site. */
export function lockedPage({ locale, t }: ReturnType<typeof translateFor>, again: boolean): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${again ? '<meta http-equiv="refresh" content="0;url=/">\n' : ''}<title>${t('locked.tab')}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${t('locked.title')}</h1>
<p>${t('locked.how')} <code>http://127.0.0.1:4380/open/&hellip;/</code></p>
<p>${t('locked.newest')}</p>
<p>${t('locked.party')}</p>
</body>
</html>
`;
}
