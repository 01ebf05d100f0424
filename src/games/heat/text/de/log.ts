// Das Protokoll eines Rennens auf Deutsch, und Antworten, die für jemanden gegeben wurden.

import type { Translation } from '@i18n/messages';
import type { log as source } from '../en/log';

export const log: Translation<typeof source> = {
  'log.raceSetUp':
    '{circuit}, {laps, plural, one {# Runde} other {# Runden}}, {cars, plural, one {# Wagen} other {# Wagen}}',
  'log.grid': '{name} startet von ganz vorn',
  'log.event.press': '{event}: Presse bei {corners}',
  'log.draft': 'Draft, Runde {round, number}: {n, plural, one {# Karte} other {# Karten}}',
  'log.picked': '{name} nimmt {card}',
  'log.draftOver':
    '{n, plural, =0 {Draft, Runde {round, number} ist vorbei: nichts übrig} other {Draft, Runde {round, number} ist vorbei: {cards} übrig}}',
  'log.weather': 'Wetter: {weather}',
  'log.road': 'Straßenmarker: Limit {limits}',
  'log.road.limit': '{limit, number} bei {corner}',
  'log.road.none': 'Straßenmarker: Kein Limit ändert sich',
  'log.sponsorsDealt': '{name} beginnt mit {n, plural, one {# Sponsorkarte} other {# Sponsorkarten}}',
  'log.sponsor.press': '{name} gewinnt eine Sponsorkarte von der Presse bei {corner}',
  'log.sponsor.slipstream': '{name} gewinnt eine Sponsorkarte: im Windschatten durch {corner}',
  'log.sponsor.grandstand': '{name} gewinnt eine Sponsorkarte: unter den Ersten in Runde 1',
  'log.sponsor.record': '{name} gewinnt eine Sponsorkarte: Rekordtempo',
  'log.sponsor.television': '{name} gewinnt eine Sponsorkarte: Überholen im Fernsehen',
  'log.raceStarted': 'Die Ampel ist aus, das Rennen läuft',
  'log.round': 'Durchgang {round, number}',
  'log.gears': 'Gänge: {shifts}',
  'log.gears.shift': '{name} {gear, number}{heat, plural, =0 {} other { ({heat, number} Hitze)}}',
  'log.gears.none': 'Niemand schaltet',
  'log.legendCard': 'Eine Legendenkarte wird aufgedeckt',
  'log.legendCard.shuffled': 'Die Legendenkarten werden gemischt, eine neue wird aufgedeckt',
  'log.cluttered': '{name} hat eine blockierte Hand: keine Bewegung, zurück in den 1. Gang',
  'log.plays': '{n, plural, =0 {{name} spielt nichts} other {{name} spielt {cards}}}',
  'log.cardHeat': '{name} zahlt {heat, number} Hitze für {card}',
  'log.stalled': '{card} von {name} stottert: keine Hitze, um sie zu zahlen',
  'log.flipped': '{name} deckt {card} auf',
  'log.flipped.lost': '{name} deckt {card} auf und legt sie ab',
  'log.reshuffled': '{name} mischt {n, plural, one {# Karte} other {# Karten}} zu einem neuen Nachziehstapel',
  'log.value': '{name} wählt {value, number} für {card}',
  'log.lap': '{name} beendet Runde {lap, number}',
  'log.lapLost': '{name} fällt hinter die Linie zurück: Runde {lap, number} zählt nicht mehr',
  'log.finalRound': '{name} ist im Ziel: Das ist der letzte Durchgang',
  'log.finalRoundCancelled': '{name} steht wieder vor der Linie: Das Rennen geht weiter',
  'log.adrenaline': '{name} bekommt Adrenalin',
  'log.boosted': '{name} boostet um {value, number} und zahlt {heat, number} Hitze',
  'log.slipstream': '{name} nutzt den Windschatten von {tow} für {n, number}',
  'log.cornerPassed': '{name} fährt mit {speed, number} durch {corner}, Limit {limit, number}',
  'log.cornerPaid':
    '{name} fährt mit {speed, number} durch {corner}, Limit {limit, number}: {heat, number} Hitze{overheat, select, yes {, davon 1 Überhitzung} other {}}',
  'log.spunOut':
    '{name} fährt mit {speed, number} durch {corner}, Limit {limit, number}, und dreht sich:{lost, plural, =0 {} other { verliert # Hitze,}} nimmt {stress, number} Stress',
  'log.eliminated': '{name} ist aus dem Rennen',
  'log.retired': '{name} gibt auf',
  'log.discarded': '{n, plural, =0 {{name} behält alle Karten} other {{name} wirft {cards} ab}}',
  'log.refreshed': '{name} legt {cards} auf den Nachziehstapel',
  'log.level': '{first} und {second} sind gleichauf',
  'log.lead': '{first} ist {gap, plural, one {# Feld} other {# Felder}} vor {second}',
  'log.lapTimed': '{name} fährt Runde {lap, number} in {n, plural, one {# Durchgang} other {# Durchgängen}}',
  'log.over': 'Das Rennen ist vorbei',
  'log.qualified':
    'Beste Runde {best, plural, one {# Durchgang} other {# Durchgänge}}, insgesamt {total, plural, one {# Durchgang} other {# Durchgänge}}',
  'log.moved':
    '{extra, plural, =0 {{name} fährt {n, number}} other {{name} fährt {n, number}, {extra, number} mehr an vollen Feldern vorbei}}',
  'log.speed': '{name}: Tempo {parts} = {speed, number}',
  'log.stands': '{name} bewegt sich nicht',
  'log.adrenalineUsed':
    '{extra, plural, =0 {{name} nutzt Adrenalin: Tempo +1, 1 Feld mehr} other {{name} nutzt Adrenalin: Tempo +1, 1 Feld mehr, {extra, number} mehr an vollen Feldern vorbei}}',
  'log.past': 'Das Feld ist voll: {name} fährt {n, number} weiter',

  'answer.gear': '{gear, number}. Gang',
  'answer.anyCards': 'zufällige Karten',
  'answer.unlock': 'Antwort zurückgenommen',
  'answer.speeds': 'Tempo {values}',
  'answer.value': 'Wert {value, number}',
  'answer.adrenaline': 'Adrenalin',
  'answer.boost': 'Boost',
  'answer.done': 'keine weiteren Symbole',
  'answer.slipstream':
    '{n, plural, =0 {kein Windschatten} one {Windschatten über # Feld} other {Windschatten über # Felder}}',
  'answer.discard': '{n, plural, =0 {nichts abgeworfen} other {{cards} abgeworfen}}',
  'answer.discard.refresh':
    '{n, plural, =0 {nichts abgeworfen, {refresh} aufgefrischt} other {{cards} abgeworfen, {refresh} aufgefrischt}}',
  'answer.retire': 'Aufgabe',
};
