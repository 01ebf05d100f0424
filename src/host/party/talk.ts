// The party's chat: public lines, private lines, and announcements by the party itself. Not here: who may chat.

import { HOST } from '@api/constants';
import type { In } from '@api/contract';
import { message } from '@api/messages';
import type { ChatLine } from '@api/party';
import { createMeter } from '@api/rate';
import type { Session } from '@api/session';
import { newestLines } from '@api/talk-lines';
import type { MessageDescriptor } from '@i18n/messages';
import { type Refused, refuse } from '../api-errors';
import { tellOwners } from '../context';
import { type Hosting, tableOf, tell } from './hosting';
import { cleanText } from './names';
import { type Member, memberAt, type OpenParty } from './open-party';

/** Lines that the host keeps, and the newest of them that a new guest gets. */
const KEPT_LINES = 400;
const SENT_LINES = 200;
/** Lines that one person may send within SPELL_MS (ms). */
const LINES_PER_SPELL = 8;
const SPELL_MS = 5000;
/** Limit for joined and left messages in the chat. */
const COMINGS = { perSecond: 0.2, burst: 30 };

/** The newest lines that this guest may read; undefined: the host's windows. */
export function linesFor(party: OpenParty, member: Member | undefined): ChatLine[] {
  if (member?.knocking === true) return [];
  return newestLines(
    party.lines.filter((line) => mayRead(line, member)),
    SENT_LINES,
  );
}

/** Sends a line to the room, the host or one guest. */
export function say(
  hosting: Hosting,
  party: OpenParty,
  session: Session,
  { to, text: input, phrase }: In<'party.say'>,
): Refused | undefined {
  const text = cleanText(input);
  if (text === '') return refuse('bad-input', message('talk.empty'));
  const member = memberAt(party, session);
  const from = member?.id ?? null;
  const self = member?.id ?? HOST;
  if (to === self) return refuse('bad-input', message('talk.self'));
  if (to !== null && to !== HOST && !party.members.some((one) => one.id === to && !one.knocking)) {
    return refuse('not-found', message('party.no-guest'));
  }
  if (member !== undefined && to !== HOST && !party.rules.chat) return refuse('not-allowed', message('talk.off'));
  const now = hosting.context.clock.steady();
  party.spoken = party.spoken.filter((one) => one.at > now - SPELL_MS);
  const recent = party.spoken.filter((one) => one.from === from);
  if (recent.length >= LINES_PER_SPELL) return refuse('too-fast', message('talk.fast'));
  party.spoken.push({ from, at: now });
  const said = phrase === undefined ? null : message(`talk.phrase.${phrase}`);
  const car = said === null || to !== null ? undefined : carOf(hosting, party, session);
  add(hosting, party, { from, name: member?.name ?? party.hostName, to, text, said, ...(car && { car }) });
  return undefined;
}

/** The car that this person drives in a race: the host's own, even while several people share the host's screen. */
function carOf(hosting: Hosting, party: OpenParty, session: Session): ChatLine['car'] {
  const { match, chairs } = tableOf(hosting, party, session);
  const member = memberAt(party, session);
  const own = chairs.findIndex(({ driver }) => driver.kind === 'you');
  const seat = member === undefined ? own : (member.seat ?? -1);
  return match === null || seat < 0 ? undefined : { match, seat };
}

/** Sends an announcement by the party itself to the room. */
export function announce(hosting: Hosting, party: OpenParty, descriptor: MessageDescriptor): void {
  add(hosting, party, { from: 'party', name: party.name, to: null, text: '', said: descriptor });
}

/** Announces who comes and goes; rate-limited, because the list of guests shows it anyway. */
export function announceComing(hosting: Hosting, party: OpenParty, descriptor: MessageDescriptor): void {
  const mayTell = comings.get(party) ?? createMeter(COMINGS, () => hosting.context.clock.steady());
  comings.set(party, mayTell);
  if (mayTell()) announce(hosting, party, descriptor);
}
const comings = new WeakMap<OpenParty, () => boolean>();

function add(hosting: Hosting, party: OpenParty, content: Omit<ChatLine, 'id' | 'at'>): void {
  const line: ChatLine = { id: (party.lines.at(-1)?.id ?? 0) + 1, at: hosting.context.clock.now(), ...content };
  party.lines = newestLines([...party.lines, line], KEPT_LINES);
  if (mayRead(line, undefined)) tellOwners(hosting.context, 'party.said', line);
  for (const member of party.members) if (!member.knocking && mayRead(line, member)) tell(member, 'party.said', line);
  const { id, said, car } = line;
  if (said !== null && car !== undefined) hosting.phrase({ id, said, car });
}

function mayRead({ from, to }: ChatLine, reader: Member | undefined): boolean {
  if (to === null) return true;
  const self = reader?.id ?? HOST;
  return to === self || (from ?? HOST) === self;
}
