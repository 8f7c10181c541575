import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { createTranslator } from '@inkstone/base';
import type { SheetItem } from '@inkstone/base/document';
import { encodeSheetCode, layOutSheetFor, listBubbledQuestions, type SheetCode } from '@inkstone/exam/answer-sheet';
// The program that draws is called here as its own process calls it.
import { typesetDocument } from '../../../packages/files/typeset/typeset.ts';
import { buildAnswerSheets, type SheetStudent } from './answer-sheet.ts';
import { buildPaperDocument } from './paper-document.ts';
import { buildPrintedForm, listPrintedQuestions, type PaperDetail } from './printed-form.ts';
import { buildQrRows, formatRanges } from './sheet-texts.ts';

const options = ['a', 'b', 'c', 'd'].map((id) => ({ id_option: id, text: `Option ${id}` }));
const single = { kind: 'choice', prompt: { text: 'Which?', options }, key: 'b' };
const truth = { kind: 'true-false', prompt: { text: 'Is it so?' }, key: true };
const number = { kind: 'numeric-entry', prompt: { text: 'How many?', width: 4 }, key: { accepted: ['12'] } };
const essay = { kind: 'essay', prompt: { text: 'Write.', leastWords: 0 }, key: { model: 'SECRET' } };

const toDetail = (questions: readonly { kind: string; prompt: unknown; key: unknown }[]) =>
  ({
    paper: { id: 71, version: 3, title: 'A test', titleZh: null, programme: 'amc', variant: 'amc-8' },
    sections: [
      {
        ...{ section: 'contest', name: { en: 'Sums', zh: '算术' }, partName: null, seconds: null, usualSeconds: null },
        sets: [
          {
            stimulus: { kind: 'none', html: '', files: [] },
            questions: questions.map((question, index) => ({ ...question, id: index + 1, points: 100, clip: null })),
          },
        ],
      },
    ],
  }) as unknown as PaperDetail;

const mixed = toDetail([single, essay, truth, number, essay, essay, single]);
const reading = { language: 'en' as const, translate: createTranslator('en'), school: 'A school' };
const build = (detail: PaperDetail, letters: readonly ('A' | 'B')[], students: readonly SheetStudent[] | null) =>
  buildAnswerSheets(
    letters.map((letter) => buildPrintedForm(detail, letter)),
    students,
    { detail, reading },
  );

const pupil = (id: number, name: string): SheetStudent => ({ id, name, nameZh: null, username: name.toLowerCase() });
const findCode = (items: readonly SheetItem[] = []) => items.find((item) => item.kind === 'code')?.rows;
const findTexts = (items: readonly SheetItem[] = []) =>
  items.flatMap((item) => (item.kind === 'text' ? item.text : []));

test('a sheet draws exactly the bubbles, boxes and marks of the layout', () => {
  for (const students of [null, [pupil(9, 'Lin')]]) {
    const { frames } = build(mixed, ['A'], students);
    const printed = listPrintedQuestions(buildPrintedForm(mixed, 'A'));
    const questions = listBubbledQuestions(
      printed.map(({ question: { id, kind, prompt } }) => ({ questionId: id, type: kind, prompt })),
    );
    const [page] = layOutSheetFor(
      questions.map(({ sheet }) => sheet),
      { recipientId: students === null ? null : 9 },
    ).pages;
    const places = [page?.identity, ...(page?.questions ?? [])].flatMap((place) => place?.bubbles ?? []);
    const circles = frames[0]?.filter((item) => item.kind === 'circle').map(({ x, y }) => `${x} ${y}`);
    expect(circles).toEqual(places.map(({ x, y }) => `${x} ${y}`));
    expect(frames[0]?.filter((item) => item.kind === 'box' && item.isFilled)).toHaveLength(7);
    const labels = findTexts(frames[0]);
    expect(labels).toEqual(expect.arrayContaining(['1', '3', '4', '7', 'Answered in the booklet: 2, 5–6.']));
  }
});

test('students get the forms in turn, each with name and code; a sheet without a student asks for the number', () => {
  const code: SheetCode = { source: 'paper', id: 71, revision: 3, form: 'A', rules: 2, page: 1, recipientId: 7 };
  const students = [pupil(7, 'Lin'), pupil(8, 'Wu'), pupil(9, 'Zhao')];
  const { sheets } = build(mixed, ['A', 'B'], students);
  expect(sheets.map(([page]) => findTexts(page?.items).find((text) => text.startsWith('Name')))).toEqual([
    'Name: Lin · User name: lin',
    'Name: Wu · User name: wu',
    'Name: Zhao · User name: zhao',
  ]);
  const codes = [code, { ...code, form: 'B', recipientId: 8 } as const, { ...code, recipientId: 9 }];
  expect(sheets.map(([page]) => findCode(page?.items))).toEqual(
    codes.map((item) => buildQrRows(encodeSheetCode(item))),
  );

  const blank = build(mixed, ['A', 'B'], null);
  expect(blank.sheets).toHaveLength(2);
  const nobody = { ...code, form: 'B', recipientId: null } as const;
  expect(findCode(blank.sheets[1]?.[0]?.items)).toEqual(buildQrRows(encodeSheetCode(nobody)));
  expect(findTexts(blank.frames[0])).toContain('Student number');
});

test('a paper that no bubble can hold has no sheets', () => {
  expect(build(toDetail([essay]), ['A'], null)).toEqual({ frames: [], sheets: [] });
});

test('on the page each letter stands in its bubble, and nothing of the key is there', async () => {
  const detail = toDetail(Array.from({ length: 130 }, () => single));
  const choice = { forms: ['A' as const], parts: ['answerSheet' as const], columns: 2 as const, isTwoSided: false };
  const document = buildPaperDocument(detail, { ...choice, students: [pupil(7, 'Lin'), pupil(8, '吴一')] }, reading);
  const otherKeys = toDetail(Array.from({ length: 130 }, () => ({ ...single, key: 'd' })));
  expect(buildPaperDocument(otherKeys, { ...choice, students: [pupil(7, 'Lin'), pupil(8, '吴一')] }, reading)).toEqual(
    document,
  );
  const bytes = await typesetDocument({ facts: { ...document, author: 'A school' }, files: [] });
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pageCount = document.parts.reduce((sum, part) => sum + (part.kind === 'sheets' ? part.pages.length : 0), 0);
  expect(pdf.numPages).toBe(pageCount);
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const millimetre = 25.4 / 72;
  const letters = items.flatMap((item) => {
    if (!('str' in item) || !/^[A-D]$/.test(item.str)) return [];
    const [x, y] = [Number(item.transform[4]), Number(item.transform[5])];
    return [{ letter: item.str, x: (x + item.width / 2) * millimetre, y: 297 - y * millimetre - 0.85 }];
  });
  const questions = Array.from({ length: 130 }, (_, index) => ({
    kind: 'single' as const,
    label: `${index + 1}`,
    options: 4,
  }));
  const bubbles =
    layOutSheetFor(questions, { recipientId: 7 }).pages[0]?.questions.flatMap((place) => place.bubbles) ?? [];
  expect(letters).toHaveLength(bubbles.length);
  for (const [index, { print, x, y }] of bubbles.entries()) {
    expect(letters[index]?.letter).toBe(print);
    expect(Math.hypot((letters[index]?.x ?? 0) - x, (letters[index]?.y ?? 0) - y)).toBeLessThan(0.25);
  }
  await loading.destroy();
});

test('numbers are named as ranges', () => {
  expect(formatRanges([])).toBe('');
  expect(formatRanges([1, 3, 4, 5, 9, 10])).toBe('1, 3–5, 9–10');
});
