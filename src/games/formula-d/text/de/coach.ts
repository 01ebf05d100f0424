// What the coach says in somebody's first race of Formula D, in German. No sentence is longer than 20 words.

import type { Translation } from '@i18n/messages';
import type { coach as source } from '../en/coach';

export const coach: Translation<typeof source> = {
  'coach.stops':
    '{corner} verlangt {asked, plural, one {<b>#</b> Stopp: einen Zug, der darin endet} other {<b>#</b> Stopps: Züge, die darin enden}}. Gang {gear} schafft mit <b>{percent} %</b> einen.',
  'coach.die':
    'Gang {gear} würfelt <b>{low}</b> bis <b>{high}</b>. Mit <b>{percent} %</b> seiner Seiten fährst du ohne Verschleiß.',
  'coach.shift':
    'Von Gang {from} auf {gear} überspringst du Gänge. Das kostet <b>{cost}</b> Verschleiß, noch vor dem Wurf.',
  'coach.stop': 'Endet dein Zug hier, ist das Stopp <b>{made}</b> von <b>{asked}</b> in {corner}.',
  'coach.brake':
    'Jedes nicht gefahrene Feld kostet 1 Verschleiß. Bremsen kostet hier <b>{cost}</b>, <b>{left}</b> bleiben.',
  'coach.overshoot':
    'Du verlässt {corner} vor deinen Stopps. Das Überfahren kostet <b>{cost}</b> Verschleiß, <b>{left}</b> bleiben.',
  'coach.beside':
    'Du würdest neben {names} halten und würfeln. Mit <b>{percent} %</b> verlierst du einen Verschleißpunkt.',
  'coach.slipstream':
    'Du bist direkt hinter {name}. Der Windschatten trägt dich <b>{n}</b> Felder weiter, {cost, plural, =0 {gratis} other {für <b>#</b> Verschleiß}}.',
};
