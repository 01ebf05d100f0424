// The log of RoboRally in German: one line per event.

import type { Translation } from '@i18n/messages';
import type { log as source } from '../en/log';

export const log: Translation<typeof source> = {
  'log.raceStarted': '{course}, {robots, plural, one {# Roboter} other {# Roboter}}',
  'log.turnStarted': 'Runde {turn}',
  'log.lockedFilled': '{name} bekommt {card} ins gesperrte Register {register}',
  'log.programSubmitted': '{name} ist fertig',
  'log.timerExpired':
    '{filled, plural, =0 {Zeit um für {name}: Das Programm bleibt, wie es liegt} one {Zeit um für {name}: # Register durch Zufall gefüllt} other {Zeit um für {name}: # Register durch Zufall gefüllt}}',
  'log.powerDownAnnounced': '{name} schaltet nach dieser Runde ab',
  'log.stayDownChosen': '{name} bleibt abgeschaltet',
  'log.registerStarted': 'Register {register}',
  'log.cardsRevealed':
    '{robots, plural, =1 {{first} beginnt mit {card}} other {{first} beginnt mit {card}, dann {others}}}',
  'log.cardStarted': '{name}: {card}',
  'log.robotRotated':
    '{cause, select, belt {Ein Fließband} other {Ein Zahnrad}} dreht {name} nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  'log.robotsMoved':
    '{name} schiebt {names} nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  'log.robotsMoved.pusher':
    'Ein Schieber schiebt {names} nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  'log.moveBlocked':
    '{lost, plural, =0 {Eine Wand stoppt {name}} one {Eine Wand stoppt {name}} other {Eine Wand stoppt {name}, # Schritte verfallen}}',
  'log.beltsMoved': '{pass, select, express {Expressbänder befördern {names}} other {Fließbänder befördern {names}}}',
  'log.beltsHeld':
    'Das Fließband hält {names}: {reason, select, wall {eine Wand} occupied {ein Roboter im Weg} other {ein anderes Band}}',
  'log.pusherFired': 'Ein Schieber kann {name} nicht bewegen',
  'log.gearsTurned': 'Zahnräder drehen {names}',
  'log.shot': '{name} trifft {names}',
  'log.shot.laser': '{beams, plural, =1 {Ein Laser trifft {names}} other {Ein Laser mit # Strahlen trifft {names}}}',
  'log.damageTaken': '{name} nimmt {amount} Schaden, jetzt {damage}',
  'log.registersLocked':
    '{name}: {n, plural, one {Register {registers} gesperrt} other {Register {registers} gesperrt}}',
  'log.registersUnlocked':
    '{name}: {n, plural, one {Register {registers} wieder frei} other {Register {registers} wieder frei}}',
  'log.robotDestroyed':
    '{name} {cause, select, pit {stürzt in eine Grube} edge {stürzt vom Boden der Fabrik} other {wird zerschossen}}, noch {lives, plural, one {# Leben} other {# Leben}}',
  'log.robotDestroyed.by':
    '{name} {cause, select, pit {stürzt in eine Grube} edge {stürzt vom Boden der Fabrik} other {wird zerschossen}}, dank {by}, noch {lives, plural, one {# Leben} other {# Leben}}',
  'log.robotEliminated': '{name} ist ausgeschieden',
  'log.checkpointTouched':
    '{left, plural, =0 {{name} erreicht Checkpoint {number}, den letzten} other {{name} erreicht Checkpoint {number}, noch #}}',
  'log.robotFinished': '{name} kommt als {place, selectordinal, other {#.}} ins Ziel',
  'log.repaired':
    '{name} wird auf einem {site, select, repair {Reparaturfeld} other {Checkpoint}} repariert: Schaden {from} auf {to}',
  'log.robotRespawned':
    '{beside, select, true {{name} ist neben dem Archiv zurück, mit {damage} Schaden} other {{name} ist zurück, mit {damage} Schaden}}',
  'log.poweredDown':
    '{removed, plural, =0 {{name} ist abgeschaltet} other {{name} ist abgeschaltet, # Schaden repariert}}',
  'log.poweredUp': '{name} wacht auf',
  'log.optionDrawn': '{name} zieht {option}',
  'log.optionUsed': '{name} nutzt {option}',
  'log.optionLost': '{name} verliert {option}',
  'log.seatRetired': '{name} gibt auf',
  'log.turnEnded': '{name} führt nach Runde {turn}',
  'log.raceEnded':
    '{reason, select, finish {{name} gewinnt das Rennen} lastStanding {{name} steht als letzter Roboter} other {{name} führt an der Rundengrenze}}',
  'log.raceEnded.nobody': 'Niemand ist übrig, niemand gewinnt',
};
