// Was der Rahmen des Rennbildschirms zu Waddingtons Formula 1 sagt, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { frame as source } from '../en/frame';

export const frame: Translation<typeof source> = {
  'part.speed': 'Tempo einstellen',
  'part.move': 'Fahrt',
  'part.card': 'Taktikkarte',
  'part.corners': 'Kurven',
  'part.close': 'Ende des Zugs',
  'ask.car': 'Wähle einen Wagen',
  'ask.drive': 'Stell dein Tempo ein',
  'ask.card': 'Spiel eine Karte',
  'ask.tyres': 'Spezialreifen',
  'frame.turn': 'Zug {n}',
  'frame.grid': 'Start',
  'frame.theGrid': 'Die Startaufstellung',
  'frame.gap': 'mph · Runden',
  'frame.mph': 'mph',
  'frame.laps': '{n, plural, one {Runde} other {Runden}}',
  'frame.done': 'Ziel',
  'frame.pit': 'Box',
  'frame.off': 'ab',
  'note.speed': '{speed} mph',
  'note.tyres': 'Reifen {n}',
  'note.brakes': 'Bremsen {n}',
  'note.cards': '{n, plural, one {# Karte} other {# Karten}}',
  'note.misses': 'setzt {n, plural, one {# Zug} other {# Züge}} aus',
  'note.kept': '{card} {active, select, true {wirkt} other {behalten}}',
  'continue.cars': 'Die Wagen werden gewählt.',
  'continue.race':
    'Runde {lap} von {laps}, Zug {turn}. {who, select, you {Du bist} other {{name} ist}} <b>{place}.</b>{side, select, ahead {, {gap, plural, =0 {gleichauf mit {rival}} one {# Feld vor {rival}} other {# Felder vor {rival}}}.} behind {, {gap, plural, =0 {gleichauf mit {rival}} one {# Feld hinter {rival}} other {# Felder hinter {rival}}}.} other {}}',
  'waiting.car': '{name} wählt einen Wagen',
  'waiting.drive': '{name} wählt das Tempo',
  'waiting.card': '{name} kann eine Karte spielen',
  'waiting.tyres': '{name} kann die Spezialreifen einsetzen',
  'prompt.car': 'Seine Farbe ist dein Platz in der Reihenfolge',
  'prompt.heldUp': 'Aufgehalten: Fahr auf den Wagen davor auf',
  'prompt.restart': 'Fahr mit bis zu {most} mph an',
  'prompt.speed': 'Von {reading} mph: bis zu {faster} schneller, oder bremsen',
  'prompt.card': 'Eine Karte nach der Fahrt, oder keine',
  'prompt.tyres': 'Nimm die Reifen, oder vertrau der Tabelle',
};
