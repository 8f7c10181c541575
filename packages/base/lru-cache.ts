/** A map with a maximum size that evicts the least recently used entry. */
export const createLruCache = <Key, Value>(most: number) => {
  const values = new Map<Key, Value>();
  return {
    get(key: Key): Value | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      values.delete(key);
      values.set(key, value);
      return value;
    },
    set(key: Key, value: Value): void {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    },
  };
};
