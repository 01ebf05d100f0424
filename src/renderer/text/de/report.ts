// A balance report on a circuit, in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/report';

export const messages: Translation<typeof source> = {
  title: 'Fairnessbericht',
  back: 'Editor',
  gone: 'Diese Strecke lässt sich nicht testen',
  workshop: 'Werkstatt',
  test: '{laps, plural, =0 {Test} one {Test: # Runde} other {Test: # Runden}}, {cars, number} × {level}',

  'verdict.none': 'Noch nicht getestet',
  'verdict.none.note': 'KI-Fahrer fahren {races, number} Rennen. Die Seite darf dabei zu sein.',
  'verdict.early': 'Noch zu früh',
  'verdict.early.note': '{races, number} von {least, number} Rennen, die ein Urteil braucht',
  'verdict.fine': 'Nichts zu verbessern',
  'verdict.failed': 'Ein Rennen brach die Regeln',
  'verdict.failed.note': 'Hier endet der Bericht. Der Startwert des Rennens ist {seed}.',
  'verdict.older': 'Die Strecke ist inzwischen anders',
  'verdict.older.note': 'Dieser Bericht handelt davon, wie sie vorher war.',

  'progress.of': '{driven, number} <small>von {of, number} Rennen</small>',
  'progress.all': '{driven, plural, one {# Rennen} other {# Rennen}}',
  'progress.after': 'Nach {driven, plural, one {# Rennen} other {# Rennen}}',
  'progress.status':
    '{status, select, waiting {Wartet auf einen anderen Bericht} stopped {Angehalten} done {Fertig} failed {Vorzeitig beendet} other {Läuft im Hintergrund}}',
  'progress.left': '{minutes, plural, =0 {Noch {seconds, number} s} other {Noch # min}}, läuft im Hintergrund',
  'progress.said': '{share, number} % aller Rennen sind vorbei',
  start: '{races, number} Rennen fahren',
  again: 'Neuer Test',
  stop: 'Anhalten',

  board: 'Die Strecke, gefärbt nach dem, was in jeder Kurve passiert',
  map: 'Was die Farben zeigen',
  'map.troubles': 'Dreher und Unfälle',
  'map.cost': 'Kosten',
  'map.overtakes': 'Überholmanöver',
  'map.unit':
    '{map, select, troubles {von 100 Durchfahrten} overtakes {je Rennen, vor der Kurve} other {je Durchfahrt}}',
  'map.least': '0',
  'map.most':
    '{map, select, troubles {{most, number, ::.0} %} overtakes {{most, number, ::.0}} other {{most, number, ::.00}}}',
  'tag.troubles': '{value, number, ::.#} %',
  'tag.cost': '{value, number, ::.0#}',
  'tag.overtakes': '{value, number, ::.0}',
  'tag.idle': 'entscheidet nichts',
  'tag.said':
    'Kurve {corner, number}, Limit {limit, number}: Zwischenfälle in {troubles, number, ::.#} % der Durchfahrten, {cost, number, ::.0#} je Durchfahrt ausgegeben{counted, select, true {, auf dem Weg dorthin {overtakes, number, ::.#} Überholmanöver je Rennen} other {}}',
  'tag.said.free':
    'Kurve {corner, number}: Zwischenfälle in {troubles, number, ::.#} % der Durchfahrten, {cost, number, ::.0#} je Durchfahrt ausgegeben{counted, select, true {, auf dem Weg dorthin {overtakes, number, ::.#} Überholmanöver je Rennen} other {}}',
  corner: 'K{corner, number}',

  'map.traffic': 'Verkehr',
  'square.title': 'Wo am meisten passiert',
  'square.none': 'Noch nichts.',
  'square.unit': '{map, select, troubles {in 100 Rennen} other {je Rennen}}',
  'square.value': '{value, number, ::.#}',

  'ways.title': 'Vielfalt der Wege',
  'ways.leg': 'Abschnitt {leg, number}: {ways, plural, one {# Weg} other {# Wege}}',
  'ways.note': 'Von Checkpoint zu Checkpoint ohne Absturz. Seltene Wege zählen weniger.',

  'wins.title': 'Siege nach Startplatz',
  'wins.even': 'Fair',
  'wins.uneven': 'Ungleich',
  early: 'Zu früh',
  'wins.bar':
    'Platz {place, number} gewinnt {share, number} % (auf Dauer {low, number} bis {high, number} %); Zufall allein erklärt {from, number} bis {to, number} %',
  'wins.fair':
    'Jeder Bereich enthält {fair, number} %, den fairen Anteil bei {cars, plural, one {# Auto} other {# Autos}} (gestrichelt).',
  'wins.most': 'Fair wären {fair, number} % (gestrichelt). Bis zum Rand des grünen Streifens kann es Zufall sein.',
  'wins.none': 'Dieses Spiel verrät nicht, wer wo startet.',
  'wins.before': 'Umriss: vor der Änderung',
  'wins.by': '{to, select, character {Nach Charakter} other {Nach Platz}}',
  'wins.characters': 'Siege nach Charakter',
  'wins.characters.even': 'Gleichmäßig wären {fair, number} % (gestrichelt). Niemand liegt weit davon weg.',
  'wins.driver': '{driver} gewinnt {share, number} % (auf Dauer {low, number} bis {high, number} %)',

  'skill.title': 'Können',
  'skill.counts': 'Können zählt',
  'skill.luck': 'Glück zählt mehr',
  'skill.said':
    '{better} gegen {worse}, jeder von beiden Plätzen: Der Bessere gewinnt {low, number} bis {high, number} % von {races, plural, one {# Rennen} other {# Rennen}}.',
  'skill.box': 'Strecken der Box: {low, number} bis {high, number} %.',
  'skill.none': 'Noch keine Duelle zweier Stufen.',
  'skill.skipped': 'Beim Versuch mit einem Limit gibt es keine Duelle.',
  percent: '{share, number} %',

  'cost.title': 'Ausgegeben je Kurve',
  'cost.unit': 'je Durchfahrt',
  'cost.box':
    'Ein Wagen gibt {cost, number, ::.0} je Runde aus, auf Strecken der Box {low, number, ::.0} bis {high, number, ::.0}.',
  'cost.row': 'Kurve {corner, number}: {cost, number, ::.0#} je Durchfahrt',
  'cost.value': '{cost, number, ::.0#}',

  'gaps.title': 'Abstände im Ziel',
  'gaps.unit': '{unit, select, spaces {in Feldern} rows {in Reihen} rounds {in Runden} other {in Checkpoints}}',
  'gaps.said':
    'Im Mittel liegt der Sieger {first, number, ::.0} vorn, das ganze Feld ist {all, number, ::.0} lang. Grau: die Hälfte aller Rennen.',
  'gaps.row':
    'Platz {place, number} liegt {mean, number, ::.0} hinter dem Sieger, meist {lower, number, ::.#} bis {upper, number, ::.#}.',
  gap: '{gap, number, ::.0}',

  'length.title': 'Dauer',
  'length.minutes':
    '{minutes, number} <small>{minutes, plural, one {min} other {min}}, {people, plural, one {# Person} other {# Personen}}</small>',
  'length.rounds': '{rounds, number, ::.#} Spielrunden',
  'length.box': 'Box: {low, number} bis {high, number}',
  'length.said': 'Ein schnelles Rennen dauert {lower, number} Minuten, ein langsames {upper, number}.',
  'lead.title': 'Führungswechsel',
  'lead.changes': '{changes, number, ::.0}',
  'lead.lap': 'Runde {lap, number}',
  'lead.overtakes': '{overtakes, number, ::.0} Überholungen',
  'lead.open': 'Im letzten Drittel noch offen: {share, number} % der Rennen',

  'changes.title': 'Vorschläge',
  'changes.note': '60 Rennen auf einer Kopie',
  'changes.none': 'Alles gut. Ins Rennen',
  'changes.early': 'Sie kommen mit dem Urteil, nach {least, number} Rennen.',
  'changes.untried': 'Hier hilft keine einzelne Änderung.',
  'changes.limit': 'Limit {limit, number} testen',
  'changes.laps': '{laps, plural, one {# Runde testen} other {# Runden testen}}',
  'changes.move': 'Ausprobieren',
  'changes.corner': 'Kurve {corner, number}: Limit {from, number} auf {limit, number}',
  'changes.more': '{from, plural, one {# Runde} other {# Runden}} auf {laps, number}',
  'changes.running': 'Erst müssen die Rennen des Berichts vorbei sein. Sie lassen sich anhalten.',

  'trial.title': 'Auf einer Kopie getestet',
  'trial.running': '{driven, number} von {of, number} Rennen',
  'trial.before': 'Vorher',
  'trial.after': 'Nachher',
  'trial.thing': 'Wert',
  'trial.unknown': 'unbekannt',
  'trial.spread': 'Bester minus schlechtester Startplatz',
  'trial.skill': 'Anteil des Könnens',
  'trial.minutes': 'Minuten',
  'trial.overtakes': 'Überholungen je Runde',
  'trial.troubles': 'Zwischenfälle in Kurve {corner, number}',
  'trial.cost': 'Ausgegeben in Kurve {corner, number}',
  'trial.failed': 'Ein Rennen brach die Regeln. Sein Startwert ist {seed}.',
  'trial.draft': 'Die Strecke hat Änderungen, die noch nicht gespeichert sind. Speichere sie zuerst im Editor.',
  'trial.busy': 'Die Rennen sind noch nicht vorbei.',
  keep: 'Behalten',
  drop: 'Zurück',
};
