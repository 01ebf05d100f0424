// `paddock host`: the host without a window. Serves the app to browsers on this machine until it is stopped.

import os from 'node:os';
import path from 'node:path';
import { dataFolder } from '@host/data-folder';
import { version } from '../../../package.json';
import type { Command } from '../command';
import { Failure } from '../failure';

/** The default port if it is free. */
const USUAL_PORT = 4380;

const SECRET = 'Anyone with this address is the host: keep it to yourself. The next start makes a new one.';

const AFTER_ERROR = 'Everything up to the last move is saved. Start Paddock again to go on.';

/** Serves until SIGINT or SIGTERM. --json prints {url, port, data} once it listens. */
export const host: Command = {
  summary: 'serves the app to browsers on this machine, without a window',
  positionals: [],
  options: {
    port: { type: 'text', value: 'N', help: `port on 127.0.0.1; 0 for any free one, by default ${USUAL_PORT} or any` },
    data: { type: 'text', value: 'DIR', help: 'the data folder; by default the one the app uses' },
  },
  async run(args, context) {
    const key = keyOf(process.env.PADDOCK_KEY);
    const port = args.number('port', 0, 65_535);
    const data = path.resolve(
      args.text('data') ?? dataFolder({ env: process.env, platform: process.platform, home: os.homedir() }),
    );
    // Imported only here: the other commands need neither a server nor a database driver.
    const [{ openBackend }, { startServer }, { stderrLog }, { endOnUncaught }] = await Promise.all([
      import('@host/backend'),
      import('@host/server/owner-listener'),
      import('@host/log'),
      import('@host/last-resort'),
    ]);
    const log = stderrLog();
    const workerFile = path.join(context.dir, 'ai-worker.js');
    const jobWorkerFile = path.join(context.dir, 'job-worker.js');
    const root = path.join(context.dir, '../renderer');
    const guests = { pages: root, gatewayFile: path.join(context.dir, 'gateway.js') };
    const backend = await openBackend({ data, version, shell: 'browser', workerFile, jobWorkerFile, guests, log });
    const server = await startServer({
      service: backend.service,
      root,
      port: port ?? USUAL_PORT,
      orFree: port === undefined,
      ...(key === undefined ? {} : { key }),
      log,
    }).catch(async (error: NodeJS.ErrnoException) => {
      await backend.close();
      if (error.code === 'EADDRINUSE') throw new Failure(`port ${port} is in use; choose another, or 0 for any`);
      if (error.code === 'EACCES') throw new Failure(`you may not open port ${port}; choose one above 1024`);
      throw error;
    });
    const close = async () => {
      await server.close();
      await backend.close();
    };
    const say = (error: string) =>
      process.stderr.write(`Paddock stopped because of an internal error: ${error}\n${AFTER_ERROR}\n`);
    const letGo = endOnUncaught({ log, close, say });
    const until = stopped().then(close).finally(letGo);
    return {
      value: { url: server.url, port: server.port, data },
      lines: [`Paddock is at ${server.url}`, SECRET, `Races are saved in ${data}. Press Ctrl+C to quit.`],
      until,
    };
  },
};

/** The key for development, passed in the environment because every user of a machine can read command lines. */
function keyOf(given: string | undefined): string | undefined {
  if (given === undefined || /^[\w-]{32,}$/.test(given)) return given;
  throw new Failure('PADDOCK_KEY must be at least 32 letters, digits, - or _; leave it out for a new key');
}

/** Resolves at the first SIGINT or SIGTERM; a second one ends the process at once. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}
