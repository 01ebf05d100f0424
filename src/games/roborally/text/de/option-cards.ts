// Die Optionskarten auf Deutsch: Namen, was sie tun, und ihre Artikel.

import type { Translation } from '@i18n/messages';
import type { optionCards as source } from '../en/option-cards';

export const optionCards: Translation<typeof source> = {
  'extra.slabArmour': 'Plattenpanzer',
  'extra.tailGun': 'Heckkanone',
  'extra.twinCannon': 'Zwillingskanone',
  'extra.throughShot': 'Durchschuss',
  'extra.discBrakes': 'Scheibenbremsen',
  'extra.fourthGear': 'Vierter Gang',
  'extra.gyroMount': 'Kreisellager',
  'extra.spareMemory': 'Zusatzspeicher',
  'extra.ramProw': 'Rammsporn',
  'extra.blackBox': 'Blackbox',
  'extra.unknown': 'eine Optionskarte',
  'effect.slabArmour':
    'Jeder Schadenspunkt für den Roboter nimmt stattdessen eine der 3 Platten weg; mit der letzten Platte ist die Karte weg.',
  'effect.tailGun': 'Immer wenn der Roboter feuern darf, feuert er auch gerade nach hinten, 1 Schaden.',
  'effect.twinCannon': 'Der vordere Laser richtet je Treffer 2 statt 1 Schaden an.',
  'effect.throughShot':
    'Der vordere Laser geht durch den ersten getroffenen Roboter hindurch und trifft auch den nächsten in der Reihe, wenn keine Wand dazwischensteht.',
  'effect.discBrakes':
    'Ein „Vor 1“ in einem Register darf gebremst werden: Die Nummer bleibt, der Roboter zieht 0 Felder.',
  'effect.fourthGear': 'Ein „Vor 3“ in einem Register darf verstärkt werden: Der Roboter zieht 4 Felder.',
  'effect.gyroMount':
    'Beim Programmieren für die ganze Runde zuschaltbar: Zahnräder und Kurven von Fließbändern drehen den Roboter nicht.',
  'effect.spareMemory': 'Der Roboter bekommt eine Karte mehr, als sein Schaden zulässt (höchstens 9 und 1).',
  'effect.ramProw':
    'Wen der Roboter mit seiner eigenen Karte direkt schiebt (den Ersten in der Reihe), der nimmt 1 Schaden, je Register und Opfer einmal, im Laserschritt dieses Registers.',
  'effect.blackBox':
    'Der Roboter kommt mit 0 statt 2 Schaden zurück; diese Karte geht beim Zerstörtwerden nie verloren.',

  'rules.group.extras': 'Optionskarten',

  'rules.extras.title': 'Optionskarten',
  'rules.extras.lead':
    'Sind sie eingeschaltet, ziehst du eine, wenn du die Runde auf einem <repair>Reparaturfeld</repair> beendest, höchstens drei.',
  'rules.extras.1':
    'Es gibt zehn, jede einmal, und alle sehen, was du hast. Ein abgeschalteter Roboter zieht keine. Verlorene Karten kommen wieder in den Stapel, wenn er leer ist.',
  'rules.extras.2':
    'Wirst du <destroyed>zerstört</destroyed>, verlierst du bei der Rückkehr eine deiner Wahl, ohne Wahl die älteste; nie die <blackbox>Blackbox</blackbox>.',

  'rules.sacrifice.title': 'Karten opfern',
  'rules.sacrifice.lead':
    'Beim Programmieren darfst du Optionskarten markieren: Jede nimmt diese Runde einen Schadenspunkt auf und ist weg.',
  'rules.sacrifice.1':
    'Die älteste markierte geht zuerst. Was du markiert hast und nichts trifft, bleibt dir. Der <armour>Plattenpanzer</armour> nimmt Schaden vor ihnen auf, ganz von selbst.',
  'rules.sacrifice.step.1.title': 'Markiert',
  'rules.sacrifice.step.1.text': '1 Optionskarte',
  'rules.sacrifice.step.2.title': 'Getroffen',
  'rules.sacrifice.step.2.text': '2 Schaden',
  'rules.sacrifice.step.3.title': 'Die Karte geht',
  'rules.sacrifice.step.3.text': '2 − 1 = <b>1</b> Schaden',

  'rules.armour.title': 'Plattenpanzer',
  'rules.armour.lead': 'Nimmt die nächsten 3 Schadenspunkte für dich auf, je eine Platte, und ist mit der letzten weg.',
  'rules.armour.1': 'Er kommt vor Karten, die du <sacrifice>opfern</sacrifice> würdest.',

  'rules.guns.title': 'Heckkanone, Zwillingskanone, Durchschuss',
  'rules.guns.lead':
    'Sie ändern deinen <lasers>Laser</lasers>: auch nach hinten, 2 Schaden, oder durch den ersten hindurch.',
  'rules.guns.1':
    'Die <b>Heckkanone</b> feuert immer, wenn du feuerst, auch gerade nach hinten, 1 Schaden. Mit der <b>Zwillingskanone</b> richtet dein vorderer Laser 2 an. Mit dem <b>Durchschuss</b> geht er durch den ersten Roboter hindurch und trifft auch den nächsten in der Linie, wenn keine Wand dazwischen ist.',

  'rules.ram.title': 'Rammsporn',
  'rules.ram.lead':
    'Wen du mit deiner eigenen Karte als Ersten schiebst, der nimmt 1 Schaden, sobald die Laser feuern.',
  'rules.ram.1': 'Einmal je Register und Roboter; wer dahinter in der Reihe steht, nimmt keinen.',

  'rules.marks.title': 'Scheibenbremsen und Vierter Gang',
  'rules.marks.lead':
    'Bremse ein „Vor 1“, um stehen zu bleiben, oder verstärke ein „Vor 3“ auf 4 Felder; die Nummer bleibt.',
  'rules.marks.1':
    'Drück beim Programmieren die Marke am Register. In einem <locked>gesperrten Register</locked> bleibt sie bei ihrer Karte.',
  'rules.marks.step.1.title': 'Vor 3',
  'rules.marks.step.1.text': '3 Felder bei 800',
  'rules.marks.step.2.title': 'Verstärkt',
  'rules.marks.step.2.text': '3 + 1 = <b>4</b> bei 800',

  'rules.gyro.title': 'Kreisellager',
  'rules.gyro.lead':
    'Für eine Runde zugeschaltet, lässt es dich weder von <curves>Fließbändern</curves> noch von <gears>Zahnrädern</gears> drehen.',
  'rules.gyro.1':
    'Du wählst es beim Programmieren, für alle fünf Register. Deine eigenen Karten drehen dich wie immer.',

  'rules.memory.title': 'Zusatzspeicher',
  'rules.memory.lead': 'Du bekommst eine Karte mehr, als dein Schaden zulässt, höchstens 10.',
  'rules.memory.1': 'An gesperrten Registern ändert er nichts: Da zählt allein der Schaden.',
  'rules.memory.step.1.title': 'Schaden',
  'rules.memory.step.1.text': '3 Punkte',
  'rules.memory.step.2.title': 'Ausgeteilt',
  'rules.memory.step.2.text': '9 − 3 + 1 = <b>7</b>',

  'rules.blackbox.title': 'Blackbox',
  'rules.blackbox.lead':
    'Du kommst mit 0 statt 2 Schaden zurück und verlierst diese Karte nie, wenn du zerstört wirst.',
  'rules.blackbox.1': 'Vor Schaden <sacrifice>opfern</sacrifice> darfst du sie trotzdem.',
};
