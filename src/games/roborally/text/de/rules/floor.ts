// Articles of RoboRally's rules, in German: what lies on the floor.

import type { Translation } from '@i18n/messages';
import type { floor as source } from '../../en/rules/floor';

export const floor: Translation<typeof source> = {
  'rules.group.floor': 'Der Fabrikboden',

  'rules.checkpoints.title': 'Checkpoints',
  'rules.checkpoints.lead':
    'Du erreichst einen Checkpoint, wenn du am Ende eines Registers darauf stehst und er dein nächster ist.',
  'rules.checkpoints.1':
    'Darüberfahren zählt nicht, und vor den Lasern dort zu stehen auch nicht. Wie du hinkommst, ist egal: Bänder, Schieben und Zahnräder gelten, und auch abgeschaltete Roboter erreichen ihn.',
  'rules.checkpoints.2':
    'Damit wandert dein <archive>Archiv</archive> dorthin. Jeder andere Checkpoint bewirkt gar nichts.',
  'rules.checkpoints.mark.next': 'Dein nächster',
  'rules.checkpoints.mark.done': 'Erreicht',

  'rules.archive.title': 'Das Archiv',
  'rules.archive.lead':
    'Hier <respawn>kommst du zurück</respawn>: am zuletzt erreichten Checkpoint, davor auf deinem Startfeld.',
  'rules.archive.1':
    'Eine Nadel in deiner Farbe zeigt es an. Auf Wunsch versetzen auch Reparaturfelder es, am Ende eines Registers.',
  'rules.archive.mark.pin': 'Hierher kommt Rot zurück',

  'rules.belts.title': 'Fließbänder',
  'rules.belts.lead': 'Ein Fließband befördert, was darauf steht, in jedem Register ein Feld weiter.',
  'rules.belts.1':
    'Alle Bänder laufen im selben Moment: Eine Kolonne rückt zusammen vor, und ein voller Ring dreht sich. Ein Band schiebt nie.',
  'rules.belts.step.1.title': 'Nach den Karten',
  'rules.belts.step.1.text': 'Zwei Roboter auf dem Band',
  'rules.belts.step.2.title': 'Bänder laufen',
  'rules.belts.step.2.text': 'Beide ein Feld nach Osten',

  'rules.express.title': 'Expressfließbänder',
  'rules.express.lead': 'Blaue Bänder laufen zweimal im Register: einmal allein und noch einmal mit allen anderen.',
  'rules.express.1':
    'Bringt dich ein Expressband auf ein normales, fährst du mit dem weiter; auf glattem Boden bleibst du stehen. Bringt dich ein normales auf ein Expressband, bist du schon gefahren und wartest aufs nächste Register.',
  'rules.express.step.1.title': 'Nach den Karten',
  'rules.express.step.1.text': 'Auf dem Expressband',
  'rules.express.step.2.title': 'Expressbänder',
  'rules.express.step.2.text': 'Ein Feld',
  'rules.express.step.3.title': 'Alle Bänder',
  'rules.express.step.3.text': 'Noch eins: <b>2</b>',

  'rules.curves.title': 'Kurven',
  'rules.curves.lead': 'Bringt dich ein Band von der Seite auf ein anderes, drehst du dich mit der Kurve.',
  'rules.curves.1':
    'Nach rechts dreht es dich ein Viertel rechts, nach links ein Viertel links. Geradeaus durch eine Einmündung dreht dich nichts; auch nicht, wenn du selbst auf eine Kurve ziehst oder geschoben wirst.',
  'rules.curves.step.1.title': 'Blick nach Osten',
  'rules.curves.step.1.text': 'Vor der Kurve',
  'rules.curves.step.2.title': 'Das Band läuft',
  'rules.curves.step.2.text': 'In die Kurve, jetzt Blick nach <b>Süden</b>',

  'rules.held.title': 'Vom Band gehalten',
  'rules.held.lead': 'Ist der Weg versperrt, hält ein Band seinen Roboter, und alle dahinter stehen an.',
  'rules.held.1':
    'Es hält bei einer Wand voraus; bei einem Roboter, der nicht weiterfährt; oder wenn ein anderes Band auf dasselbe Feld will oder auf sein eigenes: Dann bleiben beide. Gruben und das Draußen nehmen alle auf.',
  'rules.held.mark.both': 'Zwei Bänder, ein Feld: Beide bleiben',

  'rules.pushers.title': 'Schieber',
  'rules.pushers.lead': 'Ein Schieber schiebt, was auf ihm steht, ein Feld weit, in den Registern mit seinen Nummern.',
  'rules.pushers.1':
    'Er wirkt wie das <pushing>Schieben</pushing> eines Roboters: Er bewegt eine ganze Reihe, Wände halten ihn auf, und er schiebt auch in Gruben und über den Rand. Bänder laufen vorher: Wer gerade auf einen Schieber befördert wurde, wird gleich geschoben.',
  'rules.pushers.2': 'Zwei Roboter, die auf dasselbe Feld oder gegeneinander geschoben würden, bleiben beide stehen.',
  'rules.pushers.mark.numbers': 'Register 1, 3 und 5',

  'rules.gears.title': 'Zahnräder',
  'rules.gears.lead':
    'Grüne Zahnräder drehen, was auf ihnen steht, ein Viertel nach rechts, rote ein Viertel nach links.',
  'rules.gears.1': 'Sie drehen in jedem Register, nach Bändern und Schiebern, und bewegen niemanden.',
  'rules.gears.mark.right': 'Rechts',
  'rules.gears.mark.left': 'Links',

  'rules.lasers.title': 'Laser',
  'rules.lasers.lead':
    'Laser feuern einmal je Register und treffen den ersten Roboter in ihrer Linie: 1 <damage>Schaden</damage> je Strahl.',
  'rules.lasers.1':
    'Ein Brettlaser beginnt an seiner Mündung; wer hinter dem ersten steht, ist sicher. <b>Jeder Roboter feuert auch</b>, gerade nach vorn, beliebig weit, 1 Schaden. Wände halten Strahlen auf, Gruben nicht.',
  'rules.lasers.2':
    'Alle feuern im selben Moment: Wer dabei zerstört wird, hat noch gefeuert. Vorher im Register durch einen Strahl zu fahren schadet nicht. <power>Abgeschaltete</power> Roboter feuern nicht.',
  'rules.lasers.step.1.title': 'Doppellaser',
  'rules.lasers.step.1.text': 'Grün steht vorn: 2',
  'rules.lasers.step.2.title': 'Laser von Rot',
  'rules.lasers.step.2.text': 'Grün steht davor: 1',
  'rules.lasers.step.3.title': 'Schaden von Grün',
  'rules.lasers.step.3.text': '2 + 1 = <b>3</b>',
  'rules.lasers.mark.safe': 'Sicher hinter Grün',

  'rules.walls.title': 'Wände',
  'rules.walls.lead':
    'Eine Wand schließt die Kante zwischen zwei Feldern für Roboter, Schieben, Bänder und Laser, von beiden Seiten.',
  'rules.walls.1': 'Was an ihr entlangläuft, hält sie nicht auf.',

  'rules.pits.title': 'Gruben und Rand',
  'rules.pits.lead': 'Wer in eine Grube kommt oder die Fabrik verlässt, wird sofort <destroyed>zerstört</destroyed>.',
  'rules.pits.1':
    'Ob durch Karte, Schieben, Schieber oder Band, ist gleich, und auch ein schneller Roboter fliegt nicht darüber. Laser gehen über Gruben hinweg.',

  'rules.repair.title': 'Reparaturfelder',
  'rules.repair.lead': 'Wer die Runde auf einem Reparaturfeld beendet, verliert allen <damage>Schaden</damage>.',
  'rules.repair.1':
    'Vorher in der Runde dort zu stehen bewirkt nichts. Danach sind alle Register wieder frei, und ihre Karten kommen weg. Gibt es <extras>Optionskarten</extras>, ziehst du hier eine.',
  'rules.repair.2':
    'Auf Wunsch nimmt ein Feld nur 1 Schaden weg, reparieren auch schon erreichte Checkpoints, und Reparaturfelder versetzen dein <archive>Archiv</archive>.',
  'rules.repair.step.1.title': 'Ende der Runde',
  'rules.repair.step.1.text': '6 Schaden, auf dem Schlüssel',
  'rules.repair.step.2.title': 'Repariert',
  'rules.repair.step.2.text': '6 − 6 = <b>0</b>',
  'rules.repair.step.3.title': 'Nächste Runde',
  'rules.repair.step.3.text': '9 Karten, nichts gesperrt',
};
