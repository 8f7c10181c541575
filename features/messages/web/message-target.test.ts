import { expect, test } from 'vitest';
import type { MessageCategory } from '../codes.ts';
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
  '/announcement',
  '/teacher/myClass',
  '/stu/phaseReport',
  '/candidate/index',
]);
const student = { family: 'frontend', built } as const;
const teacher = { family: 'backend', built } as const;
const message = (category: MessageCategory, event: string, id: number | null = 9, fileId: number | null = null) => ({
  category,
  event,
  assignmentId: id,
  editionId: fileId,
});

test.each([
  [message('test', 'testGiven'), student, { opens: 'window', url: '/controller?kind=test&id=9' }],
  [message('test', 'deadlineMoved'), student, { opens: 'window', url: '/controller?kind=test&id=9' }],
  [message('test', 'reportOpened'), student, { opens: 'window', url: '/controller?kind=test&id=9&to=report' }],
  [message('homework', 'homeworkGiven'), student, { opens: 'here', url: '/stu/work/detail?id=9' }],
  [{ ...message('homework', 'homeworkGiven'), setId: 4 }, student, { opens: 'here', url: '/stu/work/detail?id=9' }],
  [message('homework', 'scoreChanged'), student, { opens: 'window', url: '/controller?kind=homework&id=9&to=report' }],
  [message('test', 'handedIn'), teacher, { opens: 'here', url: '/teacher/test/detail?testId=9' }],
  [message('test', 'keyChanged'), teacher, { opens: 'here', url: '/teacher/test/detail?testId=9' }],
  [
    { ...message('homework', 'keyWaiting', null), setId: 4 },
    teacher,
    { opens: 'here', url: '/teacher/subject?topicId=4' },
  ],
  [message('notifications', 'mailRests', null), student, { opens: 'here', url: '/notifications' }],
  [
    { ...message('notifications', 'robotRests', null), classId: 7 },
    teacher,
    { opens: 'here', url: '/teacher/myClass?classId=7' },
  ],
  [message('test', 'testGiven'), teacher, { opens: 'window', url: '/test?id=9' }],
  [message('course', 'courseGiven'), student, { opens: 'window', url: '/stu/course/stuController?id=9' }],
  [message('course', 'courseWithdrawn'), student, { opens: 'window', url: '/stu/course/stuController?id=9' }],
  [message('course', 'workMarked'), student, { opens: 'window', url: '/stu/course/stuController?id=9&to=report' }],
  [message('homework', 'handedIn'), teacher, { opens: 'here', url: '/teacher/task/detail?hId=9' }],
  [
    { ...message('announcement', 'announcement', null), announcementId: 6 },
    student,
    { opens: 'here', url: '/announcement?id=6' },
  ],
  [
    { ...message('announcement', 'announcement', null), announcementId: 6 },
    teacher,
    { opens: 'here', url: '/announcement?id=6' },
  ],
  [message('test', 'candidateTestGiven'), student, { opens: 'window', url: '/controller?kind=test&id=9' }],
  [message('test', 'candidateTestMarked'), student, { opens: 'here', url: '/candidate/index' }],
  [
    { ...message('test', 'candidateHandedIn'), candidateId: 3 },
    { family: 'backend', built: new Set(['/candidateHrIndex', '/candidate/testList']) } as const,
    { opens: 'here', url: '/candidateHrIndex?id=3' },
  ],
  [
    { ...message('test', 'candidateExpired'), candidateId: 3 },
    { family: 'backend', built: new Set(['/candidate/testList']) } as const,
    { opens: 'here', url: '/candidate/testList' },
  ],
  [
    { ...message('phaseReport', 'phaseReportPublished', null), phaseReportId: 5 },
    student,
    { opens: 'here', url: '/stu/phaseReport?id=5' },
  ],
  [message('textbook', 'textbookGiven', 9, 4), student, { opens: 'textbook', assignmentId: 9 }],
  [message('textbook', 'deadlineMoved', 9, 4), student, { opens: 'textbook', assignmentId: 9 }],
  [message('textbookFile', 'textbookDrawn', null, 4), teacher, { opens: 'edition', editionId: 4 }],
])('a message opens its screen: case %#', (input, reader, place) => {
  expect(findMessageTarget(input, reader)).toEqual(place);
});

test.each([
  ['a withdrawn assignment', message('test', 'testWithdrawn'), student],
  ['a withdrawn textbook', message('textbook', 'textbookWithdrawn', 9, 4), student],
  ["a student's textbook in the teacher's app", message('textbook', 'textbookGiven', 9, 4), teacher],
  ["a teacher's file in the student's app", message('textbookFile', 'textbookDrawn', null, 4), student],
  [
    'a textbook whose reader is not built',
    message('textbook', 'textbookGiven', 9, 4),
    { family: 'frontend', built: new Set<string>() },
  ],
  ['a message without a target', message('test', 'testGiven', null), student],
  [
    'a screen that the person may not open',
    message('homework', 'homeworkGiven'),
    { family: 'frontend', built: new Set<string>() },
  ],
] as const)('nothing is opened for %s', (_, input, reader) => {
  expect(findMessageTarget(input, reader)).toBeNull();
});
