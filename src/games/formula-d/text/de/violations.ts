// Warum die Regeln etwas ablehnen, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { violations as source } from '../en/violations';

export const violations: Translation<typeof source> = {
  'breach.car-count': 'Ein Rennen hat {min} bis {max} Wagen, nicht {count}. Füge Fahrer hinzu oder nimm welche heraus.',
  'breach.wrong-ask':
    '{asked, select, gear {Wähle zuerst einen Gang und würfle.} move {Wähle zuerst, wo du hältst: eines der leuchtenden Felder.} other {Du bist im Windschatten: Wähle eines der leuchtenden Felder oder lass ihn ziehen.}}',
  'breach.gear-not-reachable':
    '{way, select, up {Der {gear}. Gang ist vom {from}. aus zu hoch: höchstens ein Gang höher. Nimm den {high}. oder einen tieferen.} other {Vom {from}. in den {gear}. Gang ist es zu weit: höchstens drei Gänge überspringen. Nimm den {low}. oder einen höheren.}}',
  'breach.gear-too-dear':
    'Der {gear}. Gang überspringt {skipped, plural, one {# Gang} other {# Gänge}} für {cost} VP: Du hast {wear} und brauchst mindestens 1 danach. Nimm den {low}. oder einen höheren.',
  'breach.pit-gear':
    '{way, select, out {Der {gear}. Gang ist aus der Box zu hoch: höchstens der {high}.} other {Der {gear}. Gang ist in der Boxengasse zu hoch: höchstens ein Gang höher. Nimm den {high}. oder einen tieferen.}}',
  'breach.not-reachable':
    'Kein Weg von bis zu {spaces, plural, one {# Feld} other {# Feldern}} endet dort: zu weit, versperrt oder auf der Geraden ein Umweg. Wähle eines der {open} leuchtenden Felder.',
  'breach.does-not-survive':
    '{reason, select, stops {Auf diesem Weg fehlen beim Verlassen einer Kurve zwei Stopps oder mehr: Das ist das Ende des Rennens. Wähle eines der {open} leuchtenden Felder.} other {Dort zu halten kostet {cost} VP, und du hast {wear}: Mindestens 1 muss bleiben. Wähle eines der {open} leuchtenden Felder.}}',
  'breach.slipstream-end':
    'Der Windschatten trägt dich bis zu {spaces, plural, one {# Feld} other {# Felder}} weiter, durch keinen Wagen hindurch und nur, so weit deine {wear} VP reichen. Wähle {open, plural, one {das leuchtende Feld} other {eines der # leuchtenden Felder}} oder lass ihn ziehen.',
};
