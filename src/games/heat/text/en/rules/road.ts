// Articles of Heat's rules, in English: road.

export const road = {
  'rules.boost.title': 'Boost',
  'rules.boost.lead': 'Once a turn in 4th gear: pay 1 heat, turn up a Speed card, and go that much faster and further.',
  'rules.boost.1':
    'You turn up cards as for a <flip>plus</flip>: any that aren’t Speed cards are discarded on the way. The speed counts in corners.',
  'rules.boost.2':
    'You can’t boost with an empty engine, except in a sector with <road>cool air</road>, where it’s free.',
  'rules.boost.step.1.title': 'Speed so far',
  'rules.boost.step.1.text': '4th gear: <b>11</b>',
  'rules.boost.step.2.title': 'Pay',
  'rules.boost.step.2.text': '1 heat',
  'rules.boost.step.3.title': 'Turn up',
  'rules.boost.step.3.text': 'Stress goes, 3 counts',
  'rules.boost.step.4.title': 'Speed',
  'rules.boost.step.4.text': '11 + 3 = <b>14</b>, 3 further',
  'rules.fullspace.title': 'Full spaces',
  'rules.fullspace.lead': 'If every lane of the space you aim at is taken, you go on to the next space with room.',
  'rules.fullspace.1':
    'Your speed doesn’t change, but any <corners>corner</corners> line or finish line you cross this way counts.',
  'rules.fullspace.2': 'Cars never stop you from passing: only the space you stop in matters.',
  'rules.fullspace.step.1.title': 'Speed',
  'rules.fullspace.step.1.text': '<b>4</b>: space 4 is full',
  'rules.fullspace.step.2.title': 'Go on',
  'rules.fullspace.step.2.text': 'Space 5 has room',
  'rules.fullspace.step.3.title': 'Counts',
  'rules.fullspace.step.3.text': 'Speed <b>4</b>',
  'rules.fullspace.mark.full': 'Both lanes taken',
  'rules.fullspace.mark.end': 'One more space',
  'rules.cluttered.title': 'Cluttered hand',
  'rules.cluttered.lead':
    'If you have fewer playable cards than your gear, you stay where you are, in 1st gear, and miss the rest of the round.',
  'rules.cluttered.1':
    'You lay down all playable cards, including Stress. They go to the discard pile without any effect; then you draw as usual.',
  'rules.cluttered.2': 'In 1st gear you can <cooldown>cool</cooldown> 3 next turn: that’s the way out.',
  'rules.cluttered.step.1.title': 'Gear',
  'rules.cluttered.step.1.text': '3rd gear: 3 cards',
  'rules.cluttered.step.2.title': 'Hand',
  'rules.cluttered.step.2.text': '2 can be played',
  'rules.cluttered.step.3.title': 'Lost',
  'rules.cluttered.step.3.text': 'No move, 1st gear',
} as const;
