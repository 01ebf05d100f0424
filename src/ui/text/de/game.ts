// Texts that the screens of all games share, in German.

import type { Translation } from '@i18n/messages';
import type { game as source } from '../en/game';

export const game: Translation<typeof source> = {
  'race.over': 'Das Rennen ist vorbei',

  'start.go': 'LOS!',

  'dash.name': 'Dein Cockpit',
  'idle.finished': 'Im Ziel',
  'idle.watch': 'Zusehen',
  'idle.wait': 'Warten',
  'idle.ending': 'Das Rennen endet',
  'idle.out': 'Dein Rennen ist vorbei',
  'idle.out.why': 'Die anderen fahren ohne dich weiter',
  'idle.running': 'Es wird noch gezeigt, was geschehen ist',
  'idle.notYours': 'Du bist nicht am Zug',
  'idle.nobody': 'Gerade hat niemand etwas zu entscheiden',

  choose: 'Auswählen',
  'choose.why': 'Wähle zuerst etwas aus',

  'banner.finished': 'Im Ziel',
  'waiting.nobody': 'Die Wagen fahren',
  'waiting.several': 'Warten auf {names}',

  'trouble.few': 'Ein Rennen braucht mindestens zwei Wagen',
  'trouble.many': 'Höchstens {most, plural, one {# Wagen} other {# Wagen}}',
  'trouble.twins': 'Zwei Wagen haben dieselbe Farbe',
  'trouble.colour': 'Einen Wagen in dieser Farbe gibt es nicht',

  'setup.clock': 'Zuguhr',
  'setup.clock.note': 'Zeit für jede Entscheidung',

  'log.wins': '{count, plural, =1 {{first} gewinnt} other {{first} gewinnt, dann {others}}}',

  'headline.won': 'Sieg!',
  'headline.place': '{place}. Platz',
  'headline.out': 'Ausgeschieden',
  'headline.winner': '{name} gewinnt',
};
