import { bookAnswers } from '@inkstone/assignments/server';
import type { CallHandler } from '@inkstone/call/server';
import type { AnyJob } from '@inkstone/jobs';
import { countPagesJob } from './count-pages.ts';
import { createBookOrGive } from './create.ts';
import { destroyEditionOrGiven } from './destroy.ts';
import { cancelDownload } from './drawing/cancel-download.ts';
import { checkDrawing } from './drawing/check-drawing.ts';
import { drawJob } from './drawing/draw-job.ts';
import { editBookOrGiven } from './edit.ts';
import { listBooksOfBank, readBookTypes } from './list-books.ts';
import { listGivenTextbooks, readBookChoices, readGivenTextbook } from './list-given.ts';
import { listMyTextbooks, shelvedOf } from './my-textbooks.ts';
import { openEdition } from './open-edition.ts';
import { openMyTextbook, readFileId, readPdfOfMessage } from './open-textbook.ts';
import { collectWord } from './words/collect-word.ts';

export { insertGivenBook } from './giving.queries.ts';
export { insertPastWords } from './past.queries.ts';
export { keepPastAnnotated, keepPastBook } from './past.ts';
export { countShelf, keepReading, listShelf } from './reading.queries.ts';
export { shelvedOf };
export { listFoundBooks, listFoundShelved } from './found.queries.ts';
export { recordOf } from './record.ts';
export type { EditionRow } from './bank.queries.ts';

/** The answers to every call of textbooks. */
export const handlers: readonly CallHandler[] = [
  listBooksOfBank,
  readBookTypes,
  openEdition,
  checkDrawing,
  cancelDownload,
  createBookOrGive,
  editBookOrGiven,
  destroyEditionOrGiven,
  ...bookAnswers,
  listGivenTextbooks,
  readGivenTextbook,
  readBookChoices,
  listMyTextbooks,
  readFileId,
  readPdfOfMessage,
  openMyTextbook,
  collectWord,
];

/** What is worked on later. */
export const jobs: readonly AnyJob[] = [countPagesJob, drawJob];
