// The ids of the ten events, in their order. Not here: what they do (events.ts).

import type { EventId } from '../types';

export const EVENT_IDS = [
  'grandstand',
  'record',
  'strike',
  'engines',
  'crowds',
  'committee',
  'title',
  'television',
  'safety',
  'withdrawal',
] as const satisfies readonly EventId[];
