// Das Werk in Worten, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { narrator as source } from '../en/narrator';

export const narrator: Translation<typeof source> = {
  'reader.place':
    'Du stehst auf Spalte {column}, Reihe {row}, Blick nach {facing, select, 0 {Norden} 1 {Osten} 2 {Süden} other {Westen}}. {damage} Schaden, {lives, plural, other {# Leben}}.',
  'reader.lost': 'Dein Roboter ist zerstört; er kommt auf Spalte {column}, Reihe {row} zurück.',
  'reader.out': 'Du bist ausgeschieden.',
  'reader.finished': 'Du hast alle Checkpoints erreicht.',
  'reader.down': 'Du bist in dieser Runde abgeschaltet.',
  'reader.next':
    'Checkpoint {number}: {way, select, both {{ahead, plural, one {# Feld} other {# Felder}} {front, select, true {vor dir} other {hinter dir}} und {aside, plural, other {#}} nach {right, select, true {rechts} other {links}}} straight {{ahead, plural, one {# Feld} other {# Felder}} {front, select, true {vor dir} other {hinter dir}}} side {{aside, plural, one {# Feld} other {# Felder}} nach {right, select, true {rechts} other {links}}} other {hier}}.',

  'reader.hand':
    '{n, plural, =0 {Du hast keine Programmkarten.} one {Du hast eine Programmkarte: {cards}.} other {Du hast # Programmkarten: {cards}.}}',
  'reader.card':
    '{type, select, uturn {Wenden} rotateLeft {Links} rotateRight {Rechts} backUp {Zurück} move1 {Vor 1} move2 {Vor 2} move3 {Vor 3} other {keine Karte}}',
  'reader.times': '{n} × {card}',
  'reader.locked':
    '{n, plural, one {Dein letztes Register ist gesperrt} other {Deine letzten # Register sind gesperrt}}.',
  'reader.options': 'Optionskarten: {options}.',

  'reader.robot':
    '{name}: {way, select, both {{ahead, plural, one {# Feld} other {# Felder}} {front, select, true {vor dir} other {hinter dir}} und {aside, plural, other {#}} nach {right, select, true {rechts} other {links}}} straight {{ahead, plural, one {# Feld} other {# Felder}} {front, select, true {vor dir} other {hinter dir}}} side {{aside, plural, one {# Feld} other {# Felder}} nach {right, select, true {rechts} other {links}}} other {auf deinem Feld}}, Blick nach {facing, select, 0 {Norden} 1 {Osten} 2 {Süden} other {Westen}}, {damage} Schaden, {flags, plural, =0 {kein Checkpoint} one {# Checkpoint} other {# Checkpoints}}.',
  'reader.robotAt':
    '{name}: Spalte {column}, Reihe {row}, Blick nach {facing, select, 0 {Norden} 1 {Osten} 2 {Süden} other {Westen}}, {damage} Schaden, {flags, plural, =0 {kein Checkpoint} one {# Checkpoint} other {# Checkpoints}}.',

  'reader.ask.program':
    'Fülle deine Register: {n, plural, =0 {alle sind voll} one {# ist leer} other {# sind leer}}. Dann melde dich fertig.',
  'reader.ask.power': 'Du bist abgeschaltet, mit {damage} Schaden: Wach auf oder bleib aus.',
  'reader.ask.respawn': 'Wähle, wo du zurückkommst: {n, plural, one {# Feld} other {# Felder}}.',

  'reader.cell': 'Spalte {column}, Reihe {row}: {floor}.',
  'reader.cell.target': 'Spalte {column}, Reihe {row}, wählbar: {floor}.',

  'reader.preview':
    'Nach Register {register}: Spalte {column}, Reihe {row}, Blick nach {facing, select, 0 {Norden} 1 {Osten} 2 {Süden} other {Westen}}, {damage} Schaden{flags, plural, =0 {} other {, Checkpoint {flags} erreicht}}.',
  'reader.preview.lost': 'In Register {register} wird dein Roboter zerstört.',
};
