// The same in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/seasons';

export const messages: Translation<typeof source> = {
  'season.gone': 'Diese Saison gibt es nicht mehr. Geh zurück zur Liste der Saisons.',
  'season.deleted': 'Diese Saison gibt es nicht mehr.',
  'season.damaged':
    'Was von dieser Saison gespeichert wurde, lässt sich nicht mehr lesen. Du kannst sie löschen; ihre Rennen bleiben.',
  'season.race-damaged':
    'Das Rennen dieser Runde kann nicht weitergehen. Lösche es in der Liste der Rennen, dann kann die Runde neu gefahren werden.',
  'season.away':
    '{count, plural, one {{names} fährt am eigenen Bildschirm. Öffne für dieses Rennen eine Party, oder gib den Platz hierher.} other {{names} fahren an eigenen Bildschirmen. Öffne für dieses Rennen eine Party, oder gib die Plätze hierher.}}',
  'season.uncorrectable': 'Nur Ergebnisse einer beendeten Runde können korrigiert werden.',
  'season.stranger': 'Dieser Fahrer gehört nicht zur Saison.',
  'season.no-change': 'Das ändert nichts. Gib Punkte oder zieh welche ab.',
  'season.no-result': 'In dieser Runde gibt es kein Ergebnis, das gestrichen werden könnte.',
  'season.over': 'Alle Rennen dieser Saison sind gefahren.',
  'season.under-way': 'Dieses Rennen läuft schon. Setz es fort.',
  'season.few-start':
    '{game} braucht mindestens {min, plural, one {# Wagen} other {# Wagen}}; es würden nur {count} starten.',
  'season.many-start':
    '{game} hat höchstens Platz für {max, plural, one {# Wagen} other {# Wagen}}; es würden {count} starten.',
  'season.undrivable': 'In {game} können die Regeln {name} nicht steuern. Ändere, wer in der Saison fährt.',
  'season.few-cars':
    '{game} braucht mindestens {min, plural, one {# Wagen} other {# Wagen}}; in dieser Saison {count, plural, one {fährt # mit} other {fahren # mit}}.',
  'season.many-cars':
    '{game} hat höchstens Platz für {max, plural, one {# Wagen} other {# Wagen}}; in dieser Saison {count, plural, one {fährt # mit} other {fahren # mit}}.',
  'season.undrivable-plan': 'In {game} können die Regeln {name} nicht steuern. Wähle eine KI oder einen Menschen.',
  'season.fixed-place': 'Rennen {at} ({circuit}) bleibt, wo es ist: So weit ist die Saison schon.',
  'season.fixed-race': 'Rennen {at} ({circuit}) wurde schon gestartet und bleibt, wie es ist.',
  'season.fixed-driver': '{name} ist in dieser Saison schon gefahren und bleibt dabei.',
  'season.same-name': 'Den Namen {name} gibt es zweimal. Ändere einen davon.',
  'season.driver-twice': 'Jemand steht zweimal auf der Liste.',
  'season.same-colour': 'Die Farbe {colour} gibt es zweimal. Ändere eine davon.',
  'season.one-you': 'Nur einmal kannst du es selbst sein.',
  'season.no-team': '{name} fährt für ein Team, das es nicht gibt.',
  'season.same-team': 'Zwei Teams heißen {name}. Gib einem einen anderen Namen.',
  'season.all-dropped':
    'Bei {drop, plural, one {# Streichresultat} other {# Streichresultaten}} in {rounds, plural, one {# Rennen} other {# Rennen}} bleibt nichts, das zählt.',
  'season.tie-twice': 'Eine Regel für Gleichstand steht zweimal auf der Liste.',
  'season.no-fill-in':
    'Ein verpasstes Rennen kann nicht zählen, was die KI geholt hat: Sie springt nicht ein. Wähle einen Ersatz oder eine andere Regel.',
  'season.race-twice': 'Zwei Rennen im Kalender haben dieselbe Kennung.',
  'season.no-game': 'Rennen {at}: Dieses Paddock hat das Spiel {game} nicht.',
  'season.no-circuit': 'Rennen {at}: {game} hat keine Strecke {circuit}.',
  'season.many-circuits': 'Rennen {at} hat mehr Strecken als Rennen. Nimm eine weg.',
  'season.no-series': '{game} hat keine Rennserien. Mach Rennen {at} zu einem einzelnen.',
  'season.no-option': 'Rennen {at} ({game}, {circuit}) hat keine Option {option}.',
  'season.option-range': 'Rennen {at} ({game}, {circuit}): {option} kann nicht {value} sein. Möglich ist: {allowed}.',
  'season.unraceable': 'Rennen {at} ({game}, {circuit}) kann so nicht gefahren werden: {why}',
  'audit.name': 'Name: {name}.',
  'audit.calendar': 'Kalender: {changes}.',
  'audit.drivers': 'Wer fährt: {changes}.',
  'audit.teams': 'Teams: {changes}.',
  'audit.nothing': 'Nichts geändert.',
  'audit.round-added': '{circuit} dazu',
  'audit.round-removed': '{circuit} gestrichen',
  'audit.round-replaced': '{circuit} statt {old}',
  'audit.round-options': '{circuit} mit anderen Optionen',
  'audit.round-last': '{circuit} jetzt zuletzt',
  'audit.round-before': '{circuit} jetzt vor {next}',
  'audit.joins': '{name} kommt dazu',
  'audit.leaves': '{name} geht',
  'audit.renamed': '{old} heißt jetzt {name}',
  'audit.recoloured': '{name} jetzt in {colour}',
  'audit.seat':
    '{seat, select, here {{name} jetzt an diesem Bildschirm} lan {{name} jetzt am eigenen Bildschirm} rules {{name} jetzt von den Regeln gefahren} random {{name} jetzt von einer KI gefahren (zufällig)} easy {{name} jetzt von einer KI gefahren (leicht)} hard {{name} jetzt von einer KI gefahren (schwer)} best {{name} jetzt von einer KI gefahren (Meister)} other {{name} jetzt von einer KI gefahren (mittel)}}',
  'audit.teamless': '{name} jetzt ohne Team',
  'audit.team': '{name} jetzt bei {team}',
  'audit.team-new': '{name} neu',
  'audit.team-gone': '{name} gestrichen',
  'audit.points-own': 'Punkte: die des jeweiligen Spiels.',
  'audit.points-table': 'Punkte: {table}.',
  'audit.drop': 'Streichresultate: {count}.',
  'audit.grid':
    'Startaufstellung: {grid, select, reversed {umgekehrter Stand} standings {nach Stand} qualifying {Qualifying} other {ausgelost}}.',
  'audit.ties': 'Bei Gleichstand: {ties}.',
  'audit.ties-shared': 'Bei Gleichstand: Platz geteilt.',
  'audit.tie':
    '{tie, select, countback {mehr Siege und so weiter} latest {das letzte Rennen} other {direkter Vergleich}}',
  'audit.tie-then':
    '{tie, select, countback {dann mehr Siege und so weiter} latest {dann das letzte Rennen} other {dann direkter Vergleich}}',
  'audit.fill-in':
    'Ersatz: {level, select, none {keiner} easy {KI (leicht)} hard {KI (schwer)} best {KI (Meister)} other {KI (mittel)}}.',
  'audit.missed':
    'Verpasste Rennen: {missed, select, standIn {zählen, was die KI geholt hat} average {zählen den Schnitt der anderen} other {zählen nichts}}.',
  'audit.points': '{name}, Runde {round}: {count, plural, one {{points} Punkt} other {{points} Punkte}}. {reason}',
  'audit.taken': '{name}, Runde {round}: Ergebnis gestrichen. {reason}',
  'audit.given': '{name}, Runde {round}: Ergebnis zurückgegeben. {reason}',
  'audit.taken-points':
    '{name}, Runde {round}: Ergebnis gestrichen, {count, plural, one {{points} Punkt} other {{points} Punkte}}. {reason}',
  'audit.given-points':
    '{name}, Runde {round}: Ergebnis zurückgegeben, {count, plural, one {{points} Punkt} other {{points} Punkte}}. {reason}',
};
