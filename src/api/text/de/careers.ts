// What a career says, in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/careers';

export const messages: Translation<typeof source> = {
  'career.gone': 'Diese Karriere gibt es nicht mehr. Geh zurück zur Liste der Karrieren.',
  'career.damaged':
    'Der Spielstand dieser Karriere ist beschädigt und nicht lesbar. Du kannst sie löschen; ihre Rennen bleiben.',
  'career.game-twice': 'Ein Spiel steht zweimal auf der Liste.',
  'career.few-seats': '{game} hat zu wenige Plätze für eine Karriere.',
  'career.same-name': 'Zwei Leute heißen {name}. Gib einem davon einen anderen Namen.',
  'career.same-colour': 'Zwei Leute haben die Farbe {colour}. Gib einem davon eine andere.',
  'career.choose-first': 'Wähle vor dem ersten Rennen drei Ziele.',
  'career.chosen': 'Die Ziele dieser Saison stehen schon fest.',
  'career.which': 'Wähle drei verschiedene Ziele aus den sechs.',
  'career.over': 'Diese Saison ist vorbei. Weiter geht es mit der nächsten.',
  'career.not-over': 'In dieser Saison stehen noch Rennen aus.',
  'career.no-season': 'Diese Saison gibt es in der Karriere nicht.',
  'career.race-damaged':
    'Das angefangene Rennen dieser Karriere kann nicht weitergehen. Lösch es in der Liste der Rennen, dann kannst du es neu fahren.',
  'career.prelim-failed': 'Der Vorlauf ohne dich ließ sich nicht fahren. Versuch es noch einmal.',
  'career.file-damaged': 'Diese Datei ist beschädigt oder keine Karriere. Exportier die Karriere noch einmal.',
  'career.file-newer':
    'Diese Datei stammt aus einem neueren Paddock. Aktualisier Paddock und importier sie dann noch einmal.',

  'career.league':
    '{league, select, sunday {Sunday Club} county {County Cup} coast {Coast Trophy} tour {Grand Tour} other {World Series}}',
  'career.cup':
    '{metal, select, gold {{league}, Goldpokal} silver {{league}, Silberpokal} other {{league}, Bronzepokal}}',
  'career.trophy':
    '{id, select, iron {Eisentrophäe} lantern {Laternentrophäe} compass {Kompasstrophäe} anchor {Ankertrophäe} anvil {Ambosstrophäe} other {Eulentrophäe}}',
  'career.livery':
    '{id, select, lake {Lackierung See} meadow {Lackierung Wiese} ember {Lackierung Glut} dune {Lackierung Düne} harbour {Lackierung Hafen} orchard {Lackierung Obstgarten} glacier {Lackierung Gletscher} copper {Lackierung Kupfer} midnight {Lackierung Mitternacht} poppy {Lackierung Mohn} heather {Lackierung Heide} citrus {Lackierung Zitrus} slate {Lackierung Schiefer} coral {Lackierung Koralle} pine {Lackierung Kiefer} thunder {Lackierung Donner} honey {Lackierung Honig} plum {Lackierung Pflaume} mint {Lackierung Minze} other {Lackierung Rost}}',
  'career.pattern':
    '{id, select, bolt {Muster Blitz} waves {Muster Wellen} stars {Muster Sterne} argyle {Muster Rauten} flames {Muster Flammen} scales {Muster Schuppen} clover {Muster Klee} arrows {Muster Pfeile} tartan {Muster Karo} other {Muster Sonnenstrahl}}',

  'career.stakes.first': 'Das erste von {races} Rennen. Die ersten zwei steigen auf: {league}.',
  'career.stakes.first-world': 'Das erste von {races} Rennen. Nur wer am Ende vorn ist, wird Champion.',
  'career.stakes.prelim': 'Die Besten jedes Vorlaufs fahren das Finale. Mit Platz {place} oder besser bist du dabei.',
  'career.stakes.level': 'Mit einem Sieg ziehst du mit {name} gleich.',
  'career.stakes.pass': 'Mit einem Sieg kannst du {name} die Führung abnehmen.',
  'career.stakes.close':
    'Mit einem Sieg fehlen dir auf {name} höchstens {points, plural, one {# Punkt} other {# Punkte}}.',
  'career.stakes.lead': 'Mit einem Sieg führst du mit mindestens {points, plural, one {# Punkt} other {# Punkten}}.',
  'career.stakes.up-safe': 'Dein Aufstieg steht fest, egal wie du ankommst.',
  'career.stakes.up-win': 'Mit einem Sieg steigst du auf.',
  'career.stakes.up': 'Mit Platz {place} oder besser steigst du auf.',
  'career.stakes.up-hope': 'Mit einem Sieg kannst du noch aufsteigen.',
  'career.stakes.title-safe': 'Der Titel gehört dir, egal wie du ankommst.',
  'career.stakes.title-win': 'Mit einem Sieg bist du Champion.',
  'career.stakes.title': 'Mit Platz {place} oder besser bist du Champion.',
  'career.stakes.title-hope': 'Mit einem Sieg kannst du noch Champion werden.',
  'career.stakes.stay-win': 'Mit einem Sieg bleibst du in der Liga ({league}).',
  'career.stakes.stay': 'Mit Platz {place} oder besser bleibst du in der Liga ({league}).',
  'career.stakes.stay-hope': 'Mit einem Sieg kannst du noch in der Liga bleiben ({league}).',
  'career.stakes.free': 'Für dich ändert sich nichts mehr. Fahr um den Sieg.',

  'career.goal.win': '{of, plural, one {Ein Rennen gewinnen} other {# Rennen gewinnen}}',
  'career.goal.podiums': '{of, plural, one {Einmal} other {#-mal}} unter die ersten drei kommen',
  'career.goal.podiumGames': 'In {of} verschiedenen Spielen unter die ersten drei kommen',
  'career.goal.scoreAll': 'In jedem Rennen punkten',
  'career.goal.ahead': '{of, plural, one {Einmal} other {#-mal}} vor {name} ankommen',
  'career.goal.gain': '{of, plural, one {Einen Platz} other {# Plätze}} in einem Rennen gutmachen',
  'career.goal.gainTotal': '{of, plural, one {Einen Platz} other {# Plätze}} in der Saison gutmachen',
  'career.goal.lead': '{of, plural, one {Eine Runde} other {# Runden}} lang führen',
  'career.goal.beatAll': 'Vor jedem Rivalen mindestens einmal ankommen',
  'career.goal.winGame': 'Ein Rennen {game} gewinnen',
  'career.goal.lastPodium': 'Das letzte Rennen unter den ersten drei beenden',
  'career.goal.streak': '{of}-mal hintereinander unter die ersten drei kommen',
  'career.goal.points': '{of, plural, one {Einen Punkt} other {# Punkte}} holen',
  'career.goal.neverLast': 'Nie Letzter werden',
  'career.goal.fromBack': 'Aus der hinteren Hälfte unter die ersten drei fahren',
  'career.goal.keepPlace': '{of, plural, one {Einmal} other {#-mal}} den Startplatz halten oder verbessern',
  'career.goal.lateMove': '{of, plural, one {Einmal} other {#-mal}} in der letzten Runde einen Platz gutmachen',
  'career.goal.leadTable': 'Nach einem Rennen die Tabelle anführen',
  'career.goal.topThree': 'Die Saison unter den ersten drei beenden',
  'career.goal.respect': 'Am Ende den Respekt von {of, plural, one {einem Rivalen} other {# Rivalen}} haben',

  'career.why.few':
    '{left, plural, =0 {Es steht kein Rennen mehr aus.} one {Es steht nur noch ein Rennen aus.} other {Es stehen nur noch # Rennen aus.}}',
  'career.why.ended': 'Die Saison endete bei {value} von {of}.',
  'career.why.out': 'Ausgeschieden: {circuit}.',
  'career.why.last': 'Letzter Platz: {circuit}.',
  'career.why.place': 'Platz {place}: {circuit}.',
  'career.why.season': 'Du hast die Saison auf Platz {place} beendet.',

  'career.cause.hit': 'Hat deinen Rempler nicht vergessen ({circuit}).',
  'career.cause.hitYou': 'Hat dich aus dem Weg gerempelt ({circuit}).',
  'career.cause.passed': 'Hat in der letzten Runde einen Platz an dich verloren ({circuit}).',
  'career.cause.passedYou': 'Hat dich in der letzten Runde überholt ({circuit}).',
  'career.cause.held': 'Hing hinter dir fest ({circuit}).',
  'career.cause.heldYou': 'Wollte dich nicht vorbeilassen ({circuit}).',
  'career.cause.tow': 'Hat nicht vergessen, wie du den Windschatten genutzt hast ({circuit}).',
  'career.cause.gaveTow': 'Hat sich über deinen Windschatten gefreut ({circuit}).',
  'career.cause.podium': 'Stand mit dir auf dem Podest ({circuit}).',
  'career.cause.duel': 'Mochte den fairen Zweikampf ({circuit}).',

  'career.won.first': 'Sieger: {league}',
  'career.won.second': 'Zweiter Platz: {league}',
  'career.won.third': 'Dritter Platz: {league}',
};
