import { existsSync, readFileSync } from 'node:fs';
import { contentFile, readData } from './load.ts';
import type { Book, BookMeasures, BookStory, BookText, Chapter, Figure, MarkText } from './types/books.ts';

/** What `book.json` says of a book. */
export type BookFacts = Omit<BookText, 'chapters' | 'figures'> &
  Pick<Book, 'programme' | 'subject' | 'vocabulary' | 'owner'> & { annotatedBy?: string };

const codes = readData<readonly string[]>('books/order.json');
const readFacts = (code: string): BookFacts => readData<BookFacts>(`books/${code}/book.json`);

const readBook = (code: string): Book => {
  const { name, programme, subject, vocabulary, owner, annotatedBy: by } = readFacts(code);
  const { pages, outline, marks } = readData<BookMeasures>(`books/${code}/made.json`);
  const annotated = by === undefined ? {} : { annotated: { by, marks } };
  return { code, name, programme, subject, vocabulary, owner, file: `${code}.pdf`, pages, outline, ...annotated };
};

/** Every textbook of the sample school. */
export const books: readonly Book[] = codes.map(readBook);

/** What happened with them. */
export const bookStory: BookStory = readData('books/story.json');

const readOptional = <Value>(file: string): Value | undefined =>
  existsSync(contentFile(file)) ? readData<Value>(file) : undefined;

const headField = /^(under|number): (.*)\n/;

/** Parses a chapter that begins after `# `. */
const toChapter = (source: string): Chapter => {
  const titleEnd = source.indexOf('\n');
  let text = source.slice(titleEnd + 1);
  const fields: Partial<Chapter> = {};
  for (let field = headField.exec(text); field; field = headField.exec(text)) {
    fields[field[1] === 'under' ? 'under' : 'number'] = field[2] ?? '';
    text = text.slice(field[0].length);
  }
  return { title: source.slice(0, titleEnd), ...fields, text: text.trim() };
};

/** Reads the texts from which the PDFs are made. */
export const readBookTexts = (): readonly BookText[] =>
  codes.map((code) => {
    const { name, about, paper, type } = readFacts(code);
    const [, ...chapters] = `\n${readFileSync(contentFile(`books/${code}/text.txt`), 'utf8')}`.split(/\n# /);
    const figures = readOptional<Readonly<Record<string, Figure>>>(`books/${code}/figures.json`);
    return { code, name, about, paper, type, chapters: chapters.map(toChapter), ...(figures ? { figures } : {}) };
  });

/** Reads what teachers wrote in a book. */
export const readBookMarks = (code: string): readonly MarkText[] => readOptional(`books/${code}/marks.json`) ?? [];
