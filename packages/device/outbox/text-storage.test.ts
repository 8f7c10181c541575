import { expect, test } from 'vitest';
import { memoryStorage } from '../testing.ts';
import { createTextStorage } from './text-storage.ts';

const parse = (text: string | null) => new Map(JSON.parse(text ?? '[]') as [string, number][]);
const format = (values: ReadonlyMap<string, number>) => JSON.stringify([...values]);
const open = (places: Storage) => createTextStorage<number>({ places, place: 'numbers', parse, format });

test('rows are added to and removed from one text, which is deleted with the last of them', () => {
  const places = memoryStorage();
  const storage = open(places);
  void storage.write({
    put: [
      { key: 'a', value: 1 },
      { key: 'b', value: 2 },
    ],
    remove: [],
  });
  expect(places.getItem('numbers')).toBe('[["a",1],["b",2]]');
  void storage.write({ put: [], remove: [{ key: 'a', value: 1 }] });
  expect(open(places).read()).toEqual([{ key: 'b', value: 2 }]);
  void storage.write({ put: [], remove: [{ key: 'b', value: 2 }] });
  expect(places.getItem('numbers')).toBeNull();
});

test('text written by another window is read once, and neither replaced nor removed before', () => {
  const places = memoryStorage();
  const [mine, theirs] = [open(places), open(places)];
  void mine.write({ put: [{ key: 'a', value: 1 }], remove: [] });
  expect(theirs.read()).toEqual([{ key: 'a', value: 1 }]);
  void theirs.write({ put: [{ key: 'a', value: 2 }], remove: [] });

  expect(() => mine.write({ put: [{ key: 'a', value: 3 }], remove: [] })).toThrow('another window');
  void mine.write({ put: [{ key: 'b', value: 4 }], remove: [{ key: 'a', value: 1 }] });
  expect(places.getItem('numbers')).toBe('[["a",2],["b",4]]');
  expect(mine.read()).toEqual([{ key: 'a', value: 2 }]);
  expect(mine.read()).toEqual([]);
  void mine.write({ put: [{ key: 'a', value: 3 }], remove: [] });
  expect(places.getItem('numbers')).toBe('[["a",3],["b",4]]');
});
