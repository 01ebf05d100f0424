// A season's table computed by hand (host/tests/season-truth.ts), and the table as its page shows it.

import { tableByHand as byHand, type TableLine } from '@host/tests/season-truth';
import type { Page } from '@playwright/test';
import { connect } from './raw-client';

export type { TableLine };

/** The table of a season by hand, over a connection of its own. */
export async function tableByHand(url: string, season: string): Promise<TableLine[]> {
  const { client } = await connect(url);
  const table = await byHand(client, season);
  client.close();
  return table;
}

/** The table as the season's page shows it, read row by row. */
export async function tableOnPage(page: Page): Promise<TableLine[]> {
  const rows = page.getByRole('region', { name: 'Standings' }).locator('tbody tr:has(th[scope="row"])');
  return rows.evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('th b')?.textContent ?? '',
      place: Number((row.querySelector('.place-badge')?.textContent ?? '').replace(/\D/g, '')),
      points: Number(row.querySelector('td[class*="standings-total"]')?.textContent ?? 'NaN'),
    })),
  );
}
