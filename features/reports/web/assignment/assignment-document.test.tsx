// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getAssignmentQuestion } from '@inkstone/assignments/contract';
import { createTranslator, type Language } from '@inkstone/base';
import { questionReviews } from '@inkstone/exam/views';
import { typesetDocument } from '@inkstone/files/typeset/testing';
import { sessionStore } from '@inkstone/session/web';
import { getAssignmentReport } from '../../contract.ts';
import { buildAssignmentDocument } from '../../document/assignment-document.ts';
import type { AssignmentReportData, SubmittedStudent } from '../../document/assignment-report-data.ts';
import { assignmentReportMessages } from '../../messages.ts';
import { buildReading, listForeignWords, listPrintedTexts, makePdf } from '../pdf/testing.ts';
import { buildItem, renderWithResponses } from '../testing.tsx';
import { Screen } from './class-report.screen.tsx';

beforeAll(async () => {
  await Promise.all((['choice', 'timed-speech'] as const).map((type) => questionReviews[type]()));
}, 60_000);
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  const nobodyElse = { namedRoles: [], permission: [], isGuideSeen: true, browserToken: 'browser' };
  const person = { id: 9, name: '乔老师', role: ['teacher' as const], language: 'en' as const, ...nobodyElse };
  sessionStore.signIn(person, { family: 'backend', username: 'qiao' }, 'bearer');
});
afterEach(() => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
});

const recording = 'd9ea6ce8-649f-4b1e-9a53-0f2f6b1c7d11';

const buildStudent = (draft: Partial<SubmittedStudent>): SubmittedStudent => ({
  ...{ studentId: 5, attemptId: 7, name: 'Lin Xiaohe', className: 'Sunday 周日班', score: 4.5, setByHand: false },
  ...{ setBeforeReopening: false, computedScore: null, right: 21, partial: 12, wrong: 13, blank: 14, byTeacher: 11 },
  ...{ selfMark: { earned: 17, possible: 19 }, seconds: 3725, submittedAt: '2026-03-01T09:00:00.000Z' },
  isLate: false,
  answers: [
    { questionId: 2, spelled: 'B', outcome: 'right' },
    { questionId: 3, spelled: recording, outcome: 'toBeMarked' },
  ],
  ...draft,
});

const report: AssignmentReportData = {
  ...{ assignmentId: 3, title: 'Mock A', kind: 'test', programme: 'toefl', variantName: 'TOEFL 2023' },
  ...{ deadline: '2026-03-01T09:00:00.000Z', reportAt: 'closed', reportOpenedAt: null, classes: [] },
  ...{ page: 1, totalPage: 1, total: 2, recipients: 36, handedIn: 35, scoreMax: 55, mean: 43.2, median: 44 },
  ...{ highest: 52, lowest: 31, deviation: 6.4, alpha: 0.83, sem: 2.6, responsesNeeded: 30, mayAnswer: 0 },
  distribution: [
    { from: 30, to: 39, count: 13 },
    { from: 40, to: 49, count: 22 },
  ],
  missing: [
    { studentId: 61, name: 'Zhao Min 赵敏', state: 'started' },
    { studentId: 62, name: 'Wu Lei', state: 'none' },
  ],
  students: [
    buildStudent({}),
    buildStudent({
      ...{ studentId: 6, attemptId: 8, name: '李娜', score: 52, setByHand: true, selfMark: null, isLate: true },
      isFromPaper: true,
      answers: [{ questionId: 2, spelled: 'C', outcome: 'wrong' }],
    }),
  ],
  items: [
    buildItem({ flags: ['keySuspect', 'distractorUnused'] }),
    buildItem({
      ...{
        questionId: 3,
        number: 3,
        kind: 'timed-speech',
        prompt: { text: '<p>Speak up.</p>' },
        options: [],
        keyText: '',
      },
      ...{ key: { model: '<p>A model.</p>' }, byTeacher: true, meanPoints: 2.5, possible: 4, marked: 30, flags: [] },
      ...{ difficulty: null, discrimination: null, upperLower: null, excerpt: 'Speak up.' },
    }),
  ],
};

/** The printed texts of every tab and of every opened question. */
const readScreen = async (language: Language): Promise<{ pieces: string[]; shown: Element }> => {
  const t = createTranslator(language)(assignmentReportMessages);
  const responses = [
    [getAssignmentReport, report],
    [getAssignmentQuestion, { stimulus: { kind: 'none', html: '', files: [] } }],
  ] as const;
  const { container } = renderWithResponses(<Screen />, responses, { language, at: '/report/class?id=3' });
  await screen.findByRole('heading', { level: 1, name: 'Mock A' });
  const all = document.createElement('div');
  const collect = () => {
    const copy = container.cloneNode(true) as Element;
    for (const drawing of copy.querySelectorAll('svg, summary, [class*="keyed"] p[data-tone="plain"]'))
      drawing.remove();
    all.append(copy);
  };
  collect();
  const openTab = async (name: string) =>
    act(
      async () =>
        void fireEvent.click(
          within(screen.getByRole('group', { name: t('look') })).getByRole('button', { name: new RegExp(name) }),
        ),
    );
  await openTab(t('answers'));
  await screen.findByRole('region', { name: t('matrixLabel') });
  // On paper the scrolling table is parted.
  act(() => void dispatchEvent(new Event('beforeprint')));
  collect();
  act(() => void dispatchEvent(new Event('afterprint')));
  await openTab(t('items'));
  await screen.findByRole('table', { name: t('items') });
  for (const { number } of report.items) {
    const [button] = screen.getAllByRole('button', { name: t('openItem', { number }) });
    await act(async () => void (button && fireEvent.click(button)));
    await waitFor(
      () => {
        expect(container.querySelectorAll('[class*="skeleton" i]')).toHaveLength(0);
        // The review of a question is loaded by itself.
        expect(container.textContent).toContain(number === 2 ? 'How many sides has a square?' : 'A model.');
      },
      { timeout: 60_000 },
    );
    collect();
  }
  return { pieces: listPrintedTexts(all), shown: all };
};

const buildDocument = (language: Language, shown = report) => {
  const facts = { school: 'Inkstone School 砚台学校', className: null, pictures: new Map() };
  return buildAssignmentDocument(shown, facts, buildReading(language, false));
};

test.each(['en', 'zh'] as const)(
  'the saved report of an assignment in %s says what every tab says',
  async (language) => {
    const { pieces, shown } = await readScreen(language);
    const pdf = await makePdf(typesetDocument, buildDocument(language));
    const body = pdf.bodies.join('');
    expect(pieces.length).toBeGreaterThan(150);
    expect(pieces.filter((piece) => !body.includes(piece))).toEqual([]);
    expect(listForeignWords(pdf, shown)).toEqual([]);
  },
);

test('each tab and question has its bookmark, and a long list repeats its head on every page', async () => {
  const students = Array.from({ length: 60 }, (_, index) =>
    buildStudent({ studentId: index, attemptId: index, name: `Student ${index + 1}` }),
  );
  const items = Array.from({ length: 24 }, (_, index) => buildItem({ questionId: index + 1, number: index + 1 }));
  const { bodies, bookmarks, heads } = await makePdf(
    typesetDocument,
    buildDocument('en', { ...report, students, items }),
  );
  expect(bookmarks.slice(0, 6)).toEqual([
    'Distribution of scores',
    'People',
    'Not handed in',
    'Answers',
    'Questions',
    '> Question 1',
  ]);
  expect(bookmarks.at(-1)).toBe('> Question 24');
  expect(new Set(heads)).toEqual(new Set(['MockAInkstoneSchool砚台学校']));
  const matrixPages = bodies.filter((body) => /^NameScore\d/.test(body));
  expect(matrixPages.length).toBeGreaterThan(1);
});

test('only the beginning of a long answer or key stands in the table of answers, however long a student writes', () => {
  const text = 'the quiet reef and its lantern keepers '.repeat(1000);
  const answers = [{ questionId: 3, spelled: text, outcome: 'toBeMarked' as const }];
  const long = {
    ...report,
    students: [buildStudent({ answers })],
    items: [buildItem({ keyText: text }), ...report.items],
  };
  const blocks = JSON.stringify(buildDocument('en', long).blocks);
  expect(blocks.match(/the quiet reef and its lantern keepers…/g)).toHaveLength(2);
  expect(blocks).not.toContain(text.slice(0, 50));
});
