// The television in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/tv';

export const messages: Translation<typeof source> = {
  title: 'Fernseher',

  'scan.seat': 'Scannen und mitfahren',
  'scan.watch': 'Scannen und zuschauen',
  'scan.none': 'Das Rennen ist voll',
  'scan.or': 'oder die Adresse öffnen und eintippen',
  'scan.code': 'QR-Code von {party}',
  'seat.yours': 'Hier ist dein Platz',
  'seat.yours.text': 'Scann den Code',
  'seat.open': 'Freier Platz',
  'seat.state':
    '{state, select, ready {Bereit} choosing {Wählt noch} driven {KI-Fahrer} away {Verbindung weg} other {Frei}}',
  'seat.away': 'Weg seit {time}',
  'lobby.ready': '{ready, number} von {all, number} bereit',
  'lobby.waits': '{n, plural, one {{name} wählt} other {# wählen}} noch',
  'lobby.all': 'Alle sind bereit',

  'hall.table': 'Tisch {table, number}',
  'hall.free': '{free, plural, one {# freier Platz} other {# freie Plätze}}',
  'hall.racing': 'Im Rennen',
  'split.over': 'Beendet',

  'race.leader': 'Vorn',
  'race.waits': 'Warten auf {n, plural, one {{name}} other {# Fahrer}}',
  'race.more': 'und {n, number} weitere',
  'race.grid': 'Startaufstellung',
  'race.late': 'Zu spät? Steig ein',
  'race.watch': 'Auf dem Handy zuschauen',
  'race.paused': 'Pause',
  'race.paused.by': '{host} hat das Rennen angehalten',
  'race.standings': 'Stand',
  'race.captions': 'Kommentar',

  'inset.leader': 'An der Spitze',
  'inset.duel': 'Duell um Platz {place}',

  'round.after': 'Stand nach: {round}',
  'round.gained': '{n, plural, one {# Platz gewonnen} other {# Plätze gewonnen}}',
  'round.lost': '{n, plural, one {# Platz verloren} other {# Plätze verloren}}',
  'pause.text': 'Das Rennen geht weiter, wo es stehen geblieben ist',

  'caption.again': '{text}, zum {n, number}. Mal in diesem Rennen',
  'caption.lead': '{name} übernimmt die Führung',
  'caption.leadBack': '{name} ist wieder vorn',

  'ask.title': 'Fernseher {mark}',
  'ask.text': 'Am Computer des Gastgebers „Fernseher“ wählen und Nummer {mark} hereinlassen.',
  'idle.title': 'Keine Party offen',
  'idle.text': 'Die Lobby erscheint hier, sobald jemand eine öffnet.',
  'lost.title': 'Suche den Computer von {host}',
  'lost.none': 'Suche den Computer des Gastgebers',
  'lost.text': 'Das Bild kommt von selbst zurück.',
  'full.title': 'Keine weiteren Fernseher',
};
