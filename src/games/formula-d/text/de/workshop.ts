// Was an einer selbst gebauten Strecke nicht stimmt und was zu tun ist, auf Deutsch; und wie ihre Geraden heißen.

import type { Translation } from '@i18n/messages';
import type { workshop as source } from '../en/workshop';

export const workshop: Translation<typeof source> = {
  'workshop.facts':
    '{spaces, plural, one {# Feld} other {# Felder}}, {corners, plural, one {# Kurve} other {# Kurven}}, {laps, plural, one {# Runde} other {# Runden}}',
  'workshop.report.troubles': 'Ausfälle',
  'workshop.report.cost': 'Verschleiß',
  'workshop.report.spent': 'Verschleißpunkte je Kurve',
  'workshop.corner.name': 'Kurve {n, number}',
  'workshop.copy':
    'Die mittlere Spur ist dieselbe, die anderen Spuren entstehen neu. Wo der Plan aus der Schachtel enger ist, als eine gezeichnete Straße sein darf, sagt der Editor, was du verschieben musst.',
  'workshop.import.line':
    'Diese Datei von GP Online ist beschädigt: Ihre Zeile {line, number} ist weder ein Feld noch ein Weg. Hol dir die Datei noch einmal.',
  'workshop.import.way':
    'Diese Datei von GP Online ist beschädigt: Der Weg in Zeile {line, number} führt zu einem Feld, das es nicht gibt. Hol dir die Datei noch einmal.',
  'workshop.import.many':
    'Diese Datei von GP Online hat mehr als {most, number} Felder oder Wege. Nimm eine kleinere Strecke.',
  'workshop.import.finish':
    'Diese Strecke von GP Online hat keine Ziellinie. Markiere dort ihre Felder, und importiere sie noch einmal.',
  'workshop.import.lap':
    'Kein Weg führt um diese Strecke von GP Online herum. Schließ dort die Runde, und importiere sie noch einmal.',
  'workshop.import.corners.few':
    'Diese Strecke von GP Online hat weniger als zwei Kurven. Markiere dort die Felder der Kurven, und importiere sie noch einmal.',
  'workshop.import.spaces': 'Ihre mittlere Spur hat {given, number} Felder; hier bekommt sie {spaces, number}.',
  'workshop.import.corners': 'Nur die ersten {most, number} Kurven werden übernommen.',
  'workshop.import.picture': 'Das Bild bleibt weg.',
  'workshop.import.lanes': 'Nur die Mitte der Straße wird übernommen: Spuren und Felder entstehen neu.',
  'workshop.import.pits': 'Die Boxen bleiben weg: Sie liegen neben der Startgeraden.',
  'workshop.import.grid': 'Die Startaufstellung bleibt weg: Sie liegt vor der Linie.',
  'workshop.import.blocked': 'Gesperrte Felder bleiben weg: Die Regeln hier kennen sie nicht.',
  'workshop.import.rain': 'Das Wetter bleibt weg: Die Regeln hier kennen keines.',
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
  'workshop.scenery.many':
    'Auf dem Land liegen {things, number} Dinge, und das Brett wird langsam gezeichnet. Lass höchstens {most, number} liegen.',
};
