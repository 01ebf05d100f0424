// Zeitfahren auf Deutsch: die Spalte bei den Aufgaben, das Rennen gegen die Uhr, sein Ergebnis und die Marke am Regal.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../../en/club/trials';

export const messages: Translation<typeof source> = {
  title: 'Zeitfahren',
  fetching: 'Das Zeitfahren wird geholt',
  'kind.label': 'Art des Zeitfahrens',
  'kind.lap': 'Fliegende Runde',
  'kind.race': 'Ganzes Rennen',
  'counts.label': 'Medaillen',
  'counts.of': '{won, number} <small>von {all, number}</small>',
  'counts.said':
    '{medal, select, bronze {Bronze} silver {Silber} gold {Gold} other {Autor}}: {won, number} von {all, number}',
  list: 'Strecken',

  'medal.highest':
    '{medal, select, none {Noch keine Medaille.} bronze {Bronzemedaille.} silver {Silbermedaille.} gold {Goldmedaille.} other {Autorenmedaille.}}',
  figure: '{rounds, number, ::.0}',
  'figure.unit': 'Züge',
  'figure.none': 'nicht gefahren',
  'figure.wins': '{won, plural, one {Sieg} other {Siege}}',

  'next.first': '{medal, select, bronze {Bronze} silver {Silber} gold {Gold} other {Autor}} bei {rounds, number, ::.0}',
  'next.gap': '{gap, number, ::.0} bis {medal, select, bronze {Bronze} silver {Silber} gold {Gold} other {Autor}}',
  'next.beat': '{level, select, easy {Anfänger} medium {Profis} hard {Champions} other {Die Besten}} schlagen',
  'next.none': 'Autor geschlagen',
  'next.resume': 'Läuft: fortsetzen',

  'ghost.own': 'Dein Geist',
  'ghost.rival': '{name}, {rounds, number, ::.0}',
  'ghost.rivals': 'Gegen KI-Fahrer',
  'ghost.none': 'Kein Geist',
  'ghosts.choice': '{ghost, select, own {Geist: deiner} rival {Geist: Rivale} other {Geist: aus}}',

  'all.more': 'Alle {all, number} Strecken',
  'all.less': 'Sechs Strecken',
  'none.lap': 'Keine fliegenden Runden in {game}. Probier das ganze Rennen.',
  'none.race': 'Keine ganzen Rennen in {game}. Probier die fliegende Runde.',
  none: 'Hier gibt es noch kein Zeitfahren.',

  'race.title': 'Zeitfahren: {kind, select, lap {fliegende Runde} other {ganzes Rennen}}',
  'race.target':
    '{medal, select, bronze {Bronze} silver {Silber} gold {Gold} other {Autor}} bei {rounds, number, ::.0} Zügen',
  'race.best': 'Deine Bestzeit: {rounds, number, ::.0} Züge',
  'race.beat':
    '{medal, select, bronze {Bronze} silver {Silber} gold {Gold} other {Autor}}: {level, select, easy {Anfänger} medium {Profis} hard {Champions} other {die Besten}} schlagen',
  'race.ghost.own': 'Geist: deine Bestzeit, {rounds, number, ::.0} Züge',
  'race.ghost.rival': 'Geist: {name}, {rounds, number, ::.0} Züge',
  'race.ghost.off': 'Geist: aus',
  'race.hide': 'Geist ausschalten',
  'race.show': 'Geist einschalten',
  'gap.at': '<b>{gap}</b> bei {place}',
  'gap.line': '<b>{gap}</b> an der Linie',
  'gap.said':
    '{way, select, behind {{gap, number, ::.0} Züge hinter dem Geist} ahead {{gap, number, ::.0} Züge vor dem Geist} other {Gleichauf mit dem Geist}} bei {place}.',
  'gap.said.line':
    '{way, select, behind {{gap, number, ::.0} Züge hinter dem Geist} ahead {{gap, number, ::.0} Züge vor dem Geist} other {Gleichauf mit dem Geist}} an der Linie.',

  'result.title': 'Zeitfahren',
  'result.figure': '<b>{rounds, number, ::.0}</b> Züge',
  'result.first': 'Deine erste Zeit hier',
  'result.faster': 'Neue Bestzeit, {gap, number, ::.0} schneller',
  'result.slower': '{gap, number, ::.0} hinter deiner Bestzeit',
  'result.level': 'So schnell wie deine Bestzeit',
  'result.out': 'Keine Zeit: Du bist nicht ins Ziel gekommen.',
  'result.won':
    '{medal, select, bronze {Bronze gewonnen} silver {Silber gewonnen} gold {Gold gewonnen} other {Autorenmedaille gewonnen}}',
  'result.lost':
    'Nicht gewonnen. {medal, select, bronze {Bronze} silver {Silber} gold {Gold} other {Die Autorenmedaille}} gibt es für einen Sieg gegen {level, select, easy {Anfänger} medium {Profis} hard {Champions} other {die Besten}}.',
  'result.again': 'Nochmal fahren',
  'result.trials': 'Alle Zeitfahren',

  'mark.some':
    '{game}: {medal, select, bronze {Bronze} silver {Silber} gold {Gold} other {Autorenmedaille}} auf {won, number} von {all, plural, one {# Strecke} other {# Strecken}}. Es fehlt: {circuits}.',
  'mark.all':
    '{game}: {medal, select, bronze {Bronze} silver {Silber} gold {Gold} other {Autorenmedaille}} auf jeder Strecke.',
  'mark.wins':
    '{game}: gegen {won, number} von {all, plural, one {# Stärke} other {# Stärken}} der KI-Fahrer gewonnen.',
};
