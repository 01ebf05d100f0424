// A link that is opened anew each time it is lost: the waits between tries, links that never open and links that are dead.
// Not for: what goes over it (client.ts).

import type { Link, LinkState } from '../contract';
import { createListeners } from '../listeners';
import { createHeartbeat, type Heartbeat } from './heartbeat';

/** First and longest wait before a new try, ms. A table is next door: a longer wait only keeps a person from it. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 1500;
/** The same while the system says that there is no network at all: every failed try makes browsers hold back the next. */
const LONGEST_OFFLINE = 6000;
/**
 * ms until a link that does not open is given up: without a network the system would wait for minutes. After many failed
 * tries Chromium itself holds a socket back for up to 5 s; giving up before that would never end.
 */
const OPEN_WITHIN = 5500;

/** What a client asks of the page that it lives in. */
export interface Surroundings {
  /** Whether the system knows of no network. A host on the same machine may be reached all the same. */
  isOffline(): boolean;
  /** Calls back when the page is seen again or the network returns, until what it gives is called. */
  onReturn(back: () => void): () => void;
}

/** Whoever uses the link. */
export interface LinkUser {
  /** A new link is being opened: what was known of the one before counts no more. */
  opening(): void;
  /** A frame has come. */
  frame(text: string): void;
  /** The link is gone, with all that was sent over it and not answered. */
  lost(): void;
  /** Sends something that is always answered. */
  ping(): void;
}

/** A link with its successors: it looks the same to its user whichever of them is open. */
export class MendingLink {
  private readonly open: () => Link;
  private readonly page: Surroundings;
  private readonly user: LinkUser;
  private readonly waiting: string[] = [];
  private readonly listeners = createListeners<[LinkState]>();
  private readonly heartbeat: Heartbeat;
  private readonly stopWatching: () => void;
  private current: LinkState = 'connecting';
  private link: Link | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** open: makes a link; the first is made at once. */
  constructor(open: () => Link, page: Surroundings, user: LinkUser) {
    this.open = open;
    this.page = page;
    this.user = user;
    this.heartbeat = createHeartbeat({ ask: () => user.ping(), dead: () => this.cut() });
    this.stopWatching = page.onReturn(() => this.returned());
    this.connect();
  }

  get state(): LinkState {
    return this.current;
  }

  onState(listener: (state: LinkState) => void): () => void {
    return this.listeners.add(listener);
  }

  /** Nothing can be sent now: a frame would be lost. */
  isDown(): boolean {
    return this.link === null || this.current === 'reconnecting';
  }

  /** Sends a frame, or keeps it until the first link is open. */
  send(frame: string): void {
    if (this.current === 'connecting') this.waiting.push(frame);
    else this.link?.send(frame);
  }

  /** Gives a link up that seems dead; a new one is tried. */
  cut(): void {
    if (this.link === null) return;
    this.drop();
    this.lost();
  }

  /** For good. */
  close(): void {
    this.stopWatching();
    this.heartbeat.stop();
    clearTimeout(this.timer);
    this.become('disconnected');
    this.drop();
    this.forget();
  }

  private connect(): void {
    clearTimeout(this.timer);
    const mine = this.open();
    this.link = mine;
    this.user.opening();
    const ifMine = (work: () => void) => {
      if (this.link === mine) work();
    };
    this.timer = setTimeout(() => ifMine(() => this.cut()), OPEN_WITHIN);
    mine.onOpen(() => ifMine(() => this.opened(mine)));
    mine.onFrame((text) => ifMine(() => this.receive(text)));
    mine.onClose(() => ifMine(() => this.lost()));
  }

  private opened(link: Link): void {
    clearTimeout(this.timer);
    for (const frame of this.waiting.splice(0)) link.send(frame);
    this.heartbeat.start();
    this.become('connected');
  }

  private receive(text: string): void {
    // Only a link that has carried something resets the waits: one that opens and closes at once is no connection.
    this.tries = 0;
    this.heartbeat.heard();
    this.user.frame(text);
  }

  private lost(): void {
    this.link = null;
    this.heartbeat.stop();
    this.forget();
    if (this.current === 'disconnected') return;
    this.become('reconnecting');
    const longest = this.page.isOffline() ? LONGEST_OFFLINE : LONGEST_WAIT;
    const wait = Math.min(longest, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    clearTimeout(this.timer);
    // Jitter, so that many guests do not come back in the same instant.
    this.timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  /** Whoever comes back to a page wants the table now: no more waiting, and no trust in a link that slept. */
  private returned(): void {
    if (this.current !== 'reconnecting') {
      this.heartbeat.check();
      return;
    }
    this.drop();
    this.tries = 0;
    this.connect();
  }

  /** It is nobody's any more before it closes, so that its own notice does not count as a second loss. */
  private drop(): void {
    const last = this.link;
    this.link = null;
    last?.close();
  }

  private forget(): void {
    this.waiting.length = 0;
    this.user.lost();
  }

  private become(next: LinkState): void {
    if (this.current === next) return;
    this.current = next;
    this.listeners.tell(next);
  }
}
