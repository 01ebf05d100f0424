// Der Aufbau von Waddingtons Formula 1 auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { setup as source } from '../en/setup';

export const setup: Translation<typeof source> = {
  'setup.race': 'Rennen',
  'setup.rules': 'Regeln',
  'option.laps': 'Runden',
  'setup.laps.note': '3 sind ein Sprint, 5 ein Grand Prix',
  'option.carChoice': 'Wahl der Wagen',
  'option.carChoice.dice': 'Nach Würfeln',
  'option.carChoice.seats': 'Nach Sitzplatz',
  'option.carChoice.random': 'Durch das Los',
  'option.carChoice.given': 'Wie hier gewählt',
  'option.carChoice.standings': 'Nach dem Saisonstand',
  'setup.carChoice.note': 'Jeder Platz gewinnt 10 bis 26 % der Rennen',
  'option.handSize': 'Taktikkarten',
  'setup.handSize.note': 'So viele bekommt jeder',
  'option.pitCards': 'Boxenkarten',
  'setup.pitCards.note': 'Eine Karte bei jedem Stopp',
  'option.strictTyres': 'Strenge Reifen',
  'setup.strictTyres.note': 'Abgefahrene Reifen versagen in jeder Kurve',
  'setup.headline':
    '{circuit}, {laps, plural, one {# Runde} other {# Runden}}, {cars, plural, one {# Fahrer} other {# Fahrer}}',
  'setup.noCircuit': 'Wähle eine Strecke',
  'setup.laps': 'Wähle {min} bis {max} Runden',
  'setup.colours': 'Die Wagen sind gelb, orange, grün, rot, schwarz oder blau',
  'setup.quick': 'Formula 1, Thornbury Park, drei Neulinge',
};
