// Wrong usage ends with code 2, a message on stderr that lists the possible values, and nothing on stdout.

import { LEVELS } from '@core/contract';
import { games } from '@games/registry';
import { expect, test } from 'vitest';
import { run } from './run';

const sim = ['sim', '--game', 'heat'];
const circuit = ['circuit', 'test', 'heat', 'usa'];

test.each([
  [[], 'COMMAND'],
  [
    ['fly'],
    'there is no command "fly". There are games, sim, replay, export, circuit, puzzles, trials, bench, campaign, ladder, fuzz, host.',
  ],
  [['toString'], 'there is no command "toString"'],
  [['games', '--loud'], "games: Unknown option '--loud'"],
  [['games', 'heat'], 'games: "heat" is one argument too many'],
  [['sim'], '--game is missing. There are '],
  [['sim', '--game', 'chess'], 'there is no game "chess". There are '],
  [['sim', '--game', '__proto__'], 'there is no game "__proto__"'],
  [[...sim, '--circuit', 'monaco'], 'heat has no circuit "monaco". There are usa, italy'],
  [[...sim, '--bots', 'hard,genius'], 'heat has no bot "genius". There are random, easy, medium, hard, best, legend'],
  [[...sim, '--bots', 'hard,,easy'], 'heat has no bot ""'],
  [[...sim, '--bots', 'random,legend:easy,legend:hard'], 'all cars of legend in a race have one level'],
  [[...sim, '--bots', 'legend,legend'], 'heat cannot be raced like this: no-driver'],
  [[...sim, '--seats', '7'], 'heat seats 1 to 6 cars, not 7'],
  [[...sim, '--seats', '2', '--bots', 'hard,easy,random'], '--bots names 3 cars for 2 seats'],
  [[...sim, '--races', '0'], '--races wants a whole number from 1 to 1000000, got "0"'],
  [[...sim, '--races', '1e3'], '--races wants a whole number'],
  [[...sim, '--workers', 'two'], '--workers wants a whole number from 1 to 64, got "two"'],
  [[...sim, '--options', 'laps=2'], '--options wants JSON such as \'{"laps":2}\''],
  [[...sim, '--options', '[1]'], '--options wants a JSON object'],
  [[...sim, '--options', '{"laps":99}'], 'heat cannot be raced like this'],
  [[...sim, '--options', '{"wings":1}'], 'heat cannot be raced like this'],
  [[...sim, '--seed'], "sim: Option '--seed <value>' argument missing"],
  [['replay'], 'replay: FILE is missing'],
  [['export', 'latest'], 'export: FILE is missing'],
  [['circuit'], 'circuit: test|check|draw is missing'],
  [['circuit', 'test', 'heat'], 'circuit: CIRCUIT|FILE is missing'],
  [['circuit', 'fly', 'heat', 'usa'], 'circuit: there is no "fly". There are test, check, draw.'],
  [['circuit', 'test', 'chess', 'usa'], 'there is no game "chess". There are '],
  [['circuit', 'test', 'heat', 'monaco'], 'heat has no circuit "monaco". There are usa, italy'],
  [[...circuit, '--races', '0'], 'circuit: --races wants a whole number from 1 to 100000, got "0"'],
  [[...circuit, '--drivers', '7'], 'circuit: --drivers wants a whole number from 2 to 6, got "7"'],
  [[...circuit, '--duels', '3'], 'circuit: --duels wants an even number: seats are swapped'],
  [[...circuit, '--level', 'genius'], 'heat has no level "genius". There are random, easy, medium, hard, best.'],
  [[...circuit, '--level', 'hard@nobody'], 'there is no character "nobody". There are '],
  [[...circuit, '--level', 'hard,easy,best', '--drivers', '2'], 'circuit: --level names 3 drivers for 2 cars'],
  [[...circuit, '--workers', '65'], 'circuit: --workers wants a whole number from 1 to 64, got "65"'],
  [['bench', '--only', 'nothing'], 'bench: no figure begins with "nothing"'],
  [['fuzz', '--frames', '0'], 'fuzz: --frames wants a whole number from 1 to 100000000, got "0"'],
  [['host', '--port', '70000'], 'host: --port wants a whole number from 0 to 65535'],
] as const)('%j', async (argv, text) => {
  const ran = await run(argv);
  expect(ran).toMatchObject({ code: 2, out: '' });
  expect(ran.err).toContain(text);
});

test('--help prints on stdout', async () => {
  expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('replay FILE'), err: '' });
  const help = await run(['sim', '--help']);
  expect(help).toMatchObject({ code: 0, err: '' });
  for (const option of ['--game GAME', '--bots LIST', '--workers N', '--json']) expect(help.out).toContain(option);
});

test('games lists every game with its circuits, options and bots, including random', async () => {
  const ran = await run(['games', '--json']);
  const list = JSON.parse(ran.out);
  expect(list.map((game: { id: string }) => game.id)).toEqual(Object.keys(games));
  expect(list.find((game: { id: string }) => game.id === 'heat')).toEqual({
    id: 'heat',
    name: 'Heat',
    seats: [1, 6],
    circuits: expect.arrayContaining([{ id: 'italy', name: expect.any(String) }]),
    options: expect.arrayContaining([{ id: 'laps', default: 2, range: [1, 3] }]),
    bots: ['random', ...LEVELS],
  });
  expect((await run(['games'])).out).toContain('Heat (heat), 1 to 6 cars');
});
