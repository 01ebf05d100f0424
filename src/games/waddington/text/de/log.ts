// Das Protokoll von Waddingtons Formula 1 auf Deutsch, und Antworten in Worten.

import type { Translation } from '@i18n/messages';
import type { log as source } from '../en/log';

export const log: Translation<typeof source> = {
  'log.raceSetUp':
    '{circuit}, {laps, plural, one {# Runde} other {# Runden}}, {cars, plural, one {# Wagen} other {# Wagen}}',
  'log.carChoiceRolled': '{name} wirft {first} und {second}{again, select, true {, Gleichstand: noch einmal} other {}}',
  'log.carChosen':
    '{name} nimmt den {colour, select, yellow {gelben} orange {orangen} green {grünen} red {roten} black {schwarzen} other {blauen}} Wagen',
  'log.tacticsDealt': '{name} bekommt {n, plural, one {# Taktikkarte} other {# Taktikkarten}}',
  'log.tacticsSeen': '{name} bekommt {cards}',
  'log.roundStarted': 'Zug {n}{last, select, true {, der letzte} other {}}',
  'log.turnMissed': '{name} setzt einen Zug aus{left, plural, =0 {} other {, danach noch #}}',
  'log.superbDriving': '{name} spielt Meisterliches Fahren für {corner}',
  'log.restarted': '{name} {from, select, pit {verlässt die Box} other {ist wieder auf der Bahn}}',
  'log.stays': '{name} bleibt bei {speed} mph',
  'log.speedsUp': '{name} beschleunigt von {from} auf {to} mph',
  'log.slowsDown': '{name} bremst von {from} auf {to} mph',
  'log.takesOn': '{name} geht von {from} auf {to} mph',
  'log.picksUp': '{name} zieht auf {to} mph an',
  'log.isReady': '{name} steht mit {to} mph bereit',
  'log.brakesHard':
    '{name} bremst hart: {wear, select, none {frei} tyres {{tyres} Reifen} brakes {{brakes, plural, one {# Bremse} other {# Bremsen}}} other {{tyres} Reifen, {brakes, plural, one {# Bremse} other {# Bremsen}}}}',
  'log.runsUp': '{name} fährt {n, plural, one {# Feld} other {# Felder}} auf',
  'log.crossesFirst': '{name} fährt über die Linie, das Rennen läuft',
  'log.crosses': '{name} fährt über die Linie: {left, plural, =0 {im Ziel} one {noch # Runde} other {noch # Runden}}',
  'log.waits': '{name} kommt nicht weg und wartet',
  'log.heldUp': '{name} hängt hinter {rival}{n, plural, =0 {} one {, nach # Feld} other {, nach # Feldern}}',
  'log.heldUpAhead':
    '{name} hängt hinter dem Wagen davor{n, plural, =0 {} one {, nach # Feld} other {, nach # Feldern}}',
  'log.plays': '{name} spielt {card}{n, plural, =0 {} one {: # Feld weiter} other {: # Felder weiter}}',
  'log.clear': '{name} nimmt {corner} mit {speed} mph, {limit} sind sicher',
  'log.over': '{name} nimmt {corner} mit {speed} mph, {excess} zu schnell',
  'log.superb': '{name} nimmt {corner} meisterlich, {excess, plural, =0 {} other {# zu schnell, }}ohne Strafe',
  'log.specialTyres': '{name} nimmt {corner} auf Spezialreifen, {excess} zu schnell, ohne Strafe',
  'log.diceRolled':
    '{name} wirft {first} und {second} in {corner}, {column} zu schnell: {result, select, none {nichts} spin {Dreher} worn {Dreher, bei Reifen ab {from}} tyres {{tyres} Reifen} brakes {{brakes, plural, one {# Bremse} other {# Bremsen}}} other {{tyres} Reifen, {brakes, plural, one {# Bremse} other {# Bremsen}}}}',
  'log.spunOff':
    '{name} dreht sich in {corner}, {reason, select, tooFast {viel zu schnell} dice {durch die Würfel} tyresWorn {auf abgefahrenen Reifen} faultyTyres {auf schlechten Reifen} other {ohne Bremsen}}',
  'log.spunOffRoad': '{name} kommt von der Bahn ab, zu schnell zum Bremsen',
  'log.pitEntered': '{name} hält in der Box: neue Reifen und Bremsen',
  'log.pitCardDrawn':
    '{name} zieht {card}{missed, plural, =0 {} one {, setzt # Zug aus} other {, setzt # Züge aus}}{speed, plural, =0 {} other {, fährt mit bis zu {speed} an}}{kept, select, true {, behält die Karte} other {}}',
  'log.tacticMissing': '{name} findet keine Taktikkarte zum Nehmen',
  'log.tacticTaken': '{name} nimmt {card} vom {from, select, discards {Ablagestapel} other {Nachziehstapel}}',
  'log.tacticTakenUnseen':
    '{name} nimmt eine Taktikkarte vom {from, select, discards {Ablagestapel} other {Nachziehstapel}}',
  'log.pitCardActivated': '{card} trifft {name}',
  'log.pitCardEnded':
    '{card} von {name}: {reason, select, used {verbraucht} line {endet an der Linie} pit {endet in der Box} other {endet mit dem Dreher}}',
  'log.finalRound': '{name} ist im Ziel: Die anderen haben noch diesen Zug',
  'log.carFinished': '{name} kommt {squares, plural, one {# Feld} other {# Felder}} über der Linie ins Ziel',
  'log.level': '{name} und {rival} liegen gleichauf',
  'log.ahead': '{name} liegt {squares, plural, one {# Feld} other {# Felder}} vor {rival}',
  'log.roundLimit':
    'Die Höchstzahl der Züge beendet das Rennen: {count, plural, =1 {{first} gewinnt} other {{first} gewinnt, dann {others}}}',

  'answer.car':
    'der {colour, select, yellow {gelbe} orange {orange} green {grüne} red {rote} black {schwarze} blue {blaue} other {nächste}} Wagen',
  'answer.drive':
    '{speed} mph, {n, plural, one {# Feld} other {# Felder}}{superb, select, true {, Meisterliches Fahren} other {}}',
  'answer.stay': 'der Wagen bleibt stehen',
  'answer.runOff': 'aufgefahren und von der Bahn abgekommen',
  'answer.run': 'aufgefahren, {speed} mph',
  'answer.pass': 'keine Karte',
  'answer.tyres': '{use, select, true {Spezialreifen eingesetzt} other {Spezialreifen behalten}}',
};
