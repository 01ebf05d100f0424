// Artikel der Regeln von Havoc Speedway, auf Deutsch: driving.

import type { Translation } from '@i18n/messages';
import type { driving as source } from '../../en/rules/driving';

export const driving: Translation<typeof source> = {
  'rules.drive.title': 'Ein Zug im Rennen',
  'rules.drive.lead': 'Wähle die Fahrwürfel oder den Spurwürfel, wirf, und führe den Wurf ganz aus.',
  'rules.drive.1':
    'Alle haben einen Zug in der Folge der Abzeichen; die Einstellung kann bis zu vier geben. <pit>Box</pit> und <pitlane>Boxengasse</pitlane> lassen weniger Wahl.',
  'rules.movement.title': 'Fahrwürfel',
  'rules.movement.lead': 'Der Wagen fährt in seiner Spur so viele Felder vor, wie die Würfel zeigen.',
  'rules.movement.1':
    'Mit zwei Würfeln zählt die Summe; wie viele es sind, ist eine Einstellung. Hinter einem Wagen im Weg hält er und verliert den Rest; Wagen werden nie übersprungen.',
  'rules.movement.step.1.title': 'Wurf',
  'rules.movement.step.1.text': '2 + 4 = <b>6</b>',
  'rules.movement.step.2.title': 'Im Weg',
  'rules.movement.step.2.text': 'Blau ist 5 davor',
  'rules.movement.step.3.title': 'Fahrt',
  'rules.movement.step.3.text': '4 Felder, 2 verloren',
  'rules.movement.mark.start': 'Vorher',
  'rules.movement.mark.block': 'Blau steht im Weg',
  'rules.lanedie.title': 'Spurwürfel',
  'rules.lanedie.lead': 'Der Wagen fährt auf seinem Feld eine oder zwei Spuren zur Seite; zwei Seiten tun nichts.',
  'rules.lanedie.1':
    '<b>L1</b> und <b>L2</b> gehen nach innen, <b>R1</b> und <b>R2</b> nach außen, Spur für Spur und so weit Felder frei sind. Die Wand hält den Wagen an. <b>Check Engine</b> kostet den Zug.',
  'rules.lanedie.2':
    'Nur eine <effects>Münze</effects>, auf der der Wagen zum Stehen kommt, wirkt. Auf den Feldern 1 bis 5 liegt links von Spur 1 die <pitlane>Boxengasse</pitlane>: Wer dort hingerät, bleibt dort.',
  'rules.lanedie.step.1.title': 'Wurf',
  'rules.lanedie.step.1.text': 'R2: zwei Spuren nach außen',
  'rules.lanedie.step.2.title': 'Erste Spur',
  'rules.lanedie.step.2.text': 'Frei',
  'rules.lanedie.step.3.title': 'Zweite Spur',
  'rules.lanedie.step.3.text': 'Dort steht Blau: Halt',
  'rules.lanedie.mark.start': 'Vorher',
  'rules.lanedie.mark.block': 'Blau hält den Wechsel an',
};
