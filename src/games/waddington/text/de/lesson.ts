// The lesson of Waddington's Formula 1 in the driving school, in German. No sentence is longer than 20 words.

import type { Translation } from '@i18n/messages';
import type { lesson as source } from '../en/lesson';

export const lesson: Translation<typeof source> = {
  'lesson.speed': 'Tempo',
  'lesson.speed.car': 'Der rote Wagen ist deiner. Ihn bewegt kein Würfel: Der <b>Tacho</b> sagt, wie weit du fährst.',
  'lesson.speed.start': 'Je 20 mph sind ein Feld. Fahr mit <b>60</b> los: Das sind drei Felder.',
  'lesson.speed.start.do': 'Fahr mit 60',
  'lesson.speed.start.slow': 'Es geht schneller. Nimm <b>60</b>, mehr gibt der Start nicht her.',
  'lesson.speed.start.square': 'Das Tempo stimmt. Spuren kommen später: Bleib bei Spur 1.',
  'lesson.speed.faster': 'In einem Zug darfst du um <b>60</b> zulegen. Die Bahn ist frei: Nimm <b>120</b>.',
  'lesson.speed.faster.sum': '120 ÷ 20 = 6',
  'lesson.speed.faster.do': 'Fahr mit 120',
  'lesson.speed.faster.slow': 'Damit verschenkst du Felder. Nimm <b>120</b>: Das sind sechs.',
  'lesson.speed.faster.square': 'Das Tempo stimmt. Spuren kommen später: Bleib bei Spur 2.',
  'lesson.speed.turns': 'Ada und Bruno sind auch gefahren. Bis zum Schluss haben alle gleich viele Züge.',

  'lesson.corners': 'Kurven',
  'lesson.corners.imagine': 'Du fährst 100, und vor dir liegt eine Kurve.',
  'lesson.corners.band':
    'Rote Felder sind eine Kurve. Die Zahlen sind ihr sicheres Tempo: <b>60</b> auf einer Seite, <b>80</b> auf der anderen.',
  'lesson.corners.lane': 'Brems auf <b>80</b> und nimm Spur <b>4</b>. Mit sicherem Tempo kann nichts passieren.',
  'lesson.corners.lane.do': '80, auf Spur 4',
  'lesson.corners.lane.inside': 'Auf Spur 2 sind nur <b>60</b> sicher. Nimm Spur <b>4</b>.',
  'lesson.corners.lane.fast': 'Zu schnell für beide Spuren: Dann entscheiden Würfel. Nimm <b>80</b>.',
  'lesson.corners.lane.slow': 'So langsam musst du nicht sein. Auf Spur 4 sind <b>80</b> sicher.',
  'lesson.corners.dice':
    'In The Dip sind <b>100</b> sicher. Versuch dein Glück mit <b>120</b>: Zwei Würfel entscheiden.',
  'lesson.corners.dice.sum': '120 − 100 = 20 zu schnell',
  'lesson.corners.dice.do': 'Fahr mit 120',
  'lesson.corners.dice.square': 'Das Tempo stimmt. Bleib bei Spur 2.',
  'lesson.corners.dice.more': 'Das sind 40 zu viel, und die Chancen sind schlechter. Nimm <b>120</b>.',
  'lesson.corners.dice.safe': 'Mit diesem Tempo passiert nichts. Geh dieses eine Mal das Risiko ein: <b>120</b>.',
  'lesson.corners.rolled':
    'Du hast <b>2</b> und <b>2</b> geworfen: ein Reifen. Mehr als 40 zu schnell heißt immer Dreher.',

  'lesson.brakes': 'Bremsen',
  'lesson.brakes.imagine': 'Etwas später fährst du 120 zwischen zwei Kurven.',
  'lesson.brakes.gauges':
    '20 langsamer kostet nichts. Alles darüber kostet <b>Bremsen</b> und bald auch <b>Reifen</b>.',
  'lesson.brakes.slow': 'Als Nächstes kommt Chapel Corner. Brems von 120 auf <b>80</b>: Das kostet eine Bremse.',
  'lesson.brakes.slow.sum': '120 − 80 = 40',
  'lesson.brakes.slow.do': 'Fahr mit 80',
  'lesson.brakes.slow.lane': 'Nimm Spur <b>3</b>: Von dort kommst du auf beide Seiten der Kurve.',
  'lesson.brakes.slow.fast': 'So wärst du in der Kurve viel zu schnell. Nimm <b>80</b>.',
  'lesson.brakes.slow.hard': 'Das kostet mehr als nötig. <b>80</b> sind langsam genug.',

  'lesson.traffic': 'Verkehr',
  'lesson.traffic.imagine': 'Du fährst 120, und vor dir ist ein langsamerer Wagen.',
  'lesson.traffic.full': 'Brunos blauer Wagen ist auf deiner Spur. Niemand fährt durch einen anderen Wagen.',
  'lesson.traffic.run': 'Fahr auf ihn auf. Du übernimmst seine <b>80</b>, das kostet eine Bremse.',
  'lesson.traffic.run.do': 'Auf Bruno auffahren',
  'lesson.traffic.run.slow': 'So hart zu bremsen kostet <b>vier</b> Bremsen und <b>drei</b> Reifen. Fahr auf ihn auf.',

  'lesson.cards': 'Karten',
  'lesson.cards.imagine': 'Dieses Rennen hat Karten. Du hast fünf, und du bist gerade mit 100 gefahren.',
  'lesson.cards.hand': 'Diese Karten sieht niemand sonst. In jedem Zug darfst du eine spielen, dann ist sie weg.',
  'lesson.cards.play':
    'Du bist gerade gefahren. Spiel jetzt <b>Windschatten</b> und bleib auf Spur <b>3</b>: drei Felder mehr.',
  'lesson.cards.play.do': 'Spiel Windschatten',
  'lesson.cards.play.pass': 'Ein andermal kannst du sie aufheben. Spiel jetzt <b>Windschatten</b>.',
  'lesson.cards.play.lane': 'Die Karte stimmt. Nimm mit ihr Spur <b>3</b>.',
  'lesson.cards.play.other': 'Eine gute Karte, aber für später. Spiel <b>Windschatten</b>.',
  'lesson.cards.superb':
    'Wähle <b>140</b> und die Karte <b>Meisterliches Fahren</b>. Damit ist eine Kurve frei, egal wie schnell du bist.',
  'lesson.cards.superb.do': '140 und Meisterliches Fahren',
  'lesson.cards.superb.card': 'Ohne die Karte drehst du dich. Drück auch auf <b>Meisterliches Fahren</b>.',
  'lesson.cards.superb.square': 'Tempo und Karte stimmen. Bleib bei Spur 2.',
  'lesson.cards.superb.speed': 'Mit dieser Karte musst du nicht vorsichtig sein. Wähle <b>140</b>.',
  'lesson.cards.superb.other': 'Trau dich mehr: <b>140</b>, und dazu <b>Meisterliches Fahren</b>.',

  'lesson.pits': 'Boxen',
  'lesson.pits.imagine': 'Das Rennen dauert schon lange, und dein Wagen ist verschlissen.',
  'lesson.pits.worn': 'Reifen <b>5</b>, Bremsen <b>3</b>: Zeit für die Box. Das rote Boxenfeld ist deins.',
  'lesson.pits.stop': 'Du musst es genau treffen. Es ist sieben Felder weit: Nimm <b>140</b> und die eigene Box.',
  'lesson.pits.stop.sum': '140 ÷ 20 = 7',
  'lesson.pits.stop.do': '140, in die eigene Box',
  'lesson.pits.stop.past': 'Damit fährst du vorbei. Wähle bei den Feldern <b>Eigene Box</b>.',
  'lesson.pits.stop.count': 'Das endet nicht in der Box. Nimm <b>140</b>: sieben Felder.',
  'lesson.pits.out': 'Reifen und Bremsen sind neu. Deine Boxenkarte ist gut: Fahr mit <b>80</b> wieder an.',
  'lesson.pits.out.do': 'Fahr mit 80',
  'lesson.pits.out.square': 'Das Tempo stimmt. Bleib bei Spur 1.',
  'lesson.pits.out.slow': 'Es geht schneller: Die Karte erlaubt <b>80</b>.',

  'lesson.last': 'Letzte Runde',
  'lesson.last.imagine': 'Das ist die letzte Runde. Du bist ein Feld vor Ada und hast zwei Karten.',
  'lesson.last.drive': 'Den Rest fährst du: bis ins Ziel. Ich bleibe bei dir.',
  'lesson.last.drive.do': 'Du bist dran',
  'lesson.last.drive.drive': 'Schau zuerst auf die Zahlen der nächsten Kurve. Dann wähle Tempo und Spur.',
  'lesson.last.drive.card': 'Jetzt eine Karte? Auf einer Geraden sind Felder am meisten wert.',

  'verdict.corners':
    'Du hast {n, plural, one {<b>#</b> Kurve} other {<b>#</b> Kurven}} mit sicherem Tempo genommen, ohne Würfel.',
  'verdict.card': 'Deine Karten brachten dir {n, plural, one {<b>#</b> Feld} other {<b>#</b> Felder}} mehr.',
  'verdict.fastest': 'Du hast <b>{n}</b> mph erreicht.',
  'verdict.spun': 'In {corner} hast du dich gedreht: Schau auf die Zahlen, bevor du ein Tempo wählst.',
  'verdict.dice':
    'Würfel in Kurven haben deinen Wagen {n, plural, one {<b>#</b> Punkt} other {<b>#</b> Punkte}} gekostet.',
  'verdict.braked':
    'Hartes Bremsen hat {n, plural, one {<b>#</b> Punkt} other {<b>#</b> Punkte}} an Bremsen und Reifen gekostet.',
  'verdict.slowest': 'Dein langsamster Zug war mit <b>{n}</b> mph: Nutz die Geraden.',
};
