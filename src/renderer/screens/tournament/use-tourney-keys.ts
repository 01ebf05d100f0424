// The keys of a tournament's page: arrows walk the tables, Enter watches, and for the host A calls, Space pauses, R corrects.

import { useKeys, useSpace } from '@ui/keys';
import { isOff } from '@ui/why/off';
import { attempt } from '../../app/client';
import { canWatch } from './bracket/table-menu';
import type { TourneyPart } from './context';
import { whyUncallable, whyUncorrectable, whyUnpausable } from './head/head';
import { partyTableOf, placedAt } from './model/lookup';
import { type Step, stepFrom } from './model/walk';

/** Listens while the page is open. focused: the table that keys refer to. */
export function useTourneyKeys(
  part: TourneyPart,
  chosen: string | undefined,
  choose: (round: string) => void,
): { focused: string | undefined } {
  const { view, party, isHost, actions } = part;
  const focused = chosen !== undefined && placedAt(view, chosen) !== undefined ? chosen : undefined;
  const walk = (step: Step) => () => {
    const next = stepFrom(view.stages, focused, step);
    if (next === undefined) return;
    choose(next);
    const card = document.querySelector<HTMLElement>(`[data-table="${next}"]`);
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const match = focused === undefined ? null : (placedAt(view, focused)?.table.match ?? null);
  const isAtParty = focused !== undefined && partyTableOf(party, focused) !== undefined;
  useKeys({
    arrowleft: walk('left'),
    arrowright: walk('right'),
    arrowup: walk('up'),
    arrowdown: walk('down'),
    enter: focused !== undefined && canWatch(match, isAtParty, isHost) ? () => actions.watch(focused) : undefined,
    a: isHost && !isOff(whyUncallable(part)) ? () => actions.call() : undefined,
    r: isHost && !isOff(whyUncorrectable(part)) ? () => actions.correct(focused) : undefined,
  });
  useSpace(() => {
    if (isHost && !isOff(whyUnpausable(part))) void attempt('tournaments.pause', { paused: !view.isPaused });
  });
  return { focused };
}
