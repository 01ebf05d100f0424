// A learner who drives RoboRally as its lesson teaches: checks where each register ends, touches the next checkpoint, and
// avoids pits and beams. Used by src/games/last-lap.test.ts.

import type { Happened, Learner } from '../../last-lap';
import { courseOf } from '../data/courses';
import { forecast } from '../outlook/forecast';
import type { Card, RoborallyAction, RoborallyChoices, RoborallyView } from '../types';

type Program = Extract<RoborallyChoices, { kind: 'program' }>;

/** Prefixes of a programme that are extended further. */
const KEPT = 10;
/** The value of a checkpoint, a damage point and a fall, steps. */
const CHECKPOINT = 100;
const DAMAGE = 1;
const FALL = 200;

/** The event type that each verdict sentence requires. */
export const happened: Happened = {
  checkpoints: 'checkpointTouched',
  belts: 'beltsMoved',
  moved: 'robotsMoved',
  destroyed: 'robotDestroyed',
  damaged: 'damageTaken',
  blocked: 'moveBlocked',
  pushed: 'robotsMoved',
  turns: 'turnStarted',
};

export const learner: Learner = ({ view, choices }): RoborallyAction => {
  const offer = choices as RoborallyChoices;
  switch (offer.kind) {
    case 'program':
      return {
        type: 'program',
        cards: program(view as RoborallyView, offer),
        powerDown: false,
        marked: [],
        gyro: false,
        spend: [],
      };
    case 'power':
      return { type: 'power', stay: offer.damage > 2 };
    case 'respawn': {
      const [place] = offer.places;
      if (place === undefined) throw new Error('there is always a place to return on');
      return { type: 'respawn', cell: place.cell, facing: place.usual, keep: false, lose: -1 };
    }
  }
};

/** Register by register, the prefixes that lead nearest. */
function program(view: RoborallyView, { hand, registers }: Program): Card[] {
  const begun = registers.map(({ locked, card }) => (locked ? card : 0));
  let kept: { cards: Card[]; score: number }[] = [{ cards: begun, score: 0 }];
  for (const [at, { locked }] of registers.entries()) {
    if (locked) continue;
    const next = kept.flatMap(({ cards }) =>
      hand
        .filter((card) => !cards.includes(card))
        .map((card) => {
          const laid = cards.with(at, card);
          return {
            cards: laid,
            score: scoreOf(
              view,
              laid.map((one, i) => (i <= at ? one : 0)),
            ),
          };
        }),
    );
    kept = next.toSorted((a, b) => a.score - b.score).slice(0, KEPT);
  }
  const [best] = kept;
  if (best === undefined) throw new Error('there is always a programme');
  return best.cards.map((card, at) => (registers[at]?.locked ? 0 : card));
}

/** Steps to go; lower is better. */
function scoreOf(view: RoborallyView, cards: readonly Card[]): number {
  const seat = view.own?.seat ?? 0;
  const steps = forecast(view, seat, cards);
  const [last, touched] = [steps.at(-1), steps.find(({ step }) => step === 'checkpoint')];
  const { distance, checkpoints } = courseOf(view.course);
  if (last === undefined || last.cell < 0) return FALL;
  const early = touched?.register ?? 0;
  if (last.flags >= checkpoints.length) return early - last.flags * CHECKPOINT;
  return (distance[last.flags]?.[last.cell] ?? 0) + DAMAGE * last.damage - last.flags * CHECKPOINT;
}
