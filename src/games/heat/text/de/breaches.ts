// Warum die Regeln etwas ablehnen, was erlaubt wäre und was zu tun ist, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { breaches as source } from '../en/breaches';

export const breaches: Translation<typeof source> = {
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
    'Was das letzte Rennen weitergibt, passt nicht zu diesen Wagen: Es sind mehr Sponsorkarten, als es gibt, oder andere Plätze. Starte das Rennen ohne das neu.',
  'breach.laps':
    '{laps, plural, one {# Runde wird} other {# Runden werden}} hier nicht gefahren, sondern {min, number} bis {max, number}. Wähle etwas davon.',
  'breach.legend-bonus':
    'Ein Tempobonus der Legenden von {bonus, number} geht nicht, 0 bis {max, number} schon. Wähle etwas davon.',
  'breach.wrong-phase':
    '{asked, select, draft {Jetzt nimmst du eine der Karten von der Matte.} gear {Jetzt wählst du einen Gang.} cards {Jetzt wählst du Karten für deinen Gang.} value {Jetzt wählst du, was die Karte zählt.} react {Jetzt nutzt du deine Symbole oder bist fertig.} slipstream {Jetzt folgst du dem Wagen davor oder bleibst.} discard {Jetzt wählst du Karten zum Abwerfen oder behältst alle.} other {Das ist jetzt nicht gefragt.}} Mach das zuerst.',
  'breach.not-on-offer':
    'Diese Karte liegt nicht mehr auf der Matte. {left, plural, one {Nimm die eine, die dort liegt.} other {Nimm eine der #, die dort liegen.}}',
  'breach.not-locked': 'Du hast keine Antwort, die du zurücknehmen könntest. Wähle und bestätige.',
  'breach.gear-too-far':
    'Vom {from, number}. in den {to, number}. Gang ist es zu weit: Mehr als zwei Gänge auf einmal gehen nicht. Wähle {low, number} bis {high, number}.',
  'breach.shift-needs-heat':
    'Vom {from, number}. in den {to, number}. Gang kostet {heat, number} Hitze, und dein Motor hat {engine, number}. Schalte um einen Gang oder bleib.',
  'breach.card-count':
    'Im {gear, number}. Gang spielst du {gear, plural, one {# Karte} other {# Karten}}, gewählt hast du {count, number}. Wähle genau {gear, number}.',
  'breach.card-not-in-hand':
    'Eine dieser Karten hast du nicht auf der Hand, oder nicht so oft. Wähle aus deinen Karten.',
  'breach.heat-not-playable':
    'Hitze steckt in deiner Hand fest und kann nicht gespielt werden. Wähle andere Karten; der 1. und 2. Gang kühlen sie ab.',
  'breach.hand-cluttered':
    'Im {gear, number}. Gang spielst du {gear, plural, one {# Karte} other {# Karten}}, aber du kannst {playable, plural, =0 {keine} other {nur #}} spielen. Leg deine Hand offen.',
  'breach.value-not-on-card': 'Die Karte zählt nicht {value, number}: Sie hat {values}. Wähle eins davon.',
  'breach.no-cooldown':
    '{count, number} Hitze kannst du jetzt nicht abkühlen: {left, plural, =0 {Hier ist kein Abkühlen übrig} other {Abkühlen # ist übrig}}, und du hast {hand, plural, =0 {keine Hitzekarte} one {# Hitzekarte} other {# Hitzekarten}} auf der Hand. {most, plural, =0 {Nutz ein anderes Symbol oder sei fertig.} other {Kühl höchstens # ab.}}',
  'breach.no-adrenaline':
    'Du hast kein Adrenalin zu nutzen: Es gehört den letzten Wagen der Reihenfolge, einmal pro Zug. Nutz ein anderes Symbol oder sei fertig.',
  'breach.boost-gear':
    'Nur im 4. Gang darf man boosten, du bist im {gear, number}. Schalte im nächsten Durchgang hoch.',
  'breach.boost-twice':
    'Du hast in diesem Zug schon geboostet, mehr als einmal geht nicht. Nutz ein anderes Symbol oder sei fertig.',
  'breach.boost-needs-heat':
    'Ein Boost braucht {heat, number} Hitze im Motor; {engine, plural, =0 {deiner ist leer} other {deiner hat #}}. Kühl zuerst ab.',
  'breach.no-reduce-stress':
    '{count, number} Stress kannst du jetzt nicht abbauen: {most, plural, =0 {Dir fehlt das Symbol dafür oder Stress auf der Hand. Nutz ein anderes Symbol oder sei fertig.} other {Mehr als # geht nicht. Bau höchstens # ab.}}',
  'breach.no-scrap': 'In diesem Zug gibt es nichts zu verschrotten. Nutz ein anderes Symbol oder sei fertig.',
  'breach.no-super-cool':
    '{count, number} Hitze per Superkühlung geht jetzt nicht: {most, plural, =0 {Dir fehlt das Symbol dafür oder Hitze im Ablagestapel. Nutz ein anderes Symbol oder sei fertig.} other {Mehr als # geht nicht. Kühl höchstens # ab.}}',
  'breach.no-salvage':
    '{count, plural, one {# Karte} other {# Karten}} kannst du jetzt nicht bergen: {most, plural, =0 {Dir fehlt das Symbol dafür, oder dein Ablagestapel ist leer. Nutz ein anderes Symbol oder sei fertig.} other {Mehr als # geht nicht. Wähle höchstens #.}}',
  'breach.not-in-discard':
    'Eine dieser Karten liegt nicht in deinem Ablagestapel, oder nicht so oft. Wähle aus den Karten, die dort liegen.',
  'breach.no-accelerate':
    'Diese Karte beschleunigt jetzt nicht: {flipped, plural, =0 {In diesem Zug wurde keine Karte aufgedeckt} other {Ihr Symbol ist genutzt, oder sie liegt nicht vor dir}}. Nutz ein anderes Symbol oder sei fertig.',
  'breach.no-direct-play':
    'Jetzt darfst du nur eine Handkarte mit „Direkt spielen“ spielen. Nutz ein anderes Symbol oder sei fertig.',
  'breach.direct-play-needs-heat':
    'Diese Karte kostet {heat, number} Hitze, und dein Motor hat {engine, number}. Kühl zuerst ab oder sei fertig.',
  'breach.slipstream-length':
    'Ein Windschatten geht hier über {span, plural, =0 {{most, number} Felder} other {{least, number} bis {most, number} Felder}}, nicht {length, number}. Wähle das oder bleib.',
  'breach.slipstream-final-line':
    'Ein Windschatten über {length, number} Felder ginge über die letzte Ziellinie, und das darf keiner. {longest, plural, =0 {Bleib, wo du bist.} other {Höchstens # geht jetzt: Wähle das oder bleib.}}',
  'breach.not-discardable':
    '{kind, select, stress {Stress} other {Hitze}} kann nicht abgeworfen werden: {kind, select, stress {Spiel die Karte oder bau sie mit einem Symbol ab} other {Kühl sie ab, um sie loszuwerden}}. Wähle andere Karten oder behalte alle.',
  'breach.no-refresh':
    'Nur Karten mit „Auffrischen“, die du in diesem Zug gespielt hast, kommen oben auf den Nachziehstapel. Lass die anderen weg.',
};
