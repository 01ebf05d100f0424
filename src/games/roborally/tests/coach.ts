// Compares what RoboRally's coach says with the rules. Used by src/games/coach.test.ts.

import { cloneState } from '@core/clone';
import { type AnyEvent, type CoachProofs, type Noted, simulateAnswer } from '../../coach-proof';
import { ghostsOf } from '../narration/forecast-text';
import type { RoborallyPreview } from '../narration/preview';
import { forecast } from '../outlook/forecast';
import type { RoborallyAction, RoborallyChoices, RoborallyState, RoborallyView, Robot } from '../types';
import { raceConfig } from './race-config';

export const coachProofs: CoachProofs = {
  configs: [
    raceConfig('first-shift', 4, { turnLimit: 20 }),
    raceConfig('foundry-run', 4, { turnLimit: 25, lives: 3 }),
    raceConfig('rush-hour', 5, { turnLimit: 25, lives: 3 }),
  ],
  preview({ seat, view, action }): RoborallyPreview | null {
    const answer = action as RoborallyAction;
    const none = { seat, ghosts: [], targets: [], chosen: null };
    if (answer.type !== 'program') return none;
    const { cards, marked, gyro, spend } = answer;
    return { ...none, ghosts: ghostsOf(forecast(view as RoborallyView, seat, cards, { marked, gyro, spend })) };
  },
  proofs: {
    program: (noted) => {
      const { hand, flags } = robotIn(noted);
      const answers = [...noted.game.actions(noted.state, noted.ask)] as unknown as RoborallyAction[];
      const whole = answers.find((one) => one.type === 'program');
      if (whole?.type !== 'program') return null;
      return { n: whole.cards.filter((card) => card > 0).length, cards: hand.length, number: flags + 1 };
    },
    order: (noted) => {
      const { hand } = robotIn(noted);
      const { events } = simulateAnswer(noted, noted.action, (all) => all.some(({ type }) => type === 'cardsRevealed'));
      const revealed = events.find(({ type }) => type === 'cardsRevealed')?.cards as { card: number }[] | undefined;
      const numbers = revealed?.map(({ card }) => card) ?? [];
      const isFalling = numbers.every((card, i) => i === 0 || card <= (numbers[i - 1] ?? 0));
      return { low: isFalling ? Math.min(...hand) : -1, high: Math.max(...hand) };
    },
    belt: (noted) => {
      const rides = alone(noted).filter(({ type }) => type === 'beltsMoved');
      const moved = rides.flatMap(({ register, moves }) =>
        (moves as { seat: number }[]).filter(({ seat }) => seat === noted.seat).map(() => Number(register)),
      );
      const [register] = moved;
      return { register: Number(register), n: moved.filter((one) => one === register).length };
    },
    laser: (noted) => {
      const hit = alone(noted).find(({ type, seat }) => type === 'damageTaken' && seat === noted.seat);
      return { register: Number(hit?.register), n: Number(hit?.amount) };
    },
    touch: (noted) => {
      const touched = alone(noted).find(({ type, seat }) => type === 'checkpointTouched' && seat === noted.seat);
      return { register: Number(touched?.register), number: Number(touched?.number) };
    },
    destroyed: (noted) => {
      const lost = alone(noted).find(({ type, seat }) => type === 'robotDestroyed' && seat === noted.seat);
      return { register: Number(lost?.register), lives: Number(lost?.lives) };
    },
    locked: (noted) => {
      const { damage, hand } = robotIn(noted);
      const { registers } = noted.choices as Extract<RoborallyChoices, { kind: 'program' }>;
      return { damage, cards: hand.length, n: registers.filter(({ card }) => card > 0).length };
    },
    back: (noted) => {
      const { lives } = robotIn(noted);
      const { events } = simulateAnswer(noted, { ...noted.action, keep: false });
      const back = events.find(({ type }) => type === 'robotRespawned');
      return { damage: Number(back?.damage), lives };
    },
  },
};

function robotIn({ state, seat }: Pick<Noted, 'state' | 'seat'>): Robot {
  return (state as RoborallyState).robots[seat]!;
}

/** What this programme's five registers do to a robot that is alone on the floor. */
function alone(noted: Noted): AnyEvent[] {
  const state = cloneState(noted.state) as RoborallyState;
  state.asks = state.asks.filter(({ seat }) => seat === noted.seat);
  state.robots.forEach((robot, seat) => {
    if (seat !== noted.seat && robot.status === 'inPlay') Object.assign(robot, { status: 'destroyed', cell: -1 });
  });
  const { events } = simulateAnswer({ ...noted, state }, noted.action);
  const end = events.findLastIndex(({ type }) => type === 'registerEnded');
  return events.slice(0, end + 1);
}
