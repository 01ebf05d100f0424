// The articles about drawing circuits of Formula D, in German.

import type { Translation } from '@i18n/messages';
import type { drawing as source } from '../../en/rules/drawing';

export const drawing: Translation<typeof source> = {
  'rules.group.workshop': 'Strecken zeichnen',
  'rules.drawing.title': 'Eigene Kurven',
  'rules.drawing.lead': 'Im Editor ist eine Kurve ein Stück, in dem Autos ein bis drei Züge beenden müssen.',
  'rules.drawing.1':
    'Sie beginnt und endet auf einem Feld der mittleren Spur. Die Spur innen bekommt in einer Biegung weniger Felder und die Spur außen mehr, wie auf den Plänen der Schachtel.',
  'rules.drawing.2':
    'Ein Halt braucht im zweiten Gang mindestens zwei Felder: Ist eine Kurve zu kurz für ihre <corners>Halte</corners>, nennt sie die Prüfung. Startaufstellung und <pits>Boxen</pits> liegen um die Linie, dort muss die Straße gerade sein.',
  'rules.files.title': 'Strecken von anderswo',
  'rules.files.lead': 'Paddock liest .dat-Dateien von GP Online.',
  'rules.files.1':
    'Kurven und Halte werden übernommen; Spuren, Boxen und Startaufstellung legt Paddock nach eigenen Regeln. Die Hinweise nach dem Importieren sagen, was sich geändert hat.',
};
