// Windows' firewall: what is run, and when it is offered. The commands themselves run on Windows alone.

import { silentLog } from '@api/log';
import { memoryStore } from '@store/memory-store';
import { describe, expect, test } from 'vitest';
import { type Command, createFirewall, openingCommand } from './firewall';
import { createNetworkMemory } from './network-memory';

const WINDOWS = 'C:\\Windows';
const POWERSHELL = 'C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe';

/** The script that PowerShell gets. */
function scriptOf(encoded: string | undefined): string {
  return Buffer.from(encoded ?? '', 'base64').toString('utf16le');
}

/** What runs as an administrator for this program. */
function elevated(program: string): string {
  const outer = scriptOf(openingCommand(program, WINDOWS).args.at(-1));
  return scriptOf(/'([\w+/=]{40,})'$/m.exec(outer)?.[1]);
}

describe('the command', () => {
  test('asks for an administrator, and says if the person did not agree', () => {
    const { file, args } = openingCommand('C:\\Games\\Paddock.exe', WINDOWS);
    expect([file, args.slice(0, 3)]).toEqual([POWERSHELL, ['-NoProfile', '-NonInteractive', '-EncodedCommand']]);
    expect(scriptOf(args[3]).replace(/[\w+/=]{40,}/, '…')).toBe(
      [
        'try {',
        `$own = Start-Process -FilePath '${POWERSHELL}' -Verb RunAs -WindowStyle hidden -Wait -PassThru -ArgumentList '-NoProfile','-NonInteractive','-EncodedCommand','…'`,
        'exit $own.ExitCode',
        '} catch { exit 1223 }',
      ].join('\n'),
    );
  });

  test('replaces the rules of this program by one that lets its own subnets in', () => {
    expect(elevated('C:\\Games\\Paddock.exe')).toBe(
      [
        "& 'C:\\Windows\\System32\\netsh.exe' advfirewall firewall delete rule name=all dir=in 'program=C:\\Games\\Paddock.exe'",
        "& 'C:\\Windows\\System32\\netsh.exe' advfirewall firewall add rule name=Paddock dir=in action=allow 'program=C:\\Games\\Paddock.exe' profile=any remoteip=localsubnet enable=yes",
        'exit $LASTEXITCODE',
      ].join('\n'),
    );
  });

  test.each([
    ['spaces', 'C:\\Program Files\\Paddock\\Paddock.exe', "'program=C:\\Program Files\\Paddock\\Paddock.exe'"],
    ['a quote', "C:\\Users\\O'Neil\\Paddock.exe", "'program=C:\\Users\\O''Neil\\Paddock.exe'"],
    ['curly quotes', 'C:\\It’s ‘mine‚‛\\Paddock.exe', "'program=C:\\It’’s ‘‘mine‚‚‛‛\\Paddock.exe'"],
    ['signs of PowerShell', 'C:\\$(calc)`;&\\Paddock.exe', "'program=C:\\$(calc)`;&\\Paddock.exe'"],
    ['umlauts', 'C:\\Benutzer\\Jörg\\Paddock.exe', "'program=C:\\Benutzer\\Jörg\\Paddock.exe'"],
  ])('a path with %s stays one text', (_, program, written) => {
    expect(elevated(program).split(written)).toHaveLength(3);
  });

  test('a path with a double quote, which Windows does not have, is a bug', () => {
    expect(() => openingCommand('C:\\a".exe')).toThrow('double quote');
  });
});

describe('the offer', () => {
  /** A firewall whose person and PowerShell answer like this. */
  function firewall(answers: { yes?: boolean; exit?: number | Error } = {}) {
    const { yes = true, exit = 0 } = answers;
    const memory = createNetworkMemory(memoryStore('nowhere'), silentLog);
    const asked: string[] = [];
    const ran: Command[] = [];
    const host = (program: string) => {
      const ask = async () => {
        asked.push(program);
        return yes;
      };
      const run = async (command: Command) => {
        ran.push(command);
        if (exit instanceof Error) throw exit;
        return exit;
      };
      return createFirewall({ program, ask, run }, memory, silentLog)();
    };
    return { memory, asked, ran, host };
  }

  test('a yes adds the rule once; a program that has moved is offered it again', async () => {
    const { memory, asked, ran, host } = firewall();
    await host('C:\\a.exe');
    await host('C:\\a.exe');
    expect([asked, ran.length, memory.firewall()]).toEqual([
      ['C:\\a.exe'],
      1,
      { answer: 'opened', program: 'C:\\a.exe' },
    ]);
    await host('D:\\a.exe');
    expect(asked).toEqual(['C:\\a.exe', 'D:\\a.exe']);
  });

  test.each([
    ['a no', { yes: false }, 'declined', 0],
    ['a no to Windows’ own question', { exit: 1223 }, 'declined', 1],
    ['a rule that could not be added', { exit: 1 }, 'failed', 1],
    ['a machine without PowerShell', { exit: new Error('ENOENT') }, 'failed', 1],
  ] as const)('after %s nobody is asked again, wherever the program is', async (_, answers, answer, runs) => {
    const { memory, asked, ran, host } = firewall(answers);
    await host('C:\\a.exe');
    await host('D:\\a.exe');
    expect([asked, ran.length, memory.firewall()]).toEqual([['C:\\a.exe'], runs, { answer, program: 'C:\\a.exe' }]);
  });

  test('two parties that open at once ask one question', async () => {
    const memory = createNetworkMemory(memoryStore('nowhere'), silentLog);
    let questions = 0;
    const ask = async () => {
      questions += 1;
      return false;
    };
    const offer = createFirewall({ program: 'C:\\a.exe', ask }, memory, silentLog);
    await Promise.all([offer(), offer()]);
    expect(questions).toBe(1);
  });
});
