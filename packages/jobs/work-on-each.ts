import { isDatabaseUnavailable } from '@inkstone/db';

/**
 * Works on items one after the other: one that fails keeps none of the others from being done. What failed is thrown at the
 * end, and at once where the database is out of reach.
 */
export const workOnEach = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      errors.push(error);
    }
  }
  if (errors.length === 0) return;
  throw errors.length === 1 ? errors[0] : new AggregateError(errors, `${errors.length} of ${items.length} failed`);
};
