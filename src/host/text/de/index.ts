// What the host says outside of every page, in German.

import type { Translation } from '@i18n/messages';
import type { messages as english } from '../en';

export const messages: Translation<typeof english> = {
  'door.long': 'Diese Adresse ist zu lang.',
  'door.big': 'Diese Anfrage ist zu groß.',
  'door.reached': 'Erreicht. Dieses Gerät kann mitmachen: Öffne die Adresse noch einmal, ohne „/reached“.',
  'door.nothing': 'Hier ist nichts.',
  'door.owner': 'Paddock antwortet nur unter 127.0.0.1 und localhost.',
  'door.guest': 'Diese Party antwortet nur unter ihrer eigenen Adresse: Frag den Host danach.',

  'locked.tab': 'Paddock: Der Schlüssel fehlt',
  'locked.title': 'Diese Adresse braucht ihren Schlüssel',
  'locked.how':
    'Paddock läuft hier und öffnet sich für die Person, die es gestartet hat. Öffne die ganze Adresse, die Paddock beim Start im Terminal gezeigt hat; sie sieht so aus:',
  'locked.newest': 'Jeder Start macht einen neuen Schlüssel: Nimm nach einem Neustart die neueste Adresse.',
  'locked.party': 'Zu einer Party eingeladen? Öffne die Adresse, die in der Lobby steht; sie braucht keinen Schlüssel.',

  'name.driver': 'Fahrer {n}',
  'name.guest': 'Gast',
  'name.host': 'Host',
  'name.party': 'Party',
  'name.season': 'Saison',
  'name.damagedSeason': 'Beschädigte Saison',
};
