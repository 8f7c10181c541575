import { localizedName, type Language } from '@inkstone/base';
import type { TextbookRecord } from '../contract.ts';
import type { EditionRow } from './bank.queries.ts';

/** An edition as lists return it. */
export const toTextbookRecord = (row: EditionRow, language: Language): TextbookRecord => {
  const isAnnotated = row.kind === 'annotated';
  return {
    editionId: row.id,
    textbookId: row.bookId,
    editionKind: row.kind,
    name: localizedName(language, row.name, row.nameZh),
    programme: row.programme,
    subject: row.subject,
    vocabulary: row.vocabulary,
    lastModified: row.updatedAt.toISOString(),
    annotated: isAnnotated,
    annotator: isAnnotated ? localizedName(language, row.annotator, row.annotatorZh) : '',
    pages: row.pages,
  };
};
