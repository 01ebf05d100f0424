// Was eine Wahl kostet, bevor sie getroffen ist, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { forecast as source } from '../en/forecast';

export const forecast: Translation<typeof source> = {
  range: '{low, number} bis {high, number}',
  'cost.free': 'Gratis',
  'cost.heat': '{heat} Hitze',
  'cost.freeOrSpin': 'Gratis oder Dreher',
  'cost.heatOrSpin': '{heat} Hitze oder Dreher',
  'cost.spin': 'Dreher',
  'inAll.free': 'Insgesamt: gratis',
  'inAll.heat': 'Insgesamt: {heat} Hitze',
  'inAll.freeOrSpin': 'Insgesamt: gratis oder Dreher',
  'inAll.heatOrSpin': 'Insgesamt: {heat} Hitze oder Dreher',
  'inAll.spin': 'Insgesamt: Dreher',

  'tag.stuck': 'Fest',
  'tag.spin': 'Dreher',
  'tag.toSpin': '{low, number} bis Dreher',
  'tag.heat': '{heat} Hitze',
  'tag.free': 'Gratis',
  'tag.said.press': 'gewinnt eine Sponsorkarte',
  'tag.said.warm': 'dort kein Abkühlen',
  'tag.said.cold': 'dort Abkühlen plus 1',

  'line.corner.free':
    '{corner} mit {speed}, Limit {limit, number}: gratis{some, select, yes {, falls du so weit kommst} other {}}{press, select, yes {, Presse: Sponsorkarte} other {}}',
  'line.corner.heat':
    '{corner} mit {speed}, Limit {limit, number}: {heat} Hitze{some, select, yes {, falls du so weit kommst} other {}}{press, select, yes {, Presse: Sponsorkarte} other {}}',
  'line.corner.freeOrSpin':
    '{corner} mit {speed}, Limit {limit, number}: gratis oder Dreher{some, select, yes {, falls du so weit kommst} other {}}{press, select, yes {, Presse: Sponsorkarte} other {}}',
  'line.corner.heatOrSpin':
    '{corner} mit {speed}, Limit {limit, number}: {heat} Hitze oder Dreher{some, select, yes {, falls du so weit kommst} other {}}{press, select, yes {, Presse: Sponsorkarte} other {}}',
  'line.corner.spin':
    '{corner} mit {speed}, Limit {limit, number}: Dreher{some, select, yes {, falls du so weit kommst} other {}}{press, select, yes {, Presse: Sponsorkarte} other {}}',
  'line.end': '{line}.',
  'line.spin.surely':
    'Du landest vor {corner} im 1. Gang{lost, plural, =0 {} other {, alle # Hitze verloren}}, {stress, number} Stress{laps, plural, =0 {} other {, die Runde wieder offen}}.',
  'line.spin.maybe':
    'Bei einem Dreher: zurück vor {corner} im 1. Gang{lost, plural, =0 {} other {, alle # Hitze verloren}}, {stress, number} Stress{laps, plural, =0 {} other {, die Runde wieder offen}}.',
  'condition.slower': '{corner}: {printed, number} − {n, number} schmierig = Limit {limit, number}.',
  'condition.faster': '{corner}: {printed, number} + {n, number} frisch = Limit {limit, number}.',
  'condition.overheat': '{corner}: Wenn du dort zahlst, zahlst du 1 mehr.',
  'condition.cold': 'Wo du stehen bleibst: Abkühlen +1.',
  'condition.warm': 'Wo du stehen bleibst: kein Abkühlen.',
  'engine.holds': 'Im Motor: {engine, number} Hitze.',
  'engine.cooled':
    'Im Motor: {engine, number} Hitze, zuerst {n, plural, one {kühlt # Hitzekarte} other {kühlen # Hitzekarten}} ab.',
  'slip.either': 'Dreher bei {corner}, so oder so',
  'slip.noCorner': 'Keine Kurve auf dem Weg',

  'way.more': '{sum} Felder mit {n, plural, =1 {einer weiteren Karte} other {# weiteren Karten}}',
  'way.sum': '{parts} = {sum}',
  'way.spin': '{label}: Dreher',
  'target.safe': 'Feld {space, number}, {lane}, sicher',
  'target.risk': 'Feld {space, number}, {lane}, riskant',
  'target.plain': 'Feld {space, number}, {lane}',
  'lane.only': 'die Spur',
  'lane.left': 'linke Spur',
  'lane.middle': 'mittlere Spur',
  'lane.right': 'rechte Spur',
  'board.targets': 'Felder zur Wahl',
};
