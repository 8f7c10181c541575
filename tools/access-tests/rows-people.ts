import { who } from './callers.ts';
import { newRequestId } from './request-id.ts';
import type { Row } from './row.ts';
import type { Side } from './side.ts';

const ofStudents = who.teacherSide('myStudent_student');
const ofClasses = who.teacherSide('myStudent_class');
const readClass: Row = { who: ofClasses, input: (side) => ({ classId: side.classId }) };
const classRobot = (side: Side) => ({ requestId: newRequestId(), classId: side.classId });
const robotAddress = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=00000000-0000';
const ofTeams = who.teacherSide('myStudent_myTeam');
const team =
  (more: Record<string, unknown> = {}) =>
  (side: Side) => ({ requestId: newRequestId(), id: side.teamId, ...more });
const ofStaff = who.teacherSide('myStudent_myStaff');
const anyTeacher = 'any teacher of the school may be let take part';

const student =
  (more: Record<string, unknown> = {}) =>
  (side: Side) => ({ studentId: side.student.person.id, ...more });
const pressed =
  (more: Record<string, unknown> = {}) =>
  (side: Side) => ({ requestId: newRequestId(), ...student(more)(side) });

const paper =
  (more: Record<string, unknown> = {}) =>
  (side: Side) => ({ requestId: newRequestId(), id: side.paperTestId, ...more });

const ofGivers = who.teacherSide('publish_test', 'publish_homework');
const results =
  (more: Record<string, unknown> = {}) =>
  (side: Side) => ({ requestId: newRequestId(), id: side.done.assignmentId, ...more });

const read: Row = { who: ofStudents, input: student() };

/** Calls about a teacher's students, classes, team and staff. */
export const peopleRows: Readonly<Record<string, Row>> = {
  'GET teacher/studentList': { who: ofStudents, input: (side) => ({ classId: side.classId }) },
  'GET teacher/getStudentDetail': read,
  'GET teacher/getStudentHomework': read,
  'GET teacher/getStudentTestList': { ...read, who: who.teacherSide('myStudent_student', 'myStudent_myStaff') },
  'GET backend/myStudent/textbookList': read,
  'GET backend/myStudent/videoList': read,
  'GET backend/myStudent/summary': read,
  'GET backend/myClass/gradebook': readClass,
  'GET backend/myClass/gradebookFile': {
    who: ofClasses,
    input: (side) => ({ classId: side.classId, format: 'csv' }),
  },
  'POST backend/myClass/saveGradebookScheme': {
    who: ofClasses,
    input: (side) => ({
      ...{ requestId: newRequestId(), classId: side.classId, edition: 0, kind: 'works', dropLowest: 1 },
      ...{ homeworkWeight: 40, testWeight: 60, workWeights: [{ id: side.handedIn.assignmentId, weight: 2 }] },
    }),
    shared: { 'workWeights[].id': 'a weight of work that the class was not given weighs nothing' },
  },
  'POST backend/myClass/savePaperTest': {
    who: ofClasses,
    input: (side) => ({
      ...{ requestId: newRequestId(), classId: side.classId, id: side.paperTestId, edition: 1, title: 'On paper' },
      ...{ day: '2026-02-26', maximum: 50, parts: [] },
    }),
  },
  'GET backend/myClass/paperTest': { who: ofClasses, input: (side) => ({ id: side.paperTestId }) },
  'POST backend/myClass/savePaperMarks': {
    who: ofClasses,
    input: (side) => ({
      ...{ requestId: newRequestId(), id: side.paperTestId, fileName: null },
      marks: [{ studentId: side.student.person.id, edition: 1, state: 'marked', points: 41, parts: [] }],
    }),
  },
  'POST backend/myClass/planPaperMarks': { who: ofClasses, input: paper() },
  'POST backend/myClass/undoPaperSheet': {
    who: ofClasses,
    input: (side) => paper({ sheetId: side.paperSheetId })(side),
  },
  'POST backend/myClass/releasePaperTest': { who: ofClasses, input: paper() },
  'POST backend/myClass/deletePaperTest': { who: ofClasses, input: paper() },
  'GET backend/myClass/paperMarksFile': {
    who: ofClasses,
    input: (side) => ({ id: side.paperTestId, format: 'csv' }),
  },
  'POST backend/test/planResults': { who: ofGivers, input: results() },
  'POST backend/test/applyResults': {
    who: ofGivers,
    input: (side) => ({
      ...results({ fileName: 'edited.csv' })(side),
      rows: [{ attemptId: side.done.attemptId, oldPoints: null, newPoints: 1 }],
    }),
  },
  'GET backend/test/resultsSheets': { who: ofGivers, input: (side) => ({ id: side.done.assignmentId }) },
  'POST backend/test/undoResults': {
    who: ofGivers,
    input: (side) => results({ sheetId: side.resultsSheetId })(side),
  },
  'GET backend/test/answerSheets': { who: ofGivers, input: (side) => ({ id: side.done.assignmentId }) },
  'POST backend/test/addAnswerSheet': {
    who: ofGivers,
    input: results({ reading: JSON.stringify({ problem: 'noSheet', code: null, number: null, questions: [] }) }),
  },
  'POST backend/test/decideAnswerSheet': {
    who: ofGivers,
    input: (side) =>
      results({ sheetId: side.answerSheetId, edition: 1, studentId: side.student.person.id, choices: [] })(side),
  },
  'POST backend/test/enterAnswerSheets': {
    who: ofGivers,
    input: (side) => results({ studentIds: [side.student.person.id] })(side),
  },
  'POST backend/test/undoAnswerSheets': {
    who: ofGivers,
    input: (side) => results({ studentIds: [side.student.person.id] })(side),
  },
  'GET backend/myStudent/paperMarks': read,
  'GET backend/myStudent/pastScores': read,
  'GET frontend/pastScores': { who: who.students, input: () => ({}) },
  'GET frontend/paperMarks': { who: who.students, input: () => ({}) },
  'GET backend/myStudent/resultsFile': {
    who: who.teacherSide('myStudent_student', 'myStudent_myStaff'),
    input: student({ format: 'csv' }),
  },
  'GET backend/myStudent/crmRelation': read,
  'GET backend/myStudent/activity': read,
  'GET backend/school/usage': { who: ofStaff, input: () => ({}) },
  'POST backend/myStudent/syncCrmRelation': { who: ofStudents, input: pressed({ number: 'C-1' }) },
  'POST teacher/attention': { who: ofStudents, input: pressed({ hasStar: true }) },
  'POST teacher/addTeacher': {
    who: ofStudents,
    input: (side) => ({ ...pressed()(side), teacherId: side.teacher.person.id }),
    shared: { teacherId: anyTeacher },
  },
  'POST teacher/removeTeacher': {
    who: ofStudents,
    input: (side) => ({ ...pressed()(side), teacherId: side.teacher.person.id }),
  },
  'GET teacher/getClasses': {
    who: ofClasses,
    input: ({ termId }) => ({ termId }),
    shared: { termId: 'terms are of the whole school' },
  },
  'GET teacher/getClassDetail': readClass,
  'GET teacher/getClassHomework': readClass,
  'GET teacher/getClassTestList': readClass,
  'GET backend/myClass/textbookList': readClass,
  'GET backend/myClass/videoList': readClass,
  'GET notification/classRobots': readClass,
  'GET notification/classNotices': readClass,
  'POST notification/saveClassRobot': {
    who: ofClasses,
    input: (side) => ({ ...classRobot(side), address: robotAddress, secret: '' }),
  },
  'POST notification/removeClassRobot': { who: ofClasses, input: (side) => classRobot(side) },
  'POST notification/testClassRobot': { who: ofClasses, input: (side) => classRobot(side) },
  'GET backend/phaseReport/index': read,
  'GET backend/phaseReport/detail': { who: ofStudents, input: (side) => ({ id: side.phaseReportId }) },
  'GET backend/phaseReport/pdf': { who: ofStudents, input: (side) => ({ id: side.phaseReportId }) },
  'POST backend/phaseReport/create': {
    who: ofStudents,
    input: pressed({ title: 'A month', from: '2026-02-01', to: '2026-02-28' }),
  },
  'POST backend/phaseReport/edit': {
    who: ofStudents,
    input: (side) => ({ requestId: newRequestId(), id: side.phaseReportId, version: 1, title: 'Another month' }),
  },
  'POST backend/phaseReport/delete': {
    who: ofStudents,
    input: (side) => ({ requestId: newRequestId(), id: side.phaseReportId }),
  },
  'POST teacher/saveGuardian': {
    who: ofStudents,
    input: (side) => ({
      ...pressed({ name: 'Mrs. Lin', mail: 'lin@home.example', language: 'zh' })(side),
      guardianId: side.guardianId,
    }),
  },
  'POST teacher/removeGuardian': {
    who: ofStudents,
    input: (side) => ({ ...pressed()(side), guardianId: side.guardianId }),
  },
  'POST backend/phaseReport/letter': {
    who: ofStudents,
    input: (side) => ({
      ...{ requestId: newRequestId(), id: side.publishedReportId },
      ...{ guardianId: side.guardianId, action: 'revoke' },
    }),
  },
  'GET frontend/guardian/report': { who: who.anyone, input: (side) => ({ token: side.letterToken }) },
  'GET frontend/phaseReport/index': { who: who.students, input: () => ({}) },
  'GET frontend/phaseReport/detail': { who: who.students, input: (side) => ({ id: side.publishedReportId }) },
  'GET frontend/phaseReport/pdf': { who: who.students, input: (side) => ({ id: side.publishedReportId }) },
  'GET backend/myTeam/list': { who: ofTeams, input: () => ({}) },
  'GET backend/myTeam/detail': { who: ofTeams, input: (side) => ({ id: side.teamId }) },
  'POST backend/myTeam/create': { who: ofTeams, input: () => ({ requestId: newRequestId(), name: 'A team' }) },
  'POST backend/myTeam/edit': { who: ofTeams, input: team({ name: 'Another name' }) },
  'POST backend/myTeam/addMember': {
    who: ofTeams,
    input: (side) => ({ ...team()(side), personId: side.teacher.person.id }),
    shared: { personId: anyTeacher },
  },
  'POST backend/myTeam/removeMember': {
    who: ofTeams,
    input: (side) => ({ ...team()(side), personId: side.teacher.person.id }),
  },
  'POST backend/myTeam/delete': { who: ofTeams, input: team() },
  'GET backend/employee/list': {
    who: who.teacherSide('myStudent_myTeam', 'myStudent_myStaff'),
    input: () => ({ search: 'a' }),
  },
  'GET backend/employee/myEmployee': { who: ofStaff, input: (side) => ({ personId: side.staff.id }) },
  'POST backend/employee/add': {
    who: ofStaff,
    input: (side) => ({ requestId: newRequestId(), personId: side.staff.id }),
    shared: { personId: 'any staff member of the school may be taken in' },
  },
};
