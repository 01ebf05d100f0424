// The party as this page knows it: the table, the chat, who asks to join, and the functions to join, leave and speak.
// Not here: the race (screens/race) or the look of the lobby (screens/lobby).

import { HOST } from '@api/constants';
import type { ApiError, In } from '@api/contract';
import { message } from '@api/messages';
import type { ChatLine, Guest, NearbyParty, Party } from '@api/party';
import { newestLines } from '@api/talk-lines';
import type { MessageDescriptor } from '@i18n/messages';
import { toast } from '@ui/overlays/toasts';
import { playSound } from '@ui/sound/sound';
import { create } from 'zustand';
import { t } from '../../text/app';
import { attempt, client, comeHome, connectedWithin, own, whereAway } from '../client';
import { personHere, usePeople } from '../drivers/people';
import { steadyNow } from '../use-now';
import { byOwnClock, ROOM, selfOf, talkOf } from './at-party';
import {
  dropLastSeat,
  dropSeat,
  keepBanned,
  keepName,
  keepSeat,
  keepTable,
  keptBanned,
  keptSeat,
  keptTable,
} from './browser-storage';
import { deviceHere } from './device';

/** Chat lines that a page keeps, newest last. */
const MOST_LINES = 400;
/** ms that a new link may need. */
const BETWEEN = 3000;
/** ms between two measurements of the ping to the host. */
const PING_EVERY = 5000;

/** What a page knows of the party. */
export interface PartyState {
  /** null: no party is open, or this guest is not in it. Its guests are away since a time of this page's steady clock. */
  party: Party | null;
  lines: readonly ChatLine[];
  /** Unread lines by conversation: ROOM, HOST or a guest's id. */
  unread: Readonly<Record<string, number>>;
  /** The conversation on screen; null if there is none. */
  reading: string | null;
  /** People whose lines this page does not show: HOST or guests' ids. Nobody else knows. */
  muted: readonly string[];
  /** Why this guest is not (or no longer) in a party, as text. */
  over: ApiError | undefined;
  /** Another window has taken this one's seat. */
  moved: boolean;
  /** Other parties nearby, while a screen looks for them; undefined until the first answer. */
  near: readonly NearbyParty[] | undefined;
}

const NONE: PartyState = {
  party: null,
  lines: [],
  unread: {},
  reading: null,
  muted: [],
  over: undefined,
  moved: false,
  near: undefined,
};

/** The store of the party; read with useParty((s) => s.party). */
export const useParty = create<PartyState>(() => NONE);

/** Starts listening. Call it once per page. */
export function startParty(): void {
  client.on('party.update', ({ party, why }) => takeParty(party, why));
  client.on('party.said', hearLine);
  client.on('party.nudged', () => {
    playSound('yourTurn');
    const host = useParty.getState().party?.hostName;
    toast('info', host === undefined ? t('party.nudgedByHost') : t('party.nudged', { host }));
  });
  client.on('party.moved', () => useParty.setState({ ...NONE, moved: true }));
  own.on('near.changed', (near) => useParty.setState({ near }));
  client.onState((state) => {
    if (state !== 'connected') isAtTable = false;
  });
  useParty.subscribe(keepOwnTable);
  setInterval(() => void measurePing(), PING_EVERY);
}

/**
 * Asks the own host whether a party is open: for the host's own windows, at every handshake. The window goes back to its table, which
 * the host forgets with every connection.
 */
export async function refreshParty(): Promise<void> {
  const table = keptTable();
  const reply = await client.call('party.state', table === undefined ? {} : { table });
  isAtTable = reply.ok;
  if (!reply.ok) return;
  const { party, lines } = reply.value ?? { party: null, lines: [] };
  useParty.setState({ party: party && byOwnClock(party, steadyNow()), lines, over: undefined, moved: false });
}

/** Takes this window's seat again after a reload or a lost connection; does nothing without a kept seat. */
export async function resumeSeat(): Promise<void> {
  const seat = keptSeat();
  const { moved, party } = useParty.getState();
  if (seat === undefined || moved) return;
  // The page's own dead connection may still hold the seat for a moment: the host notices a cut later.
  await joinParty({ token: seat.token, ...(party !== null && { move: true }) });
}

/** Joins the table with a code or with an earlier token. Returns the reason if the host refuses. */
export async function joinParty(by: Omit<In<'party.join'>, 'device'>): Promise<ApiError | undefined> {
  // A banned guest is recognised by the earlier token, even with the party's code.
  const token = by.token ?? (by.hand === undefined ? keptBanned() : undefined);
  // In the app a guest brings the face of the person who is here; a browser has none.
  const look = whereAway() === undefined ? undefined : personHere(usePeople.getState())?.look;
  const input = { ...by, ...(token !== undefined && { token }), device: deviceHere(), ...(look && { look }) };
  let reply = await client.call('party.join', input);
  // The host ends links that wait too long for a code: the page may be between two of them right now.
  const isBetween = !reply.ok && reply.fault.code === 'offline' && by.token === undefined;
  if (isBetween && (await connectedWithin(BETWEEN))) reply = await client.call('party.join', input);
  if (!reply.ok) {
    const { fault: apiError } = reply;
    // A token that a host will never accept again is forgotten; a busy seat and a lost connection keep it.
    if (by.token !== undefined && (apiError.code === 'not-found' || apiError.code === 'not-allowed')) {
      dropSeat();
      dropLastSeat();
    }
    useParty.setState({ party: null, over: apiError });
    return apiError;
  }
  const { party, lines } = reply.value;
  const name = party.guests.find((guest) => guest.id === party.you)?.name ?? by.name ?? '';
  keepSeat({ token: reply.value.token, at: whereAway() ?? '', name, party: party.name });
  if (by.name !== undefined) keepName(by.name);
  const heard = byOwnClock(party, steadyNow());
  useParty.setState((s) => ({
    party: heard,
    lines,
    over: undefined,
    moved: false,
    unread: s.party === null ? {} : s.unread,
  }));
  return undefined;
}

/** Takes this window's seat back from the window that has taken it. */
export async function moveHere(token = keptSeat()?.token): Promise<void> {
  if (token !== undefined) await joinParty({ token, move: true });
}

/** A guest leaves the party; in the app, the page goes home. */
export async function leaveParty(): Promise<void> {
  await client.call('party.leave', {});
  forgetParty();
  if (whereAway() !== undefined) comeHome();
}

/** Forgets the party on this page without asking its host. */
export function forgetParty(): void {
  dropSeat();
  useParty.setState((s) => ({ ...NONE, near: s.near }));
}

/** Sends a line to a conversation: ROOM, HOST or a guest's id. phrase: the text is this quick phrase. */
export function say(talk: string, text: string, phrase?: In<'party.say'>['phrase']): Promise<null | undefined> {
  return attempt('party.say', { to: talk === ROOM ? null : talk, text, ...(phrase && { phrase }) });
}

/** Hides what a person writes, or shows it again. */
export function mute(person: string, isMuted: boolean): void {
  useParty.setState((s) => {
    const others = s.muted.filter((one) => one !== person);
    return { muted: isMuted ? [...others, person] : others };
  });
}

/** Marks a conversation as on screen: its lines count as read. null: none is on screen any more. */
export function readTalk(talk: string | null): void {
  useParty.setState((s) => ({ reading: talk, unread: talk === null ? s.unread : { ...s.unread, [talk]: 0 } }));
}

/** This window of the host is at its table: not between a connection and the host's answer, when it counts as at the first one. */
let isAtTable = false;

function keepOwnTable({ party }: PartyState): void {
  if (isAtTable && party?.you === null && party.table !== '' && party.table !== keptTable()) keepTable(party.table);
}

function takeParty(party: Party | null, why: MessageDescriptor | null): void {
  const before = useParty.getState().party;
  if (party === null) {
    if (before === null) return;
    if (before.you === null) {
      useParty.setState({ party: null, lines: [], unread: {} });
      return;
    }
    if (why?.id === 'party.banned') keepBanned();
    dropSeat();
    const descriptor = why ?? message('why.closed', { host: before.hostName });
    useParty.setState((s) => ({ ...NONE, near: s.near, over: { code: 'not-allowed', said: descriptor } }));
    return;
  }
  if (before !== null && party.you === null && party.guests.some((one) => isNew(one, before))) playSound('joined');
  useParty.setState({ party: byOwnClock(party, steadyNow()), over: undefined });
}

function isNew(guest: Guest, before: Party): boolean {
  return before.guests.every((one) => one.id !== guest.id);
}

function hearLine(line: ChatLine): void {
  const { party, reading, muted } = useParty.getState();
  if (party === null) return;
  const talk = talkOf(line, party);
  const from = line.from ?? HOST;
  const counts = from !== 'party' && from !== selfOf(party) && reading !== talk && !muted.includes(from);
  useParty.setState((s) => ({
    lines: newestLines([...s.lines.filter((one) => one.id !== line.id), line], MOST_LINES),
    unread: counts ? { ...s.unread, [talk]: (s.unread[talk] ?? 0) + 1 } : s.unread,
  }));
  if (counts) playSound('tick');
}

let lastPing: number | null = null;
/** Guests only: measures the round trip to the host. */
async function measurePing(): Promise<void> {
  const { party } = useParty.getState();
  if (party === null || party.you === null || document.hidden || client.state() !== 'connected') return;
  const sent = steadyNow();
  const reply = await client.call('party.ping', { last: lastPing });
  lastPing = reply.ok ? Math.min(60_000, Math.round(steadyNow() - sent)) : null;
}
