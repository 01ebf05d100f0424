// Artikel der Regeln von Heat, auf Deutsch: cards.

import type { Translation } from '@i18n/messages';
import type { cards as source } from '../../en/rules/cards';

export const cards: Translation<typeof source> = {
  'rules.deck.title': 'Deck, Hand und Motor',
  'rules.deck.lead':
    'Alle haben ein Deck aus den gleichen Karten, sieben Karten auf der Hand und einen Motor voller Hitze.',
  'rules.deck.1':
    'Im Nachziehstapel: Tempo 1 bis 4, je dreimal, drei <upgrades>Upgrades</upgrades> und drei <stress>Stress</stress>. Im Motor: sechs <heatcards>Hitze</heatcards>. <weather>Wetter</weather> und <events>Ereignisse</events> können beides ändern.',
  'rules.deck.2':
    'Was du zahlst, geht vom Motor auf den Ablagestapel, von dort in den Nachziehstapel und auf deine Hand und durch <cooldown>Abkühlen</cooldown> zurück in den Motor.',
  'rules.deck.3': 'Wie viele Karten wo liegen, sehen alle; was auf einer Hand ist, nur wer sie hält.',
  'rules.speedcards.title': 'Tempokarten',
  'rules.speedcards.lead': 'Zwölf Tempokarten, 1 bis 4, je dreimal: Ihr Wert kommt zu deinem Tempo.',
  'rules.speedcards.1':
    'Nur sie beenden das Aufdecken für ein <flip>Plus</flip> oder einen <boost>Boost</boost>. Tempo 0 und Tempo 5 sind <upgrades>Upgrades</upgrades> und tun es nicht.',
  'rules.heatcards.title': 'Hitze',
  'rules.heatcards.lead': 'Hitze im Motor ist dein Geld; Hitze auf der Hand sitzt fest und nimmt Platz weg.',
  'rules.heatcards.1':
    'Sie bezahlt <corners>Kurven</corners>, <boost>Boosts</boost>, <shift>zwei Gänge</shift> auf einmal und Karten, die <payheat>Hitze kosten</payheat>.',
  'rules.heatcards.2':
    'Sie lässt sich weder spielen noch abwerfen: Nur <cooldown>Abkühlen</cooldown> bringt sie von der Hand in den Motor zurück. Die Hitzekarte, die von Anfang an in deinem Deck ist, ist eine wie jede andere.',
  'rules.stress.title': 'Stress',
  'rules.stress.lead':
    'Eine gespielte Stresskarte deckt vom Nachziehstapel auf, bis eine Tempokarte kommt: Das ist ihr Wert.',
  'rules.stress.1':
    'Du fährst zwischen 1 und 4, ohne zu wissen, wie viel. Abwerfen lässt sie sich nicht; <reduce>Stress abbauen</reduce> wird sie los.',
  'rules.stress.2': 'Drei sind in jedem Deck; <spinout>Dreher</spinout> bringen mehr.',
  'rules.stress.step.1.title': 'Gespielt',
  'rules.stress.step.1.text': 'Stress',
  'rules.stress.step.2.title': 'Aufgedeckt',
  'rules.stress.step.2.text': 'Hitze: abgelegt',
  'rules.stress.step.3.title': 'Aufgedeckt',
  'rules.stress.step.3.text': 'Tempo 2: Das zählt',
  'rules.stress.step.4.title': 'Wert',
  'rules.stress.step.4.text': '<b>2</b>',
  'rules.upgrades.title': 'Upgrades',
  'rules.upgrades.lead':
    'In jedem Deck sind drei Upgrades: Tempo 0, Tempo 5 und eine Hitze, oder die drei, die du in der Garage gewählt hast.',
  'rules.upgrades.1':
    '<b>Allradantrieb</b> hat ein <flip>Plus</flip>, <b>Karosserie</b> <reduce>baut Stress ab</reduce>, <b>Bremsen</b> haben mehrere Werte, aus denen du wählst, wenn alle Karten offen liegen.',
  'rules.upgrades.2':
    'Das <b>Kühlsystem</b> bringt <cooldown>Abkühlen</cooldown>, <b>Drehzahl</b> einen <longslip>längeren Windschatten</longslip>, und <b>Zusatzhitze</b> ist eine Hitzekarte mehr, mit der du zahlst, wenn sie abgekühlt ist.',
  'rules.advanced.title': 'Upgrades für Profis',
  'rules.advanced.lead': 'Die Profikarten der Garage können mehr und wollen oft etwas dafür.',
  'rules.advanced.1':
    '<b>Reifen</b> und <b>Flügel</b> ändern das <limit>Limit</limit> deiner Kurven. Der <b>Turbolader</b> ist schnell und <payheat>kostet Hitze</payheat>. <b>Treibstoff</b> <salvage>birgt</salvage> Karten.',
  'rules.advanced.2':
    'Das <b>Gaspedal</b> wird <direct>direkt gespielt</direct>, und die <b>Federung</b> wird auf den Nachziehstapel <refresh>aufgefrischt</refresh>.',
  'rules.sponsors.title': 'Sponsorkarten',
  'rules.sponsors.lead': 'Eine Sponsorkarte wird einmal gespielt wie jede Karte und geht dann an die Sponsoren zurück.',
  'rules.sponsors.1':
    'Du gewinnst sie bei der <press>Presse</press> oder durch ein <events>Ereignis</events> am Ende der Kurven; sie darf über dein Handlimit gehen und zählt ab dem nächsten Durchgang.',
  'rules.sponsors.2':
    'Abgeworfen bleibt sie in deinem Deck. In einer Saison nimmst du ungenutzte ins nächste Rennen mit.',
};
