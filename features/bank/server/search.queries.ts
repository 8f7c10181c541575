import { and, sql, type SQL } from 'drizzle-orm';
import { maxSearchCount, searchWords, parseSearchTerms } from '@inkstone/base';
import type { Handle } from '@inkstone/db';
import { paper, questionSet } from './bank.tables.ts';

/** Which page of a list is wanted. */
export interface PageAt {
  page: number;
  pageNum: number;
}

type Searched = typeof questionSet | typeof paper;

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Whether the search has any terms. */
export const hasSearchTerms = (search: string | undefined): boolean => searchWords(search ?? '').length > 0;

// Three letters or digits in a row are what the index of the text itself finds; it does not know single signs and pairs.
const hasThreeInARow = (word: string): boolean => /[a-z0-9]{3}/.test(word);

// Only Latin letters can be pinyin.
const isSpelling = (word: string): boolean => /^[a-z]+$/.test(word);

/** Words that stand in a text, by conditions that an index answers and by others that are read row by row. */
interface Words {
  indexed: SQL;
  plain: SQL;
}

const allOf = (conditions: readonly (SQL | undefined)[]): SQL => and(...conditions) ?? sql`true`;

const standIn = (text: SQL, words: readonly string[]): Words => ({
  indexed: allOf(words.map((word) => sql`${text} like ${`%${escapeLike(word)}%`}`)),
  plain: allOf(words.map((word) => sql`position(${word} in ${text}) > 0`)),
});

/** Every word occurs: by three letters in a row, or by its characters and their pairs, and then made sure of in the text. */
const findWords = ({ searchText, searchTerms }: Searched, words: readonly string[]): Words => {
  const { indexed, plain } = standIn(sql`${searchText}`, words);
  const terms = [...new Set(words.filter((word) => !hasThreeInARow(word)).flatMap(parseSearchTerms))];
  const byTerms = terms.length > 0 ? sql`${searchTerms} @> ${sql.param(terms)}::text[]` : undefined;
  return { indexed: allOf([byTerms, indexed]), plain };
};

/** The words stand in the title itself, on the first line of the text; the second has its pinyin. */
const findInTitle = ({ searchText }: Searched, words: readonly string[]): Words =>
  standIn(sql`split_part(${searchText}, E'\\n', 1)`, words);

/** Which rows of a table, by its own conditions. */
interface Wanted {
  db: Handle;
  table: Searched;
  where: SQL | undefined;
}

interface Found {
  ids: number[];
  /** Nothing more is found. */
  isAll: boolean;
}

const newestFirst = ({ updatedAt, id }: Searched): SQL => sql`${updatedAt} desc, ${id} desc`;

const readIds = async (db: Handle, query: SQL): Promise<number[]> =>
  (await db.execute<{ id: number }>(query)).rows.map(({ id }) => id);

/** What is found through an index, the newest first; where it is too much, any of it. */
const readFew = ({ db, table, where }: Wanted, words: SQL): Promise<number[]> =>
  readIds(
    db,
    sql`select id from (
          select ${table.id} as id, ${table.updatedAt} as updated_at from ${table} where ${allOf([where, words])} limit ${maxSearchCount}
        ) few order by updated_at desc, id desc`,
  );

/** What is found by reading from the newest row on: much is found soon. */
const readNewest = ({ db, table, where }: Wanted, words: SQL, most: number): Promise<number[]> =>
  readIds(
    db,
    sql`select ${table.id} as id from ${table} where ${allOf([where, words])} order by ${newestFirst(table)} limit ${most}`,
  );

/**
 * The newest of what is found. Few are read whole and then put in order, much is read from the newest row on: in one query the
 * planner would have to guess which it is, and read the whole bank where it guessed wrong.
 */
const findNewest = async (wanted: Wanted, { indexed, plain }: Words, most: number): Promise<Found> => {
  const few = await readFew(wanted, indexed);
  if (few.length < maxSearchCount) return { ids: few, isAll: true };
  return { ids: await readNewest(wanted, plain, most), isAll: false };
};

/** What bears its words in the title before what has them elsewhere, each in its order. */
const putNamedFirst = async ({ db, table }: Wanted, ids: readonly number[], title: SQL): Promise<number[]> => {
  if (ids.length === 0) return [];
  const among = sql`${table.id} = any(${sql.param([...ids])}::bigint[])`;
  const named = new Set(await readIds(db, sql`select ${table.id} as id from ${table} where ${among} and ${title}`));
  return [...ids.filter((id) => named.has(id)), ...ids.filter((id) => !named.has(id))];
};

interface FoundSoFar {
  ids: readonly number[];
  /** How many are found, as far as these are counted. */
  total: number;
}

const toFound = ({ ids, isAll }: Found): FoundSoFar => ({ ids, total: isAll ? ids.length : maxSearchCount });

/** What bears the words in its title, and then the newest of the others, as far as they are wanted. */
const findNamedFirst = async (wanted: Wanted, text: Words, title: Words, most: number): Promise<FoundSoFar> => {
  const both = { indexed: allOf([title.indexed, text.plain]), plain: allOf([title.plain, text.plain]) };
  const named = await findNewest(wanted, both, most);
  if (!named.isAll) return toFound(named);
  const few = await readFew(wanted, text.indexed);
  const others =
    few.length < maxSearchCount
      ? few.filter((id) => !named.ids.includes(id))
      : await readNewest(wanted, allOf([text.plain, sql`not (${title.plain})`]), Math.max(0, most - named.ids.length));
  return { ids: [...named.ids, ...others], total: few.length };
};

/** The newest of what a search finds, as far as they are wanted; before the others what bears the words in its title where they may be pinyin too. */
const find = async (wanted: Wanted, words: readonly string[], most: number): Promise<FoundSoFar> => {
  const { table } = wanted;
  const spelled = words.filter(isSpelling);
  const [text, title] = [findWords(table, words), findInTitle(table, spelled)];
  if (spelled.length === 0) return toFound(await findNewest(wanted, text, most));
  if (spelled.every(hasThreeInARow)) return findNamedFirst(wanted, text, title, most);
  // Of one letter or two the index of the titles knows nothing: the newest that are counted are put in order.
  const found = await findNewest(wanted, text, maxSearchCount);
  return { ids: await putNamedFirst(wanted, found.ids, title.plain), total: found.ids.length };
};

/** The ids of one page of what a search finds, with how many are found. */
export const findPage = async (
  wanted: Wanted & { search: string },
  { page, pageNum }: PageAt,
): Promise<{ ids: number[]; total: number }> => {
  const from = Math.min((page - 1) * pageNum, maxSearchCount);
  const to = Math.min(from + pageNum, maxSearchCount);
  const { ids, total } = await find(wanted, searchWords(wanted.search), to);
  return { ids: ids.slice(from, to), total };
};
