// Artikel der Regeln von Heat, auf Deutsch: modules.

import type { Translation } from '@i18n/messages';
import type { modules as source } from '../../en/rules/modules';

export const modules: Translation<typeof source> = {
  'rules.garage.title': 'Garage',
  'rules.garage.lead': 'Vor dem Rennen wählen alle drei Upgrades, eines in jeder von drei Runden.',
  'rules.garage.1':
    'Es liegen so viele Karten offen, wie Fahrer dabei sind, und drei mehr. In Runde 1 und 3 wählt zuerst, wer hinten startet, in Runde 2, wer vorn startet. Was übrig bleibt, ist aus dem Spiel.',
  'rules.garage.2':
    'Deine drei Karten ersetzen Tempo 0, Tempo 5 und die Hitze in deinem Deck. Die Einstellung sagt, welche Karten kommen: <upgrades>Basis</upgrades>, <advanced>Profi</advanced> oder beides. <legends>Legenden</legends> wählen nicht.',
  'rules.garage.step.1.title': 'Fahrer',
  'rules.garage.step.1.text': '4',
  'rules.garage.step.2.title': 'Ausgelegt',
  'rules.garage.step.2.text': '4 + 3 = <b>7</b> Karten',
  'rules.garage.step.3.title': 'Gewählt',
  'rules.garage.step.3.text': '4, je eine',
  'rules.garage.step.4.title': 'Übrig',
  'rules.garage.step.4.text': '3 aus dem Spiel',
  'rules.weather.title': 'Wetter',
  'rules.weather.lead': 'Ein Wettermarker ändert vor dem Rennen jedes Deck und wirkt in einigen Sektoren weiter.',
  'rules.weather.1':
    'Die Wirkung gilt im Zielsektor, in dem die Ziellinie liegt, und hinter Kurven mit einer <road>Wetterfront</road>; die Einstellung kann den Zielsektor auslassen.',
  'rules.weather.2':
    '<b>Bedeckt</b>: 1 Stress weniger; kein Abkühlen. <b>Nebel</b>: 1 Hitze mehr im Motor; kein Windschatten beginnt. <b>Kälteeinbruch</b>: 1 Hitze weniger im Motor; 1 mehr abkühlen.',
  'rules.weather.3':
    '<b>Sturm</b>: 1 Stress mehr; Windschatten bis zu 2 länger. <b>Starkregen</b>: 3 Hitze vom Motor in den Nachziehstapel; 1 mehr abkühlen. <b>Hitzewelle</b>: 3 Hitze vom Motor auf den Ablagestapel; Windschatten bis zu 2 länger.',
  'rules.events.title': 'Ereignisse',
  'rules.events.lead':
    'Vor der Startaufstellung wird ein Ereignis aufgedeckt: Es ändert das Rennen, teilt Sponsorkarten aus und verteilt die Presse.',
  'rules.events.1':
    '<b>Neue Tribüne</b>: Die ersten drei am Ende von Runde 1 gewinnen eine Karte. <b>Rekordjagd</b>: ebenso, wer Tempo 15 fährt. <b>Live im Fernsehen</b>: ebenso, wer in einem Durchgang drei Wagen überholt. <b>Hauptsponsor</b>: drei Karten am Start.',
  'rules.events.2':
    '<b>Fahrerstreik</b>: eine Runde weniger, 2 Punkte mehr für den Sieg. <b>Ausverkauftes Wochenende</b>: eine Runde mehr, Handlimit 8. <b>Großzügige Rennleitung</b>: 1 Punkt mehr für Platz 1 bis 3. <b>Freie Motorwahl</b>: 1 Hitze mehr im Motor.',
  'rules.events.3':
    '<b>Sicherheitsregeln</b>: 2 Hitze und 1 Stress weniger, Handlimit 6. <b>Sponsor springt ab</b>: 1 Stress mehr, und wer sich <spinout>dreht</spinout>, scheidet aus.',
  'rules.sponsorship.title': 'Sponsoren',
  'rules.sponsorship.lead': 'Mit Sponsoren gewinnt Einwegkarten, wer mutig an der Presse vorbeifährt.',
  'rules.sponsorship.1':
    'Wie man Karten gewinnt, steht unter <press>Pressekurven</press>, wie man sie nutzt, unter <sponsors>Sponsorkarten</sponsors>. Ohne <events>Ereignis</events> beginnt niemand mit Karten, und an jeder Kurve steht Presse.',
  'rules.sponsorship.2':
    'In einer Saison nimmst du übrige Karten mit, und der Stapel läuft von Rennen zu Rennen weiter.',
  'rules.legends.title': 'Legenden',
  'rules.legends.lead':
    'Legenden sind Wagen ohne Karten: In jedem Durchgang sagt eine Legendenkarte, wie schnell sie alle fahren.',
  'rules.legends.1':
    'Weit vor einer Kurve fährt eine Legende ihr Tempo, aber nicht über die Linie: Käme sie darüber, hält sie so viele Felder davor, wie ihre Raute sagt. Nah davor fährt sie Limit plus Zuschlag, über höchstens eine Linie.',
  'rules.legends.2':
    'Legenden zahlen nichts und drehen sich nie. Sie besetzen Felder, geben <slipstream>Windschatten</slipstream> und werden gewertet wie alle.',
  'rules.legends.3':
    'Leichte sind auf Geraden 2 und in Kurven 1 langsamer als die gedruckte Karte, schwere 2 und 1 schneller; die Einstellung kann bis zu 6 zum Tempo geben.',
  'rules.legends.step.1.title': 'Nah an der Linie',
  'rules.legends.step.1.text': 'Limit 5',
  'rules.legends.step.2.title': 'Legendenkarte',
  'rules.legends.step.2.text': 'Kurve +2',
  'rules.legends.step.3.title': 'Sie fährt',
  'rules.legends.step.3.text': '5 + 2 = <b>7</b>, frei',
  'rules.legends.mark.zone': 'Ab hier: Limit und Zuschlag',
  'rules.legends.mark.end': 'Die Fahrt der Legende',
  'rules.qualifying.title': 'Qualifying',
  'rules.qualifying.lead': 'Allein gegen die Uhr: je weniger Durchgänge eine Runde braucht, desto besser.',
  'rules.qualifying.1':
    'Es gibt keinen Windschatten, kein Adrenalin und keine Bedenkzeit, und weder Legenden noch Garage, Wetter oder Ereignisse.',
  'rules.qualifying.2':
    'Eine Rundenzeit ist die Zahl der Durchgänge, in denen sie gefahren wurde, der erste und der letzte zählen mit. Bei gleicher Zeit entscheiden die Felder hinter der Linie.',
  'rules.qualifying.step.1.title': 'Runde 1',
  'rules.qualifying.step.1.text': 'Durchgang 1 bis 7: <b>7</b>',
  'rules.qualifying.step.2.title': 'Runde 2',
  'rules.qualifying.step.2.text': 'Durchgang 8 bis 13: <b>6</b>',
  'rules.qualifying.step.3.title': 'Beste und gesamt',
  'rules.qualifying.step.3.text': '<b>6</b> und 13',
};
