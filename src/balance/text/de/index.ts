// What a balance report says of a circuit, in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en';

export const messages: Translation<typeof source> = {
  verdict:
    '{fairness, select, fair {Fair} uneven {Ungleich} other {Glückssache}} und {pace, select, fast {flott} long {lang} other {zäh}}',
  'verdict.early': 'Noch zu früh: bisher {races, plural, one {# Rennen} other {# Rennen}}, nötig sind {least, number}',
  'finding.unended':
    '{races, plural, one {Ein Rennen endete} other {# Rennen endeten}} nicht. Der Startwert {races, plural, one {dieses Rennens} other {des ersten}} ist {seed}.',
  'finding.start': 'Startplatz {place, number} gewinnt {share, number} % der Rennen, fair wären {fair, number} %.',
  'finding.lucky':
    '{better} gewinnt nur {share, number} % von {races, number} Rennen gegen {worse}: Glück zählt mehr als Können.',
  'finding.driver': '{driver} gewinnt {share, number} % der Rennen, gleich verteilt wären es {fair, number} %.',
  'finding.idle':
    'Kurve {corner, number} entscheidet nichts: Niemand dreht sich dort oder scheidet aus, und eine Durchfahrt kostet {cost, number}.',
  'finding.harsh':
    'In {share, number} % der Durchfahrten dreht sich ein Auto in Kurve {corner, number} oder scheidet aus.',
  'finding.long': 'Ein Rennen dauert {minutes, number} Minuten mit Menschen in allen Autos, lang für dieses Spiel.',
  'finding.slow':
    'Die Reihenfolge ändert sich kaum: {overtakes, number} Überholmanöver pro Runde bei {cars, plural, one {# Auto} other {# Autos}}.',
  'finding.early-lead': 'In {share, number} % der Rennen führt der Sieger schon ein Drittel vor Schluss.',
  'finding.one-way': 'Auf jedem Abschnitt nehmen fast alle denselben Weg: Es gibt keine Wahl der Route.',
  'suggestion.limit': 'Kurve {corner, number}: Limit {limit, number}',
  'suggestion.move':
    'Kurve {corner, number} um {spaces, plural, one {# Feld} other {# Felder}} {way, select, on {vorrücken} other {zurückrücken}}',
  'suggestion.laps': '{laps, plural, one {# Runde} other {# Runden}}',
};
