// A race weekend of Heat with two people at one screen: its event.
// Not here: the draft, and the race behind the curtain (src/games/heat/ui/weekend/tests/draft.dom.test.ts).

import { expect, test } from '../fixtures';
import { WeekendScreen } from '../pages/weekend';
import { connect, value } from '../raw-client';

// Without animations an event is not shown.
test.use({ speed: 4, draws: false });

/** s for a decision: enough for someone who knows what they want. */
const CLOCK = 12;
const NAMES = ['Marta', 'Tomas'] as const;

test('with two people at one screen the event’s card waits for its timer, and shows no one’s own cards', async ({
  paddock: { page, url },
}) => {
  const raw = await connect(url);
  const { match } = value(
    await raw.client.call('matches.create', {
      game: 'heat',
      circuit: 'usa',
      options: { laps: 1, garage: 'mixed', event: 'title', sponsorship: true },
      seats: [
        { name: NAMES[0], colour: 'red', driver: { kind: 'you' } },
        { name: NAMES[1], colour: 'blue', driver: { kind: 'hotseat' } },
      ],
      clock: CLOCK,
    }),
  );
  const weekend = new WeekendScreen(page);
  await weekend.open(match);
  // During play: the card closes automatically, not before its timer, and shows no one's own cards.
  await expect(weekend.goOn).toHaveText(/\((1\d|20)\)$/);
  await expect(page.getByRole('region', { name: 'Your sponsorship cards' })).toHaveCount(0);
  await weekend.goOn.click();

  await expect(weekend.asked).toBeVisible();
  raw.client.close();
});
