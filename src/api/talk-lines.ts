// Decides which chat lines to keep when there are too many, for host and pages.

import type { ChatLine } from './party';

/** This share of the kept lines is reserved for people's messages, so that notices never push them out. */
const SPOKEN_SHARE = 3 / 4;

/** The newest lines, at most `most`, in order. */
export function newestLines(lines: readonly ChatLine[], most: number): ChatLine[] {
  if (lines.length <= most) return [...lines];
  const notices = lines.filter(isNotice);
  const spoken = lines.length - notices.length;
  const gone = lines.length - most;
  // Notices beyond their share go first, then whatever is oldest.
  const spare = Math.max(0, notices.length - (most - Math.min(spoken, Math.ceil(most * SPOKEN_SHARE))));
  const first = new Set(notices.slice(0, Math.min(gone, spare)));
  return lines.filter((line) => !first.has(line)).slice(-most);
}

/** A line from the party itself. */
function isNotice({ from }: ChatLine): boolean {
  return from === 'party';
}
