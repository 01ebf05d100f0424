// What the race screen's frame and the results say of RoboRally, in German.

import type { Translation } from '@i18n/messages';
import type { race as source } from '../en/race';

export const race: Translation<typeof source> = {
  'frame.round': 'Runde {turn}',
  'frame.standings': '{course} · Runde {turn}',
  'frame.flags': '{flags}/{all, plural, one {# Flagge} other {# Flaggen}}',
  'frame.locked': '{n, plural, one {# Register} other {# Register}} gesperrt',
  'frame.announced': 'schaltet ab',
  'frame.options': '{n, plural, one {# Optionskarte} other {# Optionskarten}}',
  'frame.cleanup': 'Aufräumen',
  'frame.programming': 'Programmieren',
  'frame.register': 'Register {register}',
  'frame.allReveal': 'Alle decken ihre Karte auf',

  'status.eliminated': 'Raus',
  'status.finished': 'Im Ziel',
  'status.destroyed': 'Schrott',
  'status.down': 'Aus',
  'status.submitted': 'Fertig',
  'status.thinking': 'Überlegt',

  'continue.turn': 'Runde {turn}.',
  'continue.out.you': 'Runde {turn}. Du bist ausgeschieden.',
  'continue.out': 'Runde {turn}. {name} ist ausgeschieden.',
  'continue.you':
    'Runde {turn}. Du bist <b>{place, selectordinal, other {#.}}</b> mit {flags} von {all, plural, one {# Checkpoint} other {# Checkpoints}}{damage, plural, =0 {} other {, # Schaden}}.',
  continue:
    'Runde {turn}. {name} ist <b>{place, selectordinal, other {#.}}</b> mit {flags} von {all, plural, one {# Checkpoint} other {# Checkpoints}}{damage, plural, =0 {} other {, # Schaden}}.',

  'ask.program': 'Dein Programm',
  'ask.power': 'Abgeschaltet',
  'ask.respawn': 'Komm zurück',
  'prompt.program': 'Fünf Karten in fünf Register',
  'prompt.locked': 'Alle Register sind gesperrt',
  'prompt.power': 'Wach auf oder bleib abgeschaltet',
  'prompt.cell': 'Wähle ein Feld und eine Richtung',
  'prompt.facing': 'Wähle eine Richtung',
  'waiting.program': 'Warten: {name} programmiert',
  'waiting.power': 'Warten: {name} ist abgeschaltet',
  'waiting.respawn': 'Warten: {name} kommt zurück',
  'waiting.running': 'Die Fabrik läuft',

  'steps.name': 'Schritte der Runde',
  'step.card': 'Roboter ziehen',
  'step.express': 'Expressbänder',
  'step.belts': 'Alle Fließbänder',
  'step.pushers': 'Schieber',
  'step.gears': 'Zahnräder',
  'step.lasers': 'Laser',
  'step.checkpoints': 'Checkpoints',

  'detail.flags': '{flags} von {all} Checkpoints',
  'detail.damage': 'Schaden',
  'detail.lives': 'Leben',

  'forecast.title': 'Vorschau',
  'forecast.note': 'ohne die anderen',
  'forecast.choose': 'Wähle eine Karte',
  'forecast.card': '{locked, select, true {{card}, gesperrt} other {{card}}}',
  'forecast.outcome': '{locked, select, true {{card}, gesperrt: {outcome}} other {{card}: {outcome}}}',
  'forecast.destroyed': 'zerstört',
  'forecast.laser': 'im Laser',
  'forecast.faces': 'blickt nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  'forecast.touches': 'erreicht den Checkpoint',
  'forecast.carried': 'befördert',
  'forecast.on.checkpoint': 'auf Checkpoint {number}',
  'forecast.on.repair': 'auf einem Reparaturfeld',
  'forecast.on.gear': 'auf einem Zahnrad nach {sense, select, right {rechts} other {links}}',
  'forecast.on.belt':
    '{express, select, true {auf einem Expressband} other {auf einem Fließband}} nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  'forecast.on.pusher': 'auf einem Schieber',

  'results.out': 'Verschrottet',
  'results.nobody': 'Niemand ist übrig',
  'results.eliminated': 'Keine Leben mehr',
  'results.lastStanding': 'Der letzte Roboter',
  'award.hits': 'Scharfschütze',
  'award.hits.text': '{names}, {n, plural, one {# Treffer} other {# Treffer}}',
  'award.wrecks': 'Planierraupe',
  'award.wrecks.text': '{names}: {n, plural, one {# Rivale} other {# Rivalen}} ins Verderben gestoßen',
  'award.deaths': 'Bruchpilot',
  'award.deaths.text': '{names}, {n, plural, one {#-mal} other {#-mal}} zerstört',
  'award.harm': 'Blechbüchse',
  'award.least': 'Kaum ein Kratzer',
  'award.harm.text': '{names}, {n} Schaden',

  'answer.timeout': 'leere Register durch Zufall gefüllt',
  'answer.stay': 'weiter abgeschaltet',
  'answer.wake': 'eingeschaltet',
  'answer.respawn':
    'Spalte {column}, Reihe {row}, Blick nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  'answer.facing': 'Blick nach {way, select, north {Norden} east {Osten} south {Süden} other {Westen}}',
  'answer.retire': 'aufgegeben',
  'answer.wait': 'nichts',
  'answer.none': 'keine Karten',
};
