// The course editor as a person uses it: by pointer, by keys, with the host behind it. Not here: how it looks (e2e), or the changes
// themselves (the game's workshop tests).

import { value } from '@api/tests/granted';
import type { Json } from '@core/contract';
import { blankCourse } from '@games/roborally/workshop/blank';
import type { RoborallySource } from '@games/roborally/workshop/source';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { History } from '@workshop/history';
import { expect, test } from 'vitest';
import { openHost, openPage } from '../../../tests/page';
import { onStage, USUAL_FREE } from '../../editor/state/view';
import { fittedFloor } from '../state/floor-view';

const SOURCE = blankCourse('Night Shift');
/** Where the first board begins, east of the docks. */
const LEFT = 4;

/** A course in the workshop, with its editor open. */
async function openEditor(source: RoborallySource = SOURCE, width = 1440) {
  const it = await openHost();
  const { client } = it.join();
  const kept = await value(client.call('circuits.save', { source: source as Json }));
  const page = await openPage(it, { at: `/workshop/${kept.kept}`, width });
  await screen.findByRole('button', { name: 'Workshop' });
  const open = () => value(client.call('circuits.open', { kept: kept.kept }));
  /** The newest source with what is not saved. */
  const now = async (): Promise<RoborallySource> => {
    const { draft, circuit } = await open();
    if (draft === null) return circuit.source as RoborallySource;
    return (JSON.parse(String(draft)) as { history: History<RoborallySource> }).history.source;
  };
  return { it, kept, open, now, ...page };
}
const floor = () => screen.getByRole('button', { name: /^Floor\. Arrow keys/ });
const row = (source: RoborallySource, n: number, board = 1) => source.boards[board]?.rows[n - 1];

/** The pointer over cells of the first board, 'B2', in the middle of each; dx, dy: off the middle, in cells. */
function pointer(names: string, given: object = {}, [dx, dy]: readonly [number, number] = [0, 0]): void {
  const view = fittedFloor({ width: 16, height: 12, plates: [] }, USUAL_FREE);
  const places = names.split(' ').map((name) => {
    const [x, y] = [name.charCodeAt(0) - 65 + LEFT + 0.5 + dx, Number(name.slice(1)) - 0.5 + dy];
    const [clientX, clientY] = onStage(view, USUAL_FREE, [x, y]);
    return { pointerId: 1, button: 0, bubbles: true, clientX, clientY, ...given };
  });
  fireEvent.pointerDown(floor(), places[0]);
  for (const place of places) fireEvent.pointerMove(floor(), place);
  fireEvent.pointerUp(floor(), places.at(-1));
}

test('a stroke lays belts as one step, which is undone and redone, and the draft keeps it', async () => {
  const { user, now, open } = await openEditor();
  await user.click(screen.getByRole('button', { name: 'Express' }));
  pointer('B2 C2 F2 F4');
  expect(await screen.findByText('7 spaces, board 1, B2 to F4', { selector: '[aria-live]' })).toBeTruthy();
  await waitFor(async () =>
    expect([row(await now(), 2), row(await now(), 4)]).toEqual(['.eeees......', '.....s......']),
  );
  await user.click(screen.getByRole('button', { name: 'Undo: Lay a belt' }));
  expect(screen.getByText('Saved')).toBeTruthy();
  await waitFor(async () => expect((await open()).draft).toBeNull());
  await user.keyboard('{Shift>}z{/Shift}');
  await waitFor(async () => expect(row(await now(), 3)).toBe('.....s......'));
});

test('a stroke has a tag until the pointer is let go, and Escape takes it back', async () => {
  const { user } = await openEditor();
  const view = fittedFloor({ width: 16, height: 12, plates: [] }, USUAL_FREE);
  const at = (x: number, y: number) => {
    const [clientX, clientY] = onStage(view, USUAL_FREE, [x + LEFT + 0.5, y + 0.5]);
    return { pointerId: 1, button: 0, bubbles: true, clientX, clientY };
  };
  fireEvent.pointerDown(floor(), at(4, 6));
  fireEvent.pointerMove(floor(), at(8, 6));
  expect(await screen.findByText('5 spaces east, board 1, E7 to I7')).toBeTruthy();
  await user.keyboard('{Escape}');
  fireEvent.pointerUp(floor(), at(8, 6));
  expect(screen.queryByText('5 spaces east, board 1, E7 to I7')).toBeNull();
  expect(screen.getByText('Saved')).toBeTruthy();
});

test('the right button erases, Alt picks, and a wall goes to the nearest edge', async () => {
  const { user, now } = await openEditor();
  await user.keyboard('5');
  pointer('C3');
  await user.keyboard('1');
  pointer('C3', { altKey: true });
  expect(await screen.findByRole('heading', { name: 'Pit' })).toBeTruthy();
  pointer('C3', { button: 2 });
  await user.keyboard('7');
  pointer('C3', {}, [0, 0.4]);
  await waitFor(async () => expect((await now()).boards[1]?.walls).toEqual([{ x: 2, y: 2, side: 'S' }]));
  expect(row(await now(), 3)).toBe('............');
});

test('flags number themselves, and one dragged onto another swaps with it', async () => {
  const { user, now } = await openEditor();
  await user.keyboard('f');
  pointer('B2');
  pointer('B2 I6');
  const [first, second] = SOURCE.checkpoints;
  const third = { x: LEFT + 1, y: 1 };
  await waitFor(async () => expect((await now()).checkpoints).toEqual([third, second, first]));
  expect(screen.getByRole('button', { name: 'Undo: Move a flag' })).toBeTruthy();
});

test('by keyboard alone: belts, a gear, erasing, a race and the way back with every step', async () => {
  const { user, now } = await openEditor();
  floor().focus();
  await user.keyboard('2{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}');
  expect(screen.getByText('Board 1, D2: belt south', { selector: '[aria-live]' })).toBeTruthy();
  await user.keyboard('4r{ArrowDown} ');
  await waitFor(async () =>
    expect((await now()).boards[1]?.rows.slice(0, 3)).toEqual(['.>>v........', '...v........', '...(........']),
  );
  await user.keyboard('{Delete}');
  expect(screen.getByText('Board 1, D3: plain floor', { selector: '[aria-live]' })).toBeTruthy();
  await user.keyboard('d');
  await waitFor(() => expect(location.hash).toMatch(/\/drive\/drive-/));
  await user.click(await screen.findByRole('button', { name: 'Back to the editor' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/workshop\/[^/]+$/));
  await user.click(await screen.findByRole('button', { name: 'Undo: Erase' }));
  await user.keyboard('zzzz');
  expect(await screen.findByText('Saved')).toBeTruthy();
});

test('boards are added, copied, turned and swapped, docks chosen and a board of the box stamped', async () => {
  const { user, now } = await openEditor();
  pointer('A1 B1');
  await user.click(screen.getByRole('radio', { name: '2 boards' }));
  await user.click(screen.getByRole('button', { name: 'Copy Board 1 onto the other board' }));
  await user.click(screen.getByRole('button', { name: 'Turn Board 2' }));
  await user.click(screen.getByRole('button', { name: 'Swap Board 1 with its neighbour' }));
  await waitFor(async () =>
    expect((await now()).boards.map(({ x, turn }) => [x, turn])).toEqual([
      [0, 0],
      [4, 1],
      [16, 0],
    ]),
  );
  expect([row(await now(), 1, 1), row(await now(), 1, 2)]).toEqual(['>>..........', '>>..........']);
  await user.click(screen.getByRole('combobox', { name: 'Docks' }));
  await user.click(await screen.findByRole('option', { name: 'Dock: Freight Bay' }));
  await user.click(screen.getByRole('button', { name: /^Board 2/ }));
  await user.click(screen.getByRole('button', { name: 'Floor' }));
  await user.click(screen.getByRole('combobox', { name: 'Stamp a board' }));
  await user.click(await screen.findByRole('option', { name: 'Foundry' }));
  expect(screen.getByRole('button', { name: 'Board 2 Foundry, being drawn' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo: Stamp a board' }));
  await user.click(screen.getByRole('button', { name: 'Undo: Choose other docks' }));
  expect(screen.getByRole('button', { name: 'Undo: Swap boards' })).toBeTruthy();
});

/** A belt from the first flag into a pit. */
const LOOP: RoborallySource = {
  ...SOURCE,
  boards: SOURCE.boards.map((board, at) =>
    at === 0 ? board : { ...board, rows: board.rows.map((one, y) => (y === 5 ? '.....O<<<...' : one)) },
  ),
};

test('an endless loop is shown with its cell and mended with one press', async () => {
  const { user, now } = await openEditor(LOOP);
  const checks = within(screen.getByRole('region', { name: 'Checks' }));
  expect(
    checks.getByText(/^Endless loop: a robot restored on flag 1 rides into the pit at F6 of board 1/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Test race' }).getAttribute('aria-description')).toMatch(
    /^Mend the problems/,
  );
  await user.click(checks.getAllByRole('button', { name: 'Show' })[0]!);
  expect(screen.getByText('Board 1, F6: pit', { selector: '[aria-live]' })).toBeTruthy();
  await user.click(checks.getAllByRole('button', { name: 'Fix' })[0]!);
  await waitFor(async () => expect(row(await now(), 6)).toBe('.....O<<....'));
  expect(checks.queryByText(/^Endless loop/)).toBeNull();
  expect(checks.getByText('Every flag is reached from all 8 docks')).toBeTruthy();
});

test('leaving with changes asks, and Save keeps them', async () => {
  const { user, open } = await openEditor();
  pointer('A1 B1');
  await user.click(screen.getByRole('button', { name: 'Workshop' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location.hash).toBe('#/workshop'));
  expect(row((await open()).circuit.source as RoborallySource, 1)).toBe('>>..........');
});

test('a phone looks, renames and races, and says where to draw', async () => {
  const { user, open } = await openEditor(SOURCE, 390);
  expect(screen.getByText(/^Draw on a larger screen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Floor/ })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Tiles' })).toBeNull();
  const name = screen.getByRole('textbox', { name: 'Name of the circuit' });
  await user.clear(name);
  await user.type(name, 'Late Shift{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await open()).circuit.name).toBe('Late Shift'));
});
