import type * as z from 'zod';
import { lockOwnUpload, updateFilesUsed } from '@inkstone/bank/server';
import { localizedName } from '@inkstone/base';
import { titleSearchText } from '@inkstone/base/pinyin';
import { handleCall, type HandlerContext } from '@inkstone/call/server';
import { give, receiversOf } from '@inkstone/assignments/server';
import { createTextbook } from '../contract.ts';
import { isViewOnly, mayEditBank, mayGive } from '../rules.ts';
import { findEdition, insertBook, insertOriginal, type EditionRow } from './bank.queries.ts';
import { countPagesJob } from './count-pages.ts';
import { insertGivenBook } from './giving.queries.ts';

type Creating = HandlerContext<typeof createTextbook>;
type Input = z.output<typeof createTextbook.input>;
type BookInput = Extract<Input, { what: 'book' }>;
type GivingInput = Extract<Input, { what: 'assignment' }>;

/** What is kept of a book's facts. */
export const factsOfBook = ({
  name,
  nameZh,
  project,
  subject,
  vocabulary,
}: Omit<BookInput, 'what' | 'file' | 'requestId'>) => ({
  name,
  nameZh: nameZh || null,
  programme: project,
  subject,
  vocabulary,
  searchText: titleSearchText(name, nameZh),
});

/** Puts an uploaded PDF into the bank; its pages are counted afterwards. */
const keepBook = async ({ me, tx, now, enqueue, refuse, notFound }: Creating, input: BookInput) => {
  if (!mayEditBank(me)) return isViewOnly(me) ? refuse('book.viewOnly') : notFound();
  const file = await lockOwnUpload(tx, { fileId: input.file, personId: me.id });
  if (!file) return refuse('book.fileMissing');
  if (file.mime !== 'application/pdf') return refuse('book.notPdf');
  await updateFilesUsed(tx, [file.id], 'book');
  const bookId = await insertBook(tx, { ...factsOfBook(input), ownerId: me.id, createdAt: now, updatedAt: now });
  const editionId = await insertOriginal(tx, { bookId, ownerId: me.id, fileId: file.id, createdAt: now });
  await enqueue(countPagesJob, { editionId });
  return { ids: [editionId], recipients: 0 };
};

/** The editions that are given, each once and all of them readable. */
const editionsOf = async ({ me, tx, language, refuse, notFound }: Creating, fileids: readonly number[]) => {
  const rows: EditionRow[] = [];
  for (const id of new Set(fileids)) {
    const row = await findEdition(tx, { id, teacherId: me.id });
    if (!row) return notFound();
    if (row.pages === 0) return refuse('book.unreadable', { name: localizedName(language, row.name, row.name_zh) });
    rows.push(row);
  }
  return rows;
};

/** Gives one edition as an assignment of its own. */
const giveOne = async (it: Creating, input: GivingInput, book: EditionRow, students: readonly Receiver[]) => {
  const { me, tx, now, emit } = it;
  const row = {
    kind: 'textbook' as const,
    teacherId: me.id,
    title: book.name,
    titleZh: book.name_zh,
    mode: 'practice' as const,
    beginsAt: new Date(input.beginsAt),
    deadline: new Date(input.deadline),
    ...{ timeLimitSeconds: null, maxListens: null, playbackSpeed: null, isSelfMarked: false },
    teacherMessage: input.teacherMessage || null,
    reportAt: 'submitted' as const,
    createdAt: now,
  };
  const content = {
    ...{ paperRevisionId: null, setRevisionIds: [], variant: '', questionCount: 0 },
    programme: book.programme,
    subject: book.subject,
  };
  const given = await give(tx, { row, content, students, classIds: input.classIds, markers: [] });
  const { assignmentId, recipientIds } = given;
  await insertGivenBook(tx, { assignmentId, editionId: book.id });
  const studentIds = students.map(({ studentId }) => studentId);
  await emit('assignment.given', { ...row, assignmentId, recipientIds, studentIds });
  return assignmentId;
};

interface Receiver {
  studentId: number;
  classId: number | null;
}

/** Gives textbooks: whom and when are checked once, then each edition becomes an assignment. */
const giveBooks = async (it: Creating, input: GivingInput) => {
  const { me, tx, now, refuse, notFound } = it;
  if (!mayGive(me)) return notFound();
  const deadline = new Date(input.deadline);
  if (deadline <= new Date(input.beginsAt)) return refuse('deadline.beforeBegin');
  if (deadline <= now) return refuse('deadline.past');
  const books = await editionsOf(it, input.fileids);
  const students = await receiversOf(tx, me.id, input);
  if (students === 'foreign') return notFound();
  if (students === 'recipients.none') return refuse('recipients.none');
  const ids: number[] = [];
  for (const book of books) ids.push(await giveOne(it, input, book, students));
  return { ids, recipients: students.length };
};

/** Puts a book into the bank, or gives textbooks to students. */
export const createBookOrGive = handleCall(createTextbook, (it) =>
  it.input.what === 'book' ? keepBook(it, it.input) : giveBooks(it, it.input),
);
