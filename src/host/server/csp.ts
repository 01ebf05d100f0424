// The content policy of every page that Paddock serves, on the desktop and to browsers.

/**
 * Scripts, styles, fonts, sounds and connections from the own origin only. Pictures are data: addresses of drawings, and
 * blob: ones on their way to a board; Pixi's workers are blobs.
 */
export const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with every answer, found or not. */
export const SAFE_HEADERS = {
  'content-security-policy': CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * The same for guests. They come over plain HTTP, where browsers ignore an opener policy and complain of it on the
 * console; without secrets of other sites in these pages nothing is lost.
 */
export const GUEST_HEADERS = withoutOpenerPolicy(SAFE_HEADERS);

function withoutOpenerPolicy({ 'cross-origin-opener-policy': _, ...rest }: typeof SAFE_HEADERS) {
  return rest;
}
