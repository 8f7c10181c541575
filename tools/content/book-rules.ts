import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { programmes } from '@inkstone/programmes';
import type { Book, BookMark } from '@inkstone/content';
import { findDuplicates, listTeachers, ruleForEach, type Rule } from './rule.ts';
import { readContentFile, type SampleContent } from './sample-content.ts';

const chinese = /[\u4e00-\u9fff]/;
const maxFileBytes = 300 * 1024;

const plain = (text: string): string => text.replaceAll(/[\s“”‘’'".,;:?!()]/g, '').toLowerCase();

/** The pages of a PDF as plain words, and its outline. */
interface ReadPdf {
  pages: readonly string[];
  outline: readonly { title: string; items: readonly unknown[] }[];
}

const readPdf = async (name: string): Promise<ReadPdf> => {
  const data = new Uint8Array(readContentFile(`books/files/${name}`));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(plain(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  return { pages, outline: await pdf.getOutline() };
};

const pdfs = new Map<string, Promise<ReadPdf>>();

const openPdf = (name: string): Promise<ReadPdf> => {
  const known = pdfs.get(name) ?? readPdf(name);
  pdfs.set(name, known);
  return known;
};

/** Makes a rule of the PDFs of the books; `check` returns what is wrong. */
const ruleForPdfs = (
  name: string,
  check: (book: Book, pdf: ReadPdf, content: SampleContent) => readonly string[],
): Rule => ({
  name,
  async find(content) {
    const violations = await Promise.all(
      content.books.map(async (book) => check(book, await openPdf(book.file), content)),
    );
    return violations.flatMap((list, index) => list.map((violation) => `${content.books[index]?.code}: ${violation}`));
  },
});

const listPages = ({ outline }: Book): number[] =>
  outline.flatMap(({ page, children }) => [page, ...children.map((child) => child.page)]);

const isOnPage = (page: number, { pages }: Book): boolean => page >= 1 && page <= pages;

const outlineText = (entries: readonly { title: string; count: number }[]): string =>
  entries.map(({ title, count }) => `${title} (${count})`).join(', ');

const listMarks = ({ books }: SampleContent): { book: Book; mark: BookMark }[] =>
  books.flatMap((book) => (book.annotated?.marks ?? []).map((mark) => ({ book, mark })));

const listShares = (mark: BookMark): number[] => {
  if (mark.kind === 'highlight') return mark.rects.flatMap(([x, y, width, height]) => [x, y, x + width, y + height]);
  return mark.kind === 'note' ? [...mark.at] : mark.path.flat();
};

const listAnnotated = ({ books }: SampleContent) =>
  books.flatMap((book) => (book.annotated ? [{ book, ...book.annotated }] : []));

const markRules: readonly Rule[] = [
  ruleForEach('the marks in a book are a teacher’s', listAnnotated, ({ book, by }, content) =>
    listTeachers(content).includes(by) ? undefined : `${book.code}: ${by}`,
  ),
  ruleForEach('there are a dozen marks in a book and more, of every kind', listAnnotated, ({ book, marks }) => {
    const kinds = [...new Set(marks.map(({ kind }) => kind))].toSorted().join();
    return (marks.length < 12 || kinds !== 'highlight,note,pen') && `${book.code}: ${marks.length} marks, ${kinds}`;
  }),
  ruleForEach('each mark in a book has an id of its own', listAnnotated, ({ marks }) => {
    const ids = marks.map(({ id }) => id);
    return [...findDuplicates(ids), ...ids.filter((id) => !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))];
  }),
  ruleForEach('a mark lies on its page', listMarks, ({ book, mark }) => {
    const shares = listShares(mark);
    const isInside = shares.length > 1 && shares.every((share) => share >= 0 && share <= 1);
    return isInside && isOnPage(mark.page, book) ? undefined : `${book.code}: ${mark.id}`;
  }),
  ruleForPdfs('a highlight is of words that stand on its page', ({ annotated }, { pages }) =>
    (annotated?.marks ?? []).flatMap((mark) =>
      mark.kind === 'highlight' && !pages[mark.page - 1]?.includes(plain(mark.quote)) ? mark.quote : [],
    ),
  ),
];

const pdfRules: readonly Rule[] = [
  ruleForPdfs('a book has the pages and the outline that are said of it', (book, { pages, outline }, { bookTexts }) => {
    const stored = outlineText(book.outline.map(({ title, children }) => ({ title, count: children.length })));
    const drawn = outlineText(outline.map(({ title, items }) => ({ title, count: items.length })));
    const titles = bookTexts.find(({ code }) => code === book.code)?.chapters.map(({ title }) => title);
    return [
      ...(pages.length === book.pages ? [] : [`${pages.length} pages`]),
      ...(stored === drawn ? [] : [drawn]),
      ...(titles?.join() === book.outline.map(({ title }) => title).join() ? [] : ['chapters otherwise than its text']),
    ];
  }),
  ruleForPdfs('a heading of a book stands on its page, with the page number', (book, { pages }) =>
    book.outline
      .filter(({ title, page }) => {
        const words = pages[page - 1] ?? '';
        return !words.includes(plain(title)) || !words.includes(String(page));
      })
      .map(({ title }) => title),
  ),
];

const storyRules: readonly Rule[] = [
  ruleForEach(
    'a book that is given is there in that edition',
    ({ bookStory }) => bookStory.assignments,
    (assigned, { books }) => {
      const book = books.find(({ code }) => code === assigned.book);
      return book && (assigned.edition === 'original' || book.annotated)
        ? undefined
        : `${assigned.book} ${assigned.edition}`;
    },
  ),
  ruleForEach(
    'readers of a book are of the classes that it was given to',
    ({ bookStory }) => bookStory.assignments,
    (assigned, { classes }) => {
      const students = classes.filter(({ code }) => assigned.classes.includes(code)).flatMap((group) => group.students);
      return assigned.readers.filter(({ student }) => !students.includes(student)).map(({ student }) => student);
    },
  ),
  ruleForEach(
    'pages that were read are in the book',
    ({ bookStory }) => bookStory.assignments,
    (assigned, { books }) => {
      const book = books.find(({ code }) => code === assigned.book);
      return assigned.readers.flatMap(({ student, page, seen = [1, 1] }) =>
        book && [page, ...seen].every((number) => isOnPage(number, book)) ? [] : student,
      );
    },
  ),
  {
    name: 'collected words are from sentences that stand on their pages',
    async find({ bookStory }) {
      const { pages } = await openPdf('ten-readings.pdf');
      return bookStory.words
        .filter(({ sentence, page, word }) => !pages[page - 1]?.includes(plain(sentence)) || !sentence.includes(word))
        .map(({ word }) => word);
    },
  },
];

/** The rules of textbooks. */
export const bookRules: readonly Rule[] = [
  {
    name: 'every book has its PDF, and none is left over',
    find: ({ books, files }) => {
      const present = files.filter((file) => file.startsWith('books/files/'));
      const used = books.map(({ file }) => `books/files/${file}`);
      return [...present.filter((file) => !used.includes(file)), ...used.filter((file) => !present.includes(file))];
    },
  },
  ruleForEach(
    'a PDF of a book is small',
    ({ books }) => books,
    ({ file }) => {
      const { length } = readContentFile(`books/files/${file}`);
      return length >= maxFileBytes && `${file}: ${length} bytes`;
    },
  ),
  ruleForEach(
    'a book has a name in both languages',
    ({ books }) => books,
    ({ code, name }) => (chinese.test(name.en) || !chinese.test(name.zh) ? code : undefined),
  ),
  ruleForEach(
    'a book is of a known programme and a teacher',
    ({ books }) => books,
    ({ code, programme, owner }, content) => {
      const isKnown = programme === null || programmes.some(({ id }) => id === programme);
      return isKnown && listTeachers(content).includes(owner) ? undefined : `${code}: ${programme}, ${owner}`;
    },
  ),
  ruleForEach(
    'the outline of a book has pages in order, inside the book, with parts',
    ({ books }) => books,
    (book) => {
      const pages = listPages(book);
      const inOrder = pages.join() === pages.toSorted((left, right) => left - right).join();
      const hasParts = book.outline.some(({ children }) => children.length > 1);
      return inOrder && hasParts && pages.every((page) => isOnPage(page, book)) ? undefined : book.code;
    },
  ),
  ruleForEach(
    'each of the ten readings is about 250 words long',
    ({ bookTexts }) => bookTexts.find(({ code }) => code === 'ten-readings')?.chapters ?? [],
    ({ number, title, text }) => {
      if (!number?.startsWith('Reading ')) return undefined;
      const words = text.slice(0, text.indexOf('\n---')).split(/\s+/).length;
      return (words <= 210 || words >= 290) && `${title}: ${words}`;
    },
  ),
  ...pdfRules,
  ...markRules,
  ...storyRules,
];
