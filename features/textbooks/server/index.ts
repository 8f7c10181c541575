import { textbookHandlers } from '@inkstone/assignments/server';
import type { CallHandler } from '@inkstone/call/server';
import type { AnyJob } from '@inkstone/jobs';
import { countPagesJob } from './count-pages.ts';
import { createTextbook } from './create-textbook.ts';
import { deleteTextbook } from './delete-textbook.ts';
import { cancelPdfExport } from './pdf-export/cancel-pdf-export.ts';
import { checkPdfExport } from './pdf-export/check-pdf-export.ts';
import { pdfExportJob } from './pdf-export/pdf-export-job.ts';
import { updateTextbook } from './update-textbook.ts';
import { listTextbooks } from './list-textbooks.ts';
import { getTextbookFilters } from './get-textbook-filters.ts';
import { listAssignedTextbooks } from './list-assigned-textbooks.ts';
import { listAssignableTextbooks } from './list-assignable-textbooks.ts';
import { getAssignedTextbook } from './get-assigned-textbook.ts';
import { listMyTextbooks, toShelvedBook } from './list-my-textbooks.ts';
import { repeatTextbook } from './repeat-textbook.ts';
import { openEdition } from './open-edition.ts';
import { openMyTextbook } from './open-my-textbook.ts';
import { getMyEdition, getMessageEdition } from './get-my-edition.ts';
import { collectWord } from './words/collect-word.ts';

export { personData } from './person-data.ts';
export { insertAssignmentBook } from './assigned-books.queries.ts';
export { insertPastWords } from './past-books.queries.ts';
export { insertUploadedBook } from './create-textbook.ts';
export { checkTextbooks, readBankTextbooks, type BankTextbook, type CheckedTextbook } from './exchange.ts';
export { insertPastAnnotated, insertPastBook } from './past-books.ts';
export { countShelf, saveReading, listShelf } from './reading.queries.ts';
export { toShelvedBook };
export { searchBank, searchShelf } from './search.queries.ts';
export { toTextbookRecord } from './record.ts';
export { canEditBank } from '../rules.ts';
export type { EditionRow } from './bank.queries.ts';

/** The handlers of every call of textbooks. */
export const handlers: readonly CallHandler[] = [
  listTextbooks,
  getTextbookFilters,
  openEdition,
  checkPdfExport,
  cancelPdfExport,
  createTextbook,
  updateTextbook,
  deleteTextbook,
  ...textbookHandlers,
  repeatTextbook,
  listAssignedTextbooks,
  getAssignedTextbook,
  listAssignableTextbooks,
  listMyTextbooks,
  getMyEdition,
  getMessageEdition,
  openMyTextbook,
  collectWord,
];

/** The background jobs of textbooks. */
export const jobs: readonly AnyJob[] = [countPagesJob, pdfExportJob];
