import type * as z from 'zod';
import { matchesSearch, localizedName, takePage, type Language } from '@inkstone/base';
import type { SchoolSettings } from '@inkstone/call/server';
import type { recipientsInput } from '../contract.ts';
import { recipientLooks, recipientState, toRecipientLook, type RecipientLook } from '../rules.ts';
import { toRecipientFacts } from './watched.ts';
import type { RecipientKey, WatchedRow } from './watching.queries.ts';

/** Which students are asked for, and in what order. */
export type RecipientsAsked = Omit<z.output<typeof recipientsInput>, 'id'>;

/** A student as much as it takes to choose a page. */
export interface RecipientEntry {
  id: number;
  name: string;
  look: RecipientLook;
  /** What an order other than by name goes by. */
  weight: number;
}

interface EntryFacts {
  sort: RecipientsAsked['sort'];
  language: Language;
  now: Date;
  school: SchoolSettings;
  /** Questions with an answer by recipient, where the order goes by them. */
  answered: ReadonlyMap<number, number>;
}

const weigh = (row: RecipientKey, { sort, answered }: EntryFacts): number => {
  if (sort === 'answered') return answered.get(row.id) ?? 0;
  if (sort === 'score') return row.score ?? -1;
  return row.last_at === null ? 0 : new Date(row.last_at).getTime();
};

/** Who stands how, read from the rows of all students. */
export const toRecipientEntries = (
  rows: readonly RecipientKey[],
  assignment: WatchedRow,
  facts: EntryFacts,
): RecipientEntry[] =>
  rows.map((row) => ({
    id: row.id,
    name: localizedName(facts.language, row.name, row.name_zh),
    look: toRecipientLook(recipientState(toRecipientFacts(row, assignment, facts.school), facts.now)),
    weight: weigh(row, facts),
  }));

/** Chinese names stay in the order in which they come, by pinyin. */
const byName = (entries: readonly RecipientEntry[], language: Language): readonly RecipientEntry[] =>
  language === 'zh' ? entries : entries.toSorted((left, right) => left.name.localeCompare(right.name, 'en'));

/** The students of one page, chosen among all of them, with what is said of all. */
export const chooseRecipients = (all: readonly RecipientEntry[], asked: RecipientsAsked, language: Language) => {
  const { state, name = '', sort, order } = asked;
  const shown = all.filter((entry) => (state === undefined || entry.look === state) && matchesSearch(name, entry.name));
  const named = sort === undefined ? shown : byName(shown, language);
  const turn = order === 'desc' ? -1 : 1;
  const isByName = sort === undefined || sort === 'student';
  const descending = turn === 1 ? named : named.toReversed();
  const sorted = isByName ? descending : named.toSorted((left, right) => turn * (left.weight - right.weight));
  const { rows, ...paged } = takePage(sorted, asked);
  const states = recipientLooks.flatMap((look) => {
    const count = all.filter((entry) => entry.look === look).length;
    return count > 0 ? [{ state: look, count }] : [];
  });
  return { ids: rows.map(({ id }) => id), states, ...paged };
};
