// Die Rennen von RoboRally in der Kampagne, und was Handicaps und Stufen der Leiter ändern, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { campaign as source } from '../en/campaign';

export const campaign: Translation<typeof source> = {
  'campaign.first-day.name': 'Der erste Arbeitstag',
  'campaign.first-day.brief':
    'Zwei Neulinge, ein aufgeräumter Boden und ein Schild mit deinem Namen. Sei einer der ersten zwei, wenn die Glocke läutet.',
  'campaign.scratched.name': 'Leicht verkratzt',
  'campaign.scratched.brief':
    'Der Gabelstapler bittet um Entschuldigung. Du startest mit zwei Schaden und weniger Karten. Irgendwo da draußen liegt ein Schraubenschlüssel.',
  'campaign.one-life.name': 'Ein Leben',
  'campaign.one-life.brief':
    'Die Buchhaltung hat deine Ersatzkörper gestrichen. Achte auf die Gruben und sei einer der ersten zwei.',
  'campaign.night-watch.name': 'Nachtwache',
  'campaign.night-watch.brief':
    'Abgeschaltete Roboter schießen weiter, und Reparaturfelder geben nur einen Punkt zurück. Schlaf gut.',
  'campaign.full-belt.name': 'Zu sechst auf einem Band',
  'campaign.full-belt.brief':
    'Alle wollen auf dasselbe Förderband, ein Superhirn ist dabei, und du startest am hintersten Dock.',
  'campaign.handicap.damage': 'Dein Roboter startet mit {level} Schaden',
  'campaign.handicap.lives': 'Dein Roboter hat {level, plural, one {ein Leben} other {# Leben}} weniger',
  'campaign.option.repair': 'Reparaturfelder reparieren nur 1 Schaden',
  'campaign.option.downFires': 'Abgeschaltete Roboter feuern ihre Laser',
};
