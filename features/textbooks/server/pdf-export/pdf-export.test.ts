import { randomUUID } from 'node:crypto';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import * as z from 'zod';
import {
  cancelPdfExport,
  checkPdfExport,
  updateTextbook,
  openEdition,
  listTextbooks,
  openMyTextbook,
} from '../../contract.ts';
import { createBook, createAssignedBook, buildRequestId, samplePdf } from '../../testing.ts';
import { pdfExportJob } from './pdf-export-job.ts';

let school: TestSchool;
let qiao: TestBrowser;
let edition: number;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  qiao = await school.signIn(await school.person({ role: 'teacher' }));
  edition = await annotated(await createBook(school, qiao));
});
afterAll(() => school.close());

const annotated = async (original: number): Promise<number> =>
  (await qiao.send(openEdition, { editionId: original, action: 'annotate' })).editionId;

const colour = 'green' as const;
const contents = [
  {
    kind: 'highlight' as const,
    colour,
    rects: [[0.1, 0.1, 0.3, 0.02]] as never,
    quote: 'slow water',
    note: '注意搭配',
  },
  {
    kind: 'note' as const,
    at: [0.5, 0.3] as [number, number],
    note: 'Ask for 2 examples (p. 19) \u202Eof\u200B erosion 🌊.',
  },
  {
    kind: 'pen' as const,
    colour,
    width: 0.004,
    path: [
      [0.1, 0.5],
      [0.4, 0.52],
      [0.6, 0.5],
    ] as never,
  },
];
const mark = async (editionId: number) => {
  const changes = contents.map((content) => ({ id: randomUUID(), page: 1, content }));
  await qiao.send(updateTextbook, { ...buildRequestId(), what: 'marks', editionId, changes });
};

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const draw = (editionId: number) =>
  pdfExportJob.run({
    payload: { editionId },
    ...{ id: 'one', attempt: 1, now: school.clock.now(), db: school.db, log: quiet },
    signal: new AbortController().signal,
    enqueue: async () => undefined,
    services: { storage: school.services().storage, transaction: school.server.transaction } as never,
  });

const fetchBytes = async (url: string): Promise<Uint8Array> =>
  new Uint8Array((await school.server.app.inject(url)).rawPayload);
const readTexts = async (bytes: Uint8Array): Promise<string[]> => {
  const pdf = await getDocument({ data: bytes, verbosity: 0 }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return Promise.all(pages);
};
const ask = (browser: TestBrowser = qiao, editionId: number = edition) =>
  browser.send(openEdition, { editionId, action: 'download' });

test('an edition without a mark is downloaded as it is', async () => {
  const { pdfExportId, bookUrl } = await ask();
  expect(pdfExportId).toBeNull();
  expect(bookUrl).not.toBe('');
});

test('the marks are drawn: pins on the page, the notes after the last page, in both languages', async () => {
  await mark(edition);
  const { pdfExportId, bookUrl } = await ask();
  expect(bookUrl).toBe('');
  expect((await ask()).pdfExportId).toBe(pdfExportId);
  expect(await qiao.ask(checkPdfExport, { pdfExportId })).toMatchObject({
    pdfExportId,
    bookUrl: '',
    shareUrl: '',
    state: 'pending',
  });

  await draw(edition);
  const ready = await qiao.ask(checkPdfExport, { pdfExportId });
  expect(ready).toMatchObject({ state: 'ready', shareUrl: ready.bookUrl });
  const [first = '', second = '', notes = '', ...more] = await readTexts(await fetchBytes(ready.bookUrl));
  expect(first).toMatch(/\b1\b.*\b2\b/);
  expect(second).not.toBe('');
  expect(notes).toContain('注意搭配');
  expect(notes).toContain('slow water');
  expect(notes.replaceAll(/\s+/g, ' ')).toContain('Ask for 2 examples (p. 19) of erosion 🌊 .');
  expect(more).toEqual([]);
});

test('who waited is notified once, and a finished export is returned at once', async () => {
  const rows = await school.db.rows(
    sql`
    select event, category from message where person_id = ${qiao.person.id}`,
    { event: z.string(), category: z.string() },
  );
  expect(rows).toEqual([{ event: 'textbookDrawn', category: 'textbookFile' }]);
  const { pdfExportId, bookUrl } = await ask();
  expect(pdfExportId).toBeNull();
  expect((await fetchBytes(bookUrl)).length).toBeGreaterThan(1000);
});

test('a change of the marks needs another export; the old file is deleted', async () => {
  school.clock.pass({ seconds: 1 });
  await mark(edition);
  const { pdfExportId } = await ask();
  await draw(edition);
  expect((await qiao.ask(checkPdfExport, { pdfExportId })).state).toBe('ready');
  const rows = await school.db.rows(
    sql`
    select count(*) as count from stored_file where used_by = 'book' and owner_id = ${qiao.person.id}`,
    { count: z.int() },
  );
  expect(Number(rows[0]?.count)).toBe(2);
});

test('a student waits for the export of an assigned textbook, and gets no message about it', async () => {
  school.clock.pass({ seconds: 1 });
  await mark(edition);
  const assigned = await createAssignedBook(school, { editionId: edition, teacher: qiao });
  const [student] = assigned.students;
  if (!student) throw new Error('a class of two');
  const browser = await school.signIn(student);
  const { textbookId } = await ask();
  const input = {
    editionId: edition,
    textbookId,
    editionKind: 'annotated' as const,
    assignmentId: assigned.id,
    action: 'download' as const,
  };
  const { pdfExportId } = await browser.send(openMyTextbook, input);
  expect(await qiao.failed(checkPdfExport, { pdfExportId })).toMatchObject({ kind: 'notFound' });
  await draw(edition);
  expect((await browser.ask(checkPdfExport, { pdfExportId })).state).toBe('ready');
  const rows = await school.db.rows(
    sql`select event from message where person_id = ${student.id} and event = 'textbookDrawn'`,
  );
  expect(rows).toEqual([]);
});

test('a cancelled export ends the poll without a notification', async () => {
  school.clock.pass({ seconds: 1 });
  await mark(edition);
  const { pdfExportId } = await ask();
  await qiao.send(cancelPdfExport, { ...buildRequestId(), pdfExportId });
  expect(await qiao.refused(checkPdfExport, { pdfExportId })).toBe('book.cancelled');
  await draw(edition);
  expect(await qiao.refused(checkPdfExport, { pdfExportId })).toBe('book.cancelled');
});

test('a PDF that cannot be drawn on ends the poll with a message', async () => {
  const broken = await annotated(
    await createBook(school, qiao, { bytes: Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n') }),
  );
  await mark(broken);
  const { pdfExportId } = await ask(qiao, broken);
  await draw(broken);
  expect(await qiao.refused(checkPdfExport, { pdfExportId })).toBe('book.failed');
});

test('the bank shows the size of the exported PDF once it is ready', async () => {
  const own = async () => {
    const { list } = await qiao.ask(listTextbooks, { annotated: true });
    return list.find(({ editionId }) => editionId === edition);
  };
  await ask();
  await draw(edition);
  expect((await own())?.size).toBe((await fetchBytes((await ask()).bookUrl)).length);
  school.clock.pass({ seconds: 1 });
  await mark(edition);
  expect((await own())?.size).toBeNull();
  await ask();
  await draw(edition);
  expect((await own())?.size).toBeGreaterThan(samplePdf().length);
});
