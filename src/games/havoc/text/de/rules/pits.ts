// Artikel der Regeln von Havoc Speedway, auf Deutsch: pits.

import type { Translation } from '@i18n/messages';
import type { pits as source } from '../../en/rules/pits';

export const pits: Translation<typeof source> = {
  'rules.pit.title': 'In der Box',
  'rules.pit.lead': 'Aus der Box würfelst du mit einem Würfel: Der erste Schritt ist das erste Feld der Boxengasse.',
  'rules.pit.1':
    'In die Box kommt man durch <tow>TOW</tow> oder gegen die Wand. Eine 6 fährt sofort gegen die Wand, und der Wagen steht wieder in der Box; ein Wagen in der Boxengasse hält dich vor sich an.',
  'rules.pit.2': 'Ist das erste Feld besetzt, bleibst du stehen, und der Zug ist vorbei.',
  'rules.pit.mark.pit': 'Box',
  'rules.pit.mark.wall': 'Die Wand',
  'rules.pitlane.title': 'Die Boxengasse',
  'rules.pitlane.lead': 'Fünf Felder neben Spur 1 mit einer Wand am Ende: Heraus geht es nur zur Seite.',
  'rules.pitlane.1':
    'Mit dem <lanedie>Spurwürfel</lanedie> fädeln <b>R1</b> und <b>R2</b> auf die Strecke ein, alles andere lässt dich stehen. Mit dem anderen, nur einem, fährst du weiter, und hinter Feld 5 triffst du die Wand.',
  'rules.pitlane.2':
    'Steht ein Wagen direkt neben dir, ist der Spurwürfel gesperrt. Die Wand bringt dich in die <pit>Box</pit>; deine Runde bleibt.',
  'rules.pitlane.step.1.title': 'Du stehst auf',
  'rules.pitlane.step.1.text': 'Feld 3',
  'rules.pitlane.step.2.title': 'Wurf 2',
  'rules.pitlane.step.2.text': 'Feld <b>5</b>',
  'rules.pitlane.step.3.title': 'Wurf 3',
  'rules.pitlane.step.3.text': 'Die Wand: Box',
  'rules.pitlane.step.4.title': 'R1',
  'rules.pitlane.step.4.text': 'Spur 1, Feld 3',
  'rules.pitlane.mark.lane': 'Boxengasse',
  'rules.pitlane.mark.wall': 'Die Wand',
};
