// What the race screen of Havoc Speedway says round board and dashboard, in German.

import type { Translation } from '@i18n/messages';
import type { race as source } from '../en/race';

export const race: Translation<typeof source> = {
  'frame.round': 'Durchgang {round}',
  'frame.standings': 'Havoc Speedway · Runde {lap} von {laps}',
  'gap.home': 'im Ziel',
  'gap.level': 'gleichauf',
  'banner.dealt': 'Die Karten werden gegeben',
  'banner.over': 'Der Abschnitt ist vorbei',

  'continue.dealer': 'Der Geber wird bestimmt.',
  'continue.round': 'Durchgang {round}.',
  'continue.head':
    'Runde {lap} von {laps}, Durchgang {round}: {stage, select, storm {Sturm} lanes {Spuren} coins {Münzen} racing {Rennen} tieBreak {Stechen} dealer {Geber} other {Im Ziel}}.',
  'continue.ahead': '{who, select, you {Du liegst} other {{name} liegt}} vorn.',
  'continue.behind':
    '{who, select, you {Du liegst} other {{name} liegt}} auf <b>Platz {place}</b>, {gap, number} hinter {rival}.',

  'prompt.pick': 'Deck eine Karte auf: Die niedrigste gibt',
  'prompt.pass': 'Nichts zu spielen oder zu ziehen: Passe',
  'prompt.toxic': 'Spiel eine 7 oder zieh {n, number}',
  'prompt.drawToxic': 'Zieh {n, number}',
  'prompt.playOrDraw': 'Spiel eine Karte oder zieh',
  'prompt.play': 'Spiel eine Karte',
  'prompt.draw': 'Zieh eine Karte',
  'prompt.suit': 'Wünsch dir eine Farbe',
  'prompt.lane': 'Wähle eine Spur',
  'prompt.coin': 'Leg {n, plural, one {# Münze} other {# Münzen}}',
  'prompt.dice': 'Wähle deine Würfel',
  'prompt.roll': 'Würfeln',

  'doing.pick': '{name} deckt eine Karte auf',
  'doing.storm': '{name} spielt',
  'doing.suit': '{name} wünscht sich eine Farbe',
  'doing.lane': '{name} wählt eine Spur',
  'doing.coin': '{name} legt Münzen',
  'doing.die': '{name} wählt die Würfel',

  'stages.name': 'Abschnitte des Durchgangs',
  'stages.title': 'Abschnitte von Durchgang {round}',
  'stages.won': '{name} gewann',
  'stages.now': 'jetzt',
  'stages.placed': 'gelegt',
  'stages.turns': '{n, plural, one {je # Zug} other {je # Züge}}',
  'stages.pass': 'Zug {pass} von {passes}',
  'stages.turn': '{turn} von {cars}',

  'coins.title': 'Münzen auf der Strecke',
  'coins.faceDown': '{n, number}<hidden> verdeckt</hidden>',
  'coins.known':
    '<hidden>{kind, select, tow {Abschleppen} back {{steps} zurück} other {{steps} vor}}: </hidden>{n, number}',
  'coins.watching': 'Die Werte bleiben verdeckt, bis ein Wagen darauf landet.',
  'coins.note': 'Du siehst nur die Münzen, die du gelegt hast.',

  'player.list': 'Fahrer',
  'player.dealer': 'Geber',
  'player.badge': '{place}.<hidden> im Sturm</hidden>',
  'player.finished': 'Im Ziel',
  'player.out': 'Draußen',
  'player.yours': 'Du bist dran',
  'player.onTurn': 'Am Zug',
  'player.rolled': 'Gewürfelt: {faces}',
  'player.rolledLane': 'Gewürfelt: {face, select, CE {Motorcheck} other {{face}}}',
  'player.coins': '{n, plural, one {# Münze} other {# Münzen}} zu legen',

  'popup.title':
    '{stage, select, storm {Sturm} lanes {Spuren} coins {Münzen} racing {Rennen} tieBreak {Stechen} dealer {Geber} other {Im Ziel}}: Ergebnis',
  'popup.storm': 'Diese Reihenfolge gilt für den Rest des Durchgangs: Wer zuerst aus dem Sturm kam, wählt zuerst.',
  'popup.racing': 'Wo alle nach diesem Abschnitt stehen, wer vorn liegt zuerst.',
  'popup.tie':
    '{names} liegen an der Spitze gleichauf. Sie fahren ohne Karten und Münzen weiter, bis jemand allein vorn liegt.',
  'popup.waiting': 'Warten auf den Host{left, plural, =0 {} other { (#)}}',
  'popup.continue':
    'Weiter: {stage, select, storm {Sturm} lanes {Spuren} coins {Münzen} racing {Rennen} tieBreak {Stechen} dealer {Geber} other {Ergebnis}}{left, plural, =0 {} other { (#)}}',
  'popup.lanes': 'Spuren: {lines}',
  'popup.lanes.line': '{name} Spur {lane}',
  'popup.coins': 'Münzen gelegt: {lines}',
  'popup.coins.line': '{name} {n, plural, =0 {keine} other {#}}',
  'popup.place': 'Platz',
  'popup.badge': 'Abzeichen',
  'popup.driver': 'Fahrer',
  'popup.order': 'Reihenfolge',
  'popup.stands': 'Steht auf',
  'popup.gained': 'Gewonnen',
  'popup.turn': '{badge, plural, =1 {zuerst} =2 {an zweiter Stelle} =3 {an dritter Stelle} other {zuletzt}}',
  'popup.where':
    '{place, select, home {im Ziel} track {Runde {lap}, Spur {lane}, Feld {position}} pitLane {Boxengasse {position}} pit {die Box} other {neben der Strecke}}',

  'trackside.title': 'Streckenrand',
  'trackside.find': 'Den Wagen von {name} auf dem Spielplan zeigen',
  'trackside.findNone': 'Auf dem Spielplan zeigen',
  'trackside.larger': 'Größer',
  'trackside.smaller': 'Kleiner',
  'trackside.noCar': 'Noch hat kein Wagen eine Spur',
  'trackside.grid': 'Die Strecke rund um die Startreihe.',
  'trackside.road':
    'Die Strecke rund um den Wagen von {name}, {place, select, track {Spur {lane}, Feld {position}} pitLane {Boxengasse {position}} pit {die Box} other {neben der Strecke}}.',
  'trackside.car':
    '{name}: {place, select, track {Spur {lane}, Feld {position}} pitLane {Boxengasse {position}} pit {die Box} other {neben der Strecke}}.',
  'trackside.coins': '{n, plural, one {# Münze} other {# Münzen}}.',
  'trackside.known': '{n, plural, one {# Münze} other {# Münzen}}, mit den Werten {values}.',

  'part.coin': 'Verdeckte Münze',
  'part.badge': 'Abzeichen',
  'part.lap': 'Runde',
  'reveal.coin': '{chain, plural, =1 {Eine Münze wird aufgedeckt} other {Münze {chain, number} in Folge}}',
};
