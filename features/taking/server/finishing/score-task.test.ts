import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { scoredQuestionTypes } from '@inkstone/exam/scored';
import { runScoring, type ScoringTask } from '@inkstone/exam/scoring';
import { createScorer } from './score-task.ts';

const apart = createScorer(new URL('./score.thread.ts', import.meta.url), 0);
afterAll(() => apart.close());

type AnswerTask = Extract<ScoringTask, { kind: 'answer' }>;

const createTask = (
  type: string,
  value: unknown,
  keyed: { key: unknown; prompt: unknown },
  rule?: string,
): AnswerTask => ({
  kind: 'answer',
  question: { type, points: 700, ...(rule === undefined ? {} : { partialCredit: rule }) },
  given: { value, keyed, rule: { right: 1, wrong: -25, blank: 0 } },
});

const word = fc.constantFrom('the', 'bus', 'don’t', 'café', '语', '１２', 'ﬁne', 'late', '½');
const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const dictations = fc.record({
  value: sentence,
  references: fc.array(sentence, { minLength: 1, maxLength: 3 }),
  rule: fc.constantFrom(undefined, 'slips'),
});
const blanks = fc.record({
  value: fc.array(word, { maxLength: 2 }),
  forms: fc.array(word, { minLength: 1, maxLength: 3 }),
});
const prompt = { text: '<span data-blank="1"></span> and <span data-blank="2"></span>', blanks: 2 };

test('scoring gives the same result on the thread as inline', async () => {
  await fc.assert(
    fc.asyncProperty(dictations, blanks, async (dictation, gaps) => {
      const tasks = [
        createTask(
          'dictation',
          dictation.value,
          { key: { references: dictation.references }, prompt: { text: 'x' } },
          dictation.rule,
        ),
        createTask('blanks', gaps.value, { key: [gaps.forms, gaps.forms], prompt }),
      ];
      for (const task of tasks) expect(await apart.score(task)).toEqual(runScoring(task, scoredQuestionTypes));
    }),
    { numRuns: 60 },
  );
});

test('concurrent tasks each get their own result', async () => {
  const tasks = ['the', 'the bus', 'the bus is', 'the bus is late'].map((value) =>
    createTask('dictation', value, { key: { references: ['the bus is late'] }, prompt: { text: 'x' } }),
  );
  const marked = await Promise.all(tasks.map((task) => apart.score(task)));
  expect(marked.map(({ earned }) => earned)).toEqual([175, 350, 525, 700]);
});

test('a task that cannot be scored fails on the thread as it does inline, and the next one succeeds', async () => {
  const unfit = createTask('dictation', 'the bus', { key: { references: 'no list' }, prompt: { text: 'x' } });
  expect(() => runScoring(unfit, scoredQuestionTypes)).toThrow(/expected array/);
  await expect(apart.score(unfit)).rejects.toThrow(/expected array/);
  const fit = createTask('dictation', 'the bus', { key: { references: ['the bus'] }, prompt: { text: 'x' } });
  expect(await apart.score(fit)).toMatchObject({ outcome: 'right' });
});
