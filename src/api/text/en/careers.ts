// What a career says: stakes, objectives, rivals, what was won, and what is refused.

export const messages = {
  'career.gone': 'This career no longer exists. Go back to the list of careers.',
  'career.damaged': 'This career’s save is damaged and can’t be read. You can delete it; its races stay.',
  'career.game-twice': 'A game is on the list twice.',
  'career.few-seats': '{game} seats too few cars for a career.',
  'career.same-name': 'Two people are called {name}. Give one of them another name.',
  'career.same-colour': 'Two people have the colour {colour}. Give one of them another.',
  'career.choose-first': 'Choose three objectives before the first race.',
  'career.chosen': 'This season’s objectives are already chosen.',
  'career.which': 'Choose three different objectives from the six.',
  'career.over': 'This season is over. Go on to the next one.',
  'career.not-over': 'This season still has races to come.',
  'career.no-season': 'This career has no such season.',
  'career.race-damaged':
    'The half-driven race of this career can’t continue. Delete it in the list of races, then you can race it again.',
  'career.prelim-failed': 'The heat without you could not be driven. Try again.',
  'career.file-damaged': 'This file is damaged, or it is not a career. Export the career again.',
  'career.file-newer': 'This file is from a newer Paddock. Update Paddock, then import it again.',

  'career.league':
    '{league, select, sunday {Sunday Club} county {County Cup} coast {Coast Trophy} tour {Grand Tour} other {World Series}}',
  'career.cup': '{metal, select, gold {{league}, gold cup} silver {{league}, silver cup} other {{league}, bronze cup}}',
  'career.trophy':
    '{id, select, iron {Iron trophy} lantern {Lantern trophy} compass {Compass trophy} anchor {Anchor trophy} anvil {Anvil trophy} other {Owl trophy}}',
  'career.livery':
    '{id, select, lake {Lake livery} meadow {Meadow livery} ember {Ember livery} dune {Dune livery} harbour {Harbour livery} orchard {Orchard livery} glacier {Glacier livery} copper {Copper livery} midnight {Midnight livery} poppy {Poppy livery} heather {Heather livery} citrus {Citrus livery} slate {Slate livery} coral {Coral livery} pine {Pine livery} thunder {Thunder livery} honey {Honey livery} plum {Plum livery} mint {Mint livery} other {Rust livery}}',
  'career.pattern':
    '{id, select, bolt {Bolt pattern} waves {Waves pattern} stars {Stars pattern} argyle {Argyle pattern} flames {Flames pattern} scales {Scales pattern} clover {Clover pattern} arrows {Arrows pattern} tartan {Tartan pattern} other {Sunray pattern}}',

  'career.stakes.first': 'The first of {races} races. The top two go up to the {league}.',
  'career.stakes.first-world': 'The first of {races} races. Only the best of six is champion.',
  'career.stakes.prelim':
    'The best of each heat race in the final. Finish {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or better to be there.',
  'career.stakes.level': 'Win here, and you draw level with {name}.',
  'career.stakes.pass': 'Win here, and you can take the lead from {name}.',
  'career.stakes.close': 'Win here, and you are within {points, plural, one {# point} other {# points}} of {name}.',
  'career.stakes.lead': 'Win here, and you lead by at least {points, plural, one {# point} other {# points}}.',
  'career.stakes.up-safe': 'Promotion is yours, wherever you finish.',
  'career.stakes.up-win': 'Win here, and you are promoted.',
  'career.stakes.up':
    'Finish {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or better, and you are promoted.',
  'career.stakes.up-hope': 'Win here, and you can still be promoted.',
  'career.stakes.title-safe': 'The title is yours, wherever you finish.',
  'career.stakes.title-win': 'Win here, and you are champion.',
  'career.stakes.title':
    'Finish {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or better, and you are champion.',
  'career.stakes.title-hope': 'Win here, and you can still be champion.',
  'career.stakes.stay-win': 'Win here, and you stay in the {league}.',
  'career.stakes.stay':
    'Finish {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} or better, and you stay in the {league}.',
  'career.stakes.stay-hope': 'Win here, and you can still stay in the {league}.',
  'career.stakes.free': 'Nothing can change for you any more. Race for the win.',

  'career.goal.win': '{of, plural, one {Win a race} other {Win # races}}',
  'career.goal.podiums': 'Finish in the top three {of, plural, one {once} other {# times}}',
  'career.goal.podiumGames': 'Finish in the top three in {of} different games',
  'career.goal.scoreAll': 'Score in every race',
  'career.goal.ahead': 'Finish ahead of {name} {of, plural, one {once} other {# times}}',
  'career.goal.gain': 'Gain {of, plural, one {# place} other {# places}} in one race',
  'career.goal.gainTotal': 'Gain {of, plural, one {# place} other {# places}} over the season',
  'career.goal.lead': 'Lead for {of, plural, one {# round} other {# rounds}}',
  'career.goal.beatAll': 'Finish ahead of each rival at least once',
  'career.goal.winGame': 'Win a race of {game}',
  'career.goal.lastPodium': 'End the season with a top three finish',
  'career.goal.streak': 'Finish in the top three {of} times in a row',
  'career.goal.points': 'Score {of, plural, one {# point} other {# points}}',
  'career.goal.neverLast': 'Never finish last',
  'career.goal.fromBack': 'Finish in the top three after starting in the back half',
  'career.goal.keepPlace': 'Finish where you started or better {of, plural, one {once} other {# times}}',
  'career.goal.lateMove': 'Gain a place in the last round {of, plural, one {once} other {# times}}',
  'career.goal.leadTable': 'Lead the standings after a race',
  'career.goal.topThree': 'Finish the season in the top three',
  'career.goal.respect': 'Have the respect of {of, plural, one {# rival} other {# rivals}} at the end',

  'career.why.few':
    '{left, plural, =0 {No races are left.} one {Only one race is left.} other {Only # races are left.}}',
  'career.why.ended': 'The season ended at {value} of {of}.',
  'career.why.out': 'You fell out at {circuit}.',
  'career.why.last': 'You finished last at {circuit}.',
  'career.why.place': 'You finished {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} at {circuit}.',
  'career.why.season': 'You finished the season {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.',

  'career.cause.hit': 'Has not forgotten the knock at {circuit}.',
  'career.cause.hitYou': 'Knocked you out of the way at {circuit}.',
  'career.cause.passed': 'Lost a place to you in the last round at {circuit}.',
  'career.cause.passedYou': 'Passed you in the last round at {circuit}.',
  'career.cause.held': 'Was stuck behind you at {circuit}.',
  'career.cause.heldYou': 'Would not let you by at {circuit}.',
  'career.cause.tow': 'Has not forgotten the tow you took at {circuit}.',
  'career.cause.gaveTow': 'Was glad of your tow at {circuit}.',
  'career.cause.podium': 'Shared the podium with you at {circuit}.',
  'career.cause.duel': 'Liked the fair fight at {circuit}.',

  'career.won.first': 'Won the {league}',
  'career.won.second': 'Second in the {league}',
  'career.won.third': 'Third in the {league}',
} as const;
