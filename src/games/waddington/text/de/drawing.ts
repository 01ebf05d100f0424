// The articles about drawing circuits of Waddington’s Formula 1, in German.

import type { Translation } from '@i18n/messages';
import type { drawing as source } from '../en/drawing';

export const drawing: Translation<typeof source> = {
  'rules.group.workshop': 'Strecken zeichnen',
  'rules.drawing.title': 'Eigene Kurven',
  'rules.drawing.lead':
    'Im Editor hat eine Kurve eine sichere Geschwindigkeit für jede Spur, eine Länge und eine Form.',
  'rules.drawing.1':
    'Sie kann offen sein, eine Insel haben, die die Straße teilt, oder auf einer Seite eine Mauer, die eine Spur wegnimmt. Der Boden einer Insel ist Gras oder Wasser: Wer sich <spinoff>ins Wasser dreht</spinoff>, scheidet aus. Teiche liegen auf jedem Stück der Straße zwischen den Spuren.',
  'rules.drawing.2':
    'Zwei Kurven sind für die <pitcards>Boxenkarten</pitcards> Bremsversagen und Schlechte Reifen markiert: Die Karten wirken von dieser Kurve an.',
};
