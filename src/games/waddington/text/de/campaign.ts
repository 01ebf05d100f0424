// Die Rennen von Waddington’s Formula 1 in der Kampagne, und was Handicaps und Stufen der Leiter ändern, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { campaign as source } from '../en/campaign';

export const campaign: Translation<typeof source> = {
  'campaign.tea-at-three.name': 'Tee um drei',
  'campaign.tea-at-three.brief':
    'Drei Runden durch den Park gegen drei sanfte Gemüter. Sei rechtzeitig zum Tee zurück.',
  'campaign.bald-tyres.name': 'Abgefahrene Reifen',
  'campaign.bald-tyres.brief':
    'Die Werkstatt hat hinter dem Schuppen einen Satz Reifen gefunden. Rund sind sie, größtenteils. Gewinne, bevor sie sich an ihr Alter erinnern.',
  'campaign.on-the-road.name': 'Bitte auf der Straße bleiben',
  'campaign.on-the-road.goal': 'Komm unter die ersten drei, mit höchstens zwei Drehern',
  'campaign.on-the-road.brief':
    'Der Bauer hat sich wegen der Hecke beschwert. Komm aufs Podest, mit höchstens zwei Drehern.',
  'campaign.empty-sleeves.name': 'Kein Ass im Ärmel',
  'campaign.empty-sleeves.brief':
    'Taktikkarten gibt es für niemanden, und deine Bremsen haben bessere Tage gesehen. Nur du, die Tabelle und das Einmaleins.',
  'campaign.the-professor.name': 'Der Professor',
  'campaign.the-professor.brief':
    'Einer deiner Gegner rechnet jeden Zug bis aufs letzte Feld aus. Du startest als Letzter. Sei weniger berechenbar.',
  'campaign.handicap.tyres':
    'Deine Reifen sind am Start schon um {level, plural, one {# Punkt} other {# Punkte}} abgenutzt',
  'campaign.handicap.brakes':
    'Deine Bremsen sind am Start schon um {level, plural, one {# Punkt} other {# Punkte}} abgenutzt',
  'campaign.option.handSize': 'Alle bekommen {value} Taktikkarten',
  'campaign.option.pitCards': 'Boxenkarten entscheiden, was an der Box geschieht',
  'campaign.option.strictTyres': 'Strenge Regeln für Reifen',
};
