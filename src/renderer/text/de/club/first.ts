// The first evening on the home screen, in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../../en/club/first';

export const messages: Translation<typeof source> = {
  title: 'Dein erster Abend',
  'title.note': 'Etwa {minutes, number} Minuten, jederzeit abbrechen',
  known: 'Ich kenne die Spiele',
  steps: 'Drei Schritte',
  minutes: '{minutes, number} min',
  done: 'Erledigt',

  'learn.title': '{game} lernen',
  'learn.text': 'Du spielst von der ersten Minute an, und falsch machen kannst du nichts.',
  'learn.start': 'Lektion starten',
  'learn.resume': 'Weiter mit Teil {part, number} von {parts, number}',
  'learn.done': 'Du kennst die Regeln.',

  'race.title': 'Dein erstes Rennen',
  'race.text': '{circuit}, gegen {rivals}. Sie sind Anfänger und machen mehr Fehler als du.',
  'race.start': 'Rennen starten',
  'race.resume': 'Weiterfahren',
  'race.later': 'Nach der Lektion',
  'race.done': 'Du bist {place, number}. von {cars, number} geworden.',
  'race.raced': 'Das Rennen ist vorbei.',

  'verdict.title': 'Urteil und nächstes Spiel',
  'verdict.text':
    'Sieh dir den einen Zug an, der dein Rennen entschieden hat. Danach schlagen wir das nächste Spiel vor.',
  'verdict.see': 'Urteil ansehen',
  'verdict.later': 'Nach dem Rennen',
  'next.learn': '{game} lernen',
  'next.braking': 'Du hast gut gebremst: Probier {game}.',
  'next.overtaking': 'Du hast jeden Windschatten genutzt: Probier {game}.',
  'next.nerve': 'Du hast viel gewagt: Probier {game}.',
  'next.planning': 'Du hast vorausgeplant: Probier {game}.',
  'next.other': 'Als Nächstes im Regal: {game}.',

  'driver.title': 'Dein Fahrer',
  'driver.note': 'Jederzeit zu ändern',
  'driver.name': 'Name',
  'driver.colour': 'Farbe',
};
