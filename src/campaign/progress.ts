// Which races of the campaign and steps of the ladder are open, done or locked. Not here: what they are (plan.ts).

/** done: the goal was reached, and it can be raced again. open: to be raced. locked: the one before has to be done first. */
export type ChallengeState = 'done' | 'open' | 'locked';

/** The states of a game's races or steps. done: numbers of those whose goal was reached, from 1. all: none is locked. */
export function statesOf(count: number, done: ReadonlySet<number>, all = false): ChallengeState[] {
  return Array.from({ length: count }, (_, at) => {
    const n = at + 1;
    if (done.has(n)) return 'done';
    return all || n === 1 || done.has(n - 1) ? 'open' : 'locked';
  });
}

/** The number to suggest next: the first open one that is not done; undefined if everything is done. */
export function nextOf(states: readonly ChallengeState[]): number | undefined {
  const at = states.indexOf('open');
  return at < 0 ? undefined : at + 1;
}
