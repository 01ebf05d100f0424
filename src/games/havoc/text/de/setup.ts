// What setup, results and statistics of Havoc Speedway say, in German.

import type { Translation } from '@i18n/messages';
import type { setup as source } from '../en/setup';

export const setup: Translation<typeof source> = {
  'setup.race': 'Rennen',
  'setup.preset': 'Rennen: {preset, select, classic {Klassisch} sprint {Sprint} mayhem {Chaos} other {Langstrecke}}',
  'setup.cards': 'Sturm und Münzen',
  'option.laps': 'Runden',
  'setup.laps.note': 'Fünf Runden brauchen mehr Rennzüge',
  'option.passes': 'Rennzüge je Durchgang',
  'setup.passes.note': 'Mehr Züge verkürzen das Rennen',
  'option.dice': 'Fahrwürfel',
  'setup.dice.note': 'In Box und Boxengasse nur einer',
  'setup.goOn': 'Weiter nach Ergebnissen',
  'setup.goOn.note': 'Nach Sturm und Rennen',
  'option.decks': 'Kartenspiele',
  'setup.decks.note': 'Je 32 Karten',
  'option.handSize': 'Karten je Hand',
  'setup.handSize.note': 'Für jeden Sturm ausgeteilt',
  'option.coins': 'Münzen für den Sieger',
  'setup.coins.note': 'Je Platz eine weniger',
  'setup.headline':
    'Havoc Speedway, {laps, plural, one {# Runde} other {# Runden}}, {drivers, plural, one {# Fahrer} other {# Fahrer}}, {dice, plural, one {# Würfel} other {# Würfel}}',
  'setup.length': 'je {answers, number} Entscheidungen',
  'setup.presetNote': 'Je etwa {answers, number} Entscheidungen, {minutes, number} Minuten',
  'setup.few': 'Ein Rennen braucht mindestens zwei Fahrer',
  'setup.many': 'Höchstens {most, plural, one {# Fahrer} other {# Fahrer}}',
  'setup.quick': 'Havoc Speedway, ein Sprint, zwei Rookies',

  'results.storms': '{n, plural, one {# Sturm} other {# Stürme}} gewonnen',
  'results.tows': '{n, number}× abgeschleppt',
  'results.crashes': '{n, plural, one {# Unfall} other {# Unfälle}}',
  'results.allLaps': 'Alle Runden gefahren',
  'results.lap': 'Runde {lap}',

  'award.storms': 'Sturmjäger',
  'award.storms.text': '{names}: {n, plural, one {# Sturm} other {# Stürme}} gewonnen',
  'award.coins': 'Fallensteller',
  'award.coins.text': '{names}: die meisten Münzen für andere gelegt',
  'award.tows': 'Stammgast am Haken',
  'award.tows.text': '{names}: {n, number}× abgeschleppt',
  'award.crashes': 'Wandkuschler',
  'award.crashes.text': '{names}: {n, plural, one {# Unfall} other {# Unfälle}}',
  'award.losses': 'Vom Pech verfolgt',
  'award.losses.text': '{names}: {n, plural, one {# Feld} other {# Felder}} durch Münzen verloren',
};
