// Which lines of a party's talk are kept where there are too many, for host and pages alike.

import type { ChatLine } from './party';

/** So much of what is kept is people's words if there are as many: who comes and goes pushes none of those out. */
const WORDS = 3 / 4;

/** The newest lines, most in all, in their order. */
export function newestLines(lines: readonly ChatLine[], most: number): ChatLine[] {
  if (lines.length <= most) return [...lines];
  const notices = lines.filter(isNotice);
  const words = lines.length - notices.length;
  const gone = lines.length - most;
  // Notices beyond their share go first, then whatever is oldest.
  const spare = Math.max(0, notices.length - (most - Math.min(words, Math.ceil(most * WORDS))));
  const first = new Set(notices.slice(0, Math.min(gone, spare)));
  return lines.filter((line) => !first.has(line)).slice(-most);
}

/** What the party itself says. */
function isNotice({ from }: ChatLine): boolean {
  return from === 'party';
}
