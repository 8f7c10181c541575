import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  createTextbook,
  deleteTextbook,
  updateTextbook,
  getTextbookFilters,
  openEdition,
  listTextbooks,
} from '../contract.ts';
import { createBook, createAssignedBook, uploadBytes, buildRequestId, samplePdf } from '../testing.ts';
import { countEdition } from './count-edition.ts';
import { run } from './count-pages.thread.ts';

let school: TestSchool;
let qiao: TestBrowser;
let mei: TestBrowser;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  qiao = await school.signIn(await school.person({ role: 'teacher', name: 'Qiao', nameZh: '乔老师' }));
  mei = await school.signIn(await school.person({ role: 'teacher' }));
});
afterAll(() => school.close());

const facts = { name: 'A book', programme: 'amc', subject: 'math' };
const listed = async (browser: TestBrowser, input: object = {}) => (await browser.ask(listTextbooks, input)).list;
const count = (editionId: number) =>
  run({
    payload: { editionId },
    ...{ id: 'one', attempt: 1, now: school.clock.now(), db: school.db },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    settings: { storage: school.services().storage.settings },
  });
const findPageCount = async (id: number) => (await listed(qiao)).find(({ editionId }) => editionId === id)?.pages;

test('an uploaded PDF becomes a book of the bank, which every reader of it can open', async () => {
  const id = await createBook(school, qiao, { name: 'Whale songs', nameZh: '鲸之歌', vocabulary: 1200 });
  const [row] = await listed(mei, { search: '鲸' });

  expect(row).toMatchObject({
    editionId: id,
    name: 'Whale songs',
    vocabulary: 1200,
    editionKind: 'original',
    annotated: false,
    annotator: '',
  });
  expect(row).toMatchObject({ ownerName: 'Qiao', isMine: false, myAnnotatedId: null, marks: 0, pages: null });
  expect(row?.size).toBe(samplePdf().length);

  const opened = await mei.send(openEdition, { editionId: id });
  expect(opened).toMatchObject({
    editionId: id,
    action: 'view',
    assignmentId: null,
    mayAnnotate: false,
    page: 1,
    pdfExportId: null,
  });
  const { statusCode, rawPayload } = await school.server.app.inject(opened.bookUrl);
  expect(statusCode).toBe(200);
  expect(rawPayload.equals(samplePdf())).toBe(true);
});

test('the pages of a PDF are counted, and an unreadable one is reported', async () => {
  const readable = await createBook(school, qiao);
  const broken = await createBook(school, qiao, {
    name: 'Broken',
    bytes: Buffer.from('%PDF-1.7\n1 0 obj << /Type /Nothing >> endobj\n%%EOF\n'),
  });
  await count(readable);
  await count(broken);
  await count(readable);

  expect(await findPageCount(readable)).toBeGreaterThan(0);
  expect(await findPageCount(broken)).toBe(0);
  const { students, teacher } = await createAssignedBook(school);
  const assignment = { ...buildRequestId(), editionIds: [broken], studentIds: [students[0]?.id ?? 0] };
  const window = { beginsAt: '2026-03-02T08:00:00Z', deadline: '2026-03-09T08:00:00Z' };
  expect(await teacher.refused(createTextbook, { ...assignment, ...window })).toBe('book.unreadable');
});

test('a PDF with endless pages is given up and counts as unreadable', async () => {
  const levels = Array.from(
    { length: 38 },
    (_, index) => `${index + 2} 0 obj << /Type /Pages /Kids [${index + 3} 0 R ${index + 3} 0 R] /Count 2 >> endobj`,
  );
  const page = '40 0 obj << /Type /Page /Parent 39 0 R /MediaBox [0 0 300 400] >> endobj';
  const parts = ['%PDF-1.4', '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj', ...levels, page];
  const endless = Buffer.from([...parts, 'trailer << /Root 1 0 R /Size 41 >>', '%%EOF', ''].join('\n'));
  const id = await createBook(school, qiao, { name: 'Endless', bytes: endless });
  await countEdition({ db: school.db, storage: school.services().storage }, { editionId: id, seconds: 3 });

  expect(await findPageCount(id)).toBe(0);
});

test('a book needs an own unused upload, and a PDF', async () => {
  const file = await uploadBytes(school, qiao, samplePdf());
  const book = (id: number) => ({ ...buildRequestId(), what: 'book' as const, file: id, ...facts });

  expect(await mei.refused(createTextbook, book(file))).toBe('book.fileMissing');
  await qiao.send(createTextbook, book(file));
  expect(await qiao.refused(createTextbook, book(file))).toBe('book.fileMissing');
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqM9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  expect(await qiao.refused(createTextbook, book(await uploadBytes(school, qiao, picture)))).toBe('book.notPdf');
});

test('the bank is searched in both languages, filtered and paged without gaps or duplicates', async () => {
  for (let index = 1; index <= 12; index++)
    await createBook(school, qiao, { name: `Paged ${index}`, nameZh: '分页', programme: 'sat' });
  const pages = [];
  for (const page of [1, 2]) pages.push(await mei.ask(listTextbooks, { search: '分页', programme: 'sat', page }));

  expect(pages.map(({ list }) => list.length)).toEqual([10, 2]);
  expect(pages[0]).toMatchObject({ total: 12, totalPage: 2, page: 1 });
  expect(new Set(pages.flatMap(({ list }) => list.map(({ editionId }) => editionId))).size).toBe(12);
  expect(await listed(mei, { search: 'paged', programme: 'amc' })).toEqual([]);
  expect((await mei.ask(getTextbookFilters, {})).programmes).toEqual(expect.arrayContaining(['amc', 'sat']));
});

test('annotating an original creates one own annotated edition, and opens it again afterwards', async () => {
  const id = await createBook(school, qiao, { name: 'To annotate' });
  const first = await mei.send(openEdition, { editionId: id, action: 'annotate' });
  const again = await mei.send(openEdition, { editionId: id, action: 'annotate' });

  expect(first).toMatchObject({ editionKind: 'annotated', mayAnnotate: true, textbookId: again.textbookId });
  expect(first.editionId).not.toBe(id);
  expect(again.editionId).toBe(first.editionId);
  expect((await listed(mei, { search: 'to annotate' }))[0]?.myAnnotatedId).toBe(first.editionId);
  // Without marks it is not shown to others.
  expect(await listed(mei, { annotated: true, search: 'to annotate' })).toHaveLength(1);
  expect(await listed(qiao, { annotated: true, search: 'to annotate' })).toEqual([]);
  expect(await qiao.refused(openEdition, { editionId: first.editionId, action: 'annotate' })).toBe('book.viewOnly');
  expect((await qiao.failed(openEdition, { editionId: id, editionKind: 'annotated' })).kind).toBe('notFound');
});

test('only the owner changes and removes a book; recipients keep it', async () => {
  const assigned = await createAssignedBook(school);
  const editionId = assigned.editionId;
  const change = { what: 'book' as const, editionId, ...facts, name: 'Renamed' };
  const out = { what: 'edition' as const, id: editionId };

  expect((await mei.failed(updateTextbook, { ...buildRequestId(), ...change })).kind).toBe('notFound');
  expect((await mei.failed(deleteTextbook, { ...buildRequestId(), ...out })).kind).toBe('notFound');
  await assigned.teacher.send(updateTextbook, { ...buildRequestId(), ...change });
  expect(await listed(mei, { search: 'renamed' })).toHaveLength(1);
  await assigned.teacher.send(deleteTextbook, { ...buildRequestId(), ...out });
  expect(await listed(mei, { search: 'renamed' })).toEqual([]);
  expect((await mei.failed(openEdition, { editionId })).kind).toBe('notFound');
  expect((await assigned.teacher.send(openEdition, { editionId })).bookUrl).not.toBe('');
  expect((await assigned.teacher.failed(deleteTextbook, { ...buildRequestId(), ...out })).kind).toBe('notFound');
});

test('marks are stored in the own annotated edition only', async () => {
  const id = await createBook(school, qiao);
  const { editionId } = await qiao.send(openEdition, { editionId: id, action: 'annotate' });
  const content = { kind: 'note' as const, at: [0.5, 0.5] as [number, number], note: 'Look here.' };
  const changes = [{ id: '5b6f4d1c-7a37-4a5f-9c0e-2f9f6f3f0a11', page: 1, content }];
  const marks = (edition: number) => ({ ...buildRequestId(), what: 'marks' as const, editionId: edition, changes });

  expect((await qiao.send(updateTextbook, marks(editionId))).marksVersion).toBeGreaterThan(0);
  expect((await qiao.failed(updateTextbook, marks(id))).kind).toBe('notFound');
  expect((await mei.failed(updateTextbook, marks(editionId))).kind).toBe('notFound');
});

test('a guide without the teacher role reads the bank and changes nothing', async () => {
  const guide = await school.signIn(await school.person({ role: 'guide' }));
  const id = await createBook(school, qiao);
  const file = await uploadBytes(school, guide, samplePdf());

  expect((await guide.send(openEdition, { editionId: id })).mayAnnotate).toBe(false);
  expect(await guide.refused(openEdition, { editionId: id, action: 'annotate' })).toBe('book.viewOnly');
  expect(await guide.refused(createTextbook, { ...buildRequestId(), what: 'book', file, ...facts })).toBe(
    'book.viewOnly',
  );
  expect(await guide.refused(updateTextbook, { ...buildRequestId(), what: 'book', editionId: id, ...facts })).toBe(
    'book.viewOnly',
  );
  expect(await guide.refused(deleteTextbook, { ...buildRequestId(), what: 'edition', id })).toBe('book.viewOnly');
});

test('who assigns textbooks can read the bank and not change it; who manages it cannot assign', async () => {
  const giver = await school.signIn(await school.person({ role: 'teacher', permissions: ['publish_textbook'] }));
  const keeper = await school.signIn(await school.person({ role: 'teacher', permissions: ['textbook'] }));
  const file = await uploadBytes(school, giver, samplePdf());
  const window = { beginsAt: '2026-03-02T08:00:00Z', deadline: '2026-03-09T08:00:00Z' };

  expect((await giver.failed(createTextbook, { ...buildRequestId(), what: 'book', file, ...facts })).kind).toBe(
    'notFound',
  );
  const editionIds = [await createBook(school, keeper)];
  expect(await giver.refused(createTextbook, { ...buildRequestId(), editionIds, ...window })).toBe('recipients.none');
  expect((await keeper.failed(createTextbook, { ...buildRequestId(), editionIds, ...window })).kind).toBe('notFound');
});

test('the filters list each programme and subject of the bank once, in order, without hidden books', async () => {
  const books = [
    ['ssat', 'reading'],
    ['act', 'science'],
    ['act', 'math'],
    ['act', 'math'],
    ['duolingo', 'speaking'],
  ] as const;
  const ids: number[] = [];
  for (const [programme, subject] of books) ids.push(await createBook(school, qiao, { programme, subject }));
  const types = async () => {
    const { programmes, subjects } = await mei.ask(getTextbookFilters, {});
    return { programmes, subjects: [...subjects] };
  };
  const all = await types();
  expect(all.programmes.filter((programme) => programme === 'act')).toHaveLength(1);
  expect(all.programmes).toEqual(all.programmes.toSorted());
  expect(all.programmes).toEqual(expect.arrayContaining(['act', 'duolingo', 'ssat']));
  await qiao.send(deleteTextbook, { ...buildRequestId(), what: 'edition', id: ids[4] ?? 0 });
  expect((await types()).programmes).not.toContain('duolingo');
});
