// The lesson of Havoc Speedway in the driving school, in German. No sentence is longer than 20 words.

import type { Translation } from '@i18n/messages';
import type { lesson as source } from '../en/lesson';

export const lesson: Translation<typeof source> = {
  'lesson.storm': 'Sturm',
  'lesson.storm.hand': 'Jeder Durchgang beginnt mit Karten. Wer seine <b>zuerst</b> los ist, fährt danach auch zuerst.',
  'lesson.storm.suit': 'Eine Karte passt mit <b>Farbe</b> oder <b>Wert</b>. Verlangt ist Karo: Spiel die <b>8♦</b>.',
  'lesson.storm.suit.do': 'Spiel die 8♦',
  'lesson.storm.suit.draw': 'Noch eine Karte hilft nicht. Zieh nur, wenn nichts passt. Spiel die <b>8♦</b>.',
  'lesson.storm.suit.rank': 'Die 9♥ passt auch: Neun auf Neun. Nimm zuerst die Farbe, mit der <b>8♦</b>.',
  'lesson.storm.rank': 'Karo hast du keins mehr. Aber Bube passt auf Bube: Spiel den <b>J♣</b>.',
  'lesson.storm.rank.do': 'Spiel den J♣',
  'lesson.storm.rank.draw': 'Du musst nicht ziehen. Bube geht auf jeden Buben: Spiel den <b>J♣</b>.',

  'lesson.special': 'Sonderkarten',
  'lesson.special.imagine': 'In einem anderen Sturm hast du drei Karten, und gerade wurde eine 7 gespielt.',
  'lesson.special.seven':
    'Eine <b>7</b> ist giftig: Wer folgt, zieht zwei Karten. Das wärst du: Antworte mit deiner <b>7♥</b>.',
  'lesson.special.seven.do': 'Spiel die 7♥',
  'lesson.special.seven.draw':
    'Die <b>zwei</b> Karten müssen nicht sein. Spiel die <b>7♥</b>, dann muss Ada vier ziehen.',
  'lesson.special.queen': 'Ada hat vier gezogen. Deine <b>Dame</b> passt auf alles außer einer giftigen 7: Spiel sie.',
  'lesson.special.queen.do': 'Spiel die Q♠',
  'lesson.special.queen.draw': 'Solange du eine <b>Dame</b> hast, musst du nicht ziehen. Spiel die <b>Q♠</b>.',
  'lesson.special.call': 'Die Dame bestimmt, welche Farbe als Nächstes verlangt ist. Nimm deine: <b>Kreuz</b>.',
  'lesson.special.call.do': 'Kreuz wünschen',
  'lesson.special.call.other': 'Davon hast du keine. Deine letzte Karte ist Kreuz: Wünsch dir <b>Kreuz</b>.',
  'lesson.special.ace': 'Nach einem <b>Ass</b> setzt aus, wer folgt. Es ist deine letzte Karte: Spiel sie.',
  'lesson.special.ace.do': 'Spiel das A♣',
  'lesson.special.ace.draw': 'Wer zieht, bleibt im Sturm. Spiel das <b>A♣</b>, und du bist zuerst draußen.',
  'lesson.special.badge':
    'Du hast den Sturm gewonnen. Mit der <b>1</b> wählst du zuerst, bekommst die meisten Münzen und fährst zuerst.',

  'lesson.coins': 'Münzen',
  'lesson.coins.imagine': 'Du hast einen Sturm gewonnen, und noch ist niemand auf der Strecke.',
  'lesson.coins.lane':
    'Nach dem ersten Sturm werden Spuren gewählt. Alle sind gleich lang. Spur <b>3</b> ist nach beiden Seiten frei.',
  'lesson.coins.lane.do': 'Nimm Spur 3',
  'lesson.coins.lane.two': 'Die ist genauso gut. Bleib aber erst einmal bei mir: Nimm Spur <b>3</b>.',
  'lesson.coins.lane.edge': 'Am Rand kannst du nur nach einer Seite ausweichen. Nimm Spur <b>3</b>.',
  'lesson.coins.hold':
    'Wer gewinnt, versteckt <b>drei</b> Münzen. Sie bewegen jeden, der auf ihnen landet. Nur du kennst sie.',
  'lesson.coins.own':
    'Zwei Würfel zeigen am häufigsten <b>7</b>. Versteck deine <b>+4</b> sieben Felder vor dir, auf Spur <b>3</b>.',
  'lesson.coins.own.sum': '7 Felder',
  'lesson.coins.own.do': '+4 auf Spur 3, Feld 7',
  'lesson.coins.own.cell': 'Die Münze stimmt. Sie gehört auf Spur <b>3</b>, Feld <b>7</b>.',
  'lesson.coins.own.coin': 'Nimm für dich die beste Münze: <b>+4</b>, auf Spur <b>3</b>, Feld <b>7</b>.',
  'lesson.coins.trap':
    'Jetzt eine Falle für Ada. Sechs Felder vor ihr sind gesperrt: Versteck die <b>−5</b> gleich dahinter.',
  'lesson.coins.trap.do': '−5 auf Spur 2, Feld 7',
  'lesson.coins.trap.cell': 'Die Münze stimmt. Versteck sie auf Spur <b>2</b>, Feld <b>7</b>, dem ersten freien Feld.',
  'lesson.coins.trap.coin': 'Die würde Ada helfen. Versteck die <b>−5</b> auf Spur <b>2</b>, Feld <b>7</b>.',

  'lesson.racing': 'Fahren',
  'lesson.racing.imagine': 'Alle Münzen sind versteckt, und die Wagen stehen am Start.',
  'lesson.racing.roll':
    'Jetzt wird gefahren. Balken zeigen, wie wahrscheinlich jeder Wurf ist. Wähle <b>Fahren</b> und würfle.',
  'lesson.racing.roll.do': '2 Würfel werfen',
  'lesson.racing.roll.lane': 'Der Würfel bringt dich nur zur Seite. Vor dir ist frei: Wähle <b>Fahren</b>.',
  'lesson.racing.landed':
    'Sieben! Deine Münze hat dich <b>4</b> weiter gebracht. Es zählt nur das Feld, auf dem du stehen bleibst.',

  'lesson.change': 'Spuren',
  'lesson.change.imagine': 'Ein paar Felder nach der Linie ist ein Wagen direkt vor dir.',
  'lesson.change.blocked':
    'Bruno steht direkt vor dir, und niemand springt über einen Wagen. Wähle den <b>Spurwechsel</b>.',
  'lesson.change.blocked.do': 'Wechsle die Spur',
  'lesson.change.blocked.behind': 'So kämst du <b>kein</b> Feld weit: Da steht Bruno. Wähle den Spurwechsel.',
  'lesson.change.moved':
    '<b>R2</b>: zwei Spuren nach rechts. Zwei der sechs Seiten sind Motorcheck: Dann passiert nichts.',

  'lesson.pits': 'Boxen',
  'lesson.pits.imagine': 'Du bist auf einer Münze gelandet, die niemand mag.',
  'lesson.pits.towed':
    'Eine Abschleppmünze hat dich in die Box gebracht. Mit einem Würfel kamst du auf die <b>Boxengasse</b>.',
  'lesson.pits.merge': 'An ihrem Ende ist eine Wand. Ein <b>R</b> beim Spurwechsel bringt dich zurück auf die Strecke.',
  'lesson.pits.merge.do': 'Wechsle die Spur',
  'lesson.pits.merge.wall': 'Nur <b>1</b> und <b>2</b> enden vor der Wand. Wähle den Spurwechsel.',
  'lesson.pits.back': '<b>R1</b>: Du bist wieder auf Spur 1. Das kostet keine Runde, nur Zeit.',

  'lesson.last': 'Ziel',
  'lesson.last.imagine': 'Die halbe Runde ist geschafft, du führst mit drei Feldern, und die Münzen sind versteckt.',
  'lesson.last.drive': 'Bis zur Linie sind es <b>39</b> Felder, und jetzt fährst du allein. Ich bleibe bei dir.',
  'lesson.last.drive.do': 'Du bist dran',
  'lesson.last.drive.storm': 'Werde deine Karten los. Passt keine, musst du ziehen.',
  'lesson.last.drive.suit': 'Wünsch dir die Farbe, von der du am meisten hast.',
  'lesson.last.drive.coin': 'Gute Münzen dorthin, wo du landen kannst, schlechte vor die anderen.',
  'lesson.last.drive.die': 'Ist vor dir frei? Dann fahr. Sonst wechsle die Spur.',

  'verdict.coins': 'Münzen haben dich {n, plural, one {<b>#</b> Feld} other {<b>#</b> Felder}} vorwärts gebracht.',
  'verdict.changed':
    'Du hast {n, plural, one {einmal} other {<b>#</b>-mal}} die Spur gewechselt und dir so den Weg freigehalten.',
  'verdict.fastest': 'Dein bester Wurf brachte dich {n, plural, one {<b>#</b> Feld} other {<b>#</b> Felder}} weiter.',
  'verdict.towed': 'Eine Münze hat dich in die Box gebracht, und das kostete Zeit.',
  'verdict.back': 'Münzen haben dich {n, plural, one {<b>#</b> Feld} other {<b>#</b> Felder}} zurückgesetzt.',
  'verdict.blocked':
    'Wagen vor dir haben dich {n, plural, one {einmal} other {<b>#</b>-mal}} aufgehalten: Wechsle früher die Spur.',
  'verdict.engine':
    'Der Motorcheck kostete dich {n, plural, one {einen Zug} other {<b>#</b> Züge}}: Fahr, wo der Weg frei ist.',
  'verdict.slowest':
    'Dein schlechtester Wurf brachte nur {n, plural, one {<b>#</b> Feld} other {<b>#</b> Felder}}, das war Pech.',
};
