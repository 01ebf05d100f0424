// Random numbers for decoration, repeatable. Not here: the randomness of rules (core/random).

/** A repeatable stream of random numbers from 0 to 1 for decoration: the same seed always draws the same picture. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
