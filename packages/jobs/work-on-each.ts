import { isDatabaseUnavailable } from '@inkstone/db';

/**
 * Works on items one after the other; a failed item does not stop the others. Errors are thrown at the end, but at once if the
 * database is unavailable.
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
