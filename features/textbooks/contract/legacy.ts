import { defineLegacy } from '@inkstone/call/legacy';
import { editionKindCodes, pdfExportStateCodes } from '../codes.ts';

/** Field names of the calls that find the file of an assigned textbook. */
const editionFile = {
  editionId: 'file_id',
  textbookId: 'textbook_id',
  editionKind: { name: 'd_type', codes: editionKindCodes },
};

/** Field names of the calls that open a textbook; their export id 0 means that no export is waited for. */
const bookView = { pdfExportId: { name: 'did', codes: { null: 0 } } };

/** Field names of a textbook in a student's list. */
export const shelvedBookNames = {
  editionId: 'fileid',
  editionKind: { name: 'dType', codes: editionKindCodes },
  assignmentId: 'model_id',
  programme: 'project',
};

/** Old words of the calls of textbooks, by the names used inside. */
export const legacy = defineLegacy({
  fields: {
    ...shelvedBookNames,
    editionIds: 'fileids',
    pdfExportId: 'did',
    shareUrl: 'share_url',
    programmes: 'projects',
  },
  calls: {
    'frontend/textbook/getFileId': editionFile,
    'message/pdfData': editionFile,
    'topic/getBookUrl': bookView,
    'message/textbookPdf': bookView,
    'backend/textbook/checkStatus': { state: { name: 'code', codes: pdfExportStateCodes } },
  },
  refusalCodes: { 'textbook.withdrawn': -2, 'book.cancelled': -4, 'book.failed': -5 },
});
