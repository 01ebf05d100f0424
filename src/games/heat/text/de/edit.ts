// Felder und Zahlen des Streckeneditors für Heat, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { edit as source } from '../en/edit';

export const edit: Translation<typeof source> = {
  'edit.profile': '{rounds, number, ::.0} Durchgänge und {heat, number, ::.0} Hitze je Runde',
  'edit.limit': 'Tempolimit',
  'edit.cost': '{heat, number, ::.0} Hitze je Runde',
  'edit.cost.some': 'Wer gut fährt, zahlt hier etwa {heat, number, ::.0} Hitze je Runde.',
  'edit.cost.from': 'Wer gut fährt, zahlt hier fast nichts. Ab Limit {limit, number} kostet sie Hitze.',
  'edit.cost.never': 'Wer gut fährt, zahlt hier fast nichts, egal wie hoch das Limit ist.',
  'edit.line': 'Kurvenlinie',
  'edit.after': 'nach Feld',
  'edit.lane': 'Ideallinie',
  'edit.lane.note': 'ab dieser Linie',
  'edit.lane.left': 'Links',
  'edit.lane.middle': 'Mitte',
  'edit.lane.right': 'Rechts',
  'edit.legends': 'Legendenlinie',
  'edit.stops': 'Wo Legenden halten, nach Raute',
  'edit.chicane': 'Schikane',
  'edit.chicane.note': 'mit der Kurve davor',
  'edit.press': 'Pressekurve',
  'edit.press.note': 'wenn kein Ereignis eine nennt',
  'edit.heat': 'Hitze',
  'edit.heat.note': 'Karten im Motor',
  'edit.stress': 'Stress',
  'edit.stress.note': 'Karten im Deck',
  'edit.land.great-britain': 'Wiesen',
  'edit.land.usa': 'Wüste',
  'edit.land.italy': 'Weinberge',
  'edit.land.france': 'Lavendel',
};
