import { who } from './callers.ts';
import { newRequestId } from './request-id.ts';
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

const assignmentInput =
  (more: Record<string, unknown> = {}) =>
  (side: Side) => ({ requestId: newRequestId(), id: side.course.assignmentId, ...more });

/** Calls of courses. */
export const courseRows: Readonly<Record<string, Row>> = {
  'POST backend/video/create': {
    who: giver,
    input: (side) => ({
      requestId: newRequestId(),
      courseId: side.course.courseId,
      studentIds: [side.student.person.id],
      classIds: [side.classId],
      beginsAt: '2026-03-10T08:00:00.000Z',
      deadline: later,
    }),
    shared: { courseId: bank, ...files },
  },
  'POST backend/video/edit': {
    who: giver,
    input: assignmentInput({ title: 'Another title' }),
    shared: { courseId: ownCourse, ...files },
  },
  'POST backend/video/editDeadline': {
    who: giver,
    input: (side) => ({ ...assignmentInput({ deadline: later })(side), studentIds: [side.student.person.id] }),
  },
  'POST backend/video/giveAgain': {
    who: giver,
    input: (side) => ({
      ...assignmentInput({ beginsAt: '2026-03-11T08:00:00.000Z', deadline: later })(side),
      classIds: [side.classId],
    }),
  },
  'POST backend/video/revoke': { who: giver, input: assignmentInput() },
  'POST backend/video/destroy': { who: giver, input: assignmentInput(), shared: { courseId: ownCourse } },
  'POST backend/video/removeQuest': {
    who: giver,
    input: (side) => ({ ...assignmentInput()(side), questIds: [side.questionIds[0]] }),
  },
  'GET backend/video/lists': { who: giver, input: (side) => ({ classId: side.classId }) },
  'GET backend/video/detail': { who: giver, input: (side) => ({ id: side.course.assignmentId }) },
  'GET backend/video/dropdown': { who: giver, input: () => ({}), shared: { id: bank } },
  'GET frontend/index/video/lists': { who: who.students, input: () => ({}) },
  'GET frontend/video/detail': { who: who.students, input: (side) => ({ id: side.course.assignmentId }) },
  'GET frontend/video/checkStatus': {
    who: who.sitters,
    input: (side) => ({ id: side.course.assignmentId, windowId: side.windowId }),
  },
  'POST frontend/video/progress': {
    who: who.students,
    input: (side) => ({
      id: side.course.assignmentId,
      lessonId: side.course.lessonId,
      position: 12.5,
      seen: [{ from: 0, to: 12.5 }],
    }),
  },
};
