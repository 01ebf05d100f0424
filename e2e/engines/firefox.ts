// The machine's Firefox, driven by WebDriver BiDi, which it supports natively.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import type { Engine } from './engine';

/** Switches off everything that a fresh profile would ask of the network or of a person. */
const PREFERENCES = [
  ['app.update.enabled', false],
  ['browser.shell.checkDefaultBrowser', false],
  ['browser.startup.page', 0],
  ['datareporting.policy.dataSubmissionEnabled', false],
  ['network.captive-portal-service.enabled', false],
  ['network.connectivity-service.enabled', false],
  ['ui.prefersReducedMotion', 1],
] as const;

interface Answer {
  id?: number;
  type: string;
  result?: unknown;
  message?: string;
}

/** Starts Firefox with a profile of its own. */
export async function startFirefox(program: string, size: { width: number; height: number }): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'paddock-firefox-'));
  const lines = PREFERENCES.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const decision = await speakTo(await addressOf(child));
  const { capabilities } = (await decision('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  const { contexts } = (await decision('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  if (context === undefined) throw new Error('Firefox has no window');
  await decision('browsingContext.setViewport', { context, viewport: size });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async goto(address) {
      await decision('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    async run(source, argument) {
      const text = `JSON.stringify((${source})(${JSON.stringify(argument)})) ?? 'null'`;
      const given = (await decision('script.evaluate', {
        expression: text,
        target: { context },
        awaitPromise: false,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (given.result === undefined) throw new Error(given.exceptionDetails?.text ?? 'the page answers nothing');
      return JSON.parse(given.result.value) as unknown;
    },
    async input(actions) {
      await decision('input.performActions', { context, actions });
    },
    async picture() {
      const { data } = (await decision('browsingContext.captureScreenshot', { context })) as { data: string };
      return data;
    },
    async close() {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      await decision('browser.close', {}).catch(() => child.kill());
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (part: Buffer) => {
      output += String(part);
      const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${output}`)));
  });
}

/** Sends one command and returns its answer. Rejects with the text of a refusal. */
async function speakTo(address: string): Promise<(method: string, params: object) => Promise<unknown>> {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  socket.on('close', () => {
    for (const tell of waiting.values()) tell({ type: 'error', message: 'Firefox has closed its door' });
  });
  let asked = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      asked += 1;
      const id = asked;
      waiting.set(id, ({ type, result, message }) => {
        waiting.delete(id);
        if (type === 'success') resolve(result);
        else reject(new Error(`${method}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
