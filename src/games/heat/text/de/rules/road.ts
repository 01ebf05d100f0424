// Artikel der Regeln von Heat, auf Deutsch: road.

import type { Translation } from '@i18n/messages';
import type { road as source } from '../../en/rules/road';

export const road: Translation<typeof source> = {
  'rules.boost.title': 'Boost',
  'rules.boost.lead':
    'Einmal im Zug, im 4. Gang: Zahl 1 Hitze, deck eine Tempokarte auf und fahr um so viel schneller und weiter.',
  'rules.boost.1':
    'Aufgedeckt wird wie bei einem <flip>Plus</flip>: Was keine Tempokarte ist, wird abgelegt. Das Tempo zählt in Kurven.',
  'rules.boost.2':
    'Mit leerem Motor kannst du nicht boosten, außer in einem Sektor mit <road>Kühler Luft</road>, wo es frei ist.',
  'rules.boost.step.1.title': 'Tempo bisher',
  'rules.boost.step.1.text': '4. Gang: <b>11</b>',
  'rules.boost.step.2.title': 'Zahlen',
  'rules.boost.step.2.text': '1 Hitze',
  'rules.boost.step.3.title': 'Aufdecken',
  'rules.boost.step.3.text': 'Stress weg, die 3 zählt',
  'rules.boost.step.4.title': 'Tempo',
  'rules.boost.step.4.text': '11 + 3 = <b>14</b>, 3 weiter',
  'rules.fullspace.title': 'Volle Felder',
  'rules.fullspace.lead': 'Sind auf dem Zielfeld alle Spuren besetzt, fährst du auf das nächste Feld mit Platz weiter.',
  'rules.fullspace.1':
    'Dein Tempo ändert sich dadurch nicht, aber Linien von <corners>Kurven</corners> und die Ziellinie sind überfahren.',
  'rules.fullspace.2': 'Im Weg steht dir niemand: Es zählt nur das Feld, auf dem du hältst.',
  'rules.fullspace.step.1.title': 'Tempo',
  'rules.fullspace.step.1.text': '<b>4</b>: Feld 4 ist voll',
  'rules.fullspace.step.2.title': 'Weiter',
  'rules.fullspace.step.2.text': 'Feld 5 hat Platz',
  'rules.fullspace.step.3.title': 'Es zählt',
  'rules.fullspace.step.3.text': 'Tempo <b>4</b>',
  'rules.fullspace.mark.full': 'Beide Spuren besetzt',
  'rules.fullspace.mark.end': 'Ein Feld mehr',
  'rules.cluttered.title': 'Blockierte Hand',
  'rules.cluttered.lead':
    'Mit weniger spielbaren Karten, als dein Gang verlangt, bleibst du stehen, im 1. Gang, und setzt den Rest des Durchgangs aus.',
  'rules.cluttered.1':
    'Alle spielbaren Karten werden ausgelegt, auch Stress, und kommen ohne Wirkung auf den Ablagestapel; dann ziehst du wie immer.',
  'rules.cluttered.2': 'Im nächsten Zug kannst du im 1. Gang 3 <cooldown>abkühlen</cooldown>: So kommst du heraus.',
  'rules.cluttered.step.1.title': 'Gang',
  'rules.cluttered.step.1.text': '3. Gang: 3 Karten',
  'rules.cluttered.step.2.title': 'Hand',
  'rules.cluttered.step.2.text': '2 sind spielbar',
  'rules.cluttered.step.3.title': 'Verloren',
  'rules.cluttered.step.3.text': 'Keine Fahrt, 1. Gang',
};
