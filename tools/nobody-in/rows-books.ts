import { who } from './callers.ts';
import { pressOf } from './press.ts';
import type { Row } from './row.ts';
import type { Side } from './side.ts';

const later = '2026-04-28T08:00:00.000Z';
const bank = "the bank of textbooks is the school's: whoever may look into it may open and give its editions";
const otherUse = "the call's other uses are about the bank; another's upload or edition is tested with the call";

const reader = who.teacherSide('textbook', 'publish_textbook');
const giver = who.teacherSide('publish_textbook');
const mine =
  (more: Record<string, unknown> = {}) =>
  (it: Side) => ({ requestId: pressOf(), id: it.book.assignmentId, ...more });
const open = (it: Side) => ({
  fileid: it.book.originalId,
  textbookId: it.book.id,
  dType: 1,
  model_id: it.book.assignmentId,
});

/** Calls of textbooks. */
export const bookRows: Readonly<Record<string, Row>> = {
  'GET topic/getBookList': { who: reader, input: () => ({}) },
  'GET topic/getBookTypes': { who: reader, input: () => ({}) },
  'GET topic/getBookUrl': { who: reader, input: (it) => ({ fileid: it.book.originalId }), shared: { fileid: bank } },
  'GET backend/textbook/checkStatus': { who: who.signedIn, input: (it) => ({ did: it.book.did }) },
  'POST backend/textbook/cancelDownload': {
    who: who.signedIn,
    input: (it) => ({ requestId: pressOf(), did: it.book.did }),
  },
  'POST backend/textbook/create': {
    who: reader,
    input: (it) => ({
      requestId: pressOf(),
      fileids: [it.book.originalId],
      studentIds: [it.student.person.id],
      classIds: [it.classId],
      beginsAt: '2026-03-10T08:00:00.000Z',
      deadline: later,
    }),
    shared: { file: otherUse, 'fileids[]': bank },
  },
  'POST backend/textbook/edit': {
    who: reader,
    input: mine({ title: 'Another title' }),
    shared: { fileid: otherUse },
  },
  'POST backend/textbook/destroy': { who: reader, input: mine() },
  'POST backend/textbook/editDeadline': {
    who: giver,
    input: (it) => ({ ...mine({ deadline: later })(it), studentIds: [it.student.person.id] }),
  },
  'POST backend/textbook/revoke': { who: giver, input: mine() },
  'GET backend/textbook/index': { who: giver, input: (it) => ({ classId: it.classId }) },
  'GET backend/textbook/detail': { who: giver, input: (it) => ({ id: it.book.assignmentId }) },
  'GET backend/textbook/allType': { who: giver, input: () => ({}) },
  'GET frontend/textbook/index': { who: who.students, input: () => ({}) },
  'GET frontend/textbook/getFileId': { who: who.students, input: (it) => ({ id: it.book.assignmentId }) },
  'GET message/pdfData': { who: who.students, input: (it) => ({ model_id: it.book.assignmentId }) },
  'GET message/textbookPdf': { who: who.students, input: open },
  'POST lms/word/collect': {
    who: who.signedIn,
    input: (it) => ({
      requestId: pressOf(),
      collect: { word: 'glacier', fileid: it.book.originalId, page: 1 },
      forget: it.wordId,
    }),
    shared: { 'collect.fileid': bank },
  },
};
