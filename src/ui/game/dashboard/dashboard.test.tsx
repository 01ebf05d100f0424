import type { DashboardProps } from '@ui/game-ui';
import type { UiTypes } from '@ui/ui-types';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Slots } from '../layout/slots';
import { FieldTable, inOrder } from './field-table';
import { IdleButton } from './idle-button';
import { digitKeys, type OpenTurn, useOpenTurn } from './open-turn';
import { OutlookContext, outlookOf } from './outlook';
import { pressOn } from './press';

interface TestTypes extends UiTypes {
  Action: string;
  Choices: { kind: string };
  Preview: number;
}
type TestTurn = OpenTurn<string, { kind: string }, number>;

/** Returns the hook's turn for these props, and what it sends to the board and the host. */
function turnWith(props: Partial<DashboardProps>, asked: number | null) {
  const acts: unknown[] = [];
  const previews: unknown[] = [];
  let turn: TestTurn | null = null;
  const decisions = asked === null ? [] : [{ id: 7, seat: asked, kind: 'gear', committed: false }];
  const given = {
    update: { viewer: 0, asks: decisions, choices: { 7: { kind: 'gear' } }, seats: [] },
    busy: true,
    aids: 'none',
    hint: undefined,
    act: (...args: unknown[]) => acts.push(args),
    preview: (preview: unknown) => previews.push(preview),
    ...props,
  } as unknown as DashboardProps<TestTypes>;
  function Probe(): ReactElement {
    turn = useOpenTurn(given, (preview, aids) => (aids === 'none' ? null : preview));
    return <i />;
  }
  renderToStaticMarkup(<Probe />);
  return { turn: turn as TestTurn | null, acts, previews };
}

describe("the viewer's open turn", () => {
  it('is the decision of their own seat with its choices', () => {
    const { turn } = turnWith({}, 0);
    expect([turn?.ask.id, turn?.choices, turn?.dim, turn?.hint]).toEqual([7, { kind: 'gear' }, true, null]);
  });
  it('is null if another seat decides, or none', () => {
    expect(turnWith({}, 1).turn).toBeNull();
    expect(turnWith({}, null).turn).toBeNull();
  });
  it('answers its own decision, and previews what the aids allow', () => {
    const { turn, acts, previews } = turnWith({}, 0);
    turn?.act('3rd gear');
    turn?.preview(12);
    expect([acts, previews]).toEqual([[[7, '3rd gear']], [null]]);
  });
  it('chooses with digit keys', () => {
    const chosen: number[] = [];
    const keys = digitKeys((index) => chosen.push(index), 3);
    for (const run of Object.values(keys)) run();
    expect([Object.keys(keys), chosen]).toEqual([
      ['1', '2', '3'],
      [0, 1, 2],
    ]);
  });
});

describe('pieces of a dashboard', () => {
  const cars = [
    { seat: 0, colour: 'red' as const, wear: 9 },
    { seat: 1, colour: 'blue' as const, wear: 2 },
  ];
  it('lists the field in the order of play, or by seat before there is one', () => {
    expect(inOrder([1, 0], cars).map(({ seat }) => seat)).toEqual([1, 0]);
    expect(inOrder([], cars)).toEqual(cars);
  });
  it('marks the active row and cells with an alarm', () => {
    const table = renderToStaticMarkup(
      <FieldTable
        className="all"
        who="Driver"
        seats={[]}
        cars={cars}
        active={1}
        columns={[{ head: 'Wear', cell: ({ wear }) => wear, alarm: ({ wear }) => wear < 4 }]}
      />,
    );
    expect(table).toContain('<th scope="col">Driver</th><th scope="col">Wear</th>');
    expect(table).toMatch(
      /<tr><th.*Car 1<\/th><td>9<\/td><\/tr><tr data-active="true">.*<td data-alarm="true">2<\/td>/,
    );
  });
  it.each([
    [true, false, true, 'Finished', 'The race is over'],
    [false, true, false, 'Your race is over', 'The others drive on without you'],
    [false, true, true, 'Your race is over', 'The others drive on without you'],
    [false, false, true, 'Watch', 'The floor is running'],
    [false, false, false, 'Wait', 'It is not your turn'],
  ])('says why there is nothing to do: over %s, out %s, running %s', (isOver, isOut, isRunning, text, why) => {
    const button = renderToStaticMarkup(
      <IdleButton isOver={isOver} isOut={isOut} isRunning={isRunning} why="The floor is running" />,
    );
    expect(button).toContain(`${text}</button>`);
    expect(button).toContain(`data-why="${why}"`);
    expect(button).toContain('aria-disabled="true"');
  });
  it.each([
    // isEnding, isAnyoneAsked
    [true, false, { isOver: false, isOut: false, isRunning: true }, 'The race is ending'],
    [true, false, { isOver: false, isOut: true, isRunning: true }, 'The race is ending'],
    [true, false, { isOver: true, isOut: true, isRunning: false }, 'Finished'],
    [false, true, { isOver: false, isOut: false, isRunning: true }, 'Watch'],
  ])(
    'does not offer to watch a race that is ending: ending %s, asked %s, %o',
    (isEnding, isAnyoneAsked, idle, text) => {
      const button = renderToStaticMarkup(
        <OutlookContext value={{ isEnding, isAnyoneAsked, isRunning: false }}>
          <IdleButton {...idle} />
        </OutlookContext>,
      );
      expect(button).toContain(`${text}</button>`);
    },
  );
  it.each([
    ['no driver has a decision to make once all have answered', false, [true], false],
    ['some driver has one until then', false, [true, false], true],
    ['no driver has one in a race that is over', true, [], false],
  ])('%s', (_, finished, committed, isAnyoneAsked) => {
    const decisions = committed.map((done, id) => ({ id, seat: id, kind: 'gear', committed: done, sealed: false }));
    expect(outlookOf({ finished, asks: decisions as never })).toEqual({ isEnding: finished, isAnyoneAsked });
  });
  it('mentions turns only while a driver has one', () => {
    const idle = { isOver: false, isOut: false, isRunning: false };
    const button = renderToStaticMarkup(
      <OutlookContext value={{ isEnding: false, isAnyoneAsked: false, isRunning: false }}>
        <IdleButton {...idle} />
      </OutlookContext>,
    );
    expect(button).toContain('data-why="Nobody has a decision to make now"');
    expect(button).not.toContain('your turn');
  });
  it.each([
    [true, 'Watch'],
    [false, 'Wait'],
  ])('reads from the screen around it whether events are shown: %s', (isRunning, text) => {
    const button = renderToStaticMarkup(
      <OutlookContext value={{ isEnding: false, isAnyoneAsked: true, isRunning }}>
        <IdleButton isOver={false} isOut={false} />
      </OutlookContext>,
    );
    expect(button).toContain(`${text}</button>`);
  });
  it('takes no input while it is dimmed', () => {
    const section = (dim: boolean) =>
      renderToStaticMarkup(
        <Slots className="xx" dim={dim}>
          {null}
        </Slots>,
      );
    expect(section(true)).toBe('<section class="slots xx dash-dim" aria-label="Your dashboard" inert=""></section>');
    expect(section(false)).toBe('<section class="slots xx" aria-label="Your dashboard"></section>');
  });
  it('is chosen by the first press and sent by the second, even if it was proposed', () => {
    expect(pressOn('boost', undefined, null)).toBe('choose');
    expect(pressOn('boost', undefined, 'boost')).toBe('choose');
    expect(pressOn('boost', 'boost', 'boost')).toBe('commit');
  });
  it('is not sent by a second press if something else was chosen in between', () => {
    expect(pressOn('boost', 'cool', 'cool')).toBe('choose');
    expect(pressOn('boost', 'boost', 'cool')).toBe('choose');
  });
});
