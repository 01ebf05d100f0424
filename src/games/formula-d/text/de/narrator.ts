// Der Tisch in Worten, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { narrator as source } from '../en/narrator';

export const narrator: Translation<typeof source> = {
  'reader.place':
    'Du bist {place}. von {cars}, in Runde {lap} von {laps}, {gear, plural, =0 {im Leerlauf} other {im #. Gang}}.',
  'reader.road':
    'Du bist {lane, select, inside {auf der Innenspur} middle {auf der Mittelspur} outside {auf der Außenspur} pit {in der Boxengasse} other {in einer Box}}.',
  'reader.inCorner': '{corner} verlangt {asked, plural, one {# Stopp} other {# Stopps}}; {made} davon hast du gemacht.',
  'reader.toCorner':
    'Noch {spaces, plural, one {# Feld} other {# Felder}} bis {corner}; dort {asked, plural, one {wird # Stopp} other {werden # Stopps}} verlangt.',
  'reader.out': 'Du bist aus dem Rennen.',
  'reader.finished': 'Du bist im Ziel.',
  'reader.wear': 'Du hast {wear} von {most} Verschleißpunkten.',

  'reader.car':
    '{name}: {n, plural, =0 {neben dir} one {# Feld {side, select, ahead {vor dir} other {hinter dir}}} other {# Felder {side, select, ahead {vor dir} other {hinter dir}}}}, {gear, plural, =0 {im Leerlauf} other {im #. Gang}}, {wear} VP.',

  'reader.ask.gear':
    '{gear}. Gang: {low} bis {high} Felder, {cost, plural, =0 {umsonst} other {# VP}}, mit {percent} % zu schnell für eine Kurve{out, plural, =0 {} other {, # von {of} Seiten sind das Aus}}.',
  'reader.ask.move':
    '{spaces, plural, one {# Feld} other {# Felder}} zu fahren. Halten kannst du auf {n, plural, one {# Feld} other {# Feldern}}. Das günstigste kostet {cost, plural, =0 {nichts} other {# VP}}.',
  'reader.ask.slipstream': 'Fahr im Windschatten von {name} {spaces} Felder weiter oder lass ihn ziehen.',

  'reader.at.line': '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}: Start und Ziel.',
  'reader.at.corner':
    '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}: {corner}, {asked, plural, one {# Stopp} other {# Stopps}}.',
  'reader.at.car':
    '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}: {name}, {lane, select, inside {Innenspur} middle {Mittelspur} outside {Außenspur} pit {Boxengasse} other {Box}}.',
  'reader.at.target': '{n, plural, =0 {Hier} one {# Feld weiter} other {# Felder weiter}}, wählbar: {words}.',
};
