// Die Regeln von Waddingtons Formula 1 als Artikel, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { rules as source } from '../en/rules';

export const rules: Translation<typeof source> = {
  'rules.group.race': 'Das Rennen',
  'rules.group.speed': 'Tempo und Fahren',
  'rules.group.corners': 'Kurven',
  'rules.group.cards': 'Taktikkarten',
  'rules.group.pits': 'Boxen',

  'rules.aim.title': 'Das Ziel',
  'rules.aim.lead':
    'Wer am Ende der Runde, in der der erste Wagen ins Ziel kommt, am weitesten über der Linie ist, gewinnt.',
  'rules.aim.1':
    'Alle haben gleich viele Züge: Hat der erste Wagen alle Runden gefahren, sind die hinter ihm in der <order>Reihenfolge</order> noch am Zug.',
  'rules.aim.2':
    'Ein Wagen im Ziel bleibt auf seinem Feld stehen und blockiert es bis zum Ende des Rennens. In der Meisterschaft gibt es 10, 8, 6, 4, 2 und 1 Punkte.',
  'rules.order.title': 'Reihenfolge',
  'rules.order.lead': 'Die Wagen ziehen nacheinander: Gelb, Orange, Grün, Rot, Schwarz, Blau.',
  'rules.order.1':
    'Diese Reihenfolge ändert sich nie. Sie gilt auch am Start: Gelb steht außen, Blau an den Boxen. Fahren weniger mit, fallen die übrigen Farben weg.',
  'rules.cars.title': 'Wagen wählen',
  'rules.cars.lead': 'Für alle wird mit zwei Würfeln geworfen, und wer am höchsten wirft, wählt zuerst einen Wagen.',
  'rules.cars.1':
    'Die Wagen können auch nach Sitzplatz oder durch das Los verteilt werden, in einer Saison auch nach dem Stand. Der erste Wagen zieht zuerst, der letzte sieht vorher, was alle anderen tun: Beides hat seinen Reiz.',
  'rules.turn.title': 'Ein Zug',
  'rules.turn.lead':
    'Stell dein <speed>Tempo</speed> ein, fahr die Felder, spiel eine <cards>Karte</cards>, wenn du magst, und zahl für die <corners>Kurven</corners>.',
  'rules.turn.1':
    'Zuerst kommt das neue Tempo mit seinem <brakes>Verschleiß</brakes>, dann die Fahrt, ein Feld für je 20 mph, dann eine Taktikkarte, noch vor den Würfeln. Zuletzt wird jede zu schnell gefahrene Kurve abgerechnet, in der Folge der Strecke.',
  'rules.laps.title': 'Runden',
  'rules.laps.lead':
    'Die Scheibe zeigt, wie viele Runden noch fehlen, und dreht sich bei jeder Fahrt vorwärts über die Ziellinie.',
  'rules.laps.1':
    'Mit der ersten Überfahrt, vom Startplatz aus, beginnt erst die erste Runde. Drei Runden sind ein kurzes Rennen, fünf das übliche.',

  'rules.speed.title': 'Das Tempo',
  'rules.speed.lead':
    'In jedem Zug darfst du bis zu 60 mph schneller werden, höchstens 160, oder langsamer, so weit deine <brakes>Bremsen</brakes> es hergeben.',
  'rules.speed.1':
    'Das Tempo ändert sich in Schritten von 20. Du fährst dann genau ein Feld für je 20 mph: bei 120 sechs Felder, nicht mehr und nicht weniger.',
  'rules.speed.2': 'Ein Tempo steht dir nur offen, wenn alle seine Felder frei zu fahren sind.',
  'rules.move.title': 'Fahren',
  'rules.move.lead': 'Jeder Schritt geht geradeaus oder schräg nach vorn auf ein freies Feld.',
  'rules.move.1':
    'Du darfst mit jedem Schritt die Spur wechseln. Zwei Wagen stehen nie auf einem Feld, und niemand fährt durch einen anderen Wagen oder über eine Insel.',
  'rules.brakes.title': 'Bremsen und Verschleiß',
  'rules.brakes.lead': '20 langsamer kostet nichts; alle weiteren 20 kosten Bremsen und bald auch Reifen.',
  'rules.brakes.1':
    '40 langsamer kostet 1 Bremse; 60 kosten 2 Bremsen und 1 Reifen; 80 kosten 3 Bremsen und 2 Reifen; 100 kosten 4 Bremsen und 3 Reifen. Mehr als 100 geht nicht.',
  'rules.brakes.2':
    'Mit <b>Bremsverschleiß 5</b> kannst du höchstens um 20 bremsen, mit <b>Reifenverschleiß 8</b> höchstens um 40. Nur ein <pits>Boxenstopp</pits> setzt beides zurück.',
  'rules.tyres.title': 'Reifenverschleiß',
  'rules.tyres.lead':
    'Schlechte Würfe in Kurven und hartes Bremsen nutzen die Reifen ab, und abgefahrene Reifen verlieren den Grip.',
  'rules.tyres.1':
    'Ab <b>4</b> ist eine 6 oder 10 in der Spalte +40 ein <spinoff>Dreher</spinoff> statt zwei Reifen. Bei <b>8</b> ist es jede zu schnell gefahrene Kurve, ohne Wurf.',
  'rules.tyres.2':
    'Mit <b>strengen Reifen</b> dreht sich ein Wagen mit Verschleiß 8 in jeder Kurve, auch in der langsamsten.',
  'rules.heldup.title': 'Aufgehalten',
  'rules.heldup.lead': 'Ist für kein Tempo die Bahn frei, fährst du auf den Wagen vor dir auf.',
  'rules.heldup.1':
    'Hinter einem langsameren Wagen übernimmst du dessen Tempo samt dem Verschleiß des Bremsens. Hinter einem schnelleren darfst du dein Tempo um bis zu 60 höher stellen, höchstens auf seines, ohne weiterzufahren.',
  'rules.heldup.2':
    'Kannst du so stark nicht bremsen, kommst du von der Bahn ab und bleibst daneben stehen, ein <spinoff>Dreher</spinoff> ohne Kurve.',
  'rules.restart.title': 'Wieder anfahren',
  'rules.restart.lead': 'Aus der Box oder vom Auslaufpunkt fährst du mit 20, 40 oder 60 mph los.',
  'rules.restart.1':
    'Eine Boxenkarte kann das höchste Anfahrtempo ändern. Ist die Ausfahrt versperrt, wartet der Wagen einen Zug mit eingestelltem Tempo.',

  'rules.corners.title': 'Kurven',
  'rules.corners.lead':
    'Ein rotes Band hat für jede Spur ein sicheres Tempo; wer es nicht schneller überfährt, zahlt nichts.',
  'rules.corners.1':
    'Bis zu 20 mph zu schnell: Wirf zwei Würfel und lies in der <chart>Straftabelle</chart> die Spalte +20. Bis zu 40: die Spalte +40. Mehr als 40: ein <spinoff>Dreher</spinoff> ohne Wurf.',
  'rules.corners.2':
    'Es zählen das Tempo auf dem Tacho und die Spur, auf der du das Band überfährst. Jedes Band wird für sich abgerechnet.',
  'rules.chart.title': 'Die Straftabelle',
  'rules.chart.lead': 'Zwei Würfel sagen, was eine Kurve mit bis zu 40 mph zu viel gekostet hat.',
  'rules.chart.1':
    'Bei +20: 3 oder 11 ist ein Dreher, 4, 5 oder 8 kostet 1 Reifen, alles andere ist frei. Auch der Vierer-Pasch ist frei.',
  'rules.chart.2':
    'Bei +40: 3 oder 11 ist ein Dreher, 4, 5 oder 8 kostet 1 Reifen, 6 oder 10 kostet 2 Reifen oder ist ab Reifenverschleiß 4 ein Dreher, 7 oder 9 kostet 1 Reifen und 1 Bremse. 2, 12, Dreier-Pasch und Vierer-Pasch sind frei.',
  'rules.spinoff.title': 'Dreher',
  'rules.spinoff.lead': 'Der Wagen kommt auf den Auslaufpunkt der Kurve und steht; sein Verschleiß bleibt.',
  'rules.spinoff.1':
    'Der Rest der Fahrt verfällt. Im nächsten Zug <restart>fährt er wieder an</restart>, hinter dem Band, das er nicht noch einmal überfahren muss.',

  'rules.cards.title': 'Taktikkarten',
  'rules.cards.lead': 'Du hast fünf für das ganze Rennen und darfst in jedem Zug eine spielen.',
  'rules.cards.1':
    'Sie werden nach der Fahrt und vor den Würfeln gespielt, nur Meisterliches Fahren nicht. Niemand sieht deine Hand; eine gespielte Karte ist weg.',
  'rules.extra.title': 'Schnelles Schalten, Windschatten, Schnelle Reaktion',
  'rules.extra.lead': 'Fahr 2, 3 oder 4 Felder weiter.',
  'rules.extra.1':
    'Schnelles Schalten bringt 2 Felder, Windschatten 3, Schnelle Reaktion 4. Das Tempo bleibt und mit ihm die Strafen: Auch Bänder auf diesen Feldern zählen. Alle Felder müssen gefahren werden; ist die Bahn nicht so weit frei, so viele, wie es sind.',
  'rules.carburettor.title': 'Vergaser eingestellt',
  'rules.carburettor.lead': 'Geh sofort auf ein höheres Tempo bis 120 und fahr die Felder, die das bringt.',
  'rules.carburettor.1':
    'Von 60 auf 120 sind es drei. Bänder, die du in diesem Zug schon überfahren hast, zählen mit dem Tempo von vorher.',
  'rules.superb.title': 'Meisterliches Fahren',
  'rules.superb.lead': 'Eine Kurve dieser Fahrt bleibt ohne jede Strafe.',
  'rules.superb.1':
    'Die Karte wird zusammen mit der Fahrt gespielt, bevor jemand weiß, wie die Würfel fallen, und gilt für die Kurve, die du nennst, auch wenn du viel zu schnell bist.',

  'rules.pits.title': 'Boxenstopp',
  'rules.pits.lead':
    'Triff genau auf das Boxenfeld deiner Farbe: Reifen, Bremsen und Tempo gehen auf 0, und du ziehst eine <pitcards>Boxenkarte</pitcards>.',
  'rules.pits.1':
    'In dein Feld kommst du nur von einem Feld der Boxengasse aus. Der Rest der Fahrt verfällt. Im nächsten Zug <restart>fährst du wieder an</restart>, wenn die Karte nichts anderes sagt.',
  'rules.pitcards.title': 'Boxenkarten',
  'rules.pitcards.lead': 'Ein Stopp kann Züge kosten, das Anfahren ändern oder dir eine Karte mitgeben.',
  'rules.pitcards.1':
    'Die meisten kosten einen Zug, ein Zündungsfehler zwei, schnelle Arbeit keinen. Nach guter Arbeit fährst du mit bis zu 80 an, mit verpasstem Gang nur mit 20.',
  'rules.pitcards.2':
    '<b>Spezialreifen</b> retten eine Kurve mit bis zu 40 zu viel. Die beiden anderen wirken ab einer markierten Kurve. <b>Schlechte Reifen</b>: nur noch sicheres Tempo, bis zur Linie oder zum nächsten Stopp. <b>Bremsversagen</b>: kein Bremsen mehr, bis zum Dreher oder Stopp.',
  'rules.pitcards.3': 'Du kannst beim Aufbau ohne Boxenkarten spielen: Dann kostet ein Stopp nur die Felder.',
};
