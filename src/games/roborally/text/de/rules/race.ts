// Articles of RoboRally's rules, in German: the race as a whole.

import type { Translation } from '@i18n/messages';
import type { race as source } from '../../en/rules/race';

export const race: Translation<typeof source> = {
  'rules.group.race': 'Das Rennen',

  'rules.aim.title': 'Das Ziel',
  'rules.aim.lead':
    'Erreiche die <checkpoints>Checkpoints</checkpoints> der Reihe nach: Der erste Roboter am letzten gewinnt.',
  'rules.aim.1':
    'Alle schreiben gleichzeitig und wortlos ein Programm aus fünf Karten. Dann lässt die Fabrik es laufen, Roboter kommen sich in die Quere, und Fließbänder, Laser und Gruben besorgen den Rest.',
  'rules.aim.2':
    'Ein laufendes Programm lässt sich nicht ändern. Überleg, wo dich die Bänder nach jedem <register>Register</register> absetzen, nicht nur am Ende.',
  'rules.aim.mark.first': 'Zuerst Checkpoint 1',
  'rules.aim.mark.last': 'Der letzte gewinnt',

  'rules.turn.title': 'Eine Runde',
  'rules.turn.lead':
    'Karten werden <deal>ausgeteilt</deal>, alle <programming>programmieren</programming>, fünf <register>Register</register> laufen, dann wird <cleanup>aufgeräumt</cleanup>.',
  'rules.turn.1':
    'Alle programmieren gleichzeitig; ist das letzte Programm da, läuft die Fabrik von selbst los. Sie fragt niemanden, bis zerstörte Roboter beim Aufräumen <respawn>zurückkommen</respawn>.',
  'rules.turn.step.1.title': 'Austeilen',
  'rules.turn.step.1.text': '9 Karten, minus Schaden',
  'rules.turn.step.2.title': 'Programmieren',
  'rules.turn.step.2.text': '5 davon, geheim',
  'rules.turn.step.3.title': 'Laufen',
  'rules.turn.step.3.text': 'Register 1 bis 5',
  'rules.turn.step.4.title': 'Aufräumen',
  'rules.turn.step.4.text': 'Reparatur, Rückkehr, Strom',

  'rules.robots.title': 'Roboter und Startfelder',
  'rules.robots.lead':
    'Zwei bis acht Roboter starten, jeder auf einem eigenen Startfeld mit Blick in die Fabrik; alle spielen sich gleich.',
  'rules.robots.1':
    'Rivet, Cricket, Dynamo, Anvil, Pogo, Tumbler, Vesper und Gasket sehen nur verschieden aus, und keinen gibt es in einem Rennen zweimal. Das Los verteilt die Startfelder; es geht auch nach Sitzplatz, in einer Saison nach dem Stand.',
  'rules.robots.2':
    'Du beginnst ohne Schaden, und dein Startfeld ist dein <archive>Archiv</archive>. Jeder Roboter hat 3 <lives>Leben</lives>, ab fünf Robotern 4; einstellen lassen sich 1 bis 5.',

  'rules.courses.title': 'Parcours',
  'rules.courses.lead': 'Acht Parcours in drei Klassen, von vier Runden bis über zwanzig.',
  'rules.courses.1':
    '<b>Einsteiger</b>: Frühschicht und Tagesausflug, mit wenigen Gruben und schwachen Lasern. <b>Standard</b>: Kleeblattsprint, Gießereilauf und Doppelschicht. <b>Experten</b>: Stoßzeit, Nadelöhr und Kernschmelze, mit Expressbändern, Schluchten und Dreifachlasern.',
  'rules.courses.2': 'Zeig auf ein Feld der Fabrik oder halt den Finger darauf, und es sagt dir, was es tut.',

  'rules.ending.title': 'Das Ende des Rennens',
  'rules.ending.lead':
    'Wer den letzten Checkpoint erreicht, gewinnt sofort; die übrigen Register werden nicht mehr gespielt.',
  'rules.ending.1':
    'Auf Wunsch geht das Rennen um die Plätze weiter: Wer im Ziel ist, verlässt die Fabrik, bis höchstens ein Roboter übrig ist. Auch der letzte Roboter kann verpflichtet werden, allein ins Ziel zu kommen.',
  'rules.ending.2':
    'An der <b>Rundengrenze</b>, meist nach 80 Runden, endet das Rennen mit dem Aufräumen, und wer in der <places>Wertung</places> vorn liegt, gewinnt. Sie liegt bei 20 bis 200 Runden oder fällt weg.',
  'rules.ending.outcome.1.title': 'Ziel',
  'rules.ending.outcome.1.text': 'Der letzte Checkpoint ist erreicht. Das geht allem anderen vor.',
  'rules.ending.outcome.2.title': 'Letzter Roboter',
  'rules.ending.outcome.2.text': 'Alle anderen haben keine <lives>Leben</lives> mehr: Wer übrig ist, gewinnt.',
  'rules.ending.outcome.3.title': 'Niemand',
  'rules.ending.outcome.3.text': 'Die letzten scheiden im selben Register aus: Niemand gewinnt.',

  'rules.places.title': 'Plätze und Punkte',
  'rules.places.lead':
    'Nach denen im Ziel zählen zuerst Checkpoints, dann der Weg zum nächsten, dann Schaden, dann Leben.',
  'rules.places.1':
    'Der Weg zählt in Schritten, um Wände und Gruben herum; Bänder und Roboter sind egal. Roboter ohne Leben kommen zuletzt, nach Checkpoints und danach, wie spät sie ausschieden. Wer gleichauf liegt, teilt sich den Platz.',
  'rules.places.2': 'Die Plätze bringen 10, 8, 6, 5, 4, 3, 2 und 1 Punkte. Wer keine Leben mehr hat, bekommt nichts.',
  'rules.places.step.1.title': 'Checkpoints',
  'rules.places.step.1.text': 'Ada 2, Bruno 1, Vera 1',
  'rules.places.step.2.title': 'Schritte',
  'rules.places.step.2.text': 'Bruno noch 6, Vera noch 4',
  'rules.places.step.3.title': 'Plätze',
  'rules.places.step.3.text': 'Ada, Vera, Bruno',
  'rules.places.step.4.title': 'Punkte',
  'rules.places.step.4.text': '10, 8 und 6',

  'rules.match.title': 'Zwei Siege aus drei Rennen',
  'rules.match.lead':
    'Ein Match einer Saison hat bis zu drei Rennen mit denselben Robotern: Wer zwei gewinnt, gewinnt es.',
  'rules.match.1':
    'Die Startfelder wechseln von Rennen zu Rennen, damit jeder Roboter woanders startet. Im Match gilt <takebacks>„gelegt ist gelegt“</takebacks>, es gibt keine Optionskarten, und die Rundengrenze liegt bei 80.',
  'rules.match.2':
    'Hat nach drei Rennen niemand zwei Siege, zählen Siege, dann Punkte, dann Checkpoints, dann das letzte Rennen.',

  'rules.giveup.title': 'Aufgeben',
  'rules.giveup.lead': 'Wer aufgibt, verlässt das Rennen am Ende der Runde, wie ein Roboter ohne Leben.',
  'rules.giveup.1':
    'Der Rest dieses Programms wird durch <timer>Zufall</timer> gefüllt und gespielt. Sollte der Roboter gerade zurückkommen, bleibt er gleich draußen.',
};
