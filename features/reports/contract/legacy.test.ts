import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fromWire, toWire, type AnyCall, type CallSide } from '@inkstone/call';
import {
  changeKey,
  downloadMyReport,
  downloadStudentReport,
  getAssignmentReport,
  getAttemptReport,
  getDefinedHomework,
  getListeningSentence,
  getStudentQuestionReport,
  getStudentReport,
  overrideScore,
  saveAnalysis,
} from '../contract.ts';

const fixture = path.join(import.meta.dirname, '../../../tools/fixtures/before-standard-names/answers.json');
const before = JSON.parse(readFileSync(fixture, 'utf8')) as { late: object; essay: object };

const redo =
  '{"redo":{"redoId":4,"askedAt":"2026-03-01T09:00:00.000Z","redoDueDate":"2026-03-04T09:00:00.000Z","message":null}}';
const correction = '{"batchId":2,"was":{"was":"3/2"},"becomes":["3/2","1.5"],"by":"Ms. Qiao"}';
const option = '{"id_option":"A","letter":"A","count":1,"percent":50,"isKey":true,"discrimination":null}';

// What the server and the browsers sent before the fields had other names inside.
const sent: readonly (readonly [call: AnyCall, side: CallSide, text: string])[] = [
  [getAttemptReport, 'output', JSON.stringify(before.late)],
  [getAttemptReport, 'output', JSON.stringify(before.essay)],
  [getAttemptReport, 'output', redo],
  [
    getAssignmentReport,
    'output',
    `{"assignmentId":3,"students":[{"studentId":5,"answers":[{"questId":31,"spelled":"B","outcome":"right"}]}],"items":[{"questId":31,"number":1,"topicId":9,"prompt":{"options":[{"id_option":"A","text":"One"}]},"key":{"questId":1},"options":[${option}],"corrections":[${correction}]}]}`,
  ],
  [
    getDefinedHomework,
    'output',
    '{"id":3,"tasks":[{"questId":31,"number":1,"prompt":{"questId":1}}],"students":[{"studentId":5,"answers":[{"questId":31,"text":"My aunt"}]}]}',
  ],
  [changeKey, 'input', '{"requestId":"r","topicId":9,"questId":31,"assignmentId":3,"key":{"was":1},"mode":"dryRun"}'],
  [overrideScore, 'output', '{"was":2.5,"becomes":3}'],
  [saveAnalysis, 'input', '{"requestId":"r","questId":31,"version":0,"reason":"","attemptId":7}'],
  [getListeningSentence, 'input', '{"id":"3","questId":"31"}'],
  [getListeningSentence, 'output', '{"questId":31,"clip":null,"said":[]}'],
  [downloadMyReport, 'input', '{"id":"3","kind":"test","part":"recording","questId":"31"}'],
];

/** The names of all fields of a value; what is not described, such as prompts, keys and answers, is left out. */
const listNames = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        name,
        ...(['prompt', 'key', 'oldKey', 'newKey', 'value'].includes(name) ? [] : listNames(inner)),
      ])
    : [];

test.each(sent)('what is sent for %# is read under the names inside, and sent as before', (call, side, text) => {
  const value = fromWire(call, side, JSON.parse(text));

  const oldNames = /^(questId|topicId|id_option|options_answer_num|was|becomes|redoDueDate|period|type)$/;
  expect(listNames(value).filter((name) => oldNames.test(name))).toEqual([]);
  expect(JSON.stringify(toWire(call, side, value))).toBe(text);
});

test('a report of before is read by its names inside', () => {
  const old = fromWire(getAttemptReport, 'output', before.late) as { questions: object[] };
  // Fields that were added later: whose work it is, when answers were given, how the score was computed, the evidence.
  const total = { combine: 'single', names: [], percent: null, cut: null, score: null, low: null, high: null };
  const report = getAttemptReport.output.parse({
    ...{ ...old, isMine: true, receipt: { scales: [], means: [], total, changes: [] } },
    questions: old.questions.map((question) => ({
      ...{ answeredAt: null, keyOrigin: null, evidence: [], distractors: {} },
      ...question,
    })),
  });

  expect(report.scoreChanged).toMatchObject({ oldPoints: 2, reason: 'Fair.' });
  expect(report.questions[0]).toMatchObject({ questionId: 18, options: [{ optionId: 'A' }, {}, {}, {}, {}] });
  expect(report.questions[0]).toMatchObject({
    fullAnswerCount: 1,
    prompt: { options: [{ id_option: 'A' }, {}, {}, {}, {}] },
  });
});

test('names inside are not read where the field has another name outside', () => {
  const inside = { requestId: 'r', setId: 9, questionId: 31 };
  expect(fromWire(changeKey, 'input', inside)).toEqual({ requestId: 'r' });
});

test('a student is named by the old word in what is asked for, and by the standard one in the report', () => {
  for (const call of [getStudentReport, getStudentQuestionReport, downloadStudentReport]) {
    expect(toWire(call, 'input', { id: 3, studentId: 5 })).toEqual({ id: 3, stuId: 5 });
    expect(fromWire(call, 'input', { id: 3, stuId: 5 })).toEqual({ id: 3, studentId: 5 });
  }
  expect(toWire(getStudentReport, 'output', { studentId: 5, isLate: true })).toEqual({
    studentId: 5,
    period: 'timeOut',
  });
});
