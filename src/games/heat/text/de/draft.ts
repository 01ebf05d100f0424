// Der Garagen-Draft, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { draft as source } from '../en/draft';

export const draft: Translation<typeof source> = {
  'draft.dash': 'Dein Cockpit',
  'draft.tabs': 'Was zu sehen ist',
  'draft.tab.cards': 'Karten',
  'draft.tab.deck': 'Dein Deck',
  'draft.mat': 'Karten der Runde {round, number}',
  'draft.taken': 'Genommen von {name}',
  'draft.card.chosen': '{card}, gewählt',
  'draft.notYours': 'Du bist nicht am Zug',
  'draft.choose': 'Karte wählen',
  'draft.choose.why': 'Wähle eine der Karten auf der Matte',
  'draft.take': '{card} nehmen',
  'draft.hint': 'Ein Doppelklick nimmt eine Karte sofort.',
  'draft.picks': '{who, select, you {Deine Wahl} other {Wahl von {name}}}',
  'draft.picks.count': '{picks} · {n, number} von 3',
  'draft.picks.note': 'Sie ersetzen 0, 5 und Hitze',
  'draft.slot': 'Runde {n, number}',
  'draft.slot.now': 'jetzt',
  'draft.deck': '{who, select, you {Dein Deck} other {Deck von {name}}}',
  'draft.deck.with': '{who, select, you {Dein Deck mit {card}} other {Deck von {name} mit {card}}}',
  'draft.prompt':
    '{who, select, you {Du wählst:} other {{name} wählt:}} {n, plural, =1 {eine von einer Karte} =2 {eine von zwei Karten} =3 {eine von drei Karten} =4 {eine von vier Karten} =5 {eine von fünf Karten} =6 {eine von sechs Karten} =7 {eine von sieben Karten} =8 {eine von acht Karten} =9 {eine von neun Karten} =10 {eine von zehn Karten} other {eine von # Karten}}',
  'draft.wait': 'Warten',
  'draft.yourPick': 'Gleich wählst du',
  'draft.waiting': 'Warten auf {name}',
  'draft.next': '{first, select, you {Als Nächstes: du.} other {Als Nächstes: {name}.}}',
  'draft.next.then':
    '{first, select, you {Als Nächstes: du, dann {others}.} other {Als Nächstes: {name}, dann {others}.}}',
  'draft.next.more':
    '{first, select, you {Als Nächstes: du, dann noch {n, number}.} other {Als Nächstes: {name}, dann noch {n, number}.}}',
  'draft.next.you': 'du',
  'draft.own.done': 'Deine drei Karten sind gewählt.',
  'draft.own.last': 'Das ist deine letzte Wahl.',
  'draft.own.place':
    'In Runde {round, number} wählst du {place, selectordinal, =1 {als Erstes} =2 {als Zweites} =3 {als Drittes} =4 {als Viertes} =5 {als Fünftes} =6 {als Sechstes} other {an #. Stelle}}.',
  'draft.leftover':
    '{n, plural, =0 {Keine Karte dieser Runde verlässt das Spiel.} =1 {Eine Karte dieser Runde verlässt das Spiel.} =2 {Zwei Karten dieser Runde verlassen das Spiel.} =3 {Drei Karten dieser Runde verlassen das Spiel.} other {# Karten dieser Runde verlassen das Spiel.}}',

  'order.title': 'Reihenfolge',
  'order.round': 'Runde {n, number} von 3',
  'order.you': 'Du',
  'order.legend': 'wählt nicht',
  'order.now': 'wählt jetzt',
  'order.toCome': 'kommt noch',

  'paper.title': 'Die Strecke',
  'paper.heat': '{n, number} Hitze',
  'paper.stress': '{n, number} Stress',
  'paper.weather': 'Wetter später',
  'paper.season': '{season}, Rennen {n, number} von {of, number} · {laps, plural, one {# Runde} other {# Runden}}',
  'paper.table': '{season}: {table} · {laps, plural, one {# Runde} other {# Runden}}',
  'paper.single': 'Einzelrennen · {laps, plural, one {# Runde} other {# Runden}}',

  'chart.speed': 'Tempo',
  'chart.picked': 'Gewählt',
  'chart.stress': 'Stress',
  'chart.new': 'Diese',
  'chart.engine': 'Motor',
  'chart.cards': 'Karten',
  'chart.average': 'Schnitt',
  'chart.average.value': '{n, number, ::.0}',
  'chart.said.stress': '{n, number} Stress',
  'chart.said.heat': '{n, number} Hitze',
  'chart.said.speed': 'Tempo {speed, number}: {n, plural, one {# Karte} other {# Karten}}',

  'change.spareHeat': 'Hitze im Deck',

  'reader.title': 'Über die Karte',
  'reader.point': 'Zeig auf eine Karte, um zu lesen, was sie tut.',
  'reader.hold': 'Tipp auf eine Karte, um sie zu wählen; halt sie, um sie zu lesen.',
  'reader.deck': 'In deinem Deck',
  'reader.becomes': 'wird zu',
  'reader.heat': 'Eine Hitzekarte für dein Deck',
  'reader.speed': 'Tempo {speeds}',
  'reader.speed.basic': 'Tempo {speeds}, Basiskarte',
  'reader.speed.advanced': 'Tempo {speeds}, Profikarte',
  'reader.plain.heat':
    'Sie kommt wie jede Hitzekarte in dein Deck: Spielen kannst du sie nicht, aber abgekühlt bringt sie deinem Motor 1 Hitze mehr.',
  'reader.plain.values': 'Keine Symbole. Du wählst beim Aufdecken, welches Tempo zählt.',
  'reader.plain': 'Keine Symbole: Sie zählt ihr Tempo und kostet nichts.',
};
