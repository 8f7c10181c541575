import type { PersonStorage } from '../person-storage.ts';
import type { OutboxStorage } from './outbox-writer.ts';

interface TextStorageOptions<Value> {
  places: PersonStorage;
  /** The place of the text. */
  place: string;
  /** Reads the values by key; nothing where the text is damaged. */
  parse(text: string | null): Map<string, Value>;
  format(values: ReadonlyMap<string, Value>): string;
}

/** Stores an outbox as one text of the browser's storage, at once; several windows may write into it. */
export const createTextStorage = <Value>(options: TextStorageOptions<Value>): OutboxStorage<Value> => {
  const { places, place, parse, format } = options;
  /** Each value as this window has read or written it. */
  const known = new Map<string, string>();
  const readAll = (): Map<string, Value> => parse(places.getItem(place));
  return {
    read: () =>
      [...readAll()].flatMap(([key, value]) => {
        const text = JSON.stringify(value);
        if (known.get(key) === text) return [];
        known.set(key, text);
        return [{ key, value }];
      }),
    write({ put, remove }) {
      const values = readAll();
      const isForeign = ({ key }: { key: string }): boolean =>
        values.has(key) && JSON.stringify(values.get(key)) !== known.get(key);
      if (put.some(isForeign)) throw new Error(`${place} was written by another window`);
      const removed = remove.filter((row) => !isForeign(row));
      for (const { key } of removed) values.delete(key);
      for (const { key, value } of put) values.set(key, value);
      if (values.size === 0) places.removeItem(place);
      else places.setItem(place, format(values));
      for (const { key } of removed) known.delete(key);
      for (const { key, value } of put) known.set(key, JSON.stringify(value));
    },
  };
};
