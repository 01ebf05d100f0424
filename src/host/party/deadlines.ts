// What happens at the party because time has passed: absent guests' seats, stand-ins, hands on phones, and an empty
// party. Not here: the time of decisions in the race (decision-clocks.ts).

import { message } from '@api/messages';
import { createAlarm } from '../alarm';
import { type Hosting, isHostAway } from './hosting';
import { getUp } from './members';
import { KEPT_MS, lifeOf, type OpenParty } from './open-party';
import { closeParty } from './opening';
import { nextTakeover, takeOverMissing } from './takeover';
import { nextCall, startCalled } from './tournament/called';

export interface Deadlines {
  /** Sets all timers again, after a change of the party. */
  set(): void;
  stop(): void;
}

/** Deadlines of this host's one party. changed: called when one has changed the party. */
export function createDeadlines(hosting: Hosting, changed: () => void): Deadlines {
  const { clock } = hosting.context;
  const absence = createAlarm(clock);
  const takeovers = createAlarm(clock);
  const ending = createAlarm(clock);
  const hands = createAlarm(clock);
  const calls = createAlarm(clock);

  function setHands(party: OpenParty | undefined): void {
    const lastHand = Math.max(
      0,
      ...(party?.tables ?? []).flatMap(({ hands }) => hands).map((hand) => hand.expiresAt - clock.steady()),
    );
    const isOver = party?.quiet === true && party.members.length === 0;
    hands.set(isOver ? lastHand : undefined, () => void closeParty(hosting, message('why.no-hands')));
  }

  function setEnding(party: OpenParty | undefined): void {
    const isEmpty =
      party?.members.every(({ session }) => session === undefined) === true && isHostAway(hosting.context);
    if (!isEmpty) ending.off();
    else if (!ending.isSet()) {
      ending.set(lifeOf(party.rules), () => void closeParty(hosting, message('why.nobody')));
    }
  }

  return {
    set() {
      const party = hosting.open;
      calls.set(party && nextCall(hosting.context, party), () => startCalled(hosting));
      takeovers.set(party && nextTakeover(hosting, party), () => takeOverMissing(hosting));
      absence.set(party && nextFreed(party, clock.steady()), () => {
        if (hosting.open === undefined) return;
        freeSeats(hosting.open, clock.steady());
        changed();
      });
      setHands(party);
      setEnding(party);
    },
    stop() {
      for (const one of [absence, takeovers, ending, hands, calls]) one.off();
    },
  };
}

/** ms until an absent guest's seat is freed; undefined if no one is away. now: ms, steady clock. */
function nextFreed(party: OpenParty, now: number): number | undefined {
  const life = lifeOf(party.rules);
  const next = party.members.flatMap(({ away, seat, table }) => {
    if (away === null || (seat !== null && table.match !== null)) return [];
    return [away + KEPT_MS, away + life].filter((at) => at > now);
  });
  return next.length === 0 ? undefined : Math.min(...next) - now;
}

/** Changes the party: frees the seats of guests who were away too long, and removes them from the list. */
function freeSeats(party: OpenParty, now: number): void {
  const life = lifeOf(party.rules);
  for (const member of party.members) {
    if (member.table.match === null && member.away !== null && now - member.away >= KEPT_MS) getUp(member);
  }
  party.members = party.members.filter((one) => one.seat !== null || one.away === null || now - one.away < life);
}
