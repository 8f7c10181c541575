import { findSitting } from '@inkstone/assignments/server';
import {
  bookGifts,
  books,
  booksMarked,
  booksWritten,
  wordsKept,
  type Book,
  type BookGift,
  type BookMark,
} from '@inkstone/content';
import {
  insertGivenBook,
  insertPastWords,
  keepPastAnnotated,
  keepPastBook,
  keepReading,
} from '@inkstone/textbooks/server';
import { keepFile } from './bank.ts';
import { giveTold } from './give-work.ts';
import type { Seeding } from './index.ts';
import { momentAt } from './moments.ts';
import { idOf } from './people.ts';
import type { SeededSchool, StoryStep } from './work.ts';

const fileMaxBytes = 5_000_000;

/** Editions by the code of their book and what they are. */
type Editions = Map<string, number>;

const nameOf = (book: string, edition: BookGift['edition']): string => `${book} ${edition}`;

/** A mark as the reader keeps it: what it is beside where it lies. */
const asKept = (mark: BookMark) => {
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

const keepBook = async (seeding: Seeding, made: SeededSchool, it: Book): Promise<Editions> => {
  const { tx, now } = seeding;
  const at = momentAt(now, booksWritten);
  const ownerId = idOf(made.people.people, it.owner);
  const file = { folder: 'books/files' as const, name: it.file, maxBytes: fileMaxBytes };
  const { id: fileId } = await keepFile({ ...seeding, now: at }, file, { ownerId, usedBy: 'book' });
  const { pages, subject, vocabulary } = it;
  const facts = { name: it.name.en, nameZh: it.name.zh, programme: it.programme ?? '', subject, vocabulary };
  const { bookId, editionId } = await keepPastBook(tx, { ...facts, ownerId, fileId, pages, at });
  const kept: Editions = new Map([[nameOf(it.code, 'original'), editionId]]);
  if (!it.annotated) return kept;
  const marks = it.annotated.marks.map(asKept);
  const by = { bookId, ownerId: idOf(made.people.people, it.annotated.by), at: momentAt(now, booksMarked) };
  return kept.set(nameOf(it.code, 'annotated'), await keepPastAnnotated(tx, { ...by, marks }));
};

const seedReaders = async (seeding: Seeding, made: SeededSchool, gift: BookGift, it: { assignmentId: number }) => {
  const { tx, now } = seeding;
  const pages = books.find(({ code }) => code === gift.book)?.pages ?? 0;
  for (const { student, opened, read, page, seen: [first, last] = [1, pages] } of gift.readers) {
    const sitting = await findSitting(tx, { ...it, studentId: idOf(made.people.people, student) });
    if (!sitting) throw new Error(`${student} was not given ${gift.book}`);
    const recipientId = sitting.recipient.id;
    await keepReading(tx, { recipientId, page: 1, seen: '{}', pages, at: momentAt(now, opened) });
    await keepReading(tx, { recipientId, page, seen: `{[${first},${last + 1})}`, pages, at: momentAt(now, read) });
  }
};

const giveBook = async (seeding: Seeding, made: SeededSchool, gift: BookGift, editions: Editions): Promise<void> => {
  const it = books.find(({ code }) => code === gift.book);
  const editionId = editions.get(nameOf(gift.book, gift.edition));
  if (!it || editionId === undefined) throw new Error(`${gift.book} is in no bank`);
  const { teacher, classes, given, begins, deadline, message } = gift;
  const assignmentId = await giveTold(
    seeding,
    { kind: 'textbook', title: it.name, message, given, begins, deadline },
    {
      teacherId: idOf(made.people.people, teacher),
      content: {
        ...{ paperRevisionId: null, setRevisionIds: [], variant: '', questionCount: 0 },
        programme: it.programme ?? '',
        subject: it.subject,
      },
      classIds: classes.map((code) => idOf(made.people.classes, code)),
    },
  );
  await insertGivenBook(seeding.tx, { assignmentId, editionId });
  await seedReaders(seeding, made, gift, { assignmentId });
};

const seedWords = async ({ tx, now }: Seeding, made: SeededSchool, editions: Editions): Promise<void> => {
  const about = {
    personId: idOf(made.people.people, 'linxiaohe'),
    editionId: editions.get(nameOf('ten-readings', 'annotated')) ?? null,
  };
  const rows = wordsKept.map(({ word, part, en, zh, sentence, page, kept }) => ({
    ...about,
    ...{ word, sentence, page, meaning: [{ part, en, zh }], collectedAt: momentAt(now, kept) },
  }));
  await insertPastWords(tx, rows);
};

/** Textbooks put into the bank, written in, given and read, with the words that were collected from one. */
export const bookSteps = (seeding: Seeding, made: SeededSchool): StoryStep[] => {
  const editions: Editions = new Map();
  const gifts = bookGifts.map((gift) => ({
    given: momentAt(seeding.now, gift.given),
    run: () => giveBook(seeding, made, gift, editions),
  }));
  return [
    {
      given: momentAt(seeding.now, booksWritten),
      async run() {
        for (const it of books) {
          for (const [name, id] of await keepBook(seeding, made, it)) editions.set(name, id);
        }
        await seedWords(seeding, made, editions);
        seeding.log(`${books.length} textbooks, ${bookGifts.length} of them given`);
      },
    },
    ...gifts,
  ];
};
