// Die Straftabelle von Waddingtons Formula 1 auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { chart as source } from '../en/chart';

export const chart: Translation<typeof source> = {
  'chart.name': 'Straftabelle',
  'chart.hint': 'Zu schnell in der Kurve',
  'chart.over': '{column} zu schnell in {corner}',
  'chart.dice': 'Wurf',
  'chart.sure': '<b>+60 und mehr:</b> Dreher ohne Wurf',
  'chart.spinFrom': 'Dreher ab Reifenverschleiß {tyres}',
  'chart.outcome':
    '{result, select, none {nichts} spin {Dreher} tyres {{tyres} Reifen} brakes {{brakes, plural, one {# Bremse} other {# Bremsen}}} other {{tyres} Reifen, {brakes, plural, one {# Bremse} other {# Bremsen}}}}',
  'chart.slower': 'Langsamer um',
  'chart.brakes': 'Bremsen',
  'chart.tyres': 'Reifen',
  'dice.thrown': 'Würfel: {first} und {second}',
  'dice.none': 'Zwei Würfel',
};
