import { type ReactElement, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keep, useKeptElements } from './keep';

describe('a value made again', () => {
  it('is the old one if it is equal, and takes every equal part from it otherwise', () => {
    const before = {
      cars: [
        { seat: 0, gear: 1 },
        { seat: 1, gear: 2 },
      ],
      round: 3,
    };
    expect(keep(before, structuredClone(before))).toBe(before);
    const now = keep(before, {
      cars: [
        { seat: 0, gear: 1 },
        { seat: 1, gear: 3 },
      ],
      round: 3,
    });
    expect(now).toEqual({
      cars: [
        { seat: 0, gear: 1 },
        { seat: 1, gear: 3 },
      ],
      round: 3,
    });
    expect(now.cars[0]).toBe(before.cars[0]);
    expect(now.cars[1]).not.toBe(before.cars[1]);
  });
  it.each([
    ['a part is gone', { a: 1, b: 2 }, { a: 1 }],
    ['a part is new', { a: 1 }, { a: 1, b: undefined }],
    ['a part has another name', { a: undefined }, { b: undefined }],
    ['a list is shorter', [1, 2], [1]],
    ['a list became an object', ['x'], { 0: 'x' }],
    ['it became nothing', { a: 1 }, null],
    ['a date is another object', new Date(5), new Date(5)],
  ])('is the new one if %s', (_, before, now) => {
    expect(keep(before, now)).toStrictEqual(now);
    expect(keep(before, now)).not.toBe(before);
  });
  it('changes neither of the two', () => {
    const before = Object.freeze({ cars: Object.freeze([Object.freeze({ seat: 0 })]) });
    const now = Object.freeze({ cars: Object.freeze([Object.freeze({ seat: 0 }), Object.freeze({ seat: 1 })]) });
    expect(keep(before, now)).toEqual(now);
    expect(before.cars).toHaveLength(1);
  });
  it('is the old element if type, key and props are equal', () => {
    const cell = (gear: number, key = 'a') => (
      <tr key={key}>
        <td className="num">{gear}</td>
      </tr>
    );
    const before = cell(3);
    expect(keep(before, cell(3))).toBe(before);
    expect(keep(before, cell(4))).toEqual(cell(4));
    expect(keep(before, cell(3, 'b')).key).toBe('b');
    expect(keep(<td>{3}</td>, <th>{3}</th>).type).toBe('th');
    expect(keep({ props: {} }, before)).toBe(before);
  });
});

describe('handlers of kept elements', () => {
  /** Renders twice with a handler that knows the render, and returns the elements of both. */
  function twice(elementOf: (render: number) => ReactElement<{ onPress(): number }>) {
    const seen: ReactElement<{ onPress(): number }>[] = [];
    function Probe(): ReactElement {
      const [render, setRender] = useState(1);
      if (render === 1) setRender(2);
      seen.push(useKeptElements(elementOf(render)));
      return <i />;
    }
    renderToStaticMarkup(<Probe />);
    return seen;
  }
  const Tile = (props: { onPress(): number; name: string }) => <b>{props.name}</b>;

  it('stay the same, so that the element does', () => {
    const [first, second] = twice((render) => <Tile name="3rd gear" onPress={() => render} />);
    expect(second).toBe(first);
  });
  it('stay the same in an element that shows something else', () => {
    const [first, second] = twice((render) => <Tile name={`${render}`} onPress={() => render} />);
    expect(second).not.toBe(first);
    expect(second?.props.onPress).toBe(first?.props.onPress);
  });
});
