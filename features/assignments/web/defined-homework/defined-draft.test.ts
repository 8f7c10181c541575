import type { QuestionRubric } from '@inkstone/bank/contract';
import { aRubric } from '@inkstone/bank/testing';
import { expect, test } from 'vitest';
import {
  findDefinedFaults,
  toCreateHomeworkInput,
  countFilesLeft,
  getAssignmentDraft,
  moveTaskUp,
  newDefinedDraft,
  withAssignmentChange,
  withTask,
  type DefinedDraft,
} from './defined-draft.ts';

const now = Date.parse('2026-03-02T08:20:00.000Z');
const file = { id: 4, name: 'plan.pdf', mime: 'application/pdf', bytes: 10, url: '/api/file?id=4' };

const written = (): DefinedDraft => {
  const fresh = newDefinedDraft({ classIds: [3] }, now);
  const [task] = fresh.tasks;
  if (!task) throw new Error('no task');
  return withAssignmentChange(
    { ...fresh, files: [file], tasks: [{ ...task, text: { en: '', zh: '<p>画图。</p>' }, points: 7.5 }] },
    { title: 'My room' },
  );
};

test('reports missing fields in the order of the form, task by task', () => {
  const fresh = newDefinedDraft({}, now);
  const tasks = withTask(fresh.tasks).map((task, index) => (index === 1 ? { ...task, accepts: [], points: 0 } : task));
  expect(findDefinedFaults({ ...fresh, tasks }, now)).toEqual([
    { field: 'give-title', messageKey: 'needTitle' },
    { field: 'task-1-text', messageKey: 'needTaskText', number: 1 },
    { field: 'task-2-text', messageKey: 'needTaskText', number: 2 },
    { field: 'task-2-ways', messageKey: 'needWay', number: 2 },
    { field: 'task-2-points', messageKey: 'needPoints', number: 2 },
    { field: 'give-who', messageKey: 'needWho' },
  ]);
  expect(findDefinedFaults(written(), now)).toEqual([]);
});

test('is sent without the fields that only the form needs', () => {
  const sent = toCreateHomeworkInput(written());
  expect(sent).toMatchObject({ title: 'My room', classIds: [3], reportAt: 'submitted' });
  expect(sent).toMatchObject({ setIds: [] });
  // The server refuses a window where no real exam is imitated.
  expect(sent).not.toHaveProperty('windowMode');
  expect(sent.defined.files).toEqual([{ id: 4 }]);
  expect(sent.defined.tasks[0]).toEqual({
    text: { en: '', zh: '<p>画图。</p>' },
    files: [],
    accepts: ['text', 'files'],
    mostFiles: 10,
    leastWords: 0,
    points: 750,
    model: '',
    rubric: null,
  });
});

test('a rubric without levels is a fault; it is sent without what stayed empty', () => {
  const draft = written();
  const withRubric = (rubric: QuestionRubric) => ({
    ...draft,
    tasks: draft.tasks.map((task) => ({ ...task, rubric })),
  });
  const unwritten = { name: { en: '', zh: '' }, joined: 'sum' as const, criteria: [] };
  expect(findDefinedFaults(withRubric(unwritten), now)).toEqual([
    { field: 'task-1-rubric', messageKey: 'needRubric', number: 1 },
  ]);
  const [criterion] = aRubric().criteria;
  if (!criterion) throw new Error('the rubric has criteria');
  const further = { ...criterion, id: 'further', name: { en: '', zh: '' }, levels: [] };
  const edited = withRubric(aRubric({ criteria: [...aRubric().criteria, further] }));
  expect(findDefinedFaults(edited, now)).toEqual([]);
  expect(toCreateHomeworkInput(edited).defined.tasks[0]?.rubric).toEqual(aRubric());
});

test('is restored from the device with its dates', () => {
  const draft = written();
  expect(getAssignmentDraft(JSON.parse(JSON.stringify(draft)) as DefinedDraft)).toEqual(getAssignmentDraft(draft));
});

test('tasks can be moved, and files of the whole homework reduce the file limit of each task', () => {
  const tasks = withTask(withTask(written().tasks));
  expect(tasks.map(({ key }) => key)).toEqual(['1', '2', '3']);
  expect(moveTaskUp(tasks, 2).map(({ key }) => key)).toEqual(['1', '3', '2']);
  expect(moveTaskUp(tasks, 0).map(({ key }) => key)).toEqual(['1', '2', '3']);
  const draft = { ...written(), tasks };
  expect(countFilesLeft(draft)).toBe(9);
  expect(countFilesLeft(draft, draft.tasks[0])).toBe(9);
});
