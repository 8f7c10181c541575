import { fromWire, toWire } from '@inkstone/call';
import { expect, test } from 'vitest';
import { getErrorFilters, listMyErrors, listStudentErrors, reviewQuestion } from './contract.ts';

const entry = {
  ...{ id: 1, kind: 'choice', byTeacher: false, title: 'Sums', excerpt: 'What is 1 + 1?', errorCount: 1 },
  ...{ recentErrorTime: '2026-03-02T08:00:00.000Z', subject: 'math', dueAt: null, isDue: true },
  knowledgePoints: [{ id: 3, name: 'Addition' }],
};
const paging = { page: 1, totalPage: 1, total: 1, due: 1 };

// Inputs and outputs as the previous version sent them, and as the code reads them.
const samples = [
  [
    listMyErrors,
    'output',
    { list: [{ ...entry, questId: 2, program: 'amc' }], ...paging, resting: 0 },
    { list: [{ ...entry, questionId: 2, programme: 'amc' }], ...paging, resting: 0 },
  ],
  [
    getErrorFilters,
    'output',
    { programs: [{ id: 'amc', name: 'AMC', count: 1 }], subjects: [], points: [{ id: 3, name: 'Addition', count: 1 }] },
    {
      programmes: [{ id: 'amc', name: 'AMC', count: 1 }],
      subjects: [],
      knowledgePoints: [{ id: 3, name: 'Addition', count: 1 }],
    },
  ],
  [listMyErrors, 'input', { program: 'amc', point: 3 }, { programme: 'amc', knowledgePointId: 3 }],
  [listStudentErrors, 'input', { studentId: 4, program: 'amc' }, { studentId: 4, programme: 'amc' }],
  [reviewQuestion, 'input', { questId: 2, value: { questId: 9 } }, { questionId: 2, value: { questId: 9 } }],
] as const;

test.each(samples.map(([call, side, outside, inside]) => ({ path: call.path, call, side, outside, inside })))(
  'the $side of $path is read under the names inside, and sent as it always was',
  ({ call, side, outside, inside }) => {
    expect(fromWire(call, side, outside)).toEqual(inside);
    expect(toWire(call, side, inside)).toEqual(outside);
  },
);
