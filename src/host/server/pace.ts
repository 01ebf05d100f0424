// Limits how often one address may connect: further sockets queue, so that a flood costs little and keeps nobody else out.
// Not for: how many may be connected (pending-connections.ts).

/** perSecond: sockets of one address that are let in; burst: this many at once after a pause. longest: ms in the row. */
export interface PaceLimits {
  perSecond: number;
  burst: number;
  longest: number;
}

/** Addresses remembered at once. */
const MOST_ADDRESSES = 4096;

/** Gives ms that the next one from an address has to wait; undefined if the row is too long. now: ms from any start. */
export function createPace(
  { perSecond, burst, longest }: PaceLimits,
  now: () => number,
): (from: string) => number | undefined {
  const step = 1000 / perSecond;
  /** When the row of an address will have been let in, if nobody more comes. */
  const rows = new Map<string, number>();
  return (from) => {
    const time = now();
    const turn = Math.max(rows.get(from) ?? Number.NEGATIVE_INFINITY, time - burst * step) + step;
    const wait = Math.max(0, turn - time);
    if (wait > longest) return undefined;
    rows.delete(from);
    rows.set(from, turn);
    const [oldest] = rows.keys();
    if (rows.size > MOST_ADDRESSES && oldest !== undefined) rows.delete(oldest);
    return wait;
  };
}
