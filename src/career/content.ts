// Compares and sums the content of careers, for files. Not here: what a file contains (the host).

import type { Json } from '@core/contract';
import { canonical, contentId } from '@kit/content-id';

/** A checksum of this content: the same for the same content, in whatever order its keys are. */
export function sumOf(content: object): string {
  return contentId(plain(content));
}

/** Whether both have the same content. */
export function isEqual(one: unknown, other: unknown): boolean {
  return canonical(plain(one)) === canonical(plain(other));
}

function plain(content: unknown): Json {
  return content === undefined ? null : (JSON.parse(JSON.stringify(content)) as Json);
}
