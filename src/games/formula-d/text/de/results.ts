// Die Ergebnisse, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { results as source } from '../en/results';

export const results: Translation<typeof source> = {
  'results.nobody': 'Niemand kam ins Ziel',
  'results.over': 'Das Rennen ist vorbei',
  'results.out.worn': 'Aus: verschlissen',
  'results.out.crash': 'Aus: aus der Kurve geflogen',
  'results.out.collision': 'Aus: nach einem Zusammenstoß',
  'results.out.motor': 'Aus: mit Motorschaden',
  'results.round': 'Durchgang {round}',
  'results.running': 'unterwegs',
  'results.braking': '{points} gebremst',
  'results.overshooting': '{points} überfahren',
  'results.pitStops': '{n, plural, one {# Boxenstopp} other {# Boxenstopps}}',
  'results.ai':
    '{level, select, random {KI, Zufall} easy {KI, Neuling} medium {KI, Clubfahrer} best {KI, Maestro} other {KI, Profi}}',

  'award.team': 'Bestes Team',
  'award.team.silver': 'Silber, {points, plural, one {# Punkt} other {# Punkte}}',
  'award.team.amber': 'Bernstein, {points, plural, one {# Punkt} other {# Punkte}}',
  'award.team.emerald': 'Smaragd, {points, plural, one {# Punkt} other {# Punkte}}',
  'award.team.scarlet': 'Scharlach, {points, plural, one {# Punkt} other {# Punkte}}',
  'award.team.azure': 'Azur, {points, plural, one {# Punkt} other {# Punkte}}',
  'award.charger': 'Aufholjagd',
  'award.charger.text': '{who}: {n, plural, one {# Platz} other {# Plätze}} gutgemacht',
  'award.lateBraker': 'Spätbremser',
  'award.lateBraker.text': '{who}: {n} VP fürs Überfahren bezahlt',
  'award.topGear': 'Höchster Gang',
  'award.topGear.text': '{who}: bis in den {n}. Gang',
  'award.kind': 'Materialschoner',
  'award.kind.text': '{who}: {n} VP übrig',
};
