// Felder und Zahlen des Streckeneditors für Formula D, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { edit as source } from '../en/edit';

export const edit: Translation<typeof source> = {
  'edit.spaces': 'Felder',
  'edit.profile': '{turns, number, ::.0} Züge und {wear, number, ::.0} Verschleißpunkte je Runde',
  'edit.profile.title': 'Gänge auf der Runde',
  'edit.profile.limit': 'Sicherer Gang',
  'edit.profile.driver': 'Gut gefahren',
  'edit.profile.paid': 'Verschleiß',
  'edit.profile.corner':
    '{name}: {stops, plural, one {# Stopp} other {# Stopps}}, sicher im Gang {most, number}, {paid, number, ::.0} Verschleißpunkte je Runde',
  'edit.says': '{stops, plural, one {# Stopp} other {# Stopps}}, Felder {first, number} bis {end, number}',
  'edit.stops': 'Verlangte Stopps',
  'edit.stops.says': '{stops, plural, one {# Stopp} other {# Stopps}}',
  'edit.cost': '{wear, number, ::.0} Verschleiß je Runde',
  'edit.ways': 'Längster Weg {longest, number} Felder, kürzester {shortest, number}. {cost}',
  'edit.cost.some': 'Wer gut fährt, zahlt hier etwa {wear, number, ::.0} Verschleißpunkte je Runde.',
  'edit.cost.little': 'Wer gut fährt, zahlt hier fast nichts.',
  'edit.from': 'Anfang',
  'edit.to': 'Ende',
  'edit.after': 'nach Feld',
  'edit.land.serra-alta': 'Berge',
  'edit.land.monaco': 'Riviera',
  'edit.land.paddock-ring': 'Flugplatz',
  'edit.brush.trees': 'Bäume',
  'edit.brush.houses': 'Häuser',
  'edit.brush.water': 'Wasser',
  'edit.brush.stands': 'Tribünen',
  'edit.brush.boats': 'Boote',
  'edit.brush.fields': 'Äcker',
  'edit.brush.landmarks': 'Wahrzeichen',
};
