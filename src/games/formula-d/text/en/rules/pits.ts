// Articles of Formula D's rules, in English: pits.

export const pits = {
  'rules.pits.title': 'Pit lane',
  'rules.pits.lead': 'In a race of two laps or more you may drive into the pits at the end of every lap but the last.',
  'rules.pits.1':
    'Any gear will do and no exact roll is needed. The way in is a link from the lane beside it, which a car <locked>locked in its lane</locked> cannot take.',
  'rules.pits.2':
    'Once in, you go straight ahead to your own <box>box</box>; spaces to spare are lost for nothing. Setup can close the pits.',
  'rules.pits.step.1.title': 'The roll',
  'rules.pits.step.1.text': '5th gear: <b>14</b>',
  'rules.pits.step.2.title': 'To the box',
  'rules.pits.step.2.text': '<b>9</b> spaces, the last one the box',
  'rules.pits.step.3.title': 'All back',
  'rules.pits.step.3.text': '18 wear again, nothing paid',
  'rules.pits.mark.entry': 'Way in',
  'rules.pits.mark.box': 'Own box',
  'rules.box.title': 'Pit box',
  'rules.box.lead': 'In your own box all wear points come back at once, and the turn ends.',
  'rules.box.1':
    'There is a box for each car, in its colour and with its number. You cannot drive past yours, and you may stop there with all your points.',
  'rules.box.mark.box': 'Box of car 5',
  'rules.queue.title': 'Waiting in the lane',
  'rules.queue.lead': 'In the pit lane nobody overtakes: a car that is held up waits behind the other, free of charge.',
  'rules.queue.1':
    'Nothing in the lane costs wear: neither braking nor contact nor engines, and you cannot brake by choice. The car in front moves first.',
  'rules.queue.mark.first': 'Moves first',
  'rules.queue.mark.waits': 'Waits for nothing',
  'rules.exit.title': 'Out of the pits',
  'rules.exit.lead': 'Out of the box you take any gear up to 4th and drive on to the track.',
  'rules.exit.1':
    'In the lane before the box it is any gear up to one more than you have. Shifting costs nothing there, up or down.',
  'rules.exit.2':
    'From the exit on the rules of the track hold for the rest of the roll, and each space not driven costs 1 wear. Only where no way uses the whole roll may the car wait in the lane for nothing.',
  'rules.exit.step.1.title': 'The gear',
  'rules.exit.step.1.text': '1st to <b>4th</b>',
  'rules.exit.step.2.title': 'The roll',
  'rules.exit.step.2.text': '<b>12</b>: across the line, lap 2',
  'rules.exit.step.3.title': 'On the track',
  'rules.exit.step.3.text': 'A2, B3 or C3 free, C1 for 2 wear',
  'rules.exit.mark.box': 'Out of box 5',
  'rules.exit.mark.out': 'Exit',
} as const;
