import { bookAnswers } from '@inkstone/assignments/server';
import type { CallHandler } from '@inkstone/call/server';
import type { AnyJob } from '@inkstone/jobs';
import { countPagesJob } from './count-pages.ts';
import { createBookOrAssign } from './create-textbook.ts';
import { destroyEditionOrAssignment } from './destroy-textbook.ts';
import { cancelDownload } from './pdf-export/cancel-download.ts';
import { checkPdfExport } from './pdf-export/check-pdf-export.ts';
import { pdfExportJob } from './pdf-export/pdf-export-job.ts';
import { editBookOrAssignment } from './edit-textbook.ts';
import { listBankBooks, readBookTypes } from './list-books.ts';
import { listAssignedTextbooks, readBookChoices, readAssignedTextbook } from './list-assigned.ts';
import { listMyTextbooks, toShelvedBook } from './my-textbooks.ts';
import { openEdition } from './open-edition.ts';
import { openMyTextbook, readFileId, readPdfOfMessage } from './open-textbook.ts';
import { collectWord } from './words/collect-word.ts';

export { insertAssignmentBook as insertGivenBook } from './assigned-books.queries.ts';
export { insertPastWords } from './past-books.queries.ts';
export { insertPastAnnotated as keepPastAnnotated, insertPastBook as keepPastBook } from './past-books.ts';
export { countShelf, saveReading as keepReading, listShelf } from './reading.queries.ts';
export { toShelvedBook as shelvedOf };
export { searchBank as listFoundBooks, searchShelf as listFoundShelved } from './search.queries.ts';
export { toTextbookRecord as recordOf } from './record.ts';
export type { EditionRow } from './bank.queries.ts';

/** The handlers of every call of textbooks. */
export const handlers: readonly CallHandler[] = [
  listBankBooks,
  readBookTypes,
  openEdition,
  checkPdfExport,
  cancelDownload,
  createBookOrAssign,
  editBookOrAssignment,
  destroyEditionOrAssignment,
  ...bookAnswers,
  listAssignedTextbooks,
  readAssignedTextbook,
  readBookChoices,
  listMyTextbooks,
  readFileId,
  readPdfOfMessage,
  openMyTextbook,
  collectWord,
];

/** The background jobs of textbooks. */
export const jobs: readonly AnyJob[] = [countPagesJob, pdfExportJob];
