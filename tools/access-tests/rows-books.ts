import { who } from './callers.ts';
import { newRequestId } from './request-id.ts';
import type { Row } from './row.ts';
import type { Side } from './side.ts';

const later = '2026-04-28T08:00:00.000Z';
const bank = "the bank of textbooks is the school's: whoever may look into it may open and give its editions";
const otherUse = "the call's other uses are about the bank; another's upload or edition is tested with the call";

const reader = who.teacherSide('textbook', 'publish_textbook');
const giver = who.teacherSide('publish_textbook');
const ownBook =
  (more: Record<string, unknown> = {}) =>
  (side: Side) => ({ requestId: newRequestId(), id: side.book.assignmentId, ...more });
const open = (side: Side) => ({
  fileid: side.book.originalId,
  textbookId: side.book.id,
  dType: 1,
  model_id: side.book.assignmentId,
});

/** Calls of textbooks. */
export const bookRows: Readonly<Record<string, Row>> = {
  'GET topic/getBookList': { who: reader, input: () => ({}) },
  'GET topic/getBookTypes': { who: reader, input: () => ({}) },
  'GET topic/getBookUrl': {
    who: reader,
    input: (side) => ({ fileid: side.book.originalId }),
    shared: { fileid: bank },
  },
  'GET backend/textbook/checkStatus': { who: who.signedIn, input: (side) => ({ did: side.book.did }) },
  'POST backend/textbook/cancelDownload': {
    who: who.signedIn,
    input: (side) => ({ requestId: newRequestId(), did: side.book.did }),
  },
  'POST backend/textbook/create': {
    who: reader,
    input: (side) => ({
      requestId: newRequestId(),
      fileids: [side.book.originalId],
      studentIds: [side.student.person.id],
      classIds: [side.classId],
      beginsAt: '2026-03-10T08:00:00.000Z',
      deadline: later,
    }),
    shared: { file: otherUse, 'fileids[]': bank },
  },
  'POST backend/textbook/edit': {
    who: reader,
    input: ownBook({ title: 'Another title' }),
    shared: { fileid: otherUse },
  },
  'POST backend/textbook/destroy': { who: reader, input: ownBook() },
  'POST backend/textbook/editDeadline': {
    who: giver,
    input: (side) => ({ ...ownBook({ deadline: later })(side), studentIds: [side.student.person.id] }),
  },
  'POST backend/textbook/giveAgain': {
    who: giver,
    input: (side) => ({
      ...ownBook({ beginsAt: '2026-03-11T08:00:00.000Z', deadline: later })(side),
      classIds: [side.classId],
    }),
  },
  'POST backend/textbook/revoke': { who: giver, input: ownBook() },
  'GET backend/textbook/index': { who: giver, input: (side) => ({ classId: side.classId }) },
  'GET backend/textbook/detail': { who: giver, input: (side) => ({ id: side.book.assignmentId }) },
  'GET backend/textbook/allType': { who: giver, input: () => ({}) },
  'GET frontend/textbook/index': { who: who.students, input: () => ({}) },
  'GET frontend/textbook/getFileId': { who: who.students, input: (side) => ({ id: side.book.assignmentId }) },
  'GET message/pdfData': { who: who.students, input: (side) => ({ model_id: side.book.assignmentId }) },
  'GET message/textbookPdf': { who: who.students, input: open },
  'POST lms/word/collect': {
    who: who.signedIn,
    input: (side) => ({
      requestId: newRequestId(),
      collect: { word: 'glacier', fileid: side.book.originalId, page: 1 },
      forget: side.wordId,
    }),
    shared: { 'collect.fileid': bank },
  },
};
