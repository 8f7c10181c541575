/** Groups items by a key, in the order in which the keys appear: `Map.groupBy`, which some supported browsers lack. */
export const groupBy = <Item, Key>(items: Iterable<Item>, toKey: (item: Item) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
