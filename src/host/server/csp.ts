// The content security policy of every page that Paddock serves, on the desktop and to browsers.

/**
 * Scripts, styles, fonts, sounds and connections from the own origin only. Pictures may be data: URLs of drawings, and
 * blob: URLs on their way to a board; Pixi's workers are blobs.
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

/** Sent with every response, found or not. */
export const SAFE_HEADERS = {
  'content-security-policy': CSP,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * The same for guests. They connect over plain HTTP, where browsers ignore an opener policy and log a complaint; these
 * pages hold no secrets of other sites, so nothing is lost. Their silent video, which keeps phones awake, is a data: URL: Safari asks for
 * files of sound and video in pieces.
 */
export const GUEST_HEADERS = {
  ...withoutOpenerPolicy(SAFE_HEADERS),
  'content-security-policy': CSP.replace("media-src 'self'", "media-src 'self' data:"),
};

function withoutOpenerPolicy({ 'cross-origin-opener-policy': _, ...rest }: typeof SAFE_HEADERS) {
  return rest;
}
