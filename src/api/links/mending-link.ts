// A link that reconnects whenever it is lost. Handles the waits between attempts, links that never open and dead links.
// Not here: what goes over it (client.ts).

import type { Link, LinkState } from '../contract';
import { createListeners } from '../listeners';
import { createHeartbeat, type Heartbeat } from './heartbeat';

/** First and longest wait before a new attempt, ms. The host is on the local network, so longer waits only keep people out. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 1500;
/** The same while the system reports no network: browsers delay the next attempt after every failed one. */
const LONGEST_OFFLINE = 6000;
/**
 * Time in ms after which an opening link is given up; without a network the system would wait for minutes. After many failed
 * attempts Chromium itself holds a socket back for up to 5 s, and giving up sooner than that would never end.
 */
const OPEN_WITHIN = 5500;

/** What a client needs to know from its page. */
export interface Surroundings {
  /** Whether the system knows of no network. A host on the same machine may be reachable anyway. */
  isOffline(): boolean;
  /** Calls back when the page becomes visible or the network returns; returns a function that stops it. */
  onReturn(back: () => void): () => void;
}

/** The owner of the link. */
export interface LinkUser {
  /** A new link is being opened, so everything known from the previous one is void. */
  opening(): void;
  /** A frame has arrived. */
  frame(text: string): void;
  /** The link is gone, together with everything sent over it and not answered. */
  lost(): void;
  /** Sends something that is always answered. */
  ping(): void;
}

/** A link and its successors, which look like one to its user. */
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

  /** open: creates a link; the first is created at once. */
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

  /** Nothing can be sent now; a frame would be lost. */
  isDown(): boolean {
    return this.link === null || this.current === 'reconnecting';
  }

  /** Sends a frame, or keeps it until the first link is open. */
  send(frame: string): void {
    if (this.current === 'connecting') this.waiting.push(frame);
    else {
      this.link?.send(frame);
      this.heartbeat.sent();
    }
  }

  /** Gives up a link that seems dead and tries a new one. */
  cut(): void {
    if (this.link === null) return;
    this.drop();
    this.lost();
  }

  /** Closes it for good. */
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
    // Only a link that has carried a frame resets the waits; one that opens and closes at once is not a connection.
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
    // Jitter, so that many guests do not reconnect at the same moment.
    this.timer = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  /** A person who returns to the page wants to play now: reconnect at once, and do not trust a link that slept. */
  private returned(): void {
    if (this.current !== 'reconnecting') {
      this.heartbeat.check();
      return;
    }
    this.drop();
    this.tries = 0;
    this.connect();
  }

  /** Detaches the link before closing it, so that its own notice does not count as a second loss. */
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
