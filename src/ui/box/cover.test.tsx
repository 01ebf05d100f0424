import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CoverFrame } from './cover-frame';
import { CoverTitle } from './cover-title';

it('uses its own gradients, and never those of another cover on the page', () => {
  const fades = {
    sky: {
      stops: [
        [0, '#111'],
        [1, '#fff', 0.5],
      ],
    },
    glow: { kind: 'glow', stops: [[0, '#222']] },
  } as const;
  const cover = () => <CoverFrame fades={fades}>{(paint) => <rect fill={paint('sky')} />}</CoverFrame>;
  const page = renderToStaticMarkup(
    <>
      {cover()}
      {cover()}
    </>,
  );
  const ids = [...page.matchAll(/<(?:linear|radial)Gradient id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(6);
  for (const [, id] of page.matchAll(/<rect fill="url\(#([^)]+)\)"/g)) expect(ids).toContain(id);
  expect(page).toContain('<stop offset="1" stop-color="#fff" stop-opacity="0.5"></stop>');
});

it('prints a title over its shadow', () => {
  const title = renderToStaticMarkup(
    <CoverTitle text="HEAT" x={107} y={88} size={95} ink="#fff" shadow={{ ink: '#300', by: '4 5' }} />,
  );
  expect(title.match(/<text /g)).toHaveLength(2);
  expect(title.indexOf('#300')).toBeLessThan(title.indexOf('#fff'));
});
