// The desktop window's end of the link to the main process, over the bridge that the preload script exposes.
// Neither this file nor the page sees Electron itself.

import type { Link } from '../contract';
import { callSoon, createListeners } from '../listeners';

/** The one IPC channel: text frames in both directions. */
export const IPC_CHANNEL = 'paddock:frame';

/** Everything the desktop window's page gets: frames out, frames in. */
export interface PaddockBridge {
  send(frame: string): void;
  /** Returns a function that stops listening. */
  onFrame(listener: (frame: string) => void): () => void;
}

declare global {
  interface Window {
    /** Set by the preload script in the desktop app only. */
    readonly paddock?: PaddockBridge;
  }
}

/** A link over the bridge. It is open at once and closes only from this side: without the main process there is no window. */
export function bridgeLink(bridge: PaddockBridge): Link {
  const closed = createListeners<[]>();
  const frames = createListeners<[string]>();
  const stop = bridge.onFrame((frame) => frames.tell(frame));
  return {
    send: (frame) => bridge.send(frame),
    onFrame: (listener) => frames.add(listener),
    onOpen: callSoon,
    onClose: (listener) => closed.add(listener),
    close() {
      stop();
      closed.tell();
    },
  };
}
