import { who } from './callers.ts';
import { pressOf } from './press.ts';
import type { Row } from './row.ts';
import type { Side, SideWork } from './side.ts';

const later = '2026-04-28T08:00:00.000Z';
const bank = "sets and papers are the school's: every reader of the bank may use them";
const ownFile = "another's file is refused by its name; tested with the call";
const marker = 'nobody is told or shown anything through it';

const giving = (it: Side) => ({
  requestId: pressOf(),
  title: 'Work',
  topicIds: [it.setId],
  studentIds: [it.student.person.id],
  classIds: [it.classId],
  beginsAt: '2026-03-10T08:00:00.000Z',
  deadline: later,
});

const family = (name: 'homework' | 'test', workOf: (it: Side) => SideWork): Record<string, Row> => {
  const mine =
    (more: Record<string, unknown> = {}) =>
    (it: Side) => ({
      requestId: pressOf(),
      id: workOf(it).assignmentId,
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
        ...(name === 'homework' && { 'defined.files[].id': ownFile, 'defined.tasks[].files[].id': ownFile }),
      },
    },
    [`POST backend/${name}/edit`]: { who: publisher, input: mine({ title: 'Another title' }) },
    [`POST backend/${name}/editDeadline`]: {
      who: publisher,
      input: (it) => ({ ...mine({ deadline: later })(it), studentIds: [it.student.person.id] }),
    },
    [`POST backend/${name}/revoke`]: { who: publisher, input: mine() },
    [`POST backend/${name}/destroy`]: { who: publisher, input: mine() },
    [`GET backend/${name}/lists`]: { who: publisher, input: (it) => ({ classId: it.classId }) },
    [`GET backend/${name}/detail`]: { who: publisher, input: (it) => ({ id: workOf(it).assignmentId }) },
  };
};

const saving: Row = {
  who: who.sitters,
  input: (it) => ({
    attemptId: it.test.attemptId,
    events: [{ kind: 'answered', questId: it.questionIds[0], value: 'A', seq: 90, syncId: 'unknown', sinceSync: 5 }],
  }),
};
const recorded: Row = {
  who: who.sitters,
  input: (it) => ({
    recordingId: '0b9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d',
    index: 0,
    last: false,
    attemptId: it.test.attemptId,
    questId: it.questionIds[0],
  }),
};
const handed: Row = {
  who: who.sitters,
  input: (it) => ({
    id: '1c9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d',
    attemptId: it.test.attemptId,
    questId: it.questionIds[0],
    name: 'page.jpg',
  }),
};
const device = '6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f';
const window = (it: Side) => ({ windowId: it.windowId });
const taught = who.teacherSide('publish_homework', 'publish_test');
const readsReports = who.backendSide('publish_homework', 'publish_test', 'publish_video', 'test');
const asks = who.teacherSide('publish_homework', 'publish_test', 'publish_video');
const said = { reason: 'I stopped at the first half.', evidence: 'It says the opposite.', quote: null };
const analysisOf = (it: Side) => ({
  requestId: pressOf(),
  attemptId: it.done.attemptId,
  questId: it.questionIds[0],
  version: 0,
  ...said,
});

/** Calls of giving, doing and reporting work. */
export const workRows: Readonly<Record<string, Row>> = {
  ...family('homework', (it) => it.freshHomework),
  ...family('test', (it) => it.freshTest),
  'POST backend/homework/redo': {
    who: taught,
    input: (it) => ({
      requestId: pressOf(),
      recipientId: it.done.recipientId,
      questIds: [it.questionIds[0]],
      redoDueDate: later,
    }),
  },
  'GET backend/homework/getQuestList': {
    who: asks,
    input: (it) => ({ id: it.done.assignmentId, recipientId: it.done.recipientId }),
  },
  'GET backend/homework/getQuestDetail': {
    who: asks,
    input: (it) => ({ id: it.done.assignmentId, questId: it.questionIds[0] }),
  },
  'POST backend/homework/removeQuest': {
    who: asks,
    input: (it) => ({ requestId: pressOf(), id: it.done.assignmentId, questIds: [it.questionIds[0]] }),
  },
  'POST backend/homework/packQuest': {
    who: who.teacherSide('repository_quest'),
    input: (it) => ({ requestId: pressOf(), id: it.done.assignmentId, questIds: [it.questionIds[0]], title: 'Again' }),
  },
  'POST backend/test/editBeginTime': {
    who: who.teacherSide('publish_test'),
    input: (it) => ({
      requestId: pressOf(),
      id: it.freshTest.assignmentId,
      beginsAt: '2026-03-11T08:00:00.000Z',
      studentIds: [it.student.person.id],
    }),
  },
  'POST backend/test/removeStudent': {
    who: who.teacherSide('publish_test'),
    input: (it) => ({ requestId: pressOf(), id: it.freshTest.assignmentId, studentIds: [it.student.person.id] }),
  },
  'GET frontend/homework/lists': { who: who.sitters, input: () => ({}) },
  'GET frontend/test/lists': { who: who.sitters, input: () => ({}) },
  'GET frontend/homework/detail': { who: who.sitters, input: (it) => ({ id: it.homework.assignmentId }) },
  'GET frontend/test/start': {
    who: who.sitters,
    input: (it) => ({ kind: 'test', id: it.test.assignmentId, ...window(it) }),
    shared: { topicId: 'where to begin; nothing is read through it' },
  },
  'POST do/saveTopicAnswer': saving,
  'POST do/saveToeflWritingOverTime': saving,
  'POST do/saveTopicEtc': saving,
  'POST do/saveTopic': { ...saving, input: (it) => ({ ...saving.input(it), finish: 'attempt' }) },
  'GET frontend/test/time': {
    who: who.sitters,
    input: (it) => ({ attemptId: it.test.attemptId, ...window(it) }),
  },
  'GET frontend/test/position': { who: who.sitters, input: (it) => ({ attemptId: it.test.attemptId }) },
  'GET frontend/test/checkStatus': {
    who: who.sitters,
    input: (it) => ({ id: it.test.assignmentId, ...window(it) }),
  },
  'GET frontend/homework/checkStatus': {
    who: who.sitters,
    input: (it) => ({ id: it.homework.assignmentId, ...window(it) }),
  },
  'POST backend/test/importAnswers': {
    who: who.teacherSide('publish_test', 'publish_homework'),
    input: (it) => ({
      requestId: pressOf(),
      file: {
        format: 'inkstone-unsent-answers',
        version: 1,
        attemptId: it.test.attemptId,
        savedAt: '2026-03-02T08:00:00.000Z',
        events: saving.input(it)['events'],
      },
      decision: { attemptId: it.test.attemptId, questIds: [it.questionIds[0]], counts: true },
    }),
  },
  'POST upload/uploadAudio': recorded,
  'POST upload/duolingoAudio': recorded,
  'POST upload/interviewAudio': recorded,
  'POST upload/translateAudio': recorded,
  'POST upload/toeflBasicAudio': recorded,
  'POST frontend/upload/saveSatAttachment': handed,
  'POST frontend/upload/saveSatAnswerPic': handed,
  'POST upload/cspCodePic': handed,
  'POST frontend/upload/removeSatAttachment': handed,
  'GET frontend/enviroment/status': { who: who.sitters, input: () => ({ deviceId: device }) },
  'POST frontend/enviroment/save': {
    who: who.sitters,
    input: () => ({
      requestId: pressOf(),
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
    input: (it) => ({ attemptId: it.done.attemptId, marks: [{ questId: it.questionIds[0], earned: 100 }] }),
    shared: { 'marks[].questId': 'a question that the attempt has not is left out' },
  },
  'GET frontend/test/report': {
    who: who.sitters,
    input: (it) => ({ id: it.handedIn.assignmentId, attempt: it.handedIn.attemptId }),
  },
  'GET do/getHomeworkReport': {
    who: who.sitters,
    input: (it) => ({ id: it.learnt.assignmentId, attempt: it.learnt.attemptId }),
  },
  'GET do/readListeningEtcContent': {
    who: who.sitters,
    input: (it) => ({ id: it.learnt.assignmentId, attempt: it.learnt.attemptId }),
  },
  'GET do/readListeningPrompt': {
    who: who.sitters,
    input: (it) => ({ id: it.learnt.assignmentId, questId: it.errorQuestionId, attempt: it.learnt.attemptId }),
  },
  'GET do/getHomeworkReportTeacher': {
    who: readsReports,
    input: (it) => ({ id: it.done.assignmentId, stuId: it.student.person.id, attempt: it.done.attemptId }),
  },
  'GET backend/quest/detail': {
    who: who.teacherSide('publish_homework'),
    input: (it) => ({ id: it.defined.assignmentId }),
  },
  'GET backend/quest/report': {
    who: readsReports,
    input: (it) => ({ id: it.defined.assignmentId, stuId: it.student.person.id, attempt: it.defined.attemptId }),
  },
  'GET frontend/quest/report': {
    who: who.sitters,
    input: (it) => ({ id: it.defined.assignmentId, attempt: it.defined.attemptId }),
  },
  'GET frontend/quest/detail': { who: who.sitters, input: (it) => ({ id: it.defined.assignmentId }) },
  'GET backend/test/attempt': { who: readsReports, input: (it) => ({ attemptId: it.handedIn.attemptId }) },
  'GET backend/test/report': { who: taught, input: (it) => ({ id: it.handedIn.assignmentId, classId: it.classId }) },
  'POST do/submitStudentAnalysis': { who: who.sitters, input: analysisOf },
  'POST do/submitStudentAnalysisEtc': { who: who.sitters, input: analysisOf },
  'POST frontend/quest/analysis': {
    who: who.sitters,
    input: (it) => ({ requestId: pressOf(), questId: it.questionIds[0], version: 0, ...said }),
    shared: { questId: 'of a question that one has not answered nothing is found; tested with the call' },
  },
  'POST backend/test/modifyScore': {
    who: taught,
    input: (it) => ({ requestId: pressOf(), attemptId: it.handedIn.attemptId, score: 1, reason: 'A slip.' }),
  },
  'GET backend/test/assess': { who: taught, input: (it) => ({ id: it.handedIn.assignmentId }) },
  'GET backend/test/detailForEdit': {
    who: who.teacherSide('publish_test'),
    input: (it) => ({ id: it.test.assignmentId }),
  },
  'POST backend/test/assess': {
    who: taught,
    input: (it) => ({ requestId: pressOf(), id: it.handedIn.assignmentId }),
  },
};
