import { who } from './callers.ts';
import { pressOf } from './press.ts';
import type { Row } from './row.ts';
import type { Side } from './side.ts';

const ofStudents = who.teacherSide('myStudent_student');
const ofClasses = who.teacherSide('myStudent_class');
const readClass: Row = { who: ofClasses, input: (it) => ({ classId: it.classId }) };
const ofTeams = who.teacherSide('myStudent_myTeam');
const team =
  (more: Record<string, unknown> = {}) =>
  (it: Side) => ({ requestId: pressOf(), id: it.teamId, ...more });
const ofStaff = who.teacherSide('myStudent_myStaff');
const anyTeacher = 'any teacher of the school may be let take part';

const student =
  (more: Record<string, unknown> = {}) =>
  (it: Side) => ({ studentId: it.student.person.id, ...more });
const pressed =
  (more: Record<string, unknown> = {}) =>
  (it: Side) => ({ requestId: pressOf(), ...student(more)(it) });

const read: Row = { who: ofStudents, input: student() };

/** Calls about a teacher's students, classes, team and staff. */
export const peopleRows: Readonly<Record<string, Row>> = {
  'GET teacher/studentList': { who: ofStudents, input: (it) => ({ classId: it.classId }) },
  'GET teacher/getStudentDetail': read,
  'GET teacher/getStudentHomework': read,
  'GET teacher/getStudentTestList': { ...read, who: who.teacherSide('myStudent_student', 'myStudent_myStaff') },
  'GET backend/myStudent/textbookList': read,
  'GET backend/myStudent/videoList': read,
  'GET backend/myStudent/summary': read,
  'GET backend/myStudent/crmRelation': read,
  'POST backend/myStudent/syncCrmRelation': { who: ofStudents, input: pressed({ number: 'C-1' }) },
  'POST teacher/attention': { who: ofStudents, input: pressed({ hasStar: true }) },
  'POST teacher/addTeacher': {
    who: ofStudents,
    input: (it) => ({ ...pressed()(it), teacherId: it.teacher.person.id }),
    shared: { teacherId: anyTeacher },
  },
  'POST teacher/removeTeacher': {
    who: ofStudents,
    input: (it) => ({ ...pressed()(it), teacherId: it.teacher.person.id }),
  },
  'GET teacher/getClasses': { who: ofClasses, input: () => ({}) },
  'GET teacher/getClassDetail': readClass,
  'GET teacher/getClassHomework': readClass,
  'GET teacher/getClassTestList': readClass,
  'GET backend/myClass/textbookList': readClass,
  'GET backend/myClass/videoList': readClass,
  'GET backend/phaseReport/index': read,
  'GET backend/phaseReport/detail': { who: ofStudents, input: (it) => ({ id: it.phaseReportId }) },
  'POST backend/phaseReport/create': {
    who: ofStudents,
    input: pressed({ title: 'A month', from: '2026-02-01', to: '2026-02-28' }),
  },
  'POST backend/phaseReport/edit': {
    who: ofStudents,
    input: (it) => ({ requestId: pressOf(), id: it.phaseReportId, version: 1, title: 'Another month' }),
  },
  'POST backend/phaseReport/delete': {
    who: ofStudents,
    input: (it) => ({ requestId: pressOf(), id: it.phaseReportId }),
  },
  'GET backend/myTeam/list': { who: ofTeams, input: () => ({}) },
  'GET backend/myTeam/detail': { who: ofTeams, input: (it) => ({ id: it.teamId }) },
  'POST backend/myTeam/create': { who: ofTeams, input: () => ({ requestId: pressOf(), name: 'A team' }) },
  'POST backend/myTeam/edit': { who: ofTeams, input: team({ name: 'Another name' }) },
  'POST backend/myTeam/addMember': {
    who: ofTeams,
    input: (it) => ({ ...team()(it), personId: it.teacher.person.id }),
    shared: { personId: anyTeacher },
  },
  'POST backend/myTeam/removeMember': {
    who: ofTeams,
    input: (it) => ({ ...team()(it), personId: it.teacher.person.id }),
  },
  'POST backend/myTeam/delete': { who: ofTeams, input: team() },
  'GET backend/employee/list': {
    who: who.teacherSide('myStudent_myTeam', 'myStudent_myStaff'),
    input: () => ({ search: 'a' }),
  },
  'GET backend/employee/myEmployee': { who: ofStaff, input: (it) => ({ personId: it.staff.id }) },
  'POST backend/employee/add': {
    who: ofStaff,
    input: (it) => ({ requestId: pressOf(), personId: it.staff.id }),
    shared: { personId: 'any staff member of the school may be taken in' },
  },
};
