import { expect, test } from 'vitest';
import { workOnEach } from './work-on-each.ts';

/** Works on numbers, of which some fail; gives what was worked on. */
const work = async (numbers: readonly number[], errors: Readonly<Record<number, Error>>) => {
  const seen: number[] = [];
  const working = workOnEach(numbers, async (number) => {
    seen.push(number);
    if (errors[number]) throw errors[number];
  });
  const error: unknown = await working.catch((thrown: unknown) => thrown);
  return { seen, error };
};

test('one that fails keeps none of the others from being done, and is told at the end', async () => {
  const wrong = new Error('wrong');
  expect(await work([1, 2, 3], { 1: wrong })).toEqual({ seen: [1, 2, 3], error: wrong });
  expect(await work([1, 2, 3], {})).toEqual({ seen: [1, 2, 3], error: undefined });
  const both = await work([1, 2, 3], { 1: wrong, 3: new Error('wrong as well') });
  expect(both.error).toMatchObject({ message: '2 of 3 failed', errors: [wrong, new Error('wrong as well')] });
});

test('where the database is out of reach the others wait as well', async () => {
  const away = Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });
  expect(await work([1, 2, 3], { 2: away })).toEqual({ seen: [1, 2], error: away });
});
