// Who goes where if all guests without a seat get one.

import type { Guest } from '@api/party';
import type { PartyTable } from '@api/tables/commands';
import { expect, test } from 'vitest';
import { seatingOf } from '../seating';

const guest = (name: string, table: string) => ({ id: name, name, table }) as Guest;
const tables = ['a', 'b'].map((id, at) => ({ id, number: at + 1 }) as PartyTable);

const plan = (guests: Guest[], free: Record<string, number>) =>
  seatingOf(guests, tables, new Map(Object.entries(free))).map((one) => `${one.guest.name} ${one.table?.id ?? 'none'}`);

test('a guest stays at their table if it has a seat, otherwise goes to the lowest number', () => {
  expect(plan([guest('Zoë', 'b'), guest('Mia', 'b')], { a: 1, b: 1 })).toEqual(['Zoë b', 'Mia a']);
});

test('without a seat left, a guest gets none', () => {
  expect(plan([guest('Zoë', 'a'), guest('Mia', 'a')], { a: 0, b: 1 })).toEqual(['Zoë b', 'Mia none']);
});
