// A replay in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/replay';

export const messages: Translation<typeof source> = {
  title: 'Replay',
  back: 'Replays',
  all: 'Alle Replays',
  before: 'Vor dem Start',
  grid: 'Startaufstellung',
  'grid.on': 'In der Startaufstellung',
  after: 'Nach {round}',
  round: 'Runde {n, number}',
  'round.of': '{round} <small>von {rounds, number}</small>',
  'round.unit': '{unit} {n, number}',
  'round.line': '{round}, {event}',

  'facts.won': '{day}, {length}, Sieg für {name}',
  'facts.open': '{day}, {length}',
  laps: '{n, plural, one {# Runde} other {# Runden}}',
  'proof.same': 'Replay geprüft',
  'proof.same.why': 'Paddock hat eben jeden Zug nachgespielt, und das Rennen verlief in jedem Schritt genauso.',
  'proof.older': 'Nach älteren Regeln aufgezeichnet',
  'proof.older.why': 'Die Regeln haben sich seither geändert. Zu sehen ist, was damals aufgezeichnet wurde.',
  'proof.damaged': 'Nicht geprüft: Züge beschädigt',
  'proof.damaged.why':
    'Die gespeicherten Züge passen nicht mehr zusammen. Zu sehen ist, was damals aufgezeichnet wurde.',

  'events.label': 'Rennverlauf',
  'events.title': 'Ereignisse',
  'events.close': 'Schließen',
  'events.which': 'Welche Ereignisse',
  'events.all': 'Alle Ereignisse',
  'events.incident': 'Vorfälle',
  'events.move': 'Züge',
  'events.card': 'Karten',
  'events.corner': 'Kurven',
  'events.race': 'Rennen',
  'places.label': 'Platzierungen',
  'places.whole': 'Die ganze Strecke zeigen',
  'places.follow': '{name} folgen',
  'places.out': 'aus',

  'mark.start': 'Start',
  'mark.lead': '{name} übernimmt die Führung',
  'mark.finish': 'Ziel',
  'mark.won': 'Ziel: {name} gewinnt',
  'mark.more': '{text}: {n, number} von {all, number} hier',
  'time.label': 'Zeit',
  'play.controls': 'Steuerung',
  'play.label': 'Wiedergabe',
  'play.atStart': 'Das ist der Anfang',
  'play.atEnd': 'Das ist das Ende',
  'play.start': 'An den Anfang',
  'play.back': 'Schritt zurück',
  'play.pause': 'Pause',
  'play.play': 'Abspielen',
  'play.on': 'Schritt vor',
  'play.end': 'Ans Ende',
  'play.keys': '{play} spielt ab, {back} und {on} gehen schrittweise, mit Umschalt zum nächsten Ereignis.',
  'photo.open': 'Fotomodus ({key})',
  'speed.label': 'Tempo',
  'speed.times': '{n, number}-fach',
  'camera.label': 'Kamera',
  'camera.whole': 'Ganz',
  'camera.follow': 'Folgen',

  'fork.open': 'Ab hier fahren',
  'fork.text':
    'Ein neues Rennen beginnt so, wie dieses in {unit} {n, number} stand. Es ist ein Training und zählt für keine Saison, keinen Rekord und keine Statistik.',
  'fork.text.start':
    'Ein neues Rennen beginnt so, wie dieses vor {unit} 1 stand. Es ist ein Training und zählt für keine Saison, keinen Rekord und keine Statistik.',
  'fork.cancel': 'Abbrechen',
  'fork.yes': 'Weiterfahren',
  'fork.car': 'Dein Wagen',
  'fork.others': 'Die anderen',
  'fork.older': 'Nach älteren Regeln aufgezeichnet: nur ansehen, nicht weiterfahren',
  'fork.damaged': 'Die Züge sind beschädigt: nur ansehen, nicht weiterfahren',
  'fork.over': 'Hier ist das Rennen vorbei',

  'review.title': 'Analyse',
  tabs: 'Was vom Rennen zu sehen ist',
  'tab.events': 'Verlauf',
  'tab.review': 'Analyse',

  chance: '{chance, number} %',
  'chance.by': '{by, number, ::sign-except-zero}',
  'chance.by.cent': '{by, number, ::sign-except-zero} %',
  'chance.title': 'Siegchance',
  'chance.row': '{name}: {chance, number} %',

  'mark.best': 'Beste',
  'mark.fine': 'Gut',
  'mark.slip': 'Ungenau',
  'mark.mistake': 'Fehler',
  'mark.count': '{mark} <b>{n, number}</b>',
  'mark.button':
    '{round}: {mark, select, best {beste Wahl} fine {gute Wahl} slip {ungenau} other {Fehler}}, {chance, number} %{number, plural, =0 {} other {, Wendepunkt #}}',
  'banner.best': 'Besser ging es nicht',
  'banner.lost':
    '{mark, select, fine {Gut} slip {Ungenau} best {Beste Wahl} other {Fehler}}: {by, number} % weniger Siegchance',
  'banner.title': '{round} · {asked}',
  'banner.none': 'Keine Entscheidung gewählt',

  'decision.of':
    '{n, plural, =0 {{all, plural, one {# Entscheidung} other {# Entscheidungen}}} other {Entscheidung {n, number} von {all, number}}}',
  'decision.back': 'Vorige Entscheidung',
  'decision.on': 'Nächste Entscheidung',
  'decision.whose': 'Wessen Entscheidungen',
  'decision.first': 'Das ist die erste',
  'decision.last': 'Das ist die letzte',
  'played.title': 'Gespielt: {answer}',
  'played.best': 'Beste Wahl: {answer}',
  'better.title': 'Besser: {answer}',
  'why.title': 'Warum',
  'why.played': 'Gespielt',
  'why.better': 'Besser',
  'why.win': 'Siegchance',
  'why.place': 'Erwarteter Platz',

  place: '{place, number, ::.0}',
  'show.label': 'Züge auf dem Plan',
  'show.both': 'Beide',
  'show.played': 'Gespielt',
  'show.better': 'Besser',
  'way.played': 'Gespielt: {answer}',
  'way.better': 'Besser: {answer}',

  'luck.luck': 'Glück',
  'luck.own': 'Deine Wahl',
  'luck.own.of': 'Wahl von {name}',
  'luck.bar': 'Glück {luck}, Entscheidungen {own}',
  'luck.sum':
    'Siegchance: {start, number} % am Start, {luck, number, ::sign-always} durch Glück, {own, number, ::sign-always} durch Entscheidungen, {end, number} % am Ende. {told, select, won {Das Rennen war gewonnen.} noOwnLoss {Keine Entscheidung hat etwas gekostet.} there {Dieses Rennen war zu gewinnen.} other {Das Glück zählte mehr als die Entscheidungen.}}',

  'curve.label': 'Siegchance über das Rennen',
  'curve.keys':
    '{left} und {right} gehen durch die Entscheidungen, mit Umschalt durch die Wendepunkte. {one} bis {three} wählen den gezeigten Weg.',

  'turning.title': 'Wendepunkte',
  'turning.part': '{share, number} % aller Verluste',
  'turning.instead': '{played} statt {better}',
  'turning.none': 'Kein Wendepunkt: Keine Entscheidung hat 3 % oder mehr gekostet.',

  fork: 'Ab hier weiterfahren',

  'state.none':
    'Dieses Rennen ist noch nicht analysiert. Die Analyse dauert etwa eine Minute und läuft im Hintergrund.',
  'state.make': 'Rennen analysieren',
  'state.making': '{unit} {round, number} von {rounds, number} wird untersucht',
  'state.begins': 'Das Rennen wird gelesen',
  'state.cancel': 'Abbrechen',
  'state.failed': 'Die Analyse ist fehlgeschlagen.',
  'state.again': 'Noch einmal versuchen',
  'state.older':
    'Die Regeln haben sich seit diesem Rennen geändert, deshalb lassen sich seine Entscheidungen nicht mehr beurteilen.',
  'state.damaged':
    'Die Züge dieses Rennens sind beschädigt, deshalb lassen sich seine Entscheidungen nicht beurteilen.',
  'state.reckoned': 'Mit einer älteren Version erstellt.',
  'state.anew': 'Neu analysieren',
  'state.nobody': 'In diesem Rennen ist niemand selbst gefahren: Es gibt keine Entscheidungen zu beurteilen.',
};
