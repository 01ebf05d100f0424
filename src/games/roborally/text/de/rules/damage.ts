// Articles of RoboRally's rules, in German: damage, destruction and coming back.

import type { Translation } from '@i18n/messages';
import type { damage as source } from '../../en/rules/damage';

export const damage: Translation<typeof source> = {
  'rules.group.damage': 'Schaden und Leben',

  'rules.damage.title': 'Schaden',
  'rules.damage.lead':
    'Jeder Punkt kostet beim nächsten <deal>Austeilen</deal> eine Karte; der fünfte sperrt ein Register, der zehnte zerstört.',
  'rules.damage.1':
    'Schaden kommt von <lasers>Lasern</lasers> und vom <ram>Rammsporn</ram>. <repair>Reparaturfelder</repair> und das <power>Abschalten</power> nehmen ihn weg. Die Rückkehr kostet 2 Punkte.',
  'rules.damage.step.1.title': 'Bei 4 Schaden',
  'rules.damage.step.1.text': '5 Karten, nichts gesperrt',
  'rules.damage.step.2.title': '2 mehr',
  'rules.damage.step.2.text': '4 + 2 = <b>6</b>',
  'rules.damage.step.3.title': 'Austeilen',
  'rules.damage.step.3.text': '9 − 6 = <b>3</b> Karten',
  'rules.damage.step.4.title': 'Gesperrt',
  'rules.damage.step.4.text': 'Register 4 und 5',

  'rules.destroyed.title': 'Zerstört',
  'rules.destroyed.lead':
    'Eine Grube, der Rand der Fabrik oder der zehnte Schaden zerstört einen Roboter und nimmt ihm ein Leben.',
  'rules.destroyed.1':
    'Er ist sofort weg, seine Karten werden nicht mehr gespielt, und er <respawn>kommt</respawn> beim Aufräumen derselben Runde zurück, wenn er noch Leben hat.',
  'rules.destroyed.2': 'Mehr als 10 Schaden in einer Salve kosten ein Leben, nicht zwei.',

  'rules.lives.title': 'Leben',
  'rules.lives.lead': 'Ohne Leben ist ein Roboter endgültig ausgeschieden.',
  'rules.lives.1':
    'Du hast 3, ab fünf Robotern 4; einstellen lassen sich 1 bis 5. Wer ausscheidet, steht niemandem mehr im Weg und verliert alle Optionskarten.',

  'rules.respawn.title': 'Rückkehr',
  'rules.respawn.lead':
    'Ein zerstörter Roboter kommt mit 2 Schaden zu seinem <archive>Archiv</archive> zurück und wählt seine Blickrichtung.',
  'rules.respawn.1':
    'Ist das Archiv besetzt, wählst du ein freies Feld ringsum, oder im nächsten Ring, der eines hat; Wände sind egal. Dort darfst du keinen Roboter anblicken, der höchstens 3 Felder weit in freier Sicht steht, außer alle vier Richtungen wären verwehrt.',
  'rules.respawn.2':
    'Ein angekündigtes Abschalten darfst du beibehalten: Dann kommst du abgeschaltet zurück, ohne Schaden. Ist die Zeit um, kommst du auf das erste freie Feld im Uhrzeigersinn ab Norden, mit Blick zum nächsten Checkpoint.',
  'rules.respawn.mark.archive': 'Archiv, besetzt',
  'rules.respawn.mark.free': 'Eines von diesen',
  'rules.respawn.outcome.1.title': 'Archiv frei',
  'rules.respawn.outcome.1.text': 'Darauf, Blick wohin du willst.',
  'rules.respawn.outcome.2.title': 'Archiv besetzt',
  'rules.respawn.outcome.2.text': 'Daneben, ohne einen Roboter bis 3 Felder anzublicken.',
  'rules.respawn.outcome.3.title': 'Schaden',
  'rules.respawn.outcome.3.text': '2, mit der <blackbox>Blackbox</blackbox> 0.',
};
