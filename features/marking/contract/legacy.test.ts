import { expect, test } from 'vitest';
import { fromWire, toWire, type AnyCall, type CallSide } from '@inkstone/call';
import {
  assignMarkers,
  getMarkers,
  getStudentSubmissions,
  listSubmissions,
  releaseMarks,
  saveMark,
  SubmissionDetail,
} from '../contract.ts';

const holder = '{"id":9,"name":"Mr. Dou","until":"2026-03-01T09:01:00.000Z"}';
const piece = `{"attemptId":7,"redoId":null,"questId":31,"number":1,"kind":"essay","state":"draft","holder":${holder},"version":1}`;
const mark =
  '{"scores":{"was":300},"points":null,"comment":"Good","voiceFileId":null,"suggested":null,"notes":[{"id":"0b3f0f0e-6d0f-4a55-9c34-2f6f0d8a0001","place":{"on":"text","from":0,"to":2,"quote":"My"},"code":null,"text":"","voiceFileId":null}]}';

// What the server and the browsers sent before the fields had other names inside.
const sent: readonly (readonly [call: AnyCall, side: CallSide, text: string])[] = [
  [listSubmissions, 'input', '{"id":"3","questId":"31","pageNum":"50","nearAttemptId":"7","nearQuestId":"31"}'],
  [
    listSubmissions,
    'output',
    `{"id":3,"title":"Buses","pieces":[${piece}],"ready":1,"page":1,"around":{"before":null,"after":${piece},"nextOpen":null,"firstToMark":null}}`,
  ],
  [
    getStudentSubmissions,
    'output',
    `{"assignmentId":3,"title":"","pieces":[{"attemptId":7,"questId":31,"holder":null,"prompt":{"pieces":2,"questId":1},"value":{"was":1},"mark":${mark},"history":[{"by":"Ms. Qiao","at":"2026-03-03T09:00:00.000Z","was":1000,"becomes":1200}],"earlier":[{"attemptId":6,"redoId":null,"text":"My aunt","mark":null}]}]}`,
  ],
  [getMarkers, 'output', `{"isMine":false,"holder":${holder},"version":0,"markers":[]}`],
  [saveMark, 'input', `{"requestId":"r","attemptId":7,"questId":31,"version":0,"mark":${mark}}`],
  [releaseMarks, 'input', '{"requestId":"r","attemptId":7,"questIds":[31,32]}'],
  [assignMarkers, 'input', '{"requestId":"r","examId":9,"personIds":[2]}'],
];

/** The names of all fields of a value; what is not described, such as prompts and answers, is left out. */
const listNames = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [
        name,
        ...(['prompt', 'value', 'scores'].includes(name) ? [] : listNames(inner)),
      ])
    : [];

test.each(sent)('what is sent for %# is read under the names inside, and sent as before', (call, side, text) => {
  const value = fromWire(call, side, JSON.parse(text));

  const oldNames = /^(questIds?|nearQuestId|examId|pieces|holder|was|becomes)$/;
  expect(listNames(value).filter((name) => oldNames.test(name))).toEqual([]);
  expect(JSON.stringify(toWire(call, side, value))).toBe(text);
});

test('a history is read by its names inside', () => {
  const output = fromWire(getStudentSubmissions, 'output', JSON.parse(sent[2]?.[2] ?? '')) as {
    submissions: { history: unknown[] }[];
  };
  const history = SubmissionDetail.shape.history.parse(output.submissions[0]?.history);

  expect(history).toMatchObject([{ by: 'Ms. Qiao', oldPoints: 1000, newPoints: 1200 }]);
});
