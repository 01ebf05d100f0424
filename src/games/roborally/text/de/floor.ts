// The elements of the floor in German: what each is called, and what it does.

import type { Translation } from '@i18n/messages';
import type { floor as source } from '../en/floor';

export const floor: Translation<typeof source> = {
  'part.belt': 'Fließband',
  'floor.belt':
    'Fließband nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}: befördert ein Feld in jedem Register{curve, select, true { und dreht, wen ein Band von der Seite bringt} other {}}',

  'part.express': 'Expressfließband',
  'floor.express':
    'Expressfließband nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}: befördert zweimal in jedem Register{curve, select, true { und dreht, wen ein Band von der Seite bringt} other {}}',

  'part.pit': 'Grube',
  'floor.pit': 'Grube: Wer hineinkommt, wird zerstört',

  'part.repair': 'Reparaturfeld',
  'floor.repair':
    'Reparaturfeld: Wer die Runde hier beendet, verliert {repair, select, one {1 Schaden} other {allen Schaden}}',

  'part.gear': 'Zahnrad',
  'floor.gear': 'Zahnrad: dreht einen Roboter in jedem Register nach {sense, select, right {rechts} other {links}}',

  'part.pusher': 'Schieber',
  'floor.pusher':
    'Schieber: schiebt nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}} in {n, plural, one {Register {registers}} other {den Registern {registers}}}',

  'part.laser': 'Laser',
  'floor.laser':
    '{beams, plural, =1 {Laser: 1 Schaden für den ersten Roboter darin, in jedem Register} other {Laser mit # Strahlen: # Schaden für den ersten Roboter darin, in jedem Register}}',

  'part.wall': 'Wand',
  'floor.wall': 'Wand im {ways}: stoppt Roboter, Schieben und Laser',

  'part.checkpoint': 'Checkpoint',
  'floor.checkpoint': 'Checkpoint {number}: erreicht, wer am Ende eines Registers hier steht, der Reihe nach',

  'part.dock': 'Startfeld',
  'floor.dock': 'Startfeld {number}: Hier startet ein Roboter',
};
