// Artikel der Regeln von Havoc Speedway, auf Deutsch: storm.

import type { Translation } from '@i18n/messages';
import type { storm as source } from '../../en/rules/storm';

export const storm: Translation<typeof source> = {
  'rules.storm.title': 'Der Sturm',
  'rules.storm.lead': 'Werde deine Karten zuerst los: In jedem Zug spielst du eine Karte, die passt, oder ziehst eine.',
  'rules.storm.1':
    'Es beginnt, wer nach dem Geber sitzt. Wer keine Karten mehr hat, nimmt das nächste Abzeichen und ist fertig; der Sturm endet, wenn nur noch jemand allein Karten hat.',
  'rules.storm.2':
    'Eine Karte muss die Farbe der obersten haben oder ihren Wert; <queen>Damen</queen> passen auf alles außer einer <seven>giftigen 7</seven>. Eine gezogene Karte darfst du im selben Zug nicht spielen.',
  'rules.storm.3':
    'Auch die erste Karte des Stapels wirkt: Ein <ace>Ass</ace> überspringt den Ersten, eine 7 ist gleich giftig, und unter einer Dame gilt die Farbe der untersten Karte im Stapel.',
  'rules.storm.step.1.title': 'Oben liegt',
  'rules.storm.step.1.text': 'Herz 9',
  'rules.storm.step.2.title': 'Gleiche Farbe',
  'rules.storm.step.2.text': 'Passt',
  'rules.storm.step.3.title': 'Gleicher Wert',
  'rules.storm.step.3.text': 'Passt',
  'rules.storm.step.4.title': 'Weder noch',
  'rules.storm.step.4.text': 'Passt nicht',
  'rules.stock.title': 'Ziehen und Stapel',
  'rules.stock.lead': 'Zieh eine Karte, wenn du nicht spielen kannst oder willst; das ist dein Zug.',
  'rules.stock.1':
    'Ein leerer Stapel wird aus der Ablage neu gemischt, bis auf deren oberste Karte. Ist gar keine Karte zu haben, musst du eine passende spielen, und nur ohne eine passt du.',
  'rules.stock.2':
    'Nach 400 Zügen wird ein Sturm beendet: Wer die wenigsten Karten hat, bekommt das nächste Abzeichen.',
  'rules.seven.title': 'Die giftige 7',
  'rules.seven.lead': 'Nach einer 7 spielt der Nächste auch eine 7 oder zieht 2 Karten für jede 7 in der Kette.',
  'rules.seven.1':
    'Sonst darf nichts darauf, nicht einmal eine <queen>Dame</queen>. Wer gezogen hat, hatte seinen Zug, und die 7 oben ist wieder eine gewöhnliche Karte.',
  'rules.seven.2': 'Wer eine 7 hält, darf trotzdem ziehen. Die längste Kette mit einem Deck sind 4 Siebenen: 8 Karten.',
  'rules.seven.step.1.title': 'Ada',
  'rules.seven.step.1.text': 'Spielt eine 7: 2 Karten',
  'rules.seven.step.2.title': 'Bruno',
  'rules.seven.step.2.text': 'Spielt auch eine 7: 2 + 2 = 4',
  'rules.seven.step.3.title': 'Grace',
  'rules.seven.step.3.text': 'Hat keine',
  'rules.seven.step.4.title': 'Zieht',
  'rules.seven.step.4.text': '<b>4</b> Karten, Zug vorbei',
  'rules.queen.title': 'Damen',
  'rules.queen.lead':
    'Eine Dame passt auf alles außer einer giftigen 7, und wer sie spielt, sagt die Farbe an, die gilt.',
  'rules.queen.1':
    'Die Ansage gilt, bis eine andere Karte darauf liegt; die eigene Farbe der Dame zählt dann nicht, aber eine weitere Dame passt. Auch mit deiner letzten Karte sagst du an.',
  'rules.ace.title': 'Asse',
  'rules.ace.lead': 'Nach einem Ass setzt der Nächste aus.',
  'rules.ace.1':
    'Es lässt sich nicht mit einem Ass beantworten. Sind nur noch zwei dabei, ist sofort wieder dran, wer es gespielt hat.',
  'rules.plain.title': 'Andere Karten',
  'rules.plain.lead': '8, 9, 10, Bube und König tun nichts: Sie müssen nur passen.',
  'rules.plain.1': 'Ein Deck hat 32 Karten, acht Werte in vier Farben. Mit zwei Decks gibt es jede Karte zweimal.',
};
