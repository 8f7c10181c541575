import { localizedName, type Language } from '@inkstone/base';
import { editionKindCodes } from '../codes.ts';
import type { TextbookRecord } from '../contract.ts';
import type { EditionRow } from './bank.queries.ts';

/** An edition as lists return it. */
export const toTextbookRecord = (row: EditionRow, language: Language): TextbookRecord => {
  const isAnnotated = row.kind === 'annotated';
  return {
    fileid: row.id,
    textbookId: row.bookId,
    dType: editionKindCodes[row.kind],
    name: localizedName(language, row.name, row.nameZh),
    project: row.programme,
    subject: row.subject,
    vocabulary: row.vocabulary,
    lastModified: row.updatedAt.toISOString(),
    annotated: isAnnotated,
    annotator: isAnnotated ? localizedName(language, row.annotator, row.annotatorZh) : '',
    pages: row.pages,
  };
};
