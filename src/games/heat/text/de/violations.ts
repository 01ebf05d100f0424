// Warum die Regeln etwas ablehnen, was erlaubt wäre und was zu tun ist, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { violations as source } from '../en/violations';

export const violations: Translation<typeof source> = {
  'breach.colour-taken':
    'Zwei Wagen sind {colour, select, red {rot} blue {blau} yellow {gelb} green {grün} black {schwarz} ivory {elfenbein} other {gleich}}. Gib jedem Wagen eine eigene Farbe.',
  'breach.car-count':
    'Ein Rennen braucht {min, number} bis {max, number} Wagen, hier sind es {count, number}. Füge Wagen hinzu oder nimm welche heraus.',
  'breach.no-driver':
    '{legends, plural, one {Der einzige Wagen ist eine Legende} other {Alle # Wagen sind Legenden}}. Setz mindestens in einen Wagen jemanden.',
  'breach.qualifying-alone':
    'Qualifying fährt man allein, und hier {count, plural, one {ist # Wagen, eine Legende} other {sind # Wagen}}. Lass einen Wagen mit jemandem am Steuer.',
  'breach.qualifying-modules': 'Qualifying fährt man ohne Garage, Wetter, Ereignisse und Sponsoren. Schalte sie aus.',
  'breach.hand-over':
    'Die Karten aus dem letzten Rennen passen nicht zu diesem: Es sind mehr Sponsorkarten, als es gibt, oder die Plätze sind andere. Starte das Rennen ohne sie.',
  'breach.laps':
    '{laps, plural, one {# Runde kannst} other {# Runden kannst}} du hier nicht fahren. Wähle {min, number} bis {max, number}.',
  'breach.legend-bonus': 'Ein Tempobonus der Legenden von {bonus, number} geht nicht. Wähle 0 bis {max, number}.',
  'breach.wrong-phase':
    '{asked, select, draft {Nimm zuerst eine der Karten von der Matte.} gear {Wähle zuerst einen Gang.} cards {Wähle zuerst Karten für deinen Gang.} value {Wähle zuerst den Wert der Karte.} react {Nutz zuerst deine Symbole oder drück „Fertig“.} slipstream {Folg zuerst dem Wagen davor oder bleib.} discard {Wähle zuerst Karten zum Abwerfen oder behalte alle.} other {Das geht jetzt nicht.}}',
  'breach.not-on-offer':
    'Diese Karte liegt nicht mehr auf der Matte. {left, plural, one {Nimm die eine, die dort liegt.} other {Nimm eine der #, die dort liegen.}}',
  'breach.not-locked': 'Du hast noch nichts zum Zurücknehmen. Wähle erst etwas und bestätige es.',
  'breach.gear-too-far':
    'Vom {from, number}. in den {to, number}. Gang ist es zu weit: Mehr als zwei Gänge auf einmal gehen nicht. Wähle {low, number} bis {high, number}.',
  'breach.shift-needs-heat':
    'Vom {from, number}. in den {to, number}. Gang kostet {heat, number} Hitze, und dein Motor hat {engine, number}. Schalte um einen Gang oder bleib.',
  'breach.card-count':
    'Im {gear, number}. Gang spielst du {gear, plural, one {# Karte} other {# Karten}}, gewählt hast du {count, number}. Wähle genau {gear, number}.',
  'breach.card-not-in-hand': 'Eine dieser Karten hast du nicht auf der Hand. Wähle aus deinen Karten.',
  'breach.heat-not-playable':
    'Hitze steckt in deiner Hand fest und kann nicht gespielt werden. Wähle andere Karten; der 1. und 2. Gang kühlen sie ab.',
  'breach.hand-cluttered':
    'Im {gear, number}. Gang spielst du {gear, plural, one {# Karte} other {# Karten}}, aber du kannst {playable, plural, =0 {keine} other {nur #}} spielen. Leg deine Hand offen.',
  'breach.value-not-on-card': 'Diese Karte hat keine {value, number}: Sie hat {values}. Wähle eins davon.',
  'breach.no-adrenaline':
    'Du hast kein Adrenalin: Nur die letzten Wagen bekommen es, einmal pro Zug. Nutz ein anderes Symbol oder drück „Fertig“.',
  'breach.boost-gear':
    'Nur im 4. Gang darf man boosten, du bist im {gear, number}. Schalte im nächsten Durchgang hoch.',
  'breach.boost-twice': 'Boosten kannst du nur einmal pro Zug. Nutz ein anderes Symbol oder drück „Fertig“.',
  'breach.boost-needs-heat':
    'Ein Boost braucht {heat, number} Hitze im Motor; {engine, plural, =0 {deiner ist leer} other {deiner hat #}}. Kühl zuerst ab.',
  'breach.slipstream-length':
    'Ein Windschatten geht hier über {span, plural, =0 {{most, number} Felder} other {{least, number} bis {most, number} Felder}}, nicht {length, number}. Wähle eine andere Länge oder bleib.',
  'breach.slipstream-final-line':
    'Über die letzte Ziellinie darfst du nicht im Windschatten fahren, und {length, number} Felder gingen darüber. {longest, plural, =0 {Bleib, wo du bist.} other {Wähle höchstens # oder bleib.}}',
  'breach.not-discardable':
    '{kind, select, stress {Stress} other {Hitze}} kann nicht abgeworfen werden: {kind, select, stress {Spiel die Karte oder bau sie mit einem Symbol ab} other {Kühl sie ab, um sie loszuwerden}}. Wähle andere Karten oder behalte alle.',
  'breach.no-refresh':
    'Nur Karten mit „Auffrischen“, die du in diesem Zug gespielt hast, kommen oben auf den Nachziehstapel. Lass die anderen weg.',
};
