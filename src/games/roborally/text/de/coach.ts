// The coach's notes in a first race of RoboRally, in German. No sentence is longer than 20 words.

import type { Translation } from '@i18n/messages';
import type { coach as source } from '../en/coach';

export const coach: Translation<typeof source> = {
  'coach.program':
    'Leg <b>{n}</b> von deinen <b>{cards}</b> Karten in die Register. Sie laufen nacheinander ab, auf Checkpoint <b>{number}</b> zu.',
  'coach.order':
    'Deine Karten tragen Nummern von <b>{low}</b> bis <b>{high}</b>. In jedem Register fährt zuerst der Roboter mit der höchsten.',
  'coach.belt':
    'In Register <b>{register}</b> trägt dich ein Band nach deiner Karte <b>{n}</b> {n, plural, one {Feld} other {Felder}} weiter.',
  'coach.laser': 'Am Ende von Register <b>{register}</b> stehst du in einem Laser. Das sind <b>{n}</b> Schaden.',
  'coach.touch':
    'In Register <b>{register}</b> endest du auf Checkpoint <b>{number}</b>: Er zählt, wenn dich keiner wegschiebt.',
  'coach.destroyed':
    'In Register <b>{register}</b> wird dein Roboter zerstört. Das kostet ein Leben: <b>{lives}</b> würden bleiben.',
  'coach.locked':
    'Mit <b>{damage}</b> Schaden bekommst du <b>{cards}</b> Karten. {n, plural, one {<b>#</b> Register behält seine alte Karte} other {<b>#</b> Register behalten ihre alten Karten}}.',
  'coach.back':
    'Du kommst mit <b>{damage}</b> Schaden und {lives, plural, one {<b>#</b> Leben} other {<b>#</b> Leben}} zurück. Wähle, wohin du schaust.',
};
