// Artikel der Regeln von Formula D, auf Deutsch: ein Zug.

import type { Translation } from '@i18n/messages';
import type { turn as source } from '../../en/rules/turn';

export const turn: Translation<typeof source> = {
  'rules.turn.title': 'Ein Zug',
  'rules.turn.lead': 'Wähle einen Gang, wirf seinen Würfel, wähle, wo du hältst, fahr, und trag die Folgen.',
  'rules.turn.1':
    'Immer fährt nur ein Wagen, und gefragt wird nur zweierlei: nach dem <gears>Gang</gears> und nach dem <spaces>Feld</spaces>. Im <slipstream>Windschatten</slipstream> kommt eine dritte Frage dazu. Alles andere tun die Regeln von selbst.',
  'rules.turn.2': 'Vor dem Wurf kannst du den Gang beliebig oft ändern. Ist gewürfelt, gibt es kein Zurück.',
  'rules.turn.mark.gear': 'Gang',
  'rules.turn.mark.roll': 'Wurf',
  'rules.turn.mark.drive': 'Fahrt',
  'rules.turn.mark.checks': 'Kurve und Kontakt',
  'rules.order.title': 'Zugfolge',
  'rules.order.lead': 'In jedem Durchgang ziehen die Wagen nacheinander, der vorderste zuerst.',
  'rules.order.1':
    'Gleichauf: erst der höhere Gang, dann wer näher an der Innenseite der Kurve steht, in der sie sind oder die kommt. Die Folge gilt für den ganzen Durchgang.',
  'rules.order.2':
    'Wagen in der Boxengasse ziehen nach allen, die in der Runde ihrer Einfahrt schon an der Einfahrt vorbei waren, und vor allen anderen.',
  'rules.order.step.1.title': 'Der Führende',
  'rules.order.step.1.text': 'Wagen 7 ist vorn',
  'rules.order.step.2.title': 'Gleichauf',
  'rules.order.step.2.text': 'Wagen 3 im <b>5.</b> Gang: Zweiter',
  'rules.order.step.3.title': 'Dann',
  'rules.order.step.3.text': 'Wagen 9 im 4.: Dritter',
  'rules.order.mark.first': '1: führt',
  'rules.order.mark.second': '2: 5. Gang',
  'rules.order.mark.third': '3: 4. Gang',
  'rules.start.title': 'Der Start',
  'rules.start.lead':
    'Im ersten Zug wirft ein Wagen den schwarzen Würfel: Er würgt ab, kommt weg oder hat einen Traumstart.',
  'rules.start.1':
    'Ein abgewürgter Wagen startet im nächsten Durchgang im 1. Gang, ohne noch einmal schwarz zu würfeln. Bis dahin steht er im Weg, aber niemand würfelt seinetwegen für einen Kontakt.',
  'rules.start.2':
    'Ein Traumstart fährt so viele seiner vier Felder, wie möglich sind, umsonst und ohne Bremsen. Beim Aufbau lässt sich dafür eine 20 verlangen.',
  'rules.start.step.1.title': 'Der Würfel',
  'rules.start.step.1.text': '<b>18</b>: 17 oder mehr',
  'rules.start.step.2.title': 'Felder',
  'rules.start.step.2.text': '4, im 1. Gang',
  'rules.start.step.3.title': 'Kosten',
  'rules.start.step.3.text': 'Keine',
  'rules.start.mark.great': 'Vier Felder auf einmal',
  'rules.start.outcome.1.title': '1',
  'rules.start.outcome.1.text': 'Abgewürgt: keine Fahrt.',
  'rules.start.outcome.2.title': '2 bis 16',
  'rules.start.outcome.2.text': '1. Gang, sein Würfel, und los.',
  'rules.start.outcome.3.title': '17 bis 20',
  'rules.start.outcome.3.text': 'Traumstart: vier Felder.',
  'rules.gears.title': 'Gänge',
  'rules.gears.lead':
    'Ein Gang höher, derselbe oder einer tiefer ist frei; jeder Gang, den du beim Herunterschalten überspringst, kostet 1 VP.',
  'rules.gears.1':
    'Höchstens drei Gänge darfst du überspringen: Vom 6. in den 1. geht es nicht. Aufwärts wird keiner übersprungen.',
  'rules.gears.2':
    'Bezahlt wird vor dem Wurf, und ein Schalten, das den letzten Punkt kosten würde, ist nicht möglich. In den <exit>Boxen</exit> ist Schalten frei.',
  'rules.gears.step.1.title': '6. zum 5.',
  'rules.gears.step.1.text': 'Frei',
  'rules.gears.step.2.title': '6. zum 4.',
  'rules.gears.step.2.text': '1 übersprungen: <b>1</b> VP',
  'rules.gears.step.3.title': '6. zum 2.',
  'rules.gears.step.3.text': '3 übersprungen: <b>3</b> VP',
  'rules.gears.step.4.title': '6. zum 1.',
  'rules.gears.step.4.text': 'Unmöglich',
  'rules.dice.title': 'Gangwürfel',
  'rules.dice.lead': 'Jeder Gang hat seinen Würfel, und was er zeigt, sind die Felder, die du fahren musst.',
  'rules.dice.1':
    'Die Seiten: 1. 1, 1, 2, 2 · 2. 2, 3, 3, 4, 4, 4 · 3. 4, 5, 6, 6, 7, 7, 8, 8 · 4. 7 bis 12, je zweimal · 5. 11 bis 20, je zweimal · 6. 21 bis 30, je dreimal.',
  'rules.dice.2': 'Gewürfelt wird einmal, einen zweiten Wurf gibt es nicht. Die Pyramide liest man an der Spitze.',
  'rules.spaces.title': 'Wo du hältst',
  'rules.spaces.lead':
    'Nach dem Wurf leuchten die Felder, auf denen du halten kannst, mit ihren Kosten; du wählst eines.',
  'rules.spaces.1':
    'Grün kostet nichts, Gelb kostet VP, Blau ist die Box; ein gestrichelter Rand heißt Bremsen. Eine Zahl in Prozent ist die Gefahr einer <contact>Berührung</contact>.',
  'rules.spaces.2':
    'Felder, die dein Rennen beenden würden, stehen nicht zur Wahl, solange es andere gibt. Gibt es nur eines, fährt der Wagen von selbst dorthin; gibt es keines, <out>scheidet er aus</out>.',
  'rules.spaces.step.1.title': 'Der Wurf',
  'rules.spaces.step.1.text': '2. Gang: <b>3</b>',
  'rules.spaces.step.2.title': 'Zwei gefahren',
  'rules.spaces.step.2.text': '<b>1</b> VP',
  'rules.spaces.step.3.title': 'Stehen bleiben',
  'rules.spaces.step.3.text': '<b>3</b> VP',
  'rules.spaces.mark.free': 'Frei: alle drei gefahren',
  'rules.spaces.mark.brake': 'Eins weggebremst',
  'rules.driving.title': 'Fahren',
  'rules.driving.lead': 'Fahr vorwärts von Feld zu Feld, eines je Punkt des Wurfs, und nie durch einen anderen Wagen.',
  'rules.driving.1':
    'Jedes Feld führt geradeaus, auf Geraden auch auf die Spuren daneben. In Kurven führen die Wege nur nach innen, wo die Bahn kürzer ist.',
  'rules.driving.2':
    'Zwischen zwei Wagen darfst du schräg hindurch. Von mehreren Wegen zu einem Feld wird der billigste gefahren.',
  'rules.driving.mark.inwards': 'Nur nach innen',
  'rules.driving.mark.inside': 'Innen: nur geradeaus',
  'rules.straights.title': 'Geraden',
  'rules.straights.lead':
    'Nimm auf einer Geraden den kürzesten freien Weg zu deinem Feld: kein Zickzack, um Felder loszuwerden.',
  'rules.straights.1':
    'Der Weg um einen Wagen herum, der dir im Weg steht, gilt als der kürzeste. Jede Gerade einer Fahrt zählt für sich, du darfst also in der nächsten Kurve noch ausweichen.',
  'rules.straights.step.1.title': 'Der Wurf',
  'rules.straights.step.1.text': '2. Gang: <b>3</b>',
  'rules.straights.step.2.title': 'Bahn frei',
  'rules.straights.step.2.text': 'C13 ist 2 entfernt: zu nah für eine 3',
  'rules.straights.step.3.title': 'Wagen im Weg',
  'rules.straights.step.3.text': 'Außen herum ist C13 <b>3</b> entfernt',
  'rules.straights.mark.end': 'C13',
  'rules.braking.title': 'Bremsen',
  'rules.braking.lead':
    'Jedes Feld des Wurfs, das du nicht fährst, kostet 1 VP, ob du bremst oder die Bahn versperrt ist.',
  'rules.braking.1':
    'Du darfst bremsen, so viel du bezahlen kannst, auch den ganzen Wurf, solange 1 Punkt bleibt. Felder, die am <flag>Ziel</flag>, in den <pits>Boxen</pits> und bei einem Traumstart verfallen, kosten nichts.',
  'rules.braking.step.1.title': 'Der Wurf',
  'rules.braking.step.1.text': '2. Gang: <b>4</b>',
  'rules.braking.step.2.title': 'Kein Weg',
  'rules.braking.step.2.text': '4 nicht gefahren: <b>4</b> VP',
  'rules.braking.step.3.title': 'Und dann',
  'rules.braking.step.3.text': 'Ein Wurf für <contact>Kontakt</contact>',
  'rules.braking.mark.blocked': 'Versperrt',
  'rules.slipstream.title': 'Windschatten',
  'rules.slipstream.lead':
    'Wenn eingestellt: Hältst du direkt hinter einem schnellen Wagen, darfst du bis zu drei Felder weiterfahren.',
  'rules.slipstream.1':
    'Du musst den ganzen Wurf ohne Bremsen und Überfahren gefahren sein, beide mindestens im 4. Gang, der vordere in keinem höheren als du. In den Boxen und nach einem Traumstart geht es nicht.',
  'rules.slipstream.2':
    'Ein Feld weniger kostet 1 VP, aus der Geraden in eine Kurve zu fahren 1 VP mehr. Nur das letzte Feld des Zugs ist ein Stopp. Hinter einem weiteren solchen Wagen geht es weiter; ziehen lassen kostet nichts.',
  'rules.slipstream.step.1.title': 'Du',
  'rules.slipstream.step.1.text': '5. Gang, ganzer Wurf gefahren',
  'rules.slipstream.step.2.title': 'Davor',
  'rules.slipstream.step.2.text': '4. Gang: nicht höher als deiner',
  'rules.slipstream.step.3.title': 'Weiter',
  'rules.slipstream.step.3.text': '<b>3</b> Felder, oder weniger für je 1 VP',
  'rules.slipstream.mark.ahead': 'Im 4. Gang',
  'rules.slipstream.mark.more': 'Drei Felder mehr',
  'rules.end.title': 'Ende eines Zugs',
  'rules.end.lead':
    'Steht der Wagen, zählt sein Stopp, er würfelt für einen Kontakt, und belastete Motoren werden geprüft.',
  'rules.end.1':
    'In dieser Folge: erst der <corners>Stopp</corners>, dann der <contact>Kontakt</contact> mit Wagen davor und daneben, dann die <engines>Motoren</engines> nach einer 20 im 5. oder einer 30 im 6. Gang. Dann ist der nächste Wagen am Zug.',
  'rules.end.mark.stop': 'Stopp',
  'rules.end.mark.contact': 'Kontakt',
  'rules.end.mark.engines': 'Motoren',
  'rules.time.title': 'Zeit abgelaufen',
  'rules.time.lead': 'Läuft deine Zeit ab, wird für dich eine sichere Antwort gegeben.',
  'rules.time.1':
    'Der Gang: der höchste ohne Kosten, dessen Würfel dich nicht über die nächste Kurve hinausträgt, die Stopps verlangt. In der Box der 4., in der Gasse davor der eingelegte.',
  'rules.time.2': 'Das Feld: das billigste, dann das weiteste, dann das innerste. Einen Windschatten nutzt du nicht.',
};
