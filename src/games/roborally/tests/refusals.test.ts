// Every refusal has a text with its numbers, in English and in German; the engine or a config raises each code.

import type { Json, RuleViolation } from '@core/contract';
import { Translator } from '@i18n/translator';
import { violationMessage } from '@season/messages';
import { describe, expect, test } from 'vitest';
import { GYRO_MOUNT, SLAB_ARMOUR, TAIL_GUN } from '../data/option-cards';
import { checkConfig } from '../setup';
import { messages as german } from '../text/de';
import { messages as english } from '../text/en';
import type { RoborallyAction, RoborallyConfig, RoborallyOptions } from '../types';
import type { ViolationCode } from '../violations';
import { program, type Race, raceOn } from './race';
import { raceConfig } from './race-config';

const HAND = [500, 510, 520, 530, 540, 70, 90];
const PROGRAM = [500, 510, 520, 530, 540];

/** A has an open programming decision, B is beside it. */
function asked(fields: Parameters<Race['robot']>[1] = {}, options: Partial<RoborallyOptions> = {}): Race {
  return raceOn({}, options).robot('2,5 E', fields).robot('8,8 N').program({ A: HAND, B: [] });
}
function refused(race: Race, action: RoborallyAction): RuleViolation | null {
  return race.refusal('A', action);
}
/** A fell and may return; B is on A's archive. */
function fallen(archiveTaken: boolean): Race {
  return raceOn({ pits: ['3,5'] })
    .robot('2,5 E', { archive: archiveTaken ? '6,6' : '1,1', options: [TAIL_GUN] })
    .robot('6,6 N')
    .turn({ A: [500, 70, 80, 90, 100], B: [75, 85, 95, 105, 115].map((n) => n * 2) });
}
const back = (race: Race, cell: string, more: object = {}): RuleViolation | null =>
  refused(race, { type: 'respawn', cell: race.cell(cell), facing: 0, keep: false, lose: -1, ...more });
const config = (robots: number, options: object = {}, change = (_: RoborallyConfig) => {}): RuleViolation | null => {
  const wanted = raceConfig('first-shift', robots, options);
  change(wanted);
  return checkConfig(wanted);
};

const RAISED: Readonly<Record<ViolationCode, () => [RuleViolation | null, english: RegExp, german: RegExp][]>> = {
  'robot-count': () => [
    [config(1), /^A race takes 2 to 8 robots, but this one has 1\./, /^1 Roboter ergibt kein Rennen: 2 bis 8/],
  ],
  'figure-taken': () => [
    [
      config(3, {}, ({ cars }) => Object.assign(cars[2] ?? {}, { colour: 'red' })),
      /^Drivers 1 and 3 both have Rivet/,
      /^Platz 1 und Platz 3 haben beide Rivet/,
    ],
  ],
  lives: () => [
    [config(2, { lives: 9 }), /^You can’t race with 9 lives\. Choose 1 to 5/, /^9 Leben gibt es nicht: Wähle 1 bis 5/],
  ],
  'race-number': () => [[config(2, { race: 4 }), /3 races, so there is no race 4/, /3 Rennen, Nummer 4/]],
  'turn-limit': () => [[config(2, { turnLimit: 7 }), /limit of 7 turns.*20 to 200/, /Grenze von 7 Runden.*20 bis 200/]],
  'wrong-ask': () => [
    [
      refused(asked(), { type: 'power', stay: true }),
      /a different question\. Fill your registers/,
      /Fülle deine Register/,
    ],
    [refused(asked({ down: true }), program(PROGRAM)), /Choose to wake up or to stay down/, /ob du aufwachst/],
    [refused(fallen(false), { type: 'timeout' }), /where to come back/, /wo du zurückkommst/],
  ],
  submitted: () => {
    const race = asked();
    race.answer('A', program(PROGRAM));
    return [[refused(race, program(PROGRAM)), /for turn 1 is in/, /für Runde 1 ist abgegeben/]];
  },
  'not-submitted': () => [
    [refused(asked(), { type: 'wait' }), /nothing to wait for yet\. Fill/, /nichts abzuwarten\. Fülle/],
  ],
  'register-locked': () => [
    [
      refused(asked({ damage: 6 }), program(PROGRAM)),
      /With 6 damage register 4 is locked.*Registers 1 to 3/,
      /Mit 6 Schaden ist Register 4 gesperrt.*1 bis 3/,
    ],
    [
      refused(asked({ damage: 9 }), { type: 'draft', cards: [500, 0, 0, 0, 0], powerDown: false }),
      /All registers are locked/,
      /Alle Register sind gesperrt/,
    ],
  ],
  'register-empty': () => [
    [
      refused(asked(), program([500, 0, 520, 0, 540])),
      /Register 2 is empty\. 2 more cards are/,
      /Register 2 ist leer\. 2 Karten fehlen/,
    ],
    [refused(asked(), program([500, 510, 520, 530, 0])), /One more card is needed/, /Eine Karte fehlt/],
  ],
  'card-not-in-hand': () => [
    [
      refused(asked(), program([840, 510, 520, 530, 540])),
      /Card 840 is not in your hand.*7 cards into register 1/,
      /Karte 840 ist nicht auf deiner Hand.*7 Karten in Register 1/,
    ],
    [
      refused(asked(), program([500, 500, 520, 530, 540])),
      /Card 500 can’t be in two.*register 2/,
      /in zwei Registern.*Register 2/,
    ],
  ],
  'card-fixed': () => {
    const race = asked({}, { noTakebacks: true });
    race.answer('A', { type: 'draft', cards: [500, 0, 0, 0, 0], powerDown: false });
    return [
      [
        refused(race, program([510, 500, 520, 530, 540])),
        /Card 500 stays in register 1/,
        /Karte 500 bleibt in Register 1/,
      ],
    ];
  },
  'no-mark': () => [
    [
      refused(asked(), { ...program(PROGRAM), marked: [2] }),
      /You can’t mark register 2 with card 510/,
      /Register 2 lässt sich mit Karte 510/,
    ],
    [
      refused(asked(), { ...program([0, 0, 0, 0, 0]), marked: [3] }),
      /You can’t mark register 3: Disc/,
      /Register 3 lässt sich nicht markieren/,
    ],
  ],
  'no-gyro': () => [[refused(asked(), { ...program(PROGRAM), gyro: true }), /don’t hold it/, /Du hast es nicht/]],
  'no-spend': () => [
    [
      refused(asked(), { ...program(PROGRAM), spend: [TAIL_GUN] }),
      /don’t hold Tail Gun\. You have no option card/,
      /Heckkanone: Diese Karte hast du nicht/,
    ],
    [
      refused(asked({ options: [SLAB_ARMOUR, GYRO_MOUNT] }), { ...program(PROGRAM), spend: [GYRO_MOUNT, GYRO_MOUNT] }),
      /^You can give up Gyro Mount only once\. .*2 option cards/,
      /^Kreisellager: nur einmal.*2 Optionskarten/,
    ],
  ],
  'respawn-cell': () => [
    [
      back(fallen(false), '5,1'),
      /column 6, row 2\. Your archive is free: come back on column 2, row 2/,
      /Spalte 6, Reihe 2.*Archiv ist frei.*Spalte 2, Reihe 2/,
    ],
    [
      back(fallen(true), '0,0'),
      /archive is taken: choose one of the 8 free spaces nearest to column 7, row 7/,
      /eines der 8 freien Felder bei Spalte 7, Reihe 7/,
    ],
  ],
  'respawn-facing': () => [
    [
      back(fallen(true), '6,7'),
      /within 3 spaces, so you can’t face north\. 3 other directions are open/,
      /höchstens 3 Felder.*nicht nach Norden\. Noch 3 Richtungen sind offen/,
    ],
  ],
  'nothing-to-keep': () => [
    [
      back(fallen(false), '1,1', { keep: true }),
      /didn’t announce a power down in turn 1/,
      /^In Runde 1 hast du kein Abschalten/,
    ],
  ],
  'no-option-to-lose': () => [
    [
      back(fallen(false), '1,1', { lose: GYRO_MOUNT }),
      /can’t lose Gyro Mount\. Choose the 1 option card/,
      /^Kreisellager: Diese Karte/,
    ],
  ],
};

const SPEAKERS = { 'en-GB': english, de: german } as const;
const textOf = (locale: keyof typeof SPEAKERS, violation: RuleViolation): string | undefined => {
  const translator = new Translator(locale);
  translator.add('roborally', SPEAKERS[locale]);
  const { otherwise: _, ...message } = violationMessage('roborally', violation);
  return translator.describe(message);
};

describe.each(Object.entries(RAISED))('a refusal of %s', (code, raise) => {
  test('says what is wrong and what to do', () => {
    for (const [violation, inEnglish, inGerman] of raise()) {
      expect(violation?.code).toBe(code);
      const known: RuleViolation = violation ?? { code, rule: '', detail: null as Json };
      expect(textOf('en-GB', known)).toMatch(inEnglish);
      expect(textOf('de', known)).toMatch(inGerman);
    }
  });
});
