import { made } from './made.ts';
import { bookTexts } from './texts.ts';
import type { Book, BookText } from './book-types.ts';

export type { Book, BookMark } from './book-types.ts';

type Facts = Pick<Book, 'programme' | 'subject' | 'vocabulary' | 'owner'> & { annotatedBy?: string };

const facts: Readonly<Record<string, Facts>> = {
  'ten-readings': {
    programme: 'toefl-2023',
    subject: 'reading',
    vocabulary: 4500,
    owner: 'mei',
    annotatedBy: 'mei',
  },
  'word-roots': { programme: null, subject: 'vocabulary', vocabulary: 3000, owner: 'qiao' },
  functions: { programme: 'amc', subject: 'math', vocabulary: null, owner: 'qiao', annotatedBy: 'qiao' },
  'listening-notes': { programme: 'toefl-2023', subject: 'listening', vocabulary: 4000, owner: 'mei' },
};

const bookOf = ({ code, name }: BookText): Book => {
  const [said, its] = [facts[code], made[code]];
  if (!said || !its) throw new Error(`${code} is not made yet: node tools/make-books.ts ${code}`);
  const { annotatedBy: by, ...rest } = said;
  const { pages, outline, marks } = its;
  return { code, name, ...rest, file: `${code}.pdf`, pages, outline, ...(by ? { annotated: { by, marks } } : {}) };
};

/** Every textbook of the sample school. */
export const books: readonly Book[] = bookTexts.map(bookOf);
