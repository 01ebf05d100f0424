// Artikel der Regeln von Heat, auf Deutsch: symbols.

import type { Translation } from '@i18n/messages';
import type { symbols as source } from '../../en/rules/symbols';

export const symbols: Translation<typeof source> = {
  'rules.payheat.title': 'Hitze zahlen',
  'rules.payheat.lead':
    'Zahl so viel Hitze aus deinem Motor, wenn die Karte aufgedeckt wird; fehlt sie, stottert die Karte.',
  'rules.payheat.1':
    'Ist zu wenig im Motor, wird zuerst das eigene <cooldown>Abkühlen</cooldown> der Karte dafür genutzt.',
  'rules.payheat.2':
    'Eine Karte, die stottert, kommt auf den Ablagestapel; keines ihrer Symbole zählt, und sie ist ein <flip>Plus</flip> wert.',
  'rules.payheat.step.1.title': 'Karte',
  'rules.payheat.step.1.text': 'Kostet 2, 3 abkühlen',
  'rules.payheat.step.2.title': 'Motor',
  'rules.payheat.step.2.text': 'Nur 1 Hitze',
  'rules.payheat.step.3.title': 'Eigenes Abkühlen',
  'rules.payheat.step.3.text': '1 von der Hand: Motor 2',
  'rules.payheat.step.4.title': 'Gezahlt',
  'rules.payheat.step.4.text': 'Tempo <b>7</b>, Motor 0',
  'rules.flip.title': 'Aufdecken (Plus)',
  'rules.flip.lead': 'Deck vom Nachziehstapel auf, bis eine Tempokarte kommt: Ihr Wert kommt zu deinem Tempo.',
  'rules.flip.1':
    'Was vorher kommt, wird ohne Wirkung abgelegt, auch Upgrades. Die Tempokarte liegt bis zum Ende des Durchgangs bei deinen gespielten Karten.',
  'rules.flip.2':
    'Ein leerer Nachziehstapel wird aus dem Ablagestapel neu gemischt. Ist nirgends eine Tempokarte, ist das Plus 0 wert.',
  'rules.limit.title': 'Tempolimit',
  'rules.limit.lead': 'Jede Kurve, durch die du in diesem Zug fährst, erlaubt so viel mehr oder weniger, nur dir.',
  'rules.limit.1':
    'Es gilt von selbst, auch wo es schadet. Mehrere zählen zusammen; ein Limit ist nie unter 1. Für die <press>Presse</press> gilt es nicht.',
  'rules.limit.step.1.title': 'Schild',
  'rules.limit.step.1.text': 'Limit 3',
  'rules.limit.step.2.title': 'Flügel',
  'rules.limit.step.2.text': '+3: Limit <b>6</b>',
  'rules.limit.step.3.title': 'Tempo',
  'rules.limit.step.3.text': '<b>8</b>',
  'rules.limit.step.4.title': 'Zahlen',
  'rules.limit.step.4.text': '8 − 6 = <b>2</b> Hitze',
  'rules.direct.title': 'Direkt spielen',
  'rules.direct.lead': 'Darf beim Reagieren aus der Hand gespielt werden, zusätzlich zu den Karten deines Gangs.',
  'rules.direct.1':
    'Zuerst wird ihre <payheat>Hitze</payheat> gezahlt; geht das nicht, darf sie nicht gespielt werden. Dann macht ihr Wert dich schneller und bringt dich weiter, und ihre anderen Symbole gehören dir.',
  'rules.direct.2': 'Ausgelegt wie jede andere ist sie eine gewöhnliche Karte.',
  'rules.accelerate.title': 'Beschleunigen',
  'rules.accelerate.lead':
    'Für jede Karte, die in diesem Zug für dich aufgedeckt wurde, darfst du so viel schneller und weiter fahren: alles oder nichts.',
  'rules.accelerate.1':
    'Jedes <flip>Plus</flip>, jeder gespielte <stress>Stress</stress>, ein <boost>Boost</boost> und eine Karte, die gestottert hat, zählen je einmal.',
  'rules.accelerate.step.1.title': 'Aufgedeckt',
  'rules.accelerate.step.1.text': 'Stress und Boost: 2',
  'rules.accelerate.step.2.title': 'Beschleunigen',
  'rules.accelerate.step.2.text': '+1 für jede',
  'rules.accelerate.step.3.title': 'Du fährst',
  'rules.accelerate.step.3.text': '2 × 1 = <b>2</b> weiter',
  'rules.supercool.title': 'Superkühlung',
  'rules.supercool.lead': 'Leg bis zu so viele Hitzekarten vom Ablagestapel zurück in den Motor.',
  'rules.supercool.1':
    'So holst du Hitze, bevor sie auf deine Hand zurückkommt: <cooldown>Abkühlen</cooldown> kann das nicht.',
  'rules.cooldown.title': 'Abkühlen',
  'rules.cooldown.lead': 'Leg bis zu so viele Hitzekarten von der Hand zurück in den Motor.',
  'rules.cooldown.1':
    'Der 1. <shift>Gang</shift> bringt 3, der 2. bringt 1; <adrenaline>Adrenalin</adrenaline>, Karten und manches <weather>Wetter</weather> geben mehr. Du darfst es auf mehrmals nutzen.',
  'rules.cooldown.2': 'Bei bedecktem Himmel geht es in dessen Sektoren gar nicht, woher es auch käme.',
  'rules.cooldown.step.1.title': 'Gang',
  'rules.cooldown.step.1.text': '1.: 3',
  'rules.cooldown.step.2.title': 'Karte',
  'rules.cooldown.step.2.text': '1 abkühlen',
  'rules.cooldown.step.3.title': 'Hand',
  'rules.cooldown.step.3.text': '4 Hitze in den Motor',
  'rules.cooldown.step.4.title': 'Motor',
  'rules.cooldown.step.4.text': '1 + 4 = <b>5</b>',
  'rules.reduce.title': 'Stress abbauen',
  'rules.reduce.lead': 'Wirf bis zu so viele Stresskarten von der Hand ab.',
  'rules.reduce.1':
    'Sie bleiben in deinem Deck und kommen wieder, aber diese Hand ist sie los: Beim <discard>Abwerfen</discard> bleibt <stress>Stress</stress> liegen.',
  'rules.longslip.title': 'Längerer Windschatten',
  'rules.longslip.lead': 'Ein Windschatten in diesem Zug darf bis zu so viele Felder länger sein.',
  'rules.longslip.1':
    'Es reicht nicht weiter zu einem Wagen: Wer überhaupt in den <slipstream>Windschatten</slipstream> darf, bleibt gleich. Du wählst jede Länge ab 2.',
  'rules.salvage.title': 'Bergen',
  'rules.salvage.lead': 'Such bis zu so viele Karten aus deinem Ablagestapel und misch sie in den Nachziehstapel.',
  'rules.salvage.1':
    'Gute Karten kommen früher wieder; schlechte können bleiben, wo sie sind. Ist der Ablagestapel leer, verpufft das Symbol.',
  'rules.refresh.title': 'Auffrischen',
  'rules.refresh.lead': 'Darf am Ende des Durchgangs oben auf deinen Nachziehstapel statt auf den Ablagestapel.',
  'rules.refresh.1':
    'Du entscheidest beim <discard>Abwerfen</discard>, bei mehreren auch über die Reihenfolge. Beim Ziehen kommen sie zuerst.',
  'rules.scrap.title': 'Verschrotten',
  'rules.scrap.lead': 'Die obersten Karten deines Nachziehstapels kommen auf den Ablagestapel; das ist Pflicht.',
  'rules.scrap.1':
    'Nichts davon hat eine Wirkung. Geht der Nachziehstapel aus, wird der Ablagestapel gemischt, und es geht weiter.',
};
