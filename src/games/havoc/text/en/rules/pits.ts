// Articles of Havoc Speedway's rules, in English: pits.

export const pits = {
  'rules.pit.title': 'In the pits',
  'rules.pit.lead': 'From the pits you roll one die: the first step is the first space of the pit lane.',
  'rules.pit.1':
    'A car gets there by <tow>TOW</tow> or by hitting the wall. A 6 hits the wall at once, and the car is back in the pits. A car on the pit lane stops you short of it.',
  'rules.pit.2': 'If the first space is taken, you stay where you are, and the turn is over.',
  'rules.pit.mark.pit': 'Pits',
  'rules.pit.mark.wall': 'The wall',
  'rules.pitlane.title': 'The pit lane',
  'rules.pitlane.lead': 'Five spaces beside lane 1 with a wall at their end: the only way out is to the side.',
  'rules.pitlane.1':
    'With the <lanedie>lane-change die</lanedie>, <b>R1</b> and <b>R2</b> merge onto the track; anything else leaves you there. With a movement die, always just one, you move on; past space 5 you hit the wall.',
  'rules.pitlane.2':
    'If there is a car right beside you, you can’t choose the lane-change die. Hitting the wall takes you to the <pit>pits</pit>, but your lap stays the same.',
  'rules.pitlane.step.1.title': 'You are on',
  'rules.pitlane.step.1.text': 'Space 3',
  'rules.pitlane.step.2.title': 'Roll 2',
  'rules.pitlane.step.2.text': 'Space <b>5</b>',
  'rules.pitlane.step.3.title': 'Roll 3',
  'rules.pitlane.step.3.text': 'The wall: pits',
  'rules.pitlane.step.4.title': 'R1',
  'rules.pitlane.step.4.text': 'Lane 1, space 3',
  'rules.pitlane.mark.lane': 'Pit lane',
  'rules.pitlane.mark.wall': 'The wall',
} as const;
