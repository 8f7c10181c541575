import { vi } from 'vitest';
import type { ReactElement } from 'react';
import { CallProvider, newQueryClient } from '@inkstone/call/web';
import { getReportKind } from '@inkstone/programmes/cards';
import { renderUi } from '@inkstone/ui/testing';
import type { Language } from '@inkstone/base';
import { fromWire, toWire, type AnyCall } from '@inkstone/call';
import type { AttemptReportData, ReportedQuestion } from '../document/attempt-report-data.ts';
import type { Item } from '../document/assignment-report-data.ts';

const prompt = {
  text: '<p>How many sides has a square?</p>',
  options: ['A', 'B', 'C'].map((id_option, index) => ({ id_option, text: `<p>${index + 3}</p>` })),
};

/** A question of a report; right by default. */
export const buildQuestion = (draft: Partial<ReportedQuestion> = {}): ReportedQuestion => ({
  questionId: draft.number ?? 1,
  number: 1,
  kind: 'choice',
  typeCode: 1,
  options: prompt.options.map(({ id_option: optionId, text }) => ({ optionId, text })),
  fullAnswerCount: 1,
  sectionId: 'contest',
  skill: 'math',
  setTitle: 'Shapes',
  stimulus: { kind: 'none', html: '', files: [], transcript: '' },
  clip: null,
  prompt,
  key: 'B',
  value: 'B',
  recordings: [],
  files: [],
  explanation: { en: '<p>Count the corners.</p>', zh: '<p>数一数角。</p>' },
  evidence: [],
  distractors: {},
  outcome: 'right',
  isTrial: false,
  isUnscored: false,
  earned: 6,
  possible: 6,
  answeredAt: '2026-03-01T08:30:00.000Z',
  seconds: 72,
  schoolSeconds: 65,
  schoolRate: 61,
  knowledgePoint: { id: 4, name: 'Polygons' },
  mark: null,
  arrivedLate: false,
  arrival: null,
  late: null,
  selfMark: null,
  analysis: null,
  forAnalysis: null,
  keyChanged: false,
  keyOrigin: { revision: 2, savedAt: '2026-02-01T08:00:00.000Z', correctedAt: null, correctedBy: null },
  earlier: [],
  ...draft,
});

/** A released mark of three points out of four, with these hundredths by criterion. */
export const buildReleasedMark = (scores: Record<string, number>): NonNullable<ReportedQuestion['mark']> => ({
  ...{ scores, points: 300, pointsMost: 400, comment: 'Well said.', voice: null, suggested: null, notes: [] },
  ...{ version: 1, markerId: 9, markerName: 'Ms. Mei', answerId: '7-1' },
  ...{ savedAt: '2026-03-02T09:00:00.000Z', releasedAt: '2026-03-02T09:00:00.000Z' },
  rubric: {
    ...{ id: 'speaking', name: { en: 'Speaking', zh: '口语' }, types: ['timed-speech'], joined: 'holistic' as const },
    levels: [],
    criteria: Object.keys(scores).map((id) => ({
      ...{ id, name: { en: id, zh: id }, least: 0, most: 400, step: 50 },
      levels: [],
    })),
  },
});

const receipt: AttemptReportData['receipt'] = {
  scales: [
    {
      ...{ id: 'contest', name: 'Contest', times: 1, cap: null, score: 7.5, low: 7.5, high: 7.5, least: 0, most: 18 },
      tests: [
        {
          ...{ names: ['Contest'], earned: 7.5, possible: 18, deducted: 0, questions: 3, isAveraged: false },
          conversion: { by: 'raw', input: 7.5, row: null, stretchTo: null, line: null, low: 7.5, high: 7.5 },
        },
      ],
    },
  ],
  means: [],
  total: { combine: 'single', names: ['Contest'], percent: null, cut: null, score: 7.5, low: 7.5, high: 7.5 },
  changes: [],
};

/** A report of three questions: right, wrong, blank. */
export const buildReport = (draft: Partial<AttemptReportData> = {}): AttemptReportData => ({
  attemptId: 7,
  assignmentId: 3,
  kind: 'test',
  title: 'Mock A',
  isMine: true,
  programme: 'amc',
  variant: 'amc-10',
  variantName: 'AMC 10',
  studentId: 5,
  studentName: 'Lin Xiaohe',
  teacherName: 'Ms. Qiao',
  className: 'Sunday',
  startedAt: '2026-03-01T08:00:00.000Z',
  clockStartedAt: '2026-03-01T08:02:00.000Z',
  waits: [],
  submittedAt: '2026-03-01T09:00:00.000Z',
  endedBy: 'student',
  isLate: false,
  seconds: 3000,
  score: 7.5,
  scoreMax: 18,
  scoreLeast: 0,
  totalName: null,
  unit: 'points',
  low: null,
  high: null,
  isEstimate: false,
  answerRule: { right: 6, wrong: 0, blank: 1.5 },
  scoreChanged: null,
  attempts: [],
  redo: null,
  previous: { title: 'Mock 0', score: 6, at: '2026-02-01T09:00:00.000Z' },
  right: 1,
  partial: 0,
  wrong: 1,
  blank: 1,
  counted: 3,
  accuracy: 33,
  sections: [],
  scales: [],
  points: [{ id: 4, name: 'Polygons', right: 1, total: 3, schoolRate: 61 }],
  domains: [],
  modules: [],
  receipt,
  questions: [
    buildQuestion(),
    buildQuestion({ number: 2, questionId: 2, value: 'C', outcome: 'wrong', earned: 0, keyChanged: true }),
    buildQuestion({ number: 3, questionId: 3, value: null, outcome: 'blank', earned: 1.5 }),
  ],
  selfMarking: false,
  focusLost: 0,
  environment: null,
  reportKind: getReportKind({ programme: 'amc', variant: 'amc-10', ...draft }),
  ...draft,
});

/** The figures of a question whose key B is probably wrong. */
export const buildFigures = (draft: Partial<Item['figures']> = {}): Item['figures'] => ({
  persons: 34,
  facility: { value: 0.35, interval: { lower: 0.21, upper: 0.52 } },
  discrimination: { value: -0.4, interval: { lower: -0.65, upper: -0.07 } },
  groups: [7, 7, 6, 7, 7],
  options: ['A', 'B', 'C'].map((letter, index) => ({
    optionId: letter,
    letter,
    isKey: letter === 'B',
    count: [1, 12, 20][index] ?? 0,
    share: [0.03, 0.35, 0.59][index] ?? 0,
    correlation: { value: 0.1, interval: { lower: -0.25, upper: 0.42 } },
    curve:
      [
        [0.14, 0, 0, 0, 0],
        [0.57, 0.43, 0.33, 0.29, 0.14],
        [0.29, 0.57, 0.67, 0.71, 0.86],
      ][index] ?? [],
  })),
  isKeySuspect: true,
  ...draft,
});

/** A question of an assignment report, with key B. */
export const buildItem = (draft: Partial<Item> = {}): Item => ({
  questionId: 2,
  number: 2,
  kind: 'choice',
  setTitle: 'Shapes',
  setId: 9,
  prompt,
  excerpt: 'How many corners?',
  key: 'B',
  keyText: 'B',
  explanation: { en: '<p>Count the corners.</p>', zh: '<p>数一数角。</p>' },
  knowledgePoint: 'Polygons',
  shown: 34,
  answered: 33,
  blank: 1,
  right: 12,
  byTeacher: false,
  marked: 34,
  meanPoints: 0.35,
  possible: 1,
  difficulty: 0.35,
  discrimination: -0.1,
  upperLower: -0.2,
  alphaIfDeleted: 0.7,
  meanSeconds: 60,
  options: ['A', 'B', 'C'].map((letter, index) => ({
    optionId: letter,
    letter,
    count: [1, 12, 20][index] ?? 0,
    percent: [3, 35, 59][index] ?? 0,
    isKey: letter === 'B',
    distractor: null,
    discrimination: 0.1,
  })),
  flags: ['keySuspect'],
  figures: buildFigures(),
  corrections: [],
  ...draft,
});

/** The response to a call: a body, or a function of its input. */
export type MockResponse = readonly [call: AnyCall, answer: object | ((input: unknown) => object)];

/** Renders an element whose calls get the given responses; returns what was sent, under the names inside. */
export const renderWithResponses = (
  part: ReactElement,
  responses: readonly MockResponse[],
  how: { language?: Language; at?: string } = {},
) => {
  const sent: { path: string; query: string; input: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const [path = '', query = ''] = url.replace('/api/', '').split('?');
    const [call, answer] = responses.find(([mocked]) => mocked.path === path) ?? [];
    const fields: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    const input = call && fields !== null ? fromWire(call, 'input', fields) : fields;
    sent.push({ path, query, input });
    const output = typeof answer === 'function' ? answer(input) : answer;
    const body = call && output && !('reason' in output) ? (toWire(call, 'output', output) as object) : output;
    if (!body)
      return new Response(JSON.stringify({ success: 0, reason: 'request.notFound', message: path }), { status: 404 });
    const isRefused = 'reason' in body;
    return new Response(JSON.stringify({ success: isRefused ? 0 : 1, ...body }), { status: isRefused ? 409 : 200 });
  });
  const caller = { token: () => 'token', language: () => how.language ?? 'en', onSignedOut: () => undefined } as const;
  const client = newQueryClient();
  return {
    ...renderUi(
      <CallProvider caller={caller} client={client}>
        {part}
      </CallProvider>,
      how,
    ),
    sent,
  };
};
