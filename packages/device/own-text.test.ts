import { beforeEach, expect, test, vi } from 'vitest';
import { ownTextAt } from './own-text.ts';

const places = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  places.clear();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (place: string) => places.get(place) ?? null,
    setItem(place: string, text: string) {
      if (isFull) throw new DOMException('no room', 'QuotaExceededError');
      places.set(place, text);
    },
    removeItem: (place: string) => void places.delete(place),
  });
});

const open = () => ownTextAt(7, 'inkstone.draft.7.set');

test('a text is stored, restored after a reload, and deleted once it is saved', () => {
  const before = open();
  expect([before.readDraft(), before.put('one'), before.put('two')]).toEqual([null, true, true]);
  const after = open();
  expect([after.readDraft(), after.put('three')]).toEqual(['two', true]);
  after.remove();
  expect(places.size).toBe(0);
});

test('text that another window has stored since is neither replaced nor deleted', () => {
  const [mine, theirs] = [open(), open()];
  mine.readDraft();
  theirs.readDraft();
  theirs.put('theirs');
  expect(mine.put('mine')).toBe(false);
  mine.remove();
  expect(places.get('inkstone.draft.7.set')).toBe('theirs');
  theirs.remove();
  expect([mine.put('mine'), places.get('inkstone.draft.7.set')]).toEqual([true, 'mine']);
});

test('a full storage is reported, and keeps what it had', () => {
  const own = open();
  own.put('one');
  isFull = true;
  expect([own.put('two'), places.get('inkstone.draft.7.set')]).toEqual([false, 'one']);
});
