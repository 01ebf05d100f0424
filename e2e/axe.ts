// Axe's findings on a page. Only serious and critical ones count; there must be none.

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Serious and critical findings as text, each with the screen's name. */
export async function seriousFindings(page: Page, screen: string): Promise<string[]> {
  // Runs in the page itself, which has no frames: otherwise axe opens a blank page for each report, as costly as one of the
  // app.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations
    .filter((finding) => finding.impact === 'serious' || finding.impact === 'critical')
    .map((finding) => `${screen}: ${finding.id}: ${finding.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
