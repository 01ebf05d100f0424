// Alle Texte über Symbole, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { symbols as source } from '../en/symbols';

export const symbols: Translation<typeof source> = {
  'symbol.heat.name': 'Hitze zahlen',
  'symbol.heat.short': 'Hitze',
  'symbol.heat.text': 'Zahl {n} Hitze aus deinem Motor, wenn die Karte aufgedeckt wird. Fehlt sie, stottert die Karte.',
  'change.heat': 'Zu zahlende Hitze',
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

  'symbol.plus.name': 'Aufdecken',
  'symbol.plus.short': 'Aufdecken',
  'symbol.plus.text':
    '{n, plural, one {Deck vom Nachziehstapel auf, bis eine Tempokarte kommt: Ihr Wert kommt dazu.} other {Deck vom Nachziehstapel auf, bis # Tempokarten gekommen sind: Ihre Werte kommen dazu.}}',
  'use.plus': '{n, plural, =1 {+} other {#-mal +}}',
  'change.plus': 'Aufzudecken',
  'rules.flip.title': 'Aufdecken (Plus)',
  'rules.flip.lead': 'Deck vom Nachziehstapel auf, bis eine Tempokarte kommt: Ihr Wert kommt zu deinem Tempo.',
  'rules.flip.1':
    'Was vorher kommt, wird ohne Wirkung abgelegt, auch Upgrades. Die Tempokarte liegt bis zum Ende des Durchgangs bei deinen gespielten Karten.',
  'rules.flip.2':
    'Ein leerer Nachziehstapel wird aus dem Ablagestapel neu gemischt. Ist nirgends eine Tempokarte, ist das Plus 0 wert.',

  'symbol.limit.name': 'Tempolimit',
  'symbol.limit.short': 'Limit',
  'symbol.limit.text':
    'Jede Kurve, durch die du in diesem Zug fährst, erlaubt {n} {way, select, less {weniger} other {mehr}}, aber nur dir.',
  'use.limit': 'Limit {change}',
  'change.limit': 'Karten mit Tempolimit',
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

  'symbol.directPlay.name': 'Direkt spielen',
  'symbol.directPlay.short': 'Direkt',
  'symbol.directPlay.text': 'Darf nach der Fahrt aus der Hand gespielt werden, zusätzlich zu den Karten deines Gangs.',
  'change.directPlay': 'Karten mit „Direkt spielen“',
  'react.direct': '{card} spielen',
  'react.direct.note': '{heat, plural, =0 {Gratis} other {# Hitze}}',
  'answer.directPlay': '{card} direkt gespielt',
  'log.direct': '{name} spielt {card} direkt für {value, number}',
  'caption.direct': 'Direkt {n, number}',
  'breach.no-direct-play':
    'Jetzt darfst du nur eine Handkarte mit „Direkt spielen“ spielen. Nutz ein anderes Symbol oder drück „Fertig“.',
  'breach.direct-play-needs-heat':
    'Diese Karte kostet {heat, number} Hitze, und dein Motor hat {engine, number}. Kühl zuerst ab oder drück „Fertig“.',
  'rules.direct.title': 'Direkt spielen',
  'rules.direct.lead': 'Darf beim Reagieren aus der Hand gespielt werden, zusätzlich zu den Karten deines Gangs.',
  'rules.direct.1':
    'Zuerst wird ihre <payheat>Hitze</payheat> gezahlt; geht das nicht, darf sie nicht gespielt werden. Dann macht ihr Wert dich schneller und bringt dich weiter, und ihre anderen Symbole gehören dir.',
  'rules.direct.2': 'Ausgelegt wie jede andere ist sie eine gewöhnliche Karte.',

  'symbol.accelerate.name': 'Beschleunigen',
  'symbol.accelerate.short': 'Schneller',
  'symbol.accelerate.text':
    'Für jede Karte, die du in diesem Zug aufgedeckt hast, darfst du {n} schneller werden und {n} weiterfahren: alles oder nichts.',
  'use.accelerate': 'Beschleunigen {n, number}',
  'change.accelerate': 'Karten mit Beschleunigen',
  'react.accelerate': 'Beschleunigen +{n, number}',
  'react.accelerate.note': '{card}: {n, plural, one {# Feld} other {# Felder}} weiter',
  'answer.accelerate': 'Beschleunigung mit {card}',
  'log.accelerated': '{name} beschleunigt um {value, number}',
  'caption.accelerate': 'Beschleunigen {n, number}',
  'breach.no-accelerate':
    'Diese Karte beschleunigt jetzt nicht: {flipped, plural, =0 {In diesem Zug wurde keine Karte aufgedeckt} other {Ihr Symbol ist genutzt, oder sie liegt nicht vor dir}}. Nutz ein anderes Symbol oder drück „Fertig“.',
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

  'symbol.superCool.name': 'Superkühlung',
  'symbol.superCool.short': 'Superkühl',
  'symbol.superCool.text':
    'Leg bis zu {n, plural, one {# Hitzekarte} other {# Hitzekarten}} vom Ablagestapel zurück in den Motor.',
  'use.superCool': 'Superkühlung {n, number}',
  'change.superCool': 'Superkühlung auf Karten',
  'react.superCool': 'Superkühlung',
  'react.superCool.n': 'Superkühlung {n, number}',
  'react.superCool.note': 'Hitze aus der Ablage in den Motor',
  'answer.superCool': 'Superkühlung um {n, number}',
  'log.superCooled': '{name} kühlt {n, number} Hitze vom Ablagestapel ab',
  'breach.no-super-cool':
    '{count, number} Hitze per Superkühlung geht jetzt nicht: {most, plural, =0 {Dir fehlt das Symbol dafür oder Hitze im Ablagestapel. Nutz ein anderes Symbol oder drück „Fertig“.} other {Höchstens # geht.}}',
  'rules.supercool.title': 'Superkühlung',
  'rules.supercool.lead': 'Leg bis zu so viele Hitzekarten vom Ablagestapel zurück in den Motor.',
  'rules.supercool.1':
    'So holst du Hitze, bevor sie auf deine Hand zurückkommt: <cooldown>Abkühlen</cooldown> kann das nicht.',

  'symbol.cooldown.name': 'Abkühlen',
  'symbol.cooldown.short': 'Abkühlen',
  'symbol.cooldown.text':
    'Leg bis zu {n, plural, one {# Hitzekarte} other {# Hitzekarten}} von der Hand zurück in den Motor.',
  'use.cooldown': 'Abkühlen {n, number}',
  'change.cooldown': 'Abkühlen auf Karten',
  'react.cool': 'Abkühlen',
  'react.cool.n': 'Abkühlen {n, number}',
  'react.cool.note': 'Hitze von der Hand in den Motor',
  'answer.cool': '{n, number} abgekühlt',
  'log.cooled': '{name} kühlt {n, number} Hitze ab',
  'caption.cools': 'Kühlt {n, number}',
  'breach.no-cooldown':
    '{count, number} Hitze kannst du jetzt nicht abkühlen: {left, plural, =0 {Hier ist kein Abkühlen übrig} other {Abkühlen # ist übrig}}, und du hast {hand, plural, =0 {keine Hitzekarte} one {# Hitzekarte} other {# Hitzekarten}} auf der Hand. {most, plural, =0 {Nutz ein anderes Symbol oder drück „Fertig“.} other {Kühl höchstens # ab.}}',
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

  'symbol.reduceStress.name': 'Stress abbauen',
  'symbol.reduceStress.short': 'Stress ab',
  'symbol.reduceStress.text': 'Wirf bis zu {n, plural, one {# Stresskarte} other {# Stresskarten}} von der Hand ab.',
  'use.reduceStress': 'Stress abbauen {n, number}',
  'change.reduceStress': 'Abbaubarer Stress',
  'react.reduceStress': 'Stress abbauen',
  'react.reduceStress.n': 'Stress abbauen {n, number}',
  'react.reduceStress.note': 'Stress von der Hand in die Ablage',
  'answer.reduceStress': '{n, plural, one {# Stresskarte} other {# Stresskarten}} abgebaut',
  'log.stress': '{name} baut {n, number} Stress ab',
  'caption.stress': 'Stress −{n, number}',
  'breach.no-reduce-stress':
    '{count, number} Stress kannst du jetzt nicht abbauen: {most, plural, =0 {Dir fehlt das Symbol dafür oder Stress auf der Hand. Nutz ein anderes Symbol oder drück „Fertig“.} other {Höchstens # geht.}}',
  'rules.reduce.title': 'Stress abbauen',
  'rules.reduce.lead': 'Wirf bis zu so viele Stresskarten von der Hand ab.',
  'rules.reduce.1':
    'Sie bleiben in deinem Deck und kommen wieder, aber diese Hand ist sie los: Beim <discard>Abwerfen</discard> bleibt <stress>Stress</stress> liegen.',

  'symbol.slipstream.name': 'Windschatten',
  'symbol.slipstream.short': 'Sog',
  'symbol.slipstream.text':
    'Dein Windschatten darf in diesem Zug bis zu {n, plural, one {# Feld} other {# Felder}} länger sein.',
  'use.slipstream': 'Windschatten +{n, number}',
  'change.slipstream': 'Karten mit Windschatten',
  'rules.longslip.title': 'Längerer Windschatten',
  'rules.longslip.lead': 'Ein Windschatten in diesem Zug darf bis zu so viele Felder länger sein.',
  'rules.longslip.1':
    'Es reicht nicht weiter zu einem Wagen: Wer überhaupt in den <slipstream>Windschatten</slipstream> darf, bleibt gleich. Du wählst jede Länge ab 2.',

  'symbol.salvage.name': 'Bergen',
  'symbol.salvage.short': 'Bergen',
  'symbol.salvage.text':
    'Such bis zu {n, plural, one {# Karte} other {# Karten}} aus deinem Ablagestapel und misch sie in den Nachziehstapel.',
  'use.salvage': 'Bergen {n, number}',
  'change.salvage': 'Bergen auf Karten',
  'react.salvage': 'Bergen',
  'react.salvage.note': 'Bis zu {n, plural, one {# Karte} other {# Karten}} zurück in den Nachziehstapel',
  'salvage.text':
    'Such bis zu {n, plural, one {# Karte} other {# Karten}} aus, die in deinen Nachziehstapel gemischt werden.',
  'salvage.later': 'Nicht jetzt',
  'salvage.least': 'Wähle mindestens eine Karte',
  'salvage.confirm': '{n, number} bergen',
  'why.salvage': 'Mehr als {n, plural, one {# Karte} other {# Karten}} kannst du nicht wählen. Nimm erst eine zurück.',
  'answer.salvage': '{n, plural, =0 {nichts geborgen} other {{cards} geborgen}}',
  'log.salvaged': '{n, plural, =0 {{name} birgt nichts} other {{name} birgt {cards}}}',
  'caption.salvages': 'Birgt {n, number}',
  'breach.no-salvage':
    '{count, plural, one {# Karte} other {# Karten}} kannst du jetzt nicht bergen: {most, plural, =0 {Dir fehlt das Symbol dafür, oder dein Ablagestapel ist leer. Nutz ein anderes Symbol oder drück „Fertig“.} other {Höchstens # geht.}}',
  'breach.not-in-discard':
    'Eine dieser Karten liegt nicht in deinem Ablagestapel. Wähle aus den Karten, die dort liegen.',
  'rules.salvage.title': 'Bergen',
  'rules.salvage.lead': 'Such bis zu so viele Karten aus deinem Ablagestapel und misch sie in den Nachziehstapel.',
  'rules.salvage.1':
    'Gute Karten kommen früher wieder; schlechte können bleiben, wo sie sind. Ist der Ablagestapel leer, verpufft das Symbol.',

  'symbol.refresh.name': 'Auffrischen',
  'symbol.refresh.short': 'Auffrischen',
  'symbol.refresh.text': 'Darf oben auf deinen Nachziehstapel statt auf den Ablagestapel.',
  'use.refresh': 'Auffrischen',
  'change.refresh': 'Karten mit Auffrischen',
  'rules.refresh.title': 'Auffrischen',
  'rules.refresh.lead': 'Darf am Ende des Durchgangs oben auf deinen Nachziehstapel statt auf den Ablagestapel.',
  'rules.refresh.1':
    'Du entscheidest beim <discard>Abwerfen</discard>, bei mehreren auch über die Reihenfolge. Beim Ziehen kommen sie zuerst.',

  'symbol.scrap.name': 'Verschrotten',
  'symbol.scrap.short': 'Schrott',
  'symbol.scrap.text':
    '{n, plural, one {Die oberste Karte deines Nachziehstapels kommt auf den Ablagestapel.} other {Die obersten # Karten deines Nachziehstapels kommen auf den Ablagestapel.}}',
  'use.scrap': 'Verschrotten {n, number}',
  'change.scrap': 'Zu verschrottende Karten',
  'react.scrap': 'Verschrotten {n, number}',
  'react.scrap.note': 'Oberste Karten in die Ablage; sonst automatisch',
  'answer.scrap': 'Verschrotten',
  'log.scrapped': '{n, plural, =0 {{name} verschrottet nichts} other {{name} verschrottet {cards}}}',
  'caption.scraps': 'Verschrottet {n, number}',
  'breach.no-scrap': 'In diesem Zug gibt es nichts zu verschrotten. Nutz ein anderes Symbol oder drück „Fertig“.',
  'rules.scrap.title': 'Verschrotten',
  'rules.scrap.lead': 'Die obersten Karten deines Nachziehstapels kommen auf den Ablagestapel; das ist Pflicht.',
  'rules.scrap.1':
    'Nichts davon hat eine Wirkung. Geht der Nachziehstapel aus, wird der Ablagestapel gemischt, und es geht weiter.',
};
