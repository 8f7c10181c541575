import { expect, test } from 'vitest';
import { findMessageTarget } from './message-target.ts';

const built = new Set([
  '/viewer',
  '/stu/course/stuController',
  '/controller',
  '/test',
  '/stu/work/detail',
  '/teacher/test/detail',
  '/teacher/task/detail',
  '/teacher/subject',
]);
const student = { family: 'frontend', built } as const;
const teacher = { family: 'backend', built } as const;
const message = (
  messageType: 3 | 4 | 5 | 6 | 7,
  type: string,
  id: number | null = 9,
  fileId: number | null = null,
) => ({
  messageType,
  type,
  model_id: id,
  file_id: fileId,
});

test.each([
  [message(6, 'testGiven'), student, { opens: 'window', url: '/controller?kind=test&id=9' }],
  [message(6, 'deadlineMoved'), student, { opens: 'window', url: '/controller?kind=test&id=9' }],
  [message(6, 'reportOpened'), student, { opens: 'window', url: '/controller?kind=test&id=9&to=report' }],
  [message(7, 'homeworkGiven'), student, { opens: 'here', url: '/stu/work/detail?id=9' }],
  [message(7, 'scoreChanged'), student, { opens: 'window', url: '/controller?kind=homework&id=9&to=report' }],
  [message(6, 'handedIn'), teacher, { opens: 'here', url: '/teacher/test/detail?testId=9' }],
  [message(6, 'keyChanged'), teacher, { opens: 'here', url: '/teacher/test/detail?testId=9' }],
  [{ ...message(7, 'keyWaiting', null), topicId: 4 }, teacher, { opens: 'here', url: '/teacher/subject?topicId=4' }],
  [message(6, 'testGiven'), teacher, { opens: 'window', url: '/test?id=9' }],
  [message(5, 'courseGiven'), student, { opens: 'window', url: '/stu/course/stuController?id=9' }],
  [message(5, 'courseWithdrawn'), student, { opens: 'window', url: '/stu/course/stuController?id=9' }],
  [message(5, 'workMarked'), student, { opens: 'window', url: '/stu/course/stuController?id=9&to=report' }],
  [message(7, 'handedIn'), teacher, { opens: 'here', url: '/teacher/task/detail?hId=9' }],
  [message(3, 'textbookGiven', 9, 4), student, { opens: 'textbook', assignmentId: 9 }],
  [message(3, 'deadlineMoved', 9, 4), student, { opens: 'textbook', assignmentId: 9 }],
  [message(4, 'textbookDrawn', null, 4), teacher, { opens: 'edition', fileId: 4 }],
])('a message opens its screen: case %#', (input, reader, place) => {
  expect(findMessageTarget(input, reader)).toEqual(place);
});

test.each([
  ['withdrawn work', message(6, 'testWithdrawn'), student],
  ['a withdrawn textbook', message(3, 'textbookWithdrawn', 9, 4), student],
  ["a student's textbook on the teacher side", message(3, 'textbookGiven', 9, 4), teacher],
  ["a teacher's file on the student side", message(4, 'textbookDrawn', null, 4), student],
  [
    'a textbook whose reader is not built',
    message(3, 'textbookGiven', 9, 4),
    { family: 'frontend', built: new Set<string>() },
  ],
  ['a message about nothing', message(6, 'testGiven', null), student],
  [
    'a screen that the person may not open',
    message(7, 'homeworkGiven'),
    { family: 'frontend', built: new Set<string>() },
  ],
] as const)('nothing is opened for %s', (_, input, reader) => {
  expect(findMessageTarget(input, reader)).toBeNull();
});
