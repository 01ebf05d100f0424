// Artikel der Regeln von Heat, auf Deutsch: phases.

import type { Translation } from '@i18n/messages';
import type { phases as source } from '../../en/rules/phases';

export const phases: Translation<typeof source> = {
  'rules.shift.title': 'Gang wählen',
  'rules.shift.lead':
    'Bleib im Gang oder schalte einen hoch oder herunter, das ist frei; zwei auf einmal kosten 1 Hitze.',
  'rules.shift.1':
    'Der Gang ist die Zahl der Karten, die du <play>spielst</play>. Alle Gänge werden zugleich aufgedeckt; die Hitze kommt vom Motor auf deinen Ablagestapel.',
  'rules.shift.2':
    'Mit leerem Motor gehen zwei Gänge auf einmal nicht, was auch immer du später im Durchgang abkühlst.',
  'rules.shift.3':
    'Ein Gang, für den dir Karten fehlen, darf gewählt werden, führt aber zu einer <cluttered>blockierten Hand</cluttered>.',
  'rules.shift.step.1.title': 'Jetzt',
  'rules.shift.step.1.text': '4. Gang, Motor 3',
  'rules.shift.step.2.title': 'Eine enge Kurve',
  'rules.shift.step.2.text': '2. Gang: 2 auf einmal',
  'rules.shift.step.3.title': 'Zahlen',
  'rules.shift.step.3.text': '1 Hitze, Motor <b>2</b>',
  'rules.shift.step.4.title': 'Spielen',
  'rules.shift.step.4.text': '2 Karten, 1 abkühlen',
  'rules.shift.outcome.1.title': '1. Gang',
  'rules.shift.outcome.1.text': '1 Karte. 3 <cooldown>abkühlen</cooldown>.',
  'rules.shift.outcome.2.title': '2. Gang',
  'rules.shift.outcome.2.text': '2 Karten. 1 <cooldown>abkühlen</cooldown>.',
  'rules.shift.outcome.3.title': '3. Gang',
  'rules.shift.outcome.3.text': '3 Karten.',
  'rules.shift.outcome.4.title': '4. Gang',
  'rules.shift.outcome.4.text': '4 Karten. Du darfst <boost>boosten</boost>.',
  'rules.play.title': 'Karten spielen',
  'rules.play.lead': 'Leg genau so viele Karten verdeckt aus, wie dein Gang sagt.',
  'rules.play.1':
    '<heatcards>Hitze</heatcards> darf nie gespielt werden, <stress>Stress</stress> schon. Was du auslegst, bleibt geheim, bis du es aufdeckst.',
  'rules.play.2':
    'Die Folge zählt nur bei Karten, die <payheat>Hitze kosten</payheat>: Sie werden in der Folge bezahlt, in der sie liegen.',
  'rules.play.3':
    'Hast du weniger spielbare Karten, als dein Gang verlangt, gibt es nichts zu wählen: Deine Hand ist <cluttered>blockiert</cluttered>.',
  'rules.play.mark.yes': 'Spielbar',
  'rules.play.mark.no': 'Bleibt auf der Hand',
  'rules.reveal.title': 'Aufdecken und fahren',
  'rules.reveal.lead': 'Deck deine Karten auf: Ihre Summe ist dein Tempo und die Zahl der Felder, die du fährst.',
  'rules.reveal.1':
    'Zuerst wird <payheat>Hitze</payheat> für Karten gezahlt, dann jedes <flip>Plus</flip> ausgeführt, dann wählst du bei Karten mit mehreren Werten einen. Dann fährt der Wagen.',
  'rules.reveal.2':
    'Mit Tempo 0 bleibt der Wagen in seiner Spur stehen. Ein Feld, das auf allen Spuren besetzt ist, wird <fullspace>übersprungen</fullspace>.',
  'rules.reveal.step.1.title': 'Karten',
  'rules.reveal.step.1.text': '4 und 2',
  'rules.reveal.step.2.title': 'Stress',
  'rules.reveal.step.2.text': 'Deckt eine 3 auf',
  'rules.reveal.step.3.title': 'Tempo',
  'rules.reveal.step.3.text': '4 + 2 + 3 = <b>9</b>',
  'rules.reveal.step.4.title': 'Fahren',
  'rules.reveal.step.4.text': '9 Felder',
  'rules.reveal.mark.start': 'Vorher',
  'rules.reveal.mark.end': 'Tempo 9',
  'rules.adrenaline.title': 'Adrenalin',
  'rules.adrenaline.lead': 'Der letzte Wagen darf 1 mehr abkühlen und um 1 schneller werden und 1 Feld weiterfahren.',
  'rules.adrenaline.1':
    'Sind fünf oder mehr Wagen gestartet, sind es die letzten beiden, auch wenn welche ausgeschieden sind. Wer Letzter ist, steht zu Beginn des Durchgangs fest.',
  'rules.adrenaline.2':
    'Die 1 zählt in <corners>Kurven</corners> als Tempo. Eine <legends>Legende</legends> unter den Letzten bekommt nichts und gibt nichts weiter; mit <cluttered>blockierter Hand</cluttered> verfällt es.',
  'rules.adrenaline.mark.last': 'Die letzten zwei von fünf',
  'rules.react.title': 'Reagieren',
  'rules.react.lead': 'Nutz die Symbole deines Gangs und deiner Karten in beliebiger Folge und drück dann „Fertig“.',
  'rules.react.1':
    '<b>Gang</b>: 3 <cooldown>abkühlen</cooldown> im 1., 1 im 2. Gang, ein <boost>Boost</boost> im 4. <b>Letzter auf der Straße</b>: <adrenaline>Adrenalin</adrenaline>. <b>Karten</b>: was auf ihnen steht.',
  'rules.react.2':
    'Alles darf ausgelassen werden außer <scrap>Verschrotten</scrap>: Das geschieht von selbst, wenn du fertig bist.',
  'rules.react.3':
    'Was die Kurven kosten würden, siehst du, bevor du fertig bist: Noch kannst du entscheiden, ob du weiterfährst.',
  'rules.slipstream.title': 'Windschatten',
  'rules.slipstream.lead': 'Mit einem Wagen neben dir oder auf dem nächsten Feld darfst du 2 Felder weiterfahren.',
  'rules.slipstream.1':
    'Dein Tempo bleibt, aber <corners>Kurven</corners>, deren Linie du so überfährst, werden geprüft wie alle.',
  'rules.slipstream.2':
    '<longslip>Karten</longslip>, <road>Rückenwind</road> oder das <weather>Wetter</weather> können ihn verlängern; dann wählst du die Länge. Jeder Wagen einmal pro Durchgang.',
  'rules.slipstream.3':
    'Niemand kommt im Windschatten über die letzte Linie oder dahinter weiter. Jeder Wagen gibt Windschatten, auch ein überrundeter oder eine <legends>Legende</legends>.',
  'rules.slipstream.step.1.title': 'Blau ist davor',
  'rules.slipstream.step.1.text': 'Auf dem nächsten Feld',
  'rules.slipstream.step.2.title': 'Windschatten',
  'rules.slipstream.step.2.text': '2 Felder',
  'rules.slipstream.step.3.title': 'Tempo',
  'rules.slipstream.step.3.text': 'Bleibt <b>6</b>',
  'rules.slipstream.step.4.title': 'Linie überfahren',
  'rules.slipstream.step.4.text': 'Limit 5: 1 Hitze',
  'rules.slipstream.mark.tow': 'Blau gibt Windschatten',
  'rules.slipstream.mark.end': '2 Felder weiter',
  'rules.slipstream.outcome.1.title': 'Daneben',
  'rules.slipstream.outcome.1.text': 'Auf demselben Feld: ja.',
  'rules.slipstream.outcome.2.title': 'Nächstes Feld',
  'rules.slipstream.outcome.2.text': 'In jeder Spur: ja.',
  'rules.slipstream.outcome.3.title': 'Zwei Felder davor',
  'rules.slipstream.outcome.3.text': 'Nur mit der großen Reichweite aus der Einstellung.',
  'rules.check.title': 'Kurven prüfen',
  'rules.check.lead':
    'Jede Kurvenlinie, die du im Durchgang überfahren hast, wird mit deinem Tempo geprüft, eine nach der anderen.',
  'rules.check.1':
    'Geprüft wird in der <order>Reihenfolge</order> des Durchgangs. Alles, was schneller gemacht hat, zählt: Karten, <boost>Boost</boost>, <adrenaline>Adrenalin</adrenaline>.',
  'rules.check.2':
    'Was eine Kurve kostet, steht unter <corners>Kurven</corners>. Ist die erste bezahlt und die zweite nicht zu bezahlen, bleibt die erste bezahlt, und du <spinout>drehst dich</spinout> bei der zweiten.',
  'rules.discard.title': 'Abwerfen',
  'rules.discard.lead': 'Wirf Karten ab, die du nicht willst, aber weder Hitze noch Stress.',
  'rules.discard.1':
    'Schnelle Karten helfen auf der Geraden, langsame in Kurven. Für abgeworfene Karten ziehst du beim <replenish>Auffüllen</replenish> neue.',
  'rules.discard.2':
    'Gespielte Karten mit <refresh>Auffrischen</refresh> dürfen hier zurück auf deinen Nachziehstapel.',
  'rules.discard.mark.yes': 'Darf weg',
  'rules.discard.mark.no': 'Müssen bleiben',
  'rules.replenish.title': 'Auffüllen',
  'rules.replenish.lead': 'Gespielte Karten werden abgelegt, und du ziehst auf sieben Karten auf.',
  'rules.replenish.1':
    'Ist der Nachziehstapel leer, wird dein Ablagestapel zu einem neuen gemischt, mit der <heatcards>Hitze</heatcards>, die du gezahlt hast.',
  'rules.replenish.2':
    'Wer sieben Karten oder mehr hat, zieht keine. Durch ein <events>Ereignis</events> können es sechs oder acht sein.',
};
