import { Button, IconButton } from '@ui/controls/button';
import { MainButton } from '@ui/controls/main-button';
import { Segments } from '@ui/controls/segments';
import { Select } from '@ui/controls/select';
import { Stepper } from '@ui/controls/stepper';
import { Toggle } from '@ui/controls/toggle';
import { Card } from '@ui/game/controls/card';
import { Chip } from '@ui/game/controls/chip';
import { Choice } from '@ui/game/controls/choice';
import { Tile } from '@ui/game/controls/tile';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Off, off } from './off';

const none = () => undefined;
const choices = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

/** Every control that can be disabled. */
const CONTROLS: Readonly<Record<string, (why: Off) => ReactElement>> = {
  Button: (why) => <Button why={why}>Go</Button>,
  IconButton: (why) => <IconButton icon={<i />} label="Go" why={why} />,
  MainButton: (why) => (
    <MainButton onClick={none} barred={why}>
      Go
    </MainButton>
  ),
  Segments: (why) => <Segments label="Go" value="a" choices={choices} onChange={none} why={why} />,
  Select: (why) => <Select label="Go" value="a" choices={choices} onChange={none} why={why} />,
  Stepper: (why) => <Stepper label="Go" value={1} min={0} max={2} onChange={none} why={why} />,
  Toggle: (why) => <Toggle label="Go" on={false} onChange={none} why={why} />,
  Tile: (why) => (
    <Tile look="lit" isChosen={false} onPress={none} why={why}>
      Go
    </Tile>
  ),
  Chip: (why) => (
    <Chip look="pill" isChosen={false} onPress={none} why={why}>
      Go
    </Chip>
  ),
  Card: (why) => (
    <Card isChosen={false} onPress={none} why={why}>
      Go
    </Card>
  ),
  Choice: (why) => <Choice icon={null} title="Go" note="" isChosen={false} onPress={none} why={why} />,
};

describe.each(Object.entries(CONTROLS))('%s', (_, control) => {
  it('explains why it is disabled, to pointers and screen readers, and stays reachable', () => {
    const drawn = renderToStaticMarkup(control({ text: 'The engine is empty', about: 'breach.boost-heat' }));
    expect(drawn).toContain('aria-disabled="true"');
    expect(drawn).toContain('aria-description="The engine is empty"');
    expect(drawn).toContain('data-why="The engine is empty" data-why-about="breach.boost-heat"');
    expect(drawn).toContain('data-disabled=""');
    expect(drawn).not.toMatch(/ disabled=""/);
  });
  it.each([undefined, null, false] as const)('is enabled if the reason is %s', (why) => {
    const drawn = renderToStaticMarkup(control(why));
    expect(drawn).not.toMatch(/aria-disabled="true"|aria-description|data-why|data-disabled/);
  });
});

it('marks a reason that the page shows beside the control', () => {
  expect(off({ text: 'Add a race', beside: true })).toHaveProperty('data-why-beside', '');
  expect(off({ text: 'Add a race' })).not.toHaveProperty('data-why-beside');
});

it('accepts a plain string as a reason', () => {
  expect(off('Your turn is over')).toEqual({
    'aria-disabled': true,
    'aria-description': 'Your turn is over',
    'data-disabled': '',
    'data-why': 'Your turn is over',
  });
});
