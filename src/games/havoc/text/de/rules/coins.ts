// Artikel der Regeln von Havoc Speedway, auf Deutsch: coins.

import type { Translation } from '@i18n/messages';
import type { coins as source } from '../../en/rules/coins';

export const coins: Translation<typeof source> = {
  'rules.coins.title': 'Münzen im Durchgang',
  'rules.coins.lead': 'Wer den Sturm gewinnt, zieht die meisten Münzen, wer Letzter wird, die wenigsten.',
  'rules.coins.1':
    'Mit der üblichen Einstellung 3 bringen die Abzeichen 3, 2, 1 und 0 Münzen. Sie kommen aus einem Beutel mit 90; ist er leer, kommen die ausgelösten Münzen wieder hinein.',
  'rules.coins.2':
    'Im Beutel: +2 und −2 je sechzehnmal, +3 und −3 zwölfmal, +4 und −4 achtmal, +5 und −5 sechsmal und sechsmal <tow>TOW</tow>. Was du ziehst, siehst nur du.',
  'rules.coins.step.1.title': 'Abzeichen 1',
  'rules.coins.step.1.text': '3 Münzen',
  'rules.coins.step.2.title': 'Abzeichen 2',
  'rules.coins.step.2.text': '3 − 1 = <b>2</b>',
  'rules.coins.step.3.title': 'Abzeichen 3',
  'rules.coins.step.3.text': '3 − 2 = <b>1</b>',
  'rules.coins.step.4.title': 'Abzeichen 4',
  'rules.coins.step.4.text': '<b>0</b>',
  'rules.place.title': 'Münzen legen',
  'rules.place.lead': 'Leg alle deine Münzen verdeckt auf freie Felder der Strecke; keine darfst du behalten.',
  'rules.place.1':
    'Eine Münze je Feld, und keine unter einem Wagen, in der Box oder auf der <pitlane>Boxengasse</pitlane>. Die sechs Felder vor einem anderen Wagen sind gesperrt, in dessen Spur.',
  'rules.place.2':
    'Deine eigenen Münzen zeigen dir ihren Wert, und sie treffen auch dich. Münzen bleiben liegen, bis jemand darauf hält.',
  'rules.place.mark.car': 'Ein anderer Wagen',
  'rules.place.mark.closed': 'Sechs Felder gesperrt',
  'rules.place.mark.free': 'Frei',
  'rules.effects.title': 'Auf Münzen fahren',
  'rules.effects.lead':
    'Ein Wagen, der auf einer Münze hält, deckt sie auf und fährt sofort so viele Felder vor oder zurück.',
  'rules.effects.1':
    'Endet das auf einer weiteren Münze, wirkt auch die, und so fort. Münzen, über die man nur fährt, bleiben, wie sie sind.',
  'rules.effects.2':
    'Ein Wagen im Weg hält die Fahrt vor sich an. Kommt der Wagen gar nicht von der Stelle, ist die Kette zu Ende.',
  'rules.effects.step.1.title': 'Wurf',
  'rules.effects.step.1.text': '4: auf eine Münze',
  'rules.effects.step.2.title': 'Erste Münze',
  'rules.effects.step.2.text': '+3: auf noch eine',
  'rules.effects.step.3.title': 'Zweite Münze',
  'rules.effects.step.3.text': '−2',
  'rules.effects.step.4.title': 'Zusammen',
  'rules.effects.step.4.text': '4 + 3 − 2 = <b>5</b>',
  'rules.effects.mark.start': 'Vorher',
  'rules.effects.mark.end': '5 Felder weiter',
  'rules.tow.title': 'Die Münze TOW',
  'rules.tow.lead': 'TOW bringt den Wagen in die Box und nimmt ihm alles, was er von seiner Runde gefahren ist.',
  'rules.tow.1':
    'Die Runde bleibt dieselbe: Ein Wagen auf Feld 90 von Runde 2 fängt Runde 2 aus der <pit>Box</pit> neu an, einer kurz hinter der Linie verliert fast nichts.',
};
