// Banner und Rangliste, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { frame as source } from '../en/frame';

export const frame: Translation<typeof source> = {
  'part.gear': 'Gang',
  'part.roll': 'Wurf',
  'part.drive': 'Fahrt',
  'part.checks': 'Kurve und Kontakt',
  'part.gear.doing': '{name} wählt einen Gang',
  'part.roll.doing': '{name} schaut, wohin es geht',
  'part.drive.doing': '{name} fährt',
  'part.checks.doing': '{name} beendet den Zug',
  'part.grid': 'Startaufstellung',
  'ask.gear': 'Wähle einen Gang',
  'ask.move': 'Wähle ein Feld',
  'ask.slipstream': 'Windschatten',
  'waiting.gear': 'Warten: {name} wählt einen Gang',
  'waiting.move': 'Warten: {name} wählt ein Feld',
  'waiting.slipstream': 'Warten: {name} ist im Windschatten',

  'frame.round': 'Durchgang {round}',
  'frame.grid': 'Start',
  'standings.title': '{circuit} · Runde {lap} von {laps}',
  'standings.gap': 'Gang · VP',
  'standings.said': '{gear, plural, =0 {Leerlauf} other {#. Gang}}, noch {wear} VP',
  'standings.behind': '+{spaces, plural, one {# Feld} other {# Felder}}',
  'standings.home': 'im Ziel',
  'standings.out': 'raus',
  'status.grid': 'Startplatz',
  'status.stalled': 'abgewürgt',
  'status.pitLane': 'Boxengasse',
  'status.pitBox': 'Box',
  'status.finished': 'im Ziel',
  'status.eliminated': 'raus',
  'car.number': 'Wagen {number}',
  'car.wear': 'noch {wear} VP',
  'car.lap': 'Runde {lap}',
  'car.corner': '{corner}: Stopp {made} von {asked}',

  'continue.round': 'Durchgang {round}.',
  'continue.out':
    '{who, select, you {Runde {lap} von {laps}, Durchgang {round}. Du bist ausgeschieden.} other {Runde {lap} von {laps}, Durchgang {round}. {name} ist ausgeschieden.}}',
  'continue.leads':
    '{who, select, you {Runde {lap} von {laps}, Durchgang {round}. Du bist} other {Runde {lap} von {laps}, Durchgang {round}. {name} ist}} <b>{place, number}.</b>, noch {wear} VP.',
  'continue.behind':
    '{who, select, you {Runde {lap} von {laps}, Durchgang {round}. Du bist} other {Runde {lap} von {laps}, Durchgang {round}. {name} ist}} <b>{place, number}.</b>, {spaces, plural, =0 {gleichauf mit {rival}} one {# Feld hinter {rival}} other {# Felder hinter {rival}}}, noch {wear} VP.',

  'prompt.pit': 'Aus der Box: Schalte umsonst in einen dieser Gänge',
  'prompt.inCorner':
    'In Kurve {corner}: noch {stops, plural, one {# Stopp} other {# Stopps}}, {spaces, plural, one {# Feld} other {# Felder}} bis zum Ausgang',
  'prompt.inCornerFree':
    'In Kurve {corner}: der Weg hinaus ist frei, {spaces, plural, one {# Feld} other {# Felder}} bis zum Ausgang',
  'prompt.ahead':
    '{corner} in {spaces, plural, one {# Feld} other {# Feldern}}: {stops, plural, one {# Stopp} other {# Stopps}}',
  'prompt.great': 'Ein Traumstart: vier Felder',
  'prompt.rolled': '{gear}. Gang, Wurf {spaces}',
  'prompt.strained': '{gear}. Gang, Wurf {spaces}: Die Motoren leiden',
  'prompt.slipstream': 'Noch {spaces, plural, one {# Feld} other {# Felder}} hinter {name}, oder ziehen lassen',
  'reveal.grid': 'Wurf um die Startplätze',
  'reveal.start': 'Der Start',
  'reveal.collision': 'Rad an Rad',
  'reveal.motor': 'Motorprobe',
};
