import { fromWire, toWire, type AnyCall } from '@inkstone/call';
import { describe, expect, test } from 'vitest';
import {
  cancelPdfExport,
  checkPdfExport,
  collectWord,
  createTextbook,
  getMessageEdition,
  getMyEdition,
  getTextbookFilters,
  listMyTextbooks,
  listTextbooks,
  openEdition,
  openMyTextbook,
} from '../contract.ts';

const edition = {
  ...{ textbookId: 1, name: 'Ten rivers', subject: 'math', vocabulary: null, annotated: true, annotator: 'Qiao' },
  ...{ lastModified: '2026-03-02T08:00:00.000Z', pages: null },
};
const view = {
  ...{ textbookId: 1, action: 'view', bookUrl: '/api/file?id=1', name: 'Ten rivers', pages: null, page: 1 },
  ...{ mayAnnotate: false, marks: [], marksVersion: 0 },
};
const paging = { page: 1, totalPage: 1, total: 1 };

// Outputs as the server of the previous version wrote them, and as the code reads them.
const outputs: readonly (readonly [AnyCall, object, object])[] = [
  [
    listTextbooks,
    { list: [{ ...edition, fileid: 2, dType: 2, project: 'amc', myAnnotatedId: 2, marks: 3, size: 6302 }], ...paging },
    {
      list: [
        {
          ...edition,
          editionId: 2,
          editionKind: 'annotated',
          programme: 'amc',
          myAnnotatedId: 2,
          marks: 3,
          size: 6302,
        },
      ],
      ...paging,
    },
  ],
  [getTextbookFilters, { projects: ['amc'], subjects: ['math'] }, { programmes: ['amc'], subjects: ['math'] }],
  [
    openEdition,
    { ...view, fileid: 2, dType: 2, model_id: null, did: 0 },
    { ...view, editionId: 2, editionKind: 'annotated', assignmentId: null, pdfExportId: null },
  ],
  [
    openMyTextbook,
    { ...view, fileid: 1, dType: 1, model_id: 5, did: 9, bookUrl: '' },
    { ...view, editionId: 1, editionKind: 'original', assignmentId: 5, pdfExportId: 9, bookUrl: '' },
  ],
  [
    listMyTextbooks,
    { list: [{ ...edition, fileid: 1, dType: 1, project: '', model_id: 5 }], ...paging },
    { list: [{ ...edition, editionId: 1, editionKind: 'original', programme: '', assignmentId: 5 }], ...paging },
  ],
  [getMyEdition, { file_id: 1, textbook_id: 1, d_type: 1 }, { editionId: 1, textbookId: 1, editionKind: 'original' }],
  [
    getMessageEdition,
    { file_id: 1, textbook_id: 1, d_type: 2 },
    { editionId: 1, textbookId: 1, editionKind: 'annotated' },
  ],
  [
    checkPdfExport,
    { bookUrl: '/a', did: 9, share_url: '/a', code: 1 },
    { bookUrl: '/a', pdfExportId: 9, shareUrl: '/a', state: 'ready' },
  ],
  [
    checkPdfExport,
    { bookUrl: '', did: 9, share_url: '', code: 0 },
    { bookUrl: '', pdfExportId: 9, shareUrl: '', state: 'pending' },
  ],
  [
    collectWord,
    { list: [{ id: 1, word: 'ice', meanings: [], sentence: '', fileid: null }], collectedId: 1, ...paging },
    { list: [{ id: 1, word: 'ice', meanings: [], sentence: '', editionId: null }], collectedId: 1, ...paging },
  ],
];

// Inputs as pages of the previous version send them.
const inputs: readonly (readonly [AnyCall, object, object])[] = [
  [
    openMyTextbook,
    { fileid: 1, textbookId: 1, dType: 2, action: 'download', model_id: 5, seen: '1-3' },
    { editionId: 1, textbookId: 1, editionKind: 'annotated', action: 'download', assignmentId: 5, seen: '1-3' },
  ],
  [
    openEdition,
    { fileid: 2, action: 'annotate', dType: 1 },
    { editionId: 2, action: 'annotate', editionKind: 'original' },
  ],
  [checkPdfExport, { did: '9' }, { pdfExportId: '9' }],
  [cancelPdfExport, { requestId: 'r', did: 9 }, { requestId: 'r', pdfExportId: 9 }],
  [listTextbooks, { project: 'amc', page: '1' }, { programme: 'amc', page: '1' }],
  [getMyEdition, { id: '5' }, { id: '5' }],
  [getMessageEdition, { model_id: '5' }, { assignmentId: '5' }],
  [
    createTextbook,
    { what: 'book', requestId: 'r', file: 3, name: 'Ten rivers', project: 'amc', subject: 'math' },
    { what: 'book', requestId: 'r', file: 3, name: 'Ten rivers', programme: 'amc', subject: 'math' },
  ],
  [
    createTextbook,
    { requestId: 'r', fileids: [1], beginsAt: '2026-03-02T08:00:00Z', deadline: '2026-03-05T08:00:00Z' },
    { requestId: 'r', editionIds: [1], beginsAt: '2026-03-02T08:00:00Z', deadline: '2026-03-05T08:00:00Z' },
  ],
  [
    collectWord,
    { requestId: 'r', collect: { word: 'ice', fileid: 1, page: 2 } },
    { requestId: 'r', collect: { word: 'ice', editionId: 1, page: 2 } },
  ],
];

describe.each([
  ['output', outputs],
  ['input', inputs],
] as const)('the %s of a call', (side, samples) => {
  test.each(samples.map(([call, outside, inside]) => ({ path: call.path, call, outside, inside })))(
    '$path is read under the names inside, and sent as it always was',
    ({ call, outside, inside }) => {
      expect(fromWire(call, side, outside)).toEqual(inside);
      expect(toWire(call, side, inside)).toEqual(outside);
    },
  );
});

test('the names inside are not read from outside, nor is a number that stands for nothing', () => {
  const input = { fileid: 1, textbookId: 1, dType: 1, model_id: 5 };
  const isRead = (sent: object) => openMyTextbook.input.safeParse(fromWire(openMyTextbook, 'input', sent)).success;

  expect(isRead(input)).toBe(true);
  expect(isRead({ fileid: '1', textbookId: '1', dType: '1', model_id: '5' })).toBe(true);
  expect(isRead({ ...input, dType: 3 })).toBe(false);
  expect(isRead({ ...input, dType: 'original' })).toBe(false);
  expect(isRead({ editionId: 1, textbookId: 1, editionKind: 'original', assignmentId: 5 })).toBe(false);
});
