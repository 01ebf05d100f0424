// Why the rules refuse something, with what would be allowed and what to do, in German.

import type { Translation } from '@i18n/messages';
import type { violations as source } from '../en/violations';

export const violations: Translation<typeof source> = {
  'breach.seats-taken':
    'Havoc Speedway ist für {min, number} bis {max, number} Fahrer; dieses Rennen hat {count, number}. Nimm welche dazu oder heraus.',
  'breach.setting':
    '{setting, select, laps {Runden} passes {Rennzüge je Durchgang} dice {Fahrwürfel} decks {Kartenspiele} handSize {Karten je Hand} other {Münzen für den Sieger}}: {min, number} bis {max, number} sind möglich, nicht {value, number}. Wähle eine Zahl davon.',
  'breach.wrong-ask':
    '{asked, select, pick {Du sollst eine Karte aufdecken.} storm {Du sollst eine Karte spielen oder ziehen.} suit {Du sollst dir eine Farbe wünschen.} lane {Du sollst eine Spur wählen.} coin {Du sollst eine Münze legen.} other {Du sollst deine Würfel wählen.}} Tu das zuerst.',
  'breach.card-face-up':
    'Karte {card} liegt schon offen. {left, plural, one {Deck die eine auf, die noch verdeckt liegt.} other {Deck eine der # auf, die noch verdeckt liegen.}}',
  'breach.card-not-held':
    'Du hast {card} nicht auf der Hand. {held, plural, one {Spiel deine eine Karte, oder zieh.} other {Spiel eine deiner # Karten, oder zieh.}}',
  'breach.card-no-match':
    '{card} passt nicht: {suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}}{rank, select, J {, ein Bube} Q {} K {, ein König} A {, ein Ass} other {, eine {rank}}} oder eine Dame würde passen. {draw, plural, =0 {Spiel eine davon.} other {Spiel eine davon, oder zieh.}}',
  'breach.toxic-seven': 'Auf eine giftige 7 hilft nur eine 7: Spiel eine oder zieh {draw, number}.',
  'breach.nothing-to-draw':
    'Es ist keine Karte mehr zum Ziehen da. {cards, plural, =0 {Passe.} one {Spiel die eine Karte, die passt.} other {Spiel eine der # Karten, die passen.}}',
  'breach.no-pass':
    'Passen darfst du nur, wenn du weder spielen noch ziehen kannst. {cards, plural, =0 {Zieh {draw, plural, one {eine Karte} other {# Karten}}.} one {Spiel die eine Karte, die passt{draw, plural, =0 {} other {, oder zieh #}}.} other {Spiel eine der # Karten, die passen{draw, plural, =0 {} other {, oder zieh #}}.}}',
  'breach.lane-taken':
    'Spur {lane} ist besetzt. {n, plural, one {Spur {free} ist frei: Nimm sie.} other {Die Spuren {free} sind frei: Nimm eine davon.}}',
  'breach.coin-not-held':
    '{coin, select, tow {Eine Abschleppmünze} other {Eine Münze {coin}}} hast du nicht. {left, plural, one {Leg die eine, die du hast.} other {Leg eine der #, die du hast.}}',
  'breach.not-a-cell':
    'In {place, select, pitLane {die Boxengasse} other {die Box}} kommen keine Münzen. Wähle ein Feld auf einer der {lanes, number} Spuren.',
  'breach.cell-taken':
    'Auf Spur {lane}, Feld {position} {by, select, coin {liegt schon eine Münze} other {steht schon ein Wagen}}. Wähle ein leeres Feld.',
  'breach.cell-guarded':
    'Spur {lane}, Feld {position} ist {ahead, plural, one {# Feld} other {# Felder}} vor einem Gegner, und auf die ersten {guarded, number} darf keine Münze. Wähle eines weiter weg.',
  'breach.no-lane-die':
    '{why, select, inPit {In der Box wird nur mit einem Fahrwürfel gewürfelt.} other {Neben dir auf Spur 1, Feld {position} steht ein Wagen: Du kannst dich jetzt nicht einfädeln.}} Nimm den Fahrwürfel.',
};
