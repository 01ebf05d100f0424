// What the dashboard of Havoc Speedway says, in German: the card tables, and the column beside the oval.

import type { Translation } from '@i18n/messages';
import type { turns as source } from '../en/turns';

export const turns: Translation<typeof source> = {
  'dealer.card': 'Karte {place}, verdeckt',
  'dealer.caption': 'Die niedrigste Karte gibt · die 7 ist niedrig, das Ass hoch',
  'dealer.flip': 'Karte aufdecken',

  'storm.table': 'Der Kartentisch',
  'storm.hold': 'Du hast',
  'storm.may': 'Du darfst spielen',
  'storm.draw': '{n, number} ziehen',
  'storm.drawUntil': 'Ziehen, bis eine passt',
  'storm.stop': 'Nicht mehr ziehen',
  'storm.out.why': 'Für dich ist dieser Sturm vorbei; die anderen spielen ihn zu Ende',
  'storm.skip': 'Zum Ende springen',
  'storm.call': '{suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}} wünschen',
  'storm.play': '{card} spielen',
  'storm.pass': 'Passen',
  'storm.held': '{held}. Die Farbe, die du dir wünschst, muss als Nächstes bedient werden.',
  'storm.held.none': 'Keine Karten. Die Farbe, die du dir wünschst, muss als Nächstes bedient werden.',
  'storm.held.suit': '{n, number} {suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}}',
  'storm.another7': 'Noch eine 7, und wer folgt, hat {n, plural, one {# Karte} other {# Karten}} vor sich.',
  'storm.no7': 'Du hast keine 7: {n, plural, one {# Karte} other {# Karten}} für dich.',
  'storm.noQueen': 'Keine Dame auf eine giftige 7.',
  'storm.match': '{suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}} oder der gleiche Wert.',
  'storm.queenCalls': 'Die Dame verlangt {suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}}.',
  'storm.queen': 'Eine Dame passt immer, nur nicht auf eine giftige 7.',
  'storm.nothing': 'Von deinen Karten passt keine.',
  'storm.sevens': '{n, plural, =1 {Eine 7} =2 {Zwei 7er} =3 {Drei 7er} =4 {Vier 7er} other {# 7er}}',
  'storm.out': 'Du bist draußen',
  'storm.last': 'Letzter Platz',
  'storm.hand': 'Deine Hand · {n, plural, one {# Karte} other {# Karten}}',
  'storm.isCalled': 'Gewünscht ist {suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}}',
  'storm.onTop': '{card} liegt oben',
  'storm.playOnly': '{card} spielen, die einzige Karte, die passt',
  'storm.drawFrom': '{n, plural, one {# Karte} other {# Karten}} vom Stapel ziehen',
  'suit.held':
    '{suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}}, du hast {n, plural, one {# Karte} other {# Karten}}',
  'hand.name': 'Deine Hand',
  'hand.noMatch': '{card}, passt nicht',

  'lane.tiles': 'Spuren',
  'lane.name': 'Spur {lane}',
  'lane.about':
    '{lane, plural, =1 {innen, neben der Boxengasse} =4 {außen, an der Wand} other {nach beiden Seiten frei}}',
  'lane.take': 'Spur {lane} nehmen',
  'lane.note': 'Ein Klick nimmt die Spur. Jede Spur hat 96 Felder: Außen ist es nicht weiter als innen.',

  'coin.note': 'Nicht in den Boxen, nicht auf besetzte Felder, nicht auf die sechs Felder vor einem Gegner.',
  'coin.choose': 'Feld wählen',
  'coin.choose.why': 'Wähle ein Feld auf der Strecke, oder geh mit den Pfeiltasten hin',
  'coin.place': '{coin, select, tow {Abschleppen} other {{coin}}} legen',
  'coin.chosen': '{coin, select, tow {Abschleppen} other {{coin}}} auf Spur {lane}, Feld {position}',
  'coin.tiles': 'Münzen zum Legen',
  'coin.cell': 'Feld',
  'coin.noCell': 'Noch keins',
  'coin.back': 'Ein Feld zurück',
  'coin.forward': 'Ein Feld vor',
  'coin.across': 'Nächste Spur',
  'coin.lane': 'Spur',

  'dice.tiles': 'Würfel',
  'dice.movement': 'Fahren',
  'dice.lane': 'Spurwechsel',
  'dice.roll': '{n, plural, one {Würfeln} other {# Würfel werfen}}',
  'dice.rollLane': 'Spur wechseln',
  'dice.noLane':
    '{why, select, inPit {In der Box wird nur mit einem Fahrwürfel gewürfelt.} other {Neben dir steht ein Wagen: Du kannst dich jetzt nicht einfädeln.}}',
  'outcome.moves':
    '{roll, select, none {} other {{roll}: }}{steps, plural, one {# Feld} other {# Felder}}{blocked, select, yes {, dann blockiert} other {}}{coin, select, none {} hidden {, auf eine verdeckte Münze} tow {, auf dein eigenes Abschleppen} other {, auf deine eigene {coin}}}{home, select, yes {, über die Linie: im Ziel} other {}}',
  'outcome.wall': '{roll, select, none {} other {{roll}: }}gegen die Wand, zurück in die Box',

  'outlook.blocked':
    '{most, plural, =0 {Direkt vor dir steht ein Wagen: kein Feld ist frei.} one {Vor dir ein Wagen: höchstens # Feld.} other {Vor dir ein Wagen: höchstens # Felder.}}',
  'outlook.free': 'Vor dir ist frei.',
  'outlook.wall': 'Mit {rolls} {n, plural, one {gegen die Wand.} other {gegen die Wand.}}',
  'outlook.hidden': 'Mit {rolls} auf {n, plural, one {eine verdeckte Münze.} other {eine verdeckte Münze.}}',
  'outlook.own': 'Mit {rolls}.',
  'outlook.own.roll': '{roll} auf {coin, select, tow {dein eigenes Abschleppen} other {deine eigene {coin}}}',
  'outlook.finish': 'Mit {rolls} ins {n, plural, one {Ziel.} other {Ziel.}}',
  'outlook.finishAll': 'Jeder Wurf führt ins Ziel.',
  'outlook.noFace': 'Kein Wurf würde dich bewegen.',
  'outlook.faces': '{faces} {n, plural, one {bewegt dich.} other {bewegen dich.}}',
  'outlook.facesCoin': '{faces} {n, plural, one {führt auf eine Münze.} other {führen auf eine Münze.}}',
  'outlook.checkEngine': 'Motorcheck beendet den Zug.',

  'field.title': 'Das Feld',
  'field.finished': 'im Ziel',
  'field.noLane': 'noch keine Spur',
};
