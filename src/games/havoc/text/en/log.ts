// What the log of Havoc Speedway says, in English. coin: 'tow', or what it says, such as '+3'; card: '9♥'.

export const log = {
  'log.started':
    'Havoc Speedway, {laps, plural, one {# lap} other {# laps}}, {drivers, plural, one {# driver} other {# drivers}}',
  'log.stage':
    'Round {round}: {stage, select, storm {Storm} lanes {Lanes} coins {Coins} racing {Racing} tieBreak {Tie-break} dealer {Dealer} other {Finished}}',
  'log.grid': '{n, plural, one {# card is} other {# cards are}} laid face down{again, select, yes { again} other {}}',
  'log.flips': '{name} flips {card}',
  'log.dealerTie': '{names} share the lowest card and flip again',
  'log.dealsFirst': '{name} deals first, with {card}',
  'log.deals': '{name} deals',
  'log.starter': 'The first card is {card}',
  'log.bottomCalls':
    'The bottom card calls {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}',
  'log.calls': '{name} calls {suit, select, hearts {hearts} diamonds {diamonds} spades {spades} other {clubs}}',
  'log.plays': '{name} plays {card}',
  'log.skipped': '{name} is skipped',
  'log.reshuffled': 'The pile is shuffled into a new stock of {n, plural, one {# card} other {# cards}}',
  'log.drawn': '{name} draws {n, number}{reason, select, toxic { for a toxic 7} other {}}',
  'log.passed': '{name} can’t play or draw',
  'log.badge': '{name} goes out {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'log.stormEnded': '{name} wins the Storm, then {others}{how, select, stopped {, stopped by the judges} other {}}',
  'log.lane': '{name} {how, select, left {is left with} other {takes}} lane {lane}',
  'log.coins': '{name} draws {coins}',
  'log.coinsHidden': '{name} draws {n, plural, one {# coin} other {# coins}}',
  'log.refilled': 'The purse is refilled with {n, plural, one {# coin} other {# coins}}',
  'log.forfeits': '{name} forfeits {n, plural, one {# coin} other {# coins}}',
  'log.coinPlaced':
    '{name} places {coin, select, hidden {a coin} tow {tow} other {{coin}}} on lane {lane}, position {position}',
  'log.pass': 'Racing turn {pass}',
  'log.tiePass': 'Tie-break, turn {pass}',
  'log.rolls': '{name} rolls {total, number}',
  /** faces: '4 + 5'. */
  'log.rollsSum': '{name} rolls {total, number} ({faces})',
  'log.rollsLane': '{name} rolls {side, select, left {left {steps}} right {right {steps}} other {check engine}}',
  'log.moved':
    '{name} {direction, select, backward {goes back} other {drives}} {n, number} of {asked, plural, one {# space} other {# spaces}}',
  'log.movedBy':
    '{name} {direction, select, backward {goes back} other {drives}} {n, plural, one {# space} other {# spaces}}',
  'log.wallStops': 'A wall stops {name}',
  'log.blocked': '{name} is stopped behind {rival}',
  'log.line': '{name} crosses the line: lap {lap}',
  'log.lineBack': '{name} goes back across the line',
  'log.shifted':
    '{name} changes to {place, select, track {lane {lane}, position {position}} pitLane {pit lane {position}} other {the pit}}',
  'log.notShifted': '{name} can’t change lanes',
  'log.checkEngine': 'Check engine: {name} stays',
  /** chain: how many coins there were in this turn with this one. */
  'log.landed':
    '{name} lands on {whose, select, own {their own} other {{owner}’s}} coin: {coin, select, tow {tow} other {{coin}}}{chain, plural, =1 {} other {, the {chain, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} in a row}}',
  'log.towed': '{name} is towed to the pit',
  'log.pitExited': '{name} leaves the pit',
  'log.pitEntered': '{name} turns into the pit lane',
  'log.wallHit': '{name} hits the wall of the pit lane and goes back to the pit',
  'log.stuck': '{name} can’t leave the pit: {rival} is in the way',
  'log.merged': '{name} merges onto lane {lane}, position {position}',
  'log.finished': '{name} has done all laps',
  'log.leads': '{name} leads',
  'log.tie': '{names} are level and race on to break the tie',
  'log.stillTied': '{names} are still level',
  'log.roundLimit':
    'The round limit ends the race: {count, plural, =1 {{first} wins} other {{first} wins, then {others}}}',

  'answer.pick': 'the first face-down card',
  'answer.draw': 'a draw',
  'answer.pass': 'a pass',
  'answer.lane': 'lane {lane}',
  'answer.coin': 'coin {coin, select, tow {tow} other {{coin}}} on lane {lane}, position {position}',
  'answer.die': '{die, select, lane {the lane-change die} other {movement dice}}',
} as const;
