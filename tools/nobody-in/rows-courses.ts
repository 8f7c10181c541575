import { who } from './callers.ts';
import { pressOf } from './press.ts';
import type { Row } from './row.ts';
import type { Side } from './side.ts';

const later = '2026-04-28T08:00:00.000Z';
const giver = who.teacherSide('publish_video');
const bank = "courses of the bank are the school's: every giver of courses may look at them and give them";
const ownFile = "another's file is refused as missing; tested with the call";
const ownCourse = "another's course is 404; tested with the call";
const sets = "sets are the school's: every reader of the bank may use them";

const files = {
  'lessons[].video': ownFile,
  'lessons[].poster': ownFile,
  'lessons[].captionsEn': ownFile,
  'lessons[].captionsZh': ownFile,
  'lessons[].cues[].setId': sets,
};

const given =
  (more: Record<string, unknown> = {}) =>
  (it: Side) => ({ requestId: pressOf(), id: it.course.assignmentId, ...more });

/** Calls of courses. */
export const courseRows: Readonly<Record<string, Row>> = {
  'POST backend/video/create': {
    who: giver,
    input: (it) => ({
      requestId: pressOf(),
      courseId: it.course.courseId,
      studentIds: [it.student.person.id],
      classIds: [it.classId],
      beginsAt: '2026-03-10T08:00:00.000Z',
      deadline: later,
    }),
    shared: { courseId: bank, ...files },
  },
  'POST backend/video/edit': {
    who: giver,
    input: given({ title: 'Another title' }),
    shared: { courseId: ownCourse, ...files },
  },
  'POST backend/video/editDeadline': {
    who: giver,
    input: (it) => ({ ...given({ deadline: later })(it), studentIds: [it.student.person.id] }),
  },
  'POST backend/video/revoke': { who: giver, input: given() },
  'POST backend/video/destroy': { who: giver, input: given(), shared: { courseId: ownCourse } },
  'POST backend/video/removeQuest': {
    who: giver,
    input: (it) => ({ ...given()(it), questIds: [it.questionIds[0]] }),
  },
  'GET backend/video/lists': { who: giver, input: (it) => ({ classId: it.classId }) },
  'GET backend/video/detail': { who: giver, input: (it) => ({ id: it.course.assignmentId }) },
  'GET backend/video/dropdown': { who: giver, input: () => ({}), shared: { id: bank } },
  'GET frontend/index/video/lists': { who: who.students, input: () => ({}) },
  'GET frontend/video/detail': { who: who.students, input: (it) => ({ id: it.course.assignmentId }) },
  'GET frontend/video/checkStatus': {
    who: who.sitters,
    input: (it) => ({ id: it.course.assignmentId, windowId: it.windowId }),
  },
  'POST frontend/video/progress': {
    who: who.students,
    input: (it) => ({
      id: it.course.assignmentId,
      lessonId: it.course.lessonId,
      position: 12.5,
      seen: [{ from: 0, to: 12.5 }],
    }),
  },
};
