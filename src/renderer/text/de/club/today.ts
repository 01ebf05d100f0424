// The cards of a day on the home screen, in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../../en/club/today';

export const messages: Translation<typeof source> = {
  challenges: 'Zu den Aufgaben',
  over: 'Für heute erledigt',
  'over.said': '{card}: für heute erledigt',

  continue: 'Weiterfahren',
  'continue.saved': 'Gespeichert {when}',
  resume: 'Weiterfahren',
  more: '{count} weitere gespeichert',

  'daily.title': 'Rennen des Tages',
  'daily.about': '{game}{laps, plural, =0 {} one {, eine Runde} other {, # Runden}}.',
  'daily.about.grid':
    '{game}{laps, plural, =0 {} one {, eine Runde} other {, # Runden}}. Du startest auf Platz {place, number}.',
  'daily.start': 'Starten',
  'daily.start.said': 'Starten: Rennen des Tages',
  'daily.resume': 'Weiterfahren',
  'daily.resume.said': 'Weiterfahren: Rennen des Tages',
  'daily.streak': '{days, number} in Folge',
  'daily.best': 'Rekord: {days, number}',
  'daily.result':
    'Platz {place, number}, {points, plural, one {# Punkt} other {# Punkte}}. Das nächste kommt um Mitternacht.',
  'daily.out': 'Ausgefallen nach {rounds, plural, one {# Runde} other {# Runden}}. Das nächste kommt um Mitternacht.',
  'daily.over.why': 'Das nächste Rennen des Tages kommt um Mitternacht.',
  'daily.none.title': 'Heute kein Rennen',
  'daily.none': 'Das Rennen von heute lässt sich nicht lesen. Das nächste kommt um Mitternacht.',

  'puzzles.title': 'Fünf Rätsel',
  'puzzles.done': '{done, number} von {all, number}',
  'puzzles.list': 'Rätsel von heute',
  'puzzles.tile':
    '{game}: {state, select, right {richtig} wrong {falsch} close {knapp} skipped {übersprungen} other {noch offen}}',
  'puzzles.text': 'Finde den besseren Zug in {game}.',
  'puzzles.text.rated': 'Der bessere Zug in {game}. Deine Wertung: {rating}.',
  'puzzles.solve': 'Rätsel {n, number} lösen',
  'puzzles.over.title': '{right, number} von {all, number} richtig',
  'puzzles.over': 'Deine Wertung: {rating}. Morgen gibt es neue.',
  'puzzles.over.why': 'Um Mitternacht kommen neue Rätsel.',
  'puzzles.none.title': 'Noch keine Rätsel',
  'puzzles.none': 'Analysiere ein Rennen: Aus deinen Fehlern werden Rätsel.',

  'season.title': 'Saison',
  'season.tournament': 'Turnier',
  'season.race': 'Rennen {race, number} von {races, number}',
  'season.tables': '{done, number} von {all, number} Tischen',
  'season.tables.text': 'Vorläufe und Finale an mehreren Tischen.',
  'season.you': 'Du',
  'season.first': 'Los geht es mit {circuit}.',
  'season.next': 'Als Nächstes: {circuit}.',
  'season.level': 'Du teilst dir die Spitze. Als Nächstes: {circuit}.',
  'season.lead': 'Du führst mit {gap, number}. Als Nächstes: {circuit}.',
  'season.behind': 'Du bist auf Platz {place, number}, {gap, number} hinter {leader}. Als Nächstes: {circuit}.',
  'season.open': 'Saison öffnen',
  'season.open.tournament': 'Turnier öffnen',
  'season.start': 'Saison beginnen',
  'season.none.title': 'Um Punkte fahren',
  'season.none': 'Mehrere Rennen, eine Tabelle und ein Champion.',
  'season.over': 'Diese Saison ist vorbei.',
  'season.champion': '{name} ist Champion.',
};
