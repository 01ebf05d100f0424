// The driving school in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/school';

export const messages: Translation<typeof source> = {
  title: 'Fahrschule',
  where: '{game} · Abschnitt {n} von {of}',
  section: 'Abschnitt {n} von {of}',
  'section.done': '{section}, geschafft',
  'section.now': '{section}, hier bist du',
  left: '{minutes, plural, =0 {noch unter einer Minute} other {noch etwa # Min.}}',
  imagine: 'Stell dir vor:',
  back: 'Zurück',
  skip: 'Überspringen',
  leave: 'Lektion verlassen; dein Stand bleibt erhalten',
  step: 'Schritt {n} von {of}',
  next: 'Weiter',
  right: 'Richtig!',
  'over.title': 'Das war die Lektion. Jetzt kannst du Rennen fahren.',
  'over.place': '{place}. von {cars}',
  'over.won': 'Gewonnen!',
  'over.again': 'Noch einmal',
  'over.race': 'Rennen fahren',
  'over.lessons': 'Alle Lektionen',

  'list.title': 'Fahrschule',
  'list.text':
    'Lern ein Spiel in fünf Minuten, am echten Spieltisch. Du kannst jederzeit gehen: Dein Stand bleibt erhalten.',
  'list.learn': 'Lernen ({minutes} Min.)',
  'list.goOn': 'Weiter: {section}',
  'list.again': 'Noch einmal fahren',
  'list.done': 'Geschafft',
  'list.sections': 'Abschnitte der Lektion',

  'circuit.title': 'Deine erste Strecke',
  'circuit.text':
    'Straße biegen, Kurve setzen, fahren, speichern: eine eigene Strecke in fünf Minuten. Sie bleibt in deiner Werkstatt.',
  'circuit.begin': 'Zeichnen (5 Min.)',
  'circuit.larger': 'Strecken werden auf einem größeren Bildschirm gezeichnet.',
  'circuit.name': 'Meine erste Strecke',
};
