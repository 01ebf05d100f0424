// What the log of Havoc Speedway says, in German.

import type { Translation } from '@i18n/messages';
import type { log as source } from '../en/log';

export const log: Translation<typeof source> = {
  'log.started':
    'Havoc Speedway, {laps, plural, one {# Runde} other {# Runden}}, {drivers, plural, one {# Fahrer} other {# Fahrer}}',
  'log.stage':
    'Durchgang {round}: {stage, select, storm {Sturm} lanes {Spuren} coins {Münzen} racing {Rennen} tieBreak {Stechen} dealer {Geber} other {Im Ziel}}',
  'log.grid':
    '{n, plural, one {# Karte liegt} other {# Karten liegen}} {again, select, yes {noch einmal } other {}}verdeckt aus',
  'log.flips': '{name} deckt {card} auf',
  'log.dealerTie': '{names} haben die niedrigste Karte und decken noch einmal auf',
  'log.dealsFirst': '{name} gibt zuerst, mit {card}',
  'log.deals': '{name} gibt',
  'log.starter': '{card} wird aufgedeckt',
  'log.bottomCalls':
    'Die unterste Karte bestimmt {suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}}',
  'log.calls': '{name} wünscht sich {suit, select, hearts {Herz} diamonds {Karo} spades {Pik} other {Kreuz}}',
  'log.plays': '{name} spielt {card}',
  'log.skipped': '{name} setzt aus',
  'log.reshuffled': 'Die Ablage wird zum neuen Stapel gemischt: {n, plural, one {# Karte} other {# Karten}}',
  'log.drawn': '{name} zieht {n, number}{reason, select, toxic {, giftig} other {}}',
  'log.passed': '{name} kann weder spielen noch ziehen',
  'log.badge': '{name} ist als {place}. draußen',
  'log.stormEnded':
    '{name} gewinnt den Sturm, dann {others}{how, select, stopped {, abgebrochen von der Rennleitung} other {}}',
  'log.lane': '{how, select, left {Für {name} bleibt} other {{name} nimmt}} Spur {lane}',
  'log.coins': '{name} zieht {coins}',
  'log.coinsHidden': '{name} zieht {n, plural, one {# Münze} other {# Münzen}}',
  'log.refilled': 'Der Beutel wird mit {n, plural, one {# Münze} other {# Münzen}} neu gefüllt',
  'log.forfeits': 'Für {name} {n, plural, one {verfällt # Münze} other {verfallen # Münzen}}',
  'log.coinPlaced':
    '{name} legt {coin, select, hidden {eine Münze} tow {Abschleppen} other {{coin}}} auf Spur {lane}, Feld {position}',
  'log.pass': 'Rennzug {pass}',
  'log.tiePass': 'Stechen, Zug {pass}',
  'log.rolls': '{name} würfelt {total, number}',
  'log.rollsSum': '{name} würfelt {total, number} ({faces})',
  'log.rollsLane': '{name} würfelt {side, select, left {links {steps}} right {rechts {steps}} other {Motorcheck}}',
  'log.moved':
    '{name} fährt {n, number} von {asked, plural, one {# Feld} other {# Feldern}} {direction, select, backward {zurück} other {vor}}',
  'log.movedBy':
    '{name} fährt {n, plural, one {# Feld} other {# Felder}} {direction, select, backward {zurück} other {vor}}',
  'log.wallStops': 'Eine Wand stoppt {name}',
  'log.blocked': '{name} kommt nicht an {rival} vorbei',
  'log.line': '{name} fährt über die Linie: Runde {lap}',
  'log.lineBack': '{name} rollt rückwärts über die Linie',
  'log.shifted':
    '{name} wechselt {place, select, track {auf Spur {lane}, Feld {position}} pitLane {in die Boxengasse, Feld {position}} other {in die Box}}',
  'log.notShifted': '{name} kann die Spur nicht wechseln',
  'log.checkEngine': 'Motorcheck: {name} bleibt stehen',
  'log.landed':
    '{name} landet auf {whose, select, own {der eigenen Münze} other {einer Münze von {owner}}}: {coin, select, tow {Abschleppen} other {{coin}}}{chain, plural, =1 {} other {, die #. in Folge}}',
  'log.towed': '{name} wird in die Box abgeschleppt',
  'log.pitExited': '{name} verlässt die Box',
  'log.pitEntered': '{name} biegt in die Boxengasse ab',
  'log.wallHit': '{name} fährt gegen die Wand der Boxengasse und steht wieder in der Box',
  'log.stuck': '{name} kommt nicht aus der Box: {rival} steht im Weg',
  'log.merged': '{name} fädelt sich auf Spur {lane}, Feld {position} ein',
  'log.finished': '{name} hat alle Runden gefahren',
  'log.leads': '{name} führt',
  'log.tie': '{names} liegen gleichauf: Es geht ins Stechen',
  'log.stillTied': '{names} liegen weiter gleichauf',
  'log.roundLimit':
    'Das Rundenlimit beendet das Rennen: {count, plural, =1 {{first} gewinnt} other {{first} gewinnt, dann {others}}}',

  'answer.pick': 'die erste verdeckte Karte',
  'answer.draw': 'ziehen',
  'answer.pass': 'passen',
  'answer.lane': 'Spur {lane}',
  'answer.coin': 'Münze {coin, select, tow {Abschleppen} other {{coin}}} auf Spur {lane}, Feld {position}',
  'answer.die': '{die, select, lane {Spurwechsel} other {Fahrwürfel}}',
};
