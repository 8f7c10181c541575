import { localizedName, type Language } from '@inkstone/base';
import type { TextbookRecord } from '../contract.ts';
import type { EditionRow } from './bank.queries.ts';

/** An edition as lists return it. */
export const toTextbookRecord = (row: EditionRow, language: Language): TextbookRecord => {
  const isAnnotated = row.kind === 'annotated';
  return {
    fileid: row.id,
    textbookId: row.book_id,
    dType: isAnnotated ? 2 : 1,
    name: localizedName(language, row.name, row.name_zh),
    project: row.programme,
    subject: row.subject,
    vocabulary: row.vocabulary,
    lastModified: new Date(row.updated_at).toISOString(),
    annotated: isAnnotated,
    annotator: isAnnotated ? localizedName(language, row.annotator, row.annotator_zh) : '',
    pages: row.pages,
  };
};
