// Die Rennen von Havoc Speedway in der Kampagne, und was Handicaps und Stufen der Leiter ändern, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { campaign as source } from '../en/campaign';

export const campaign: Translation<typeof source> = {
  'campaign.light-breeze.name': 'Leichte Brise',
  'campaign.light-breeze.brief': 'Zwei Gegner, eine Runde, ein Sturm, der kaum die Fahnen bewegt. Platz zwei genügt.',
  'campaign.thick-clouds.name': 'Dicke Wolken',
  'campaign.thick-clouds.brief':
    'Zwei Kartenspiele und fünf Karten in jeder Hand: Dieser Sturm dauert. Komm als Erster heraus.',
  'campaign.no-dents.name': 'Achte auf den Lack',
  'campaign.no-dents.goal': 'Komm unter die ersten zwei, mit höchstens einem Unfall',
  'campaign.no-dents.brief': 'Der Sponsor will Fotos. Werde mindestens Zweiter, mit höchstens einem Unfall.',
  'campaign.full-hands.name': 'Alle Hände voll',
  'campaign.full-hands.brief':
    'Du bekommst in jedem Sturm zwei Karten mehr als alle anderen. Halt den Hut fest und gewinne.',
  'campaign.eye-of-the-storm.name': 'Im Auge des Sturms',
  'campaign.eye-of-the-storm.brief':
    'Zwei Runden gegen zwei Gegner und eine Legende, die zu wissen scheint, was der Wind als Nächstes tut.',
  'campaign.handicap.cards': 'Du bekommst in jedem Sturm {level, plural, one {eine Karte} other {# Karten}} mehr',
  'campaign.option.laps': 'Das Rennen geht über {value} Runden',
  'campaign.option.handSize': '{value} Karten in jeder Hand',
  'campaign.option.passes': '{value, plural, one {# Rennzug} other {# Rennzüge}} je Durchgang',
  'campaign.option.decks': 'Stürme werden aus {value} Kartenspielen ausgeteilt',
  'campaign.option.coins': 'Wer den Sturm gewinnt, bekommt nur {value, plural, one {# Münze} other {# Münzen}}',
};
