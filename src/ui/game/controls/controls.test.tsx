// What a dashboard's controls say about their state.

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Card } from './card';
import { Chip } from './chip';
import { Choice } from './choice';
import { Tile } from './tile';

const none = () => undefined;
const drawn = (control: ReactElement) => renderToStaticMarkup(control);
const classesOf = (control: ReactElement) => /class="([^"]*)"/.exec(drawn(control))?.[1]?.split(' ') ?? [];

describe('a control', () => {
  it('looks chosen rather than off if it is both', () => {
    const tile = (isChosen: boolean) => classesOf(<Tile look="lit" isChosen={isChosen} why="No" onPress={none} />);
    expect(tile(true)).toContain('control-lit');
    expect(tile(true)).not.toContain('control-off');
    expect(tile(false)).toContain('control-off');
    expect(tile(false)).not.toContain('control-lit');
  });
  it('looks as usual while its row waits', () => {
    const tile = <Tile look="lit" isChosen={false} why="No" isIdle onPress={none} />;
    expect(classesOf(tile)).not.toContain('control-off');
    expect(drawn(tile)).toContain('data-why="No"');
  });
  it('is marked if the hint names it', () => {
    const choice = { icon: null, title: 'Stay', note: '', isChosen: false, onPress: none };
    expect(classesOf(<Choice {...choice} isHinted />)).toContain('hinted');
    expect(classesOf(<Choice {...choice} />)).not.toContain('hinted');
  });
  it('leaves Enter to the screen if it is an answer', () => {
    expect(drawn(<Chip look="pill" isChosen={false} onPress={none} />)).toContain('data-enter="screen"');
    expect(drawn(<Chip look="quiet" onPress={none} />)).not.toContain('data-enter');
  });
  it('is not called pressed if it is a card that is off', () => {
    expect(drawn(<Card isChosen why="No" onPress={none} />)).not.toContain('aria-pressed');
    expect(drawn(<Card isChosen onPress={none} />)).toContain('aria-pressed="true"');
  });
});
