/** The selected keys with one toggled. */
export const toggleKey = (chosen: ReadonlySet<number>, key: number): ReadonlySet<number> => {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
};

/** Whether all, some or none of a page's keys are selected. */
export const pageState = (chosen: ReadonlySet<number>, page: readonly number[]): 'all' | 'some' | 'none' => {
  const count = page.filter((key) => chosen.has(key)).length;
  if (count === 0) return 'none';
  return count === page.length ? 'all' : 'some';
};

/** Selects the whole page, or deselects it when all of it was selected; other pages' selections stay. */
export const togglePage = (chosen: ReadonlySet<number>, page: readonly number[]): ReadonlySet<number> => {
  if (pageState(chosen, page) === 'all') return new Set([...chosen].filter((key) => !page.includes(key)));
  return new Set([...chosen, ...page]);
};
