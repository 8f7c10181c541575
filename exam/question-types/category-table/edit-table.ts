import { listOptionIds } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import type { Category, Prompt, Table } from './type.ts';

interface TableQuestion {
  prompt: Prompt;
  key: Table;
}

/**
 * Reconciles prompt and key: removed ids are dropped, categories have as many places as answers, options are in order.
 */
const reconcile = (prompt: Prompt, key: Table): TableQuestion => {
  const ids = listOptionIds(prompt.options);
  const table = prompt.categories.map((_, index) => ids.filter((id) => key[index]?.includes(id)));
  const categories = prompt.categories.map((category, index) => ({
    ...category,
    places: table[index]?.length || category.places,
  }));
  return { prompt: { ...prompt, categories }, key: table };
};

/** Replaces the options. */
export const withOptions = ({ prompt, key }: TableQuestion, options: Option[]): TableQuestion =>
  reconcile({ ...prompt, options }, key);

/** Puts an option into a category; -1 removes it from all. */
export const withAnswer = ({ prompt, key }: TableQuestion, id: string, category: number): TableQuestion =>
  reconcile(
    prompt,
    prompt.categories.map((_, index) => {
      const rest = (key[index] ?? []).filter((optionId) => optionId !== id);
      return index === category ? [...rest, id] : rest;
    }),
  );

/** Appends a category. */
export const withCategory = ({ prompt, key }: TableQuestion, category: Category): TableQuestion =>
  reconcile({ ...prompt, categories: [...prompt.categories, category] }, [...key, []]);

/** Removes a category; its options belong to none afterwards. */
export const withoutCategory = ({ prompt, key }: TableQuestion, at: number): TableQuestion =>
  reconcile({ ...prompt, categories: prompt.categories.toSpliced(at, 1) }, key.toSpliced(at, 1));
