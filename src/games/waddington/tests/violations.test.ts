// Every refusal is raised by a real config or answer through the engine, and has its text in
// both languages with its numbers.

import type { RuleViolation } from '@core/contract';
import { advance, begin } from '@core/engine';
import type { Carried } from '@i18n/messages';
import { Translator } from '@i18n/translator';
import { describe, expect, it } from 'vitest';
import { tacticNamed } from '../data/cards';
import { waddington } from '../index';
import { messages as german } from '../text/de';
import { messages as english } from '../text/en';
import type { WaddingtonAction, WaddingtonConfig } from '../types';
import { VIOLATIONS, type ViolationCode } from '../violations';
import { type Race, race, started } from './race';
import { raceConfig } from './race-config';

const speakers = [
  { speaker: new Translator('en-GB'), messages: english },
  { speaker: new Translator('de'), messages: german },
] as const;
for (const { speaker, messages } of speakers) speaker.add('waddington', messages);

/** Both sentences of a refusal; undefined if one lacks a value. */
function sentences({ code, detail }: RuleViolation): (string | undefined)[] {
  const values = (detail ?? {}) as Record<string, Carried>;
  return speakers.map(({ speaker }) => speaker.describe({ namespace: 'waddington', id: `breach.${code}`, values }));
}

function ofConfig(config: WaddingtonConfig): RuleViolation {
  const outcome = begin(waddington, config, 'refused');
  if (outcome.ok) throw new Error('the config is raced');
  return outcome.violation;
}

function ofAnswer(r: Pick<Race, 's'>, action: WaddingtonAction): RuleViolation {
  const decision = r.s.asks[0];
  if (decision === undefined) throw new Error('nobody is asked');
  const outcome = advance(waddington, r.s, { ask: decision.id, seat: decision.seat, action, by: 'player' });
  if (outcome.ok) throw new Error('the answer is taken');
  return outcome.violation;
}

const drive = (r: Race, speed: number, path: string, superb = -1): RuleViolation =>
  ofAnswer(r, { type: 'drive', speed, path: r.path(path), superb, quiet: false });
const run = (r: Race, path: string, speed: number): RuleViolation =>
  ofAnswer(r, { type: 'run', path: r.path(path), speed });

/** Red at 100 mph with a free road. */
const free = () => race('T').car({ colour: 'red', at: '26/3', reading: 100, hand: 'superbDriving' }).begin();
/** Yellow before the pond, with both lanes beside it taken. */
const heldUp = (reading: number, brakes = 0) =>
  race('T')
    .car({ colour: 'yellow', at: '12/3', reading, brakes })
    .car({ colour: 'orange', at: 'B1/2', reading: 40 })
    .car({ colour: 'green', at: 'B1/4', reading: 140 })
    .begin();
/** The position after the move, with these cards. */
function window(hand: string, speed = 100): Race {
  const r = race('T').car({ colour: 'red', at: '26/3', reading: speed, hand }).begin();
  const move = r.offer('drive').speeds.find((one) => one.speed === speed)?.moves[0];
  return r.act({ type: 'drive', speed, path: move?.path ?? [], superb: -1, quiet: false });
}
function play(r: Race, card: Parameters<typeof tacticNamed>[0], path: number[], speed = 0): RuleViolation {
  return ofAnswer(r, { type: 'card', card: tacticNamed(card), speed, path });
}
const T = 'thornbury-park';
/** A car can only race alone where nobody chooses cars. */
const DICE = raceConfig(T, 2, { carChoice: 'dice' }).options;

/** How to raise each code, and its text in English and German. */
const RAISED: { [Code in ViolationCode]: readonly [violation: () => RuleViolation, en: string, de: string][] } = {
  'car-count': [
    [
      () => ofConfig({ ...raceConfig(T, 2), cars: raceConfig(T, 2).cars.slice(0, 1), options: DICE }),
      'A race takes 2 to 6 cars, but this one has 1.',
      'Ein Rennen braucht 2 bis 6 Wagen, hier sind es 1.',
    ],
  ],
  laps: [[() => ofConfig(raceConfig(T, 2, { laps: 2 })), 'A race can have 3 to 10 laps, not 2.', '3 bis 10 Runden']],
  'hand-size': [
    [() => ofConfig(raceConfig(T, 2, { handSize: 6 })), '0 to 5 tactic cards, not 6', '0 bis 5 Taktikkarten'],
  ],
  'wrong-ask': [
    [() => ofAnswer(free(), { type: 'pass' }), 'Now choose a speed', 'Jetzt wählst du ein Tempo'],
    [() => ofAnswer(window('slipstream'), { type: 'tyres', use: true }), 'Now play a', 'Jetzt spielst du eine'],
  ],
  'car-taken': [
    [
      () => {
        const s = started(raceConfig(T, 2, { carChoice: 'seats' }), 'cars');
        const outcome = advance(waddington, s, {
          ask: s.asks[0]?.id ?? 0,
          seat: 0,
          action: { type: 'car', place: 3 },
          by: 'player',
        });
        if (!outcome.ok) throw new Error('the green car is free');
        return ofAnswer({ s }, { type: 'car', place: 3 });
      },
      'The green car is taken. Choose one that is left, by place: 1, 2, 4, 5 and 6.',
      'Der grüne Wagen ist nicht frei. Nimm einen der übrigen, nach ihrem Platz: 1, 2, 4, 5 und 6.',
    ],
  ],
  'speed-not-choosable': [
    [
      () => drive(race('T').car({ colour: 'red', at: '26/3', reading: 40 }).begin(), 120, '27/3'),
      'From 40 mph you can choose 20 to 100 mph in steps of 20, not 120.',
      'Von 40 mph aus kannst du 20 bis 100 mph wählen, in Schritten von 20, nicht 120.',
    ],
  ],
  'path-length': [
    [() => drive(free(), 40, '27/3'), 'At 40 mph you drive exactly 2 squares, but this route has 1.', 'genau 2 Felder'],
  ],
  'not-a-step': [
    [() => drive(free(), 40, '27/3 29/3'), 'You can’t reach square 2 from the square before it', 'Feld 2 dieses Weges'],
  ],
  'square-taken': [
    [
      () => drive(heldUp(100), 40, '13/2 B1/2'),
      'The orange car is on square 2 of this route.',
      'Auf Feld 2 dieses Weges steht der orange Wagen.',
    ],
  ],
  'not-held-up': [
    [
      () => run(free(), '27/3', 100),
      'The road is clear for 8 squares, enough for your top speed of 160 mph',
      'Die Bahn ist 8 Felder weit frei',
    ],
  ],
  'run-length': [
    [
      () => run(heldUp(100), '13/3 13/2', 100),
      'You run up exactly 1 square here, but this route has 2.',
      'Du fährst hier genau 1 Feld auf, dieser Weg hat 2.',
    ],
    [
      () =>
        run(
          race('T')
            .car({ colour: 'yellow', at: '13/2', reading: 100 })
            .car({ colour: 'orange', at: 'B1/2', reading: 60 })
            .begin(),
          'B1/2',
          60,
        ),
      'There is no free square ahead, but this route has 1. Stay where you are.',
      'Vor dir ist kein Feld frei',
    ],
  ],
  'run-reading': [
    [
      () => run(heldUp(100), '13/4', 160),
      'Behind this car your speed can become 100, 120 and 140 mph, not 160.',
      'Hinter diesem Wagen kann dein Tempo 100, 120 und 140 mph werden, nicht 160.',
    ],
    [
      () => run(heldUp(160, 5), '13/2', 40),
      'You can’t slow down enough behind this car',
      'Hinter diesem Wagen kannst du nicht stark genug bremsen',
    ],
  ],
  'card-not-held': [
    [
      () => play(window('slipstream'), 'quickReactions', []),
      'You don’t hold this tactic card. Play the 1 card in your hand',
      'Du hast 1 Karte.',
    ],
    [
      () => play(window('slipstream slipstream'), 'quickReactions', []),
      'You don’t hold this tactic card. Play one of the 2 cards in your hand',
      'nicht unter deinen 2 Karten.',
    ],
  ],
  'not-in-window': [
    [
      () => play(window('slipstream superbDriving'), 'superbDriving', []),
      'You play Superb Driving with the move',
      'Meisterliches Fahren wird zusammen mit der Fahrt gespielt',
    ],
  ],
  'card-path': [
    [
      () => play(window('slipstream'), 'slipstream', []),
      'Here this card moves you exactly 3 squares, but this route has 0.',
      'Hier bringt dich die Karte genau 3 Felder weiter, dieser Weg hat 0.',
    ],
  ],
  'surge-speed': [
    [
      () => play(window('carburettorTuned slipstream', 80), 'carburettorTuned', [], 70),
      'Carburettor Tuned takes you from 80 mph to a higher speed of up to 120, in steps of 20, not to 70.',
      'Der Vergaser bringt dich von 80 mph auf ein höheres Tempo bis 120',
    ],
    [
      () => play(window('carburettorTuned slipstream', 120), 'carburettorTuned', [], 140),
      'Carburettor Tuned goes up to 120 mph, and you are already at 120.',
      'Der Vergaser bringt dich bis auf 120 mph, und du fährst schon 120.',
    ],
    [
      () => play(window('slipstream', 80), 'slipstream', [], 100),
      'Only Carburettor Tuned changes your speed at once: this card leaves it at 80 mph.',
      'Diese Karte lässt es bei 80 mph.',
    ],
  ],
  'no-superb': [
    [
      () => drive(free(), 100, '27/3 28/3 29/3 30/3 31/3', 0),
      'This route doesn’t cross the corner',
      'Dieser Weg führt nicht über die Kurve',
    ],
    [
      () =>
        drive(
          race('T')
            .car({
              colour: 'green',
              at: '41/4',
              reading: 100,
              hand: 'superbDriving',
              kept: 'faultyTyres',
              active: true,
            })
            .begin(),
          20,
          '42/4',
          3,
        ),
      'You can’t play tactic cards while your Faulty Tyres are active',
      'Solange deine schlechten Reifen wirken',
    ],
  ],
};

describe('a refusal', () => {
  for (const [code, cases] of Object.entries(RAISED)) {
    it(`[${VIOLATIONS[code as ViolationCode]}] says ${code} with its numbers, and what to do`, () => {
      for (const [violation, ...lines] of cases) {
        const raised = violation();
        expect(raised.code).toBe(code);
        const texts = sentences(raised);
        expect(texts[0]).toContain(lines[0]);
        expect(texts[1]).toContain(lines[1]);
      }
    });
  }
});
