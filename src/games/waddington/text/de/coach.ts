// What the coach says in somebody's first race of Waddington's Formula 1, in German. No sentence is longer than 20 words.

import type { Translation } from '@i18n/messages';
import type { coach as source } from '../en/coach';

export const coach: Translation<typeof source> = {
  'coach.speed':
    'Je <b>{step}</b> mph fährst du ein Feld weit. Mit <b>{speed}</b> mph sind es genau <b>{n}</b> Felder.',
  'coach.wear':
    'Bremsen von <b>{from}</b> auf <b>{speed}</b> mph kostet Verschleiß: {wear, select, tyres {<b>{tyres}</b> an den Reifen} brakes {<b>{brakes}</b> an den Bremsen} other {<b>{tyres}</b> an den Reifen, <b>{brakes}</b> an den Bremsen}}.',
  'coach.clean':
    '{corner} ist hier bis <b>{limit}</b> mph sicher. Mit <b>{speed}</b> passiert nichts, und nichts verschleißt.',
  'coach.fast':
    '{corner} ist bis <b>{limit}</b> sicher, du bist <b>{excess}</b> zu schnell. Würfel entscheiden: <b>{percent} %</b> für einen Dreher.',
  'coach.spin':
    '{corner} ist bis <b>{limit}</b> sicher. Mit <b>{speed}</b> bist du <b>{excess}</b> zu schnell: Du drehst dich auf jeden Fall.',
  'coach.run': '{name} hält dich auf. Fahr dahinter auf: <b>{n}</b> Felder, und dein Tempo wird <b>{speed}</b> mph.',
  'coach.cards':
    'Dein Zug ist gefahren, jetzt darfst du eine Karte spielen. {n, plural, one {<b>#</b> von deinen passt} other {<b>#</b> von deinen passen}}.',
  'coach.pit':
    'Deine Box nimmt allen Verschleiß weg: <b>{tyres}</b> der Reifen, <b>{brakes}</b> der Bremsen. Dein Zug endet dort.',
};
