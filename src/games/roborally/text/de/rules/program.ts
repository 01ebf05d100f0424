// Articles of RoboRally's rules, in German: cards and programming.

import type { Translation } from '@i18n/messages';
import type { program as source } from '../../en/rules/program';

export const program: Translation<typeof source> = {
  'rules.group.program': 'Programmieren',
  'rules.group.cards': 'Programmkarten',

  'rules.deal.title': 'Austeilen',
  'rules.deal.lead': 'Jede Runde bekommst du 9 Karten, für jeden Punkt <damage>Schaden</damage> eine weniger.',
  'rules.deal.1':
    'Zuvor werden alle Karten gemischt, die in keinem <locked>gesperrten Register</locked> liegen. Was du nicht brauchst, kommt verdeckt weg.',
  'rules.deal.2':
    'Hat Schaden, während du <power>abgeschaltet</power> warst, ein leeres Register gesperrt, bekommt es offen eine Karte vom Stapel, Register 5 zuerst.',
  'rules.deal.step.1.title': 'Volle Hand',
  'rules.deal.step.1.text': '9 Karten',
  'rules.deal.step.2.title': 'Dein Schaden',
  'rules.deal.step.2.text': '4 Punkte',
  'rules.deal.step.3.title': 'Du bekommst',
  'rules.deal.step.3.text': '9 − 4 = <b>5</b>',

  'rules.programming.title': 'Programmieren',
  'rules.programming.lead':
    'Leg in jedes deiner fünf Register verdeckt eine Karte, alle zugleich; was abgegeben ist, bleibt.',
  'rules.programming.1':
    'Klick eine Karte an, zieh sie oder drück ihre Ziffer: Sie kommt ins erste freie Register. Ein Klick auf ein Register nimmt die Karte zurück. Erst mit fünf gefüllten Registern bist du fertig.',
  'rules.programming.2':
    'Der gepunktete Weg auf dem Boden und die <b>Vorschau</b> zeigen, was dein Programm täte, wenn sonst niemand da wäre. Ein abgegebenes Programm lässt sich nicht ändern: Du kannst nur auf die anderen warten.',

  'rules.takebacks.title': 'Gelegt ist gelegt',
  'rules.takebacks.lead':
    'Wenn es so eingestellt ist, und in jedem Match, bleibt eine Karte in dem Register, in das sie gelegt wurde.',
  'rules.takebacks.1': 'Der Schalter zum <power>Abschalten</power> lässt sich bis zum Abgeben trotzdem umlegen.',

  'rules.timer.title': 'Die Uhr',
  'rules.timer.lead': 'Ist deine Zeit um, füllt der Zufall die leeren Register aus deiner Hand.',
  'rules.timer.1':
    'Gelegte Karten bleiben, wo sie sind, ebenso der Schalter zum Abschalten; ein abgeschalteter Roboter wacht auf. Üblich sind 30 Sekunden, gezählt ab dem Moment, in dem du deine Karten siehst.',
  'rules.timer.2': 'Gelost wird erst, wenn alle Programme da sind, damit niemand vorher etwas erfährt.',

  'rules.locked.title': 'Gesperrte Register',
  'rules.locked.lead':
    'Ab 5 <damage>Schaden</damage> werden Register gesperrt, das fünfte zuerst: Ihre Karten bleiben und laufen wieder.',
  'rules.locked.1':
    'Ein Register wird sofort gesperrt, auch mitten in der Runde: Seine Karte wird wie geplant gespielt, und nächste Runde wieder. Eine <repair>Reparatur</repair> gibt Register vom ersten an frei, und ihre Karten kommen weg.',
  'rules.locked.2':
    'Bei 9 Schaden bekommst du gar keine Karten, und jede Runde laufen dieselben fünf. Gefragt wirst du trotzdem: nach dem <power>Abschalten</power>.',
  'rules.locked.step.1.title': 'Schaden',
  'rules.locked.step.1.text': '7 Punkte',
  'rules.locked.step.2.title': 'Gesperrt ab',
  'rules.locked.step.2.text': '10 − 7 = <b>3</b>',
  'rules.locked.step.3.title': 'Sie bleiben',
  'rules.locked.step.3.text': 'Register 3, 4 und 5',
  'rules.locked.step.4.title': 'Du füllst',
  'rules.locked.step.4.text': '2 Register aus 2 Karten',

  'rules.power.title': 'Abschalten',
  'rules.power.lead':
    'Kündige es beim Programmieren an: Nächste Runde spielst du keine Karten, und aller <damage>Schaden</damage> wird repariert.',
  'rules.power.1':
    'Diese Runde läuft noch wie programmiert. Beim Aufräumen verschwinden der Schaden und alle Karten, auch gesperrte. Die Ankündigung bleibt geheim, bis alle abgegeben haben, und geht auch ganz ohne Schaden.',
  'rules.power.2':
    'Ein abgeschalteter Roboter feuert nicht, außer es ist so eingestellt. Bänder, Schieben und Laser treffen ihn wie immer, und er erreicht Checkpoints. Am Ende der Runde wacht er mit dem Schaden auf, den er dann hat, oder <b>bleibt aus</b> und wird wieder repariert.',
  'rules.power.step.1.title': 'Runde 3',
  'rules.power.step.1.text': '6 Schaden: Schalter an',
  'rules.power.step.2.title': 'Register',
  'rules.power.step.2.text': 'Laufen wie sonst',
  'rules.power.step.3.title': 'Aufräumen',
  'rules.power.step.3.text': '6 Schaden weg',
  'rules.power.step.4.title': 'Runde 4',
  'rules.power.step.4.text': 'Keine Karten, kein Laser',
  'rules.power.step.5.title': 'Runde 5',
  'rules.power.step.5.text': 'Wieder 9 Karten',

  'rules.deck.title': 'Die 84 Karten',
  'rules.deck.lead': 'Jede Karte hat eine eigene Nummer von 10 bis 840: je schneller, desto höher.',
  'rules.deck.1':
    '6-mal Wenden hat 10 bis 60, 18-mal Links 70 bis 410 und 18-mal Rechts 80 bis 420 im Wechsel, 6-mal Zurück 430 bis 480, 18-mal Vor 1 490 bis 660, 12-mal Vor 2 670 bis 780, 6-mal Vor 3 790 bis 840.',
  'rules.deck.2': 'Die Nummer entscheidet, wer <priority>zuerst zieht</priority>, und sonst nichts.',

  'rules.forward.title': 'Vor 1, Vor 2, Vor 3',
  'rules.forward.lead': 'Ein, zwei oder drei einzelne Schritte geradeaus.',
  'rules.forward.1':
    'Jeder ist ein <moving>Schritt</moving> für sich: Er kann schieben, an einer Wand enden oder in die Tiefe führen. Hält dich eine Wand auf, verfallen alle übrigen Schritte.',
  'rules.forward.mark.end': '3 Schritte',

  'rules.backup.title': 'Zurück',
  'rules.backup.lead': 'Ein Schritt zurück, ohne zu drehen.',
  'rules.backup.1': 'Er <pushing>schiebt</pushing>, was hinter dir steht, wie ein Schritt nach vorn.',
  'rules.backup.mark.end': 'Blickt weiter nach Osten',

  'rules.turning.title': 'Links, Rechts, Wenden',
  'rules.turning.lead': 'Dreht auf der Stelle: ein Viertel nach links, ein Viertel nach rechts oder halb herum.',
  'rules.turning.1':
    'Drehungen haben niedrige Nummern und kommen nach den Zügen. Einmal zu viel gedreht, und jede weitere Karte läuft schief: Lies dein Programm noch einmal, bevor du es abgibst.',
};
