// Was an einer selbst gebauten Strecke nicht stimmt und was zu tun ist, auf Deutsch; und wie ihre Geraden heißen.

import type { Translation } from '@i18n/messages';
import type { workshop as source } from '../en/workshop';

export const workshop: Translation<typeof source> = {
  'workshop.facts':
    '{spaces, plural, one {# Feld} other {# Felder}}, {corners, plural, one {# Kurve} other {# Kurven}}, {laps, plural, one {# Runde} other {# Runden}}',
  'section.straight': 'Gerade nach {corner}',
  'section.start': 'Startgerade',
  'workshop.no-circuit': 'Das ist keine Strecke von Formula D.',
  'workshop.unreadable':
    'Paddock kann diese Strecke nicht lesen: Die Angabe {field} ist falsch oder unbekannt. Hol dir die Datei noch einmal, oder aktualisiere Paddock, wenn sie von einem neueren stammt.',
  'workshop.road.none': 'Alle Punkte der Straße liegen auf einer Stelle. Zeichne eine Straße.',
  'workshop.road.crosses':
    'Die Straße kreuzt oder berührt sich bei den Feldern {space, number} und {other, number}. Schieb die beiden Stücke auseinander.',
  'workshop.road.sharp':
    'Die Straße biegt bei Feld {space, number} zu scharf ab: Wagen kommen nicht herum. Mach den Bogen weiter, oder nimm mehr Felder.',
  'workshop.home.bends':
    'Die Straße biegt sich bei Feld {space, number} zu stark, wo Startaufstellung und Boxen liegen. Mach sie gerader, oder verschieb die Linie.',
  'workshop.corner.home':
    '{corner} ragt in die Startgerade neben Startaufstellung und Boxen. Schieb die Kurve von der Linie weg.',
  'workshop.corner.short':
    '{corner} hat {spaces, plural, =0 {kein Feld} one {nur ein Feld} other {nur # Felder}}: Eine Kurve braucht mindestens zwei.',
  'workshop.corner.length':
    '{corner} ist {spaces, number} Felder lang, höchstens {most, number} sind erlaubt. Verschieb Anfang oder Ende.',
  'workshop.corner.overlap': '{corner} beginnt, bevor {other} zu Ende ist. Lass mindestens ein Feld dazwischen.',
  'workshop.corner.stops':
    '{corner} verlangt {stops, number} Stopps auf {spaces, number} Feldern: Das schafft kaum jemand. Verlang weniger.',
  'workshop.corner.straight': '{corner} liegt auf einer Geraden. Verschieb die Kurve zum Bogen.',
  'workshop.stretch.long':
    '{spaces, number} Felder ohne Kurve vor {corner}: zwei Würfe im sechsten Gang, und nichts zu entscheiden.',
};
