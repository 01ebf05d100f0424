// Articles of Formula D's rules, in English: wear and dice.

export const wear = {
  'rules.wear.title': 'Wear points',
  'rules.wear.lead':
    'Wear points are what your car can take: you start with 18, and only the pits give back what you spend.',
  'rules.wear.1':
    'You spend them on <gears>skipped gears</gears>, <braking>braking</braking>, <overshoot>overshooting</overshoot> and late braking in a <slipstream>slipstream</slipstream>, in this order, and lose them to <contact>contact</contact> and <engines>engine damage</engines>.',
  'rules.wear.2':
    'Setup can give 10 to 30. The gauge shows what your current choice would cost. Points left at the flag are worth nothing.',
  'rules.out.title': 'Out of the race',
  'rules.out.lead': 'A car without wear points is out at once and leaves the track; its space becomes free.',
  'rules.out.1':
    '<b>Worn out</b>: the car couldn’t pay for any space of the roll. It then drives as far as it can and stops there.',
  'rules.out.2':
    'A car can also <crash>crash out of a corner</crash>, or go out after a <contact>collision</contact> or with a broken <engines>engine</engines>. You’re never forced to spend your last point while another space is open.',
  'rules.contact.title': 'Contact',
  'rules.contact.lead': 'If you end right behind or beside another car, you roll the black die: 1 to 4 costs 1 wear.',
  'rules.contact.1':
    'You roll once, however many cars there are; the risk is 20%. A car behind you doesn’t matter, and the others don’t roll. With the option <b>All of them</b>, every car that made you roll then rolls, too.',
  'rules.contact.2': 'Nobody rolls in the pits, at the flag, or for a stalled car.',
  'rules.contact.step.1.title': 'Two neighbours',
  'rules.contact.step.1.text': 'One ahead, one beside',
  'rules.contact.step.2.title': 'One roll',
  'rules.contact.step.2.text': '<b>4</b>: 1 to 4',
  'rules.contact.step.3.title': 'Contact',
  'rules.contact.step.3.text': '<b>1</b> wear',
  'rules.contact.mark.ahead': 'Ahead',
  'rules.contact.mark.beside': 'Beside',
  'rules.engines.title': 'Engines',
  'rules.engines.lead':
    'A 20 in 5th gear or a 30 in 6th strains all fast engines: each rolls the black die, and 1 to 4 costs 1 wear.',
  'rules.engines.1':
    'Every car on the track in 5th or 6th is tested: first the car that rolled, then the others in the order of play. Braking doesn’t help: the number on the die counts.',
  'rules.engines.2':
    'If the car that rolled is out, finished or in the pits, it isn’t tested. A roll in the pits strains no engine.',
  'rules.engines.step.1.title': 'The roll',
  'rules.engines.step.1.text': '5th gear: <b>20</b>',
  'rules.engines.step.2.title': 'The car that rolled',
  'rules.engines.step.2.text': '<b>4</b>: 1 wear',
  'rules.engines.step.3.title': 'A car in 6th',
  'rules.engines.step.3.text': '<b>5</b>: it holds',
  'rules.engines.mark.fifth': '20 in 5th',
  'rules.engines.mark.sixth': '30 in 6th',
  'rules.blackdie.title': 'The black die',
  'rules.blackdie.lead': 'The black die has 20 equally likely faces and decides what nobody can plan.',
  'rules.blackdie.outcome.1.title': 'Grid',
  'rules.blackdie.outcome.1.text': 'The highest roll takes <grid>pole</grid>.',
  'rules.blackdie.outcome.2.title': 'Start',
  'rules.blackdie.outcome.2.text': '1 <start>stalls</start>, 17 or more is great.',
  'rules.blackdie.outcome.3.title': 'Damage',
  'rules.blackdie.outcome.3.text': '1 to 4 costs 1 wear: <contact>contact</contact>, <engines>engine</engines>.',
  'rules.outlook.title': 'Chances before the roll',
  'rules.outlook.lead':
    'Before you roll, each gear’s tile shows the chances of its die, and a list says what every number would mean.',
  'rules.outlook.1':
    'Green: you drive it all for free. Amber: it costs wear, for braking or overshooting. Red: out of the race. Traffic is taken into account, and each number shows the least it can cost.',
  'rules.outlook.2': 'Driver aids in Settings decide how much is shown. On a shared screen, only costs are shown.',
} as const;
