import { who } from './callers.ts';
import { newRequestId } from './request-id.ts';
import type { Row } from './row.ts';
import type { Side } from './side.ts';

const ofPeople = who.backendSide('school_people');
const everybody = 'who administers people administers everybody of the school';
const shared = { personId: everybody };

const person =
  (more: Record<string, unknown> = {}) =>
  (side: Side) => ({ personId: side.student.person.id, ...more });
const pressed =
  (more: Record<string, unknown> = {}) =>
  (side: Side) => ({ requestId: newRequestId(), ...person(more)(side) });
const draft = (username: string) => ({
  ...{ username, name: 'Wen Lan', nameZh: '文岚', number: null, mail: null, language: 2 },
  ...{ roles: ['student'], permissions: [] },
});

const ofClasses = who.backendSide('school_classes');
const everyClass = 'who administers classes administers all classes and people of the school';
const sharedClass = { classId: everyClass };
const pressedClass = (side: Side) => ({ requestId: newRequestId(), classId: side.classId });
const classDraft = (side: Side) => ({
  name: 'A',
  nameZh: null,
  teacherId: side.teacher.person.id,
  colleagueIds: [],
  termId: null,
});
const sharedTerm = { termId: 'who administers classes administers all terms of the school' };
const sharedDraft = { ...sharedTerm, teacherId: everyClass, 'colleagueIds[]': everyClass };
const sharedStudents = { ...sharedClass, 'studentIds[]': everyClass };

// Each term has a year of its own, since terms do not overlap.
const termDraft = ({ termId }: Side) => ({
  ...{ name: 'Spring', nameZh: null, firstDay: `${2500 + termId}-02-01`, lastDay: `${2500 + termId}-02-03` },
});

const mailServer = {
  ...{ host: 'smtp.school.example', port: 465, security: 'tls', username: null, password: null },
  from: 'office@school.example',
};

const signOnProvider = {
  ...{ issuer: 'https://id.school.example', clientId: 'inkstone', usesSecret: false, clientSecret: null },
  ...{ claim: 'email', name: 'Campus ID', nameZh: '校园账号', accountUrl: null, passwordUrl: null },
};

const schoolCrm = { pageUrl: 'https://crm.example/customers/{number}', baseUrl: null, token: null };

const termRows: Readonly<Record<string, Row>> = {
  'GET backend/school/terms': { who: ofClasses, input: () => ({}) },
  'POST backend/school/saveTerm': {
    who: ofClasses,
    input: (side) => ({ requestId: newRequestId(), termId: side.termId, ...termDraft(side) }),
    shared: sharedTerm,
  },
  'POST backend/school/removeTerm': {
    who: ofClasses,
    input: ({ termId }) => ({ requestId: newRequestId(), termId }),
    shared: sharedTerm,
  },
};

const classRows: Readonly<Record<string, Row>> = {
  'GET backend/school/classes': { who: ofClasses, input: ({ termId }) => ({ termId }), shared: sharedTerm },
  'GET backend/school/class': { who: ofClasses, input: ({ classId }) => ({ classId }), shared: sharedClass },
  'GET backend/school/classCandidates': { who: ofClasses, input: () => ({ part: 'student' }) },
  'GET backend/school/classNamesakes': {
    who: ofClasses,
    input: ({ classId }) => ({ name: 'A', classId }),
    shared: sharedClass,
  },
  'POST backend/school/addClass': {
    who: ofClasses,
    input: (side) => ({ requestId: newRequestId(), ...classDraft(side) }),
    shared: sharedDraft,
  },
  'POST backend/school/changeClass': {
    who: ofClasses,
    input: (side) => ({ ...pressedClass(side), edition: 1, ...classDraft(side) }),
    shared: { ...sharedClass, ...sharedDraft },
  },
  'POST backend/school/closeClass': {
    who: ofClasses,
    input: (side) => ({ ...pressedClass(side), isClosed: false }),
    shared: sharedClass,
  },
  'POST backend/school/joinClass': {
    who: ofClasses,
    input: (side) => ({ ...pressedClass(side), studentIds: [side.student.person.id] }),
    shared: sharedStudents,
  },
  'POST backend/school/leaveClass': {
    who: ofClasses,
    input: (side) => ({ ...pressedClass(side), studentIds: [side.student.person.id] }),
    shared: sharedStudents,
  },
  'POST backend/school/cancelStays': {
    who: ofClasses,
    input: (side) => ({ requestId: newRequestId(), stayIds: [side.comingStayId] }),
    shared: { 'stayIds[]': everyClass },
  },
  'POST backend/school/moveStudents': {
    who: ofClasses,
    input: (side) => ({ ...pressedClass(side), studentIds: [side.student.person.id], toClassId: side.classId }),
    shared: { ...sharedStudents, toClassId: everyClass },
  },
};

const ownPlan = (side: Side) => ({ changeSetId: side.changeSetId });
const planned = (side: Side) => ({ requestId: newRequestId(), ...ownPlan(side) });
const sharedPlan = { changeSetId: 'imports are of the whole school' };

const ownCopies = (side: Side) => ({ changeSetId: side.copySetId });
const pressedCopies = (side: Side) => ({ requestId: newRequestId(), ...ownCopies(side) });
const sharedCopies = { changeSetId: 'copies of classes are of the whole school' };

const copyRows: Readonly<Record<string, Row>> = {
  'GET backend/school/classCopySets': { who: ofClasses, input: () => ({}) },
  'GET backend/school/classCopies': { who: ofClasses, input: ownCopies, shared: sharedCopies },
  'POST backend/school/planClassCopies': {
    who: ofClasses,
    input: ({ termId }) => ({ requestId: newRequestId(), fromTermId: null, termId }),
    shared: {
      ...sharedTerm,
      ...{ fromTermId: sharedTerm.termId, 'corrections[].classId': everyClass },
      ...{ 'corrections[].teacherIds[]': everyClass, 'corrections[].withoutIds[]': everyClass },
    },
  },
  'POST backend/school/applyClassCopies': { who: ofClasses, input: pressedCopies, shared: sharedCopies },
  'POST backend/school/undoClassCopies': { who: ofClasses, input: pressedCopies, shared: sharedCopies },
};

const ownMerge = (side: Side) => ({ changeSetId: side.mergeSetId });
const pressedMerge = (side: Side) => ({ requestId: newRequestId(), ...ownMerge(side) });
const sharedMerge = { changeSetId: 'mergings of classes are of the whole school' };

const mergeRows: Readonly<Record<string, Row>> = {
  'GET backend/school/classMergeSets': { who: ofClasses, input: () => ({}) },
  'GET backend/school/classMerge': { who: ofClasses, input: ownMerge, shared: sharedMerge },
  'POST backend/school/planClassMerge': {
    who: ofClasses,
    input: ({ classId, otherClassId }) => ({ requestId: newRequestId(), classId, sourceIds: [otherClassId] }),
    shared: { classId: everyClass, 'sourceIds[]': everyClass },
  },
  'POST backend/school/applyClassMerge': { who: ofClasses, input: pressedMerge, shared: sharedMerge },
  'POST backend/school/undoClassMerge': { who: ofClasses, input: pressedMerge, shared: sharedMerge },
};

const ownSessionImport = (side: Side) => ({ changeSetId: side.timetableSetId });
const pressedSessionImport = (side: Side) => ({ requestId: newRequestId(), ...ownSessionImport(side) });
const sharedSessionImport = { changeSetId: 'imports of the timetable are of the whole school' };

const timetableImportRows: Readonly<Record<string, Row>> = {
  'GET backend/school/timetableImports': { who: ofClasses, input: () => ({}) },
  'GET backend/school/timetableImport': { who: ofClasses, input: ownSessionImport, shared: sharedSessionImport },
  'POST backend/school/planTimetableImport': { who: ofClasses, input: () => ({ requestId: newRequestId() }) },
  'POST backend/school/applyTimetableImport': {
    who: ofClasses,
    input: (side) => ({ ...pressedSessionImport(side), acceptsConflicts: false }),
    shared: sharedSessionImport,
  },
  'POST backend/school/undoTimetableImport': {
    who: ofClasses,
    input: pressedSessionImport,
    shared: sharedSessionImport,
  },
};

const ownPersonMerge = (side: Side) => ({ changeSetId: side.personMergeSetId });
const pressedPersonMerge = (side: Side) => ({ requestId: newRequestId(), ...ownPersonMerge(side) });
const sharedPersonMerge = { changeSetId: 'mergings of accounts are of the whole school' };
const everyAccount = 'who administers people administers every account of the school';

const personMergeRows: Readonly<Record<string, Row>> = {
  'GET backend/school/personMergeSets': { who: ofPeople, input: () => ({}) },
  'GET backend/school/personMerge': { who: ofPeople, input: ownPersonMerge, shared: sharedPersonMerge },
  'POST backend/school/planPersonMerge': {
    who: ofPeople,
    input: (side) => ({ requestId: newRequestId(), personId: side.student.person.id, otherId: side.doubleId }),
    shared: { personId: everyAccount, otherId: everyAccount },
  },
  'POST backend/school/applyPersonMerge': { who: ofPeople, input: pressedPersonMerge, shared: sharedPersonMerge },
  'POST backend/school/undoPersonMerge': { who: ofPeople, input: pressedPersonMerge, shared: sharedPersonMerge },
};

const everySession = 'who administers classes administers the whole timetable';
const sessionDraft = (side: Side) => ({
  ...{ title: 'Ratios', titleZh: null, day: '2026-03-09', begins: '09:00', ends: '10:00' },
  ...{ teacherId: side.teacher.person.id, colleagueIds: [], roomId: null },
});
const pressedSession = (side: Side) => ({
  ...{ requestId: newRequestId(), sessionId: side.classSessionId, edition: 1, scope: 'one' },
});
const sharedSession = {
  ...{ sessionId: everySession, teacherId: everySession, 'colleagueIds[]': everySession, roomId: everySession },
  'confirmedIds[]': 'ids that are only compared with those of conflicts',
};

const timetableRows: Readonly<Record<string, Row>> = {
  'GET backend/school/timetable': {
    who: ofClasses,
    input: ({ classId }) => ({ classId }),
    shared: { classId: everyClass, teacherId: everyClass, roomId: everyClass },
  },
  'GET backend/school/timetableFile': {
    who: ofClasses,
    input: ({ classId }) => ({ format: 'csv', fromDay: '2026-03-01', toDay: '2026-03-31', classId }),
    shared: { classId: everyClass, teacherId: everyClass, roomId: everyClass },
  },
  'GET backend/lesson/attendance': {
    who: who.backendSide(),
    input: ({ classSessionId }) => ({ sessionId: classSessionId }),
  },
  'POST backend/lesson/saveAttendance': {
    who: who.backendSide(),
    input: ({ classSessionId, student }) => ({
      ...{ requestId: newRequestId(), sessionId: classSessionId, studentId: student.person.id, state: 'present' },
    }),
  },
  'GET backend/school/rooms': { who: ofClasses, input: () => ({}) },
  'POST backend/school/addSession': {
    who: ofClasses,
    input: (side) => ({ ...pressedClass(side), ...sessionDraft(side), recurrence: null }),
    shared: { ...sharedSession, classId: everyClass },
  },
  'POST backend/school/changeSession': {
    who: ofClasses,
    input: (side) => ({ ...pressedSession(side), ...sessionDraft(side) }),
    shared: sharedSession,
  },
  'POST backend/school/cancelSession': {
    who: ofClasses,
    input: (side) => ({ ...pressedSession(side), isCancelled: false }),
    shared: sharedSession,
  },
  'POST backend/school/saveRoom': {
    who: ofClasses,
    input: () => ({ requestId: newRequestId(), roomId: null, name: newRequestId(), nameZh: null, isClosed: false }),
    shared: { roomId: everySession },
  },
  'POST backend/school/addHoliday': {
    who: ofClasses,
    input: () => ({
      ...{ requestId: newRequestId(), name: 'Spring', nameZh: null, fromDay: '2027-02-01', toDay: '2027-02-07' },
    }),
  },
  'POST backend/school/removeHoliday': {
    who: ofClasses,
    input: ({ holidayId }) => ({ requestId: newRequestId(), holidayId }),
    shared: { holidayId: everySession },
  },
};

/** Calls of administration. */
export const schoolRows: Readonly<Record<string, Row>> = {
  ...classRows,
  ...termRows,
  ...copyRows,
  ...mergeRows,
  ...personMergeRows,
  ...timetableRows,
  ...timetableImportRows,
  'GET backend/school/records': {
    who: who.backendSide('school_records'),
    input: person(),
    shared: { ...shared, beforeId: 'the record is of the whole school' },
  },
  'GET backend/school/recordsFile': { who: who.backendSide('school_records'), input: person(), shared },
  'GET backend/school/settings': { who: who.backendSide('school_settings'), input: () => ({}) },
  'GET backend/school/mailServer': { who: who.backendSide('school_settings'), input: () => ({}) },
  'POST backend/school/saveMailServer': {
    who: who.backendSide('school_settings'),
    input: () => ({ requestId: newRequestId(), edition: 0, server: null }),
  },
  'POST backend/school/testMailServer': {
    who: who.backendSide('school_settings'),
    input: () => ({ requestId: newRequestId(), server: mailServer, to: 'he@school.example' }),
  },
  'GET backend/school/signOnProvider': { who: who.backendSide('school_settings'), input: () => ({}) },
  'POST backend/school/saveSignOnProvider': {
    who: who.backendSide('school_settings'),
    input: () => ({ requestId: newRequestId(), edition: 0, provider: null }),
  },
  'POST backend/school/testSignOnProvider': {
    who: who.backendSide('school_settings'),
    input: () => ({ requestId: newRequestId(), provider: signOnProvider }),
  },
  'GET backend/school/appearance': { who: who.backendSide('school_settings'), input: () => ({}) },
  'POST backend/school/saveAppearance': {
    who: who.backendSide('school_settings'),
    input: () => ({ requestId: newRequestId(), edition: 0, logo: null, accent: null }),
  },
  'GET backend/school/crm': { who: who.backendSide('school_settings'), input: () => ({}) },
  'POST backend/school/saveCrm': {
    who: who.backendSide('school_settings'),
    input: () => ({ requestId: newRequestId(), edition: 0, crm: null }),
  },
  'POST backend/school/testCrm': {
    who: who.backendSide('school_settings'),
    input: () => ({
      requestId: newRequestId(),
      crm: { ...schoolCrm, baseUrl: 'https://crm.invalid', token: 'a-secret-of-the-crm' },
    }),
  },
  'POST backend/school/saveSettings': {
    who: who.backendSide('school_settings'),
    input: () => ({
      ...{ requestId: newRequestId(), edition: 1, name: 'Ours', nameZh: null, timeZone: 'Asia/Shanghai' },
      ...{ notice: null, noticeZh: null, archiveHours: 48, graceSeconds: 900, service: null },
    }),
  },
  'GET backend/school/retention': { who: who.backendSide('school_settings'), input: () => ({}) },
  'GET backend/school/retentionPlan': {
    who: who.backendSide('school_settings'),
    input: () => ({ kind: 'activity', days: 365 }),
  },
  'POST backend/school/saveRetention': {
    who: who.backendSide('school_settings'),
    input: () => ({
      ...{ requestId: newRequestId(), edition: 0, activity: null, journals: null, recordings: null, signIns: null },
    }),
  },
  'GET backend/school/signOnClasses': { who: who.backendSide('school_settings'), input: () => ({}) },
  'GET backend/school/signOn': { who: who.backendSide('school_settings'), input: () => ({}) },
  'POST backend/school/saveSignOn': {
    who: who.backendSide('school_settings'),
    input: () => ({
      ...{ requestId: newRequestId(), edition: 0, createsPeople: false, acceptsUnstatedMail: false, rules: [] },
    }),
    shared: { 'rules[].classId': 'a rule may name every class of the school' },
  },
  'POST backend/school/inviteToSignOn': { who: ofPeople, input: pressed(), shared },
  'GET sso/testResult': { who: who.backendSide('school_settings'), input: () => ({}) },
  'POST sso/startTest': {
    who: who.backendSide('school_settings'),
    input: () => ({ requestId: newRequestId() }),
  },
  'GET backend/school/archives': { who: who.backendSide('school_records'), input: person(), shared },
  'POST backend/school/requestArchive': { who: who.backendSide('school_records'), input: pressed(), shared },
  'GET backend/school/erasurePlan': { who: who.backendSide('school_records'), input: person(), shared },
  'POST backend/school/erasePerson': {
    who: who.backendSide('school_records'),
    input: pressed({ confirmation: 'nobody' }),
    shared,
  },
  'POST backend/school/fetchArchive': {
    who: who.backendSide('school_records'),
    input: () => ({ requestId: newRequestId(), archiveId: 1 }),
    shared: { archiveId: everybody },
  },
  'GET backend/school/exports': { who: who.backendSide('school_settings'), input: () => ({}) },
  'POST backend/school/requestExport': {
    who: who.backendSide('school_settings'),
    input: () => ({ requestId: newRequestId() }),
  },
  'POST backend/school/fetchExport': {
    who: who.backendSide('school_settings'),
    input: () => ({ requestId: newRequestId(), exportId: 1 }),
    shared: { exportId: everybody },
  },
  'GET setup/state': { who: who.anyone, input: () => ({}) },
  'POST setup/create': {
    who: who.anyone,
    input: () => ({
      ...{ code: 'AAAA', schoolName: 'Ours', schoolNameZh: null, schoolTimeZone: 'Asia/Shanghai' },
      ...{ name: 'Wen Lan', nameZh: null, username: 'wenlan', password: 'seven quiet herons', mail: null, language: 2 },
    }),
  },
  'GET backend/school/people': { who: ofPeople, input: () => ({}), shared: { withoutId: everybody } },
  'GET backend/school/person': { who: ofPeople, input: person(), shared },
  'POST backend/school/addPerson': {
    who: ofPeople,
    input: () => ({ requestId: newRequestId(), ...draft(`wenlan${newRequestId()}`) }),
  },
  'POST backend/school/changePerson': {
    who: ofPeople,
    input: (side) => ({ ...pressed({ edition: 1 })(side), ...draft(side.student.person.username) }),
    shared,
  },
  'POST backend/school/activatePerson': { who: ofPeople, input: pressed({ isActive: true }), shared },
  'POST backend/school/setExtraTime': {
    who: ofPeople,
    input: pressed({ minutes: 0, percent: 50, before: { minutes: 0, percent: 0 } }),
    shared,
  },
  'POST backend/school/resetPassword': { who: ofPeople, input: pressed(), shared },
  'POST backend/school/endSessions': {
    who: ofPeople,
    input: pressed(),
    shared: { ...shared, sessionId: 'one of the person, tried in people.test.ts' },
  },
  'POST backend/school/planPastScores': { who: ofPeople, input: () => ({ requestId: newRequestId() }) },
  'POST backend/school/applyPastScores': {
    who: ofPeople,
    input: (side) => ({
      ...{ requestId: newRequestId(), fileName: 'scores.csv' },
      rows: [
        {
          ...{ studentId: side.student.person.id, exam: 'SAT', day: '2025-03-08', total: '1400' },
          ...{ parts: [], source: '', old: null },
        },
      ],
    }),
    shared: { 'rows[].studentId': 'all students are of the one school' },
  },
  'GET backend/school/pastScoreSheets': { who: ofPeople, input: () => ({}) },
  'POST backend/school/undoPastScores': {
    who: ofPeople,
    input: (side) => ({ requestId: newRequestId(), sheetId: side.pastSheetId }),
    shared: { sheetId: 'sheets are of the one school' },
  },
  'POST backend/school/planImport': { who: ofPeople, input: () => ({ requestId: newRequestId() }) },
  'GET backend/school/changeSets': { who: ofPeople, input: () => ({}) },
  'GET backend/school/changeSet': { who: ofPeople, input: ownPlan, shared: sharedPlan },
  'GET backend/school/changeSetRows': { who: ofPeople, input: ownPlan, shared: sharedPlan },
  'POST backend/school/applyChangeSet': { who: ofPeople, input: planned, shared: sharedPlan },
  'POST backend/school/undoChangeSet': { who: ofPeople, input: planned, shared: sharedPlan },
  'GET backend/school/importTemplate': { who: ofPeople, input: () => ({}) },
  'POST backend/school/firstCodes': { who: ofPeople, input: planned, shared: sharedPlan },
};
