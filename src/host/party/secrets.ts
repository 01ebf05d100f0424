// Codes and tokens: made here, stored as hashes, compared in constant time. Not here: counting wrong ones (lan/lockout.ts).

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LETTERS } from '@api/constants';

/** Six characters for people to read out. */
export function newCode(): string {
  return Array.from({ length: 6 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** 128 random bits as text. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** The stored form of a token: no one who reads it can sit down with it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in constant time. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}
