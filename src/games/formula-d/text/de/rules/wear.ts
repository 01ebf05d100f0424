// Artikel der Regeln von Formula D, auf Deutsch: Verschleiß und Würfel.

import type { Translation } from '@i18n/messages';
import type { wear as source } from '../../en/rules/wear';

export const wear: Translation<typeof source> = {
  'rules.wear.title': 'Verschleißpunkte',
  'rules.wear.lead':
    'Verschleißpunkte (VP) sind, was dein Wagen aushält: 18 am Start, und was weg ist, kommt nur in der Box zurück.',
  'rules.wear.1':
    'Bezahlt werden damit <gears>übersprungene Gänge</gears>, <braking>Bremsen</braking>, <overshoot>Überfahren</overshoot> und spätes Bremsen im <slipstream>Windschatten</slipstream>, in dieser Folge; durch <contact>Kontakt</contact> und <engines>Motorschäden</engines> gehen sie verloren.',
  'rules.wear.2':
    'Beim Aufbau sind 10 bis 30 möglich. Die Anzeige zeigt, was die Wahl gerade kosten würde. Im Ziel sind übrige Punkte nichts wert.',
  'rules.out.title': 'Ausgeschieden',
  'rules.out.lead': 'Ein Wagen ohne VP scheidet sofort aus und verlässt die Strecke; sein Feld ist frei.',
  'rules.out.1':
    '<b>Verschlissen</b>: Kein Feld des Wurfs war zu bezahlen. Der Wagen fährt dann, so weit er kommt, und bleibt dort.',
  'rules.out.2':
    'Außerdem: <crash>aus der Kurve geflogen</crash>, nach einem <contact>Zusammenstoß</contact> oder mit <engines>Motorschaden</engines>. Den letzten Punkt musst du nie ausgeben, solange ein anderes Feld offen ist.',
  'rules.contact.title': 'Kontakt',
  'rules.contact.lead':
    'Hältst du direkt hinter oder neben einem Wagen, wirfst du den schwarzen Würfel: 1 bis 4 kostet 1 VP.',
  'rules.contact.1':
    'Du würfelst einmal, gleich wie viele Wagen es sind; die Gefahr ist 20 %. Ein Wagen hinter dir zählt nicht, und die anderen würfeln nicht. Mit der Einstellung <b>Alle Beteiligten</b> würfelt danach auch jeder, dessentwegen du würfeln musstest.',
  'rules.contact.2': 'In den Boxen, im Ziel und wegen eines abgewürgten Wagens würfelt niemand.',
  'rules.contact.step.1.title': 'Zwei Nachbarn',
  'rules.contact.step.1.text': 'Einer davor, einer daneben',
  'rules.contact.step.2.title': 'Ein Wurf',
  'rules.contact.step.2.text': '<b>4</b>: 1 bis 4',
  'rules.contact.step.3.title': 'Berührung',
  'rules.contact.step.3.text': '<b>1</b> VP',
  'rules.contact.mark.ahead': 'Davor',
  'rules.contact.mark.beside': 'Daneben',
  'rules.engines.title': 'Motoren',
  'rules.engines.lead':
    'Eine 20 im 5. oder eine 30 im 6. Gang belastet alle schnellen Motoren: Jeder wirft den schwarzen Würfel, 1 bis 4 kostet 1 VP.',
  'rules.engines.1':
    'Geprüft wird jeder Wagen auf der Strecke im 5. oder 6. Gang, erst der Wagen, der gewürfelt hat, dann die anderen in der Zugfolge. Bremsen hilft nicht: Die Zahl zählt.',
  'rules.engines.2':
    'Ist dieser Wagen ausgeschieden, im Ziel oder in den Boxen, wird er nicht geprüft. Ein Wurf in den Boxen belastet keinen Motor.',
  'rules.engines.step.1.title': 'Der Wurf',
  'rules.engines.step.1.text': '5. Gang: <b>20</b>',
  'rules.engines.step.2.title': 'Wer gewürfelt hat',
  'rules.engines.step.2.text': '<b>4</b>: 1 VP',
  'rules.engines.step.3.title': 'Einer im 6.',
  'rules.engines.step.3.text': '<b>5</b>: hält',
  'rules.engines.mark.fifth': '20 im 5.',
  'rules.engines.mark.sixth': '30 im 6.',
  'rules.blackdie.title': 'Der schwarze Würfel',
  'rules.blackdie.lead':
    'Der schwarze Würfel hat 20 gleich wahrscheinliche Seiten und entscheidet, was niemand planen kann.',
  'rules.blackdie.outcome.1.title': 'Aufstellung',
  'rules.blackdie.outcome.1.text': 'Der höchste Wurf bekommt die <grid>Pole</grid>.',
  'rules.blackdie.outcome.2.title': 'Start',
  'rules.blackdie.outcome.2.text': '1 <start>würgt ab</start>, ab 17 ein Traumstart.',
  'rules.blackdie.outcome.3.title': 'Schaden',
  'rules.blackdie.outcome.3.text': '1 bis 4 kostet 1 VP: <contact>Kontakt</contact>, <engines>Motor</engines>.',
  'rules.outlook.title': 'Chancen vor dem Wurf',
  'rules.outlook.lead':
    'Vor dem Wurf zeigt jeder Gang die Chancen seines Würfels, und eine Liste sagt, was jede Zahl brächte.',
  'rules.outlook.1':
    'Grün: ganz gefahren, umsonst. Gelb: mit VP, fürs Bremsen oder Überfahren. Rot: Ausfall. Der Verkehr ist mitgerechnet; genannt wird das Wenigste, was eine Zahl kosten kann.',
  'rules.outlook.2':
    'Wie viel gezeigt wird, bestimmen die Fahrhilfen in den Einstellungen. An einem gemeinsamen Bildschirm werden nur Kosten genannt.',
};
