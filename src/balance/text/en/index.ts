// What a balance report says of a circuit, in English.

export const messages = {
  verdict:
    '{fairness, select, fair {Fair} uneven {Uneven} other {Lucky}} and {pace, select, fast {fast} long {long} other {slow}}',
  'verdict.early': 'Too early to say: {races, plural, one {# race} other {# races}} so far, {least, number} are needed',
  'finding.unended':
    '{races, plural, one {A race} other {# races}} did not end. The seed of the {races, plural, one {race} other {first one}} is {seed}.',
  'finding.start': 'Starting place {place, number} wins {share, number}% of races, fair would be {fair, number}%.',
  'finding.lucky':
    '{better} wins only {share, number}% of {races, number} races against {worse}: luck counts more than skill.',
  'finding.driver': '{driver} wins {share, number}% of races, an even share would be {fair, number}%.',
  'finding.idle':
    'Corner {corner, number} decides nothing: nobody spins out or crashes there, and a pass costs {cost, number}.',
  'finding.harsh': 'Cars spin out or crash at corner {corner, number} in {share, number}% of passes.',
  'finding.long': 'A race takes {minutes, number} minutes with people in every car, long for this game.',
  'finding.slow':
    'The order hardly changes: {overtakes, number} overtakes a lap among {cars, plural, one {# car} other {# cars}}.',
  'finding.early-lead': 'In {share, number}% of races, the winner already leads with a third to go.',
  'finding.one-way': 'Nearly everyone takes the same way on every leg: the board leaves no choice of route.',
  'suggestion.limit': 'Corner {corner, number}: limit {limit, number}',
  'suggestion.move':
    'Move corner {corner, number} {way, select, on {forward} other {back}} by {spaces, plural, one {# space} other {# spaces}}',
  'suggestion.laps': '{laps, plural, one {# lap} other {# laps}}',
} as const;
