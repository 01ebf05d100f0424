// Die Rennen von Heat in der Kampagne, und was Handicaps und Stufen der Leiter ändern, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { campaign as source } from '../en/campaign';

export const campaign: Translation<typeof source> = {
  'campaign.first-laps.name': 'Erste Runden',
  'campaign.first-laps.brief':
    'Eine Runde durchs Oval mit drei Neulingen. Wink zur Tribüne; so leicht kommst du nie wieder an ihnen vorbei.',
  'campaign.umbrella.name': 'Schirm mitnehmen',
  'campaign.umbrella.brief':
    'Der Wetterbericht sagt heiter. Der Wetterbericht ist hier nie gefahren. Du startest als Letzter, und es kommt, was kommt.',
  'campaign.clean-overalls.name': 'Sauberer Overall',
  'campaign.clean-overalls.goal': 'Komm ohne Dreher unter die ersten zwei',
  'campaign.clean-overalls.brief':
    'Von ganz hinten nach ganz vorn, und die Wäscherei sagt: keine Grasflecken. Nach einem Dreher zählt das Rennen nicht.',
  'campaign.cold-engine.name': 'Kalter Motor',
  'campaign.cold-engine.brief':
    'Jemand hat deine Hitzekarten verkauft. Dein Motor ist am Start leer, und bis du ein paar gekühlt hast, ist jede Kurve genau so schnell wie ihr Schild.',
  'campaign.one-legend.name': 'Ein Maestro ist dabei',
  'campaign.one-legend.brief':
    'Die Garage ist offen, du startest als Letzter, und einer der fünf macht seit der Schulzeit nichts anderes. Wähle gut.',
  'campaign.handicap.heat':
    '{level, plural, one {Eine Hitzekarte deines Motors liegt} other {# Hitzekarten deines Motors liegen}} am Start auf dem Ablagestapel',
  'campaign.handicap.stress': '{level, plural, one {Eine Stresskarte} other {# Stresskarten}} mehr in deinem Stapel',
  'campaign.option.laps': 'Das Rennen geht über {value} Runden',
  'campaign.option.weather': 'Wetter und Straßenzustand zählen',
};
