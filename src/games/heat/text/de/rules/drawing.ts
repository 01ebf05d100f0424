// The articles about drawing circuits of Heat, in German.

import type { Translation } from '@i18n/messages';
import type { drawing as source } from '../../en/rules/drawing';

export const drawing: Translation<typeof source> = {
  'rules.group.workshop': 'Strecken zeichnen',
  'rules.drawing.title': 'Eigene Kurven',
  'rules.drawing.lead':
    'Im Editor ist eine Kurve eine Linie mit Tempolimit und ein paar Zahlen, nach denen andere Regeln fragen.',
  'rules.drawing.outcome.1.title': 'Limit',
  'rules.drawing.outcome.1.text': 'Jede Stufe darüber kostet eine <heatcards>Hitzekarte</heatcards>.',
  'rules.drawing.outcome.2.title': 'Ideallinie',
  'rules.drawing.outcome.2.text': 'Die Seite der Straße, auf der die Ideallinie von dieser Linie an verläuft.',
  'rules.drawing.outcome.3.title': 'Legendenlinie',
  'rules.drawing.outcome.3.text':
    'Wo <legends>Legenden</legends> vor der Kurve halten, je nach dem Karo auf ihrer Karte.',
  'rules.drawing.outcome.4.title': 'Schikane',
  'rules.drawing.outcome.4.text':
    'Diese Kurve und die davor teilen sich ein Plättchen für das <weather>Wetter</weather>.',
  'rules.drawing.outcome.5.title': 'Pressekurve',
  'rules.drawing.outcome.5.text': 'Wo die <press>Presse</press> wartet, wenn kein Ereignis eine andere Kurve nennt.',
  'rules.drawing.1':
    'Die Zahlen unter <b>Strecke</b> gelten für alle: Hitzekarten in jedem Motor und Stresskarten in jedem Deck. Weniger Hitze macht eine Strecke schwerer.',
  'rules.files.title': 'Strecken von anderswo',
  'rules.files.lead': 'Paddock liest und schreibt .heat-Dateien und liest das JSON von heat-map-creator.',
  'rules.files.1':
    'Überflutungen, Tunnel und Kies gehören nicht zu diesen Regeln: Sie werden beim Importieren genannt und weggelassen.',
};
