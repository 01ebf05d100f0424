// Artikel der Regeln von Formula D, auf Deutsch: das Rennen.

import type { Translation } from '@i18n/messages';
import type { race as source } from '../../en/rules/race';

export const race: Translation<typeof source> = {
  'rules.aim.title': 'Das Ziel',
  'rules.aim.lead': 'Fahr die gewählten Runden; wer zuerst über die Linie fährt, gewinnt.',
  'rules.aim.1':
    'Jeder Fehler und jedes Wagnis wird mit <wear>Verschleißpunkten (VP)</wear> bezahlt. Ein Wagen ohne VP <out>scheidet aus</out>.',
  'rules.aim.2':
    'Die Kunst ist, in jede <corners>Kurve</corners> mit einem Wurf zu kommen, der in ihr endet: nicht zu weit und nicht zu langsam.',
  'rules.aim.mark.line': 'Start- und Ziellinie',
  'rules.aim.mark.pole': 'Pole',
  'rules.cars.title': 'Wagen und Teams',
  'rules.cars.lead': 'Zehn Wagen in fünf Teams: Die Farbe, die du nimmst, sagt, welcher Wagen deiner ist.',
  'rules.cars.1': '2 bis 10 Wagen fahren mit. Die Nummer eines Wagens ist auch die seiner <box>Box</box>.',
  'rules.cars.2':
    'Mit <b>Teampunkten</b> zählen die Punkte beider Wagen eines Teams zusammen; bei Gleichstand liegt das Team mit dem besser platzierten Wagen vorn.',
  'rules.cars.mark.silver': 'Silber',
  'rules.cars.mark.amber': 'Bernstein',
  'rules.cars.mark.emerald': 'Smaragd',
  'rules.cars.mark.scarlet': 'Scharlach',
  'rules.cars.mark.azure': 'Azur',
  'rules.circuits.title': 'Strecken',
  'rules.circuits.lead': 'Monaco verlangt 14 Stopps pro Runde, Serra Alta 12, der Paddock Ring 7.',
  'rules.circuits.1':
    'Monaco hat zehn Kurven dicht an dicht und Loews mit drei Stopps. Serra Alta ist schnell: Auf den langen Geraden lohnen sich der 5. und 6. Gang. Der Paddock Ring ist halb so lang, für das erste Rennen.',
  'rules.grid.title': 'Startaufstellung',
  'rules.grid.lead': 'Der schwarze Würfel entscheidet, wer wo startet: Der höchste Wurf bekommt die Pole.',
  'rules.grid.1': 'Wagen mit gleichem Wurf würfeln noch einmal unter sich, um die Plätze, die sie teilen.',
  'rules.grid.2':
    'Beim Aufbau kann die Startaufstellung auch nach Sitzplatz gehen. In einer Saison kann sie dem Stand folgen, vom Besten oder vom Letzten an.',
  'rules.grid.step.1.title': 'Alle würfeln',
  'rules.grid.step.1.text': 'Wagen 1 bis 4: <b>14, 9, 14, 3</b>',
  'rules.grid.step.2.title': 'Gleichstand',
  'rules.grid.step.2.text': 'Wagen 1 und 3 noch einmal: <b>6, 11</b>',
  'rules.grid.step.3.title': 'Aufstellung',
  'rules.grid.step.3.text': '3, dann 1, 2 und 4',
  'rules.grid.mark.pole': 'Pole: Wagen 3',
  'rules.grid.mark.last': 'Wagen 4',
  'rules.laps.title': 'Runden',
  'rules.laps.lead':
    'Eine Runde beginnt, wenn ein Wagen vorwärts über die Linie fährt; die erste Überfahrt vom Start weg beginnt Runde 1.',
  'rules.laps.1':
    'Üblich ist eine Runde; bei zwei oder drei gibt es <pits>Boxenstopps</pits>. Die Linie läuft auch über die Boxengasse.',
  'rules.laps.2': 'Ein <b>Durchgang</b> ist etwas anderes: jeder Wagen einmal am <turn>Zug</turn>.',
  'rules.laps.mark.line': 'Die Linie',
  'rules.flag.title': 'Die Zielflagge',
  'rules.flag.lead': 'Wer nach der letzten Runde über die Linie fährt, ist sofort im Ziel; der Erste gewinnt.',
  'rules.flag.1':
    'Die Fahrt endet auf der Linie: Der Rest des Wurfs kostet nichts, aber <overshoot>Überfahren</overshoot> bis dorthin wird bezahlt.',
  'rules.flag.2':
    'Die Plätze gehen nach der Folge der Überfahrten, nicht danach, wie weit ein Wurf hinausreicht. Ein Wagen im Ziel verlässt die Strecke.',
  'rules.flag.step.1.title': 'Der Wurf',
  'rules.flag.step.1.text': '5. Gang: <b>11</b>',
  'rules.flag.step.2.title': 'Bis zur Linie',
  'rules.flag.step.2.text': '6 Felder',
  'rules.flag.step.3.title': 'Im Ziel',
  'rules.flag.step.3.text': 'Die übrigen <b>5</b> sind frei',
  'rules.flag.mark.line': 'Die Linie',
  'rules.raceend.title': 'Rennende',
  'rules.raceend.lead': 'Das Rennen ist vorbei, wenn alle Wagen im Ziel oder ausgeschieden sind.',
  'rules.raceend.1':
    'Beim Aufbau kann es früher enden: bis zu fünf Durchgänge nach dem des Siegers. Wer dann noch fährt, kommt hinter die im Ziel, in der Folge auf der Strecke.',
  'rules.raceend.2':
    'Ausgeschiedene kommen zuletzt: erst wer weiter kam, dann wer später ausschied. Kommt niemand ins Ziel, punktet niemand.',
  'rules.points.title': 'Punkte und Preise',
  'rules.points.lead': 'Platz 1 bis 8 bringt 10, 8, 6, 5, 4, 3, 2 und 1 Punkte; wer ausscheidet, bekommt nichts.',
  'rules.points.1':
    'Sie zählen in einer Saison. Die Preise nach dem Rennen sind Ehrensache: am meisten Plätze gewonnen, am meisten VP fürs Überfahren, höchster Gang, am meisten VP im Ziel übrig.',
};
