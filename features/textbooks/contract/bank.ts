import * as z from 'zod';
import { Flag, Id, pageFields, pagingInput, RequestId } from '@inkstone/base';
import { createCallFactory, signedIn } from '@inkstone/call';
import { refusals } from '../refusals.ts';
import { legacy } from './legacy.ts';
import { BookAction, BookView, EditionKind, TextbookRecord } from './shapes.ts';
import { bookReaderAccess } from './access.ts';

const call = createCallFactory(refusals, legacy);

/** Lists the editions of the bank. */
export const listTextbooks = call({
  path: 'topic/getBookList',
  method: 'GET',
  effect: 'read',
  summary: 'The bank of textbooks: originals or annotated editions, searched by name, filtered, paged.',
  access: bookReaderAccess,
  input: z.object({
    ...pagingInput(),
    annotated: Flag.default(false).describe('True: annotated editions; absent: originals.'),
    search: z.string().trim().max(100).optional().describe('Part of the name in either language; absent: any.'),
    programme: z.string().max(40).optional().describe('Only of this programme; absent: of any.'),
    subject: z.string().max(40).optional().describe('Only of this subject; absent: of any.'),
  }),
  output: z.object({
    list: z
      .array(
        TextbookRecord.extend({
          names: z
            .object({
              en: z.string().describe('The name, shown where there is no Chinese one too.'),
              zh: z.string().nullable().describe('The name for those who read Chinese; null: the same.'),
            })
            .describe('What the book is called in both languages, to be changed.'),
          ownerName: z.string().describe('Who put it into the bank.'),
          isMine: z.boolean().describe('Whether the caller did, and may change or delete it.'),
          myAnnotatedId: z.int().nullable().describe('The caller’s own annotated edition of the book; null for none.'),
          marks: z.int().describe('Marks of an annotated edition; 0 for an original.'),
          size: z
            .int()
            .nullable()
            .describe('Length in bytes of the PDF that is downloaded; null while marks wait to be drawn.'),
        }),
      )
      .describe('One page of editions, the latest changed first.'),
    ...pageFields,
  }),
});

/** One edition of the bank. */
export type BankItem = z.output<typeof listTextbooks.output>['list'][number];

/** Filters of the bank. */
export const getTextbookFilters = call({
  path: 'topic/getBookTypes',
  method: 'GET',
  effect: 'read',
  summary: 'Programmes and subjects that occur in the bank of textbooks, to filter by.',
  access: bookReaderAccess,
  input: z.object({}),
  output: z.object({
    programmes: z.array(z.string().describe('Id of a programme.')).describe('Programmes with a book.'),
    subjects: z.array(z.string().describe('Id of a subject.')).describe('Subjects with a book.'),
  }),
});

/** Opens an edition for staff. */
export const openEdition = call({
  path: 'topic/getBookUrl',
  method: 'GET',
  effect: 'write',
  summary:
    'Open a textbook: its PDF with its marks; to annotate an original makes the own annotated edition; to download an annotated one may ask for its drawing.',
  access: bookReaderAccess,
  input: z.object({
    editionId: Id.describe('The edition.'),
    editionKind: EditionKind.optional().describe('1 original, 2 annotated; absent: as the edition is.'),
    action: BookAction.default('view').describe('What it is opened for; absent: to be read.'),
  }),
  output: BookView,
  refusals: ['book.viewOnly'],
  invalidates: ['topic/getBookList'],
});

/** Polls the state of a PDF export. */
export const checkPdfExport = call({
  path: 'backend/textbook/checkStatus',
  method: 'GET',
  effect: 'read',
  summary:
    'How the drawing of an annotated PDF stands, for who asked for it: not yet, or its address; -4 cancelled, -5 failed.',
  access: signedIn,
  input: z.object({ pdfExportId: Id.describe('The drawing.') }),
  output: z.object({
    bookUrl: z.string().describe('A signed address of the PDF; empty while it is being drawn.'),
    pdfExportId: z.int().describe('The drawing.'),
    shareUrl: z.string().describe('The same address, ready to be saved; empty while it is being drawn.'),
    state: z.enum(['pending', 'ready']).describe('1 ready, 0 not yet; the ends of a poll are failures with -4 and -5.'),
  }),
  refusals: ['book.cancelled', 'book.failed'],
});

/** Cancels a PDF export. */
export const cancelPdfExport = call({
  path: 'backend/textbook/cancelDownload',
  method: 'POST',
  effect: 'write',
  summary: 'Nobody waits for this drawing any more; what is ready stays.',
  access: signedIn,
  input: z.object({ requestId: RequestId, pdfExportId: Id.describe('The drawing.') }),
  output: z.object({ pdfExportId: z.int().describe('The drawing.') }),
});
