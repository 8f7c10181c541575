import { expect, it } from 'vitest';
import {
  bubbleRadius,
  codeArea,
  cornerMarks,
  cornerMarkSide,
  fitsOnSheet,
  layOutAnswerSheet,
  pageSize,
  type SheetQuestion,
} from './layout.ts';
import { decodeSheetCode, encodeSheetCode, type SheetCode } from './sheet-code.ts';

const choices = (count: number, options = 4): SheetQuestion[] =>
  Array.from({ length: count }, (_, index) => ({ kind: 'single', label: String(index + 1), options }));

const numeric: SheetQuestion = { kind: 'numeric', label: '9', columns: 5, minus: true };

it('lays 120 questions of four options out on one page with a student number', () => {
  const { pages } = layOutAnswerSheet(choices(120), 10);
  expect(pages).toHaveLength(1);
  expect(pages[0]?.identity.bubbles).toHaveLength(100);
  expect(pages[0]?.questions.map(({ index }) => index)).toEqual(choices(120).map((_, index) => index));
});

it('goes on to further pages, which repeat no student number', () => {
  const { pages } = layOutAnswerSheet([...choices(120, 8), numeric, numeric], 10);
  expect(pages.map(({ page }) => page)).toEqual([1, 2]);
  expect(pages[1]?.identity.bubbles).toEqual([]);
  expect(pages.flatMap(({ questions }) => questions)).toHaveLength(122);
});

it('keeps every bubble on the page and apart from the others and the marks', () => {
  const mixed: SheetQuestion[] = [...choices(30, 8), numeric, { kind: 'true-false', label: '32' }, ...choices(90, 3)];
  for (const page of layOutAnswerSheet(mixed, 12).pages) {
    const bubbles = [...page.identity.bubbles, ...page.questions.flatMap((question) => question.bubbles)];
    for (const [index, { x, y }] of bubbles.entries()) {
      expect(x).toBeGreaterThan(cornerMarks[0].x + cornerMarkSide / 2 + bubbleRadius / 2);
      expect(x).toBeLessThan(pageSize.width - 15);
      expect(y).toBeGreaterThan(codeArea.y + codeArea.height + bubbleRadius);
      expect(y).toBeLessThan(pageSize.height - 17);
      for (const next of bubbles.slice(index + 1)) {
        expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(2 * bubbleRadius + 1);
      }
    }
  }
});

it('keeps the lines of boxes away from where strokes of a bubble are looked for', () => {
  const [page] = layOutAnswerSheet([numeric, numeric], 10).pages;
  const places = [page?.identity, ...(page?.questions ?? [])];
  const gaps = places.flatMap((place) =>
    (place?.boxes ?? []).flatMap((box) =>
      (place?.bubbles ?? []).map(({ x, y }) => {
        const across = Math.max(box.x - x, 0, x - box.x - box.width);
        const down = Math.max(box.y - y, 0, y - box.y - box.height);
        return Math.hypot(across, down);
      }),
    ),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(3.4);
});

it('puts a column of characters under each box of a number, with the minus in the first', () => {
  const [place] = layOutAnswerSheet([numeric], 0).pages[0]?.questions ?? [];
  expect(place?.boxes).toHaveLength(5);
  expect(place?.bubbles.filter(({ value }) => value === '-').map(({ column }) => column)).toEqual([0]);
  expect(place?.bubbles.filter(({ value }) => value === '7')).toHaveLength(5);
});

it('refuses a question of nine options', () => {
  expect(fitsOnSheet({ kind: 'single', label: '1', options: 9 })).toBe(false);
  expect(() => layOutAnswerSheet(choices(1, 9), 0)).toThrow(RangeError);
});

const code: SheetCode = { source: 'assignment', id: 71, revision: 3, form: 'B', rules: 1, page: 2, recipientId: 200 };

it('reads a code as it was written, with and without a student', () => {
  for (const written of [
    code,
    { ...code, recipientId: null },
    { ...code, source: 'paper', id: 987_654_321 } as const,
  ]) {
    expect(decodeSheetCode(encodeSheetCode(written))).toEqual(written);
    expect(encodeSheetCode(written)).toMatch(/^[0-9A-Z:-]{1,48}$/);
  }
});

it('reads no code in which a character was exchanged, nor one of others', () => {
  const text = encodeSheetCode(code);
  expect(decodeSheetCode(text.replace(':1Z:', ':1Y:'))).toBeNull();
  expect(decodeSheetCode(text.replace('B2', 'A2'))).toBeNull();
  expect(decodeSheetCode('https://example.org')).toBeNull();
});
