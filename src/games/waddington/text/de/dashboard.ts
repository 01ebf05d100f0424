// Das Armaturenbrett von Waddingtons Formula 1 auf Deutsch: Instrumente, Wahl und Karten.

import type { Translation } from '@i18n/messages';
import type { dashboard as source } from '../en/dashboard';

export const dashboard: Translation<typeof source> = {
  'dash.all': 'Alle Armaturen',
  'dash.driver': 'Fahrer',
  'dash.mph': 'mph',
  'dash.tyres': 'Reifen',
  'dash.brakes': 'Bremsen',
  'dash.laps': 'Runden',
  'dash.cards': 'Karten',
  'dash.lent': 'Ein KI-Fahrer fährt deinen Wagen und spielt deine Karten.',
  'dash.takeWheel': 'Selbst fahren',
  'dash.pitCardOf': 'Boxenkarte von {name}',
  'dash.playedBy': '{name} spielt',

  'dial.speed': 'Tempo {now} mph',
  'dial.speedNext': 'Tempo {now} mph, dann {next}',
  'dial.mph': 'MPH',
  'dial.next': 'MPH NEU',
  'dial.squares': '{n, plural, one {# FELD} other {# FELDER}}',
  'dial.stop': '{speed} mph',
  'dial.tyres': 'Reifen',
  'dial.brakes': 'Bremsen',
  'dial.gauge': '{gauge, select, tyres {Reifenverschleiß} other {Bremsverschleiß}} {value} von {most}',
  'dial.gaugeThen':
    '{gauge, select, tyres {Reifenverschleiß} other {Bremsverschleiß}} {value} von {most}, dann {after}',
  'dial.laps': 'Runden',
  'dial.lapsLeft': 'Noch zu fahrende Runden: {laps}',
  'kept.kept': 'behalten',
  'kept.active': 'wirkt',
  'kept.from': 'ab {corner}',

  'hand.name': 'Taktikkarten',
  'hand.head': 'Taktikkarten · {n}',
  'hand.empty': 'Keine Taktikkarten auf der Hand',
  'used.button': 'Gespielt {n}',
  'used.title': 'Gespielte Taktikkarten',
  'used.close': 'Schließen',
  'used.none': 'Noch hat niemand eine Taktikkarte gespielt.',
  'used.line': '{card}: {n} von {count}',
  'used.last': 'Die letzte, oben auf dem Stapel: {card}',

  'car.head': 'Wähle deinen Wagen',
  'car.take':
    'Nimm {colour, select, yellow {Gelb} orange {Orange} green {Grün} red {Rot} black {Schwarz} blue {Blau} other {diesen Wagen}}',
  'car.group': 'Wagen',
  'car.colour': '{colour, select, yellow {gelb} orange {orange} green {grün} red {rot} black {schwarz} other {blau}}',
  'car.place': 'fährt als {place}.',
  'car.lane': 'Spur {lane}',
  'car.note': 'In dieser Reihenfolge ziehen die Wagen. Spur 1 liegt an den Boxen.',
  'car.target':
    '{colour, select, yellow {gelber} orange {oranger} green {grüner} red {roter} black {schwarzer} other {blauer}} Wagen, Platz {place}',

  'drive.head': 'Tempo ändern',
  'drive.headRestart': 'Tempo beim Anfahren',
  'drive.barred': 'Wähle ein Tempo und ein Feld',
  'drive.quiet': 'Danach keine Karte',
  'drive.quietTip': 'Du wirst nach deinen Fahrten nicht nach einer Taktikkarte gefragt, bis du das änderst',
  'drive.speeds': 'Tempo',
  'drive.blocked': 'zu',
  'drive.free': 'frei',
  'drive.mph': 'mph',
  'drive.safest': 'sicherster Weg: {danger, select, safe {freie Bahn} roll {Würfel} other {Dreher}}',
  'drive.danger': '{danger, select, safe {freie Bahn} roll {Würfel} other {Dreher}}',
  'drive.noRoad':
    'Mit {speed} mph fährst du genau {n, plural, one {# Feld} other {# Felder}}, und so weit ist keine Bahn frei. Wähle ein anderes Tempo{run, select, true {, oder fahr auf den Wagen davor auf} other {}}.',
  'drive.noReach':
    '{speed} mph sind nicht zu erreichen: Von {reading} mph aus kannst du in diesem Zug {least} bis {most} wählen.',
  'drive.squares': 'Felder',
  'drive.spin': 'Dreher',
  'drive.prompt':
    '{speed} mph, {n, plural, one {# Feld} other {# Felder}}{kind, select, roll {. {excess} zu schnell: 2 Würfel} spin {. {excess} zu schnell: Dreher} worn {. Reifen abgefahren: Dreher} verge {. Zu schnell zum Bremsen: Dreher} other {}}',
  'drive.promptWait': 'Kein Weg hinaus: Warte auf eine Lücke',
  'drive.promptHeld': 'Aufgehalten von {name}',
  'drive.main': 'Fahr mit {speed} mph',
  'drive.mainWait': 'Hier warten',
  'drive.mainRun': 'Auffahren',
  'drive.mainRunBehind': 'Auf {name} auffahren',
  'drive.pit': 'Neue Reifen und Bremsen, dann eine Boxenkarte.',
  'drive.faster': 'Der Wagen davor ist schneller: Wähle das Tempo, das du übernimmst.',
  'drive.becomes': 'Dein Tempo wird {speed} mph.',
  'drive.slows':
    'Du bremst auf {speed} mph: {wear, select, none {frei} tyres {{tyres} Reifen} brakes {{brakes, plural, one {# Bremse} other {# Bremsen}}} other {{tyres} Reifen, {brakes, plural, one {# Bremse} other {# Bremsen}}}}.',
  'run.label': '{stays, select, true {Warten} other {Auffahren}}',
  'run.noWay': 'kein Weg',
  'run.behind': 'hinter {name}',
  'run.readings': 'Tempo hinter dem Wagen davor',
  'run.reading': 'Tempo',

  'bar.after': 'Wird nach der Fahrt gespielt: Wähle erst dein Tempo und ein Feld, und fahr.',
  'bar.faulty': 'Solange deine schlechten Reifen wirken, wird keine Taktikkarte gespielt. Das endet an der Linie.',
  'bar.fullMove': 'Meisterliches Fahren braucht eine ganze Fahrt. Wähle ein Tempo mit freier Bahn, statt aufzufahren.',
  'bar.corner':
    'Meisterliches Fahren braucht eine Kurve auf dem Weg, und auf diesem liegt keine. Wähle ein anderes Tempo oder Feld.',
  'bar.before':
    'Meisterliches Fahren wird zusammen mit der Fahrt gespielt, und du bist gefahren. Heb es für später auf.',
  'bar.road': 'Vor dir ist kein Feld frei, die Karte bringt dich nicht weiter. Heb sie für später auf.',
  'bar.fast':
    'Der Vergaser bringt dich bis auf {most} mph, und du fährst schon {reading}. Heb ihn für einen langsameren Zug auf.',
  'bar.waiting': 'Karten spielst du in deinem eigenen Zug, wenn du fährst.',
  'bar.over': 'Das Rennen ist zu Ende.',
  'bar.cars': 'Karten werden im Rennen gespielt. Wähle zuerst deinen Wagen.',
  'bar.tyres': 'Sag zuerst, ob du deine Spezialreifen einsetzt.',

  'card.head': 'Nach der Fahrt',
  'card.none': 'Keine Karte',
  'card.back': 'Zurück',
  'card.play': '{card} spielen',
  'card.prompt':
    '{card}: {n, plural, one {# Feld} other {# Felder}}{kind, select, roll {. {excess} zu schnell: 2 Würfel} spin {. {excess} zu schnell: Dreher} worn {. Reifen abgefahren: Dreher} verge {. Zu schnell zum Bremsen: Dreher} other {}}',
  'card.short': 'So weit ist die Bahn nicht frei: Du fährst, so weit es geht.',
  'card.square': 'Wähle das Feld, auf dem du endest.',
  'card.noneNow': 'Keine deiner Karten lässt sich jetzt spielen.',
  'card.choose': 'Wähle eine Karte oder keine. Die Würfel für deine Kurven kommen danach.',

  'tyres.head': 'Spezialreifen in {corner}?',
  'tyres.main': 'Spezialreifen einsetzen',
  'tyres.main.keep': 'Spezialreifen behalten',
  'tyres.use': 'Einsetzen',
  'tyres.useNote': 'Keine Strafe hier, die Karte ist weg.',
  'tyres.keep': 'Behalten',
  'tyres.keepNote': 'Es gilt, was die Tabelle sagt.',

  'chances.superb': '<b>{corner}</b>: Meisterliches Fahren, keine Strafe.',
  'chances.verge': '<b>So stark kannst du nicht bremsen</b>: sicher ein Dreher.',
  'chances.safeAt': '{corner} ({limit})',
  'chances.safe': '{corners} mit sicherem Tempo.',
  'chances.none': 'Keine Kurve auf dem Weg.',
  'chances.over':
    '<b>{corner}</b>: {excess} zu schnell, {covered, select, true {ohne Spezialreifen ein Dreher} other {sicher ein Dreher}}.',
  'chances.worn':
    '<b>{corner}</b>: Reifen abgefahren, {covered, select, true {ohne Spezialreifen ein Dreher} other {sicher ein Dreher}}.',
  'chances.band': '<b>{corner}</b> {excess} zu schnell',

  'part.gauge.speed': 'Tempo',
  'part.gauge.tyres': 'Reifenverschleiß',
  'part.gauge.brakes': 'Bremsenverschleiß',
  'part.gauge.laps': 'Runden noch',
};
