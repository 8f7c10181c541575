import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

const built = new Set(['/controller', '/stu/work/detail', '/teacher/test/detail', '/teacher/task/detail']);
const student = { family: 'frontend', built } as const;
const teacher = { family: 'backend', built } as const;
const message = (messageType: 3 | 4 | 5 | 6 | 7, type: string, id: number | null = 9) => ({
  messageType,
  type,
  model_id: id,
});

test.each([
  [message(6, 'testGiven'), student, { opens: 'window', url: '/controller?kind=test&id=9' }],
  [message(6, 'deadlineMoved'), student, { opens: 'window', url: '/controller?kind=test&id=9' }],
  [message(6, 'reportOpened'), student, { opens: 'window', url: '/controller?kind=test&id=9&to=report' }],
  [message(7, 'homeworkGiven'), student, { opens: 'here', url: '/stu/work/detail?id=9' }],
  [message(7, 'scoreChanged'), student, { opens: 'window', url: '/controller?kind=homework&id=9&to=report' }],
  [message(6, 'handedIn'), teacher, { opens: 'here', url: '/teacher/test/detail?testId=9' }],
  [message(7, 'handedIn'), teacher, { opens: 'here', url: '/teacher/task/detail?hId=9' }],
])('a message opens its screen: case %#', (it, reader, place) => {
  expect(placeOf(it, reader)).toEqual(place);
});

test.each([
  ['withdrawn work', message(6, 'testWithdrawn'), student],
  ['a textbook, whose screen is not built', message(3, 'homeworkGiven'), student],
  ['a message about nothing', message(6, 'testGiven', null), student],
  [
    'a screen that the person may not open',
    message(7, 'homeworkGiven'),
    { family: 'frontend', built: new Set<string>() },
  ],
] as const)('nothing is opened for %s', (_, it, reader) => {
  expect(placeOf(it, reader)).toBeNull();
});
