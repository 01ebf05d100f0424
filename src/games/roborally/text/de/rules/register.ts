// Articles of RoboRally's rules, in German: what happens in a register.

import type { Translation } from '@i18n/messages';
import type { register as source } from '../../en/rules/register';

export const register: Translation<typeof source> = {
  'rules.group.register': 'Ein Register',

  'rules.register.title': 'Die Schritte eines Registers',
  'rules.register.lead':
    'Karten werden aufgedeckt und gespielt, dann laufen Bänder, Schieber schieben, Zahnräder drehen, Laser feuern, Checkpoints zählen.',
  'rules.register.1':
    'So geht es fünfmal, einmal je Register. Wer in einem Schritt zerstört wird, nimmt an den folgenden nicht mehr teil.',
  'rules.register.2':
    'In dieser Folge: <priority>Karten</priority> nach Nummer; <express>Expressbänder</express> ein Feld; <belts>alle Bänder</belts> ein Feld; <pushers>Schieber</pushers> dieses Registers; <gears>Zahnräder</gears>; <lasers>Laser</lasers> des Bretts und der Roboter; <checkpoints>Checkpoints</checkpoints>.',

  'rules.priority.title': 'Wer zuerst zieht',
  'rules.priority.lead':
    'Alle decken die Karte des Registers auf; die höchste Nummer wird zuerst gespielt, jede ganz bis zum Ende.',
  'rules.priority.1':
    'Keine zwei Nummern sind gleich. Mit hohen bist du weg, bevor dich jemand schiebt; mit niedrigen kommst du an, wenn das Gedränge vorbei ist.',
  'rules.priority.step.1.title': 'Aufgedeckt',
  'rules.priority.step.1.text': 'Rot Vor 2, Grün Vor 1',
  'rules.priority.step.2.title': 'Zuerst 780',
  'rules.priority.step.2.text': 'Rot zieht 2 und <pushing>schiebt</pushing> Grün',
  'rules.priority.step.3.title': 'Dann 500',
  'rules.priority.step.3.text': 'Grün zieht nach Norden, von da, wo es jetzt steht',

  'rules.moving.title': 'Ein einzelner Schritt',
  'rules.moving.lead':
    'Ein Schritt führt ein Feld weiter: Eine Wand stoppt, ein Roboter wird geschoben, Grube oder Rand zerstören.',
  'rules.moving.1':
    'Eine <walls>Wand</walls> am Feldrand voraus beendet die Karte mit allen übrigen Schritten. Eine <pits>Grube</pits> zerstört auch mitten im Zug. Zwei Roboter stehen nie auf einem Feld.',
  'rules.moving.step.1.title': 'Vor 3',
  'rules.moving.step.1.text': '3 Schritte nach Osten',
  'rules.moving.step.2.title': 'Schritt 1 und 2',
  'rules.moving.step.2.text': 'Nichts im Weg',
  'rules.moving.step.3.title': 'Schritt 3',
  'rules.moving.step.3.text': 'Eine Wand: <b>verfällt</b>',
  'rules.moving.mark.wall': 'Wand',

  'rules.pushing.title': 'Schieben',
  'rules.pushing.lead':
    'Ein Roboter schiebt mit jedem Schritt alle Roboter ein Feld weiter, die lückenlos vor ihm in einer Reihe stehen.',
  'rules.pushing.1':
    'Eine Wand vor einem von ihnen, auch vor dem letzten, hält alle auf. Nur der letzte kann stürzen oder die Fabrik verlassen. Wer einen Roboter in eine Grube schiebt und noch Schritte hat, folgt ihm hinein.',
  'rules.pushing.2':
    'Schieben dreht niemanden. Wer geschoben wurde, spielt die eigene Karte später von dort, wo der Roboter dann steht. Auch abgeschaltete Roboter werden geschoben.',
  'rules.pushing.mark.line': 'Eine Reihe von zweien',
  'rules.pushing.mark.pit': 'Der letzte stürzt',
  'rules.pushing.step.1.title': 'Rot: Vor 1',
  'rules.pushing.step.1.text': 'Zwei Roboter voraus',
  'rules.pushing.step.2.title': 'Eine Wand?',
  'rules.pushing.step.2.text': 'Nein: Alle rücken weiter',
  'rules.pushing.step.3.title': 'Der letzte',
  'rules.pushing.step.3.text': 'In der Grube: <b>zerstört</b>',

  'rules.cleanup.title': 'Aufräumen',
  'rules.cleanup.lead':
    'Nach Register 5: Reparatur, Karten weg, zerstörte Roboter kommen zurück, Strom wird geschaltet, in dieser Folge.',
  'rules.cleanup.1':
    'Zuerst reparieren die <repair>Reparaturfelder</repair>, dort gibt es auch <extras>Optionskarten</extras>. Dann kommt jede Karte weg, deren Register jetzt nicht <locked>gesperrt</locked> ist.',
  'rules.cleanup.2':
    'Dann <respawn>kommen</respawn> zerstörte Roboter zurück, in der Folge ihrer Zerstörung. Zuletzt wird, wer das <power>Abschalten</power> angekündigt hat, abgeschaltet und repariert, und andere wachen auf.',
};
