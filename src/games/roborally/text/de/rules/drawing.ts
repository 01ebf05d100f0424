// The articles about drawing circuits of RoboRally, in German.

import type { Translation } from '@i18n/messages';
import type { drawing as source } from '../../en/rules/drawing';

export const drawing: Translation<typeof source> = {
  'rules.group.workshop': 'Strecken zeichnen',
  'rules.drawtiles.title': 'Kacheln',
  'rules.drawtiles.lead': 'Wähle im Editor mit 1 bis 9 eine Kachel und male.',
  'rules.drawtiles.1':
    '<belts>Fließbänder</belts> laufen so, wie du ziehst, und verbinden sich von selbst. <walls>Wände</walls>, <lasers>Laser</lasers> und <pushers>Schieber</pushers> gehen an die nächste Kante eines Felds. R dreht die Kachel, M spiegelt sie. Alt nimmt auf, was unter dem Mauszeiger liegt, und die rechte Maustaste löscht.',
  'rules.drawtiles.2':
    'Auf der Tastatur gehen die Pfeiltasten über die Felder und sagen an, was dort liegt, die Leertaste malt, Umschalt mit einem Pfeil malt weiter, und Entf löscht.',
  'rules.drawboards.title': 'Pläne und Startfelder',
  'rules.drawboards.lead':
    'Eine Strecke hat einen oder zwei Pläne und einen Streifen mit Startfeldern für die Roboter.',
  'rules.drawboards.1':
    'Die Schilder über den Plänen drehen, spiegeln, tauschen und kopieren sie. <b>Boden</b> stempelt einen ganzen Plan der Schachtel oder ändert das Aussehen der Platten. Wähle einen Startstreifen der Schachtel, oder setz eigene Startfelder.',
  'rules.drawflags.title': 'Eigene Flaggen',
  'rules.drawflags.lead': 'Eine neue Flagge bekommt die nächste Nummer, und die letzte beendet das Rennen.',
  'rules.drawflags.1':
    'Zieh eine Flagge auf eine andere, um sie zu tauschen. W zeigt die kürzesten Wege von den Startfeldern zur ersten Flagge und von Flagge zu Flagge.',
  'rules.drawloops.title': 'Schleifen und Sackgassen',
  'rules.drawloops.lead': 'Die Prüfung findet Flaggen, die niemand erreicht, und Roboter, die nie mehr wegkommen.',
  'rules.drawloops.1':
    'Eine Endlosschleife ist ein Fließband, das einen Roboter von dem Feld, auf dem er <respawn>wiederhergestellt</respawn> wird, Zug um Zug in eine Grube trägt. Startfelder werden nach ihrem Weg zur ersten Flagge verglichen: Hat eines einen viel längeren, sagt es die Prüfung.',
  'rules.drawfiles.title': 'Strecken von anderswo',
  'rules.drawfiles.lead': 'Paddock liest Pläne des RoboRally course generator.',
  'rules.drawfiles.1': 'Maschinen, die diese Regeln nicht haben, werden beim Importieren genannt und weggelassen.',
};
