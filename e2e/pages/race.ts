// The race of Heat: reads questions and answers them by mouse or by keyboard. Knows Heat's dashboard by its text.

import { expect, type Locator, type Page } from '@playwright/test';
import { HomeScreen } from './home';
import { RacePage } from './race-page';
import { SetupScreen } from './setup';

/** Text of Heat's main button while the person has to decide. */
export const HEAT_DECISIONS = /^(Confirm|Done|Stay|Keep|Discard|Salvage|Lay it down|Use)/;

/** From the shelf to the first question of a race of one lap, by mouse. */
export async function startShortRace(page: Page, drivers: number): Promise<RaceScreen> {
  await new HomeScreen(page).pick('Heat');
  const setup = new SetupScreen(page);
  await setup.oneLap();
  await setup.keepDrivers(drivers);
  await setup.startRace();
  const race = new RaceScreen(page);
  await race.nextQuestion();
  return race;
}

/** The race screen, by its visible elements. */
export class RaceScreen extends RacePage {
  protected readonly asking = HEAT_DECISIONS;

  get cards(): Locator {
    return this.dashboard.getByRole('group', { name: 'Your hand' }).getByRole('button');
  }
  gear(gear: 1 | 2 | 3 | 4): Locator {
    const gears = this.dashboard.getByRole('group', { name: 'Gears' });
    return gears.getByRole('button', { name: new RegExp(`^${gear} gear, `) });
  }
  /** The text of the round, such as 'Round 3'. */
  get round(): Locator {
    return this.page.getByText(/^Round \d+$/).first();
  }
  /** Answers one question by mouse: a middle gear, the first cards that fit, nothing fancy. */
  async answerByMouse(text: string): Promise<void> {
    if (/gear$/.test(text)) await this.takeMiddleGear();
    const wanted = Number(/of (\d)$/.exec(text)?.[1] ?? 0);
    for (let chosen = 0; chosen < wanted; chosen += 1) {
      await this.dashboard.locator('button[aria-pressed="false"][aria-disabled="false"]').first().click();
      await expect(this.main).toHaveText(chosen + 1 === wanted ? 'Confirm' : `Confirm ${chosen + 1} of ${wanted}`);
    }
    await this.giving(() => this.main.click());
  }

  /** Third gear, or second if the engine lacks the Heat for it: one of them is always offered. */
  private async takeMiddleGear(): Promise<void> {
    const third = this.gear(3);
    await expect(third).toBeVisible();
    const [gear, name] = (await third.isEnabled()) ? ([third, '3rd'] as const) : ([this.gear(2), '2nd'] as const);
    await gear.click();
    await expect(gear).toHaveAttribute('aria-pressed', 'true');
    await expect(this.main).toHaveText(`Confirm ${name} gear`);
  }

  /** Answers one question with keys alone: digits and Enter. */
  async answerByKeys(text: string): Promise<void> {
    const { keyboard } = this.page;
    if (/gear$/.test(text)) await keyboard.press('3');
    const wanted = Number(/of (\d)$/.exec(text)?.[1] ?? 0);
    // Cards are sorted, playable ones first.
    for (let chosen = 0; chosen < wanted; chosen += 1) await keyboard.press(String(chosen + 1));
    if (wanted > 0) await expect(this.main).toHaveText('Confirm');
    await this.giving(() => keyboard.press('Enter'));
  }
}
