// Schema 14: the clubhouse, one part per area (0014-<area>.ts).

import { ACHIEVEMENT_TABLES } from './0014/achievements';
import { CAMPAIGN_TABLES } from './0014-campaign';
import { PEOPLE_TABLES } from './0014-people';
import { TRIAL_TABLES } from './0014-trials';
import { CAREER_TABLES } from './clubhouse/0014-career';
import type { SchemaMigration } from './migration';

export const clubhouse: SchemaMigration = {
  to: 14,
  name: 'clubhouse',
  sql: `
    ${CAMPAIGN_TABLES}
    ${PEOPLE_TABLES}
    ${CAREER_TABLES}
    ${ACHIEVEMENT_TABLES}
    ${TRIAL_TABLES}
  `,
};
