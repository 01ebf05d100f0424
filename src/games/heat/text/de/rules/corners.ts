// Artikel der Regeln von Heat, auf Deutsch: corners.

import type { Translation } from '@i18n/messages';
import type { corners as source } from '../../en/rules/corners';

export const corners: Translation<typeof source> = {
  'rules.corners.title': 'Kurven',
  'rules.corners.lead':
    'Wer eine Kurvenlinie schneller überfährt, als das Schild erlaubt, zahlt für jeden Punkt zu viel 1 Hitze.',
  'rules.corners.1':
    'Es gilt das Limit des Schildes, geändert durch einen <road>Straßenmarker</road> und die <limit>Limit-Symbole</limit> deiner eigenen Karten, und nie unter 1.',
  'rules.corners.2':
    'Die Linie ist überfahren, sobald der Wagen irgendwo dahinter steht. Auf dem letzten Feld davor ist sie es noch nicht.',
  'rules.corners.step.1.title': 'Tempo',
  'rules.corners.step.1.text': '4 + 3 = <b>7</b>',
  'rules.corners.step.2.title': 'Linie überfahren?',
  'rules.corners.step.2.text': '5 bis zur Linie, 7 gefahren',
  'rules.corners.step.3.title': 'Limit',
  'rules.corners.step.3.text': 'Das Schild: <b>5</b>',
  'rules.corners.step.4.title': 'Zu schnell um',
  'rules.corners.step.4.text': '7 − 5 = <b>2</b>',
  'rules.corners.step.5.title': 'Zahlen',
  'rules.corners.step.5.text': 'Motor 6, dann <b>4</b>',
  'rules.corners.mark.start': 'Hier begann der Zug',
  'rules.corners.mark.line': 'Kurvenlinie',
  'rules.corners.mark.limit': 'Limit 5',
  'rules.corners.mark.end': 'Tempo 7: 2 zu viel',
  'rules.corners.outcome.1.title': 'Limit oder weniger',
  'rules.corners.outcome.1.text': 'Frei.',
  'rules.corners.outcome.2.title': 'Schneller',
  'rules.corners.outcome.2.text': '1 Hitze für jeden Punkt darüber.',
  'rules.corners.outcome.3.title': 'Zu wenig Hitze',
  'rules.corners.outcome.3.text': '<spinout>Dreher</spinout>: zurück vor die Linie, im 1. Gang.',
  'rules.spinout.title': 'Dreher',
  'rules.spinout.lead':
    'Kann dein Motor eine Kurve nicht bezahlen, verlierst du seine ganze Hitze und musst vor die Kurve zurück.',
  'rules.spinout.1':
    'Der Wagen steht auf dem letzten freien Feld vor der Linie, im 1. Gang. Deine weiteren Kurven des Durchgangs werden nicht mehr geprüft.',
  'rules.spinout.2':
    '<stress>Stress</stress> kommt auf deine Hand: 1 Karte, wenn du im 1. oder 2. Gang warst, 2 im 3. oder 4.',
  'rules.spinout.step.1.title': 'Zu schnell um',
  'rules.spinout.step.1.text': '7 − 3 = <b>4</b>',
  'rules.spinout.step.2.title': 'Motor',
  'rules.spinout.step.2.text': 'Nur 2 Hitze: alles weg',
  'rules.spinout.step.3.title': 'Zurück',
  'rules.spinout.step.3.text': 'Vor die Linie',
  'rules.spinout.step.4.title': 'Stress',
  'rules.spinout.step.4.text': 'Es war der 3. Gang: 2',
  'rules.spinout.step.5.title': 'Gang',
  'rules.spinout.step.5.text': '<b>1.</b> Gang',
  'rules.spinout.mark.was': 'Tempo 7, Limit 3',
  'rules.spinout.mark.back': 'Zurück bis hier',
  'rules.road.title': 'Straßenmarker',
  'rules.road.lead': 'Jede Kurve bekommt einen Marker, der sie ändert oder den Sektor, der von ihr wegführt.',
  'rules.road.1':
    'An der Kurve: <b>Schmierige Kurve</b> senkt das Limit um 1, <b>Frischer Asphalt</b> hebt es um 1, bei <b>Überhitzung</b> zahlt 1 mehr, wer hier zahlt.',
  'rules.road.2':
    'Im Sektor dahinter: Bei <b>Kühler Luft</b> ist ein <boost>Boost</boost> frei, <b>Rückenwind</b> macht einen <slipstream>Windschatten</slipstream> bis zu 1 länger, eine <b>Wetterfront</b> bringt das <weather>Wetter</weather> dorthin.',
  'rules.road.step.1.title': 'Schild',
  'rules.road.step.1.text': 'Limit 5',
  'rules.road.step.2.title': 'Schmierige Kurve',
  'rules.road.step.2.text': 'Limit <b>4</b>',
  'rules.road.step.3.title': 'Tempo',
  'rules.road.step.3.text': '6 − 4 = <b>2</b>',
  'rules.road.step.4.title': 'Bei Überhitzung',
  'rules.road.step.4.text': '6 − 5 + 1 = <b>2</b>',
  'rules.road.mark.weather': 'Wetterfront',
  'rules.road.mark.overheat': 'Überhitzung',
  'rules.road.mark.slower': 'Schmierige Kurve',
  'rules.road.mark.faster': 'Frischer Asphalt',
  'rules.road.mark.freeBoost': 'Kühle Luft',
  'rules.road.mark.tow': 'Rückenwind',
  'rules.press.title': 'Pressekurven',
  'rules.press.lead':
    'Fahr eine Pressekurve mit 2 oder mehr über dem Limit oder überfahr ihre Linie im Windschatten, und du gewinnst eine Sponsorkarte.',
  'rules.press.1':
    'Das Limit ist hier das Schild mit seinem <road>Marker</road>; Symbole deiner eigenen Karten zählen nicht. Höchstens eine Karte je Linie und Durchgang, und keine nach einem <spinout>Dreher</spinout>.',
  'rules.press.2': 'Welche Kurven Pressekurven sind, sagt das <events>Ereignis</events>; ohne Ereignis sind es alle.',
  'rules.press.step.1.title': 'Limit',
  'rules.press.step.1.text': 'Das Schild: 5',
  'rules.press.step.2.title': 'Für die Presse',
  'rules.press.step.2.text': '5 + 2 = <b>7</b>',
  'rules.press.step.3.title': 'Du fährst 7',
  'rules.press.step.3.text': 'Zahl 2 Hitze',
  'rules.press.step.4.title': 'Gewonnen',
  'rules.press.step.4.text': '1 Sponsorkarte',
  'rules.press.mark.press': 'Hier steht die Presse',
};
