import { expect, test } from 'vitest';
import { workOnEach } from './work-on-each.ts';

/** Works on numbers, of which some fail; returns those that were worked on. */
const work = async (numbers: readonly number[], errors: Readonly<Record<number, Error>>) => {
  const seen: number[] = [];
  const working = workOnEach(numbers, async (number) => {
    seen.push(number);
    if (errors[number]) throw errors[number];
  });
  const error: unknown = await working.catch((thrown: unknown) => thrown);
  return { seen, error };
};

test('a failed item does not stop the others, and its error is thrown at the end', async () => {
  const wrong = new Error('wrong');
  expect(await work([1, 2, 3], { 1: wrong })).toEqual({ seen: [1, 2, 3], error: wrong });
  expect(await work([1, 2, 3], {})).toEqual({ seen: [1, 2, 3], error: undefined });
  const both = await work([1, 2, 3], { 1: wrong, 3: new Error('wrong as well') });
  expect(both.error).toMatchObject({ message: '2 of 3 failed', errors: [wrong, new Error('wrong as well')] });
});

test('if the database is unavailable, the remaining items are not tried', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });
  expect(await work([1, 2, 3], { 2: away })).toEqual({ seen: [1, 2], error: away });
});
