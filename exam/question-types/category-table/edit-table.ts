import { listOptionIds } from '../shapes.ts';
import type { Option } from '../shapes.ts';
import type { Category, Prompt, Table } from './type.ts';

interface TableQuestion {
  prompt: Prompt;
  key: Table;
}

/** Prompt and key brought to each other: ids that are gone left out, as many places as answers, options in their order. */
const reconcile = (prompt: Prompt, key: Table): TableQuestion => {
  const ids = listOptionIds(prompt.options);
  const table = prompt.categories.map((_, index) => ids.filter((id) => key[index]?.includes(id)));
  const categories = prompt.categories.map((it, index) => ({ ...it, places: table[index]?.length || it.places }));
  return { prompt: { ...prompt, categories }, key: table };
};

/** The question with other options. */
export const withOptions = ({ prompt, key }: TableQuestion, options: Option[]): TableQuestion =>
  reconcile({ ...prompt, options }, key);

/** The question with one option in a category; -1 takes it out of all. */
export const withAnswer = ({ prompt, key }: TableQuestion, id: string, category: number): TableQuestion =>
  reconcile(
    prompt,
    prompt.categories.map((_, index) => {
      const rest = (key[index] ?? []).filter((it) => it !== id);
      return index === category ? [...rest, id] : rest;
    }),
  );

/** The question with another category at the end. */
export const withCategory = ({ prompt, key }: TableQuestion, category: Category): TableQuestion =>
  reconcile({ ...prompt, categories: [...prompt.categories, category] }, [...key, []]);

/** The question without a category; its options belong to none. */
export const withoutCategory = ({ prompt, key }: TableQuestion, at: number): TableQuestion =>
  reconcile({ ...prompt, categories: prompt.categories.toSpliced(at, 1) }, key.toSpliced(at, 1));
