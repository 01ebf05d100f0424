// Articles of Formula D's rules, in English: wear and dice.

export const wear = {
  'rules.wear.title': 'Wear points',
  'rules.wear.lead':
    'Wear points are what your car can take: 18 at the start, and what you spend does not come back but in the pits.',
  'rules.wear.1':
    'They are spent for <gears>skipped gears</gears>, <braking>braking</braking>, <overshoot>overshooting</overshoot> and late braking in a <slipstream>slipstream</slipstream>, in this order, and lost by <contact>contact</contact> and <engines>engines</engines>.',
  'rules.wear.2':
    'Setup can give 10 to 30. The gauge shows what the choice under way would take. Points left at the flag are worth nothing.',
  'rules.out.title': 'Out of the race',
  'rules.out.lead': 'A car without wear points is out at once and leaves the track; its space is free.',
  'rules.out.1':
    '<b>Worn out</b>: no space of the roll could be paid for. It then drives as far as it can and stops there.',
  'rules.out.2':
    'Also <crash>thrown out of a corner</crash>, after a <contact>collision</contact>, or with a broken <engines>engine</engines>. You are never made to spend the last point while another space is open.',
  'rules.contact.title': 'Contact',
  'rules.contact.lead': 'End right behind or beside another car, and you roll the black die: 1 to 4 costs 1 wear.',
  'rules.contact.1':
    'You roll once, however many cars there are; the chance is 20 %. A car behind you does not matter, and the others do not roll. With the option <b>all</b> every car that made you roll then rolls, too.',
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
    'Every car on the track in 5th or 6th is tested, the roller first, then the others in the order of play. Braking does not help: the face counts.',
  'rules.engines.2': 'A roller that is out, home or in the pits is not tested, and a roll in the pits strains nobody.',
  'rules.engines.step.1.title': 'The roll',
  'rules.engines.step.1.text': '5th gear: <b>20</b>',
  'rules.engines.step.2.title': 'The roller',
  'rules.engines.step.2.text': '<b>4</b>: 1 wear',
  'rules.engines.step.3.title': 'A car in 6th',
  'rules.engines.step.3.text': '<b>5</b>: it holds',
  'rules.engines.mark.fifth': '20 in 5th',
  'rules.engines.mark.sixth': '30 in 6th',
  'rules.blackdie.title': 'The black die',
  'rules.blackdie.lead': 'The black die has 20 faces, each as likely as the others, and decides what nobody can plan.',
  'rules.blackdie.outcome.1.title': 'Grid',
  'rules.blackdie.outcome.1.text': 'The highest roll takes <grid>pole</grid>.',
  'rules.blackdie.outcome.2.title': 'Start',
  'rules.blackdie.outcome.2.text': '1 <start>stalls</start>, 17 or more is great.',
  'rules.blackdie.outcome.3.title': 'Damage',
  'rules.blackdie.outcome.3.text': '1 to 4 costs 1 wear: <contact>contact</contact>, <engines>engine</engines>.',
  'rules.outlook.title': 'Chances before the roll',
  'rules.outlook.lead':
    'Before you roll, each gear’s tile shows the chances of its die, and a list says what every number would bring.',
  'rules.outlook.1':
    'Green: driven in full for nothing. Amber: with wear, for braking or overshooting. Red: out of the race. Traffic is counted in; the least that a number can cost is told.',
  'rules.outlook.2':
    'How much is shown is a matter of the driver aids in Settings. At a screen that several share only costs are told.',
} as const;
