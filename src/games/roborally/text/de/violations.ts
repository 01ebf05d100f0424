// Why the rules of RoboRally refuse, in German.

import type { Translation } from '@i18n/messages';
import type { violations as source } from '../en/violations';

export const violations: Translation<typeof source> = {
  'breach.robot-count':
    '{count, plural, one {# Roboter ergibt} other {# Roboter ergeben}} kein Rennen: {min} bis {max} nehmen teil. Hol jemanden dazu oder nimm jemanden heraus.',
  'breach.figure-taken':
    'Platz {first} und Platz {second} haben beide {robot}. Jeden Roboter gibt es einmal: Wähle eine andere Farbe.',
  'breach.lives': '{lives} Leben gibt es nicht: Wähle 1 bis {max}, oder 0 für die übliche Zahl.',
  'breach.race-number': 'Ein Match hat {max} Rennen, Nummer {race} gehört nicht dazu. Wähle 1 bis {max}.',
  'breach.turn-limit':
    'Eine Grenze von {limit, plural, one {# Runde} other {# Runden}} gibt es nicht: Wähle {min} bis {max}, oder 0 für keine.',
  'breach.wrong-ask':
    'Das antwortet auf eine andere Frage. {asked, select, program {Fülle deine Register und gib sie ab} power {Wähle, ob du aufwachst oder aus bleibst} other {Wähle, wo du zurückkommst und wohin du blickst}}.',
  'breach.submitted':
    'Deine Antwort für Runde {turn} ist abgegeben, dabei bleibt es. Warte, bis die anderen fertig sind.',
  'breach.not-submitted':
    'Noch gibt es nichts abzuwarten. {asked, select, program {Fülle deine Register und gib sie ab} power {Wähle, ob du aufwachst oder aus bleibst} other {Wähle, wo du zurückkommst und wohin du blickst}}.',
  'breach.register-locked':
    'Mit {damage} Schaden ist Register {register} gesperrt: Seine Karte bleibt. {open, plural, =0 {Alle Register sind gesperrt: Gib einfach ab} one {Nur Register 1 nimmt eine Karte} other {Die Register 1 bis # nehmen Karten}}.',
  'breach.register-empty':
    'Register {register} ist leer. {missing, plural, one {Eine Karte fehlt} other {# Karten fehlen}} noch: Fülle alle Register, bevor du abgibst.',
  'breach.card-not-in-hand':
    '{isTwice, select, true {Karte {card} kann nicht in zwei Registern liegen} other {Karte {card} ist nicht auf deiner Hand}}. Leg eine andere deiner {hand} Karten in Register {register}.',
  'breach.card-fixed':
    'Karte {card} bleibt in Register {register}: In diesem Rennen gilt „gelegt ist gelegt“. Mach mit den anderen Registern weiter.',
  'breach.no-mark':
    'Register {register} lässt sich{card, plural, =0 {} other { mit Karte #}} nicht markieren: Scheibenbremsen bremsen nur ein „Vor 1“, der Vierte Gang verstärkt nur ein „Vor 3“, einmal pro Register. Nimm die Markierung weg oder leg eine passende Karte hin.',
  'breach.no-gyro':
    'Das Kreisellager lässt sich nicht einschalten: Du hast es nicht. Schalte es aus und gib noch einmal ab.',
  'breach.no-spend':
    '{isTwice, select, true {{option, select, slabArmour {Plattenpanzer} tailGun {Heckkanone} twinCannon {Zwillingskanone} throughShot {Durchschuss} discBrakes {Scheibenbremsen} fourthGear {Vierter Gang} gyroMount {Kreisellager} spareMemory {Zusatzspeicher} ramProw {Rammsporn} other {Blackbox}}: nur einmal zu opfern} other {{option, select, slabArmour {Plattenpanzer} tailGun {Heckkanone} twinCannon {Zwillingskanone} throughShot {Durchschuss} discBrakes {Scheibenbremsen} fourthGear {Vierter Gang} gyroMount {Kreisellager} spareMemory {Zusatzspeicher} ramProw {Rammsporn} other {Blackbox}}: Diese Karte hast du nicht}}. {held, plural, =0 {Du hast keine Optionskarte zum Opfern} one {Du hast # Optionskarte zum Opfern} other {Du hast # Optionskarten zum Opfern}}.',
  'breach.respawn-cell':
    'Auf Spalte {column}, Reihe {row} kannst du nicht zurückkommen. {isFree, select, true {Dein Archiv ist frei: Komm auf Spalte {archiveColumn}, Reihe {archiveRow} zurück} other {Dein Archiv ist besetzt: Wähle {places, plural, one {das freie Feld} other {eines der # freien Felder}} bei Spalte {archiveColumn}, Reihe {archiveRow}}}.',
  'breach.respawn-facing':
    'Neben deinem Archiv darfst du keinen Roboter anblicken, der höchstens {near} Felder weit weg ist, also nicht nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}. Noch {open, plural, one {# Richtung ist} other {# Richtungen sind}} offen: Blick dorthin.',
  'breach.nothing-to-keep':
    'In Runde {turn} hast du kein Abschalten angekündigt, also gibt es nichts beizubehalten. Komm eingeschaltet zurück.',
  'breach.no-option-to-lose':
    '{option, select, slabArmour {Plattenpanzer} tailGun {Heckkanone} twinCannon {Zwillingskanone} throughShot {Durchschuss} discBrakes {Scheibenbremsen} fourthGear {Vierter Gang} gyroMount {Kreisellager} spareMemory {Zusatzspeicher} ramProw {Rammsporn} other {Blackbox}}: Diese Karte kannst du nicht verlieren. {losable, plural, =0 {Du hast keine Optionskarte, die mit einem Leben verloren geht} one {Wähle die # Optionskarte, die du verlieren kannst} other {Wähle eine der # Optionskarten, die du verlieren kannst}}.',
};
