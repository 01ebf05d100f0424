// A field about as strong as the player: which characters are proposed, and how the levels of the current ones follow. Pure,
// so that it can be tested without a page. Not here: ratings (host), or the order in which levels rise (src/ratings).

import { characterIn } from '@api/drivers';
import type { RivalTable } from '@api/ratings';
import type { Level } from '@core/contract';
import { characterOf } from '@drivers/characters';
import { freeCharacters } from '@drivers/table';
import { closeField, followField, type Opponent } from '@ratings/field';
import { seatedAs } from '../../../app/drivers/characters';
import type { Draft, DraftSeat } from '../draft';

/** What a close field depends on. levels: the game's levels, from the easiest. */
export interface Strengths {
  readonly table: RivalTable;
  readonly levels: readonly Level[];
}

/** New characters on every AI driver's seat, together about as strong as the player; another seed, other characters. */
export function withCloseField(draft: Draft, { table, levels }: Strengths, seed: string): Draft {
  const free = new Set(freeCharacters(draft.seats.filter((seat) => !isDriven(seat))).map(({ id }) => id));
  const rivals = table.rivals.filter(({ character }) => free.has(character));
  const seats = draft.seats.filter(isDriven).length;
  return withOpponents(draft, isDriven, closeField(table.own, rivals, seats, seed, levels));
}

/** The same characters, at the levels that bring them together nearest to the player. */
export function withFollowers(draft: Draft, { table, levels }: Strengths): Draft {
  const rivals = draft.seats.flatMap(
    (seat) => table.rivals.find(({ character }) => isCharacter(seat, character)) ?? [],
  );
  const known = new Set(rivals.map(({ character }) => character));
  return withOpponents(
    draft,
    (seat) => known.has(characterIn(seat.driver) ?? ''),
    followField(table.own, rivals, levels),
  );
}

/** A draft after a change: its field follows if it should. strengths: undefined before they are known. */
export function keptFollowing(draft: Draft, strengths: Strengths | undefined): Draft {
  return draft.follow && strengths !== undefined ? withFollowers(draft, strengths) : draft;
}

function isDriven(seat: DraftSeat): boolean {
  return seat.driver.kind === 'ai';
}

function isCharacter(seat: DraftSeat, character: string): boolean {
  return characterIn(seat.driver) === character;
}

/** These opponents, one after the other, on the given seats. */
function withOpponents(draft: Draft, isMeant: (seat: DraftSeat) => boolean, field: readonly Opponent[]): Draft {
  const left = [...field];
  const seats = draft.seats.map((seat): DraftSeat => {
    const next = isMeant(seat) ? left.shift() : undefined;
    const character = characterOf(next?.character);
    return next === undefined || character === undefined ? seat : { ...seat, ...seatedAs(character, next.level) };
  });
  return { ...draft, seats };
}
