// The local date as ISO text, the same for the host and its pages. Not here: counting with such dates (puzzles/days.ts).

/** 2026-11-30. */
export function localDay(now: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
