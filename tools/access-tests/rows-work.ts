import { who } from './callers.ts';
import { newRequestId } from './request-id.ts';
import type { Row } from './row.ts';
import type { Side, SideWork } from './side.ts';

const later = '2026-04-28T08:00:00.000Z';
const bank = "sets and papers are the school's: every reader of the bank may use them";
const ownFile = "another's file is refused by its name; tested with the call";
const marker = 'nobody is told or shown anything through it';

const giving = (side: Side) => ({
  requestId: newRequestId(),
  title: 'Work',
  topicIds: [side.setId],
  studentIds: [side.student.person.id],
  classIds: [side.classId],
  beginsAt: '2026-03-10T08:00:00.000Z',
  deadline: later,
});

const family = (name: 'homework' | 'test', selectWork: (side: Side) => SideWork): Record<string, Row> => {
  const ownWork =
    (more: Record<string, unknown> = {}) =>
    (side: Side) => ({
      requestId: newRequestId(),
      id: selectWork(side).assignmentId,
      ...more,
    });
  const publisher = who.teacherSide(name === 'test' ? 'publish_test' : 'publish_homework');
  return {
    [`POST backend/${name}/create`]: {
      who: publisher,
      input: giving,
      shared: {
        paperId: bank,
        'topicIds[]': bank,
        'markers[]': marker,
        ...(name === 'homework' && {
          ...{ 'defined.files[].id': ownFile, 'defined.tasks[].files[].id': ownFile },
          'defined.tasks[].rubric.source.rubricId':
            'says whence a copy is; one that there is not makes it the own of the task',
        }),
      },
    },
    [`POST backend/${name}/edit`]: { who: publisher, input: ownWork({ title: 'Another title' }) },
    [`POST backend/${name}/editDeadline`]: {
      who: publisher,
      input: (side) => ({ ...ownWork({ deadline: later })(side), studentIds: [side.student.person.id] }),
    },
    [`POST backend/${name}/giveAgain`]: {
      who: publisher,
      input: (side) => ({
        ...ownWork({ beginsAt: '2026-03-11T08:00:00.000Z', deadline: later })(side),
        classIds: [side.classId],
      }),
    },
    [`POST backend/${name}/revoke`]: { who: publisher, input: ownWork() },
    [`POST backend/${name}/destroy`]: { who: publisher, input: ownWork() },
    [`GET backend/${name}/lists`]: { who: publisher, input: (side) => ({ classId: side.classId }) },
    [`GET backend/${name}/detail`]: { who: publisher, input: (side) => ({ id: selectWork(side).assignmentId }) },
  };
};

const piece = 'a piece that is not of the work is not found; tested with the call';
const saving: Row = {
  who: who.sitters,
  input: (side) => ({
    attemptId: side.test.attemptId,
    events: [{ kind: 'answered', questId: side.questionIds[0], value: 'A', seq: 90, syncId: 'unknown', sinceSync: 5 }],
  }),
};
const recorded: Row = {
  who: who.sitters,
  input: (side) => ({
    recordingId: '0b9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d',
    index: 0,
    last: false,
    attemptId: side.test.attemptId,
    questId: side.questionIds[0],
  }),
};
const saveFileRow: Row = {
  who: who.sitters,
  input: (side) => ({
    id: '1c9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d',
    attemptId: side.test.attemptId,
    questId: side.questionIds[0],
    name: 'page.jpg',
  }),
};
const phoneOfNobody = { token: 'a token of nobody at all', phoneKey: 'a key of nobody at all' };
const device = '6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f';
const window = (side: Side) => ({ windowId: side.windowId });
const publishers = who.teacherSide('publish_homework', 'publish_test');
const readsReports = who.backendSide(
  ...(['publish_homework', 'publish_test', 'publish_video', 'test', 'myStudent_student'] as const),
);
const asks = who.teacherSide('publish_homework', 'publish_test', 'publish_video');
const analysis = { reason: 'I stopped at the first half.', evidence: 'It says the opposite.', quote: null };
const analysisInput = (side: Side) => ({
  requestId: newRequestId(),
  attemptId: side.done.attemptId,
  questId: side.questionIds[0],
  version: 0,
  ...analysis,
});

/** Calls for creating, taking and reporting assignments. */
export const workRows: Readonly<Record<string, Row>> = {
  ...family('homework', (side) => side.freshHomework),
  ...family('test', (side) => side.freshTest),
  'POST backend/homework/redo': {
    who: publishers,
    input: (side) => ({
      requestId: newRequestId(),
      recipientId: side.done.recipientId,
      questIds: [side.questionIds[0]],
      redoDueDate: later,
    }),
  },
  'GET backend/homework/getQuestList': {
    who: asks,
    input: (side) => ({ id: side.done.assignmentId, recipientId: side.done.recipientId }),
  },
  'GET backend/homework/getQuestDetail': {
    who: asks,
    input: (side) => ({ id: side.done.assignmentId, questId: side.questionIds[0] }),
  },
  'POST backend/homework/removeQuest': {
    who: asks,
    input: (side) => ({ requestId: newRequestId(), id: side.done.assignmentId, questIds: [side.questionIds[0]] }),
  },
  'POST backend/homework/packQuest': {
    who: who.teacherSide('repository_quest'),
    input: (side) => ({
      requestId: newRequestId(),
      id: side.done.assignmentId,
      questIds: [side.questionIds[0]],
      title: 'Again',
    }),
  },
  'POST backend/test/editBeginTime': {
    who: who.teacherSide('publish_test', 'publish_homework', 'publish_video'),
    input: (side) => ({
      requestId: newRequestId(),
      id: side.freshTest.assignmentId,
      beginsAt: '2026-03-11T08:00:00.000Z',
      studentIds: [side.student.person.id],
    }),
  },
  'POST backend/test/removeStudent': {
    who: who.teacherSide('publish_test'),
    input: (side) => ({
      requestId: newRequestId(),
      id: side.freshTest.assignmentId,
      studentIds: [side.student.person.id],
    }),
  },
  'GET backend/assignment/reportDefaults': {
    who: who.teacherSide('publish_test', 'publish_homework'),
    input: () => ({}),
  },
  'GET backend/assignment/giveAgainPlan': {
    who: who.teacherSide('publish_test', 'publish_homework', 'publish_textbook', 'publish_video'),
    input: (side) => ({ id: side.freshTest.assignmentId }),
  },
  'POST backend/assignment/addStudents': {
    who: who.teacherSide('publish_test', 'publish_homework', 'publish_textbook', 'publish_video'),
    input: (side) => ({
      requestId: newRequestId(),
      id: side.freshTest.assignmentId,
      studentIds: [side.student.person.id],
    }),
  },
  'POST backend/assignment/withdrawStudents': {
    who: who.teacherSide('publish_test', 'publish_homework', 'publish_textbook', 'publish_video'),
    input: (side) => ({
      requestId: newRequestId(),
      id: side.freshTest.assignmentId,
      studentIds: [side.student.person.id],
    }),
  },
  'GET frontend/homework/lists': { who: who.sitters, input: () => ({}) },
  'GET frontend/test/lists': { who: who.sitters, input: () => ({}) },
  'GET frontend/homework/detail': { who: who.sitters, input: (side) => ({ id: side.homework.assignmentId }) },
  'GET frontend/test/start': {
    who: who.sitters,
    input: (side) => ({ kind: 'test', id: side.test.assignmentId, ...window(side) }),
    shared: { topicId: 'where to begin; nothing is read through it' },
  },
  'POST do/saveTopicAnswer': saving,
  'POST do/saveToeflWritingOverTime': saving,
  'POST do/saveTopicEtc': saving,
  'POST do/saveTopic': { ...saving, input: (side) => ({ ...saving.input(side), finish: 'attempt' }) },
  'GET frontend/test/time': {
    who: who.sitters,
    input: (side) => ({ attemptId: side.test.attemptId, windowVersion: 0, ...window(side) }),
  },
  'GET frontend/test/position': { who: who.sitters, input: (side) => ({ attemptId: side.test.attemptId }) },
  'GET frontend/test/checkStatus': {
    who: who.sitters,
    input: (side) => ({ id: side.test.assignmentId, ...window(side) }),
  },
  'GET frontend/homework/checkStatus': {
    who: who.sitters,
    input: (side) => ({ id: side.homework.assignmentId, ...window(side) }),
  },
  'POST backend/test/importAnswers': {
    who: who.teacherSide('publish_test', 'publish_homework'),
    input: (side) => ({
      requestId: newRequestId(),
      file: {
        format: 'inkstone-unsent-answers',
        version: 1,
        attemptId: side.test.attemptId,
        savedAt: '2026-03-02T08:00:00.000Z',
        events: saving.input(side)['events'],
      },
      decision: { attemptId: side.test.attemptId, questIds: [side.questionIds[0]], counts: true },
    }),
  },
  'POST upload/uploadAudio': recorded,
  'POST upload/duolingoAudio': recorded,
  'POST upload/interviewAudio': recorded,
  'POST upload/translateAudio': recorded,
  'POST upload/toeflBasicAudio': recorded,
  'POST frontend/upload/saveSatAttachment': saveFileRow,
  'POST frontend/upload/saveSatAnswerPic': saveFileRow,
  'POST upload/cspCodePic': saveFileRow,
  'POST frontend/upload/removeSatAttachment': saveFileRow,
  'POST frontend/test/phoneCamera': {
    who: who.sitters,
    input: (side) => ({ ...window(side), attemptId: side.test.attemptId, questId: side.questionIds[0] }),
  },
  'GET frontend/test/confirmedKey': {
    who: who.sitters,
    input: (side) => ({ attemptId: side.test.attemptId, questId: side.questionIds[0] }),
  },
  'GET frontend/test/phonePages': { who: who.sitters, input: (side) => ({ attemptId: side.test.attemptId }) },
  // No code of ours: refused without a word of whose answer it could be.
  'GET frontend/phone/camera': { who: who.anyone, input: () => phoneOfNobody },
  'POST frontend/phone/page': {
    who: who.anyone,
    input: () => ({ ...phoneOfNobody, id: '1c9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6e', name: 'page.jpg' }),
  },
  'GET frontend/enviroment/status': { who: who.sitters, input: () => ({ deviceId: device }) },
  'POST frontend/enviroment/save': {
    who: who.sitters,
    input: () => ({
      requestId: newRequestId(),
      deviceId: device,
      outputHeard: true,
      level: 0.4,
      noiseFloor: 0.1,
      clipping: false,
      clientTime: later,
      codec: 'audio/webm;codecs=opus',
    }),
  },
  'POST do/submitSelfMark': {
    who: who.sitters,
    input: (side) => ({ attemptId: side.done.attemptId, marks: [{ questId: side.questionIds[0], earned: 100 }] }),
    shared: { 'marks[].questId': 'a question that the attempt has not is left out' },
  },
  'GET frontend/test/report': {
    who: who.sitters,
    input: (side) => ({ id: side.handedIn.assignmentId, attempt: side.handedIn.attemptId }),
  },
  'GET frontend/test/reportPdf': {
    who: who.sitters,
    input: (side) => ({
      ...{ kind: 'test', id: side.handedIn.assignmentId, attempt: side.handedIn.attemptId },
      questId: side.questionIds[0],
    }),
    shared: { questId: 'only the question of the one recording: any other shows the first' },
  },
  'GET backend/test/reportPdf': {
    who: readsReports,
    input: (side) => ({
      ...{ id: side.done.assignmentId, stuId: side.student.person.id, attempt: side.done.attemptId },
      questId: side.questionIds[0],
    }),
    shared: { questId: 'only the question of the one recording: any other shows the first' },
  },
  'GET backend/test/assignmentPdf': {
    who: publishers,
    input: (side) => ({ id: side.handedIn.assignmentId, classId: side.classId }),
  },
  'GET backend/test/resultsFile': {
    who: publishers,
    input: (side) => ({ id: side.handedIn.assignmentId, classId: side.classId, format: 'csv' }),
  },
  'GET backend/test/itemsFile': {
    who: publishers,
    input: (side) => ({ id: side.handedIn.assignmentId, classId: side.classId, format: 'csv' }),
  },
  'GET do/getHomeworkReport': {
    who: who.sitters,
    input: (side) => ({ id: side.learnt.assignmentId, attempt: side.learnt.attemptId }),
  },
  'GET do/readListeningEtcContent': {
    who: who.sitters,
    input: (side) => ({ id: side.learnt.assignmentId, attempt: side.learnt.attemptId }),
  },
  'GET do/readListeningPrompt': {
    who: who.sitters,
    input: (side) => ({ id: side.learnt.assignmentId, questId: side.errorQuestionId, attempt: side.learnt.attemptId }),
  },
  'GET do/getHomeworkReportTeacher': {
    who: readsReports,
    input: (side) => ({ id: side.done.assignmentId, stuId: side.student.person.id, attempt: side.done.attemptId }),
  },
  'GET backend/quest/detail': {
    who: who.teacherSide('publish_homework'),
    input: (side) => ({ id: side.defined.assignmentId }),
  },
  'GET backend/quest/report': {
    who: readsReports,
    input: (side) => ({
      id: side.defined.assignmentId,
      stuId: side.student.person.id,
      attempt: side.defined.attemptId,
    }),
    shared: { questId: piece },
  },
  'GET frontend/quest/report': {
    who: who.sitters,
    input: (side) => ({ id: side.defined.assignmentId, attempt: side.defined.attemptId }),
    shared: { questId: piece },
  },
  'GET frontend/quest/detail': { who: who.sitters, input: (side) => ({ id: side.defined.assignmentId }) },
  'GET backend/test/attempt': { who: readsReports, input: (side) => ({ attemptId: side.handedIn.attemptId }) },
  'GET backend/test/report': {
    who: publishers,
    input: (side) => ({ id: side.handedIn.assignmentId, classId: side.classId }),
  },
  'POST do/submitStudentAnalysis': { who: who.sitters, input: analysisInput },
  'POST do/submitStudentAnalysisEtc': { who: who.sitters, input: analysisInput },
  'POST frontend/quest/analysis': {
    who: who.sitters,
    input: (side) => ({ requestId: newRequestId(), questId: side.questionIds[0], version: 0, ...analysis }),
    shared: { questId: 'of a question that one has not answered nothing is found; tested with the call' },
  },
  'POST backend/test/modifyScore': {
    who: publishers,
    input: (side) => ({ requestId: newRequestId(), attemptId: side.handedIn.attemptId, score: 1, reason: 'A slip.' }),
  },
  'GET backend/test/assess': { who: publishers, input: (side) => ({ id: side.handedIn.assignmentId }) },
  'GET backend/test/detailForEdit': {
    who: who.teacherSide('publish_test'),
    input: (side) => ({ id: side.test.assignmentId }),
  },
  'POST backend/test/assess': {
    who: publishers,
    input: (side) => ({ requestId: newRequestId(), id: side.handedIn.assignmentId }),
  },
};
