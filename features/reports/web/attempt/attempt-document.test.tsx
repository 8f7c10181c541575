// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTranslator, dayText, instantText, type Language } from '@inkstone/base';
import { questionTypeIds, type QuestionTypeId } from '@inkstone/exam/question-types';
import { scoreAnswer } from '@inkstone/exam/scored';
import { questionReviews } from '@inkstone/exam/views';
import { typesetDocument } from '@inkstone/files/typeset/testing';
import { getMyTestReport } from '../../contract.ts';
import { buildAttemptDocument } from '../../document/attempt-document.ts';
import type { AttemptReportData, ReportedQuestion } from '../../document/attempt-report-data.ts';
import type { DocumentReading } from '../../document/reading.ts';
import { listForeignWords, listPrintedTexts, readPdf } from '../pdf/testing.ts';
import { buildQuestion, buildReleasedMark, buildReport, renderWithResponses } from '../testing.tsx';
import { AttemptReport } from './attempt-report.tsx';

beforeAll(async () => {
  await Promise.all(questionTypeIds.map((id) => questionReviews[id]()));
}, 120_000);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const zone = { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
const toReading = (language: Language, isOwn = true): DocumentReading => ({
  ...{ language, isOwn, translate: createTranslator(language) },
  instant: (at) => instantText(at, language, zone),
  day: (at) => dayText(at, language, zone),
});

const makePdf = async (report: AttemptReportData, language: Language) => {
  const document = buildAttemptDocument(report, 'Inkstone School 砚台学校', toReading(language));
  const bytes = await typesetDocument({ facts: { ...document, author: document.school }, files: [] });
  return readPdf(bytes);
};

/** The screen, once every question is drawn for print. */
const drawScreen = async (report: AttemptReportData, language: Language): Promise<Element> => {
  const { container } = renderWithResponses(<AttemptReport kind="test" id={3} />, [[getMyTestReport, report]], {
    language,
  });
  await waitFor(
    () => {
      expect(container.querySelectorAll('[class*="printed"] article')).toHaveLength(report.questions.length);
      expect(container.querySelectorAll('[class*="printed"] [class*="skeleton"]')).toHaveLength(0);
    },
    { timeout: 60_000 },
  );
  return container;
};

interface Sample {
  prompt: unknown;
  key: unknown;
  explanation: { en: string; zh: string };
  answers: readonly { answer: unknown }[];
}
const samples = import.meta.glob<Sample>('../../../../exam/question-types/*/samples/*.json', {
  eager: true,
  import: 'default',
});

/** Every answer to every sample of a question type. */
const buildQuestions = (kind: QuestionTypeId): ReportedQuestion[] =>
  Object.entries(samples)
    .filter(([path]) => path.includes(`/${kind}/`))
    .flatMap(([, { prompt, key, explanation, answers }]) =>
      answers.map(({ answer }) => ({ prompt, key, explanation, answer })),
    )
    .map(({ answer, ...sample }, index): ReportedQuestion => {
      const score = scoreAnswer({ type: kind, ...sample }, answer);
      return buildQuestion({
        ...{ ...sample, kind, questionId: index + 1, number: index + 1, value: answer as never, options: [] },
        outcome: score === null ? 'toBeMarked' : 'right',
      } as Partial<ReportedQuestion>);
    });

test('the trap of a wrong answer and the evidence of the key are printed', async () => {
  const question = buildQuestion({
    ...{ outcome: 'wrong', value: 'C', earned: 0, evidence: ['logged birds'] },
    distractors: { A: 'not-stated', C: 'reversed' },
    stimulus: { kind: 'passage', html: '<p>Keepers logged birds.</p>', transcript: '', files: [] },
  });
  const document = buildAttemptDocument(buildReport({ questions: [question] }), 'School', toReading('zh'));
  const printed = JSON.stringify(document.blocks);
  expect(printed).toContain('选项 C · 意思相反');
  expect(printed).not.toContain('原文未提');
  expect(printed).toContain(
    '{"kind":"quote","blocks":[{"kind":"paragraph","content":[{"kind":"text","text":"logged birds"}]}]}',
  );
  expect(printed).toContain('{"kind":"text","text":"logged birds","marks":["strong"]}');
});

const cases = questionTypeIds.flatMap((id) => (['en', 'zh'] as const).map((language) => [id, language] as const));

test.each(cases)(
  'a saved report of %s in %s has the same texts as its screen, and no others',
  async (kind, language) => {
    const report = buildReport({ questions: buildQuestions(kind) });
    const screen = await drawScreen(report, language);
    const pdf = await makePdf(report, language);
    const texts = listPrintedTexts(screen);
    const body = pdf.bodies.join('');
    expect(texts.length).toBeGreaterThan(40);
    expect(texts.filter((text) => !body.includes(text))).toEqual([]);
    expect(listForeignWords(pdf, screen)).toEqual([]);
  },
);

const section = { right: 1, wrong: 1, partial: 0, blank: 1, seconds: 60, earned: 1, possible: 3, weight: null };

test("bookmarks link to every section and question, and each page has the school's name", async () => {
  const report = buildReport({
    sections: [
      { ...section, id: 'reading', name: 'Reading' },
      { ...section, id: 'math', name: 'Math' },
    ],
    questions: Array.from({ length: 12 }, (_, index) =>
      buildQuestion({ questionId: index + 1, number: index + 1, sectionId: index < 6 ? 'reading' : 'math' }),
    ),
  });
  const { heads, bookmarks } = await makePdf(report, 'en');
  expect(heads.length).toBeGreaterThan(1);
  expect(new Set(heads)).toEqual(new Set(['MockAInkstoneSchool砚台学校']));
  expect(bookmarks.slice(0, 5)).toEqual([
    'By section',
    'By knowledge point',
    'The answers behind it',
    '> Reading',
    '> > Question 1',
  ]);
  expect(bookmarks.at(-1)).toBe('> > Question 12');
});

test('a report with tabs is saved with all of its tabs', async () => {
  const report = buildReport({
    ...{ programme: 'ap', variant: 'english-language', scoreLeast: 1, scoreMax: 5 },
    sections: [
      { ...section, id: 'choice', name: 'Multiple choice', weight: 45 },
      { ...section, id: 'essay', name: 'Synthesis essay', weight: 55 },
    ],
    points: [
      { id: 4, name: 'Polygons', right: 1, total: 2, schoolRate: 61 },
      { id: 5, name: 'Evidence', right: 1, total: 1, schoolRate: null },
    ],
    questions: [
      buildQuestion({ sectionId: 'choice' }),
      buildQuestion({ questionId: 2, number: 2, sectionId: 'essay', knowledgePoint: { id: 5, name: 'Evidence' } }),
    ],
  });
  const { bookmarks } = await makePdf(report, 'en');
  expect(bookmarks).toEqual([
    'How the score comes about',
    'By section',
    'By knowledge point',
    'Multiple choice',
    '> By knowledge point',
    'Synthesis essay',
    '> By knowledge point',
    'The answers behind it',
    '> Multiple choice',
    '> > Question 1',
    '> Synthesis essay',
    '> > Question 2',
  ]);
});

test('a mark, a late answer and an analysis are saved as they are shown', async () => {
  const at = '2026-03-02T09:00:00.000Z';
  const note = {
    ...{ id: 'n1', code: 'tense' as const, text: 'was', voice: null },
    place: { on: 'text' as const, from: 2, to: 9, quote: 'text is' },
  };
  const report = buildReport({
    title: 'Mock A',
    questions: [
      buildQuestion({
        ...{ kind: 'essay', prompt: { text: '<p>Write.</p>', leastWords: 0 }, key: { model: '' }, options: [] },
        ...{ value: 'A text is here.', outcome: 'partial', earned: 3, possible: 4 },
        mark: { ...buildReleasedMark({ thesis: 100, evidence: 200 }), notes: [note] },
      }),
      buildQuestion({
        ...{ questionId: 2, number: 2, value: 'C', outcome: 'wrong', earned: 0, keyChanged: true },
        late: { claimedAt: at, receivedAt: at, seconds: 90, spelled: 'D', reason: 'late', state: 'leftOut' } as never,
        forAnalysis: 'reading',
        analysis: { reason: 'I guessed.', evidence: 'Line two.', quote: 'Four corners.', savedAt: at } as never,
      }),
    ],
  });
  const screen = await drawScreen(report, 'en');
  await waitFor(() => expect(screen.querySelectorAll('[class*="printed"] table').length).toBeGreaterThan(0));
  const body = (await makePdf(report, 'en')).bodies.join('');
  const printed = listPrintedTexts(screen);
  for (const text of ['Wellsaid.', 'Tense', 'textis', 'Iguessed.', 'Fourcorners.', 'Theteacherhasleftitout.']) {
    expect(printed.join('')).toContain(text);
  }
  expect(printed.filter((text) => !body.includes(text))).toEqual([]);
});
