// Artikel der Regeln von Havoc Speedway, auf Deutsch: race.

import type { Translation } from '@i18n/messages';
import type { race as source } from '../../en/rules/race';

export const race: Translation<typeof source> = {
  'rules.group.race': 'Das Rennen',
  'rules.group.storm': 'Sturm',
  'rules.group.coins': 'Münzen',
  'rules.group.driving': 'Fahren',
  'rules.group.pits': 'Box',
  'rules.aim.title': 'Das Ziel',
  'rules.aim.lead':
    'Sei am weitesten vorn, wenn der erste Wagen im <finish>Ziel</finish> ist und die anderen ihren Zug hatten.',
  'rules.aim.1':
    'Zwei bis vier Fahrer fahren um ein Oval mit 96 Feldern und vier Spuren. Alle Spuren sind gleich lang: Außen ist es nicht weiter als innen.',
  'rules.aim.2':
    'Jeder Durchgang beginnt mit einem <storm>Kartenspiel</storm>. Wer es gewinnt, versteckt die meisten <coins>Münzen</coins> auf der Strecke und fährt zuerst.',
  'rules.aim.mark.line': 'Start und Ziel',
  'rules.aim.mark.pits': 'Box',
  'rules.round.title': 'Ein Durchgang',
  'rules.round.lead': 'Ein Durchgang ist ein Sturm, dann werden Münzen gelegt, dann fahren alle.',
  'rules.round.1':
    'Der <storm>Sturm</storm> vergibt die Plätze 1 bis 4, die Abzeichen. In dieser Folge werden <place>Münzen gelegt</place> und die <drive>Züge im Rennen</drive> gefahren.',
  'rules.round.2':
    'Nach jeder Phase stehen ihre Ergebnisse da, bis der Host weitergeht. Der erste Durchgang hat zwei Phasen mehr: Vorher wird der <dealer>Geber</dealer> bestimmt, und nach seinem Sturm werden <lanes>Spuren</lanes> gewählt.',
  'rules.round.outcome.1.title': '1 Sturm',
  'rules.round.outcome.1.text': 'Karten, um die Abzeichen.',
  'rules.round.outcome.2.title': '2 Münzen',
  'rules.round.outcome.2.text': 'Verdeckt auf die Strecke gelegt.',
  'rules.round.outcome.3.title': '3 Rennen',
  'rules.round.outcome.3.text': 'Je ein Wurf.',
  'rules.dealer.title': 'Geber bestimmen',
  'rules.dealer.lead': 'Alle decken eine von 18 Karten auf, und die niedrigste gibt.',
  'rules.dealer.1':
    'Die Folge ist 7, 8, 9, 10, J, Q, K, A; Farben zählen nicht. Wer sich den niedrigsten Wert teilt, deckt noch eine auf.',
  'rules.dealer.2':
    'Vor jedem späteren Sturm geht der Geberknopf im Uhrzeigersinn weiter, wer auch immer gewonnen hat.',
  'rules.dealer.step.1.title': 'Ada',
  'rules.dealer.step.1.text': 'Deckt eine 9 auf',
  'rules.dealer.step.2.title': 'Bruno',
  'rules.dealer.step.2.text': 'Deckt eine 8 auf',
  'rules.dealer.step.3.title': 'Grace',
  'rules.dealer.step.3.text': 'Einen König',
  'rules.dealer.step.4.title': 'Geber',
  'rules.dealer.step.4.text': '<b>Bruno</b>',
  'rules.lanes.title': 'Spuren wählen',
  'rules.lanes.lead':
    'Nach dem ersten Sturm nehmen alle eine freie Spur direkt vor der Linie, wer gewonnen hat, zuerst.',
  'rules.lanes.1':
    'Die Wagen stehen auf Feld 96 und haben Runde 1 noch nicht begonnen. Die letzte freie Spur wird ohne Frage vergeben.',
  'rules.lanes.2': 'Spur 1, innen, liegt auf den Feldern 1 bis 5 neben der <pitlane>Boxengasse</pitlane>.',
  'rules.lanes.mark.line': 'Die Linie',
  'rules.lanes.mark.lane': 'Spur 1',
  'rules.finish.title': 'Der Zieleinlauf',
  'rules.finish.lead': 'Ein Wagen ist im Ziel, wenn er nach seinem Zug hinter der Linie seiner letzten Runde steht.',
  'rules.finish.1':
    'Dann haben auch die anderen noch ihren Zug, und der vorderste Wagen gewinnt. Feld 96 reicht nicht, und wen eine <effects>Münze</effects> hinter die Linie zurückwirft, der ist nicht im Ziel.',
  'rules.finish.2':
    'Rückwärts überfahren nimmt die Linie eine Runde weg; sie muss noch einmal vorwärts überfahren werden. Ein Wagen in der <pit>Box</pit> ist nicht im Ziel.',
  'rules.finish.step.1.title': 'Rot würfelt 5',
  'rules.finish.step.1.text': 'Von 94 auf 3: über die Linie',
  'rules.finish.step.2.title': 'Blau würfelt 9',
  'rules.finish.step.2.text': 'Von 92 auf 5',
  'rules.finish.step.3.title': 'Sieg',
  'rules.finish.step.3.text': '<b>Blau</b>, 2 voraus',
  'rules.finish.mark.line': 'Ziel',
  'rules.tiebreak.title': 'Stechen',
  'rules.tiebreak.lead': 'Wer vorn gleichauf liegt, fährt weiter, ohne Karten und neue Münzen, bis jemand vorn ist.',
  'rules.tiebreak.1':
    'Alle haben je einen Zug in der Folge der Abzeichen; wer zurückfällt, scheidet aus. Die anderen Wagen stehen im Weg, und Münzen auf der Strecke bleiben liegen.',
  'rules.tiebreak.2':
    'Spuren spielen keine Rolle dafür, wer vorn ist. Liegen andere gleichauf, zählt das bessere Abzeichen aus dem letzten <storm>Sturm</storm>.',
  'rules.settings.title': 'Einstellungen',
  'rules.settings.lead':
    'Vor dem Rennen wählt der Host Runden, Würfel, Kartendecks, Handgröße, Münzen und Züge im Rennen.',
  'rules.settings.1':
    '<b>Runden</b>: 1 bis 5. <b>Würfel</b>: einer oder zwei zum <drive>Fahren</drive>. <b>Decks</b>: 32 oder 64 Karten für den <storm>Sturm</storm>. <b>Hand</b>: 3 bis 5 Karten.',
  'rules.settings.2':
    '<b>Münzen</b>: wie viele der Sieg im Sturm bringt, 1 bis 3. <b>Züge im Rennen</b>: wie viele alle je Durchgang haben, 1 bis 4. Mehr Züge machen ein Rennen kürzer, ein Würfel macht es länger.',
  'rules.settings.3': 'Ein Rennen hat zwei bis vier Fahrer. In einer Saison bringen die Plätze 10, 6, 3 und 1 Punkte.',
};
