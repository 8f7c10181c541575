import type * as z from 'zod';
import { lockOwnUpload, updateFilesUsed } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import { titleSearchText } from '@inkstone/base/pinyin';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { getKindRules } from '@inkstone/exam/assignment-kinds';
import { storeAssignment, resolveRecipients } from '@inkstone/assignments/server';
import { createTextbook as contract } from '../contract.ts';
import { isViewOnly, canEditBank, canAssign, isUnreadable } from '../rules.ts';
import { findEdition, insertBook, insertOriginal, type EditionRow } from './bank.queries.ts';
import { countPagesJob } from './count-pages.ts';
import { insertAssignmentBook } from './assigned-books.queries.ts';

type CreateContext = HandlerContext<typeof contract>;
type Input = z.output<typeof contract.input>;
type BookInput = Extract<Input, { what: 'book' }>;
type AssignmentInput = Extract<Input, { what: 'assignment' }>;

/** The columns of a book. */
export const toBookColumns = ({
  name,
  nameZh,
  programme,
  subject,
  vocabulary,
}: Omit<BookInput, 'what' | 'file' | 'requestId'>) => ({
  name,
  nameZh: nameZh || null,
  programme,
  subject,
  vocabulary,
  searchText: titleSearchText(name, nameZh),
});

/** Inserts a book from a stored PDF; its pages are counted afterwards. Returns its original edition. */
export const insertUploadedBook = async (
  { me, tx, now, enqueue }: Pick<CreateContext, 'tx' | 'now' | 'enqueue'> & { me: { id: number } },
  input: Omit<BookInput, 'what' | 'requestId'>,
): Promise<number> => {
  await updateFilesUsed(tx, [input.file], 'book');
  const bookId = await insertBook(tx, { ...toBookColumns(input), ownerId: me.id, createdAt: now, updatedAt: now });
  const editionId = await insertOriginal(tx, { bookId, ownerId: me.id, fileId: input.file, createdAt: now });
  await enqueue(countPagesJob, { editionId });
  return editionId;
};

/** Adds an uploaded PDF to the bank. */
const createBook = async ({ me, tx, now, enqueue, refuse, notFound }: CreateContext, input: BookInput) => {
  if (!canEditBank(me)) return isViewOnly(me) ? refuse('book.viewOnly') : notFound();
  const file = await lockOwnUpload(tx, { fileId: input.file, personId: me.id });
  if (!file) return refuse('book.fileMissing');
  if (file.mime !== 'application/pdf') return refuse('book.notPdf');
  const editionId = await insertUploadedBook({ me, tx, now, enqueue }, { ...input, file: file.id });
  return { ids: [editionId], recipients: 0 };
};

/** The editions to assign, each once and all readable. */
const readEditions = async ({ me, tx, language, refuse, notFound }: CreateContext, editionIds: readonly number[]) => {
  const rows: EditionRow[] = [];
  for (const id of new Set(editionIds)) {
    const row = await findEdition(tx, { id, teacherId: me.id });
    if (!row) return notFound();
    if (isUnreadable(row.pages))
      return refuse('book.unreadable', { name: localizedName(language, row.name, row.nameZh) });
    rows.push(row);
  }
  return rows;
};

/** Assigns one edition as an assignment of its own. */
const assignEdition = async (
  ctx: CreateContext,
  input: AssignmentInput,
  book: EditionRow,
  students: readonly BookRecipient[],
) => {
  const { me, tx, now, emit } = ctx;
  const row = {
    kind: 'textbook' as const,
    teacherId: me.id,
    title: book.name,
    titleZh: book.nameZh,
    mode: 'practice' as const,
    beginsAt: new Date(input.beginsAt),
    deadline: new Date(input.deadline),
    ...{ timeLimitSeconds: null, maxListens: null, playbackSpeed: null, isSelfMarked: false },
    teacherMessage: input.teacherMessage || null,
    reportAt: 'submitted' as const,
    isForJoiners: input.isForJoiners ?? getKindRules('textbook').isForJoiners,
    createdAt: now,
  };
  const content = {
    ...{ paperRevisionId: null, setRevisionIds: [], variant: '', questionCount: 0 },
    programme: book.programme,
    subject: book.subject,
  };
  const assignment = await storeAssignment(tx, { row, content, students, classIds: input.classIds, markers: [] });
  const { assignmentId, recipientIds } = assignment;
  await insertAssignmentBook(tx, { assignmentId, editionId: book.id });
  const studentIds = students.map(({ studentId }) => studentId);
  await emit('assignment.created', { ...row, assignmentId, recipientIds, studentIds });
  return assignmentId;
};

interface BookRecipient {
  studentId: number;
  classId: number | null;
}

/** Assigns textbooks: recipients and times are checked once, then each edition becomes an assignment. */
const assignBooks = async (ctx: CreateContext, input: AssignmentInput) => {
  const { me, tx, now, refuse, notFound } = ctx;
  if (!canAssign(me)) return notFound();
  const deadline = new Date(input.deadline);
  if (deadline <= new Date(input.beginsAt)) return refuse('deadline.beforeBegin');
  if (deadline <= now) return refuse('deadline.past');
  const books = await readEditions(ctx, input.editionIds);
  const students = await resolveRecipients(tx, me.id, input);
  if (students === 'foreign') return notFound();
  if (students === 'recipients.none') return refuse('recipients.none');
  const ids: number[] = [];
  for (const book of books) ids.push(await assignEdition(ctx, input, book, students));
  return { ids, recipients: students.length };
};

/** Adds a book to the bank, or assigns textbooks to students. */
export const createTextbook = handleCall(contract, (ctx) =>
  ctx.input.what === 'book' ? createBook(ctx, ctx.input) : assignBooks(ctx, ctx.input),
);
