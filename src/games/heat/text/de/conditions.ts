// Wetter, Straßenmarker und Presse in wenigen Worten, auf Deutsch.

import type { Translation } from '@i18n/messages';
import type { conditions as source } from '../en/conditions';

export const conditions: Translation<typeof source> = {
  'lasting.noCooldown': 'Kein Abkühlen',
  'lasting.noSlipstream': 'Kein Windschatten beginnt',
  'lasting.slipstreamPlus2': 'Windschatten +2',
  'lasting.cooldownPlus1': 'Abkühlen +1',
  'weatherSetup.heatToDeck': '{n, number} Hitze in jedes Deck',
  'weatherSetup.heatToDiscard': '{n, number} Hitze zu Beginn abgelegt',
  'weatherSetup.stress': '{n, number} Stress {way, select, less {weniger} other {mehr}} in jedem Deck',
  'weatherSetup.engine': '{n, number} Hitze {way, select, less {weniger} other {mehr}} in jedem Motor',
  'weatherText.overcast': 'Eine Stresskarte weniger in jedem Deck. Kein Abkühlen in den betroffenen Sektoren.',
  'weatherText.fog':
    'Eine Hitzekarte mehr in jedem Motor. In den betroffenen Sektoren darf kein Windschatten beginnen.',
  'weatherText.storm':
    'Eine Stresskarte mehr in jedem Deck. Ein Windschatten, der in einem betroffenen Sektor beginnt, darf bis zu 2 Felder länger sein.',
  'weatherText.coldSnap': 'Eine Hitzekarte weniger in jedem Motor. Einmal mehr abkühlen in den betroffenen Sektoren.',
  'weatherText.rain':
    'Drei Hitzekarten aus jedem Motor werden in den Nachziehstapel gemischt. Einmal mehr abkühlen in den betroffenen Sektoren.',
  'weatherText.heatwave':
    'Drei Hitzekarten aus jedem Motor beginnen im Ablagestapel. Ein Windschatten, der in einem betroffenen Sektor beginnt, darf bis zu 2 Felder länger sein.',

  'token.weather':
    '{lasting, select, noCooldown {Wetterfront: kein Abkühlen} noSlipstream {Wetterfront: kein Windschatten beginnt} slipstreamPlus2 {Wetterfront: Windschatten +2} other {Wetterfront: Abkühlen +1}}',
  'token.overheat': 'Überhitzung: {n, number} mehr zahlen',
  'token.slower': 'Schmierige Kurve: Limit {printed, number} auf {limit, number}',
  'token.faster': 'Frischer Asphalt: Limit {printed, number} auf {limit, number}',
  'token.freeBoost': 'Kühle Luft: Boost ist gratis',
  'token.tow': 'Rückenwind: Windschatten +{n, number}',
  'token.none': 'Kein Marker',
  'sector.home': 'Zielsektor',
  'sector.home.lasting':
    '{lasting, select, noCooldown {Zielsektor: kein Abkühlen} noSlipstream {Zielsektor: kein Windschatten beginnt} slipstreamPlus2 {Zielsektor: Windschatten +2} other {Zielsektor: Abkühlen +1}}',
  'sector.told':
    '{sector, select, home {Zielsektor} other {Wetterfront}}: {weather, select, overcast {bedeckt} fog {Nebel} storm {Sturm} coldSnap {Kälteeinbruch} rain {Starkregen} other {Hitzewelle}}, {lasting, select, noCooldown {kein Abkühlen} noSlipstream {kein Windschatten beginnt} slipstreamPlus2 {Windschatten +2} other {Abkühlen +1}}',
  'corner.rule': '{corner} · Limit {limit, number}',
  'corner.rule.said': '{corner}, Limit {limit, number}',
  'press.rule': 'Presse: ab {speed, number} gibt es eine Sponsorkarte',

  'road.title': 'Wetter und Straße',
  'road.close': 'Schließen',
  'road.tokens': 'Straßenmarker',
  'road.weather.line': '<b>{weather}</b> {setup}. {lasting}, wo es wirkt.',
  'road.limit.said': ', Limit {limit, number}.',

  'painted.weather': 'WETTER',
  'painted.press': 'PRESSE',
  'painted.strike': 'STREIK',
  'painted.oneLap': '1 RUNDE',
  'painted.fewer': 'KÜRZER',
  'painted.stewards': 'RENNLEITUNG',
  'painted.soldOut': 'VOLL',
  'painted.live': 'LIVE',
};
