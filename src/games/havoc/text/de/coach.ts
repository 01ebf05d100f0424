// What the coach says in somebody's first race of Havoc Speedway, in German. No sentence is longer than 20 words.

import type { Translation } from '@i18n/messages';
import type { coach as source } from '../en/coach';

export const coach: Translation<typeof source> = {
  'coach.match':
    '<b>{n}</b> von deinen <b>{of}</b> Karten {n, plural, one {passt} other {passen}}: {suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}} oder gleicher Wert. Werde sie zuerst alle los.',
  'coach.draw':
    'Keine deiner <b>{of}</b> Karten passt zu {suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}} oder zum Wert. Zieh <b>{n}</b>; gespielt wird sie erst nächstes Mal.',
  'coach.toxic':
    'Da liegt eine giftige 7: {sevens, plural, =0 {Du hast keine 7, also zieh} other {Antworte mit einer 7, oder zieh}} <b>{n}</b> Karten.',
  'coach.suit':
    'Deine Dame bestimmt die Farbe für alle. Am meisten hast du {suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}}: <b>{n}</b>.',
  'coach.coin':
    'Du versteckst {n, plural, one {<b>#</b> Münze} other {<b>#</b> Münzen}}, nur du kennst sie. Wer auf diese kommt, {kind, select, tow {wird in die Box geschleppt} back {muss <b>{steps}</b> zurück} other {darf <b>{steps}</b> vor}}.',
  'coach.roll':
    '{n, plural, one {Ein Würfel bringt} other {# Würfel bringen}} dich <b>{low}</b> bis <b>{high}</b> Felder weit. Wagen in deiner Spur halten dich auf.',
  'coach.land':
    'Mit <b>{percent} %</b> dieser Würfe landest du auf einer Münze. Sie wird aufgedeckt und bewegt dich noch einmal.',
  'coach.across':
    'Der Spurwürfel bringt dich mit <b>{n}</b> von <b>{of}</b> Seiten zur Seite. Weiter nach vorn kommst du dann nicht.',
};
