// Loads a game's part of the workshop on a page. Its schemas are made by zod, which has to be set up for a page before.

import type { WorkshopUi } from '../game-ui';

/** Sets zod up, then loads. */
export async function loadWorkshop(load: () => Promise<{ workshopUi: WorkshopUi }>): Promise<WorkshopUi> {
  await import('@api/zod');
  return (await load()).workshopUi;
}
