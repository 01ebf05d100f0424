// Artikel der Regeln von Formula D, auf Deutsch: Boxen.

import type { Translation } from '@i18n/messages';
import type { pits as source } from '../../en/rules/pits';

export const pits: Translation<typeof source> = {
  'rules.pits.title': 'Boxengasse',
  'rules.pits.lead':
    'In einem Rennen über zwei Runden oder mehr darfst du am Ende jeder Runde außer der letzten in die Boxengasse.',
  'rules.pits.1':
    'Jeder Gang ist recht, und ein genauer Wurf ist nicht nötig. Hinein führt ein Weg von der Spur daneben, den ein <locked>in der Spur gefangener</locked> Wagen nicht nehmen kann.',
  'rules.pits.2':
    'Drinnen geht es geradeaus bis zur eigenen <box>Box</box>; überzählige Felder verfallen umsonst. Beim Aufbau lassen sich die Boxen schließen.',
  'rules.pits.step.1.title': 'Der Wurf',
  'rules.pits.step.1.text': '5. Gang: <b>14</b>',
  'rules.pits.step.2.title': 'Bis zur Box',
  'rules.pits.step.2.text': '<b>9</b> Felder, das letzte die Box',
  'rules.pits.step.3.title': 'Alles zurück',
  'rules.pits.step.3.text': 'Wieder 18 VP, nichts bezahlt',
  'rules.pits.mark.entry': 'Einfahrt',
  'rules.pits.mark.box': 'Eigene Box',
  'rules.box.title': 'Box',
  'rules.box.lead': 'In der eigenen Box kommen sofort alle VP zurück, und der Zug endet.',
  'rules.box.1':
    'Für jeden Wagen gibt es eine Box, in seiner Farbe und mit seiner Nummer. An deiner kannst du nicht vorbeifahren, und halten darfst du dort auch mit allen Punkten.',
  'rules.box.mark.box': 'Box von Wagen 5',
  'rules.queue.title': 'Warten in der Gasse',
  'rules.queue.lead': 'In der Boxengasse wird nicht überholt: Wer aufgehalten wird, wartet dahinter, umsonst.',
  'rules.queue.1':
    'In der Gasse kostet nichts VP: kein Bremsen, kein Kontakt, kein Motor, und freiwillig bremsen kannst du nicht. Der vordere Wagen zieht zuerst.',
  'rules.queue.mark.first': 'Zieht zuerst',
  'rules.queue.mark.waits': 'Wartet umsonst',
  'rules.exit.title': 'Ausfahrt',
  'rules.exit.lead': 'Aus der Box fährst du mit einem beliebigen Gang bis zum 4. auf die Strecke.',
  'rules.exit.1':
    'In der Gasse vor der Box ist es jeder Gang bis zu einem höheren als dem eingelegten. Schalten kostet dort nichts, weder hinauf noch hinunter.',
  'rules.exit.2':
    'Von der Ausfahrt an gelten für den Rest des Wurfs die Regeln der Strecke, und jedes nicht gefahrene Feld kostet 1 VP. Nur wenn kein Weg den ganzen Wurf aufbraucht, darf der Wagen umsonst in der Gasse warten.',
  'rules.exit.step.1.title': 'Der Gang',
  'rules.exit.step.1.text': '1. bis <b>4.</b>',
  'rules.exit.step.2.title': 'Der Wurf',
  'rules.exit.step.2.text': '<b>12</b>: über die Linie, Runde 2',
  'rules.exit.step.3.title': 'Auf der Strecke',
  'rules.exit.step.3.text': 'A2, B3 oder C3 frei, C1 für 2 VP',
  'rules.exit.mark.box': 'Aus Box 5',
  'rules.exit.mark.out': 'Ausfahrt',
};
