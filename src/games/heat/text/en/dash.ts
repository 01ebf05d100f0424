// The dashboard, in English.

export const dash = {
  'dash.note': 'What it means',
  'dash.table': 'Cards on the table',
  'dash.watching': 'You are watching this race.',
  /** Over the middle; on a phone the number stands large and "more" is left out. */
  'figure.speed': '<words>Speed</words> <b>{speed}</b>',
  'figure.soFar': '<words>Speed<more> so far</more></words> <b>{speed}</b>',
  'figure.shift':
    'From {from, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} to {to, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'figure.discard': '{n, plural, one {# card} other {# cards}} to discard',

  'gear.label': 'Gear',
  'gear.group': 'Gears',
  /** Read out after the number of a gear. */
  'gear.said': '<b>{gear, number}</b><hidden> gear, </hidden>',
  'gear.in': 'in gear',
  'gear.free': 'free',
  'gear.heat': '{heat, number} heat',
  'gear.noHeat': 'no heat',
  'gear.tooFar': 'too far',
  'gear.rule.1': '1st gear: play 1 card. Cooldown 3 afterwards.',
  'gear.rule.2': '2nd gear: play 2 cards. Cooldown 1 afterwards.',
  'gear.rule.3': '3rd gear: play 3 cards. No cooldown, no boost.',
  'gear.rule.4': '4th gear: play 4 cards. You may boost.',
  'gear.clutters':
    'You have too few cards for {gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}. Your hand would be cluttered and you would not move.',
  /** Why a gear cannot be chosen. */
  'gear.why.phase':
    'You can only shift in phase 1 of a round. You’re in {now, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear.',
  'gear.why.now': 'You can only shift in phase 1 of a round. You’re in this gear now.',
  'gear.why.chosen': 'Chosen. Take it back to choose another.',
  'gear.why.other': 'Your gear is chosen. Take it back to choose another.',
  'gear.confirm': 'Confirm {gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}',
  'gear.note': 'One gear up or down is free. Two gears cost 1 heat.',
  'gear.note.cost': 'This shift costs {heat, number} heat. Your engine holds {engine, number}.',
  'gear.note.chosen':
    '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}} is chosen. All gears are revealed once everyone has chosen.',

  'piles.label': 'Engine and deck',
  'piles.engine': 'Engine',
  'piles.discard': 'Discard pile',
  'piles.draw': 'Draw',
  'piles.open': '<b>{n, number}</b><small>Discard</small><hidden> pile: show its cards</hidden>',
  'piles.title': 'Discard pile',
  'piles.text':
    '{n, plural, =0 {No cards yet.} one {# card. Everyone can see it.} other {# cards. Everyone can see them.}}',
  'piles.close': 'Close',

  'hand.name': 'Your hand',
  'hand.empty': 'No cards in hand',
  'hand.hold': 'Hold a card to read it',
  'hand.head': 'Your hand · {n, plural, one {# card} other {# cards}}',
  'hand.chosen': 'chosen',
  'hand.chosen.nth': 'chosen, number {n, number}',
  /** Why a card cannot be chosen, or what it is there for. */
  'strip.played': 'Played',
  'strip.hand': 'In hand',
  'strip.none': 'None',
  'why.played': 'Played this turn.',
  'why.played.with': 'Played this turn, with {symbols}.',
  'why.over': 'The race is over.',
  'why.off': 'Your car is off the track.',
  'why.shown': 'You can choose again once the last events have been shown.',
  'why.others': 'It’s not your turn yet.',
  'why.gears': 'You play cards after the gears are revealed. Confirm a gear first.',
  'why.placed': 'Your cards are placed. Take them back to change them.',
  'why.full':
    'In {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear you play {gear, plural, one {# card} other {# cards}}. Take one back first.',
  'why.value': 'You place cards in phase 2. Now you choose a value.',
  'why.follow': 'You place cards in phase 2. Now you can only slipstream or stay.',
  'why.react': 'You place cards in phase 2. Now you can only use symbols.',
  'why.react.cool': 'Stuck in your hand. Use Cool to move it to your engine.',
  'why.react.hot': 'Stuck in your hand. You have no cooldown left this turn.',
  'why.react.direct': 'You can play this card now with its button.',
  'why.react.stress': 'Use Reduce stress to get rid of it.',
  'why.cluttered':
    'Your hand is cluttered: you must play {gear, plural, one {# card} other {# cards}}, but you {playable, plural, =0 {can’t play any} other {can only play #}}. Lay it down.',
  'why.discard.done': 'You’ve made your choice. Take it back to change it.',

  /** Symbols of the turn: where they come from, and what they bring. */
  'use.gear': '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}}',
  'use.from.adrenaline': 'Adrenaline',
  'use.boost': 'boost',
  'use.adrenaline': '+1 speed, cooldown {n, number}',

  takeBack: 'Take back',
  'idle.plays': '{name} is playing',
  'idle.skip': 'Press Space or click the board to skip the animation.',
  'idle.retired': 'You have retired. The race goes on without you.',
  'idle.eliminated': 'Your car is off the track. The race goes on without you.',
  'idle.over': 'The race is over.',
  'idle.cluttered':
    'Cluttered hand: too few cards for your gear. You stay where you are, drop to 1st gear and draw new cards at the end of the round.',
  'idle.spun': 'You spun out. You’re back before the corner, in 1st gear, with stress in your hand.',
  'idle.final': 'Last round: everyone plays it to the end.',
  'idle.rest': 'You can look at your cards while the others play.',

  'cluttered.prompt': 'Cluttered hand: lay it down',
  'cluttered.head': 'Cluttered hand · {n, plural, one {# card} other {# cards}}',
  'cluttered.placed': 'Nobody knows yet. Your hand is revealed when it’s your turn to move.',
  'cluttered.note':
    '{gear, selectordinal, one {#st gear} two {#nd gear} few {#rd gear} other {#th gear}} plays {gear}, but you {playable, plural, =0 {can’t play any} other {can only play #}}. You stay here, drop to 1st gear and draw again.',
  'cluttered.lay': 'Lay it down',

  'cards.placed': 'Your cards are placed. They’re revealed when it’s your turn to move.',
  'cards.more': 'Choose {n, plural, one {# more card} other {# more cards}}',
  'cards.confirm': 'Confirm',
  'cards.confirm.part': 'Confirm {n, number} of {of, number}',
  'cards.prompt.full':
    '{gear, plural, one {# card} other {# cards}} for {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear: confirm',
  'cards.prompt':
    'Choose {gear, plural, one {# card} other {# cards}} for {gear, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} gear: {n, number} chosen, {left, number} to go',
  'cards.noCorner': 'No corner on the way.',
  'cards.noneAhead': 'No corner ahead before the finish.',
  'cards.outOfReach': 'Your cards can’t reach it.',
  'cards.next': 'Next is {corner}, limit {limit, number}, {n, plural, one {# space} other {# spaces}} ahead.',
  'cards.next.in':
    'Next: <b>{corner}</b>, limit {limit, number}, in {n, plural, one {# space} other {# spaces}}.{cooled, plural, =0 {} other { # heat cooled first.}}',
  'cards.tags':
    '{n, plural, one {The tag shows the heat this card costs.} other {The tags show the heat all # cards cost together.}}',

  'discard.head': 'Discard · {n, plural, one {# card} other {# cards}} in hand',
  'discard.done': 'You’ve made your choice. You draw new cards once everyone has chosen.',
  'discard.nothing': 'You have nothing to discard: Heat and Stress stay in your hand.',
  /** hand: how many cards are drawn up to. */
  'discard.note':
    'Heat and Stress stay. You then draw back up to {hand, plural, =6 {six} =7 {seven} =8 {eight} other {#}} cards.',
  'discard.refresh': '{card} on top of the draw pile',
  'discard.keep': 'Keep all',
  'discard.confirm': 'Discard {n, number}',

  'react.symbols': 'Symbols',
  'chosen.back': 'Back',
  'react.done': 'Done',
  'react.group': 'Reactions',
  'react.adrenaline': 'Adrenaline +1',
  'react.adrenaline.note': 'Speed {speed, number}, 1 more space',
  'react.boost': 'Boost',
  'react.boost.note': '{heat, plural, =0 {Free} other {# heat}}, +{gain}',
  /** A note, and what all of the turn comes to. */
  'react.withAll': '{note}. {all}',
  'react.count': '{title}: {n, number}',
  'react.note': 'You can finish now, or react first.',
  'react.noCorner': 'If you finish now, there’s no corner to pay for.',
  'react.now': 'If you finish now:',

  'slip.head': 'Speed stays the same, corners still count',
  'slip.stay': 'Stay here',
  'slip.group': 'Slipstream',
  'slip.title': 'Slipstream {n, number}',
  'slip.note': 'Follow the car ahead, or stay where you are.',
  'slip.stay.free': 'If you stay, there’s no corner to pay for.',
  'slip.stay.costs': 'If you stay:',
  'value.head': '{card}: choose its value',
  'value.group': 'Values',
  'value.count': 'Use {value, number}',
  'value.speed': 'Speed {speed}',
} as const;
