// The bytes of a pack: a format number and sections, each compressed and with a checksum of its own, so that one can be read
// without the others, and damage to one leaves the others readable. Not here: what is in a section (race-pack.ts).

import { brotliCompressSync, brotliDecompressSync, constants, crc32 } from 'node:zlib';
import { attempt } from '@core/attempt';
import { valueIn } from './columns-reader';
import { columnsOf } from './columns-writer';

/** Raised when older Paddocks could no longer read a pack. */
const FORMAT = 1;
/** Of a section: its length and the CRC-32 of what it unpacks to, 4 bytes each. */
const HEAD_BYTES = 8;
/** Larger than any race's section; a damaged one must not fill memory. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The bytes of a pack with these sections. */
export function packOf(sections: readonly unknown[]): Buffer {
  return Buffer.concat([Buffer.of(FORMAT), ...sections.map(sectionOf)]);
}

/** A section of a pack; undefined if it is damaged, or was written by a newer Paddock. */
export function sectionIn(pack: Uint8Array, which: number): unknown {
  const read = attempt(() => sectionAt(Buffer.from(pack.buffer, pack.byteOffset, pack.byteLength), which));
  return read.ok ? read.value : undefined;
}

function sectionOf(value: unknown): Buffer {
  const plain = columnsOf(value);
  const bytes = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  });
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(bytes.byteLength, 0);
  head.writeUInt32LE(crc32(plain), 4);
  return Buffer.concat([head, bytes]);
}

function sectionAt(pack: Buffer, which: number): unknown {
  if (pack[0] !== FORMAT) throw new RangeError(`a pack of format ${pack[0]}, expected ${FORMAT}`);
  let at = 1;
  for (let skipped = 0; skipped < which; skipped++) at += HEAD_BYTES + pack.readUInt32LE(at);
  const start = at + HEAD_BYTES;
  const bytes = pack.subarray(start, start + pack.readUInt32LE(at));
  const plain = brotliDecompressSync(bytes, { maxOutputLength: MOST_BYTES });
  if (crc32(plain) !== pack.readUInt32LE(at + 4)) throw new RangeError(`section ${which} is damaged`);
  return valueIn(plain);
}
