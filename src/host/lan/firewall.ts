// Windows' firewall: the first party that opens asks once whether this program may be reached, and adds the rule for it. The
// uninstaller removes it (resources/installer.nsh). Not here: other systems, whose firewalls ask by
// themselves or are set by hand.

import { execFile } from 'node:child_process';
import path from 'node:path';
import type { Log } from '@api/log';
import type { NetworkMemory } from './network-memory';

export interface FirewallOptions {
  /** The full path of the running program. */
  program: string;
  /** Explains it and asks the person; true: they want it. Windows then asks for an administrator. */
  ask(): Promise<boolean>;
  /** Runs a program and resolves with its exit code; left out: as a process of its own. */
  run?: (command: Command) => Promise<number>;
}

/** A program and its arguments, as a process gets them: without a shell and its quotes. */
export interface Command {
  file: string;
  args: readonly string[];
}

/** The name of the rule; the uninstaller looks for the same. */
const RULE = 'Paddock';
/** What PowerShell exits with if the person did not let it run as an administrator. */
const NOT_ALLOWED = 1223;

/** Offers it once: not again after a no, and after a yes only if the program has moved, which its rule does not follow. Never rejects. */
export function createFirewall(
  { program, ask, run = runIt }: FirewallOptions,
  memory: NetworkMemory,
  log: Log,
): () => Promise<void> {
  let offering: Promise<void> | undefined;

  async function offer(): Promise<void> {
    const before = memory.firewall();
    if (before !== undefined && (before.answer !== 'opened' || before.program === program)) return;
    try {
      if (!(await ask())) return memory.keepFirewall({ answer: 'declined', program });
      const exit = await run(openingCommand(program));
      if (exit !== 0 && exit !== NOT_ALLOWED) log.warn({ exit }, 'the firewall could not be opened');
      const answer = exit === 0 ? 'opened' : exit === NOT_ALLOWED ? 'declined' : 'failed';
      memory.keepFirewall({ answer, program });
    } catch (error) {
      log.warn({ err: error }, 'the firewall could not be opened');
      memory.keepFirewall({ answer: 'failed', program });
    }
  }
  return () => {
    offering ??= offer().finally(() => {
      offering = undefined;
    });
    return offering;
  };
}

/**
 * Asks for an administrator and lets this program be reached from its own subnets, on private and public networks alike: Windows calls a
 * new home network public, and Paddock listens only while a party is open. Rules of the same program go first, because Windows adds
 * one that blocks it when its own question is dismissed, and blocking wins.
 */
export function openingCommand(program: string, windows = process.env.SystemRoot ?? 'C:\\Windows'): Command {
  const shell = path.win32.join(windows, 'System32', 'WindowsPowerShell', 'v1.0', 'powershell.exe');
  const netsh = ['&', quoted(path.win32.join(windows, 'System32', 'netsh.exe')), 'advfirewall', 'firewall'];
  const own = quoted(`program=${program}`);
  const remove = [...netsh, 'delete', 'rule', 'name=all', 'dir=in', own];
  const allow = ['dir=in', 'action=allow', own, 'profile=any', 'remoteip=localsubnet', 'enable=yes'];
  const add = [...netsh, 'add', 'rule', `name=${RULE}`, ...allow];
  const inner = [line(remove), line(add), line(['exit', '$LASTEXITCODE'])].join('\n');
  const given = ['-ArgumentList', shellArgs(inner).map(quoted).join(',')];
  const run = [
    'Start-Process',
    '-FilePath',
    quoted(shell),
    '-Verb',
    'RunAs',
    '-WindowStyle',
    'hidden',
    '-Wait',
    '-PassThru',
  ];
  const asAdministrator = [
    'try {',
    line(['$own', '=', ...run, ...given]),
    line(['exit', '$own.ExitCode']),
    line(['}', 'catch', '{', 'exit', String(NOT_ALLOWED), '}']),
  ].join('\n');
  return { file: shell, args: shellArgs(asAdministrator) };
}

function line(words: readonly string[]): string {
  return words.join(' ');
}

/** Arguments that carry a script as base64, so that no quote of it means anything on the way. */
function shellArgs(script: string): string[] {
  return ['-NoProfile', '-NonInteractive', '-EncodedCommand', Buffer.from(script, 'utf16le').toString('base64')];
}

/** Text as PowerShell writes it. All of its single quotes, straight or curly, end a text unless they are doubled. */
function quoted(text: string): string {
  if (text.includes('"')) throw new Error(`no file on Windows has a double quote in its name: ${text}`);
  return `'${text.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}

function runIt({ file, args }: Command): Promise<number> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { windowsHide: true }, (error) => {
      if (error === null) resolve(0);
      else if (typeof error.code === 'number') resolve(error.code);
      else reject(error);
    });
  });
}
