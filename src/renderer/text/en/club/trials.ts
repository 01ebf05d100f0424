// Time trials in English: the column of the challenges, the race against the clock, its result, and the mark on the shelf.

export const messages = {
  title: 'Time trials',
  fetching: 'Fetching the time trials',
  'kind.label': 'Kind of trial',
  'kind.lap': 'Flying lap',
  'kind.race': 'Full race',
  'counts.label': 'Medals',
  'counts.of': '{won, number} <small>of {all, number}</small>',
  'counts.said':
    '{medal, select, bronze {Bronze} silver {Silver} gold {Gold} other {Author}}: {won, number} of {all, number}',
  list: 'Circuits',

  'medal.highest':
    '{medal, select, none {No medal yet.} bronze {Bronze medal.} silver {Silver medal.} gold {Gold medal.} other {Author medal.}}',
  figure: '{rounds, number, ::.0}',
  'figure.unit': 'rounds',
  'figure.none': 'not driven',
  'figure.wins': '{won, plural, one {win} other {wins}}',

  'next.first': '{medal, select, bronze {Bronze} silver {Silver} gold {Gold} other {Author}} at {rounds, number, ::.0}',
  'next.gap': '{gap, number, ::.0} to {medal, select, bronze {bronze} silver {silver} gold {gold} other {author}}',
  'next.beat': 'Beat {level, select, easy {rookies} medium {pros} hard {champions} other {the best}}',
  'next.none': 'Author beaten',
  'next.resume': 'Under way: resume',

  'ghost.own': 'Your ghost',
  'ghost.rival': '{name}, {rounds, number, ::.0}',
  'ghost.rivals': 'Against AI drivers',
  'ghost.none': 'No ghost',
  'ghosts.choice': '{ghost, select, own {Ghosts: yours} rival {Ghosts: rivals} other {Ghosts: off}}',

  'all.more': 'All {all, number} circuits',
  'all.less': 'Six circuits',
  'none.lap': 'No flying laps in {game}. Try the full race.',
  'none.race': 'No full races in {game}. Try the flying lap.',
  none: 'No time trials here yet.',

  'race.title': 'Time trial: {kind, select, lap {flying lap} other {full race}}',
  'race.target':
    '{medal, select, bronze {Bronze} silver {Silver} gold {Gold} other {Author}} at {rounds, number, ::.0} rounds',
  'race.best': 'Your best: {rounds, number, ::.0} rounds',
  'race.beat':
    '{medal, select, bronze {Bronze} silver {Silver} gold {Gold} other {Author}}: beat {level, select, easy {rookies} medium {pros} hard {champions} other {the best drivers}}',
  'race.ghost.own': 'Ghost: your best, {rounds, number, ::.0} rounds',
  'race.ghost.rival': 'Ghost: {name}, {rounds, number, ::.0} rounds',
  'race.ghost.off': 'Ghost: off',
  'race.hide': 'Switch ghost off',
  'race.show': 'Switch ghost on',
  'gap.at': '<b>{gap}</b> at {place}',
  'gap.line': '<b>{gap}</b> at the line',
  'gap.said':
    '{way, select, behind {{gap, number, ::.0} rounds behind the ghost} ahead {{gap, number, ::.0} rounds ahead of the ghost} other {Level with the ghost}} at {place}.',
  'gap.said.line':
    '{way, select, behind {{gap, number, ::.0} rounds behind the ghost} ahead {{gap, number, ::.0} rounds ahead of the ghost} other {Level with the ghost}} at the line.',

  'result.title': 'Time trial',
  'result.figure': '<b>{rounds, number, ::.0}</b> rounds',
  'result.first': 'Your first time here',
  'result.faster': 'New best, {gap, number, ::.0} faster',
  'result.slower': '{gap, number, ::.0} behind your best',
  'result.level': 'As fast as your best',
  'result.out': 'No time: you did not finish.',
  'result.won': '{medal, select, bronze {Bronze won} silver {Silver won} gold {Gold won} other {Author medal won}}',
  'result.lost':
    'Not won. {medal, select, bronze {Bronze} silver {Silver} gold {Gold} other {The author medal}} is for a win against {level, select, easy {rookies} medium {pros} hard {champions} other {the best drivers}}.',
  'result.again': 'Race it again',
  'result.trials': 'All time trials',

  'mark.some':
    '{game}: {medal, select, bronze {bronze} silver {silver} gold {gold} other {author medal}} on {won, number} of {all, plural, one {# circuit} other {# circuits}}. Missing: {circuits}.',
  'mark.all':
    '{game}: {medal, select, bronze {bronze} silver {silver} gold {gold} other {author medal}} on every circuit.',
  'mark.wins':
    '{game}: won against {won, number} of {all, plural, one {# strength} other {# strengths}} of AI drivers.',
} as const;
