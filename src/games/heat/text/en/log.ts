// The log of a race in English, and answers that were given for a driver.

export const log = {
  'log.raceSetUp': '{circuit}, {laps, plural, one {# lap} other {# laps}}, {cars, plural, one {# car} other {# cars}}',
  'log.grid': '{name} starts at the front',
  'log.event.press': '{event}: press at {corners}',
  'log.draft': 'Draft round {round, number}: {n, plural, one {# card} other {# cards}}',
  'log.picked': '{name} takes {card}',
  'log.draftOver':
    '{n, plural, =0 {Draft round {round, number} is over: nothing left} other {Draft round {round, number} is over: {cards} left}}',
  'log.weather': 'Weather: {weather}',
  'log.road': 'Road tokens: limit {limits}',
  'log.road.limit': '{limit, number} at {corner}',
  'log.road.none': 'Road tokens: no limits change',
  'log.sponsorsDealt': '{name} starts with {n, plural, one {# sponsorship card} other {# sponsorship cards}}',
  'log.sponsor.press': '{name} wins a sponsorship card from the press at {corner}',
  'log.sponsor.slipstream': '{name} wins a sponsorship card for slipstreaming through {corner}',
  'log.sponsor.grandstand': '{name} wins a sponsorship card as one of the first to finish lap 1',
  'log.sponsor.record': '{name} wins a sponsorship card for a record speed',
  'log.sponsor.television': '{name} wins a sponsorship card for overtaking on television',
  'log.raceStarted': 'Lights out, the race is on',
  'log.round': 'Round {round, number}',
  'log.gears': 'Gears: {shifts}',
  /** One of the shifts: heat is what it cost. */
  'log.gears.shift':
    '{name} {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}{heat, plural, =0 {} other { ({heat, number} heat)}}',
  'log.gears.none': 'Everyone stays in gear',
  'log.legendCard': 'A Legend card is turned up',
  'log.legendCard.shuffled': 'The Legend cards are shuffled and a new one is turned up',
  'log.cluttered': '{name} has a cluttered hand: no move, down to 1st gear',
  'log.plays': '{n, plural, =0 {{name} plays nothing} other {{name} plays {cards}}}',
  'log.cardHeat': '{name} pays {heat, number} heat for {card}',
  'log.stalled': '{name}’s {card} stalls: no heat to pay for it',
  'log.flipped': '{name} turns up {card}',
  'log.flipped.lost': '{name} turns up {card} and discards it',
  'log.reshuffled': '{name} shuffles {n, plural, one {# card} other {# cards}} into a new draw pile',
  'log.value': '{name} chooses {value, number} for {card}',
  'log.lap': '{name} completes lap {lap, number}',
  'log.lapLost': '{name} falls back over the line: lap {lap, number} no longer counts',
  'log.finalRound': '{name} reaches the finish: this is the last round',
  'log.finalRoundCancelled': '{name} is back behind the line: the race goes on',
  'log.adrenaline': '{name} gets adrenaline',
  'log.boosted': '{name} boosts by {value, number} and pays {heat, number} heat',
  'log.slipstream': '{name} slipstreams {tow} for {n, number}',
  'log.cornerPassed': '{name} takes {corner} at {speed, number}, limit {limit, number}',
  'log.cornerPaid':
    '{name} takes {corner} at {speed, number}, limit {limit, number}: {heat, number} heat{overheat, select, yes {, including 1 for overheating} other {}}',
  'log.spunOut':
    '{name} takes {corner} at {speed, number}, limit {limit, number}, and spins out:{lost, plural, =0 {} other { loses # heat,}} takes {stress, number} stress',
  'log.eliminated': '{name} is out of the race',
  'log.retired': '{name} retires',
  'log.discarded': '{n, plural, =0 {{name} keeps all cards} other {{name} discards {cards}}}',
  'log.refreshed': '{name} puts {cards} on the draw pile',
  'log.level': '{first} and {second} are level',
  'log.lead': '{first} is {gap, plural, one {# space} other {# spaces}} ahead of {second}',
  'log.lapTimed': '{name} completes lap {lap, number} in {n, plural, one {# round} other {# rounds}}',
  'log.over': 'The race is over',
  'log.qualified':
    'Best lap {best, plural, one {# round} other {# rounds}}, {total, plural, one {# round} other {# rounds}} in all',
  /** extra: spaces won because those aimed at were full. */
  'log.moved':
    '{extra, plural, =0 {{name} moves {n, number}} other {{name} moves {n, number}, {extra, number} more past full spaces}}',
  /** parts: what counts, with plus signs. */
  'log.speed': '{name}: speed {parts} = {speed, number}',
  'log.stands': '{name} does not move',
  'log.adrenalineUsed':
    '{extra, plural, =0 {{name} uses adrenaline: +1 speed, 1 more space} other {{name} uses adrenaline: +1 speed, 1 more space, {extra, number} more past full spaces}}',
  'log.past': 'The space is full: {name} moves on by {n, number}',

  /** What was answered for a driver, as it stands after 'Ada ran out of time: '. */
  'answer.gear': '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}',
  'answer.anyCards': 'cards at random',
  'answer.unlock': 'answer taken back',
  'answer.speeds': 'Speed {values}',
  'answer.value': 'value {value, number}',
  'answer.adrenaline': 'adrenaline',
  'answer.boost': 'boost',
  'answer.done': 'no more symbols',
  'answer.slipstream': '{n, plural, =0 {no slipstream} one {slipstream for # space} other {slipstream for # spaces}}',
  'answer.discard': '{n, plural, =0 {nothing discarded} other {{cards} discarded}}',
  'answer.discard.refresh':
    '{n, plural, =0 {nothing discarded, {refresh} refreshed} other {{cards} discarded, {refresh} refreshed}}',
  'answer.retire': 'retired',
} as const;
