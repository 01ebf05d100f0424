// A race's review in English.

export const messages = {
  title: 'Review',
  tabs: 'Details of the race',
  'tab.events': 'Events',
  'tab.review': 'Review',

  /** Chances are whole per cent. */
  chance: '{chance, number}%',
  'chance.by': '{by, number, ::sign-except-zero}',
  'chance.by.cent': '{by, number, ::sign-except-zero}%',
  'chance.title': 'Chance to win',
  'chance.row': '{name}: {chance, number}%',

  'mark.best': 'Best',
  'mark.fine': 'Fine',
  'mark.slip': 'Slip',
  'mark.mistake': 'Mistake',
  'mark.count': '{mark} <b>{n, number}</b>',
  /** What a mark on the curve is called. round: 'Round 9'. */
  'mark.button':
    '{round}: {mark, select, best {best} fine {fine} slip {slip} other {mistake}}, {chance, number}%{number, plural, =0 {} other {, turning point #}}',
  'banner.best': 'The best possible answer',
  'banner.lost':
    '{mark, select, fine {Fine} slip {Slip} best {Best} other {Mistake}}: {by, number}% less chance to win',
  'banner.title': '{round} · {asked}',
  'banner.none': 'No decision chosen',

  'decision.of':
    '{n, plural, =0 {{all, plural, one {# decision} other {# decisions}}} other {Decision {n, number} of {all, number}}}',
  'decision.back': 'Previous decision',
  'decision.on': 'Next decision',
  'decision.whose': 'Whose decisions',
  'decision.first': 'This is the first one',
  'decision.last': 'This is the last one',
  'played.title': 'Played: {answer}',
  'played.best': 'Best answer: {answer}',
  'better.title': 'Better: {answer}',
  'why.title': 'Why',
  'why.played': 'Played',
  'why.better': 'Better',
  'why.win': 'Chance to win',
  'why.place': 'Expected place',

  place: '{place, number, ::.0}',
  'show.label': 'Moves on the board',
  'show.both': 'Both',
  'show.played': 'Played',
  'show.better': 'Better',
  'way.played': 'Played: {answer}',
  'way.better': 'Better: {answer}',

  'luck.luck': 'Luck',
  'luck.own': 'Your decisions',
  'luck.own.of': 'Decisions of {name}',
  'luck.bar': 'Luck {luck}, decisions {own}',
  /** All in whole per cent; the sum is as written. */
  'luck.sum':
    'Chance to win: {start, number}% at the start, {luck, number, ::sign-always} from luck, {own, number, ::sign-always} from decisions, {end, number}% at the end. {told, select, won {The race was won.} noOwnLoss {No decision cost anything.} there {This race could have been won.} other {Luck mattered more than decisions.}}',

  'curve.label': 'Chance to win over the race',
  'curve.keys':
    '{left} and {right} step through the decisions, with Shift through the turning points. {one} to {three} choose the move shown.',

  'turning.title': 'Turning points',
  'turning.part': '{share, number}% of all losses',
  'turning.instead': '{played} instead of {better}',
  'turning.none': 'No turning point: no decision cost 3% or more.',

  fork: 'Play on from here',

  'state.none': 'This race has not been reviewed yet. A review takes about a minute and runs in the background.',
  'state.make': 'Review the race',
  'state.making': 'Reviewing {unit} {round, number} of {rounds, number}',
  'state.begins': 'Reading the race',
  'state.cancel': 'Cancel',
  'state.failed': 'The review failed.',
  'state.again': 'Try again',
  'state.older': 'The rules have changed since this race, so its decisions can’t be judged any more.',
  'state.damaged': 'The moves of this race are damaged, so its decisions can’t be judged.',
  'state.reckoned': 'Made by an older version.',
  'state.anew': 'Review again',
  'state.nobody': 'No person drove in this race, so there are no decisions to judge.',
} as const;
