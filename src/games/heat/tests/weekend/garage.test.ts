// Upgrades in the deck after a real draft: every type is drafted and played, and every symbol does what is printed (R37 to R64).

import { drawOf } from '@core/io';
import { seedRng } from '@core/rng';
import { beforeAll, describe, expect, test } from 'vitest';
import { wholeRace } from '../../../whole-race';
import { CARDS, upgradesOf } from '../../data/cards';
import { heat } from '../../index';
import type { HeatAction } from '../../types';
import { Audit } from '../audit';
import { anyWeekend } from '../race-config';

const RACES = 240;
const SYMBOLS = [
  'plus',
  'cooldown',
  'reduceStress',
  'slipstream',
  'scrap',
  'salvage',
  'superCool',
  'accelerate',
  'limit',
  'directPlay',
  'refresh',
] as const;

describe(`over ${RACES} weekends at random, reckoned anew from what the table saw`, () => {
  const uses = new Map<string, number>();
  beforeAll(() => {
    for (let n = 0; n < RACES; n++) {
      const config = anyWeekend(drawOf(seedRng(`garage ${n}`)));
      const audit = new Audit(config.circuit);
      const { log } = wholeRace(
        heat,
        config,
        `garage ${n}`,
        (s, decision, draw): HeatAction => keen(() => heat.sample(s, decision, draw)),
      );
      for (const event of log) audit.see(event);
      for (const [use, count] of audit.uses) uses.set(use, (uses.get(use) ?? 0) + count);
    }
  });

  const types = [
    ...new Set(upgradesOf('mixed').flatMap((id) => (CARDS[id]?.kind === 'upgrade' ? [CARDS[id]?.type ?? ''] : []))),
  ];

  test('there are eleven types', () => {
    expect(types).toHaveLength(11);
  });

  test.each(types)('%s is drafted and played, and each of its symbols is used', (type) => {
    const designs = CARDS.filter((face) => face.type === type && face.kind === 'upgrade');
    const printed = SYMBOLS.filter((symbol) => designs.some((face) => Number(face.symbols[symbol]) !== 0));
    const several = designs.some((face) => face.values.length > 1) ? ['value'] : [];
    for (const what of ['drafted', 'played', ...several, ...printed]) {
      expect([type, what, (uses.get(`${type} ${what}`) ?? 0) > 0]).toEqual([type, what, true]);
    }
  });
});

/** Samples again, at most twice, if the answer is to retire or to be done, since both end a turn early. */
function keen(sample: () => HeatAction): HeatAction {
  let chosen = sample();
  for (let n = 0; n < 2 && (chosen.type === 'retire' || chosen.type === 'done'); n++) chosen = sample();
  return chosen;
}
