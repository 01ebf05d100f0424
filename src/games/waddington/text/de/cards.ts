// Die Taktik- und Boxenkarten von Waddingtons Formula 1 auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { cards as source } from '../en/cards';

export const cards: Translation<typeof source> = {
  'tactic.fastGearChange.title': 'Schnelles Schalten',
  'tactic.fastGearChange.text': 'Fahr zwei Felder weiter.',
  'tactic.fastGearChange.short': 'Gänge',
  'tactic.slipstream.title': 'Windschatten',
  'tactic.slipstream.text': 'Ein Sog auf der Geraden: Fahr drei Felder weiter.',
  'tactic.slipstream.short': 'Sog',
  'tactic.quickReactions.title': 'Schnelle Reaktion',
  'tactic.quickReactions.text': 'Fahr vier Felder weiter.',
  'tactic.quickReactions.short': 'Reflex',
  'tactic.carburettorTuned.title': 'Vergaser eingestellt',
  'tactic.carburettorTuned.text': 'Geh sofort auf ein höheres Tempo bis 120 und fahr die Felder, die das bringt.',
  'tactic.carburettorTuned.short': 'Gas',
  'tactic.superbDriving.title': 'Meisterliches Fahren',
  'tactic.superbDriving.text': 'Freie Bahn voraus: Nimm eine Kurve dieser Fahrt mit jedem Tempo ohne Strafe.',
  'tactic.superbDriving.short': 'Kurve',
  'tactic.free': 'Frei',
  'tactic.when': '{when, select, before {davor} other {danach}}',
  'tactic.told': '{title}: {text}',

  'pit.effect':
    '{missed, plural, =0 {} one {setzt # Zug aus} other {setzt # Züge aus}}{speed, plural, =60 {} =80 {Start mit bis zu 80} other {Start mit höchstens #}}{kept, select, true { · behalten} other {}}',

  'pit.oilLeak.title': 'Schwarze Flagge: Ölleck',
  'pit.oilLeak.text': 'Die Rennleitung hält dich fest, bis das Öl aufgewischt ist.',
  'pit.carburettorDirt.title': 'Schmutzige Vergaser',
  'pit.carburettorDirt.text': 'Die Düsen müssen ausgeblasen werden.',
  'pit.overheated.title': 'Motor überhitzt',
  'pit.overheated.text': 'Lass ihn abkühlen.',
  'pit.fumes.title': 'Abgase im Cockpit',
  'pit.fumes.text': 'Dir ist schwindlig: Erst einmal Luft holen.',
  'pit.fuelPressure.title': 'Kein Benzindruck',
  'pit.fuelPressure.text': 'Die Pumpe wird entlüftet.',
  'pit.steering.title': 'Spiel in der Lenkung',
  'pit.steering.text': 'Die Lenksäule wird nachgezogen.',
  'pit.slowTyres.title': 'Langsamer Radwechsel',
  'pit.slowTyres.text': 'Eine Radmutter rollt davon.',
  'pit.ignition.title': 'Zündungsfehler',
  'pit.ignition.text': 'Neue Kerzen und Kabel.',
  'pit.quickTyres.title': 'Schneller Radwechsel',
  'pit.quickTyres.text': 'Sofort wieder hinaus.',
  'pit.goodWork.title': 'Gute Boxenarbeit',
  'pit.goodWork.text': 'Du fährst mit bis zu 80 an.',
  'pit.slowStart.title': 'Gute Arbeit, lahmer Start',
  'pit.slowStart.text': 'Du fährst mit höchstens 40 an.',
  'pit.missedGear.title': 'Verschaltet',
  'pit.missedGear.text': 'Du fährst mit höchstens 20 an.',
  'pit.newInstructions.title': 'Stallorder',
  'pit.newInstructions.text': 'Nimm die oberste Karte vom Ablagestapel der Taktikkarten auf die Hand.',
  'pit.specialTyres.title': 'Spezialreifen',
  'pit.specialTyres.text': 'Behalten: eine Kurve mit bis zu 40 über dem sicheren Tempo, ohne Strafe.',
  'pit.faultyTyres.title': 'Schlechte Reifen',
  'pit.faultyTyres.text':
    'Behalten: ab der markierten Kurve nur noch sicheres Tempo und keine Taktikkarten, bis zur Ziellinie.',
  'pit.brakeFailure.title': 'Bremsversagen',
  'pit.brakeFailure.text':
    'Behalten: Ab der markierten Kurve kannst du nicht bremsen, und 40 über dem sicheren Tempo ist ein Dreher.',
};
