// The start of a race weekend of Heat: the event's card and the garage draft.

import { expect, type Locator, type Page } from '@playwright/test';
import { type RawClient, value } from '../raw-client';

/** Both screens, by their visible elements. */
export class WeekendScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  /** The card of the event. */
  event(name: string): Locator {
    return this.page.getByRole('article', { name: `Event: ${name}` });
  }
  get goOn(): Locator {
    return this.page.getByRole('button', { name: 'Draw the grid' });
  }
  /** Cards of a round that can still be taken. */
  cards(round: number): Locator {
    return this.page.getByRole('group', { name: `Cards of round ${round}` }).getByRole('button');
  }
  get cardDetail(): Locator {
    return this.page.getByRole('region', { name: 'About the card' });
  }
  get take(): Locator {
    return this.page.getByRole('button', { name: /^Take (?!back)/ });
  }
  get picks(): Locator {
    return this.page.getByRole('region', { name: 'Your picks' });
  }
  /** Answers each of the viewer's turns on this round's mat with pick. */
  async draft(pick: (card: Locator, round: number) => Promise<void>): Promise<void> {
    for (const round of [1, 2, 3]) {
      await this.turn(round);
      await pick(this.cards(round).first(), round);
      if (round < 3) await expect(this.picks).toContainText(`${round} of 3`);
    }
  }
  /** Weather and road as shown beside the race, once they are revealed. */
  get road(): Locator {
    return this.page.getByRole('region', { name: 'Weather and road' });
  }
  /** The line of a driver in the weekend's list. */
  driver(name: string): Locator {
    return this.page.getByRole('region', { name: 'Drivers' }).getByRole('listitem').filter({ hasText: name });
  }
  get gears(): Locator {
    return this.page.getByRole('button', { name: /^Confirm .* gear$/ });
  }
  /** Whose pick it is, if someone at this screen picks: 'Your pick: take one of six cards'. */
  get asked(): Locator {
    return this.page.getByText(/ pick: take one of/).first();
  }
  /** Waits until the viewer has to pick in this round. */
  async turn(round: number): Promise<void> {
    await expect(this.page.getByText(/Your pick: take one of/).first()).toBeVisible();
    await expect(this.cards(round).first()).toBeVisible();
  }
  /** Goes to a race that was created over the wire. */
  async open(match: string): Promise<void> {
    await this.page.goto(`${new URL(this.page.url()).origin}/?renderer=canvas#/race/${match}`);
  }
}

/** A driver's name of the maximum length. */
export const LONG_NAME = 'Maximiliane-Theodora';

/** A race with an event, sponsors and a draft against AI drivers and a Legend, not opened yet. */
export async function weekendRace(
  { client }: RawClient,
  more: Record<string, string | boolean | number> = {},
  isFull = false,
): Promise<string> {
  const ai = (name: string, colour: 'blue' | 'yellow' | 'ivory' | 'black') =>
    ({ name, colour, driver: { kind: 'ai', level: 'easy' } }) as const;
  const { match } = value(
    await client.call('matches.create', {
      game: 'heat',
      circuit: 'great-britain',
      options: { laps: 1, garage: 'mixed', event: 'grandstand', sponsorship: true, ...more },
      seats: [
        { name: 'Marta', colour: 'red', driver: { kind: 'you' } },
        ai('Ada', 'yellow'),
        ai(LONG_NAME, 'blue'),
        { name: 'Legend', colour: 'green', driver: { kind: 'automaton', id: 'legend' } },
        ...(isFull ? [ai('Ines', 'ivory'), ai('Bruno', 'black')] : []),
      ],
      clock: 0,
    }),
  );
  return match;
}

/** Text on the screen that is smaller than 12 px, with its size. */
export function tooSmallText(page: Page, root: string): Promise<string[]> {
  return page.locator(root).evaluate((element) => {
    const found: string[] = [];
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!parent || text === '' || parent.getClientRects().length === 0 || parent.closest('.visually-hidden'))
        continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < 12) found.push(`${text} ${size}`);
    }
    return found;
  });
}
