// What the coach says in somebody's first race of Heat, in German. No sentence is longer than 20 words.

import type { Translation } from '@i18n/messages';
import type { coach as source } from '../en/coach';

export const coach: Translation<typeof source> = {
  'coach.gear':
    'Dein Gang sagt, wie viele Karten du spielst. Gang <b>{free}</b> ist jetzt frei, <b>{dear}</b> kostet {heat} Hitze.',
  'coach.stuck':
    '{n, plural, one {<b>#</b> Hitzekarte steckt} other {<b>#</b> Hitzekarten stecken}} in deiner Hand fest. Niedrige Gänge kühlen sie ab.',
  'coach.corner':
    '{corner} erlaubt <b>{limit}</b>. Deine Karten ergeben <b>{speed}</b>: Das kostet <b>{heat}</b> Hitze.',
  'coach.spin':
    '{corner} erlaubt <b>{limit}</b>, deine Karten ergeben <b>{speed}</b>. Dein Motor hat nur <b>{engine}</b> Hitze: Du würdest dich drehen.',
  'coach.stress':
    '{n, plural, one {Eine Stresskarte deckt} other {Stresskarten decken}} zufällige Karten auf. Dein Tempo wird <b>{low}</b> bis <b>{high}</b>.',
  'coach.cool':
    'Du darfst <b>{n}</b> Hitze abkühlen: Sie geht aus deiner Hand in den Motor, der dann <b>{engine}</b> hat.',
  'coach.boost':
    'Ein Boost kostet <b>{heat}</b> Hitze. Eine Karte vom Stapel erhöht dein Tempo um <b>{low}</b> bis <b>{high}</b>.',
  'coach.slipstream':
    'Du bist dicht an {name}. Der Windschatten trägt dich <b>{n}</b> weiter, {heat, plural, =0 {gratis} other {für <b>#</b> Hitze an Kurven}}.',
};
