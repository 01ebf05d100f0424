// What the board of Havoc Speedway says, in German.

import type { Translation } from '@i18n/messages';
import type { board as source } from '../en/board';

export const board: Translation<typeof source> = {
  'board.lanes': 'Spuren zur Wahl',
  'board.lane': 'Spur {lane, plural, =1 {#, innen} =2 {#, halb innen} =3 {#, halb außen} other {#, außen}}',
  'board.cell': 'Spur {lane}, Feld {position}: Münze hierher legen',
  'board.cell.help':
    'Spur {lane}, Feld {position}. Auf und ab geht es die Strecke entlang, links und rechts zwischen den Spuren, Enter legt die Münze.',
  'board.guarded': 'Vor {name}',

  'score.lap': 'RUNDE {lap} VON {laps}',
  'score.tie': 'STECHEN',

  'caption.wall': 'Die Wand',
  'caption.blocked': 'Blockiert',
  'caption.pitExit': 'Raus aus der Box',
  'caption.pitLane': 'Boxengasse',
  'caption.stuck': 'Kommt nicht aus der Box',
  'caption.merged': 'Zurück auf der Strecke',
  'caption.allLaps': 'Alle Runden gefahren',
  'caption.lap': 'Runde {lap}',
  'caption.lastLap': 'Letzte Runde',
  'caption.lineBack': 'Zurück über die Linie',
  'caption.face': '{side, select, left {Links {steps}} right {Rechts {steps}} other {Motorcheck}}',
  'caption.coin':
    '{chain, plural, =1 {{coin, select, tow {Abschleppen!} other {{coin}}}} other {Kette #: {coin, select, tow {Abschleppen!} other {{coin}}}}}',
  'slam.checkEngine': 'MOTORCHECK',
  'slam.tow': 'ABGESCHLEPPT',
  'slam.crash': 'CRASH!',
  'slam.tie': 'STECHEN',
  'slam.finish': 'ZIEL',

  'fact.positions': 'Felder je Spur',
  'fact.lanes': 'Spuren',
  'fact.cells': 'Felder',
  'fact.corners': 'Kurven',
};
