// The code that carries a daily result to a friend's table: twenty characters without look-alikes, in groups of five. It holds the
// result, the proof of the moves, and a check that refuses a mistyped or changed code. A code is no secret: only the race itself,
// sent as a file and driven again, proves a result. Not here: the proof (proof.ts).

import { contentId } from '@kit/content-id';
import type { DailyKind } from './race';

/** What a code says. number: of the day or week. proof: ten hex digits. */
export interface CodedResult {
  readonly kind: DailyKind;
  readonly number: number;
  readonly place: number;
  readonly cars: number;
  readonly finished: boolean;
  readonly rounds: number;
  readonly points: number;
  readonly proof: string;
}

/** Crockford's base 32: no I, L, O or U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 20;
const GROUP = 5;
/** Bits of each part, in order; 100 in all. */
const BITS = {
  kind: 1,
  number: 14,
  place: 4,
  cars: 4,
  finished: 1,
  rounds: 7,
  points: 7,
  proof: 40,
  check: 22,
} as const;

type Part = keyof typeof BITS;
const PARTS = Object.keys(BITS) as Part[];

/** The code of a result; numbers beyond what it can hold are cut to the largest that it can. */
export function codeOf(result: CodedResult): string {
  const values = { ...valuesOf(result), check: checkOf(result) };
  let whole = 0n;
  for (const part of PARTS) whole = (whole << BigInt(BITS[part])) | values[part];
  let text = '';
  for (let at = 0; at < LENGTH; at++, whole >>= 5n) text = `${DIGITS[Number(whole & 31n)]}${text}`;
  return (text.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** What a code says; undefined if it is not a code, or was mistyped or changed. Case, spaces and dashes don't matter. */
export function readCode(text: string): CodedResult | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (plain.length !== LENGTH) return undefined;
  let whole = 0n;
  for (const letter of plain) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return undefined;
    whole = (whole << 5n) | BigInt(digit);
  }
  const values = {} as Record<Part, bigint>;
  for (const part of PARTS.toReversed()) {
    values[part] = whole & most(part);
    whole >>= BigInt(BITS[part]);
  }
  const result: CodedResult = {
    kind: values.kind === 0n ? 'day' : 'week',
    number: Number(values.number),
    place: Number(values.place),
    cars: Number(values.cars),
    finished: values.finished === 1n,
    rounds: Number(values.rounds),
    points: Number(values.points),
    proof: values.proof.toString(16).padStart(10, '0'),
  };
  const isWhole = values.check === checkOf(result) && result.place >= 1 && result.place <= result.cars;
  return isWhole ? result : undefined;
}

function valuesOf({ kind, number, place, cars, finished, rounds, points, proof }: CodedResult): Record<Part, bigint> {
  const value = (part: Part, wanted: number) => BigInt(Math.max(0, Math.min(wanted, Number(most(part)))));
  return {
    kind: kind === 'day' ? 0n : 1n,
    number: value('number', number),
    place: value('place', place),
    cars: value('cars', cars),
    finished: finished ? 1n : 0n,
    rounds: value('rounds', rounds),
    points: value('points', points),
    proof: BigInt(`0x${proof}`),
    check: 0n,
  };
}

function most(part: Part): bigint {
  return (1n << BigInt(BITS[part])) - 1n;
}

/** Depends on every other part, so that no single one can be changed. */
function checkOf(result: CodedResult): bigint {
  const values = valuesOf(result);
  const told = PARTS.map((part) => values[part].toString());
  return BigInt(`0x${contentId(['Paddock daily', ...told]).slice(0, 8)}`) & most('check');
}
