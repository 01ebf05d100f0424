// Stufen, Statistik und was gezählt wird, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { names as source } from '../en/names';

export const names: Translation<typeof source> = {
  'level.random': 'Zufall',
  'level.easy': 'Neuling',
  'level.medium': 'Clubfahrer',
  'level.hard': 'Profi',
  'level.best': 'Maestro',

  'figure.bestLap': 'Beste Runde',
  'figure.rounds': 'Schnellstes Rennen',
  'figure.topGear': 'Höchster Gang',
  'figure.wearLeft': 'Meiste VP übrig',
  'figure.gained': 'Plätze gewonnen',
  'figure.pitStops': 'Boxenstopps',
  'figure.brake': 'VP fürs Bremsen',
  'figure.overshoot': 'VP fürs Überfahren',
  'figure.collision': 'VP bei Zusammenstößen',
  'figure.motor': 'VP am Motor',

  round: 'Durchgang',
  rounds: '{n, plural, one {# Durchgang} other {# Durchgänge}}',
  gear: '{gear, plural, =0 {Leerlauf} other {#. Gang}}',
  die: 'W{sides}',
  percent: '{value, number, ::.#} %',
};
