// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTranslator, dayText, instantText, type Language } from '@inkstone/base';
import { typesetDocument } from '@inkstone/files/typeset/testing';
import { getPhaseReport, type PhaseReportData } from '../../contract.ts';
import { buildPhaseDocument } from '../../document/phase-document.ts';
import { listForeignWords, listPrintedTexts, readPdf } from '../pdf/testing.ts';
import { renderWithResponses } from '../testing.tsx';
import { PhaseReportPage } from './phase-report-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aWeek = (monday: string, right: number) => ({ monday, answered: 20, right, marked: 10, seconds: 300 });
const exam = { programme: 'sat', variant: 'digital', subject: 'math' };

const report: PhaseReportData = {
  ...{ id: 4, studentId: 5, studentName: 'Lin Xiaohe', title: 'March', authorName: 'Ms. Qiao', version: 2 },
  ...{ from: '2026-03-02', to: '2026-03-29', isMine: false },
  ...{ createdAt: '2026-03-30T09:00:00.000Z', publishedAt: '2026-03-30T10:00:00.000Z' },
  comments: { overall: 'Steady work.\nGo on like this.', strengths: '代数很扎实。', advice: '' },
  numbers: {
    ...{ answered: 1040, right: 13, marked: 20, seconds: 7300, points: [] },
    weeks: [aWeek('2026-03-02', 6), aWeek('2026-03-16', 7)],
    homework: { given: 5, done: 4, onTime: 3 },
    tests: { given: 1, done: 1, onTime: 1 },
    ...{ courses: { given: 0, done: 0, onTime: 0 }, textbooks: { given: 0, done: 0, onTime: 0 } },
    subjects: [{ ...exam, pieces: 5, right: 13, scored: 20 }],
    results: Array.from({ length: 60 }, (_, index) => ({
      ...exam,
      ...{ id: index + 1, title: `Mock ${index + 1}`, titleZh: `模拟卷 ${index + 1}`, at: '2026-03-20T09:00:00.000Z' },
      ...{ score: 600 + index, scoreMax: 800 },
    })),
  } as PhaseReportData['numbers'],
};

const zone = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };

const makePdf = async (language: Language) => {
  const document = buildPhaseDocument(report, 'Inkstone School', {
    ...{ language, isOwn: false, translate: createTranslator(language) },
    instant: (at) => instantText(at, language, zone),
    day: (at) => dayText(at, language, zone),
  });
  return readPdf(await typesetDocument({ facts: { ...document, author: document.school }, files: [] }));
};

test.each(['en', 'zh'] as const)('a saved phase report in %s has the same texts as its screen', async (language) => {
  const { container } = renderWithResponses(<PhaseReportPage id={4} />, [[getPhaseReport, report]], { language });
  await screen.findByRole('heading', { level: 1, name: 'March' });
  const pdf = await makePdf(language);
  const body = pdf.bodies.join('');
  // The chart is drawn otherwise, and the table behind it is folded.
  const printed = container.cloneNode(true) as Element;
  for (const drawing of printed.querySelectorAll('svg, details')) drawing.remove();
  const texts = listPrintedTexts(printed);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => !body.includes(text))).toEqual([]);
  expect(listForeignWords(pdf, container)).toEqual([]);
});

test('a table over several pages repeats its head, and each chapter has a bookmark', async () => {
  const { bodies, bookmarks } = await makePdf('en');
  expect(bodies.length).toBeGreaterThan(1);
  for (const body of bodies.slice(1)) expect(body).toMatch(/^TestHandedinScoreMock/);
  expect(bookmarks).toContain('Tests handed in');
});
