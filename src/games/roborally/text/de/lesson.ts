// RoboRally's lesson in the driving school, in German. No sentence is longer than 20 words.

import type { Translation } from '@i18n/messages';
import type { lesson as source } from '../en/lesson';

export const lesson: Translation<typeof source> = {
  'lesson.cards': 'Karten',
  'lesson.cards.robot':
    'Der rote Roboter ist deiner. Flaggen sind Checkpoints: Erreiche sie der Reihe nach. Wer zuerst den letzten erreicht, gewinnt.',
  'lesson.cards.move':
    'Jede Runde laufen fünf Register ab, eins nach dem anderen. Beginn mit <b>Vor 3</b>: drei Felder geradeaus.',
  'lesson.cards.move.do': 'Leg Vor 3 in Register 1',
  'lesson.cards.move.short': 'Damit kommst du nicht weit genug. Nimm sie zurück und leg <b>Vor 3</b> dorthin.',
  'lesson.cards.move.turn': 'Diese Karte dreht den Roboter nur. Nimm sie zurück und leg <b>Vor 3</b> dorthin.',
  'lesson.cards.move.other': 'Vorerst nur eine Karte: <b>Vor 3</b> in Register 1, sonst nichts.',
  'lesson.cards.turn':
    'Du schaust nach Osten, der Checkpoint liegt weiter südlich. <b>Rechts</b> dreht dich ein Viertel.',
  'lesson.cards.turn.do': 'Leg Rechts in Register 2',
  'lesson.cards.turn.left': 'Links dreht dich nach Norden, weg vom Checkpoint. Nimm sie zurück und leg <b>Rechts</b>.',
  'lesson.cards.turn.other':
    'In Register 1 bleibt Vor 3. In Register 2 gehört <b>Rechts</b>: Nimm alles andere zurück.',
  'lesson.cards.ready': 'Register 3 und 4 habe ich gefüllt. Hör mit <b>Links</b> auf: So schaust du wieder nach Osten.',
  'lesson.cards.ready.do': 'Links in Register 5, dann Fertig',
  'lesson.cards.ready.west':
    'So schaust du am Ende nach Westen. Nimm die Karte zurück und leg <b>Links</b> in Register 5.',
  'lesson.cards.ready.other':
    'Nur Register 5 fehlt. Leg <b>Links</b> dorthin, lass die anderen liegen, dann drück Fertig.',
  'lesson.cards.flag':
    'Ein Checkpoint zählt nur, wo ein Register endet. Du endest ein Feld dahinter: Fahr <b>zurück</b>.',
  'lesson.cards.flag.sum': '3 + 3 + 2 − 1 = 7',
  'lesson.cards.flag.do': 'Zurück in Register 4, dann Fertig',
  'lesson.cards.flag.far':
    'Damit kommst du noch weiter weg. Nimm sie wieder auf: <b>Zurück</b> fährt ein Feld rückwärts.',
  'lesson.cards.flag.turn':
    'So drehst du dich nur, neben dem Checkpoint. Nimm sie wieder auf und leg <b>Zurück</b> dorthin.',
  'lesson.cards.flag.other': 'In Register 4 gehört <b>Zurück</b>. Lass die anderen Karten liegen, dann drück Fertig.',

  'lesson.order': 'Reihenfolge',
  'lesson.order.imagine': 'Du hast zwei Schaden und deshalb sieben Karten.',
  'lesson.order.first':
    'Ada steht direkt hinter dir. In jedem Register fährt die <b>höchste Nummer</b> zuerst: Sei weg, bevor sie schiebt.',
  'lesson.order.first.do': '770 in Register 1, 680 in 3, dann Fertig',
  'lesson.order.first.late':
    'Ada hat 740, und 680 kommt danach: Sie schiebt dich vor sich her. Leg die <b>770</b> in Register 1.',
  'lesson.order.first.other':
    'Register 1 und 3 sind frei. Erst die <b>770</b>, dann die <b>680</b>, dann drück Fertig.',
  'lesson.order.hit':
    'Du warst schneller, doch Roboter schießen auch: in jedem Register geradeaus. Jeder Schaden kostet dich eine Karte.',

  'lesson.belts': 'Bänder',
  'lesson.belts.imagine': 'Auf einem anderen Kurs, Clover Sprint, beginnt das Rennen.',
  'lesson.belts.belt': 'Gelbe Pfeile sind Fließbänder. Nach den Karten tragen sie dich ein Feld weiter.',
  'lesson.belts.ride': '<b>Vor 2</b> endet auf dem Band, und so kommst du drei Felder weit.',
  'lesson.belts.ride.sum': '2 + 1 = 3',
  'lesson.belts.ride.do': 'Leg Vor 2 in Register 1',
  'lesson.belts.ride.far': 'Vor 3 brauchst du gleich bei den Zahnrädern. Nimm sie zurück und leg <b>Vor 2</b> dorthin.',
  'lesson.belts.ride.other': 'Vorerst nur eine Karte: <b>Vor 2</b> in Register 1. Nimm alles andere zurück.',
  'lesson.belts.gear':
    'Zahnräder drehen jeden, der ein Register auf ihnen beendet. Mit <b>Vor 3</b> kommst du an beiden vorbei.',
  'lesson.belts.gear.do': 'Leg Vor 3 in Register 3',
  'lesson.belts.gear.on':
    'So endest du auf einem Zahnrad, und es dreht dich nach links. <b>Vor 3</b> führt dich vorbei.',
  'lesson.belts.gear.other': 'In Register 3 gehört <b>Vor 3</b>. Nimm alles andere von dort zurück.',
  'lesson.belts.go':
    'Das Band trägt dich noch einmal weiter. Dreh dich nach <b>rechts</b>, dann endet Register 5 auf dem Checkpoint.',
  'lesson.belts.go.do': 'Rechts in Register 4, dann Fertig',
  'lesson.belts.go.left': 'Links dreht dich nach Norden, weg vom Checkpoint. Nimm sie zurück und leg <b>Rechts</b>.',
  'lesson.belts.go.other': 'Nur Register 4 fehlt. Leg <b>Rechts</b> dorthin, dann drück Fertig.',

  'lesson.lasers': 'Laser',
  'lesson.lasers.imagine': 'Du bist wieder auf First Shift, mit zwei Schaden und einem Laser vor dir.',
  'lesson.lasers.beam':
    'Ein Laser trifft, wer ein Register in ihm beendet; durchfahren schadet nicht. <b>Vor 2</b> führt zum Reparaturfeld.',
  'lesson.lasers.beam.do': 'Vor 2 in Register 5, dann Fertig',
  'lesson.lasers.beam.in': 'So endest du im Laser: <b>1</b> Schaden. Mit <b>Vor 2</b> kommst du hindurch.',
  'lesson.lasers.beam.other':
    'In Register 5 gehört <b>Vor 2</b>: Damit endest du auf dem Reparaturfeld. Dann drück Fertig.',
  'lesson.lasers.repaired':
    'Wer die Runde auf einem Reparaturfeld beendet, verliert allen Schaden. Du hast wieder <b>0</b>.',

  'lesson.damage': 'Schaden',
  'lesson.damage.imagine': 'Du wurdest sechsmal getroffen, einen Schritt vor dem Checkpoint.',
  'lesson.damage.locked':
    'Mit <b>6</b> Schaden bekommst du 3 Karten, und zwei Register sind gesperrt. Ihre Karten laufen noch einmal ab: Hier hilft Vor 1.',
  'lesson.damage.down':
    'Dein Programm ist gut. Kündige jetzt eine Pause an: Nächste Runde ruhst du ohne Karten, und aller Schaden verschwindet.',
  'lesson.damage.down.do': 'Schalte „Abschalten“ ein, dann Fertig',
  'lesson.damage.down.off': 'So fährst du mit <b>6</b> Schaden weiter. Schalte erst <b>Abschalten</b> ein.',
  'lesson.damage.down.other':
    'Die Karten lagen gut, wie sie waren. Schalte nur <b>Abschalten</b> ein, dann drück Fertig.',
  'lesson.damage.wake': 'Du bist repariert und ruhst diese Runde. Danach wachst du auf, oder du bleibst noch eine aus.',
  'lesson.damage.wake.do': 'Wach auf',
  'lesson.damage.wake.stay': 'Ohne Schaden bringt dir noch eine Pause nichts. <b>Wach auf</b>.',

  'lesson.traps': 'Fallen',
  'lesson.traps.imagine': 'Auf Clover Sprint stehst du nahe bei einem Schieber.',
  'lesson.traps.pusher':
    'Register 1 endet auf einem Schieber. Er schiebt in Register <b>2</b> und <b>4</b>, hier in eine Grube. Fahr mit <b>Vor 2</b> weg.',
  'lesson.traps.pusher.do': 'Vor 2 in Register 2, dann Fertig',
  'lesson.traps.pusher.stay':
    'So bleibst du auf dem Schieber, und er schiebt dich in die Grube. <b>Vor 2</b> bringt dich weg.',
  'lesson.traps.pusher.other': 'In Register 2 gehört <b>Vor 2</b>. Lass die anderen Karten liegen, dann drück Fertig.',

  'lesson.back': 'Rückkehr',
  'lesson.back.imagine': 'Dort hast du Checkpoint 1 erreicht, und dann kam Ada.',
  'lesson.back.pit': 'Ada hat dich in diese Grube geschoben. Das kostet ein Leben: Du hast noch <b>zwei</b>.',
  'lesson.back.face':
    'Du kommst mit <b>2</b> Schaden zu deinem Archiv zurück, dem letzten erreichten Checkpoint. Nördlich davon nimmt dich ein Band mit.',
  'lesson.back.face.do': 'Wähle Norden, dann zurück',
  'lesson.back.face.other': 'Im Norden nimmt dich ein Band mit. Wähle <b>Norden</b>.',

  'lesson.last': 'Ziel',
  'lesson.last.imagine': 'Ein neuer Kurs hat drei Checkpoints. Bruno ist drei Schritte voraus, Ada so weit wie du.',
  'lesson.last.drive': 'Den Rest fährst du: drei Checkpoints, der Reihe nach. Ich bleibe bei dir.',
  'lesson.last.drive.do': 'Du bist dran',
  'lesson.last.drive.program':
    'Die gepunktete Linie zeigt, wohin deine Karten führen. Achte darauf, wo jedes Register endet.',
  'lesson.last.drive.respawn': 'Schau zum nächsten Checkpoint, und weg von Gruben.',
  'lesson.last.drive.power': 'Wach ohne Schaden auf; bleib aus, wenn dich wieder etwas getroffen hat.',

  'verdict.checkpoints':
    'Du hast {n, plural, one {<b>#</b> Checkpoint} other {<b>#</b> Checkpoints}} der Reihe nach erreicht.',
  'verdict.belts': 'Bänder haben dich {n, plural, one {<b>#</b> Feld} other {<b>#</b> Felder}} weiter getragen.',
  'verdict.moved': 'Dein Roboter ist {n, plural, one {<b>#</b> Feld} other {<b>#</b> Felder}} gefahren.',
  'verdict.destroyed':
    'Du hast {n, plural, one {ein Leben} other {<b>#</b> Leben}} verloren: Achte darauf, wo jedes Register endet.',
  'verdict.damaged': 'Du hast <b>{n}</b> Schaden genommen, und jeder kostet eine Karte.',
  'verdict.blocked':
    'Wände haben dich {n, plural, one {einmal} other {<b>#</b>-mal}} aufgehalten: Folge der gepunkteten Linie bis zum Ende.',
  'verdict.pushed':
    'Andere haben dich {n, plural, one {<b>#</b> Feld} other {<b>#</b> Felder}} geschoben: Hohe Nummern fahren zuerst.',
  'verdict.turns':
    'Du hast {n, plural, one {<b>#</b> Runde} other {<b>#</b> Runden}} gebraucht, und ein kürzerer Weg spart welche.',
};
