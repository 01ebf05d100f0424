// The guests' listener, seen from the host's thread: it opens the gateway and serves the sockets that the gateway accepts. It is
// open only while a party is. Not here: listening (open-listener.ts, in the gateway's thread).

import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { Link, Reply } from '@api/contract';
import { callSoon, createListeners } from '@api/listeners';
import type { Log } from '@api/log';
import { message } from '@api/messages';
import { serve } from '@api/serve';
import type { Service } from '@api/session';
import { refuse } from '../api-errors';
import type { Listener } from '../lan/lan';
import { pack } from '../server/pack';
import { runGateway } from './gateway';
import { RESERVED, SOCKETS } from './limits';
import type { FromGateway, GatewayOptions, Opened, ToGateway } from './messages';
import { createTablePlaces, type TablePlace } from './table-places';

/** ms a guest's socket may stay without app.hello, and after it without a place at the party. */
const HELLO_WITHIN = 5000;
const JOIN_WITHIN = 20_000;
/** ms after which a lost gateway is started again. */
const RESTART_MS = 500;

export interface GuestListenerOptions extends GatewayOptions {
  service: Service;
  log: Log;
  /** A guest has joined. from: their address. at: this machine's address that they came in at. */
  joined?(from: string, at: string): void;
  /** The built worker.ts. Left out: the gateway runs in this thread, for tests. */
  workerFile?: string | undefined;
}

interface Connected {
  place: TablePlace;
  frames: ReturnType<typeof createListeners<[string]>>;
  closed: ReturnType<typeof createListeners<[]>>;
}

/** Opens the listener, or says why it can't. If the gateway's thread ends, it is started again at the same port. */
export async function openGuestListener(options: GuestListenerOptions): Promise<Reply<Listener>> {
  const { log, workerFile, root, at } = options;
  /** Known while the listener is open. */
  let usedPort: number | undefined;
  let gateway: Gateway;
  let restart: NodeJS.Timeout | undefined;
  let over = Promise.withResolvers<void>();
  const tell = (what: ToGateway) => gateway.port.postMessage(what);
  const sockets = createSockets(options, tell);

  function start(port: number): Promise<Reply<Opened>> {
    const opened = Promise.withResolvers<Reply<Opened>>();
    over = Promise.withResolvers();
    gateway = startGateway(workerFile);
    gateway.port.on('message', (what: FromGateway) => {
      if (what.type === 'frame') sockets.receive(what.socket, what.frame);
      else if (what.type === 'socket') sockets.open(what.socket, what);
      else if (what.type === 'gone') sockets.close(what.socket);
      else if (what.type === 'log') log[what.level](what.details, what.message);
      else if (what.type === 'opened') opened.resolve(what.reply);
      else over.resolve();
    });
    gateway.onLost((error) => {
      log.error({ err: error, startsAgain: usedPort !== undefined }, 'the gateway of the party has ended');
      over.resolve();
      opened.resolve(refuse('internal', message('door.trouble')));
      sockets.closeAll();
      restartLater();
    });
    tell({ type: 'open', options: { root, at, port } });
    return opened.promise;
  }

  /** Starts the gateway again at its port, and goes on trying while the port is taken. */
  function restartLater(): void {
    const port = usedPort;
    if (port === undefined) return;
    clearTimeout(restart);
    restart = setTimeout(async () => {
      if ((await start(port)).ok || usedPort === undefined) return;
      await gateway.end();
      restartLater();
    }, RESTART_MS);
  }

  async function close(): Promise<void> {
    clearTimeout(restart);
    usedPort = undefined;
    tell({ type: 'close' });
    await over.promise;
    sockets.closeAll();
    await gateway.end();
  }

  const reply = await start(options.port);
  if (!reply.ok) {
    await close();
    return reply;
  }
  usedPort = reply.value.port;
  return { ok: true, value: { ...reply.value, close } };
}

/** The guests' sockets, each served from when the gateway accepts it until it is closed. */
function createSockets({ service, log, joined }: GuestListenerOptions, tell: (what: ToGateway) => void) {
  const placeOf = createTablePlaces(SOCKETS, RESERVED);
  const connected = new Map<number, Connected>();

  function open(socket: number, { from, at }: { from: string; at: string }): void {
    const place = placeOf(from);
    const one: Connected = { place, frames: createListeners(), closed: createListeners() };
    connected.set(socket, one);
    const settle = (isAtTable: boolean) => {
      place.settle(isAtTable);
      tell({ type: 'settle', socket, isAtTable });
      if (isAtTable) joined?.(from, at);
    };
    const within = { helloWithin: HELLO_WITHIN, joinWithin: JOIN_WITHIN };
    serve(linkOf(socket, one, tell), 'guest', service, { log, from, pack, place: { ...place, settle }, ...within });
  }

  function close(socket: number): void {
    const one = connected.get(socket);
    connected.delete(socket);
    one?.place.leave();
    one?.closed.tell();
  }

  return {
    open,
    close,
    receive: (socket: number, frame: string) => connected.get(socket)?.frames.tell(frame),
    closeAll: () => [...connected.keys()].forEach(close),
  };
}

function linkOf(socket: number, { frames, closed }: Connected, tell: (what: ToGateway) => void): Link {
  return {
    send: (frame) => tell({ type: 'send', socket, frame }),
    onFrame: (listener) => frames.add(listener),
    onOpen: callSoon,
    onClose: (listener) => closed.add(listener),
    close: () => tell({ type: 'drop', socket }),
  };
}

interface Gateway {
  port: Pick<MessagePort, 'postMessage'> & { on(event: 'message', listener: (what: FromGateway) => void): unknown };
  /** Called if the thread ends before it was closed. */
  onLost(listener: (error: unknown) => void): void;
  end(): Promise<void>;
}

function startGateway(workerFile: string | undefined): Gateway {
  if (workerFile === undefined) {
    const { port1, port2 } = new MessageChannel();
    runGateway(port2);
    return { port: port1, onLost: () => {}, end: async () => port1.close() };
  }
  const worker = new Worker(workerFile);
  let isOver = false;
  return {
    port: worker,
    onLost(listener) {
      let why: unknown;
      worker.on('error', (error) => {
        why = error;
      });
      worker.on('exit', (code) => {
        if (!isOver) listener(why ?? new Error(`exit code ${code}`));
      });
    },
    async end() {
      isOver = true;
      await worker.terminate();
    },
  };
}
