// The television's page: asked for, let in, in the lobby, in a race, over a lost connection, and at the podium. Not here: its picture.

import type { RaceSetup } from '@api/contract';
import type { PartyRules } from '@api/party';
import { value } from '@api/tests/granted';
import type { Look } from '@drivers/look';
import { rolledLook } from '@drivers/parts';
import { screen, waitFor, within } from '@testing-library/dom';
import { cardPortrait, discPortrait } from '@ui/art/portrait/portrait';
import { pictureUrl } from '@ui/panels/seat';
import { afterEach, expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';

const SETUP: RaceSetup = {
  game: 'heat',
  circuit: 'usa',
  options: { laps: 1 },
  clock: 0,
  seats: [
    { name: 'Marta', colour: 'red', driver: { kind: 'you' } },
    { name: 'Open', colour: 'blue', driver: { kind: 'lan' } },
    { name: 'Sora', colour: 'yellow', driver: { kind: 'ai', level: 'easy', character: 'sora-tachigawa' } },
  ],
};

/** A browser's utterance, as far as the television uses it. */
class Utterance {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

afterEach(() => {
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance']) Reflect.deleteProperty(globalThis, name);
});

async function openTv(look?: Look) {
  const it = await openHost();
  const owner = it.join();
  const [network] = await value(owner.client.call('party.networks', {}));
  const rules: PartyRules = {
    ...{ door: 'open', watching: true, undo: true, hints: true, chat: true, fillWithAi: true, aiLevel: 'easy' },
    ...{ patience: 30, standIn: true, keptOpen: 30 },
  };
  const party = await value(
    owner.client.call('party.open', {
      ...{ name: 'Friday night', setup: SETUP, rules, networks: [network!.address], port: 0 },
    }),
  );
  const guest = it.join('guest', '192.168.1.77');
  await value(
    guest.client.call('party.join', {
      ...{ code: party.code, name: 'Ada', device: 'phone' },
      ...(look && { look }),
    } as const),
  );
  return { it, owner, guest, party };
}

test('the lobby on a television: code, seats with their state, and what is raced', async () => {
  const { it, owner, guest, party } = await openTv();
  await openPage(it, { at: '/tv', width: 1920 });
  await screen.findByText('Friday night');
  screen.getByText(party.code);
  screen.getByText('Scan to watch');
  const seats = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(seats.join()).toMatch(/Marta.*Ada.*Sora/);
  expect(screen.getAllByText('Choosing')).toHaveLength(2);
  await value(guest.client.call('party.ready', { ready: true }));
  await screen.findByText('1 of 2 ready');
  screen.getByText('Marta is choosing');
  await value(owner.client.call('party.ready', { ready: true }));
  await screen.findByText('Everybody is ready');
});

test('the lobby and the race show the faces that guests brought and that the host’s people chose', async () => {
  const [own, brought] = [rolledLook(() => 0), rolledLook((bound) => bound - 1)];
  const { it, owner, guest, party } = await openTv(brought);
  const { current } = await value(owner.client.call('people.list', {}));
  await value(owner.client.call('people.save', { id: current, change: { name: 'Marta', look: own } }));
  await openPage(it, { at: `/tv/${party.code}`, width: 1920, guest: '192.168.1.90' });
  await waitFor(() => expect(garage('Ada')).toContain(pictureUrl(cardPortrait(brought))));
  expect(garage('Marta')).toContain(pictureUrl(cardPortrait(own)));
  await value(guest.client.call('party.ready', { ready: true }));
  await value(owner.client.call('party.ready', { ready: true }));
  await value(owner.client.call('party.start', { force: true }));
  const order = await screen.findByRole('list', { name: 'Standings' });
  const faces = [...order.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(faces).toContain(pictureUrl(discPortrait(brought)));
  expect(faces).toContain(pictureUrl(discPortrait(own)));
});

/** The addresses of the pictures in the garage of the driver of this name. */
function garage(name: string): (string | null)[] {
  const place = screen
    .getAllByText(name)
    .map((one) => one.closest('li'))
    .find((one) => one !== null);
  return [...(place?.querySelectorAll('img') ?? [])].map((img) => img.getAttribute('src'));
}

test('without a party it waits, and takes no keyboard', async () => {
  await openPage(await openHost(), { at: '/tv' });
  await screen.findByText('No party is open');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

test('a race: standings, who is waited for, a code for late guests, and nobody’s cards', async () => {
  const { it, owner, guest } = await openTv();
  await openPage(it, { at: '/tv', width: 1920 });
  await screen.findByText('Friday night');
  await value(guest.client.call('party.ready', { ready: true }));
  await value(owner.client.call('party.ready', { ready: true }));
  const { match } = await value(owner.client.call('party.start', { force: true }));
  const order = within(await screen.findByRole('list', { name: 'Standings' }));
  expect(order.getAllByRole('listitem')).toHaveLength(3);
  await screen.findByText('Waiting for 2 drivers');
  screen.getByText('Late? Join in');
  screen.getByText('Starting grid');
  const page = document.body.textContent ?? '';
  expect(page).not.toMatch(/Your turn|Confirm/);
  await value(owner.client.call('match.watch', { match }));
  await value(owner.client.call('match.pause', { match, paused: true }));
  await screen.findByText('Marta paused the race');
});

test('the host sees who asks, lets a television in, and every screen of a person falls silent', async () => {
  const { it, party } = await openTv();
  const tv = it.join('guest', '192.168.1.80');
  await value(tv.client.call('tv.open', { mark: '47' }));
  const { user } = await openPage(it, { at: '/lobby' });
  await user.click(await screen.findByRole('button', { name: 'Television' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put the race on a television' }));
  dialog.getByText('Television 47 asks to be let in');
  dialog.getByText(/\/tv$/);
  await user.click(dialog.getByRole('button', { name: 'Let in' }));
  await waitFor(() => expect(screen.queryByText('Television 47 asks to be let in')).toBeNull());
  const { party: shown } = await value(tv.client.call('tv.open', { mark: '47' }));
  expect(shown?.code).toBe(party.code);
});

test('the host switches speech on where a television has a voice, and then captions are read aloud', async () => {
  const { it, owner, guest } = await openTv();
  const said: string[] = [];
  const voice = { name: 'Emma', lang: 'en-GB', default: true, localService: true, voiceURI: 'Emma' };
  const found = new EventTarget();
  let voices: (typeof voice)[] = [];
  const speechSynthesis = Object.assign(found, {
    getVoices: () => voices,
    speak(utterance: { text: string; onend?: () => void }) {
      said.push(utterance.text);
      setTimeout(() => utterance.onend?.(), 1);
    },
    cancel: () => undefined,
  });
  Object.assign(globalThis, { speechSynthesis, SpeechSynthesisUtterance: Utterance });
  await openPage(it, { at: '/tv', width: 1920, settings: { speed: 100 } });
  await screen.findByText('Friday night');
  await waitFor(() => expect(owner.party()?.showing?.speech).toBeNull());
  voices = [voice];
  found.dispatchEvent(new Event('voiceschanged'));
  await waitFor(() => expect(owner.party()?.showing?.speech).toBe(false));
  await value(owner.client.call('tv.speech', { on: true }));
  await value(guest.client.call('party.ready', { ready: true }));
  await value(owner.client.call('party.ready', { ready: true }));
  const { match } = await value(owner.client.call('party.start', { force: true }));
  for (const one of [owner, guest]) one.updates.push(await value(one.client.call('match.watch', { match })));
  await screen.findByRole('list', { name: 'Standings' });
  await waitFor(
    async () => {
      for (const one of [owner, guest]) {
        const ask = one
          .seen(match)
          .asks.find(({ seat, committed }) => !committed && one.seen(match).mine.includes(seat));
        if (ask === undefined) continue;
        const hint = await one.client.call('match.hint', { match, ask: ask.id });
        if (hint.ok) await one.client.call('match.act', { match, ask: ask.id, action: hint.value.answers[0]?.action });
      }
      expect(said.length).toBeGreaterThan(0);
    },
    { timeout: 20_000 },
  );
  const captions = screen.getByRole('list', { name: 'Commentary' });
  expect(captions.textContent).toContain(said[0]);
});
