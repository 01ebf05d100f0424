// What a multicast packet must be like before anyone decodes it: anyone on the network can send as many as they like, and
// all of them are read on the host's main thread. Not for: what packets say (discovery.ts).

import { createPace } from '../server/pace';

/** Of the two kinds of packets, the one that someone listens for. */
export type PacketKind = 'query' | 'response';

/** Passes: decode it. Drop: not worth it. Flood: this many have come that not even counting them is cheap. */
export type FilterVerdict = 'pass' | 'drop' | 'flood';

export interface PacketFilter {
  judge(packet: Uint8Array, from: string): FilterVerdict;
}

/** Bytes and records of a packet; those of a Paddock have about 600 and 4. */
const MOST_BYTES = 2048;
const MOST_RECORDS = 16;
const HEADER_BYTES = 12;
/** Decoded per second, of one address and of all, and at once after a pause. A host tells of itself every 6 s. */
const ADDRESS = { perSecond: 4, burst: 8, longest: 0 };
const ALL = { perSecond: 20, burst: 20, longest: 0 };
/** Packets of any kind in a window of ms; beyond it comes a flood. */
const MOST_PACKETS = 500;
const WINDOW = 1000;
/** What a Paddock's packets have in them, as DNS writes it. */
const LABEL = '\u0008_paddock\u0004_tcp';

/** now: ms from any start. */
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
