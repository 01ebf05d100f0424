// Was an einer selbst gebauten Strecke nicht stimmt und was zu tun ist, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { workshop as source } from '../en/workshop';

export const workshop: Translation<typeof source> = {
  'workshop.facts':
    '{rows, plural, one {# Reihe} other {# Reihen}}, {corners, plural, one {# Kurve} other {# Kurven}}, {laps, plural, one {# Runde} other {# Runden}}',
  'workshop.report.troubles': 'Dreher',
  'workshop.report.cost': 'Verschleiß',
  'workshop.report.spent': 'Reifen- und Bremsverschleiß je Kurve',
  'workshop.corner.name': 'Kurve {n, number}',
  'workshop.copy':
    'Reihen, Kurven und sichere Tempi sind dieselben. Zusätzliche Spuren abseits der Startaufstellung fehlen, und Felder neben Inseln entstehen neu.',
  'workshop.no-circuit': 'Das ist keine Strecke von Waddington’s Formula 1.',
  'workshop.unreadable':
    'Paddock kann diese Strecke nicht lesen: Die Angabe {field} ist falsch oder unbekannt. Hol dir die Datei noch einmal, oder aktualisiere Paddock, wenn sie von einem neueren stammt.',
  'workshop.road.none': 'Alle Punkte der Straße liegen auf einer Stelle. Zeichne eine Straße.',
  'workshop.road.crosses':
    'Die Straße kreuzt oder berührt sich bei den Reihen {row, number} und {other, number}. Schieb die beiden Stücke auseinander.',
  'workshop.road.sharp':
    'Die Straße biegt bei Reihe {row, number} zu scharf ab: Wagen kommen nicht herum. Mach den Bogen weiter, oder nimm mehr Reihen.',
  'workshop.home.bends':
    'Die Straße biegt sich bei Reihe {row, number} zu stark, wo sie für Startaufstellung und Boxen sechs Spuren breit ist. Mach sie gerader, oder verschieb die Ziellinie.',
  'workshop.place.home':
    '{what, select, corner {{corner}} other {Ein Teich}} ragt in die breite Straße bei Startaufstellung und Boxen. Schieb {what, select, corner {die Kurve} other {ihn}} von der Ziellinie weg.',
  'workshop.place.overlap':
    '{what, select, corner {{corner}} other {Ein Teich}} liegt zu dicht hinter {whatOther, select, corner {{other}} other {dem Teich davor}}: Dazwischen muss eine ganze Reihe liegen. Verschieb eins von beiden.',
  'workshop.marker':
    '{marker, select, brakeFailure {Bremsversagen} other {Schlechte Reifen}} gilt ab Kurve {number, number}, die es nicht gibt. Nimm eine andere Kurve.',
  'workshop.corner.close':
    'Das rote Band von {corner} liegt direkt hinter dem von {other}: Jeder Wagen fährt in einem Zug über beide.',
  'workshop.corner.straight': '{corner} liegt auf einer Geraden. Verschieb die Kurve zum Bogen.',
  'workshop.corner.free':
    'Kein Wagen ist schneller als {limit, number} mph: {corner} entscheidet nichts. Senk ihr sicheres Tempo.',
  'workshop.stretch.long': '{rows, number} Reihen ohne Kurve vor {corner}: Dort fahren alle mit Höchsttempo.',
  'workshop.lap.long':
    '{laps, plural, one {# Runde dauert} other {# Runden dauern}} etwa {turns, number} Züge, einen ganzen Abend. Fahr weniger Runden.',
  'workshop.scenery.many':
    'Auf dem Land liegen {things, number} Dinge, und das Brett wird langsam gezeichnet. Lass höchstens {most, number} liegen.',
};
