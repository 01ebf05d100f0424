// The way to another’s party, in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/join';

export const messages: Translation<typeof source> = {
  title: 'Zur Party',
  others: 'Andere Partys',
  open: 'Offene Partys',

  moved: 'Umgezogen',
  'moved.title': 'Dein Platz ist in einem anderen Fenster',
  'moved.text': 'Das Rennen geht dort weiter. Du kannst es jederzeit hierher zurückholen.',
  'moved.back': 'Hierher holen',
  moveHere: 'Hierher wechseln',

  'back.text': 'Du warst schon einmal bei {party}.',
  'back.textHere': 'Du warst schon einmal auf dieser Party.',
  'back.as': 'Als {name} zurückkommen',

  name: 'Dein Name',
  code: 'Party-Code',
  join: 'Mitspielen',
  note: 'Der Code steht auf dem Bildschirm des Hosts. Was du hier sendest, geht unverschlüsselt durch dieses Netz: Gib nie ein Passwort ein.',
  'missing.name': 'Gib deinen Namen ein, damit die anderen dich erkennen.',
  'missing.code': 'Gib den Party-Code ein: sechs Buchstaben und Ziffern.',

  hand: 'Deine Hand',
  'hand.title': 'Deine Handkarten auf diesem Bildschirm',
  'hand.fetching': 'Deine Karten werden geholt.',

  'find.title': 'Bei einer Party mitspielen',
  'find.near': 'In der Nähe',
  'find.looking': 'Suche läuft',
  'find.none':
    'Noch keine Party gefunden. Ihr Host muss im selben Netz sein; taucht sie nicht auf, gib die Adresse ein, die neben ihrem Code steht.',
  'find.party':
    '{host} lädt zu {game} ein. {taken} von {all} Plätzen besetzt{racing, select, yes {, Rennen läuft} other {}}.',
  'find.watch': 'Zuschauen',
  'find.join': 'Mitspielen',
  'find.newer': 'Das Paddock dort ist neuer als deins: Aktualisiere dieses hier',
  'find.older': 'Das Paddock dort ist älter als deins: Der Host muss aktualisieren',
  'find.by': 'Mit Adresse oder Code',
  'find.field': 'Adresse oder Code',
  'find.go': 'Verbinden',
  'find.find': 'Suchen',

  'address.none': 'Gib die Adresse ein, die neben dem Code steht, etwa 192.168.1.24:7310.',
  'address.wrong': 'Das ist keine Adresse. Sie sieht so aus: 192.168.1.24:7310.',
  'address.neither':
    'Das ist weder eine Adresse noch ein Code: Ein Code hat sechs Buchstaben und Ziffern, ohne 0, O, 1, I und L.',
  'address.nobody': 'In der Nähe ist keine Party. Gib die Adresse ein, die neben dem Code steht.',
  'address.several': 'Es gibt mehrere Partys in der Nähe: Wähle eine aus und gib dann den Code ein.',

  'race.title': '{circuit}, {laps, plural, one {# Runde} other {# Runden}}',
  'race.option': '{option}: {value}',
};
