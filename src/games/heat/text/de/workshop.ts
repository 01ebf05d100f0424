// Was an einer selbst gebauten Strecke nicht stimmt und was zu tun ist, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { workshop as source } from '../en/workshop';

export const workshop: Translation<typeof source> = {
  'workshop.import.spaces': 'Sie hat {given, number} Felder; hier bekommt sie {spaces, number}.',
  'workshop.import.corners': 'Nur die ersten {most, number} Kurven werden übernommen.',
  'workshop.import.proposed':
    'Sie hat keine Kurven; wo die Straße einen Bogen macht, {corners, plural, one {wurde eine gesetzt} other {wurden # gesetzt}}.',
  'workshop.import.laps': 'Die Rundenzahl fehlt: Es werden {n, number}.',
  'workshop.import.heat': 'Die Zahl der Hitzekarten fehlt: Es werden {n, number}.',
  'workshop.import.stress': 'Die Zahl der Stresskarten fehlt: Es werden {n, number}.',
  'workshop.import.flooded': 'Überflutete Felder fallen weg: Die Regeln hier kennen sie nicht.',
  'workshop.import.tunnels': 'Tunnel fallen weg: Die Regeln hier kennen sie nicht.',
  'workshop.import.gravel': 'Kies fällt weg: Im Rennen ändert er nichts.',
  'workshop.import.shifted': 'Eine Kurvenlinie lag auf der Ziellinie, deshalb beginnt die Runde ein Feld früher.',
  'workshop.import.legends':
    'Die Legendenlinie von Kurve {corner, number} lag hinter der Kurvenlinie und wurde neu gesetzt.',
  'workshop.import.lanes': 'Ideallinien fehlen: Sie führen jeweils innen in die nächste Kurve.',
  'workshop.facts':
    '{spaces, plural, one {# Feld} other {# Felder}}, {corners, plural, one {# Kurve} other {# Kurven}}, {laps, plural, one {# Runde} other {# Runden}}',
  'workshop.report.troubles': 'Dreher',
  'workshop.report.cost': 'Hitze',
  'workshop.report.spent': 'Hitze je Kurve',
  'workshop.corner.name': 'Kurve {n, number}',
  'workshop.no-circuit': 'Das ist keine Strecke von Heat.',
  'workshop.unreadable':
    'Paddock kann diese Strecke nicht lesen: Die Angabe {field} ist falsch oder unbekannt. Hol dir die Datei noch einmal, oder aktualisiere Paddock, wenn sie von einem neueren stammt.',
  'workshop.road.none': 'Alle Punkte der Straße liegen auf einer Stelle. Zeichne eine Straße.',
  'workshop.road.crosses':
    'Die Straße kreuzt oder berührt sich bei den Feldern {space, number} und {other, number}. Schieb die beiden Stücke auseinander.',
  'workshop.road.sharp':
    'Die Straße biegt bei Feld {space, number} zu scharf ab: Wagen kommen nicht herum. Mach den Bogen weiter, oder nimm mehr Felder.',
  'workshop.corner.finish': 'Die Linie von {corner} liegt auf der Ziellinie. Verschieb sie um ein Feld.',
  'workshop.corner.same': '{corner} hat dieselbe Linie wie {other}. Verschieb eine davon, oder lösch sie.',
  'workshop.corner.zone':
    'Die Legendenzone von {corner} reicht über die Linie davor: {most, plural, one {Nur # Feld passt} other {Höchstens # Felder passen}}.',
  'workshop.corner.lane':
    'Die Ideallinie von {corner} gibt es nicht: Die Straße hat {lanes, plural, one {eine Spur} other {# Spuren}}.',
  'workshop.chicane.first':
    '{corner} ist die erste Kurve der Runde und kann deshalb nicht die zweite einer Schikane sein.',
  'workshop.chicane.three': 'Eine Schikane hat zwei Kurven, {corner} wäre ihre dritte.',
  'workshop.corner.close':
    'Die Linie von {corner} liegt direkt hinter der von {other}: Jeder Wagen fährt in einem Zug über beide. Verschieb sie, oder mach aus beiden eine Schikane.',
  'workshop.corner.straight': '{corner} liegt auf einer Geraden. Verschieb die Linie zum Bogen.',
  'workshop.corner.free':
    'Niemand ist je schneller als {limit, number}: {corner} entscheidet nichts. Senk das Tempolimit.',
  'workshop.stretch.long': '{spaces, number} Felder ohne Kurve vor {corner}: Dort fahren alle im höchsten Gang.',
  'workshop.lap.long':
    '{laps, plural, one {# Runde dauert} other {# Runden dauern}} etwa {rounds, number} Durchgänge, mehr als eine Stunde. Fahr weniger Runden.',
  'workshop.scenery.many':
    'Auf dem Land liegen {things, number} Dinge, und das Brett wird langsam gezeichnet. Lass höchstens {most, number} liegen.',
  'workshop.grid.corner':
    'Die letzten Wagen der Startaufstellung stehen vor der Linie von {corner}. Verschieb sie mindestens {spaces, number} Felder von der Ziellinie weg.',
};
