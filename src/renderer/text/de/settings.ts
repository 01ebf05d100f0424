// The settings screen in German.

import type { Translation } from '@i18n/messages';
import type { messages as source } from '../en/settings';

export const messages: Translation<typeof source> = {
  title: 'Einstellungen',

  'you.label': 'Profil',
  'you.title': 'Du',
  'you.name': 'Name',
  'you.colour': 'Lieblingsfarbe',

  'sound.title': 'Ton',
  'sound.volume': 'Lautstärke',
  'sound.engines': 'Motoren',
  'sound.table': 'Karten und Würfel',
  'sound.crowd': 'Publikum',
  'sound.music': 'Musik',
  'sound.chime': 'Klang, wenn du dran bist',
  'sound.note':
    'Motoren, Karten und Publikum entstehen direkt hier. Ein verdecktes Fenster ist stumm. Alles, was du hörst, steht auch im Rennverlauf.',

  'motion.title': 'Bewegung',
  'motion.speed': 'Tempo der Animationen',
  'speed.half': 'Halbes Tempo',
  'speed.normal': 'Normales Tempo',
  'speed.double': 'Doppeltes Tempo',
  'speed.fourfold': 'Viermal so schnell',
  'speed.off': 'Aus',
  'speed.none': 'Keine Animationen',
  'motion.screen': 'Bewegung auf dem Bildschirm',
  'motion.system': 'Wie System',
  'motion.full': 'Voll',
  'motion.reduced': 'Wenig',
  'motion.note': 'Wenig: Nichts fährt, wackelt oder blinkt. Ein Klick oder eine Taste beendet eine Animation.',

  'text.title': 'Text',
  'language.label': 'Sprache',
  'language.system': 'Wie das System',
  'text.size': 'Schriftgröße',
  'size.small': 'Klein',
  'size.normal': 'Normal',
  'size.large': 'Groß',
  'size.huge': 'Riesig',
  'text.sample.title': 'Prima Curva, Limit 5',
  'text.sample': 'Zahle 2, der Motor hat noch 4.',
  'text.contrast': 'Kontrastreiche Flächen',
  'text.contrast.note': 'Volle Flächen, kräftigere Linien',

  'colours.title': 'Farben',
  'colours.palette': 'Palette',
  'colours.standard': 'Standard',
  'colours.safe': 'Für Farbenblinde',
  'colours.note': 'Jede Farbe hat ihr eigenes Muster und ihre Nummer: Kein Platz ist nur an der Farbe zu erkennen.',

  'race.title': 'Rennen',
  'race.aids': 'Fahrhilfen',
  'race.numbers': 'Feldnummern',
  'race.numbers.note': 'Auf der Strecke, bei {games}',

  'keys.title': 'Tastatur',
  'keys.enter': 'Enter',
  'keys.space': 'Leertaste',
  'keys.menu': 'P, Esc',
  'keys.does.choose': 'Gang, Karte, Option',
  'keys.does.confirm': 'Bestätigen',
  'keys.does.skip': 'Animation überspringen',
  'keys.does.undo': 'Zurücknehmen',
  'keys.does.hint': 'Tipp',
  'keys.does.log': 'Rennverlauf',
  'keys.does.rules': 'Regeln',
  'keys.does.follow': 'Wagen folgen',
  'keys.does.zoom': 'Zoom',
  'keys.does.fit': 'Ganzer Spielplan',
  'keys.does.arrows': 'Auswahl, Strecken',
  'keys.does.menu': 'Menü, schließen',

  'about.title': 'Über Paddock',
  'about.version': 'Paddock {version}',
  'about.note': 'Im Regal: {games}. Rennen bleiben auf dem Computer, auf dem Paddock läuft; nichts verlässt ihn.',
};
