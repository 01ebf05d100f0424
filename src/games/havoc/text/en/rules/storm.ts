// Articles of Havoc Speedway's rules, in English: storm.

export const storm = {
  'rules.storm.title': 'The Storm',
  'rules.storm.lead': 'Be the first to get rid of your cards: each turn, play one card that fits, or draw one.',
  'rules.storm.1':
    'The driver after the dealer begins. A driver with no cards left takes the next badge and is out of the Storm. It ends when only one driver has cards left.',
  'rules.storm.2':
    'A card has to match the suit or the rank of the card on top; <queen>Queens</queen> fit on anything but a <seven>toxic 7</seven>. You can’t play a drawn card in the same turn.',
  'rules.storm.3':
    'The first card on the pile counts too: an <ace>Ace</ace> skips the first driver, a 7 is toxic at once, and with a Queen the suit of the stock’s bottom card counts.',
  'rules.storm.step.1.title': 'On top',
  'rules.storm.step.1.text': '9 of hearts',
  'rules.storm.step.2.title': 'Same suit',
  'rules.storm.step.2.text': 'Fits',
  'rules.storm.step.3.title': 'Same rank',
  'rules.storm.step.3.text': 'Fits',
  'rules.storm.step.4.title': 'Neither',
  'rules.storm.step.4.text': 'Does not fit',
  'rules.stock.title': 'Drawing and the stock',
  'rules.stock.lead': 'Draw one card if you can’t play or don’t want to; that is your turn.',
  'rules.stock.1':
    'An empty stock is rebuilt from the pile, except for its top card. If there is no card to draw at all, you have to play one that fits; you pass only if you have none.',
  'rules.stock.2': 'After 400 turns a Storm is stopped: drivers with the fewest cards get the next badges.',
  'rules.seven.title': 'The toxic 7',
  'rules.seven.lead': 'After a 7 the next driver plays a 7 too, or draws 2 cards for each 7 in the chain.',
  'rules.seven.1':
    'You can’t play anything else on it, not even a <queen>Queen</queen>. A driver who draws has had their turn, and the 7 on top is an ordinary card again.',
  'rules.seven.2': 'A driver who holds a 7 may draw instead. The longest chain with one deck is 4 sevens: 8 cards.',
  'rules.seven.step.1.title': 'Ada',
  'rules.seven.step.1.text': 'Plays a 7: 2 cards',
  'rules.seven.step.2.title': 'Bruno',
  'rules.seven.step.2.text': 'Plays a 7 too: 2 + 2 = 4',
  'rules.seven.step.3.title': 'Grace',
  'rules.seven.step.3.text': 'Has none',
  'rules.seven.step.4.title': 'Draws',
  'rules.seven.step.4.text': '<b>4</b> cards, turn over',
  'rules.queen.title': 'Queens',
  'rules.queen.lead': 'A Queen fits on everything but a toxic 7, and its player calls the suit that counts.',
  'rules.queen.1':
    'The call lasts until another card is played on the Queen. Her own suit does not count then, but another Queen still fits. If it was your last card, you still call a suit.',
  'rules.ace.title': 'Aces',
  'rules.ace.lead': 'After an Ace the next driver misses a turn.',
  'rules.ace.1': 'You can’t answer it with another Ace. With two drivers left, its player gets another turn at once.',
  'rules.plain.title': 'Other cards',
  'rules.plain.lead': '8, 9, 10, Jack and King do nothing: they only have to fit.',
  'rules.plain.1': 'A deck has 32 cards, eight ranks in four suits. With two decks there are two of every card.',
} as const;
