// The floor as text, in English: for anyone who cannot see the board, or asks how things stand.

export const narrator = {
  'reader.place':
    'You are at column {column}, row {row}, facing {facing, select, 0 {north} 1 {east} 2 {south} other {west}}. {damage} damage, {lives, plural, one {# life} other {# lives}}.',
  'reader.lost': 'Your robot is destroyed; it comes back at column {column}, row {row}.',
  'reader.out': 'You are out of the race.',
  'reader.finished': 'You have touched all checkpoints.',
  'reader.down': 'You are powered down this turn.',
  'reader.next':
    'Checkpoint {number}: {way, select, both {{ahead, plural, one {# space} other {# spaces}} {front, select, true {ahead} other {behind}} and {aside, plural, other {#}} to the {right, select, true {right} other {left}}} straight {{ahead, plural, one {# space} other {# spaces}} {front, select, true {ahead} other {behind}}} side {{aside, plural, one {# space} other {# spaces}} to the {right, select, true {right} other {left}}} other {here}}.',

  'reader.hand':
    '{n, plural, =0 {You hold no program cards.} one {You hold one program card: {cards}.} other {You hold # program cards: {cards}.}}',
  'reader.card':
    '{type, select, uturn {U-turn} rotateLeft {left turn} rotateRight {right turn} backUp {back up} move1 {move 1} move2 {move 2} move3 {move 3} other {no card}}',
  'reader.times': '{n} × {card}',
  'reader.locked': '{n, plural, one {Your last register is locked} other {Your last # registers are locked}}.',
  'reader.options': 'Option cards: {options}.',

  'reader.robot':
    '{name}: {way, select, both {{ahead, plural, one {# space} other {# spaces}} {front, select, true {ahead} other {behind}} and {aside, plural, other {#}} to the {right, select, true {right} other {left}}} straight {{ahead, plural, one {# space} other {# spaces}} {front, select, true {ahead} other {behind}}} side {{aside, plural, one {# space} other {# spaces}} to the {right, select, true {right} other {left}}} other {on your space}}, facing {facing, select, 0 {north} 1 {east} 2 {south} other {west}}, {damage} damage, {flags, plural, =0 {no checkpoint} one {# checkpoint} other {# checkpoints}}.',
  'reader.robotAt':
    '{name}: column {column}, row {row}, facing {facing, select, 0 {north} 1 {east} 2 {south} other {west}}, {damage} damage, {flags, plural, =0 {no checkpoint} one {# checkpoint} other {# checkpoints}}.',

  'reader.ask.program':
    'Fill your registers: {n, plural, =0 {all are filled} one {# is empty} other {# are empty}}. Then press Ready.',
  'reader.ask.power': 'You are powered down with {damage} damage: wake up, or stay down.',
  'reader.ask.respawn': 'Choose where to come back: {n, plural, one {# space} other {# spaces}}.',

  'reader.cell': 'Column {column}, row {row}: {floor}.',
  'reader.cell.target': 'Column {column}, row {row}, which you can choose: {floor}.',

  'reader.preview':
    'After register {register}: column {column}, row {row}, facing {facing, select, 0 {north} 1 {east} 2 {south} other {west}}, {damage} damage{flags, plural, =0 {} other {, checkpoint {flags} touched}}.',
  'reader.preview.lost': 'In register {register} your robot is destroyed.',
} as const;
