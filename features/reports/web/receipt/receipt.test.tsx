// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { buildOption } from '@inkstone/exam/question-types';
import { typesetDocument } from '@inkstone/files/typeset/testing';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { buildPartDocument } from '../../document/part-document.ts';
import { buildReading, listForeignWords, makePdf } from '../pdf/testing.ts';
import { buildQuestion, buildReleasedMark, buildReport, renderWithResponses } from '../testing.tsx';
import { ReceiptDialog } from './receipt-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const at = '2026-03-02T09:00:00.000Z';
const section = { id: 'contest', name: 'Contest', weight: null, seconds: 60 };

const report: AttemptReportData = buildReport({
  score: 9,
  questions: [
    buildQuestion({
      keyOrigin: { revision: 2, savedAt: at, correctedAt: at, correctedBy: 'Ms. Qiao' },
    }),
    buildQuestion({ number: 2, questionId: 2, value: 'C', outcome: 'wrong', earned: -1.5 }),
    buildQuestion({
      ...{ number: 3, questionId: 3, kind: 'essay', prompt: { text: '<p>Why?</p>', leastWords: 0 }, options: [] },
      ...{ key: { model: '' }, value: 'A text is here.', outcome: 'partial', earned: 3, possible: 4 },
      mark: buildReleasedMark({ thesis: 100 }),
    }),
  ],
  sections: [{ ...section, right: 1, wrong: 1, partial: 1, blank: 0, earned: 7.5, possible: 16 }],
  receipt: {
    scales: [
      {
        ...{ id: 'math', name: 'Maths', times: 10, cap: 600, score: 540, low: 530, high: 550, least: 200, most: 800 },
        tests: [
          {
            ...{ names: ['Contest'], earned: 7.5, possible: 16, deducted: -1.5, questions: 3, isAveraged: false },
            conversion: {
              by: 'table',
              input: 8,
              row: { atLeast: 7, low: 53, high: 55 },
              stretchTo: 10,
              line: null,
              low: 53,
              high: 55,
            },
          },
        ],
      },
    ],
    means: [{ name: 'Mean', names: ['Maths'], score: 540 }],
    total: { combine: 'single', names: ['Maths'], percent: null, cut: null, score: 540, low: 530, high: 550 },
    changes: [{ at, byName: 'Ms. Qiao', oldPoints: 540, newPoints: 9, reason: 'Agreed in class.' }],
  },
});

const work = { kind: 'test' as const, id: 3, studentId: 5 };

test('the receipt tells answers, keys, marks, the row of the table, and who changed the total', () => {
  renderWithResponses(<ReceiptDialog report={report} work={work} isOwn={false} onClose={() => undefined} />, []);
  const text = document.body.textContent ?? '';
  for (const words of [
    'The score that counts: 9',
    'version 2 of the set',
    'by Ms. Qiao',
    'Marked by Ms. Mei',
    'Rubric “Speaking” as it stood when the work was given: 3 of 4',
    'Contest: 7.5 of 16 points (1 right, 1 partly, 1 wrong, 0 blank) Wrong answers took away 1.5.',
    '7.5 of 16 points are 8 of 10; the row of the table from 7 on gives 53 to 55',
    'Times 10: 530 to 550',
    'On the route that was taken, at most 600',
    'Maths: 540, the middle of 530 to 550, on a scale of 200 to 800',
    '540 became 9. Agreed in class.',
  ]) {
    expect(text).toContain(words);
  }
});

test('it is saved as the part of the report that it is, of this attempt', async () => {
  const requests: URL[] = [];
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  renderWithResponses(<ReceiptDialog report={report} work={work} isOwn={false} onClose={() => undefined} />, []);
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(new URL(url, 'https://school.example'));
    return new Response('x', { headers: { 'content-type': 'application/pdf' } });
  });
  URL.createObjectURL = () => 'blob:receipt';
  URL.revokeObjectURL = () => undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
  await waitFor(() => expect(names).toEqual(['Mock A Lin Xiaohe How this score came about.pdf']));
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toMatchObject({ part: 'receipt', attempt: '7' });
});

test.each<Language>(['en', 'zh'])('the PDF in %s says what the dialog says, and nothing else', async (language) => {
  renderWithResponses(<ReceiptDialog report={report} work={work} isOwn={false} onClose={() => undefined} />, [], {
    language,
  });
  const saved = buildPartDocument(report, { part: 'receipt' }, 'Inkstone School', buildReading(language, false));
  const pdf = await makePdf(typesetDocument, { ...saved, kicker: '', chips: [] });
  expect(listForeignWords(pdf, document.body)).toEqual([]);
  const lines = [...document.querySelectorAll('h3 + ul > li, dd, dl + p')].map(({ textContent }) =>
    (textContent ?? '').normalize('NFKC').replaceAll(/[\s\u200b\u2060\u00ad]+/g, ''),
  );
  expect(lines.length).toBeGreaterThan(12);
  const body = pdf.bodies.join('');
  expect(lines.filter((line) => !body.includes(line))).toEqual([]);
});

test.each([
  [['a', 'b', 'c'], 'Partial credit: 2 right − 1 wrong = 1 of 2 shares'],
  [['c'], 'Partial credit: 0 right − 1 wrong = 0 of 2 shares'],
])('tells how the parts of the answer %j were counted', (value, words) => {
  const options = ['a', 'b', 'c'].map((id) => buildOption(id, id));
  const question = buildQuestion({
    ...{ kind: 'multiple-choice', prompt: { text: '<p>Which?</p>', options, choose: 0, partialCredit: true } },
    ...{ key: ['a', 'b'], value, outcome: 'partial' },
  });
  const view = { report: { ...report, questions: [question] }, work, isOwn: true, onClose: () => undefined };
  renderWithResponses(<ReceiptDialog {...view} />, []);
  expect(document.body.textContent).toContain(words);
});

test('says nothing of shares where an answer is right or wrong as a whole', () => {
  renderWithResponses(<ReceiptDialog report={report} work={work} isOwn onClose={() => undefined} />, []);
  expect(document.body.textContent).not.toContain('Partial credit');
});
