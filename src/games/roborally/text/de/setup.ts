// What the setup screen says of RoboRally, in German.

import type { Translation } from '@i18n/messages';
import type { setup as source } from '../en/setup';

export const setup: Translation<typeof source> = {
  'setup.race': 'Rennen',
  'setup.rules': 'Regeln',
  'setup.timer': 'Uhr beim Programmieren',
  'setup.timer.note': 'Dann füllt der Zufall die leeren Register',

  'option.docks': 'Startfelder',
  'option.docks.note': 'Wer wo startet',
  'option.docks.random': 'Durchs Los',
  'option.docks.seats': 'Nach Sitzplatz',
  'option.docks.given': 'Durch die Saison',
  'option.lives': 'Leben',
  'option.lives.note': '0: drei, ab fünf Robotern vier',
  'option.turnLimit': 'Rundengrenze',
  'option.turnLimit.note': '{min} bis {max} Runden, oder 0 für keine',
  'option.lastStanding': 'Der letzte Roboter',
  'option.lastStanding.note': 'Gewinnt sofort',
  'option.forPlaces': 'Um Plätze weiter',
  'option.forPlaces.note': 'Wer im Ziel ist, verlässt die Fabrik',
  'option.race': 'Rennen eines Matches',
  'option.race.note': 'Startfelder wechseln von Rennen zu Rennen',
  'option.noTakebacks': 'Gelegt ist gelegt',
  'option.noTakebacks.note': 'Keine Karte wird zurückgenommen, wie im Turnier',
  'option.repair': 'Reparaturfelder',
  'option.repair.note': 'Was sie beim Aufräumen reparieren',
  'option.repair.all': 'Allen Schaden',
  'option.repair.one': '1 Schaden',
  'option.checkpointRepair': 'Checkpoints reparieren',
  'option.checkpointRepair.note': 'Nur schon erreichte',
  'option.checkpointRepair.none': 'Nichts',
  'option.checkpointRepair.one': '1 Schaden',
  'option.checkpointRepair.all': 'Allen Schaden',
  'option.repairArchive': 'Reparaturfeld als Archiv',
  'option.repairArchive.note': 'Du kommst zurück, wo du repariert wurdest',
  'option.downFires': 'Abgeschaltete feuern',
  'option.downFires.note': 'Sie bleiben gefährlich',
  'option.optionCards': 'Optionskarten',
  'option.optionCards.note': 'Gibt es auf Reparaturfeldern',

  'setup.headline':
    '{course}, {checkpoints, plural, one {# Checkpoint} other {# Checkpoints}}, {robots, plural, one {# Roboter} other {# Roboter}}',
  'setup.quick': 'RoboRally, Frühschicht, drei Neulinge',

  'trouble.course': 'Wähle einen Parcours',
  'trouble.few': 'Ein Rennen braucht mindestens zwei Roboter',
  'trouble.many': 'Höchstens {most, plural, one {# Roboter} other {# Roboter}}',
  'trouble.twins': 'Zwei Roboter haben dieselbe Farbe',
  'trouble.colour': 'Einen Roboter in dieser Farbe gibt es nicht',
  'trouble.turnLimit': 'Die Rundengrenze liegt bei {min} bis {max} Runden, oder 0 für keine',
};
