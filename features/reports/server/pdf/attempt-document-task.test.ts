import { afterAll, expect, test } from 'vitest';
import { ThreadEndedError } from '@inkstone/jobs';
import type { ReportedQuestion } from '../../document/attempt-report-data.ts';
import { buildQuestion, buildReleasedMark, buildReport } from '../../web/testing.tsx';
import { buildTaskDocument, type AttemptDocumentTask } from './attempt-document-task.ts';
import { createDocumentBuilder } from './attempt-pdf.ts';

const apart = createDocumentBuilder(new URL('./attempt-document.thread.ts', import.meta.url), 0);
// A thread that cannot begin: what is sent to it fails, what is built here does not.
const withoutThread = createDocumentBuilder(new URL('./no-such.thread.ts', import.meta.url));
afterAll(() => Promise.all([apart.close(), withoutThread.close()]));

const words = (count: number, word: string): string =>
  Array.from({ length: count }, (_, index) => `${word}${index}`).join(' ');

/** An essay of so many words with a suggested version that shares none of them. */
const buildEssay = (number: number, count: number): ReportedQuestion =>
  buildQuestion({
    ...{
      number,
      questionId: number,
      kind: 'essay',
      skill: 'writing',
      prompt: { text: '<p>Write.</p>', leastWords: 0 },
    },
    ...{ key: { model: '' }, options: [], value: words(count, 'old'), outcome: 'partial' },
    mark: { ...buildReleasedMark({ content: 300 }), suggested: words(count, 'new') },
  });

const buildDictation = (number: number, count: number): ReportedQuestion =>
  buildQuestion({
    ...{ number, questionId: number, kind: 'dictation', skill: 'listening', prompt: { text: '<p>Listen.</p>' } },
    ...{ key: { references: [words(count, 'old')] }, options: [], value: words(count, 'new'), outcome: 'wrong' },
  });

const buildTask = (
  questions: ReportedQuestion[],
  choice: AttemptDocumentTask['choice'] = null,
): AttemptDocumentTask => ({
  report: buildReport({ questions }),
  school: 'Inkstone School',
  reader: { language: 'zh', isOwn: false, zone: { timeZone: 'Asia/Tokyo', schoolZone: 'Asia/Shanghai' } },
  choice,
  course: null,
});

test('a report with short texts is described in the process of the server', async () => {
  const task = buildTask([buildEssay(1, 200), buildDictation(2, 40), buildQuestion({ number: 3 })]);
  expect(await withoutThread.run(task)).toEqual(buildTaskDocument(task));
});

test.each([
  ['a suggested version of two thousand words', [buildEssay(1, 2000)]],
  ['twenty suggested versions of three hundred words', Array.from({ length: 20 }, (_, n) => buildEssay(n + 1, 300))],
  ['a dictation of two thousand words', [buildDictation(1, 2000)]],
])('%s are compared on a thread, not in the process of the server', async (_, questions) => {
  await expect(withoutThread.run(buildTask(questions))).rejects.toBeInstanceOf(ThreadEndedError);
});

test.each([null, { part: 'writing' as const }, { part: 'listening' as const }])(
  'the document from the thread is the one that would be built here: %j',
  async (choice) => {
    const task = buildTask([buildEssay(1, 30), buildDictation(2, 20), buildQuestion({ number: 3 })], choice);
    expect(await apart.run(task)).toEqual(buildTaskDocument(task));
  },
);

test('a course is described with its videos, on the thread as here', async () => {
  const lessons = [{ number: 1, title: 'Lesson', seconds: 100, seen: 40, percent: 40 }];
  const task = { ...buildTask([buildQuestion()]), course: { watched: 40, lessons } };
  expect(await apart.run(task)).toEqual(buildTaskDocument(task));
});
