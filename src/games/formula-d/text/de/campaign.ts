// Die Rennen von Formula D in der Kampagne, und was Handicaps und Stufen der Leiter ändern, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { campaign as source } from '../en/campaign';

export const campaign: Translation<typeof source> = {
  'campaign.sunday-best.name': 'Sonntagsausfahrt',
  'campaign.sunday-best.brief': 'Eine Runde am Hafen entlang mit drei Neulingen. Lächle für die Jachten.',
  'campaign.lightweight.name': 'Leichtgewicht',
  'campaign.lightweight.brief':
    'Um Gewicht zu sparen, hat das Team ein Drittel der Verschleißpunkte weggelassen. Du startest als Letzter von sechs. Bremse, als wäre jeder Punkt dein eigenes Geld.',
  'campaign.rush-hour.name': 'Feierabendverkehr',
  'campaign.rush-hour.brief':
    'Zehn Wagen, eine Straße, und du bist der zehnte. Die ersten fünf sind zum Abendessen zu Hause.',
  'campaign.borrowed-car.name': 'Geliehener Wagen',
  'campaign.borrowed-car.brief':
    'Dein Vetter sagt, der Wagen sei kaum gefahren. Fünf Verschleißpunkte fehlen. Bring ihn unter die ersten zwei.',
  'campaign.grand-finale.name': 'Großes Finale',
  'campaign.grand-finale.brief':
    'Zwei Runden, ein Boxenstopp, wenn du magst, und ein Maestro vor dir. Alle anderen starten übrigens auch vor dir. Das Podest hat drei Stufen.',
  'campaign.handicap.wear': '{level, plural, one {Ein Verschleißpunkt} other {# Verschleißpunkte}} weniger am Start',
  'campaign.option.laps': 'Das Rennen geht über {value} Runden',
  'campaign.option.wearPoints': 'Jeder Wagen hat nur {value} Verschleißpunkte',
  'campaign.option.collision': 'Bei einer Kollision würfeln alle Wagen, nicht nur der ziehende',
};
