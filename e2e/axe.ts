// What axe finds on a page. Only serious and critical findings count; they must be none.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Serious and critical findings as text, each with the screen's name. */
export async function seriousFindings(page: Page, screen: string): Promise<string[]> {
  // In the page itself, which holds no frames: else axe opens a blank page for each report, as dear as one of the app.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter((finding) => finding.impact === 'serious' || finding.impact === 'critical')
    .map((finding) => `${screen}: ${finding.id}: ${finding.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
