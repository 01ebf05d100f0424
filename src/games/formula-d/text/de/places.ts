// Spuren und Felder, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { places as source } from '../en/places';

export const places: Translation<typeof source> = {
  'corner.unknown': 'die Kurve',
  'corner.sign': '{corner} · {stops, plural, one {# Stopp} other {# Stopps}} · {shortest} bis {longest} Felder',

  'row.left': 'Linke Spur',
  'row.middle': 'Mittlere Spur',
  'row.right': 'Rechte Spur',
  'row.lane': 'Boxengasse',
  'row.box': 'Box',
  'row.left.ahead': 'Links, {ahead} voraus',
  'row.middle.ahead': 'Mitte, {ahead} voraus',
  'row.right.ahead': 'Rechts, {ahead} voraus',
  'row.lane.ahead': 'Boxengasse, {ahead} voraus',
  'row.box.ahead': 'Box, {ahead} voraus',

  'spot.flag': 'Ziel',
  'spot.box': 'Eigene Box',
  'spot.pits': 'Boxengasse',
  'spot.stay': 'Stehen bleiben',
  'spot.corner': '{lane, select, inside {Innen} middle {Mitte} other {Außen}}, {exit} bis Ausgang',
  'spot.straight': '{lane, select, inside {Innenspur} middle {Mittelspur} other {Außenspur}}',
  'spot.flag.in': 'Ziel, {section}',
  'spot.box.in': 'Eigene Box',
  'spot.pits.in': 'Boxengasse',
  'spot.stay.in': '{section, select, pits {Stehen bleiben, Boxengasse} other {Stehen bleiben, {section}}}',
  'spot.corner.in': '{lane, select, inside {Innen} middle {Mitte} other {Außen}}, {exit} bis Ausgang, {section}',
  'spot.straight.in': '{lane, select, inside {Innenspur} middle {Mittelspur} other {Außenspur}}, {section}',

  'answer.space':
    '{lane, select, inside {{section}, Innenspur} middle {{section}, Mittelspur} outside {{section}, Außenspur} pit {Boxengasse} other {Box}}',
  'answer.space.unknown': 'das sicherste Feld',
  'answer.slipstream':
    '{lane, select, inside {Windschatten bis {section}, Innenspur} middle {Windschatten bis {section}, Mittelspur} outside {Windschatten bis {section}, Außenspur} pit {Windschatten bis in die Boxengasse} other {Windschatten bis in die Box}}',
  'answer.slipstream.unknown': 'Windschatten bis zum sichersten Feld',
  'answer.decline': 'kein Windschatten',
};
