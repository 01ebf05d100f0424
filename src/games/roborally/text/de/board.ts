// What the board of RoboRally says in German: what lies on a cell, and short words over robots.

import type { Translation } from '@i18n/messages';
import type { board as source } from '../en/board';

export const board: Translation<typeof source> = {
  'board.targets': 'Felder für die Rückkehr',

  'floor.plain': 'Glatter Boden',
  'floor.robot':
    '{down, select, true {{robot} ({name}) blickt nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}: {damage} Schaden, {lives, plural, one {# Leben} other {# Leben}}, abgeschaltet} other {{robot} ({name}) blickt nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}: {damage} Schaden, {lives, plural, one {# Leben} other {# Leben}}}}',
  'floor.archive': 'Archiv: Rückkehrfeld für {names}',

  'caption.go': 'LOS!',
  'caption.lockedFilled': 'Register {register}: {card}',
  'caption.timeUp': 'Zeit um',
  'caption.powersDown': 'Schaltet nächste Runde ab',
  'caption.staysDown': 'Bleibt aus',
  'caption.register': 'Register {register}',
  'caption.card': '{marked, select, true {{number} {card}*} other {{number} {card}}}',
  'caption.held': 'Steht',
  'caption.notPushed': 'Nicht geschoben',
  'caption.damage': '+{points} Schaden',
  'caption.locked': '{n, plural, one {Register {first} gesperrt} other {Register {first} bis {last} gesperrt}}',
  'caption.unlocked': '{n, plural, one {Register {first} wieder frei} other {Register {first} bis {last} wieder frei}}',
  'caption.destroyed': 'ZERSTÖRT!',
  'caption.out': '{name} ist ausgeschieden',
  'caption.checkpoint': 'Checkpoint {number}',
  'caption.lastCheckpoint': 'Letzter Checkpoint!',
  'caption.wins': 'Sieg!',
  'caption.finished': 'Im Ziel',
  'caption.repaired': 'Repariert',
  'caption.down': 'Abgeschaltet',
  'caption.awake': 'Wach',
  'caption.loses': 'Verliert {option}',
  'caption.givesUp': 'Gibt auf',
  'caption.finish': 'ZIEL',

  'part.damage': 'Schaden',
  'part.lives': 'Leben',
  'part.flags': 'Flaggen',
};
