import { fromWire, toWire } from '@inkstone/call';
import { expect, test } from 'vitest';
import { createCourse, listAssignableCourses, updateCourse } from '../contract.ts';

const course = { name: 'Rivers', subject: 'reading', lessons: [{ title: 'One', video: 5, seconds: 60 }] };
const record = { id: 1, name: 'Rivers', summary: '', subject: 'reading', lessons: 1, cues: 0, seconds: 60 };

// Inputs and outputs as the previous version sent them, and as the code reads them; a field with a default may be left out.
const samples = [
  [
    createCourse,
    'input',
    { what: 'course', requestId: 'r', project: 'sat', ...course },
    { what: 'course', requestId: 'r', programme: 'sat', ...course },
  ],
  [
    updateCourse,
    'input',
    { what: 'course', requestId: 'r', courseId: 1, revision: 2, project: 'sat', ...course },
    { what: 'course', requestId: 'r', courseId: 1, revision: 2, programme: 'sat', ...course },
  ],
  [
    listAssignableCourses,
    'output',
    { list: [{ ...record, project: 'sat' }], total: 1, course: { ...record, project: '', revision: 2, content: [] } },
    {
      list: [{ ...record, programme: 'sat' }],
      total: 1,
      course: { ...record, programme: '', revision: 2, content: [] },
    },
  ],
] as const;

test.each(samples.map(([call, side, outside, inside]) => ({ path: call.path, call, side, outside, inside })))(
  'the $side of $path is read under the names inside, and sent as it always was',
  ({ call, side, outside, inside }) => {
    expect(fromWire(call, side, outside)).toEqual(inside);
    expect(toWire(call, side, inside)).toEqual(outside);
  },
);
