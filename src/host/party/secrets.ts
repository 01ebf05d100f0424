// Codes and tokens: made here, kept as hashes, compared in constant time. Not for: counting wrong ones (lan/lockout.ts).

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LETTERS } from '@api/party';

/** Six characters for people to read out. */
export function newCode(): string {
  return Array.from({ length: 6 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');
}

/** 128 random bits as text. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** What is kept of a token: nobody who reads it can sit down with it. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares without telling by its time how much was right. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}
