import { expect, test } from 'vitest';
import { LIMITS } from '../constants';
import { decodeHostFrame, encodeClientFrame } from './client-codec';
import { decodeClientFrame, encodeHostFrame, idOf, isTooBig } from './codec';

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });

test('a call survives the trip through a frame', () => {
  const frame = { id: 7, call: 'match.act', input: { match: 'm', ask: 3, action: { type: 'gear', to: 2 } } };
  expect(decodeClientFrame(encodeClientFrame(frame))).toEqual({ ok: true, frame });
});

test('replies and pushes survive the trip through a frame', () => {
  const reply = { id: 3, reply: { ok: true as const, value: null } };
  const push = { push: 'matches.changed', body: {} };
  expect(decodeHostFrame(encodeHostFrame(reply))).toEqual(reply);
  expect(decodeHostFrame(encodeHostFrame(push))).toEqual(push);
});

test.each(['', 'null', '[]', '7', '{"push":1}', '{"id":"1","reply":{}}', '{"id":1}', '{'])(
  'anything that is neither a reply nor a push is refused as a host frame: %s',
  (text) => {
    expect(decodeHostFrame(text)).toBeUndefined();
  },
);

test('the size limit counts bytes, not characters', () => {
  expect(isTooBig('x'.repeat(LIMITS.frame))).toBe(false);
  expect(isTooBig('x'.repeat(LIMITS.frame + 1))).toBe(true);
  expect(isTooBig('€'.repeat(LIMITS.frame / 3))).toBe(false);
  expect(isTooBig('€'.repeat(LIMITS.frame / 3 + 1))).toBe(true);
});

test('the envelope and thirteen levels below it are accepted, one more is not', () => {
  const frame = (levels: number) => encodeClientFrame({ id: 1, call: 'x', input: nested(levels) });
  expect(decodeClientFrame(frame(13)).ok).toBe(true);
  expect(decodeClientFrame(frame(14))).toMatchObject({ ok: false, id: 1, fault: { code: 'bad-input' } });
});

test.each(['__proto__', 'constructor', 'prototype'])('the key %s is refused at any depth', (key) => {
  const text = `{"id":4,"call":"x","input":{"a":[{"${key}":{"polluted":true}}]}}`;
  expect(decodeClientFrame(text)).toMatchObject({ ok: false, id: 4, fault: { code: 'bad-input' } });
});

test.each([
  ['', 0],
  ['nonsense', 0],
  ['null', 0],
  ['[]', 0],
  ['{"id":5,"call":"x","input":', 5],
  ['{"id":5,"call":7,"input":{}}', 5],
  ['{"id":0,"call":"x","input":{}}', 0],
  ['{"id":-1,"call":"x","input":{}}', 0],
  ['{"id":1.5,"call":"x","input":{}}', 0],
  ['{"id":6,"call":"x","input":{},"role":"owner"}', 6],
  [`{"id":6,"call":"${'x'.repeat(65)}","input":{}}`, 6],
  [`{"id":9,"call":"x","input":"${'x'.repeat(LIMITS.frame)}"}`, 9],
])("an unreadable frame is refused with its call's number if it has one", (text, id) => {
  expect(decodeClientFrame(text)).toMatchObject({ ok: false, id, fault: { code: 'bad-input' } });
});

test("a call's number is read only from the start of its frame", () => {
  expect(idOf('{"id":12,"call":"x"}')).toBe(12);
  expect(idOf('{"call":"x","id":12}')).toBe(0);
  expect(idOf('{"id":1234567890123456,"call":"x"}')).toBe(0);
});
