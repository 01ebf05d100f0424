// Warum die Regeln von Waddingtons Formula 1 etwas ablehnen, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { violations as source } from '../en/violations';

export const violations: Translation<typeof source> = {
  'breach.car-count': 'Ein Rennen braucht {min} bis {max} Wagen, hier sind es {count}. Ändere die Zahl der Fahrer.',
  'breach.laps': 'Ein Rennen hat {min} bis {max} Runden, nicht {laps}. Wähle eine Zahl dazwischen.',
  'breach.hand-size': 'Jeder bekommt {min} bis {max} Taktikkarten, nicht {cards}. Wähle eine Zahl dazwischen.',
  'breach.wrong-ask':
    'Jetzt {asked, select, car {wählst du einen Wagen} drive {wählst du ein Tempo und fährst, oder du fährst auf} card {spielst du eine Taktikkarte oder keine} other {setzt du deine Spezialreifen ein oder behältst sie}}: Diese Antwort gehört zu einer anderen Frage.',
  'breach.car-taken':
    'Der {colour, select, yellow {gelbe} orange {orange} green {grüne} red {rote} black {schwarze} blue {blaue} other {gewählte}} Wagen ist nicht frei. Nimm einen der übrigen, nach ihrem Platz: {free}.',
  'breach.speed-not-choosable':
    'Von {reading} mph aus kannst du {least} bis {most} mph wählen, in Schritten von {step}, nicht {speed}. Wähle eines dieser Tempi.',
  'breach.path-length':
    'Mit {speed} mph fährst du genau {squares, plural, one {# Feld} other {# Felder}}, dieser Weg hat {given}. Wähle einen Weg dieser Länge oder ein anderes Tempo.',
  'breach.not-a-step':
    'Feld {square} dieses Weges ist vom Feld davor nicht zu erreichen: Fahr geradeaus oder schräg nach vorn. Wähle einen anderen Weg.',
  'breach.square-taken':
    'Auf Feld {square} dieses Weges steht {colour, select, yellow {der gelbe} orange {der orange} green {der grüne} red {der rote} black {der schwarze} other {der blaue}} Wagen. Fahr daran vorbei oder wähle ein anderes Tempo.',
  'breach.not-held-up':
    'Die Bahn ist {squares, plural, one {# Feld} other {# Felder}} weit frei, so weit wie dein höchstes Tempo von {most} mph reicht: Niemand hält dich auf. Wähle ein Tempo und fahr.',
  'breach.run-length':
    '{squares, plural, =0 {Vor dir ist kein Feld frei, dieser Weg hat {given}. Bleib, wo du bist.} one {Du fährst hier genau # Feld auf, dieser Weg hat {given}. Wähle einen Weg, der hinter dem Wagen davor endet.} other {Du fährst hier genau # Felder auf, dieser Weg hat {given}. Wähle einen Weg, der hinter dem Wagen davor endet.}}',
  'breach.run-reading':
    '{why, select, spins {Hinter diesem Wagen kannst du nicht stark genug bremsen: Du kommst hier von der Bahn ab. Wähle einen anderen Weg oder bestätige das.} other {Hinter diesem Wagen kann dein Tempo {readings} mph werden, nicht {speed}. Wähle ein mögliches.}}',
  'breach.card-not-held':
    'Diese Taktikkarte ist nicht unter {cards, plural, =0 {deinen Karten: Du hast keine mehr. Fahr ohne Karte.} one {deinen Karten: Du hast # Karte. Spiel sie oder keine.} other {deinen # Karten. Spiel eine von ihnen oder keine.}}',
  'breach.not-in-window':
    'Meisterliches Fahren wird zusammen mit der Fahrt gespielt, nicht danach. Spiel eine andere Karte oder keine.',
  'breach.card-path':
    '{squares, plural, =0 {Vor dir ist kein Feld frei, die Karte bringt dich nicht weiter. Spiel eine andere oder keine.} one {Hier bringt dich die Karte genau # Feld weiter, dieser Weg hat {given}. Wähle einen Weg dieser Länge oder spiel keine Karte.} other {Hier bringt dich die Karte genau # Felder weiter, dieser Weg hat {given}. Wähle einen Weg dieser Länge oder spiel keine Karte.}}',
  'breach.surge-speed':
    '{why, select, fast {Der Vergaser bringt dich bis auf {most} mph, und du fährst schon {reading}. Spiel eine andere Karte oder keine.} steps {Der Vergaser bringt dich von {reading} mph auf ein höheres Tempo bis {most}, in Schritten von {step}, nicht auf {speed}. Wähle eines dieser Tempi.} other {Nur der eingestellte Vergaser ändert sofort dein Tempo: Diese Karte lässt es bei {reading} mph. Spiel sie ohne neues Tempo.}}',
  'breach.no-superb':
    '{why, select, faulty {Solange deine schlechten Reifen wirken, wird keine Taktikkarte gespielt. Fahr bis zur Linie ohne Meisterliches Fahren.} other {Dieser Weg führt nicht über die Kurve, für die Meisterliches Fahren gelten soll. Nenn eine Kurve auf dem Weg oder fahr ohne die Karte.}}',
};
