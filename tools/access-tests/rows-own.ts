import { who } from './callers.ts';
import type { Row } from './row.ts';
import { newRequestId } from './request-id.ts';

const login = { username: 'nobody-of-this-name', password: 'a wrong one' };
const change = { oldPassword: 'inkstone', password: 'another password' };
const nothing = () => ({});
const ofAuthors = who.teacherSide('publish_homework', 'publish_test', 'myStudent_student', 'myStudent_class');

/** Calls about the caller: session, home, messages, activity, error book, students, timetable. */
export const ownRows: Readonly<Record<string, Row>> = {
  'GET remind': { who: who.anyone, input: nothing },
  'POST frontend/login': { who: who.anyone, input: () => login },
  'POST backend/login': { who: who.anyone, input: () => login },
  'GET common/logout': { who: who.signedIn, input: nothing },
  'GET common/cookie': { who: who.signedIn, input: nothing },
  'POST frontend/index/language': { who: who.signedIn, input: () => ({ language: 1 }) },
  'POST backend/user/currentRole': { who: who.signedIn, input: () => ({ role: 'teacher' }) },
  'POST frontend/account/modifyPassword': { who: who.frontendSide, input: () => change },
  'POST backend/modifyPassword': { who: who.backendSide(), input: () => change },
  'POST backend/verifyCode': { who: who.anyone, input: () => ({ username: 'nobody', family: 'frontend' }) },
  'POST backend/forgetPassword': {
    who: who.anyone,
    input: () => ({ username: 'nobody', family: 'frontend', code: '12345678', password: 'a new password' }),
  },
  'GET common/customerService': { who: who.frontendSide, input: nothing },
  'POST common/customerServiceHint': { who: who.frontendSide, input: nothing },
  'GET common/mail': { who: who.signedIn, input: nothing },
  'POST common/mailCode': { who: who.signedIn, input: () => ({ mail: 'somebody@example.com' }) },
  'POST common/proveMail': { who: who.signedIn, input: () => ({ code: '12345678' }) },
  'POST common/removeMail': { who: who.signedIn, input: nothing },
  'GET sso/config': { who: who.anyone, input: nothing },
  'GET sso/start': { who: who.anyone, input: () => ({ next: '/stu/index' }) },
  'GET sso/callback': { who: who.anyone, input: () => ({ code: 'of nobody', state: 'of nobody' }) },
  'POST sso/login': { who: who.anyone, input: () => ({ token: 'of nobody' }) },

  'GET frontend/index/homework': { who: who.students, input: nothing },
  'GET frontend/index/test': { who: who.students, input: nothing },
  'GET frontend/index/statistics': { who: who.students, input: nothing },
  'GET login/teacher': { who: who.teacherSide(), input: nothing },
  'GET common/search': { who: who.signedIn, input: () => ({ q: 'sums' }) },

  'POST frontend/log/upload': { who: who.sitters, input: () => ({ content: '[]' }) },
  'POST click': { who: who.signedIn, input: () => ({ name: 'search' }) },

  'GET frontend/index/message': {
    who: who.frontendSide,
    input: (side) => ({ studentId: side.student.person.id, messageId: side.messageId }),
  },
  'POST message/read': { who: who.frontendSide, input: (side) => ({ messageId: side.messageId }) },
  'POST frontend/index/deleteMessage': {
    who: who.frontendSide,
    input: (side) => ({ messageId: side.messageId, page: 1 }),
  },
  'GET backend/message/list': {
    who: who.backendSide(),
    input: (side) => ({ studentId: side.teacher.person.id, messageId: side.teacherMessageId }),
  },
  'POST backend/message/read': { who: who.backendSide(), input: (side) => ({ messageId: side.teacherMessageId }) },
  'POST backend/message/deleteMessage': {
    who: who.backendSide(),
    input: (side) => ({ messageId: side.teacherMessageId, page: 1 }),
  },
  'POST announcement/send': {
    who: ofAuthors,
    input: (side) => ({
      requestId: newRequestId(),
      ...{ title: 'Friday', text: 'Bring a pencil.', assignmentId: side.freshHomework.assignmentId },
      ...{ studentIds: [side.student.person.id], classIds: [side.classId], fileIds: [Number(side.file['id'])] },
    }),
    shared: { 'fileIds[]': 'a missing file is refused as announcement.fileMissing; tested with the call' },
  },
  'GET announcement/audience': {
    who: ofAuthors,
    input: (side) => ({ assignmentId: side.freshHomework.assignmentId }),
  },
  'GET announcement/sent': { who: ofAuthors, input: nothing },
  'GET announcement/recipients': { who: ofAuthors, input: (side) => ({ id: side.announcementId }) },
  'POST announcement/recall': {
    who: ofAuthors,
    input: (side) => ({ requestId: newRequestId(), id: side.announcementId }),
  },
  'GET announcement/inbox': { who: who.signedIn, input: nothing },
  'GET announcement/received': { who: who.signedIn, input: (side) => ({ id: side.announcementId }) },
  'POST announcement/read': { who: who.signedIn, input: (side) => ({ id: side.announcementId }) },
  'GET announcement/file': {
    who: who.signedIn,
    input: (side) => ({ id: side.announcementId, fileId: side.announcementFileId }),
  },
  'GET calendar/feed': { who: who.signedIn, input: nothing },
  'POST calendar/renewFeed': { who: who.signedIn, input: () => ({ requestId: newRequestId() }) },
  'POST calendar/removeFeed': { who: who.signedIn, input: () => ({ requestId: newRequestId() }) },
  'GET calendar/file': { who: who.anyone, input: (side) => ({ token: side.calendarToken }) },
  'GET message/stream': { who: who.signedIn, input: nothing },
  'GET notification/settings': { who: who.signedIn, input: nothing },
  'POST notification/settings': {
    who: who.signedIn,
    input: () => ({ choices: [], quietFrom: null, quietUntil: null, digestAt: null }),
  },
  'POST notification/push': {
    who: who.signedIn,
    // A host that is no push service: refused after the caller was let in.
    input: () => ({ endpoint: 'https://push.example/x', p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }),
  },
  'POST notification/pushOff': { who: who.signedIn, input: nothing },
  // No token of ours: refused without a word of whom it names.
  'POST notification/unsubscribe': { who: who.anyone, input: () => ({ token: '1.report.x' }) },

  'GET frontend/error/lists': {
    who: who.students,
    input: (side) => ({ point: side.nodeId }),
    shared: { point: "the bank's tree is the school's" },
  },
  'GET backend/error/lists': {
    who: who.teacherSide(),
    input: (side) => ({ studentId: side.student.person.id, point: side.nodeId }),
    shared: { point: "the bank's tree is the school's" },
  },
  'GET do/getTopicDetail': {
    who: who.teacherSide(),
    input: (side) => ({ studentId: side.student.person.id, id: side.errorEntryId }),
  },
  'GET frontend/error/dropdown': { who: who.students, input: nothing },
  'GET frontend/error/detail': { who: who.students, input: (side) => ({ id: side.errorEntryId }) },
  'POST frontend/error/review': {
    who: who.students,
    input: (side) => ({ requestId: newRequestId(), id: side.errorEntryId, value: 'B', seconds: 5 }),
  },
  'POST frontend/quest/answer': {
    who: who.students,
    input: (side) => ({ requestId: newRequestId(), questId: side.errorQuestionId, value: 'B', seconds: 5 }),
  },

  'GET frontend/practice/options': { who: who.students, input: nothing },
  'GET frontend/practice/sections': { who: who.students, input: nothing },
  'GET frontend/practice/lists': { who: who.students, input: nothing },
  'POST frontend/practice/create': {
    who: who.students,
    input: (side) => ({
      ...{ requestId: newRequestId(), source: 'wrong', subjectId: side.nodeId, pointIds: [side.nodeId] },
      assignmentId: side.learnt.assignmentId,
    }),
    shared: { subjectId: "the bank's tree is the school's", 'pointIds[]': "the bank's tree is the school's" },
  },
  'POST frontend/practice/discard': {
    who: who.students,
    input: (side) => ({ requestId: newRequestId(), id: side.practiceId }),
  },
  'GET backend/practice/lists': {
    who: who.teacherSide(),
    input: (side) => ({ studentId: side.student.person.id }),
  },

  'GET backend/teacher/student': { who: who.teacherSide(), input: (side) => ({ classId: side.classId }) },
  'GET backend/teacher/class': { who: who.teacherSide(), input: nothing },
  'POST backend/teacher/resetPassword': {
    who: who.teacherSide('myStudent_student'),
    input: (side) => ({ requestId: newRequestId(), studentId: side.student.person.id }),
  },
  'GET backend/teacher/lessons': { who: who.teacherSide(), input: nothing },
  'GET backend/teacher/timetable': { who: who.teacherSide(), input: nothing },
  'GET backend/lesson/detail': { who: who.teacherSide(), input: (side) => ({ id: side.classSessionId }) },
  'POST backend/guideVideo/close': {
    who: who.teacherSide(),
    input: () => ({ requestId: newRequestId(), watchedSeconds: 30 }),
  },
};
