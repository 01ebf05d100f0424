// Articles of Havoc Speedway's rules, in English: driving.

export const driving = {
  'rules.drive.title': 'A racing turn',
  'rules.drive.lead': 'Choose the movement dice or the lane-change die, roll, and carry out the result in full.',
  'rules.drive.1':
    'Everyone has one turn, in the order of the badges; setup can give up to four. The <pit>pits</pit> and the <pitlane>pit lane</pitlane> leave you less choice.',
  'rules.movement.title': 'Movement dice',
  'rules.movement.lead': 'The car drives forwards in its lane by as many spaces as the dice show.',
  'rules.movement.1':
    'Two dice are added up; how many dice there are is a setting. The car stops behind a car in its way and loses the rest. Cars can’t jump over each other.',
  'rules.movement.step.1.title': 'Roll',
  'rules.movement.step.1.text': '2 + 4 = <b>6</b>',
  'rules.movement.step.2.title': 'In the way',
  'rules.movement.step.2.text': 'Blue is 5 ahead',
  'rules.movement.step.3.title': 'Drive',
  'rules.movement.step.3.text': '4 spaces, 2 lost',
  'rules.movement.mark.start': 'Before',
  'rules.movement.mark.block': 'Blue is in the way',
  'rules.lanedie.title': 'Lane-change die',
  'rules.lanedie.lead': 'The car moves one or two lanes to the side, on the same space; two faces do nothing.',
  'rules.lanedie.1':
    '<b>L1</b> and <b>L2</b> go inwards, <b>R1</b> and <b>R2</b> outwards, one lane at a time and as far as the spaces are free. The wall stops the car. <b>Check Engine</b> costs you the turn.',
  'rules.lanedie.2':
    'Only a <effects>coin</effects> on the space where the car stops counts. On spaces 1 to 5, the <pitlane>pit lane</pitlane> is to the left of lane 1: a car that gets there stops.',
  'rules.lanedie.step.1.title': 'Roll',
  'rules.lanedie.step.1.text': 'R2: two lanes out',
  'rules.lanedie.step.2.title': 'First lane',
  'rules.lanedie.step.2.text': 'Free',
  'rules.lanedie.step.3.title': 'Second lane',
  'rules.lanedie.step.3.text': 'Blue is there: stop',
  'rules.lanedie.mark.start': 'Before',
  'rules.lanedie.mark.block': 'Blue stops the change',
} as const;
