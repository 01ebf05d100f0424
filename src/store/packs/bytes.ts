// Numbers and texts as bytes, one after another. Not here: what they mean (columns-writer.ts, columns-reader.ts).

/** Bit operations hold numbers up to this one. */
const SMALL = 0x7fff_ffff;
const FIRST_SIZE = 1 << 16;

/** Bytes that become more. */
export class ByteWriter {
  private bytes = Buffer.allocUnsafe(FIRST_SIZE);
  private length = 0;

  /** A whole number from 0 up: 7 bits a byte, lowest first. */
  natural(n: number): void {
    this.reserve(8);
    let rest = n;
    while (rest > SMALL) {
      this.bytes[this.length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    while (rest > 0x7f) {
      this.bytes[this.length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  float(n: number): void {
    this.reserve(8);
    this.length = this.bytes.writeDoubleLE(n, this.length);
  }

  /** As JSON writes it: UTF-8 has no half of a surrogate pair, JSON has. */
  text(text: string): void {
    const bytes = Buffer.from(JSON.stringify(text).slice(1, -1), 'utf8');
    this.natural(bytes.byteLength);
    this.raw(bytes);
  }

  /** Bytes whose number the reader knows. */
  raw(bytes: Uint8Array): void {
    this.reserve(bytes.byteLength);
    this.bytes.set(bytes, this.length);
    this.length += bytes.byteLength;
  }

  done(): Buffer {
    return this.bytes.subarray(0, this.length);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.byteLength) return;
    const larger = Buffer.allocUnsafe(Math.max(this.bytes.byteLength * 2, this.length + more));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }
}

/** Reads what a ByteWriter wrote. Throws if the bytes end too early. */
export class ByteReader {
  private at = 0;
  private readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  natural(): number {
    let value = 0;
    for (let unit = 1; ; unit *= 0x80) {
      const byte = this.bytes[this.at++];
      if (byte === undefined || unit > Number.MAX_SAFE_INTEGER) throw new RangeError('a number that never ends');
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) return value;
    }
  }

  float(): number {
    this.at += 8;
    return this.bytes.readDoubleLE(this.at - 8);
  }

  text(): string {
    return JSON.parse(`"${this.raw(this.natural()).toString('utf8')}"`) as string;
  }

  raw(length: number): Buffer {
    const end = this.at + length;
    if (end > this.bytes.byteLength) throw new RangeError('bytes that are not there');
    const part = this.bytes.subarray(this.at, end);
    this.at = end;
    return part;
  }

  isAtEnd(): boolean {
    return this.at === this.bytes.byteLength;
  }
}

/** A whole number as one from 0 up, small ones first: 0, -1, 1, -2, 2. */
export function naturalOf(n: number): number {
  return n < 0 ? -2 * n - 1 : 2 * n;
}

/** The whole number that naturalOf turned into this one. */
export function wholeOf(natural: number): number {
  return natural % 2 === 0 ? natural / 2 : -(natural + 1) / 2;
}
