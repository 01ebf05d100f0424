// Formula D's lesson in the driving school, in German. No sentence is longer than 20 words.

import type { Translation } from '@i18n/messages';
import type { lesson as source } from '../en/lesson';

export const lesson: Translation<typeof source> = {
  'lesson.gears': 'Gänge',
  'lesson.gears.car':
    'Der rote Wagen ist deiner. Eine Runde auf dem Paddock Ring, und wer zuerst im Ziel ist, gewinnt.',
  'lesson.gears.gear':
    'Jeder Gang hat seinen Würfel. Der 1. zeigt höchstens <b>2</b>, der 2. bis zu <b>4</b>. Schalte hoch.',
  'lesson.gears.gear.do': 'Wähle den 2. Gang und würfle',
  'lesson.gears.gear.first': 'Im 1. Gang kriechst du: <b>1</b> oder <b>2</b> Felder. Ein Gang hoch kostet nichts.',
  'lesson.gears.space': 'Du hast eine <b>4</b>. Nimm die linke Spur: Sie führt außen um die Kurve.',
  'lesson.gears.space.do': 'Wähle die linke Spur, 4 voraus',
  'lesson.gears.space.lane':
    'Auch das sind vier Felder. Aber außen ist die Kurve länger und so leichter zu treffen: Fahr links.',
  'lesson.gears.space.brake':
    'Jedes Feld, das du nicht fährst, kostet <b>1</b> VP. Fahr alle <b>4</b>, auf der linken Spur.',

  'lesson.corners': 'Kurven',
  'lesson.corners.imagine': 'Du bist im 2. Gang, und die erste Kurve ist nah.',
  'lesson.corners.sign':
    'Diese Kurve verlangt <b>1</b> Stopp: einen Zug, der in ihr endet. Wie viele, sagt die gelbe Zahl.',
  'lesson.corners.gear':
    'Die Kurve endet <b>8</b> Felder vor dir. Der 3. Gang zeigt <b>4</b> bis <b>8</b>. Schalte hoch.',
  'lesson.corners.gear.sum': '4–8 ≤ 8',
  'lesson.corners.gear.do': 'Wähle den 3. Gang und würfle',
  'lesson.corners.gear.slow':
    'So hältst du zwar in der Kurve, aber du kriechst. Der 3. Gang passt auch: Nimm den <b>3.</b>',
  'lesson.corners.stop': 'Du hast eine <b>6</b>. Innen, also rechts, bleiben die wenigsten Felder bis zum Ausgang.',
  'lesson.corners.stop.do': 'Wähle die rechte Spur, 6 voraus',
  'lesson.corners.stop.lane': 'Auch das ist ein Stopp. Innen bist du näher am Ausgang: Nimm die rechte Spur.',
  'lesson.corners.stop.brake': 'Jedes Feld, das du nicht fährst, kostet <b>1</b> VP. Fahr alle <b>6</b>.',
  'lesson.corners.made': 'Stopp gemacht: <b>1</b> von <b>1</b>. Ab deinem nächsten Zug darfst du hinausfahren.',

  'lesson.wear': 'Verschleiß',
  'lesson.wear.imagine': 'Du bist im 4. Gang kurz vor dieser Kurve und hast gewürfelt.',
  'lesson.wear.points': 'Das sind deine <b>18</b> Verschleißpunkte, kurz VP. Bei <b>0</b> ist dein Rennen vorbei.',
  'lesson.wear.over':
    'Du hast eine <b>9</b>, ein Stopp fehlt. Jedes Feld hinter der Kurve kostet <b>1</b> VP. Fahr durch.',
  'lesson.wear.over.sum': '9 − 8 = 1 VP',
  'lesson.wear.over.do': 'Wähle das Feld hinter der Kurve',
  'lesson.wear.over.beside':
    'Bremsen kostet auch <b>1</b> VP, und neben Bruno droht ein Zusammenstoß. Fahr ein Feld weiter.',
  'lesson.wear.over.brake': 'Jedes gebremste Feld kostet <b>1</b> VP: Das ist teuer. Ein Feld dahinter ist billiger.',
  'lesson.wear.locked':
    'Das kostete <b>1</b> VP. Wer eine Kurve überfährt, bleibt auf seiner Spur und macht keinen Stopp.',

  'lesson.two': 'Zwei Stopps',
  'lesson.two.imagine': 'Du bist in der nächsten Kurve, im 4. Gang, und hast einen Stopp gemacht.',
  'lesson.two.sign': 'Der Tower verlangt <b>2</b> Stopps. Fährst du ganz ohne hinaus, scheidest du aus.',
  'lesson.two.gear':
    'Einen hast du. Die Kurve endet in <b>5</b> Feldern: Schalte in den <b>2.</b> Gang. Der übersprungene 3. kostet <b>1</b> VP.',
  'lesson.two.gear.sum': '2–4 ≤ 5',
  'lesson.two.gear.do': 'Wähle den 2. Gang und würfle',
  'lesson.two.gear.fast': 'Zu schnell: Der trägt dich meist hinaus, und ein Stopp fehlt noch. Nimm den <b>2.</b>',
  'lesson.two.gear.slow': 'Der 1. überspringt zwei Gänge, das kostet <b>2</b> VP. Der <b>2.</b> ist langsam genug.',
  'lesson.two.stop': 'Du hast eine <b>3</b>. Mach den zweiten Stopp innen, nah am Ausgang.',
  'lesson.two.stop.do': 'Wähle die rechte Spur, 3 voraus',
  'lesson.two.stop.lane': 'Auch das ist der zweite Stopp. Innen bist du näher am Ausgang: Fahr rechts.',
  'lesson.two.stop.brake': 'Du musst nicht bremsen: Alle <b>3</b> Felder liegen in der Kurve.',

  'lesson.slip': 'Windschatten',
  'lesson.slip.imagine': 'Du fährst im 5. Gang aus dieser Kurve und hast gewürfelt.',
  'lesson.slip.behind': 'Du hast eine <b>11</b>. Bruno fährt wie du im 5. Gang: Halt genau hinter ihm.',
  'lesson.slip.behind.do': 'Wähle die linke Spur, hinter Bruno',
  'lesson.slip.behind.beside': 'Dort hast du keinen Windschatten. Halt genau hinter ihm, auf der linken Spur.',
  'lesson.slip.behind.brake': 'Wer bremst, bekommt keinen Windschatten. Fahr alle <b>11</b> Felder.',
  'lesson.slip.follow':
    'Ab dem 4. Gang zieht dich ein Wagen, der nicht schneller ist, <b>3</b> Felder weiter. Zieh vorbei.',
  'lesson.slip.follow.do': 'Wähle die linke Spur, vor Bruno',
  'lesson.slip.follow.letGo': 'Diese Felder sind geschenkt, und dicht hinter ihm droht ein Zusammenstoß. Nimm sie.',
  'lesson.slip.follow.lane': 'Gut, aber mach seine Spur zu: Scher links direkt vor ihm ein.',
  'lesson.slip.follow.brake': 'Brems jetzt nicht: Jedes Feld weniger kostet <b>1</b> VP. Nimm alle <b>3</b>.',
  'lesson.slip.contact':
    'Wer dicht hinter oder neben einem Wagen hält, wirft den schwarzen Würfel. <b>1</b> bis <b>4</b> kostet <b>1</b> VP.',

  'lesson.last': 'Ins Ziel',
  'lesson.last.imagine': 'Alle drei fahrt ihr im 4. Gang, und die anderen sind ein paar Felder voraus.',
  'lesson.last.drive': 'Den Rest schaffst du allein: Fahr ins Ziel. Ich bleibe bei dir.',
  'lesson.last.drive.do': 'Du bist dran',
  'lesson.last.drive.gear': 'Wie weit ist die nächste Kurve? Nimm einen Gang, dessen Wurf in ihr endet.',
  'lesson.last.drive.move': 'Grün ist frei, Gelb kostet VP. Ein Stopp zählt, wenn du in der Kurve endest.',
  'lesson.last.drive.slipstream': 'Drei Felder mehr. Achte auf die Kurve: In sie hinein kostet es jetzt <b>1</b> VP.',

  'verdict.stops':
    'Du hast {n, plural, one {<b>#</b> Stopp} other {<b>#</b> Stopps}} gemacht, wie die Kurven es verlangen.',
  'verdict.slipstreams':
    '{n, plural, one {Ein Windschatten hat} other {<b>#</b> Windschatten haben}} dich umsonst weiter gezogen.',
  'verdict.fastest': 'Dein weitester Zug ging über {n, plural, one {<b>#</b> Feld} other {<b>#</b> Felder}}.',
  'verdict.out': 'Du bist ausgeschieden: Heb dir VP für das Ende auf und mach jeden Stopp.',
  'verdict.overshot': 'Du bist über {corner} hinausgefahren, und das kostete insgesamt <b>{n}</b> VP.',
  'verdict.braked': 'Bremsen kostete <b>{n}</b> VP: Ein kleinerer Gang wäre billiger gewesen.',
  'verdict.touched': 'Zusammenstöße kosteten <b>{n}</b> VP: Halt ein Feld Abstand.',
  'verdict.slowest':
    'Dein kürzester Zug ging über {n, plural, one {<b>#</b> Feld} other {<b>#</b> Felder}}: Ein höherer Gang wäre den Versuch wert.',
};
