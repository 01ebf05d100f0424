// What a guest's browser keeps: the seat of this window, the last seat of any window, and the guest's own settings; and what every
// page keeps for its next start. Not here: the host's own settings and races, which are on its disk.

import type { Settings } from '@api/contract';

/** What brings a person back to a party. at: the address where the app found it, '' for the page's own host. */
export interface KeptSeat {
  token: string;
  at: string;
  name: string;
  party: string;
}

const SEAT = 'paddock.seat';
const SETTINGS = 'paddock.settings';
const NAME = 'paddock.name';
const LANGUAGE = 'paddock.language';
const BANNED = 'paddock.banned';
const TV = 'paddock.tv';
const TABLE = 'paddock.table';
const FACE = 'paddock.face';

/** A face that was drawn. look: what it was drawn from, as JSON. url: the picture's own data. */
export interface KeptFace {
  look: string;
  url: string;
}

/** The seat of this window: it survives a reload, and other windows have their own. */
export function keptSeat(): KeptSeat | undefined {
  return seatIn(read('sessionStorage', SEAT));
}

/** The seat that any window of this browser had last: offered, never taken automatically. */
export function lastSeat(): KeptSeat | undefined {
  return seatIn(read('localStorage', SEAT));
}

/** Keeps a seat as this window's own and as the browser's last one. */
export function keepSeat(seat: KeptSeat): void {
  const text = JSON.stringify(seat);
  write('sessionStorage', SEAT, text);
  write('localStorage', SEAT, text);
}

/** Forgets this window's seat, and the browser's last one if it is the same. */
export function dropSeat(): void {
  const mine = keptSeat();
  write('sessionStorage', SEAT, null);
  if (mine !== undefined && lastSeat()?.token === mine.token) write('localStorage', SEAT, null);
}

/** Forgets the browser's last seat: its party no longer accepts it. */
export function dropLastSeat(): void {
  write('localStorage', SEAT, null);
}

/** Keeps the token of this window's seat as the banned one, which the page sends to a host with every code. */
export function keepBanned(): void {
  const seat = keptSeat();
  if (seat !== undefined) write('localStorage', BANNED, seat.token);
}

/** The last token that was banned; undefined if none was. */
export function keptBanned(): string | undefined {
  return read('localStorage', BANNED) ?? undefined;
}

/** What a television keeps over a reload: its mark, and the code that let it in. */
export interface KeptTv {
  mark: string;
  code?: string;
}

/** What this window keeps as a television; undefined if it was none. */
export function keptTv(): KeptTv | undefined {
  const kept = parsed(read('sessionStorage', TV));
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { mark, code } = kept as Record<string, unknown>;
  if (typeof mark !== 'string' || !/^\d{2}$/.test(mark)) return undefined;
  return { mark, ...(typeof code === 'string' && { code }) };
}

/** Keeps this window's mark and code as a television. */
export function keepTv(tv: KeptTv): void {
  write('sessionStorage', TV, JSON.stringify(tv));
}

/** The table (id) at which this window of the host was last; undefined if at none. */
export function keptTable(): string | undefined {
  return read('sessionStorage', TABLE) ?? undefined;
}

/** Keeps the table of this window of the host. */
export function keepTable(table: string): void {
  write('sessionStorage', TABLE, table);
}

/** The name under which this browser joined last; '' before the first time. */
export function keptName(): string {
  return read('localStorage', NAME) ?? '';
}

/** Keeps a name for the next time. */
export function keepName(name: string): void {
  write('localStorage', NAME, name);
}

/**
 * The guest's settings from this browser; any that is missing or unreadable is taken from `otherwise`. What checks them is only
 * loaded if there are any, so not at a guest's first visit.
 */
export async function keptSettings(otherwise: Settings): Promise<Settings> {
  const kept = parsed(read('localStorage', SETTINGS));
  if (kept === undefined) return otherwise;
  const { settingsIn } = await import('@api/settings');
  return settingsIn(kept, otherwise);
}

/** Keeps a guest's settings in this browser. */
export function keepSettings(settings: Settings): void {
  write('localStorage', SETTINGS, JSON.stringify(settings));
}

/** The face of the person who was here last, as it was drawn; undefined if none is kept. */
export function keptFace(): KeptFace | undefined {
  const kept = parsed(read('localStorage', FACE));
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { look, url } = kept as Record<string, unknown>;
  return typeof look === 'string' && typeof url === 'string' ? { look, url } : undefined;
}

/** Keeps a face for the next start of this page. */
export function keepFace(face: KeptFace): void {
  write('localStorage', FACE, JSON.stringify(face));
}

/** The page's last language, known before the host has answered; 'system' if none is kept. */
export function keptLanguage(): string {
  return read('localStorage', LANGUAGE) ?? 'system';
}

/** Keeps the language for the next start of this page. */
export function keepLanguage(language: string): void {
  write('localStorage', LANGUAGE, language);
}

function seatIn(text: string | null): KeptSeat | undefined {
  const kept = parsed(text);
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { token, at, name, party } = kept as Record<string, unknown>;
  if (typeof token !== 'string' || typeof at !== 'string') return undefined;
  return { token, at, name: typeof name === 'string' ? name : '', party: typeof party === 'string' ? party : '' };
}

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Place = 'sessionStorage' | 'localStorage';

/** A browser may forbid storage: then nothing is kept, and everything else works. */
function read(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

function write(place: Place, key: string, text: string | null): void {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
  } catch {
    // Full or forbidden: nothing is kept.
  }
}
