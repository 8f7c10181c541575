import { describe, expect, test } from 'vitest';
import { evaluateDocument } from './evaluate.ts';
import { actTasks } from './testing/act-tasks.ts';
import { apTasks } from './testing/ap-tasks.ts';
import type { ExamTask } from './testing/exam-task.ts';
import { satTasks } from './testing/sat-tasks.ts';

const examTasks = [...apTasks, ...satTasks, ...actTasks];

const usualView = { left: -10, right: 10, bottom: -10, top: 10 };

/** What the calculator answers to a task, as a list of numbers. */
const answerTask = ({ lines, reads, angles = 'radians', view = usualView }: ExamTask): number[] => {
  const { results, notable } = evaluateDocument({
    lines: lines.map((text, id) => ({ kind: 'expression', id, text })),
    angles,
    drawing: { view, size: { width: 400, height: 400 }, hasPoints: true },
  });
  const last = results.at(-1)?.result;
  if (reads === 'value') return last?.is === 'number' ? [last.value] : [];
  if (reads === 'fit') return last?.is === 'regression' ? last.parameters.map(({ value }) => value) : [];
  return notable.filter(({ kind }) => kind === reads).flatMap(({ x, y }) => [x, y]);
};

test('there are at least forty tasks, of three exams', () => {
  expect(examTasks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(examTasks.map(({ exam }) => exam)).size).toBe(3);
});

describe.each(['AP', 'SAT', 'ACT'] as const)('a task of %s', (exam) => {
  test.each(examTasks.filter((task) => task.exam === exam))('$title', (task) => {
    const answer = answerTask(task);
    expect(answer).toHaveLength(task.expected.length);
    for (const [at, value] of task.expected.entries()) {
      const allowed = (task.tolerance ?? 1e-9) * Math.max(1, Math.abs(value));
      expect(Math.abs((answer[at] ?? Number.NaN) - value)).toBeLessThanOrEqual(allowed);
    }
  });
});
