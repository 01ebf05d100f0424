// Artikel der Regeln von Heat, auf Deutsch: race.

import type { Translation } from '@i18n/messages';
import type { race as source } from '../../en/rules/race';

export const race: Translation<typeof source> = {
  'rules.group.race': 'Das Rennen',
  'rules.group.phases': 'Phasen',
  'rules.group.corners': 'Kurven',
  'rules.group.road': 'Auf der Straße',
  'rules.group.cards': 'Karten',
  'rules.group.symbols': 'Symbole',
  'rules.group.modules': 'Module',
  'rules.aim.title': 'Das Ziel',
  'rules.aim.lead':
    'Steh am weitesten hinter der Linie, wenn der Durchgang endet, in dem der erste Wagen ins <finish>Ziel</finish> kommt.',
  'rules.aim.1':
    'Du fährst mit <b>Karten</b>: in jedem Durchgang so viele, wie dein <shift>Gang</shift> sagt. Wer zu schnell in eine <corners>Kurve</corners> fährt, zahlt mit <heatcards>Hitze</heatcards>, und ausgegebene Hitze muss erst wieder <cooldown>abgekühlt</cooldown> werden.',
  'rules.aim.2':
    'Zwei bis sechs Wagen fahren, jeder in einer eigenen Farbe. In mindestens einem sitzt ein Mensch oder ein KI-Fahrer; die anderen dürfen <legends>Legenden</legends> sein.',
  'rules.aim.mark.line': 'Ziellinie',
  'rules.aim.mark.first': 'Hier starten alle',
  'rules.round.title': 'Ein Durchgang',
  'rules.round.lead': 'Ein Durchgang hat neun Phasen, und alle bringen eine hinter sich, bevor die nächste beginnt.',
  'rules.round.1':
    '<shift>Gänge</shift>, <play>Karten</play> und <discard>Abwürfe</discard> wählen alle zugleich und geheim: Bis die Letzten geantwortet haben, darfst du deine Wahl zurücknehmen.',
  'rules.round.2':
    '<reveal>Aufdecken</reveal>, <react>Reagieren</react>, <slipstream>Windschatten</slipstream> und <check>Kurven</check> gehen Wagen für Wagen in der <order>Reihenfolge</order> des Durchgangs. <adrenaline>Adrenalin</adrenaline> und <replenish>Auffüllen</replenish> brauchen keine Antwort.',
  'rules.round.3':
    'Läuft die Uhr ab, bleibt der Gang, die Karten kommen zufällig, der kleinste Wert zählt, du kühlst ab, so viel geht, und lässt Windschatten und Abwerfen aus.',
  'rules.order.title': 'Reihenfolge',
  'rules.order.lead': 'Der vorderste Wagen ist zuerst dran; von zwei gleichauf der auf der Ideallinie.',
  'rules.order.1':
    'Die Reihenfolge wird zu Beginn des Durchgangs bestimmt und gilt für alle seine Phasen, auch wenn Wagen einander unterwegs überholen.',
  'rules.order.2':
    'Die Ideallinie ist die Spur auf der Innenseite der letzten Kurve. Wer hält, nimmt sie, wo sie <fullspace>frei</fullspace> ist.',
  'rules.order.mark.lane': 'Ideallinie',
  'rules.grid.title': 'Die Startaufstellung',
  'rules.grid.lead': 'Die Wagen stehen zu zweit vor der Ziellinie, alle im 1. Gang.',
  'rules.grid.1':
    'Wer wo steht, sagt die Einstellung: ausgelost, nach Plätzen oder nach den Runden im <qualifying>Qualifying</qualifying>; wer keine hat, steht dahinter. In einer Saison startet zuletzt, wer in der Wertung führt.',
  'rules.grid.mark.pole': 'Startplatz 1',
  'rules.grid.mark.line': 'Ziellinie',
  'rules.laps.title': 'Runden',
  'rules.laps.lead': 'Ein Rennen geht über eine bis drei Runden; jede Strecke hat ihre übliche Zahl.',
  'rules.laps.1':
    'In Italien sind es üblicherweise drei Runden, in USA, Frankreich und Großbritannien zwei. Manche <events>Ereignisse</events> geben eine dazu oder nehmen eine weg.',
  'rules.laps.2':
    'Eine beendete Runde kann wieder verloren gehen: Wer nach einem <spinout>Dreher</spinout> hinter die Linie zurückmuss, fährt noch einmal darüber.',
  'rules.finish.title': 'Das Ziel erreichen',
  'rules.finish.lead':
    'Der Durchgang, in dem ein Wagen die Ziellinie erreicht, wird zu Ende gespielt und ist der letzte.',
  'rules.finish.1':
    'Wer dann am weitesten ist, hat gewonnen; gleichauf entscheidet die Ideallinie. Abgeworfen und gezogen wird nicht mehr.',
  'rules.finish.2':
    'Ein Wagen hinter der Linie darf noch abkühlen und boosten, aber nicht mehr in den <slipstream>Windschatten</slipstream>, und niemand kommt im Windschatten über die letzte Linie.',
  'rules.finish.3':
    'Dreht sich der einzige Wagen dahinter wieder <spinout>vor die Linie</spinout>, geht das Rennen weiter.',
  'rules.finish.step.1.title': 'Rot fährt',
  'rules.finish.step.1.text': '5 hinter der Linie: letzter Durchgang',
  'rules.finish.step.2.title': 'Blau fährt',
  'rules.finish.step.2.text': '7 hinter der Linie',
  'rules.finish.step.3.title': 'Gelb fährt',
  'rules.finish.step.3.text': '2 hinter der Linie',
  'rules.finish.step.4.title': 'Ergebnis',
  'rules.finish.step.4.text': 'Blau, Rot, Gelb',
  'rules.finish.mark.line': 'Ziellinie',
  'rules.points.title': 'Punkte einer Saison',
  'rules.points.lead': 'Ein Platz bringt 2 Punkte für jeden geschlagenen Wagen und 2 dazu.',
  'rules.points.1':
    '<legends>Legenden</legends> punkten wie alle. Wer ausgeschieden ist oder <retire>aufgegeben</retire> hat, bekommt nichts. Ein <events>Ereignis</events> kann Punkte dazugeben.',
  'rules.points.step.1.title': 'Wagen',
  'rules.points.step.1.text': '6 am Start',
  'rules.points.step.2.title': 'Platz',
  'rules.points.step.2.text': '3.: 3 geschlagen',
  'rules.points.step.3.title': 'Punkte',
  'rules.points.step.3.text': '2 × 3 + 2 = <b>8</b>',
  'rules.points.step.4.title': 'Alle sechs',
  'rules.points.step.4.text': '12, 10, 8, 6, 4, 2',
  'rules.retire.title': 'Aufgeben',
  'rules.retire.lead': 'Wer aufgibt, verlässt am Ende der Phase die Strecke und kommt nicht in die Wertung.',
  'rules.retire.1':
    'Aufgeben darfst du immer, wenn du gefragt bist. Ist niemand mehr am Steuer, endet das Rennen, und die Legenden werden gewertet, wie sie stehen.',
  'rules.retire.2': 'In einer Saison bist du im nächsten Rennen wieder dabei.',
};
