import { expect, test } from 'vitest';
import { fromWire, toWire, type AnyCall, type CallSide } from '@inkstone/call';
import { getPaper, getQuestionSet, importQuestionSets, listSeenQuestions, savePaper } from '../contract.ts';

const owner = { id: 3, name: 'Lin', nameZh: '林' };
const set = { topicId: 7, revisionId: 12, version: 2, newestVersion: 2, isHidden: false };
const titles = { title: 'Ratios', titleZh: null, programme: 'amc', subject: 'math' };
const question = {
  ...{ id: 31, revisionId: 40, position: 1, type: '11030', kind: 'choice' },
  options: [{ id_option: 'A', text: '<p>one</p>' }],
  options_answer_num: 1,
  prompt: { text: '<p>Which?</p>', options: [{ id_option: 'A', text: '<p>one</p>' }] },
  ...{ key: 'A', keyText: 'A', explanation: { en: '', zh: '' }, points: 100, knowledge: null, clip: null },
};
const stimulus = { kind: 'none', html: '', transcript: '', files: [] };

// What the server and the browsers sent before the fields had other names inside.
const sent: readonly (readonly [call: AnyCall, side: CallSide, text: string])[] = [
  [
    getQuestionSet,
    'output',
    JSON.stringify({
      topic: { id: 7, ...titles, types: ['choice'], questionCount: 1, version: 2, owner, isMine: true, stimulus },
      keyChanges: [{ batchId: 1, questId: 31, number: 1, by: 'Lin', at: '2026-03-01T09:00:00Z', from: 'A', to: 'B' }],
      questions: [question],
    }),
  ],
  [
    getPaper,
    'output',
    JSON.stringify({
      exam: { id: 4, title: 'Mock', titleZh: null, programme: 'amc', variant: 'amc-8', examPaperTypeId: 3, owner },
      sections: [{ section: 'contest', part: null, sets: [{ ...set, ...titles, stimulus, questions: [question] }] }],
    }),
  ],
  [
    savePaper,
    'input',
    '{"programme":"amc","variant":"amc-8","examPaperTypeId":null,"title":"Mock","titleZh":null,"sections":[{"section":"contest","part":null,"seconds":null,"sets":[{"topicId":7,"version":2}]}],"requestId":"57f0c2a8-62cb-4c2b-8a8e-6f0c0a4be0b1","examId":4,"version":1,"anyCount":false}',
  ],
  [savePaper, 'output', '{"examId":4,"version":2,"revisionId":9}'],
  [listSeenQuestions, 'input', '{"examId":"4","classIds":"2,3"}'],
  [
    listSeenQuestions,
    'output',
    '{"total":25,"students":1,"seenBy":[],"questions":[{"questId":31,"number":4,"students":1}]}',
  ],
  [
    importQuestionSets,
    'output',
    '{"sets":[{"number":1,"title":"Ratios","titleZh":null,"programme":"amc","subject":"math","questions":1,"state":"same","topicId":7}],"problems":[{"set":1,"question":null,"code":"import.shape","detail":""}],"files":0,"made":0}',
  ],
];

/** The names of all fields of a value; prompts and keys keep the names in which they are stored. */
const listNames = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => [name, ...(name === 'prompt' ? [] : listNames(inner))])
    : [];

test.each(sent)('what is sent for %# is read under the names inside, and sent as before', (call, side, text) => {
  const value = fromWire(call, side, JSON.parse(text));

  const oldNames = /^(topic|topicId|questId|exam|examId|examPaperTypeId|id_option|options_answer_num)$/;
  expect(listNames(value).filter((name) => oldNames.test(name))).toEqual([]);
  expect(JSON.stringify(toWire(call, side, value))).toBe(text);
});

test('the names inside are not read from outside', () => {
  expect(fromWire(savePaper, 'input', { paperId: 4, setId: 7, version: 1 })).toEqual({ setId: 7, version: 1 });
});
