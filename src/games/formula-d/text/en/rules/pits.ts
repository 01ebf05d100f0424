// Articles of Formula D's rules, in English: pits.

export const pits = {
  'rules.pits.title': 'Pit lane',
  'rules.pits.lead':
    'In races of two laps or more, you may drive into the pits at the end of every lap except the last.',
  'rules.pits.1':
    'Any gear will do, and you don’t need an exact roll. You turn in from the lane beside the pits, which a car <locked>locked in its lane</locked> can’t do.',
  'rules.pits.2':
    'Once in, you go straight ahead to your own <box>box</box>; spaces left over cost nothing. Setup can close the pits.',
  'rules.pits.step.1.title': 'The roll',
  'rules.pits.step.1.text': '5th gear: <b>14</b>',
  'rules.pits.step.2.title': 'To the box',
  'rules.pits.step.2.text': '<b>9</b> spaces, the last one the box',
  'rules.pits.step.3.title': 'All back',
  'rules.pits.step.3.text': '18 wear again, nothing paid',
  'rules.pits.mark.entry': 'Entry',
  'rules.pits.mark.box': 'Your box',
  'rules.box.title': 'Pit box',
  'rules.box.lead': 'In your own box you get all your wear points back at once, and your turn ends.',
  'rules.box.1':
    'Each car has its own box, in its colour and with its number. You can’t drive past yours, and you may stop there even with all your points.',
  'rules.box.mark.box': 'Box of car 5',
  'rules.queue.title': 'Waiting in the lane',
  'rules.queue.lead': 'Nobody overtakes in the pit lane: a car that is held up waits behind the other for free.',
  'rules.queue.1':
    'Nothing in the lane costs wear: not braking, contact or engines. You can’t brake by choice. The car in front moves first.',
  'rules.queue.mark.first': 'Moves first',
  'rules.queue.mark.waits': 'Waits for free',
  'rules.exit.title': 'Leaving the pits',
  'rules.exit.lead': 'From the box you take any gear up to 4th and drive on to the track.',
  'rules.exit.1':
    'In the lane before the box you can take any gear up to one higher than yours. Shifting costs nothing there, up or down.',
  'rules.exit.2':
    'From the exit on, the rules of the track apply to the rest of the roll, and each space you don’t drive costs 1 wear. The car may wait in the lane for free only if no route uses the whole roll.',
  'rules.exit.step.1.title': 'The gear',
  'rules.exit.step.1.text': '1st to <b>4th</b>',
  'rules.exit.step.2.title': 'The roll',
  'rules.exit.step.2.text': '<b>12</b>: across the line, lap 2',
  'rules.exit.step.3.title': 'On the track',
  'rules.exit.step.3.text': 'A2, B3 or C3 free, C1 for 2 wear',
  'rules.exit.mark.box': 'Out of box 5',
  'rules.exit.mark.out': 'Exit',
} as const;
