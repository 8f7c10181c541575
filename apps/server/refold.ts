import { buildSearchText, listSetBands, refoldTags } from '@inkstone/bank/server';
import { foldingVersion, foldText, nameKeysFor, searchTerms } from '@inkstone/base';
import { personSearchText, titleSearchText } from '@inkstone/base/pinyin';
import { inTransaction, type Db } from '@inkstone/db';
import { refreshNamesakesAmong } from '@inkstone/session/server';
import {
  findFoldingEdition,
  listUnfolded,
  updateFolded,
  updateFoldingEdition,
  type FoldedTable,
  type UnfoldedRow,
} from './refold.queries.ts';

const textIn = (row: UnfoldedRow, property: string): string => {
  const value = row[property];
  return typeof value === 'string' ? value : '';
};

const foldTitle = (row: UnfoldedRow): string => titleSearchText(textIn(row, 'title'), textIn(row, 'titleZh'));

const namesIn = (row: UnfoldedRow): { name: string; nameZh: string } => ({
  name: textIn(row, 'name'),
  nameZh: textIn(row, 'nameZh'),
});

const foldPerson = (row: UnfoldedRow): string =>
  personSearchText({ username: textIn(row, 'username'), ...namesIn(row) });

const readSet = (row: UnfoldedRow) => ({
  title: textIn(row, 'title'),
  titleZh: textIn(row, 'titleZh'),
  stimulus: (row['stimulus'] ?? { html: '' }) as { html: string; transcript?: string },
  questions: (row['questions'] ?? []) as { prompt: unknown }[],
});

const folds: Readonly<Record<FoldedTable, (row: UnfoldedRow) => string>> = {
  person: foldPerson,
  schoolClass: foldTitle,
  candidate: foldTitle,
  collectedWord: (row) => foldText(textIn(row, 'word')),
  assignment: foldTitle,
  course: foldTitle,
  book: foldTitle,
  paper: foldTitle,
  questionSet: (row) => buildSearchText(readSet(row)),
};

const batchSize = 200;

const refoldTable = async (db: Db, table: FoldedTable, onlyEmpty: boolean): Promise<void> => {
  let afterId = 0;
  for (;;) {
    const rows = await listUnfolded(db, { table, afterId, onlyEmpty, limit: batchSize });
    const last = rows.at(-1);
    if (!last) return;
    const texts = rows.map((row) => {
      const text = folds[table](row);
      const bands = table === 'questionSet' ? listSetBands(readSet(row)) : [];
      return { id: row.id, text, bands, terms: table === 'person' ? nameKeysFor(namesIn(row)) : searchTerms(text) };
    });
    await inTransaction(db, async (tx) => {
      await updateFolded(tx, { table, texts });
      if (table === 'person') await refreshNamesakesAmong(tx, rows.map(namesIn));
    });
    afterId = last.id;
  }
};

/**
 * Folds stored search texts again and computes the bands of similar questions from them: all of them where the folding
 * has changed, otherwise those that an older version left empty. Searches use the same folding, so both change together.
 */
export const refold = async (db: Db, print: (line: string) => void): Promise<void> => {
  const edition = await findFoldingEdition(db);
  if (edition === undefined) return;
  const isOld = edition < foldingVersion;
  if (isOld) print('Folding names and titles for the search; this happens once');
  for (const table of Object.keys(folds)) await refoldTable(db, table as FoldedTable, !isOld);
  if (isOld) await inTransaction(db, refoldTags);
  if (isOld) await updateFoldingEdition(db, foldingVersion);
};
