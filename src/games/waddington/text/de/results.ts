// Das Ergebnis eines Rennens von Waddingtons Formula 1 auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { results as source } from '../en/results';

export const results: Translation<typeof source> = {
  'result.over': 'Das Rennen ist zu Ende',
  'result.tie':
    'gleichauf mit dem Wagen davor, aber {tie, select, reading {langsamer} wear {mehr verschlissen} cards {weniger Karten} other {früher am Zug}}',
  'result.bestLap': 'Beste Runde {n, plural, one {# Zug} other {# Züge}}',
  'result.spins': '{n, plural, one {# Dreher} other {# Dreher}}',
  'result.stops': '{n, plural, one {# Boxenstopp} other {# Boxenstopps}}',
  'result.ai': 'KI, {level}',
  'result.noSpins': 'Keine Dreher',
  'award.fastest': 'Schnellste Runde',
  'award.fastest.text': '{names}, {n, plural, one {# Zug} other {# Züge}}',
  'award.lead': 'In Führung',
  'award.lead.text': '{names}, {n, plural, one {# Runde} other {# Runden}}',
  'award.daredevil': 'Draufgänger',
  'award.daredevil.text': '{names}, {n, plural, one {# Strafwurf} other {# Strafwürfe}}',
  'award.spinning': 'Kreisel',
  'award.spinning.text': '{names}, {n, plural, one {# Dreher} other {# Dreher}}',
  'award.tactician': 'Taktiker',
  'award.tactician.text': '{names}, {n, plural, one {# Karte} other {# Karten}} gespielt',
};
