import * as z from 'zod';
import { BookMark } from './marks.ts';

/** Whether an edition is the original or a teacher's annotated one. */
export const EditionKind = z.enum(['original', 'annotated']);

/** The purpose of opening a textbook. */
export const BookAction = z.enum(['view', 'annotate', 'download']);

/** One edition of a book in lists. */
export const TextbookRecord = z.object({
  editionId: z.int().describe('The edition: the original, or one teacher’s annotated one.'),
  textbookId: z.int().describe('The book.'),
  editionKind: EditionKind.describe('1 the original, 2 an annotated edition.'),
  name: z.string().describe("What the book is called, in the reader's language."),
  programme: z.string().describe('Id of the exam programme that it prepares for; empty for none.'),
  subject: z.string().describe('Id of its subject.'),
  vocabulary: z
    .int()
    .nullable()
    .describe('About how many English words a reader should know; null where it makes no sense.'),
  lastModified: z.iso.datetime().describe('When this edition was changed last.'),
  annotated: z.boolean().describe('Whether this edition is an annotated one.'),
  annotator: z.string().describe('Who annotated it; empty for an original.'),
  pages: z
    .int()
    .nullable()
    .describe('How many pages it has; null while they are being counted, 0 where the PDF is damaged or locked.'),
});
export type TextbookRecord = z.infer<typeof TextbookRecord>;

/** A textbook for a reader: the URL of its PDF, or the export to wait for. */
export const BookView = z.object({
  editionId: z.int().describe('The edition.'),
  textbookId: z.int().describe('The book.'),
  editionKind: EditionKind.describe('1 the original, 2 an annotated edition.'),
  action: BookAction.describe('What it was opened for.'),
  assignmentId: z.int().nullable().describe('The assignment by which a student reads it; null for the teacher side.'),
  bookUrl: z.string().describe('A signed address of the PDF, two hours; empty while it is being drawn.'),
  pdfExportId: z.int().nullable().describe('The drawing to ask for; 0 where there is none.'),
  name: z.string().describe("What the book is called, in the reader's language."),
  pages: z
    .int()
    .nullable()
    .describe('How many pages it has; null while they are being counted, 0 where the PDF is damaged or locked.'),
  mayAnnotate: z.boolean().describe('Whether the caller may change the marks of this edition.'),
  marks: z.array(BookMark).describe('The marks of an annotated edition; empty for an original and for a download.'),
  marksVersion: z.int().describe('Counts the changes of the marks.'),
  page: z.int().describe('The page where the reader left it; 1 before.'),
});
export type BookView = z.infer<typeof BookView>;

/** One entry of the download list, as stored in the browser under `textBookArr`. */
export const StoredDownloadItem = z.object({
  id: z.int().describe('The edition.'),
  bookName: z.string().describe('What the book is called; the file is saved under it.'),
  url: z.string().describe('A signed address of the PDF; empty until there is one.'),
  dType: z.union([z.literal(1), z.literal(2)]).describe('1 the original, 2 an annotated edition.'),
  fileStatus: z
    .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
    .describe('0 failed, 1 waits, 2 downloaded, 3 taken out, 4 in progress or ready to be fetched.'),
  did: z.int().describe('The drawing that is waited for; 0 for none.'),
  isDel: z.boolean().describe('Whether the person took it out of the list.'),
  bookLenStatus: z.boolean().describe('Whether the name is too long for its line.'),
  modelId: z.int().nullable().describe('The assignment by which a student reads it; null on the teacher side.'),
  textbookId: z.int().describe('The book.'),
});
export type StoredDownloadItem = z.infer<typeof StoredDownloadItem>;
