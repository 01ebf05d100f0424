// Ein Rennen aufbauen, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { setup as source } from '../en/setup';

export const setup: Translation<typeof source> = {
  'setup.race': 'Rennen',
  'setup.rules': 'Regeln',
  'option.laps': 'Runden',
  'option.laps.note': 'Üblich ist 1',
  'option.grid': 'Aufstellung',
  'option.grid.note': 'Wer wo startet',
  'option.grid.dice': 'Schwarzer Würfel',
  'option.grid.seats': 'Nach Sitzplatz',
  'option.grid.standings': 'Nach Saisonstand',
  'option.grid.reversed': 'Nach Saisonstand, umgekehrt',
  'option.raceEnd': 'Rennende',
  'option.raceEnd.note': '0: wenn alle im Ziel sind; sonst Durchgänge nach dem Sieger',
  'option.wearPoints': 'Verschleißpunkte',
  'option.wearPoints.note': 'Am Start und wieder in der Box',
  'option.pitStops': 'Boxenstopps',
  'option.pitStops.note': 'In Rennen ab zwei Runden',
  'option.pitStops.short': 'Nur in Rennen ab zwei Runden',
  'option.slipstream': 'Windschatten',
  'option.slipstream.note': 'Drei Felder mehr direkt hinter einem schnellen Wagen',
  'option.greatStart': 'Traumstart',
  'option.greatStart.note': 'Ab dieser Zahl des schwarzen Würfels',
  'option.greatStart.17': '17',
  'option.greatStart.20': '20',
  'option.collision': 'Zusammenstöße',
  'option.collision.note': 'Wer würfelt, wenn Wagen nebeneinander stehen',
  'option.collision.mover': 'Wer zieht',
  'option.collision.all': 'Alle Beteiligten',
  'option.teamPoints': 'Teampunkte',
  'option.teamPoints.note': 'Die zwei Wagen eines Teams punkten zusammen',

  'setup.headline': '{circuit}, {laps, plural, one {# Runde} other {# Runden}}, {drivers} Fahrer',
  'setup.noCircuit': 'Wähle eine Strecke',
  'setup.quick': 'Formula D, Paddock Ring, drei Neulinge',
};
