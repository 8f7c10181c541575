import { and, sql, type SQL } from 'drizzle-orm';
import { maxSearchCount, searchWords, parseSearchTerms } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { paper, questionSet } from './bank.tables.ts';

/** The requested page of a list. */
export interface PageAt {
  page: number;
  pageNum: number;
}

type SearchableTable = typeof questionSet | typeof paper;

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Whether the search has any terms. */
export const hasSearchTerms = (search: string | undefined): boolean => searchWords(search ?? '').length > 0;

// The trigram index of the text needs three consecutive letters or digits; single characters and pairs use the index of terms.
const hasThreeInARow = (word: string): boolean => /[a-z0-9]{3}/.test(word);

// Only a word of Latin letters can be pinyin.
const isSpelling = (word: string): boolean => /^[a-z]+$/.test(word);

/** Conditions for the words of a search: `indexed` uses an index, `plain` checks each row. */
interface WordConditions {
  indexed: SQL;
  plain: SQL;
}

const joinConditions = (conditions: readonly (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;

const matchWordsIn = (text: SQL, words: readonly string[]): WordConditions => ({
  indexed: joinConditions(words.map((word) => sql`${text} like ${`%${escapeLike(word)}%`}`)),
  plain: joinConditions(words.map((word) => sql`position(${word} in ${text}) > 0`)),
});

/** Every word occurs: `indexed` looks up trigrams, or the word's characters and bigrams; `plain` checks the text itself. */
const findWords = ({ searchText, searchTerms }: SearchableTable, words: readonly string[]): WordConditions => {
  const { indexed, plain } = matchWordsIn(sql`${searchText}`, words);
  const terms = [...new Set(words.filter((word) => !hasThreeInARow(word)).flatMap(parseSearchTerms))];
  const byTerms = terms.length > 0 ? sql`${searchTerms} @> ${sql.param(terms)}::text[]` : undefined;
  return { indexed: joinConditions([byTerms, indexed]), plain };
};

/**
 * The words that may be pinyin occur in the title itself, the first line of the text, whose second line is pinyin; all
 * others anywhere in the text.
 */
const findInTitle = (table: SearchableTable, words: readonly string[]): WordConditions => {
  const title = matchWordsIn(sql`split_part(${table.searchText}, E'\\n', 1)`, words.filter(isSpelling));
  const rest = words.filter((word) => !isSpelling(word));
  if (rest.length === 0) return title;
  const text = findWords(table, rest);
  return { indexed: joinConditions([title.indexed, text.indexed]), plain: joinConditions([title.plain, text.plain]) };
};

/** The table to search, with further conditions on its rows. */
interface SearchQuery {
  db: Handle;
  table: SearchableTable;
  where: SQL | undefined;
}

interface Matches {
  ids: number[];
  /** True if `ids` contains every match. */
  isAll: boolean;
}

const newestFirst = ({ updatedAt, id }: SearchableTable): SQL => sql`${updatedAt} desc, ${id} desc`;

const readIds = async (db: Handle, statement: SQL): Promise<number[]> =>
  (await db.rows<Pick<SearchableTable['$inferSelect'], 'id'>>(statement)).map(({ id }) => id);

/** Finds matches through an index, newest first; above the limit, an arbitrary subset of the matches. */
const readIndexedMatches = ({ db, table, where }: SearchQuery, words: SQL): Promise<number[]> =>
  readIds(
    db,
    sql`select id from (
          select ${table.id} as id, ${table.updatedAt} as updated_at from ${table} where ${joinConditions([where, words])} limit ${maxSearchCount}
        ) matched order by updated_at desc, id desc`,
  );

/** Finds matches by scanning from the newest row on, which is fast where there are many matches. */
const readNewestMatches = ({ db, table, where }: SearchQuery, words: SQL, most: number): Promise<number[]> =>
  readIds(
    db,
    sql`select ${table.id} as id from ${table} where ${joinConditions([where, words])} order by ${newestFirst(table)} limit ${most}`,
  );

/**
 * Finds the newest matches. A small number is read completely and then sorted; a large number is read from the newest row on. In
 * a single query the planner would have to guess between the two, and a wrong guess would read the whole bank.
 */
const findNewest = async (query: SearchQuery, { indexed, plain }: WordConditions, most: number): Promise<Matches> => {
  const indexedIds = await readIndexedMatches(query, indexed);
  if (indexedIds.length < maxSearchCount) return { ids: indexedIds, isAll: true };
  return { ids: await readNewestMatches(query, plain, most), isAll: false };
};

/** Moves the rows whose title contains the words to the front; the order is otherwise kept. */
const moveTitleMatchesFirst = async (
  { db, table }: SearchQuery,
  ids: readonly number[],
  title: SQL,
): Promise<number[]> => {
  if (ids.length === 0) return [];
  const among = sql`${table.id} = any(${sql.param([...ids])}::bigint[])`;
  const titleMatches = new Set(
    await readIds(db, sql`select ${table.id} as id from ${table} where ${among} and ${title}`),
  );
  return [...ids.filter((id) => titleMatches.has(id)), ...ids.filter((id) => !titleMatches.has(id))];
};

interface CountedMatches {
  ids: readonly number[];
  /** The number of matches, counted up to the limit for searches. */
  total: number;
}

const toCountedMatches = ({ ids, isAll }: Matches): CountedMatches => ({
  ids,
  total: isAll ? ids.length : maxSearchCount,
});

/** Finds rows whose title contains the words, then the newest other matches, up to `most` in total. */
const findTitleMatchesFirst = async (
  query: SearchQuery,
  text: WordConditions,
  title: WordConditions,
  most: number,
): Promise<CountedMatches> => {
  const titleMatches = await findNewest(query, title, most);
  if (!titleMatches.isAll) return toCountedMatches(titleMatches);
  const indexedIds = await readIndexedMatches(query, text.indexed);
  const others =
    indexedIds.length < maxSearchCount
      ? indexedIds.filter((id) => !titleMatches.ids.includes(id))
      : await readNewestMatches(
          query,
          joinConditions([text.plain, sql`not (${title.plain})`]),
          Math.max(0, most - titleMatches.ids.length),
        );
  return { ids: [...titleMatches.ids, ...others], total: indexedIds.length };
};

/** Finds the newest matches, up to `most`; where the words may be pinyin, rows with the words in the title come first. */
const find = async (query: SearchQuery, words: readonly string[], most: number): Promise<CountedMatches> => {
  const { table } = query;
  const spelled = words.filter(isSpelling);
  const [text, title] = [findWords(table, words), findInTitle(table, words)];
  if (spelled.length === 0) return toCountedMatches(await findNewest(query, text, most));
  if (spelled.every(hasThreeInARow)) return findTitleMatchesFirst(query, text, title, most);
  // The title index cannot find words of one or two letters: the newest matches, up to the counting limit, are sorted here.
  const matches = await findNewest(query, text, maxSearchCount);
  return { ids: await moveTitleMatchesFirst(query, matches.ids, title.plain), total: matches.ids.length };
};

/** The ids of one page of search results, with the number of matches. */
export const findPage = async (
  query: SearchQuery & { search: string },
  { page, pageNum }: PageAt,
): Promise<{ ids: number[]; total: number }> => {
  const from = Math.min((page - 1) * pageNum, maxSearchCount);
  const to = Math.min(from + pageNum, maxSearchCount);
  const { ids, total } = await find(query, searchWords(query.search), to);
  return { ids: ids.slice(from, to), total };
};
