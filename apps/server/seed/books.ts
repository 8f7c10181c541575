import { findRecipientAssignment } from '@inkstone/assignments/server';
import { books, bookStory, type Book, type BookAssignment, type BookMark } from '@inkstone/content';
import {
  insertAssignmentBook,
  insertPastWords,
  insertPastAnnotated,
  insertPastBook,
  saveReading,
} from '@inkstone/textbooks/server';
import { seedFile } from './bank.ts';
import { createPastAssignment } from './create-past-assignment.ts';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { requireId } from './people.ts';
import type { SeededSchool, StoryStep } from './work.ts';

const fileMaxBytes = 5_000_000;

/** Edition ids by book and kind. */
type Editions = Map<string, number>;

const editionKey = (book: string, edition: BookAssignment['edition']): string => `${book} ${edition}`;

/** Converts a mark to its stored form, separating its position from its content. */
const toStoredMark = (mark: BookMark) => {
  const { id, page } = mark;
  if (mark.kind === 'note') return { id, page, content: { kind: mark.kind, at: pair(mark.at), note: mark.note } };
  if (mark.kind === 'pen') {
    const { kind, colour, width, path } = mark;
    return { id, page, content: { kind, colour, width, path: path.map(pair) } };
  }
  const { kind, colour, rects, quote, note } = mark;
  const lines = rects.map(([x, y, width, height]): [number, number, number, number] => [x, y, width, height]);
  return { id, page, content: { kind, colour, rects: lines, quote, note } };
};

const pair = ([x, y]: readonly [number, number]): [number, number] => [x, y];

const seedBook = async (seeding: Seeding, seeded: SeededSchool, book: Book): Promise<Editions> => {
  const { tx, now } = seeding;
  const at = momentAt(now, bookStory.written);
  const ownerId = requireId(seeded.people.people, book.owner);
  const file = { folder: 'books/files' as const, name: book.file, maxBytes: fileMaxBytes };
  const { id: fileId } = await seedFile({ ...seeding, now: at }, file, { ownerId, usedBy: 'book' });
  const { pages, subject, vocabulary } = book;
  const facts = { name: book.name.en, nameZh: book.name.zh, programme: book.programme ?? '', subject, vocabulary };
  const { bookId, editionId } = await insertPastBook(tx, { ...facts, ownerId, fileId, pages, at });
  const editionIds: Editions = new Map([[editionKey(book.code, 'original'), editionId]]);
  if (!book.annotated) return editionIds;
  const marks = book.annotated.marks.map(toStoredMark);
  const by = {
    bookId,
    ownerId: requireId(seeded.people.people, book.annotated.by),
    at: momentAt(now, bookStory.marked),
  };
  return editionIds.set(editionKey(book.code, 'annotated'), await insertPastAnnotated(tx, { ...by, marks }));
};

const seedReaders = async (
  seeding: Seeding,
  seeded: SeededSchool,
  assignment: BookAssignment,
  { assignmentId }: { assignmentId: number },
) => {
  const { tx, now } = seeding;
  const pages = books.find(({ code }) => code === assignment.book)?.pages ?? 0;
  for (const { student, opened, read, page, seen: [first, last] = [1, pages] } of assignment.readers) {
    const sitting = await findRecipientAssignment(tx, {
      assignmentId,
      studentId: requireId(seeded.people.people, student),
    });
    if (!sitting) throw new Error(`${student} was not assigned ${assignment.book}`);
    const recipientId = sitting.recipient.id;
    await saveReading(tx, { recipientId, page: 1, seen: '{}', pages, at: momentAt(now, opened) });
    await saveReading(tx, { recipientId, page, seen: `{[${first},${last + 1})}`, pages, at: momentAt(now, read) });
  }
};

const assignBook = async (
  seeding: Seeding,
  seeded: SeededSchool,
  assignment: BookAssignment,
  editions: Editions,
): Promise<void> => {
  const book = books.find(({ code }) => code === assignment.book);
  const editionId = editions.get(editionKey(assignment.book, assignment.edition));
  if (!book || editionId === undefined) throw new Error(`${assignment.book} is in no bank`);
  const { teacher, classes, assignedAt, begins, deadline, message } = assignment;
  const assignmentId = await createPastAssignment(
    seeding,
    { kind: 'textbook', title: book.name, message, assignedAt, begins, deadline },
    {
      teacherId: requireId(seeded.people.people, teacher),
      content: {
        ...{ paperRevisionId: null, setRevisionIds: [], variant: '', questionCount: 0 },
        programme: book.programme ?? '',
        subject: book.subject,
      },
      classIds: classes.map((code) => requireId(seeded.people.classes, code)),
    },
  );
  await insertAssignmentBook(seeding.tx, { assignmentId, editionId });
  await seedReaders(seeding, seeded, assignment, { assignmentId });
};

const seedWords = async ({ tx, now }: Seeding, seeded: SeededSchool, editions: Editions): Promise<void> => {
  const about = {
    personId: requireId(seeded.people.people, 'linxiaohe'),
    editionId: editions.get(editionKey('ten-readings', 'annotated')) ?? null,
  };
  const rows = bookStory.words.map(({ word, part, en, zh, sentence, page, kept }) => ({
    ...about,
    ...{ word, sentence, page, meaning: [{ part, en, zh }], collectedAt: momentAt(now, kept) },
  }));
  await insertPastWords(tx, rows);
};

/** Seeds textbooks: in the bank, annotated, assigned and read, with collected words. */
export const bookSteps = (seeding: Seeding, seeded: SeededSchool): StoryStep[] => {
  const editions: Editions = new Map();
  const assignments = bookStory.assignments.map((assignment) => ({
    startsAt: momentAt(seeding.now, assignment.assignedAt),
    run: () => assignBook(seeding, seeded, assignment, editions),
  }));
  return [
    {
      startsAt: momentAt(seeding.now, bookStory.written),
      async run() {
        for (const book of books) {
          for (const [name, id] of await seedBook(seeding, seeded, book)) editions.set(name, id);
        }
        await seedWords(seeding, seeded, editions);
        seeding.log(`${books.length} textbooks, ${bookStory.assignments.length} of them assigned`);
      },
    },
    ...assignments,
  ];
};
