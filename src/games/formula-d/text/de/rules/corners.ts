// Artikel der Regeln von Formula D, auf Deutsch: Kurven.

import type { Translation } from '@i18n/messages';
import type { corners as source } from '../../en/rules/corners';

export const corners: Translation<typeof source> = {
  'rules.corners.title': 'Kurven und Stopps',
  'rules.corners.lead':
    'Eine Kurve verlangt Stopps: Züge, die in ihr enden, so viele, wie die gelbe Zahl auf ihrem Schild sagt.',
  'rules.corners.1':
    'Grün ist der längste Weg durch die Kurve in Feldern, Rot der kürzeste. Die Außenspur verträgt einen hohen Wurf, die Innenspur bringt dich früher hinaus.',
  'rules.corners.2':
    'Jeder Zug, der in der Kurve endet, ist ein Stopp, gleich warum: auch ein gebremster oder einer hinter einem Wagen. Beim Verlassen verfällt die Zählung.',
  'rules.corners.step.1.title': 'Das Schild',
  'rules.corners.step.1.text': 'Sainte-Dévote: <b>1</b> Stopp',
  'rules.corners.step.2.title': 'Der Wurf',
  'rules.corners.step.2.text': '3. Gang: <b>6</b>',
  'rules.corners.step.3.title': 'Enden',
  'rules.corners.step.3.text': '4 Felder in der Kurve sind frei',
  'rules.corners.step.4.title': 'Der Stopp',
  'rules.corners.step.4.text': 'Gemacht: der Weg hinaus ist frei',
  'rules.corners.mark.sign': '1 Stopp, 7 bis 3 Felder',
  'rules.corners.mark.stops': 'Vier freie Felder',
  'rules.corners.outcome.1.title': 'Alle gemacht',
  'rules.corners.outcome.1.text': '<leaving>Fahr hinaus</leaving>, wie du willst.',
  'rules.corners.outcome.2.title': 'Einer fehlt',
  'rules.corners.outcome.2.text': '<overshoot>Überfahren</overshoot>: 1 VP je Feld.',
  'rules.corners.outcome.3.title': 'Zwei fehlen',
  'rules.corners.outcome.3.text': 'Der Wagen <crash>scheidet aus</crash>.',
  'rules.leaving.title': 'Kurve verlassen',
  'rules.leaving.lead':
    'Sind alle Stopps gemacht, darf ein Wagen die Kurve in jedem späteren Zug auf jeder Spur verlassen.',
  'rules.leaving.1':
    'Der Zug, in dem du hinausfährst, ist dort kein Stopp, und auch keiner, der hinein- und gleich wieder hinausführt. Mehr Stopps als verlangt schaden nicht.',
  'rules.leaving.2': 'Ein Stopp nahe am Ausgang ist am meisten wert: Der nächste Wurf zählt dann auf der Geraden.',
  'rules.leaving.mark.free': 'Alle frei',
  'rules.leaving.mark.made': 'Stopp gemacht',
  'rules.overshoot.title': 'Überfahren',
  'rules.overshoot.lead': 'Verlässt du eine Kurve, in der ein Stopp fehlt, kostet jedes Feld dahinter 1 VP.',
  'rules.overshoot.1':
    'Vom letzten Feld der Kurve an bist du <locked>auf deiner Spur gefangen</locked>. Ein Feld in der Kurve, durch Bremsen erreicht, kostet oft nicht mehr und bringt den Stopp.',
  'rules.overshoot.2':
    'Wer so in die nächste Kurve kommt, macht dort keinen Stopp. Überfährst du auch sie, kostet jedes Feld dahinter 1 mehr: Von C31 in Massenet ohne Stopp kostet eine 13 bis A42 9 + 1 = <b>10</b>.',
  'rules.overshoot.step.1.title': 'Der Wurf',
  'rules.overshoot.step.1.text': '4. Gang: <b>9</b>',
  'rules.overshoot.step.2.title': 'Mittelspur',
  'rules.overshoot.step.2.text': '3 dahinter: <b>3</b> VP',
  'rules.overshoot.step.3.title': 'Außenspur',
  'rules.overshoot.step.3.text': '1 dahinter: <b>1</b> VP',
  'rules.overshoot.step.4.title': 'Bremsen',
  'rules.overshoot.step.4.text': '8 gefahren: <b>1</b> VP, ein Stopp',
  'rules.overshoot.mark.beyond': '3 dahinter: 3 VP',
  'rules.overshoot.mark.stop': '1 gebremst: ein Stopp',
  'rules.locked.title': 'In der Spur gefangen',
  'rules.locked.lead':
    'Ein Wagen, der eine Kurve überfährt, bleibt von ihrem letzten Feld an geradeaus auf seiner Spur.',
  'rules.locked.1':
    'Um einen Wagen auf dieser Spur kommt er nicht herum: Der Rest des Wurfs muss weggebremst werden. Auch in die Boxengasse kann er nicht abbiegen.',
  'rules.locked.step.1.title': 'Der Wurf',
  'rules.locked.step.1.text': '3. Gang: <b>8</b>, ein Stopp fehlt',
  'rules.locked.step.2.title': 'So weit es geht',
  'rules.locked.step.2.text': '1 dahinter + 3 gebremst = <b>4</b> VP',
  'rules.locked.step.3.title': 'Besser',
  'rules.locked.step.3.text': '4 in der Kurve gebremst: <b>4</b> VP, ein Stopp',
  'rules.locked.mark.ahead': 'Im Weg',
  'rules.locked.mark.stop': 'Dritter Stopp',
  'rules.crash.title': 'Aus der Kurve geflogen',
  'rules.crash.lead': 'Verlässt du eine Kurve, in der zwei oder mehr Stopps fehlen, fliegst du aus dem Rennen.',
  'rules.crash.1':
    'Solche Wege stehen nicht zur Wahl, solange du einen anderen bezahlen kannst. Plane alle Stopps einer Kurve mit zwei oder drei Stopps, bevor du hineinfährst.',
  'rules.crash.step.1.title': 'Loews',
  'rules.crash.step.1.text': '<b>3</b> Stopps verlangt, 1 gemacht',
  'rules.crash.step.2.title': 'Der Wurf',
  'rules.crash.step.2.text': '3. Gang: <b>8</b>, der Ausgang ist 5 entfernt',
  'rules.crash.step.3.title': 'Mit 4 VP',
  'rules.crash.step.3.text': '4 zu bremsen, nähme den letzten: raus',
  'rules.crash.mark.stop': '4 gebremst: ein Stopp',
  'rules.crash.mark.out': 'Raus',
};
