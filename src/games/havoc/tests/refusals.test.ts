// Every refusal has a text in every language, with its numbers, what is allowed and what to do.

import type { RuleViolation } from '@core/contract';
import { begin as beginRace } from '@core/engine';
import { ioWith } from '@core/io';
import { refusalIn, untranslatedIn } from '@i18n/tests/refusals';
import { describe, expect, it } from 'vitest';
import { coinNamed } from '../data/coins';
import { spaceNamed } from '../data/track';
import { havoc } from '../index';
import { setup } from '../setup';
import type { HavocAction, HavocConfig } from '../types';
import { VIOLATIONS, type ViolationCode } from '../violations';
import { card, Race } from './race';
import { raceConfig } from './race-config';

const coin = (kind: string, at: string): HavocAction => ({
  type: 'coin',
  coin: coinNamed(kind),
  at: spaceNamed(at),
});
const play = (text: string): HavocAction => ({ type: 'play', card: card(text) });
const hands = ['9♠ 10♦', '8♣ 7♣', 'K♦ A♦'] as const;

/** A violation of each code, and its expected text. */
const REFUSED: Readonly<Record<ViolationCode, readonly [() => RuleViolation | null, string]>> = {
  'seats-taken': [
    () => refusedStart(raceConfig(1)),
    'Havoc Speedway takes 2 to 4 drivers, but this race has 1. Add or remove drivers.',
  ],
  setting: [() => refusedStart(raceConfig(2, { passes: 7 })), 'Racing turns a round: 7 isn’t possible. Choose 1 to 4.'],
  'wrong-ask': [
    () => new Race(3).storm({ hands, pile: '9♥' }).violation({ type: 'lane', lane: 1 }),
    'That answers a different question. First play a card or draw.',
  ],
  'card-face-up': [
    () => {
      const race = new Race(2);
      const io = ioWith(
        () => undefined,
        () => 0,
      );
      race.set(setup(raceConfig(2), { rng: race.s.rng, step: 0, nextAsk: 1, asks: [] }, io));
      return race.act({ type: 'pick', place: 4 }).violation({ type: 'pick', place: 4 });
    },
    'Card 5 is already face up. Flip one of the 17 that are still face down.',
  ],
  'card-not-held': [
    () => new Race(3).storm({ hands, pile: '9♥' }).violation(play('K♦')),
    'You don’t hold K♦. Play one of the 2 cards in your hand, or draw.',
  ],
  'card-no-match': [
    () => new Race(3).storm({ hands, pile: '9♥' }).violation(play('10♦')),
    '10♦ doesn’t match. You need hearts, a 9 or a Queen. Play one of these, or draw.',
  ],
  'toxic-seven': [
    () => new Race(3).storm({ hands, pile: '7♥', toxic: 4 }).violation(play('9♠')),
    'Only a 7 answers a toxic 7: play one or draw 4.',
  ],
  'nothing-to-draw': [
    () => new Race(3).storm({ hands, pile: '9♥', stock: '' }).violation({ type: 'draw' }),
    'There is no card left to draw. Play the one card that matches.',
  ],
  'no-pass': [
    () => new Race(3).storm({ hands, pile: '9♥' }).violation({ type: 'pass' }),
    'You can pass only if you can neither play nor draw. Play the one card that matches, or draw 1.',
  ],
  'lane-taken': [
    () => new Race(3).pawn(2, 'L2-96', 0).choosing().violation({ type: 'lane', lane: 2 }),
    'Lane 2 is taken. Lanes 1, 3 and 4 are free: take one of them.',
  ],
  'coin-not-held': [
    () => new Race(3).coins(1, '+3').placing().violation(coin('TOW', 'L1-10')),
    'You don’t hold a tow coin. Place the one you have.',
  ],
  'not-a-cell': [
    () => new Race(3).coins(1, '+3').placing().violation(coin('+3', 'PL-2')),
    'You can’t place coins on the pit lane. Choose a space on one of the 4 lanes.',
  ],
  'cell-taken': [
    () => new Race(3).coin('L1-10:+2').coins(1, '+3').placing().violation(coin('+3', 'L1-10')),
    'There is already a coin on lane 1, position 10. Choose an empty space.',
  ],
  'cell-guarded': [
    () => new Race(3).pawn(2, 'L1-95').coins(1, '+3').placing().violation(coin('+3', 'L1-3')),
    'Lane 1, position 3 is 4 spaces in front of a rival. The first 6 take no coins. Choose one further away.',
  ],
  'no-lane-die': [
    () => new Race(2).pawn(1, 'PL-2').pawn(2, 'L1-2').racing().violation({ type: 'die', die: 'lane' }),
    'There is a car beside you on lane 1, position 2, so you can’t merge now. Roll the movement die.',
  ],
};

describe('a refusal', () => {
  it.each(Object.entries(REFUSED))('%s says why, what is allowed and what to do', (code, [refused, text]) => {
    const violation = refused();
    if (!violation) throw new Error(`${code} was not refused`);
    expect([violation.code, violation.rule]).toEqual([code, expectedRule(code as ViolationCode)]);
    expect(refusalIn('en-GB', 'havoc', violation)).toBe(text);
    expect(untranslatedIn('havoc', violation)).toEqual([]);
  });
  it('counts in German as in English', () => {
    const race = new Race(3).storm({ hands: ['9♠ 9♦', ...hands.slice(1)], pile: '9♥', stock: '8♦' });
    const violation = race.violation({ type: 'pass' }) as RuleViolation;
    expect(refusalIn('de', 'havoc', violation)).toBe(
      'Passen darfst du nur, wenn du weder spielen noch ziehen kannst. Spiel eine der 2 Karten, die passen, oder zieh 1.',
    );
    const lane = new Race(3).pawn(2, 'L2-96', 0).choosing().violation({ type: 'lane', lane: 2 }) as RuleViolation;
    expect(refusalIn('de', 'havoc', lane)).toBe(
      'Spur 2 ist besetzt. Die Spuren 1, 3 und 4 sind frei: Nimm eine davon.',
    );
  });
});

/** Why the engine does not start this race. */
function refusedStart(config: HavocConfig): RuleViolation | null {
  const start = beginRace(havoc, config, 'x');
  return start.ok ? null : start.violation;
}

/** The rule a refusal cites here; for codes with several rules, the rule of the position above. */
function expectedRule(code: ViolationCode): string {
  return code === 'no-lane-die' ? 'R78' : VIOLATIONS[code];
}
