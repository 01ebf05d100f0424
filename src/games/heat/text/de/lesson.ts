// Heat's lesson in the driving school, in German. No sentence is longer than 20 words.

import type { Translation } from '@i18n/messages';
import type { lesson as source } from '../en/lesson';

export const lesson: Translation<typeof source> = {
  'lesson.cards': 'Karten',
  'lesson.cards.car': 'Der rote Wagen ist deiner. Eine Runde in Italien, und wer zuerst im Ziel ist, gewinnt.',
  'lesson.cards.gear': 'Der Gang sagt, wie viele Karten du spielst. Schalte in den <b>2.</b> Gang.',
  'lesson.cards.gear.do': 'Wähle den 2. Gang',
  'lesson.cards.gear.first': 'Im ersten Gang spielst du eine Karte: zu langsam für die Gerade. Nimm den <b>2.</b>',
  'lesson.cards.gear.third': 'Zwei Gänge auf einmal kosten Hitze. Nimm den <b>2.</b>, der ist frei.',
  'lesson.cards.gear.other': 'Bleib im Rennen! Wähle den <b>2.</b> Gang und bestätige.',
  'lesson.cards.rival':
    'Bruno startet als Letzter. Der letzte Wagen bekommt in diesem Durchgang <b>Adrenalin</b>: Er darf um 1 schneller fahren.',
  'lesson.cards.play': 'Jetzt zwei Karten. Ihre Summe ist deine Weite. Spiel die <b>4</b> und die <b>3</b>.',
  'lesson.cards.play.do': 'Spiel 4 und 3',
  'lesson.cards.play.slow': 'Damit kommst du weniger weit. Die Bahn ist frei: Spiel die <b>4</b> und die <b>3</b>.',
  'lesson.cards.play.other': 'Überlass nichts dem Zufall. Spiel die <b>4</b> und die <b>3</b>.',
  'lesson.cards.drawn': 'Du bist <b>7</b> Felder gefahren. Nach jedem Durchgang ziehst du auf sieben Karten nach.',

  'lesson.cards.kinds':
    'Die grüne Karte ist ein Upgrade und zählt wie jede andere. <b>Stress</b> ist eine Überraschung: Er deckt eine Karte auf.',
  'lesson.cards.last':
    'Jetzt bist du Letzter und bekommst das Adrenalin: Du darfst um 1 schneller fahren und 1 Hitze mehr abkühlen.',

  'lesson.corners': 'Kurven',
  'lesson.corners.imagine': 'Du kommst im dritten Gang zur ersten Kurve.',
  'lesson.corners.sign': 'Dieses Schild ist das Limit der Kurve. Mit <b>5</b> oder weniger passiert dir nichts.',
  'lesson.corners.gear':
    'Auf dem Schild steht <b>5</b>. Drei deiner Karten ergeben mindestens <b>7</b>. Wähle einen kleineren Gang.',
  'lesson.corners.gear.sum': '2 + 2 + 3 = 7',
  'lesson.corners.gear.do': 'Wähle den 2. Gang',
  'lesson.corners.gear.fast':
    'Zu schnell: Drei Karten ergeben mindestens <b>7</b>, erlaubt sind <b>5</b>. Schalte runter.',
  'lesson.corners.gear.slow': 'Zwei Gänge runter kosten Hitze, und eine Karte ist zu langsam. Wähle den <b>2.</b>',
  'lesson.corners.gear.other': 'Bleib im Rennen und wähle den <b>2.</b> Gang.',
  'lesson.corners.play': 'Spiel die <b>2</b> und die <b>3</b>. Mit <b>5</b> kommst du durch, und es kostet nichts.',
  'lesson.corners.play.sum': '2 + 3 = 5',
  'lesson.corners.play.do': 'Spiel 2 und 3',
  'lesson.corners.play.speed': 'Schau auf das Schild. Die <b>2</b> und die <b>3</b> ergeben genau <b>5</b>.',
  'lesson.corners.play.other': 'Wähle hier selbst: die <b>2</b> und die <b>3</b>.',

  'lesson.heat': 'Hitze',
  'lesson.heat.imagine': 'Einige Runden später fährst du im zweiten Gang, kurz vor einer langsamen Kurve.',
  'lesson.heat.pay':
    'Auf dem Schild steht <b>3</b>. Spiel <b>2</b> und <b>3</b>: Jeder Punkt zu viel kostet eine Hitze.',
  'lesson.heat.pay.sum': '5 − 3 = 2 Hitze',
  'lesson.heat.pay.do': 'Spiel 2 und 3',
  'lesson.heat.pay.speed': 'Nicht diese. Mit <b>2</b> und <b>3</b> bist du zwei zu schnell: Das sind <b>2</b> Hitze.',
  'lesson.heat.pay.other': 'Wähle hier selbst: die <b>2</b> und die <b>3</b>.',
  'lesson.heat.piles': 'Du hast <b>2</b> Hitze bezahlt. Sie liegt im Ablagestapel und kommt später auf deine Hand.',
  'lesson.heat.spin': 'Reicht die Hitze nicht, drehst du dich. Dann stehst du vor der Kurve.',

  'lesson.cool': 'Abkühlen',
  'lesson.cool.imagine': 'In einem anderen Rennen bist du Letzter und hast zwei Hitzekarten auf der Hand.',
  'lesson.cool.hand': 'Hitzekarten verstopfen deine Hand: Du kannst sie nicht spielen. Auch dein Motor ist leer.',
  'lesson.cool.gear': 'Kleine Gänge kühlen. Der erste Gang holt bis zu <b>3</b> Hitze aus deiner Hand.',
  'lesson.cool.gear.do': 'Wähle den 1. Gang',
  'lesson.cool.gear.high': 'Ein höherer Gang kühlt weniger. Schalte runter in den <b>1.</b>',
  'lesson.cool.gear.other': 'Dein Rennen ist nicht vorbei! Wähle den <b>1.</b> Gang.',
  'lesson.cool.play': 'Spiel die <b>Stresskarte</b>, eine Überraschung. Es wird aufgedeckt, bis ein Tempo kommt.',
  'lesson.cool.play.do': 'Spiel Stress',
  'lesson.cool.play.speed': 'Diese Karte brauchst du später. Werde jetzt die <b>Stresskarte</b> los.',
  'lesson.cool.play.other': 'Wähle hier selbst: die <b>Stresskarte</b>.',
  'lesson.cool.react': 'Jetzt <b>abkühlen</b>. Beide Hitzekarten gehen zurück in den Motor.',
  'lesson.cool.react.do': 'Kühl 2 Hitze ab',
  'lesson.cool.react.less': 'Nimm beide: Drück erst auf die zweite Flamme, dann kühl ab.',
  'lesson.cool.react.other': 'Erst kommt der Motor. Drück auf <b>Abkühlen</b>.',

  'lesson.slip': 'Windschatten',
  'lesson.slip.imagine': 'Auf einer Geraden fährst du im vierten Gang, und deine Karten sind gespielt.',
  'lesson.slip.boost': 'Einmal im Zug darfst du <b>boosten</b>: Zahl eine Hitze und deck eine Karte mehr auf.',
  'lesson.slip.boost.do': 'Boost',
  'lesson.slip.boost.other': 'Noch nicht. Drück auf <b>Boost</b>: Er bringt dich an den Wagen vor dir.',
  'lesson.slip.follow': 'Du stehst hinter oder neben einem Wagen. Sein Windschatten zieht dich weiter, umsonst.',
  'lesson.slip.follow.do': 'Nimm den Windschatten',
  'lesson.slip.follow.other': 'Diese Felder sind geschenkt. Nimm den <b>Windschatten</b>.',

  'lesson.last': 'Letzte Runde',
  'lesson.last.imagine': 'In einem anderen Rennen bist du gleichauf mit Ada, und Bruno ist direkt hinter dir.',
  'lesson.last.drive': 'Den Rest schaffst du allein: Fahr ins Ziel. Ich bleibe bei dir.',
  'lesson.last.drive.do': 'Du bist dran',
  'lesson.last.drive.gear': 'Schau erst auf das nächste Schild. Dann wähle den Gang und bestätige.',
  'lesson.last.drive.cards': 'An den Karten steht, was sie kosten würden. Spiel so viele, wie dein Gang sagt.',
  'lesson.last.drive.react': 'Hitze auf der Hand? Kühl ab. Eilig? Booste. Dann weiter.',
  'lesson.last.drive.slipstream': 'Windschatten ist geschenktes Tempo. Denk an die Kurve, bevor du ihn nimmst.',
  'lesson.last.drive.discard': 'Wirf ab, was du nicht brauchst. Langsame Karten helfen vor Kurven.',

  'verdict.corners':
    'Du hast {n, plural, one {<b>#</b> Kurve} other {<b>#</b> Kurven}} im Limit genommen, das kostet nichts.',
  'verdict.slipstreams':
    '{n, plural, one {Ein Windschatten hat} other {<b>#</b> Windschatten haben}} dich {spaces, plural, one {<b>#</b> Feld} other {<b>#</b> Felder}} weiter gezogen.',
  'verdict.boosts': 'Du hast {n, plural, one {einmal} other {<b>#</b>-mal}} geboostet, als du mehr Tempo brauchtest.',
  'verdict.fastest': 'In deinem schnellsten Zug hattest du Tempo <b>{n}</b>.',
  'verdict.spun': 'In {corner} hast du dich gedreht: Tempo <b>{speed}</b> war zu schnell für das Limit <b>{limit}</b>.',
  'verdict.paid': 'Kurven haben dich <b>{n}</b> Hitze gekostet, am meisten {corner}.',
  'verdict.slowest': 'In deinem langsamsten Zug hattest du Tempo <b>{n}</b>: Versuch dort einen höheren Gang.',
};
