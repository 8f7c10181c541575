import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { paragraph, toInline, type Block, type ReportDocument } from '@inkstone/base/document';
import { expect, test } from 'vitest';
import { typesetDocument } from './typeset.ts';

const toDocument = (blocks: readonly Block[]): ReportDocument => ({
  language: 'en',
  school: 'A school',
  title: 'A report',
  kicker: '',
  chips: [],
  pageOf: 'Page {page} of {pages}',
  blocks,
});

/** The texts of each page, and how many shapes are filled on it. */
const readPages = async (blocks: readonly Block[]): Promise<{ text: string; fills: number }[]> => {
  const bytes = await typesetDocument({ facts: { ...toDocument(blocks), author: 'A school' }, files: [] });
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const { fnArray, argsArray } = await page.getOperatorList();
    pages.push({
      text: items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' '),
      fills: fnArray.filter((code, index) => code === OPS.constructPath && argsArray[index]?.[0] === OPS.fill).length,
    });
  }
  await loading.destroy();
  return pages;
};

const lines = (count: number): Block[] => Array.from({ length: count }, () => paragraph('A line of its own.'));

const question: Block[] = [
  paragraph('The stem of the question'),
  { kind: 'verdict', tone: 'right', text: 'Right' },
  {
    kind: 'review',
    lines: ['first', 'second', 'third', 'fourth'].map((name) => ({
      tone: 'plain',
      letter: name.slice(0, 1),
      content: [toInline(`The ${name} option`)],
    })),
  },
];

// Wherever the page ends: each step moves the question one line down.
const steps = [41, 43, 44, 45];

test('a question stands with all of its options on one page', async () => {
  for (const count of steps) {
    const pages = await readPages([...lines(count), ...question]);
    const stem = pages.find(({ text }) => text.includes('The stem of the question'));
    for (const name of ['first', 'fourth']) expect(stem?.text, `after ${count} lines`).toContain(`The ${name} option`);
  }
});

test('a remark stands with the text that it belongs to', async () => {
  for (const count of steps) {
    const pages = await readPages([
      ...lines(count),
      paragraph('Why it is so'),
      paragraph('67 of 100 were right', 'small'),
    ]);
    const last = pages.at(-1)?.text;
    expect(last, `after ${count} lines`).toContain('Why it is so');
    expect(last, `after ${count} lines`).toContain('67 of 100 were right');
  }
});

test('an answer longer than a page goes over to the next', async () => {
  const pages = await readPages([
    {
      kind: 'review',
      lines: [{ tone: 'plain', letter: 'A', content: [toInline('A sentence of an essay. '.repeat(400))] }],
    },
    paragraph('What comes after'),
  ]);
  expect(pages.at(-1)?.text).toContain('What comes after');
});

test('no cell of a question is cut by the end of a page', async () => {
  const items = Array.from({ length: 36 }, (_, index) => ({ number: index + 1, outcome: 'right' as const }));
  const [plain] = await readPages(lines(1));
  for (const count of [43, 44, 45, 46, 47]) {
    const pages = await readPages([...lines(count), { kind: 'cells', items }]);
    const cells = pages.reduce((sum, { fills }) => sum + fills - (plain?.fills ?? 0), 0);
    expect.soft(cells, `after ${count} lines`).toBe(36);
  }
});

test('the logo of the school stands in the head of each page, beside its name', async () => {
  const logo = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const countPictures = async (files: { fileId: 'logo'; bytes: Uint8Array }[]): Promise<number[]> => {
    const facts = { ...toDocument(lines(60)), author: 'A school' };
    const loading = getDocument({ data: Uint8Array.from(await typesetDocument({ facts, files })), verbosity: 0 });
    const pdf = await loading.promise;
    const counts = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
      counts.push(
        fnArray.filter((code) => code === OPS.paintImageXObject || code === OPS.paintInlineImageXObject).length,
      );
    }
    await loading.destroy();
    return counts;
  };
  expect(await countPictures([])).toEqual([0, 0]);
  expect(await countPictures([{ fileId: 'logo', bytes: new Uint8Array(logo) }])).toEqual([1, 1]);
});

test('a word that is longer than its line is broken and stays on the page', async () => {
  const words = { letters: 'acgt'.repeat(100), digits: '0123456789'.repeat(40), address: `https://${'x'.repeat(200)}` };
  const bytes = await typesetDocument({
    facts: {
      ...toDocument([
        paragraph(words.letters),
        { kind: 'paragraph', content: [toInline(words.digits, 'code', 'underline')] },
        { kind: 'review', lines: [{ tone: 'right', label: words.address, content: [toInline(words.letters)] }] },
        {
          kind: 'table',
          head: [{ content: [toInline(words.digits)] }, { content: [toInline('Answer')] }],
          rows: [[{ content: [toInline(words.letters)] }, { content: [toInline('答'.repeat(200))] }]],
        },
      ]),
      title: words.letters,
      author: 'A school',
    },
    files: [],
  });
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  let text = '';
  let rightmost = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      text += item.str.replaceAll('\u200b', '');
      rightmost = Math.max(rightmost, Number(item.transform[4]) + item.width);
    }
  }
  await loading.destroy();
  expect(rightmost).toBeLessThan(595 - 36);
  for (const word of Object.values(words)) expect(text).toContain(word);
});
