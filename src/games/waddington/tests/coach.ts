// Checks what the coach of Waddington's Formula 1 says against the rules. Read by src/games/coach.test.ts.

import { type AnyEvent, type CoachProofs, type Noted, simulateAnswer } from '../../coach-proof';
import { runMoves } from '../narration/forecast';
import { routesOf } from '../narration/routes';
import { wearGiven } from '../narration/texts';
import type { WaddingtonAction, WaddingtonChoices, WaddingtonState, WaddingtonView } from '../types';
import { routePreview } from '../ui/dashboard/choice/use-routes';
import { raceConfig } from './race-config';

export const coachProofs: CoachProofs = {
  configs: [
    raceConfig('thornbury-park', 6, { laps: 3 }),
    raceConfig('porto-sirena', 5, { laps: 5 }),
    raceConfig('hohenwaldring', 6, { laps: 5 }),
  ],
  preview({ seat, view, choices, action }) {
    const offer = choices as WaddingtonChoices;
    const answer = action as WaddingtonAction;
    const { circuit, cars } = view as WaddingtonView;
    if (offer.kind !== 'drive' || (answer.type !== 'drive' && answer.type !== 'run')) return null;
    const isDrive = answer.type === 'drive';
    const moves = isDrive ? offer.speeds.find(({ speed }) => speed === answer.speed)?.moves : undefined;
    const ways = routesOf(circuit, moves ?? runMoves(offer.runs, answer.speed));
    const route = ways.find(({ path }) => path.join() === answer.path.join());
    const superb = isDrive ? answer.superb : -1;
    return routePreview(circuit, seat, cars[seat]?.at ?? -1, ways, route, superb, isDrive ? answer.speed : null);
  },
  proofs: {
    speed: (noted) => {
      const moved = own(noted).find(({ type }) => type === 'carMoved');
      return { speed: Number(moved?.speed), n: ((moved?.path ?? []) as unknown[]).length - 1 };
    },
    wear: (noted) => {
      const worn = own(noted).find(({ type, cause }) => type === 'wearAdded' && cause === 'reduction');
      const set = own(noted).find(({ type }) => type === 'speedSet');
      const wear = wearGiven({ brakes: Number(worn?.brakes ?? 0), tyres: Number(worn?.tyres ?? 0) });
      return { from: Number(set?.from), speed: Number(set?.to), ...wear };
    },
    clean: (noted) => {
      const band = own(noted).find(({ type }) => type === 'bandCrossed');
      const isHarmed = Number(band?.excess) > 0;
      return { limit: Number(band?.limit), speed: isHarmed ? -1 : Number(band?.speed) };
    },
    fast: (noted) => bandOf(noted),
    spin: (noted) => {
      const spun = played(noted).some(({ type, seat }) => type === 'spunOff' && seat === noted.seat);
      return spun ? bandOf(noted) : { excess: -1 };
    },
    run: (noted) => {
      const run = (noted.choices as Offer<'drive'>).runs.find(({ blocker, spins }) => blocker >= 0 && !spins)!;
      const action = { type: 'run', path: run.path, speed: run.readings[0]!.speed };
      const held = simulateAnswer(noted, action).events.find(({ type }) => type === 'baulked');
      return { n: Number(held?.squares), speed: Number(held?.to) };
    },
    cards: ({ game, state, seat, ask: decision }) => {
      const answers = [...game.actions(state, decision)] as unknown as WaddingtonAction[];
      const playable = new Set(answers.flatMap((one) => (one.type === 'card' ? [one.card] : [])));
      const { hand } = (state as WaddingtonState).cars[seat]!;
      return { n: hand.filter((card) => playable.has(card)).length };
    },
    pit: (noted) => {
      const entered = own(noted).find(({ type }) => type === 'pitEntered');
      const isReset = own(noted).some(({ type }) => type === 'gaugesReset');
      return { tyres: isReset ? Number(entered?.tyres) : -1, brakes: Number(entered?.brakes) };
    },
  },
};

type Offer<K extends WaddingtonChoices['kind']> = Extract<WaddingtonChoices, { kind: K }>;

/** The immediate events of the answer. */
function own(noted: Noted): AnyEvent[] {
  return simulateAnswer(noted, noted.action).events.filter(({ seat }) => seat === noted.seat);
}

/** The events of the whole turn, without a card. */
function played(noted: Noted): AnyEvent[] {
  const isOver = (events: readonly AnyEvent[]) =>
    events.some(({ type, seat }) => type === 'turnEnded' && seat === noted.seat);
  return simulateAnswer(noted, noted.action, isOver).events;
}

/** The band with the most excess speed, except the one that Superb Driving frees. */
function bandOf(noted: Noted): Readonly<Record<string, number>> {
  const { superb } = noted.action as { superb?: number };
  const bands = own(noted).filter(({ type, corner }) => type === 'bandCrossed' && corner !== superb);
  const [worst] = bands.toSorted((a, b) => Number(b.excess) - Number(a.excess));
  return { limit: Number(worst?.limit), speed: Number(worst?.speed), excess: Number(worst?.excess) };
}
