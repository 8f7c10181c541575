import type * as z from 'zod';
import { matchesSearch, localizedName, paginate, type Language, compareTexts } from '@inkstone/base';
import type { SchoolSettings } from '@inkstone/call/server';
import type { recipientsInput } from '../contract.ts';
import {
  recipientDisplayStates,
  computeRecipientState,
  toRecipientDisplayState,
  type RecipientDisplayState,
} from '../rules.ts';
import { toRecipientFacts } from './teacher-view.ts';
import type { RecipientSummaryRow, TeacherAssignmentRow } from './teacher-assignments.queries.ts';

/** Which recipients are requested, and in what order. */
export type RecipientsQuery = Omit<z.output<typeof recipientsInput>, 'id'>;

/** What is needed of a recipient to select a page. */
export interface RecipientEntry {
  id: number;
  name: string;
  /** Both names, user name and pinyin: a student is found by each of them in every list. */
  searchText: string;
  displayState: RecipientDisplayState;
  /** The sort value of an order other than by name. */
  weight: number;
}

interface EntryFacts {
  sort: RecipientsQuery['sort'];
  language: Language;
  now: Date;
  school: SchoolSettings;
  /** Answered questions by recipient, if the order depends on them. */
  answered: ReadonlyMap<number, number>;
}

const computeWeight = (row: RecipientSummaryRow, { sort, answered }: EntryFacts): number => {
  if (sort === 'answered') return answered.get(row.id) ?? 0;
  if (sort === 'score') return row.score ?? -1;
  return row.lastAt === null ? 0 : row.lastAt.getTime();
};

/** Maps all recipients to what is needed to select a page. */
export const toRecipientEntries = (
  rows: readonly RecipientSummaryRow[],
  assignment: TeacherAssignmentRow,
  facts: EntryFacts,
): RecipientEntry[] =>
  rows.map((row) => ({
    id: row.id,
    name: localizedName(facts.language, row.name, row.nameZh),
    searchText: row.searchText,
    displayState: toRecipientDisplayState(
      computeRecipientState(toRecipientFacts(row, assignment, facts.school), facts.now),
    ),
    weight: computeWeight(row, facts),
  }));

/** Chinese names are already sorted by pinyin. */
const sortByName = (entries: readonly RecipientEntry[], language: Language): readonly RecipientEntry[] =>
  language === 'zh' ? entries : entries.toSorted((left, right) => compareTexts(left.name, right.name));

/** Selects the recipients of one page, with the figures about all of them. */
export const chooseRecipients = (all: readonly RecipientEntry[], query: RecipientsQuery, language: Language) => {
  const { state, name = '', sort, order } = query;
  const shown = all.filter(
    (entry) => (state === undefined || entry.displayState === state) && matchesSearch(name, entry.searchText),
  );
  const sortedByName = sort === undefined ? shown : sortByName(shown, language);
  const direction = order === 'desc' ? -1 : 1;
  const isByName = sort === undefined || sort === 'student';
  const descending = direction === 1 ? sortedByName : sortedByName.toReversed();
  const sorted = isByName
    ? descending
    : sortedByName.toSorted((left, right) => direction * (left.weight - right.weight));
  const { rows, ...paged } = paginate(sorted, query);
  const states = recipientDisplayStates.flatMap((look) => {
    const count = all.filter((entry) => entry.displayState === look).length;
    return count > 0 ? [{ state: look, count }] : [];
  });
  return { ids: rows.map(({ id }) => id), states, ...paged };
};
