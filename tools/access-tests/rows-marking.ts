import { who } from './callers.ts';
import { newRequestId } from './request-id.ts';
import type { Row } from './row.ts';
import type { Side } from './side.ts';

const bank = "sets and papers are the school's: every reader of the bank may use them";
const anyTeacher = 'any teacher of the school may be named as a marker';

const questionKey = ({ toMark }: Side) => ({ attemptId: toMark.attemptId, questId: toMark.questionId });
const aPlace: Row = { who: who.backendSide(), input: questionKey };
const voice = (side: Side) => ({ requestId: newRequestId(), fileId: side.toMark.spareVoiceId });

const saving: Row = {
  who: who.backendSide(),
  input: (side) => ({
    requestId: newRequestId(),
    ...questionKey(side),
    version: 1,
    mark: {
      scores: {},
      points: 100,
      comment: 'Well said.',
      voiceFileId: side.toMark.voiceId,
      suggested: null,
      notes: [
        {
          id: '0b9a8c7d-6e5f-4a3b-8c2d-1e0f9a8b7c6d',
          place: { on: 'text', from: 0, to: 7, quote: 'Because' },
          code: 'logic',
          text: 'Say more.',
          voiceFileId: side.toMark.voiceId,
        },
      ],
    },
  }),
  shared: {
    'mark.notes[].place.fileId': 'a file that is not of the answer is not found; tested with the call',
    'mark.notes[].pictureFileId': "another's picture is not found; tested with the call",
  },
};

const editor = who.teacherSide('repository_exampaper', 'publish_test');

const choosesPage = 'it only chooses a page of this queue, and a piece that is not in it chooses none';
const narrowsList = 'chooses among the works that the person may mark; a class of another side has none';
const ownList: Row = { who: who.backendSide(), input: () => ({ state: 'all' }), shared: { classId: narrowsList } };
const narrows = 'chooses among the pieces of the work; a class of another side has none';

/** Calls of marking. */
export const markingRows: Readonly<Record<string, Row>> = {
  'GET backend/teacher/correctTest': ownList,
  'GET backend/teacher/correctHomework': ownList,
  'GET backend/teacher/correctDetailList': {
    who: who.backendSide(),
    input: (side) => ({
      id: side.toMark.assignmentId,
      questId: side.toMark.questionId,
      studentId: side.student.person.id,
      state: 'draft',
    }),
    shared: { nearAttemptId: choosesPage, nearQuestId: choosesPage, nearStudentId: choosesPage, classId: narrows },
  },
  'GET backend/test/correctDetail': { who: who.backendSide(), input: (side) => ({ id: side.toMark.assignmentId }) },
  'GET do/getTestCorrectDetail': aPlace,
  'GET backend/teacher/checkCorrectTeacher': aPlace,
  'GET correct/correctTTLCheck': aPlace,
  'POST correct/saveTestCorrect': saving,
  'POST backend/test/mark': saving,
  'POST backend/quest/mark': saving,
  'POST backend/toeflListen/mark': saving,
  'POST correct/saveToeflWritingCorrect': saving,
  'POST correct/saveListeningEtcCorrect': saving,
  'POST correct/submitCorrection': {
    who: who.backendSide(),
    input: (side) => ({
      requestId: newRequestId(),
      attemptId: side.toMark.attemptId,
      questIds: [side.toMark.questionId],
    }),
  },
  'POST upload/uploadCorrectFile': {
    who: who.backendSide(),
    input: (side) => ({ requestId: newRequestId(), attemptId: side.toMark.attemptId }),
  },
  'POST upload/writingMarkPic': { who: who.backendSide(), input: (side) => ({ attemptId: side.toMark.attemptId }) },
  'GET correct/downloadCorrectDoc': {
    who: who.signedIn,
    input: ({ toMark }) => ({ answerId: `${toMark.attemptId}-${toMark.questionId}` }),
  },
  'POST upload/deleteCorrectFile': { who: who.backendSide(), input: voice },
  'POST upload/deleteCorrectAudio': { who: who.backendSide(), input: voice },
  'GET topic/getCorrectParam': { who: editor, input: () => ({}) },
  'GET topic/getCorrectList': { who: editor, input: (side) => ({ examId: side.paperId }), shared: { examId: bank } },
  'GET topic/getThirdPartTeacher': {
    who: who.teacherSide('repository_exampaper', 'publish_test', 'myStudent_student'),
    input: () => ({ search: 'teacher' }),
  },
  'POST topic/saveCorrectTeacher': {
    who: editor,
    input: (side) => ({ requestId: newRequestId(), examId: side.paperId, personIds: [side.teacher.person.id] }),
    shared: { examId: bank, 'personIds[]': anyTeacher },
  },
  'POST topic/deleteCorrectTeacher': {
    who: editor,
    input: (side) => ({ requestId: newRequestId(), examId: side.paperId, personId: side.teacher.person.id }),
  },
};
