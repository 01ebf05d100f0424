// A WebSocket that ends in this process: a page in a DOM without a browser gets it instead of the browser's own.
// Not here: the host behind it (page.ts).

import type { Link } from '@api/contract';

/** The socket class of a page. connect: makes the page's end of a new link to its host; undefined if no host answers. */
export function socketsTo(connect: () => Link | undefined): typeof WebSocket {
  class MemorySocket extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState: number = MemorySocket.CONNECTING;
    private readonly link: Link | undefined = connect();

    constructor() {
      super();
      this.link?.onOpen(() => {
        this.readyState = MemorySocket.OPEN;
        this.dispatchEvent(new Event('open'));
      });
      this.link?.onFrame((frame) => this.dispatchEvent(new MessageEvent('message', { data: frame })));
      this.link?.onClose(() => this.ended());
      if (this.link === undefined) queueMicrotask(() => this.ended());
    }

    send(frame: string): void {
      this.link?.send(frame);
    }

    close(): void {
      this.link?.close();
    }

    private ended(): void {
      if (this.readyState === MemorySocket.CLOSED) return;
      this.readyState = MemorySocket.CLOSED;
      this.dispatchEvent(new Event('close'));
    }
  }
  return MemorySocket as unknown as typeof WebSocket;
}
