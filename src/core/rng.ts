// The only source of randomness: xoshiro128** on four uint32 words in the race's state.
// Own luck: each seat draws from its own stream, which starts afresh in every round. What one driver does changes neither the dice
// and cards of another nor anybody's in later rounds, so people can compare races of the same seed. A seed that begins with OWN_LUCK
// asks for it; which draw belongs to which seat, the rules say (Io.drawFor).
// UI, names and ids never use a race's streams.

import type { Draw, Luck, RaceState, Seat } from './contract';

/** Four uint32 words, as stored in a race's state. */
export type RngWords = [number, number, number, number];

const TWO_32 = 0x1_0000_0000;

/** The words for a seed text: the same text gives the same race. Never all zero. */
export function seedRng(text: string): RngWords {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = 0x6a09e667;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i) + 1;
    a = b ^ Math.imul(a ^ code, 0x85ebca6b);
    b = c ^ Math.imul(b ^ code, 0xc2b2ae35);
    c = d ^ Math.imul(c ^ code, 0x27d4eb2f);
    d = a ^ Math.imul(d ^ code, 0x165667b1);
  }
  const words: RngWords = [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
  if ((a | b | c | d) === 0) words[0] = 1;
  // Short texts give similar words; a few rounds mix them over the whole state.
  for (let i = 0; i < 16; i++) nextWord(words);
  return words;
}

/** Changes rng. Draws an integer from 0 to bound - 1, all equally likely; throws on an invalid bound, which is a bug. */
export function drawFrom(rng: RngWords, bound: number): number {
  if (!(bound >= 1 && bound <= TWO_32 && Math.floor(bound) === bound)) {
    throw new RangeError(`draw wants a whole bound from 1 to 2^32, got ${bound}`);
  }
  // Words past the last whole multiple of bound are drawn again, since keeping them would favour low numbers.
  // They are among the last few words, so the multiple needs to be computed for those only.
  let word = nextWord(rng);
  while (word >= TWO_32 - bound && word >= TWO_32 - (TWO_32 % bound)) word = nextWord(rng);
  return word % bound;
}

/** Changes rng. The next uint32 of xoshiro128** (Blackman and Vigna, public domain). */
export function nextWord(rng: RngWords): number {
  const s0 = rng[0];
  const s1 = rng[1];
  const s2 = rng[2] ^ s0;
  const s3 = rng[3] ^ s1;
  const five = Math.imul(s1, 5);
  const result = Math.imul((five << 7) | (five >>> 25), 9);
  rng[0] = (s0 ^ s3) >>> 0;
  rng[1] = (s1 ^ s2) >>> 0;
  rng[2] = (s2 ^ (s1 << 9)) >>> 0;
  rng[3] = ((s3 << 11) | (s3 >>> 21)) >>> 0;
  return result >>> 0;
}

/** How a seed begins if every seat has its own luck. */
export const OWN_LUCK = 'own-luck/';

/** The streams of a race that is about to start with this seed; undefined if it draws from one stream. */
export function luckOf(seed: string, seats: number): Luck | undefined {
  if (!seed.startsWith(OWN_LUCK)) return undefined;
  // The last stream is for draws that concern the whole table.
  return {
    streams: Array.from({ length: seats + 1 }, (): RngWords => [0, 0, 0, 1]),
    rounds: Array(seats + 1).fill(-1),
  };
}

/** Draws for one seat, or for the table if it is undefined. Changes luck with every draw. key: the race's rng. round: now. */
export function drawOwn(luck: Luck, key: RngWords, seat: Seat | undefined, round: () => number): Draw {
  const owner = seat ?? luck.streams.length - 1;
  return (bound) => {
    const now = round();
    if (luck.rounds[owner] !== now) {
      luck.rounds[owner] = now;
      luck.streams[owner] = seedRng(`${key.join('/')}/${owner}/${now}`);
    }
    const stream = luck.streams[owner];
    if (stream === undefined) throw new RangeError(`seat ${owner} has no luck of its own`);
    return drawFrom(stream, bound);
  };
}

/** Changes state, an imagined one: nobody knows the numbers to come, so they are drawn again. */
export function forgetLuck(state: RaceState, draw: Draw): void {
  state.rng = [draw(2 ** 32), draw(2 ** 32), draw(2 ** 32), 1 + draw(2 ** 32 - 1)];
  if (state.luck !== undefined) delete state.luck;
}
