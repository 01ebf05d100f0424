// AI drivers who take over automatically for guests that a race has waited for long enough, if the host allows it.
// Not here: asking the host what to do about it (renderer/screens/race/layers/absence.tsx).

import { message } from '@api/messages';
import type { Hosting } from './hosting';
import { guestsAt, type Member, type OpenParty, type Table } from './open-party';
import { handOver } from './racing';
import { announce } from './talk';

/** ms until an AI driver takes over from a guest; undefined if no one is missing. */
export function nextTakeover(hosting: Hosting, party: OpenParty): number | undefined {
  const now = hosting.context.clock.steady();
  const waits = party.tables
    .flatMap((table) => missing(hosting, table))
    .map((member) => Math.max(0, dueOf(member) - now));
  return waits.length === 0 ? undefined : Math.min(...waits);
}

/** Lets an AI driver take the car of each guest who has been away too long, until they are back. */
export function takeOverMissing(hosting: Hosting): void {
  const party = hosting.open;
  if (party === undefined) return;
  const now = hosting.context.clock.steady();
  for (const member of party.tables.flatMap((table) => missing(hosting, table))) {
    const { seat, name, table } = member;
    if (table.match === null || seat === null || dueOf(member) > now) continue;
    const driver = { kind: 'ai', level: table.rules.aiLevel } as const;
    const done = handOver(hosting, { match: table.match, seat, driver });
    if (done.ok) announce(hosting, party, message('said.relieved', { name }));
  }
}

/**
 * Guests who are away from their car in a watched race; a suspended race waits for no one. Players who hold their cards on
 * a phone are excluded: they sit at the host's screen, where someone can ask them.
 */
function missing(hosting: Hosting, table: Table): Member[] {
  if (!table.rules.standIn || table.match === null) return [];
  const race = hosting.races.live(table.match);
  if (race === undefined || !race.isWatched() || race.isOver()) return [];
  const seats = race.drivenBy();
  return guestsAt(table).filter(({ seat, away, hand }) => {
    return away !== null && hand === undefined && seat !== null && seats[seat]?.driver.kind === 'lan';
  });
}

function dueOf({ away, table }: Member): number {
  return (away ?? 0) + table.rules.patience * 1000;
}
