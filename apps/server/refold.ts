import { sql } from 'drizzle-orm';
import { searchTextOf } from '@inkstone/bank/server';
import { foldingEdition, foldText, searchTerms } from '@inkstone/base';
import { personSearchText, titleSearchText } from '@inkstone/base/pinyin';
import { inTransaction, type Db } from '@inkstone/db';
import {
  findFoldingEdition,
  listUnfolded,
  updateFolded,
  updateFoldingEdition,
  type FoldedTable,
  type UnfoldedRow,
} from './refold.queries.ts';

type Source = FoldedTable & { fold(row: UnfoldedRow): string };

const textIn = (row: UnfoldedRow, column: string): string => {
  const value = row[column];
  return typeof value === 'string' ? value : '';
};

const foldTitle = (row: UnfoldedRow): string => titleSearchText(textIn(row, 'title'), textIn(row, 'title_zh'));
const titled = (name: string): Source => ({ name, columns: sql`t.title, t.title_zh`, fold: foldTitle });

const sources: readonly Source[] = [
  {
    name: 'person',
    columns: sql`t.username, t.name, t.name_zh`,
    fold: (row) =>
      personSearchText({
        username: textIn(row, 'username'),
        name: textIn(row, 'name'),
        nameZh: textIn(row, 'name_zh'),
      }),
  },
  { name: 'school_class', columns: sql`t.name as title, t.name_zh as title_zh`, fold: foldTitle },
  { name: 'candidate', columns: sql`t.position as title`, fold: foldTitle },
  { name: 'collected_word', columns: sql`t.word`, fold: (row) => foldText(textIn(row, 'word')) },
  titled('assignment'),
  titled('course'),
  { name: 'book', columns: sql`t.name as title, t.name_zh as title_zh`, fold: foldTitle },
  { ...titled('paper'), hasTerms: true },
  {
    name: 'question_set',
    columns: sql`t.title, t.title_zh,
      (select v.stimulus from question_set_revision v where v.set_id = t.id and v.number = t.head) as stimulus,
      (select jsonb_agg(jsonb_build_object('prompt', q.prompt) order by q.position)
         from question_set_revision v join question_revision q on q.set_revision_id = v.id
        where v.set_id = t.id and v.number = t.head) as questions`,
    hasTerms: true,
    fold: (row) =>
      searchTextOf({
        title: textIn(row, 'title'),
        titleZh: textIn(row, 'title_zh'),
        stimulus: (row['stimulus'] ?? { html: '' }) as { html: string; transcript?: string },
        questions: (row['questions'] ?? []) as { prompt: unknown }[],
      }),
  },
];

const rowsAtOnce = 200;

const refoldTable = async (db: Db, source: Source, onlyEmpty: boolean): Promise<void> => {
  let afterId = 0;
  for (;;) {
    const rows = await listUnfolded(db, { table: source, afterId, onlyEmpty, limit: rowsAtOnce });
    const last = rows.at(-1);
    if (!last) return;
    const texts = rows.map((row) => {
      const text = source.fold(row);
      return { id: row.id, text, terms: source.hasTerms ? searchTerms(text) : [] };
    });
    await inTransaction(db, (tx) => updateFolded(tx, { table: source, texts }));
    afterId = last.id;
  }
};

/**
 * Folds the stored search texts anew where they were folded by an older edition, and those that an older version of the
 * product left empty. Texts are found by the same folding by which a search is read, so both change together.
 */
export const refold = async (db: Db, print: (line: string) => void): Promise<void> => {
  const edition = await findFoldingEdition(db);
  if (edition === undefined) return;
  const isOld = edition < foldingEdition;
  if (isOld) print('Folding names and titles for the search; this happens once');
  for (const source of sources) await refoldTable(db, source, !isOld);
  if (isOld) await updateFoldingEdition(db, foldingEdition);
};
