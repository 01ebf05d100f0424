// Articles of RoboRally's rules, in English: cards and programming.

export const program = {
  'rules.group.program': 'Programming',
  'rules.group.cards': 'Program cards',

  'rules.deal.title': 'The deal',
  'rules.deal.lead': 'Each turn you get 9 cards, one fewer for each point of <damage>damage</damage>.',
  'rules.deal.1':
    'All cards that are not in a <locked>locked register</locked> are shuffled together first. Cards that you do not use are discarded unseen.',
  'rules.deal.2':
    'If damage taken while <power>powered down</power> has locked an empty register, it gets a card face up from the deck, register 5 first.',
  'rules.deal.step.1.title': 'A full hand',
  'rules.deal.step.1.text': '9 cards',
  'rules.deal.step.2.title': 'Your damage',
  'rules.deal.step.2.text': '4 points',
  'rules.deal.step.3.title': 'You are dealt',
  'rules.deal.step.3.text': '9 − 4 = <b>5</b>',

  'rules.programming.title': 'Programming',
  'rules.programming.lead':
    'Everyone puts one card into each of their five registers at the same time, face down. What you submit is final.',
  'rules.programming.1':
    'Click a card, drag it, or press its digit: it goes into the first free register. Click a register to take its card back. You have to fill all registers before you are ready.',
  'rules.programming.2':
    'The dotted line on the floor and the <b>forecast</b> show what your program would do if no other robot were there. You can’t change a program once it is in: all you can do is wait for the others.',

  'rules.takebacks.title': 'No take-backs',
  'rules.takebacks.lead': 'If setup says so, and in every match, a card stays in the register you put it into.',
  'rules.takebacks.1': 'You can still change the <power>power down</power> switch until you submit.',

  'rules.timer.title': 'The timer',
  'rules.timer.lead': 'When your time is up, empty registers are filled at random from your hand.',
  'rules.timer.1':
    'Cards you have placed stay where they are, and the power-down switch stays as it is. A powered-down robot wakes up. You usually have 30 seconds, from the moment you see your cards.',
  'rules.timer.2': 'The random cards are drawn when all programs are in, so nobody learns anything from them earlier.',

  'rules.locked.title': 'Locked registers',
  'rules.locked.lead':
    'From 5 <damage>damage</damage> on, registers lock, the fifth one first: their cards stay and are played again.',
  'rules.locked.1':
    'A register locks at once, even in the middle of a turn: the card in it is played as planned, and again next turn. <repair>Repair</repair> unlocks registers from the first one upward, and their cards are discarded.',
  'rules.locked.2':
    'At 9 damage you get no cards at all, and the same five run every turn. You still submit each turn, so that you can use the <power>power-down</power> switch.',
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
    'Announce it while you program: next turn you play no cards, and all your <damage>damage</damage> is repaired.',
  'rules.power.1':
    'This turn still runs as programmed. In its cleanup you lose all damage and all cards, locked ones too. Your announcement stays secret until everyone has submitted, and you can make it even without damage.',
  'rules.power.2':
    'A powered-down robot does not fire, unless setup says so. Belts, pushes and lasers still affect it, and it still touches checkpoints. At the end of the turn it wakes up with the damage it has by then, or <b>stays down</b> and is repaired again.',
  'rules.power.step.1.title': 'Turn 3',
  'rules.power.step.1.text': '6 damage: switch on',
  'rules.power.step.2.title': 'Its registers',
  'rules.power.step.2.text': 'Run as usual',
  'rules.power.step.3.title': 'Cleanup',
  'rules.power.step.3.text': '6 damage repaired',
  'rules.power.step.4.title': 'Turn 4',
  'rules.power.step.4.text': 'No cards, no laser',
  'rules.power.step.5.title': 'Turn 5',
  'rules.power.step.5.text': '9 cards again',

  'rules.deck.title': 'The 84 cards',
  'rules.deck.lead': 'Every card has its own number, 10 to 840: the faster it moves, the higher it is.',
  'rules.deck.1':
    '6 U-Turns have 10 to 60. 18 Left and 18 Right cards alternate: Left has 70 to 410, Right 80 to 420. 6 Back Up have 430 to 480, 18 Move 1 490 to 660, 12 Move 2 670 to 780, 6 Move 3 790 to 840.',
  'rules.deck.2': 'The number decides who <priority>moves first</priority>, and nothing else.',

  'rules.forward.title': 'Move 1, Move 2, Move 3',
  'rules.forward.lead': 'One, two or three single steps straight ahead.',
  'rules.forward.1':
    'Each one is a <moving>step</moving> of its own: it may push, be stopped by a wall, or fall. If a wall stops a step, that step and all remaining steps are lost.',
  'rules.forward.mark.end': '3 steps',

  'rules.backup.title': 'Back up',
  'rules.backup.lead': 'One step backward, without turning.',
  'rules.backup.1': 'It <pushing>pushes</pushing> any robot behind you, just as a step forward pushes one ahead.',
  'rules.backup.mark.end': 'Still facing east',

  'rules.turning.title': 'Left, Right, U-Turn',
  'rules.turning.lead': 'Turn on the spot: a quarter turn left, a quarter turn right, or half a turn.',
  'rules.turning.1':
    'Turning cards have low numbers, so they come after cards that move. One wrong turn sends every later card astray: read your program once more before you submit it.',
} as const;
