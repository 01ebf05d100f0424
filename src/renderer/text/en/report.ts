// A balance report on a circuit, in English. Shares are whole per cent.

export const messages = {
  title: 'Balance report',
  back: 'Editor',
  gone: 'This circuit can’t be tested',
  workshop: 'Workshop',
  test: '{laps, plural, =0 {Test} one {Test: # lap} other {Test: # laps}}, {cars, number} × {level}',

  'verdict.none': 'Not tested yet',
  'verdict.none.note': 'AI drivers race {races, number} times. You can leave the page meanwhile.',
  'verdict.early': 'Too early to say',
  'verdict.early.note': '{races, number} of the {least, number} races that a verdict needs',
  'verdict.fine': 'Nothing to mend',
  'verdict.failed': 'A race broke the rules',
  'verdict.failed.note': 'The report ends here. The seed of the race is {seed}.',
  'verdict.older': 'The circuit has changed since',
  'verdict.older.note': 'This report is about what it was before.',

  'progress.of': '{driven, number} <small>of {of, number} races</small>',
  'progress.all': '{driven, plural, one {# race} other {# races}}',
  'progress.after': 'After {driven, plural, one {# race} other {# races}}',
  'progress.status':
    '{status, select, waiting {Waits for another report} stopped {Stopped} done {Done} failed {Ended early} other {Runs in the background}}',
  'progress.left': '{minutes, plural, =0 {{seconds, number} s left} other {# min left}}, runs in the background',
  'progress.said': '{share, number}% of all races are over',
  start: 'Race {races, number} times',
  again: 'Test again',
  stop: 'Stop',

  board: 'The circuit, coloured by what happens at each corner',
  map: 'What the colours show',
  'map.troubles': 'Spin-outs and crashes',
  'map.cost': 'Cost',
  'map.overtakes': 'Overtakes',
  'map.unit': '{map, select, troubles {in 100 passes} overtakes {per race, before the corner} other {per pass}}',
  'map.least': '0',
  'map.most':
    '{map, select, troubles {{most, number, ::.0}%} overtakes {{most, number, ::.0}} other {{most, number, ::.00}}}',
  'tag.troubles': '{value, number, ::.#}%',
  'tag.cost': '{value, number, ::.0#}',
  'tag.overtakes': '{value, number, ::.0}',
  'tag.idle': 'decides nothing',
  'tag.said':
    'Corner {corner, number}, limit {limit, number}: trouble in {troubles, number, ::.#}% of passes, {cost, number, ::.0#} spent per pass{counted, select, true {, {overtakes, number, ::.#} overtakes per race on the way to it} other {}}',
  'tag.said.free':
    'Corner {corner, number}: trouble in {troubles, number, ::.#}% of passes, {cost, number, ::.0#} spent per pass{counted, select, true {, {overtakes, number, ::.#} overtakes per race on the way to it} other {}}',
  corner: 'C{corner, number}',

  'wins.title': 'Wins by starting place',
  'wins.even': 'Even',
  'wins.uneven': 'Uneven',
  early: 'Too early',
  'wins.bar':
    'Place {place, number} wins {share, number}%, certainly {low, number} to {high, number}%, fair is {from, number} to {to, number}%',
  'wins.fair':
    'Every interval holds {fair, number}%, the fair share of {cars, plural, one {# car} other {# cars}} (dashed).',
  'wins.most': 'Fair would be {fair, number}% (dashed). The green band is where chance alone may lead.',
  'wins.none': 'This game does not tell who starts where.',
  'wins.before': 'outlined: before the change',

  'skill.title': 'Skill share',
  'skill.counts': 'Skill counts',
  'skill.luck': 'Luck counts more',
  'skill.said':
    '{better} against {worse}, each from either place: the better one wins {low, number} to {high, number}% of {races, plural, one {# race} other {# races}}.',
  'skill.box': 'Built-in circuits: {low, number} to {high, number}%.',
  'skill.none': 'No duels of two levels yet.',
  'skill.skipped': 'A try of a limit drives no duels.',
  percent: '{share, number}%',

  'cost.title': 'Spent per corner',
  'cost.unit': 'per pass',
  'cost.box':
    'A car spends {cost, number, ::.0} a lap, on built-in circuits {low, number, ::.0} to {high, number, ::.0}.',
  'cost.row': 'Corner {corner, number}: {cost, number, ::.0#} per pass',
  'cost.value': '{cost, number, ::.0#}',

  'gaps.title': 'Gaps at the finish',
  'gaps.unit': '{unit, select, spaces {in spaces} rows {in rows} rounds {in rounds} other {in checkpoints}}',
  'gaps.said':
    'The winner is {first, number, ::.0} ahead on average, the whole field covers {all, number, ::.0}. Grey: half of all races.',
  'gaps.row':
    'Place {place, number} is {mean, number, ::.0} behind the winner, mostly {lower, number, ::.#} to {upper, number, ::.#}.',
  gap: '{gap, number, ::.0}',

  'length.title': 'Length',
  'length.minutes':
    '{minutes, number} <small>{minutes, plural, one {minute} other {minutes}}, {people, plural, one {# person} other {# people}}</small>',
  'length.rounds': '{rounds, number, ::.#} rounds',
  'length.box': 'Built-in: {low, number} to {high, number}',
  'length.said': 'A quick race takes {lower, number} minutes, a slow one {upper, number}.',
  'lead.title': 'Lead changes',
  'lead.changes': '{changes, number, ::.0}',
  'lead.lap': 'Lap {lap, number}',
  'lead.overtakes': '{overtakes, number, ::.0} overtakes',
  'lead.open': 'Open with a third to go: {share, number}% of races',

  'changes.title': 'Suggestions',
  'changes.note': '60 races on a copy',
  'changes.none': 'Nothing to mend. Race it',
  'changes.early': 'They come with the verdict, after {least, number} races.',
  'changes.untried': 'Nothing here that one change could mend.',
  'changes.limit': 'Try limit {limit, number}',
  'changes.laps': '{laps, plural, one {Try # lap} other {Try # laps}}',
  'changes.corner': 'Corner {corner, number}: limit {from, number} to {limit, number}',
  'changes.more': '{from, plural, one {# lap} other {# laps}} to {laps, number}',
  'changes.running': 'The races of the report have to be over first. You can stop them.',

  'trial.title': 'Tried on a copy',
  'trial.running': '{driven, number} of {of, number} races',
  'trial.before': 'Before',
  'trial.after': 'After',
  'trial.thing': 'Figure',
  'trial.unknown': 'not known',
  'trial.spread': 'Best minus worst starting place',
  'trial.skill': 'Skill share',
  'trial.minutes': 'Minutes',
  'trial.overtakes': 'Overtakes per lap',
  'trial.troubles': 'Trouble at corner {corner, number}',
  'trial.cost': 'Spent at corner {corner, number}',
  'trial.failed': 'A race broke the rules. Its seed is {seed}.',
  'trial.draft': 'The circuit has changes that are not saved. Save them in the editor first.',
  'trial.busy': 'The races are not over yet.',
  keep: 'Keep',
  drop: 'Back',
} as const;
