// A party over this machine's own network: opening one, joining it from another browser, and the lobby as both see it.

import { type Browser, expect, type Page } from '@playwright/test';
import { beginOn } from '../beginning';
import type { Size } from '../fixtures';
import { watch } from '../watch';
import { HomeScreen } from './home';
import { SetupScreen } from './setup';

const DESKTOP: Size = { width: 1440, height: 900 };

/** The lobby, by its visible elements. */
export class LobbyScreen {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  get code() {
    return this.page.getByRole('region', { name: 'How to join' });
  }
  get start() {
    return this.page.getByRole('button', { name: 'Start race' });
  }
  /** The guest's own ready button, in the footer. */
  get ready() {
    return this.page.getByRole('contentinfo').getByRole('button', { name: 'Ready', exact: true });
  }
  get progress() {
    return this.page.getByRole('contentinfo');
  }
  get message() {
    return this.page.getByRole('textbox', { name: 'Message' });
  }
  get messages() {
    return this.page.getByRole('list', { name: 'Messages' });
  }
  /** 1-based. */
  seat(number: number) {
    return this.page.getByRole('listitem', { name: `Seat ${number}` });
  }
  /** The player's own name at a seat, which can be edited there. 1-based. */
  ownName(number: number) {
    return this.page.getByRole('textbox', { name: `Name of seat ${number}` });
  }
  tab(name: string) {
    return this.page.getByRole('tab', { name });
  }
  async say(text: string): Promise<void> {
    await this.message.fill(text);
    await this.message.press('Enter');
    await expect(this.message).toHaveValue('');
  }
  /** The code as shown on the card. */
  async codeShown(): Promise<string> {
    const letters = await this.code.locator('p').first().textContent();
    const code = (letters ?? '').replace(/ /g, '').slice(0, 6);
    expect(code, 'the code on the card').toMatch(/^[A-Z0-9]{6}$/);
    return code;
  }
}

/** What a host chooses when a party opens; the default if left out. */
export interface PartyChoice {
  /** The box to play; Heat if left out. */
  box?: string;
  /** Shortens the race to this many laps. */
  laps?: number;
  asksFirst?: boolean;
  watching?: boolean;
  /** False: guests get no hints. */
  hints?: boolean;
  /** Number of seats, including the host's own. */
  seats?: number;
  /** Other changes that shorten the race. */
  prepare?(setup: SetupScreen): Promise<void>;
}

/** Opens a party for browsers of this machine alone. */
export async function openParty(page: Page, choice: PartyChoice = {}): Promise<LobbyScreen> {
  const home = new HomeScreen(page);
  await home.host(choice.box ?? 'Heat');
  const removers = page.getByRole('region', { name: 'Drivers' }).getByRole('button', { name: /^Remove / });
  await expect(removers.first()).toBeVisible();
  const setup = new SetupScreen(page);
  if (choice.seats !== undefined) await setup.keepDrivers(choice.seats);
  if (choice.laps !== undefined) await setup.fewerLaps(choice.laps);
  await choice.prepare?.(setup);
  await page.getByRole('button', { name: 'Open lobby' }).click();
  const dialog = page.getByRole('dialog');
  await onlyThisMachine(page);
  if (choice.asksFirst) await dialog.getByRole('radio', { name: 'Ask me first' }).click();
  if (choice.hints === false) await dialog.getByRole('switch', { name: 'Hints for guests' }).click();
  if (choice.watching === false) await dialog.getByRole('switch', { name: 'Watching' }).click();
  await dialog.getByRole('button', { name: 'Open party' }).click();
  const lobby = new LobbyScreen(page);
  await expect(lobby.code).toBeVisible();
  return lobby;
}

/** Switches off every network except the one inside this machine. */
export async function onlyThisMachine(page: Page): Promise<void> {
  const networks = page.getByRole('dialog').getByRole('switch', { name: /^Open on / });
  await expect(page.getByRole('dialog').getByRole('switch', { name: 'Open on 127.0.0.1' })).toBeVisible();
  for (const network of await networks.all()) {
    const own = (await network.getAttribute('aria-label')) === 'Open on 127.0.0.1';
    if (((await network.getAttribute('aria-checked')) === 'true') !== own) await network.click();
  }
}

/** The link in the QR code, which a camera opens. */
export async function linkOf(lobby: LobbyScreen): Promise<string> {
  const address = await lobby.code.getByText(/^127\.0\.0\.1:\d+$/).textContent();
  return `http://${address}/#/join/${await lobby.codeShown()}`;
}

/** A guest's device. touch: fingers only. offline: losing the connection is part of the test. */
export interface GuestDevice extends Size {
  touch?: boolean;
  offline?: boolean;
  /** The coach speaks in this guest's first race. */
  coach?: boolean;
}

/** In the page: every socket it opens can be closed from outside with dropSockets. */
function keepSockets(): void {
  const open: WebSocket[] = [];
  window.WebSocket = class extends WebSocket {
    constructor(...from: ConstructorParameters<typeof WebSocket>) {
      super(...from);
      open.push(this);
    }
  };
  Object.assign(window, { dropSockets: () => open.splice(0).forEach((socket) => void socket.close()) });
}

/** A guest's browser with a profile of its own, at this address. */
export async function guestAt(browser: Browser, address: string, device: GuestDevice = DESKTOP) {
  const { width, height, touch = false, offline = false, coach = false } = device;
  const viewport = { width, height };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch: touch, isMobile: touch });
  const page = await context.newPage();
  // Guests see animations as people do; hurried play switches them off itself.
  await beginOn(page, { coach, speed: 1 });
  if (offline) await page.addInitScript(keepSockets);
  const own = await watch(page, { offline });
  // Software rendering: Pixi's canvas renderer is several times as fast there.
  await page.goto(address.replace('/#', '/?renderer=canvas#'));
  return { page, url: address, watch: own, lobby: new LobbyScreen(page) };
}

/** Types a name and joins with the code that is already filled in. */
export async function joinAs(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
}

/** A guest who has joined and is in the lobby. */
export async function guestCalled(browser: Browser, link: string, name: string, device: GuestDevice = DESKTOP) {
  const guest = await guestAt(browser, link, device);
  await joinAs(guest.page, name);
  await expect(guest.page).toHaveURL(/#\/lobby$/);
  return guest;
}
