// What people won in the careers of this computer and may wear. Not here: what careers pay (src/career), or wearing it (people.ts).

import { message } from '@api/messages';
import type { PersonParts, Prize } from '@api/people/commands';
import { goalMessage } from '@career/objectives';
import { cosmeticOf, isSame, REWARDS } from '@career/rewards';
import type { CareerState, Offer, Reward } from '@career/types';
import { currentSeason } from '@career/view';
import { chosenOf, goalState, wonOf } from '@career/won';
import { type Refused, refuse } from '../api-errors';
import { settleRaces, stateIn } from '../career/state';
import type { Context } from '../context';
import { folded, type KnownPerson } from './known';

/** How a reward is won: the objective, and the career's name. */
type How = Pick<Prize, 'won' | 'how' | 'career'>;

const NOWHERE: How = { won: false, how: null, career: null };

/** Liveries and patterns that objectives pay. */
const WEARABLE = REWARDS.filter(({ kind }) => kind !== 'trophy');

/** Every livery and pattern that careers pay, and how the person of this name won or can win it. */
export function prizesOf(context: Context, name: string): Prize[] {
  const careers = careersOf(context, name);
  return WEARABLE.map((reward) => ({ ...cosmeticOf(reward), ...howOf(careers, reward) }));
}

/** Refuses a livery or pattern that the person has not won; what they wear already is theirs to keep. */
export function refusedPrize(
  context: Context,
  { parts, settings }: Pick<KnownPerson, 'parts' | 'settings'>,
  { livery, pattern }: { livery?: PersonParts['livery'] | undefined; pattern?: PersonParts['pattern'] | undefined },
): Refused | undefined {
  const asked = WEARABLE.filter(
    ({ kind, id }) =>
      (kind === 'livery' && id === livery && id !== parts.livery) ||
      (kind === 'pattern' && id === pattern && id !== parts.pattern),
  );
  if (asked.length === 0) return undefined;
  const careers = careersOf(context, settings.name);
  const locked = asked.find((reward) => !howOf(careers, reward).won);
  return locked && refuse('not-allowed', message('people.not-won', { name: cosmeticOf(locked).said }));
}

/** A career as its rewards need it. */
interface Rewarding {
  readonly name: string;
  readonly won: ReturnType<typeof wonOf>;
  /** Objectives that can still pay: the chosen ones that are open, or all on offer before three are chosen. */
  readonly open: readonly { readonly offer: Offer; readonly said: Prize['how'] }[];
}

/** The careers of the person of this name, last saved first, with the results of races that have just ended. */
function careersOf(context: Context, name: string): Rewarding[] {
  settleRaces(context);
  return context.store.careers.list().flatMap((stored): Rewarding[] => {
    const state = stateIn(context, stored);
    const isTheirs = state?.plan.people.some((one) => folded(one.name.trim()) === folded(name.trim())) === true;
    return state === undefined || !isTheirs ? [] : [rewarding(context, state)];
  });
}

function rewarding({ games }: Context, state: CareerState): Rewarding {
  const season = currentSeason(state, games);
  const offers = season.drawn.chosen === null ? season.drawn.offers : chosenOf(season);
  const open = offers.filter((offer) => goalState(state, games, season, offer) === 'open');
  return {
    name: state.plan.name,
    won: wonOf(state, games, state.plan.seasons.length),
    open: open.map((offer) => ({ offer, said: goalMessage(offer, games) })),
  };
}

function howOf(careers: readonly Rewarding[], reward: Reward): How {
  for (const { name, won } of careers) {
    const own = won.find((one) => isSame(one, reward));
    if (own !== undefined) return { won: true, how: own.why, career: name };
  }
  for (const { name, open } of careers) {
    const next = open.find(({ offer }) => isSame(offer.reward, reward));
    if (next !== undefined) return { won: false, how: next.said, career: name };
  }
  return NOWHERE;
}
