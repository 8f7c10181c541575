import { readFileSync } from 'node:fs';
import { fromWire, toWire, type AnyCall, type CallSide } from '@inkstone/call';
import { expect, test } from 'vitest';
import {
  finishAttempt,
  getAttemptPosition,
  getAttemptTime,
  getMyDefinedHomework,
  importAnswers,
  removeAttachment,
  saveAnswers,
  saveOvertime,
  saveSelfMarks,
  startAttempt,
  uploadRecording,
} from '../contract.ts';

/** Starts that a server of before the first rename sent. */
const answers = JSON.parse(
  readFileSync(new URL('../../../tools/fixtures/before-standard-names/answers.json', import.meta.url), 'utf8'),
) as Record<'open' | 'mock', Record<string, unknown>>;

const listKeys = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [key, ...listKeys(inner)])
    : [];

test.each(['open', 'mock'] as const)('a start that an earlier server sent (%s) is read and sent as it was', (name) => {
  const { success: _, ...body } = answers[name];
  const started = fromWire(startAttempt, 'output', body) as Record<string, unknown>;
  expect(startAttempt.output.safeParse(started).success).toBe(true);
  expect(JSON.stringify(toWire(startAttempt, 'output', started))).toBe(JSON.stringify(body));
  // Prompts, the blueprint and the state have shapes of their own.
  const { blueprint: __, state: ___, ...own } = started;
  const withoutPrompts = JSON.parse(JSON.stringify(own, (key, value: unknown) => (key === 'prompt' ? null : value)));
  const keys = listKeys(withoutPrompts);
  expect(keys).toEqual(expect.arrayContaining(['writerEpoch', 'redoDueAt', 'fullAnswerCount', 'optionId']));
  expect(keys.filter((key) => /_|^(questId|holder|redoDueDate)$/.test(key))).toEqual([]);
});

const stamp = { syncId: 's', sinceSync: 5 };
const events = [
  { kind: 'answered', questId: 7, value: { questId: 1, id_option: 'x' }, seq: 1, ...stamp },
  { kind: 'patched', questId: 7, value: { at: 0, remove: 0, insert: 'a', length: 1, sum: 2 }, seq: 2, ...stamp },
  { kind: 'eliminated', questId: 7, value: { optionId: 'B', on: true }, seq: 3, ...stamp },
  { kind: 'annotated', value: { setId: 3, noteId: 'n', note: { setId: 4 } }, seq: 4, ...stamp },
  { kind: 'section-entered', value: { sectionId: 'reading' }, seq: 5, ...stamp },
];

test.each<[string, AnyCall, CallSide, object, object]>([
  ['the input of a start', startAttempt, 'input', { id: 1, topicId: 3 }, { id: 1, firstSetId: 3 }],
  ['a batch of the journal', saveAnswers, 'input', { attemptId: 1, events }, { attemptId: 1, events }],
  ['the last batch', finishAttempt, 'input', { events, finish: 'attempt' }, { events, finish: 'attempt' }],
  [
    'a file of unsent answers, and what is decided',
    importAnswers,
    'input',
    { file: { attemptId: 1, events }, decision: { questIds: [7], counts: true } },
    { file: { attemptId: 1, events }, decision: { questionIds: [7], counts: true } },
  ],
  [
    'own marks',
    saveSelfMarks,
    'input',
    { marks: [{ questId: 7, earned: 5 }] },
    { marks: [{ questionId: 7, earned: 5 }] },
  ],
  [
    'the time',
    getAttemptTime,
    'output',
    { isHolder: true, schedule: { redoDueDate: null } },
    { isWriter: true, schedule: { redoDueAt: null } },
  ],
  ['the position', getAttemptPosition, 'output', { questId: 7 }, { questionId: 7 }],
  ['tasks', getMyDefinedHomework, 'output', { tasks: [{ questId: 7 }] }, { tasks: [{ questionId: 7 }] }],
  ['a chunk', uploadRecording, 'input', { questId: '7', index: '0' }, { questionId: '7', index: '0' }],
  ['an uploaded chunk', uploadRecording, 'output', { held: 2 }, { storedChunks: 2 }],
  [
    'texts over time',
    saveOvertime,
    'output',
    { overtime: [{ questId: 7, words: 3 }] },
    { overtime: [{ questionId: 7, words: 3 }] },
  ],
  ['a removed file', removeAttachment, 'input', { questId: 7 }, { questionId: 7 }],
])('%s has its old words outside alone', (_, call, side, outside, inside) => {
  expect(fromWire(call, side, outside)).toEqual(inside);
  expect(JSON.stringify(toWire(call, side, inside))).toBe(JSON.stringify(outside));
});

test('names inside are not read from outside', () => {
  expect(fromWire(removeAttachment, 'input', { questionId: 7 })).toEqual({});
});
