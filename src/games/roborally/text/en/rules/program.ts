// Articles of RoboRally's rules, in English: cards and programming.

export const program = {
  'rules.group.program': 'Programming',
  'rules.group.cards': 'Program cards',

  'rules.deal.title': 'The deal',
  'rules.deal.lead': 'Each turn you get 9 cards, one fewer for each point of <damage>damage</damage>.',
  'rules.deal.1':
    'All cards that do not lie in a <locked>locked register</locked> are shuffled together first. Cards that you do not use are thrown away unseen.',
  'rules.deal.2':
    'Where damage taken while <power>powered down</power> has locked a register that is empty, it gets a card face up from the deck, register 5 first.',
  'rules.deal.step.1.title': 'A full hand',
  'rules.deal.step.1.text': '9 cards',
  'rules.deal.step.2.title': 'Your damage',
  'rules.deal.step.2.text': '4 points',
  'rules.deal.step.3.title': 'You are dealt',
  'rules.deal.step.3.text': '9 − 4 = <b>5</b>',

  'rules.programming.title': 'Programming',
  'rules.programming.lead':
    'Put one card into each of your five registers, face down, all at the same time; what is submitted stays.',
  'rules.programming.1':
    'Click a card, drag it, or press its digit: it goes into the first free register. A click on a register takes its card back. All registers have to be filled before you are ready.',
  'rules.programming.2':
    'The dotted way on the floor and the <b>forecast</b> show what your programme would do if nobody else were there. A programme that is in cannot be changed: you can only wait for the others.',

  'rules.takebacks.title': 'No take-backs',
  'rules.takebacks.lead': 'Where setup says so, and in every match, a card stays in the register it was put into.',
  'rules.takebacks.1': 'The switch for <power>power down</power> can still be turned until you submit.',

  'rules.timer.title': 'The timer',
  'rules.timer.lead': 'When your time is up, empty registers are filled at random from your hand.',
  'rules.timer.1':
    'Cards that you have placed stay where they are, and so does the power-down switch; a powered-down robot wakes up. Usually there are 30 seconds, counted from when you see your cards.',
  'rules.timer.2': 'The lot is drawn when all programmes are in, so that nobody learns anything from it before.',

  'rules.locked.title': 'Locked registers',
  'rules.locked.lead':
    'From 5 <damage>damage</damage> on registers lock, the fifth first: their cards stay and are played again.',
  'rules.locked.1':
    'A register locks at once, even in the middle of a turn: the card in it is played as planned, and again next turn. <repair>Repair</repair> frees registers from the first one upward, and their cards are thrown away.',
  'rules.locked.2':
    'At 9 damage you get no cards at all and the same five run every turn. You are asked all the same: for the <power>power-down</power> switch.',
  'rules.locked.step.1.title': 'Damage',
  'rules.locked.step.1.text': '7 points',
  'rules.locked.step.2.title': 'Locked from',
  'rules.locked.step.2.text': '10 − 7 = <b>3</b>',
  'rules.locked.step.3.title': 'They stay',
  'rules.locked.step.3.text': 'Registers 3, 4 and 5',
  'rules.locked.step.4.title': 'You fill',
  'rules.locked.step.4.text': '2 registers, from 2 cards',

  'rules.power.title': 'Power down',
  'rules.power.lead':
    'Announce it while you programme: next turn you play no cards, and all your <damage>damage</damage> is repaired.',
  'rules.power.1':
    'This turn still runs as programmed. In its cleanup damage and all cards go, locked ones too. Your announcement is secret until everybody has submitted, and you may make it without any damage.',
  'rules.power.2':
    'A powered-down robot does not fire, unless setup says so. Belts, pushes and lasers reach it as ever, and it touches checkpoints. At the end of the turn it wakes up with the damage it has by then, or <b>stays down</b> and is repaired again.',
  'rules.power.step.1.title': 'Turn 3',
  'rules.power.step.1.text': '6 damage: switch on',
  'rules.power.step.2.title': 'Its registers',
  'rules.power.step.2.text': 'Run as usual',
  'rules.power.step.3.title': 'Cleanup',
  'rules.power.step.3.text': '6 damage go',
  'rules.power.step.4.title': 'Turn 4',
  'rules.power.step.4.text': 'No cards, no laser',
  'rules.power.step.5.title': 'Turn 5',
  'rules.power.step.5.text': '9 cards again',

  'rules.deck.title': 'The 84 cards',
  'rules.deck.lead': 'Every card has a number of its own, 10 to 840: the faster it moves, the higher it is.',
  'rules.deck.1':
    '6 U-Turns have 10 to 60, 18 turns left 70 to 410 and 18 turns right 80 to 420 by turns, 6 Back Up 430 to 480, 18 Move 1 490 to 660, 12 Move 2 670 to 780, 6 Move 3 790 to 840.',
  'rules.deck.2': 'The number decides who <priority>moves first</priority>, and nothing else.',

  'rules.forward.title': 'Move 1, Move 2, Move 3',
  'rules.forward.lead': 'One, two or three single steps straight ahead.',
  'rules.forward.1':
    'Each is a <moving>step</moving> of its own: it may push, it may be stopped by a wall, and it may fall. What a wall stops is lost with all steps that are left.',
  'rules.forward.mark.end': '3 steps',

  'rules.backup.title': 'Back up',
  'rules.backup.lead': 'One step backward, without turning.',
  'rules.backup.1': 'It <pushing>pushes</pushing> who stands behind, as a step forward does.',
  'rules.backup.mark.end': 'Still facing east',

  'rules.turning.title': 'Left, Right, U-Turn',
  'rules.turning.lead': 'Turn on the spot: a quarter to the left, a quarter to the right, or half around.',
  'rules.turning.1':
    'Turning cards have low numbers, so they come after those that move. Turned by one too many, every later card goes astray: read your programme once more before you submit it.',
} as const;
