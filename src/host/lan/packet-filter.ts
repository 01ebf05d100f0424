// Checks a multicast packet before it is decoded: anyone on the network can send any number of them, and
// all are read on the host's main thread. Not here: what packets say (discovery.ts).

import { createPace } from '../server/pace';

/** The kind of packet that a socket listens for. */
export type PacketKind = 'query' | 'response';

/** Pass: decode it. Drop: ignore it. Flood: there are too many even to count. */
export type FilterVerdict = 'pass' | 'drop' | 'flood';

export interface PacketFilter {
  judge(packet: Uint8Array, from: string): FilterVerdict;
}

/** Bytes and records of a packet, at most; a Paddock's own packets have about 600 and 4. */
const MOST_BYTES = 2048;
const MOST_RECORDS = 16;
const HEADER_BYTES = 12;
/** Packets decoded per second, per address and in total, and the burst after a pause. A host announces itself every 6 s. */
const ADDRESS = { perSecond: 4, burst: 8, longest: 0 };
const ALL = { perSecond: 20, burst: 20, longest: 0 };
/** Packets of any kind within a window (ms); more is a flood. */
const MOST_PACKETS = 500;
const WINDOW = 1000;
/** The name in every Paddock packet, as DNS encodes it. */
const LABEL = '\u0008_paddock\u0004_tcp';

/** now: ms, steady clock. */
export function createPacketFilter(kind: PacketKind, now: () => number): PacketFilter {
  const paceOfAddress = createPace(ADDRESS, now);
  const paceOfAll = createPace(ALL, now);
  let since = now();
  let count = 0;
  return {
    judge(packet, from) {
      const time = now();
      if (time - since >= WINDOW) {
        since = time;
        count = 0;
      }
      count += 1;
      if (count > MOST_PACKETS) return 'flood';
      if (!isOurs(packet, kind)) return 'drop';
      if (paceOfAddress(from) === undefined) return 'drop';
      return paceOfAll('') === undefined ? 'drop' : 'pass';
    },
  };
}

/** Reads the header and looks for the name; costs about a microsecond. */
function isOurs(packet: Uint8Array, kind: PacketKind): boolean {
  const { length } = packet;
  if (length < HEADER_BYTES || length > MOST_BYTES) return false;
  const bytes = Buffer.from(packet.buffer, packet.byteOffset, length);
  if ((bytes.readUInt8(2) & 0x80) === 0 ? kind !== 'query' : kind !== 'response') return false;
  let records = 0;
  for (const at of [4, 6, 8, 10]) records += bytes.readUInt16BE(at);
  return records <= MOST_RECORDS && bytes.toString('latin1').toLowerCase().includes(LABEL);
}
