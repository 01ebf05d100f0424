// Tells everybody that the party changed: each guest, the host's windows, the network and the disk; and minds its times.
// Not for: the changes themselves.

import { createMeter } from '@api/rate';
import { tellOwners } from '../context';
import type { Advert } from '../lan/lan';
import { aroundOf, type Desk, isHostAway, tell, writeRoster } from './desk';
import { getUp } from './members';
import { KEPT_MS, lifeOf, type OpenParty, partyFor } from './open-party';
import { closeParty } from './opening';
import { nextRelief, relieve } from './relief';
import { keep, savedOf } from './saved';

/** Pings are told together, not each on its own, ms. */
const PINGS_EVERY = 5000;
/** How often a party that changes all the time is told; changes beyond that are told together, after ms. */
const PUSHES = { perSecond: 30, burst: 60 };
const TOGETHER_MS = 250;
/** Names, colours and the like reach the disk so much later, ms; who may come back, and into which car, at once. */
const KEEP_MS = 1000;

export interface Crier {
  /** After every change. */
  changed(): void;
  /** A guest has told its ping. */
  pinged(): void;
  stop(): void;
}

/** Of the desk's one party. */
export function createCrier(desk: Desk): Crier {
  const { context, lan } = desk;
  const mayPush = createMeter(PUSHES, () => context.clock.steady());
  let kept = '';
  let keptEssence = '';
  let advertised = '';
  /** The party whose host's windows know of it. */
  let told: OpenParty | undefined;
  const absence = alarm(desk);
  const reliefs = alarm(desk);
  const ending = alarm(desk);
  const pings = alarm(desk);
  const hands = alarm(desk);
  const pushes = alarm(desk);
  const keeping = alarm(desk);

  function push(): void {
    const party = desk.open;
    if (party === undefined) {
      if (told !== undefined) tellOwners(context, 'party.update', { party: null, why: null });
      told = undefined;
      return;
    }
    told = party;
    const around = aroundOf(context, party);
    tellOwners(context, 'party.update', { party: partyFor(party, undefined, around), why: null });
    for (const member of party.members) {
      if (member.session === undefined) continue;
      tell(member, 'party.update', { party: partyFor(party, member, around), why: null });
    }
  }

  function keepIt(): void {
    const party = desk.open;
    const saved = party && savedOf(party);
    const text = saved === undefined ? '' : JSON.stringify(saved);
    if (text !== kept && saved !== undefined) keep(context, saved);
    kept = text;
    keeping.set(undefined, () => {});
  }

  function keepSoon(): void {
    const essence = essenceOf(desk.open);
    if (essence !== keptEssence) keepIt();
    else if (!keeping.isSet()) keeping.set(KEEP_MS, keepIt);
    keptEssence = essence;
  }

  function pushSoon(): void {
    if (desk.open === undefined || (!pushes.isSet() && mayPush())) push();
    else if (!pushes.isSet()) pushes.set(TOGETHER_MS, push);
  }

  function advertise(): void {
    const party = desk.open;
    const advert = party === undefined || party.quiet ? null : advertOf(party);
    const text = JSON.stringify(advert);
    if (text !== advertised) lan.announce(advert);
    advertised = text;
  }

  /** Frees the seats of those who were gone too long, and takes them off the list. */
  function sweep(): void {
    const party = desk.open;
    if (party === undefined) return;
    const now = context.clock.steady();
    const life = lifeOf(party.rules);
    for (const member of party.members) {
      if (party.match === null && member.away !== null && now - member.away >= KEPT_MS) getUp(member);
    }
    party.members = party.members.filter((one) => one.seat !== null || one.away === null || now - one.away < life);
    changed();
  }

  function wind(): void {
    const party = desk.open;
    const now = context.clock.steady();
    const life = party === undefined ? 0 : lifeOf(party.rules);
    const next = (party?.members ?? []).flatMap(({ away, seat }) => {
      if (away === null || (seat !== null && party?.match !== null)) return [];
      return [away + KEPT_MS, away + life].filter((at) => at > now);
    });
    reliefs.set(party && nextRelief(desk, party), () => relieve(desk));
    absence.set(next.length === 0 ? undefined : Math.min(...next) - now, sweep);
    const lastHand = Math.max(0, ...(party?.hands ?? []).map((hand) => hand.expiresAt - now));
    const isOver = party?.quiet === true && party.members.length === 0;
    hands.set(isOver ? lastHand : undefined, () => void closeParty(desk, 'No hand is on a phone any more.'));
    const isEmpty = party?.members.every((member) => member.session === undefined) === true && isHostAway(context);
    if (!isEmpty) ending.set(undefined, () => {});
    else if (!ending.isSet()) ending.set(life, () => void closeParty(desk, 'Nobody was at the party any more.'));
  }

  function changed(): void {
    writeRoster(desk);
    pushSoon();
    keepSoon();
    advertise();
    wind();
  }

  return {
    changed,
    pinged() {
      if (!pings.isSet()) pings.set(PINGS_EVERY, push);
    },
    stop() {
      keepIt();
      for (const one of [absence, reliefs, ending, pings, hands, pushes, keeping]) one.set(undefined, () => {});
    },
  };
}

/** What must be on disk before anybody relies on it: the race, the code, the guests, and in a race their cars. */
function essenceOf(party: OpenParty | undefined): string {
  if (party === undefined) return '';
  const { match, code, members, season } = party;
  const guests = members.filter((one) => !one.knocking);
  return JSON.stringify([
    match,
    code,
    season,
    guests.map((one) => [one.key, match === null ? null : one.seat, one.standIn]),
  ]);
}

/** A timer that can be set anew. */
function alarm({ context }: Desk) {
  let cancel: (() => void) | undefined;
  return {
    isSet: () => cancel !== undefined,
    set(ms: number | undefined, run: () => void) {
      cancel?.();
      cancel = undefined;
      if (ms === undefined) return;
      cancel = context.clock.setTimer(ms, () => {
        cancel = undefined;
        run();
      });
    },
  };
}

function advertOf(party: OpenParty): Advert {
  const taken = party.chairs.filter((chair, seat) => {
    return chair.driver.kind !== 'lan' || party.members.some((member) => member.seat === seat);
  }).length;
  return {
    id: party.id,
    name: party.name,
    hostName: party.hostName,
    game: party.race.game,
    race: { circuit: party.race.circuit, options: party.race.options },
    seats: { taken, all: party.chairs.length },
    state: party.match === null ? 'waiting' : 'racing',
  };
}
