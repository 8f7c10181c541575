import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { updateTextbook, openEdition, openMyTextbook } from '../../contract.ts';
import { createBook, createAssignedBook, buildRequestId } from '../../testing.ts';

let school: TestSchool;
let qiao: TestBrowser;
let original: number;
let edition: number;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  qiao = await school.signIn(await school.person({ role: 'teacher' }));
  original = await createBook(school, qiao);
  edition = (await qiao.send(openEdition, { editionId: original, action: 'annotate' })).editionId;
  await school.db.run(sql`update book_edition set pages = 2`);
});
afterAll(() => school.close());

const aNote = (note: string, id: string = randomUUID(), page = 1) => ({
  ...{ id, page },
  content: { kind: 'note' as const, at: [0.5, 0.25] as [number, number], note },
});
type Change = Omit<ReturnType<typeof aNote>, 'content'> & { content: object | null; ago?: number };
const saving = (...changes: Change[]) => ({
  ...buildRequestId(),
  what: 'marks' as const,
  editionId: edition,
  changes: changes as never,
});
const save = (...changes: Change[]) => qiao.send(updateTextbook, saving(...changes));
const marks = async () => (await qiao.send(openEdition, { editionId: edition })).marks;
const readNote = async (id: string) => {
  const content = (await marks()).find((mark) => mark.id === id)?.content;
  return content && 'note' in content ? content.note : null;
};

test('marks are stored, changed and removed, and the version increases', async () => {
  const [first, two] = [aNote('First'), aNote('第二', randomUUID(), 2)];
  expect(await save(first, two)).toMatchObject({ id: edition, marksVersion: 1 });
  expect(await marks()).toEqual([first, two]);

  school.clock.pass({ seconds: 1 });
  await save({ ...first, content: null }, aNote('Changed', two.id, 2));
  expect(await marks()).toEqual([aNote('Changed', two.id, 2)]);
  expect((await qiao.send(openEdition, { editionId: edition })).marksVersion).toBe(2);
});

test('of two windows the later change of a mark wins, whichever arrives last', async () => {
  const mark = aNote('At noon');
  school.clock.pass({ minutes: 10 });
  await save(mark);
  await save({ ...aNote('Five minutes before', mark.id), ago: 300_000 });
  expect(await readNote(mark.id)).toBe('At noon');

  await save({ ...mark, content: null, ago: 60_000 });
  expect(await readNote(mark.id)).toBe('At noon');
  school.clock.pass({ seconds: 1 });
  await save({ ...mark, content: null });
  await save({ ...aNote('From a sleeping window', mark.id), ago: 5000 });
  expect(await readNote(mark.id)).toBe(null);
});

test('of the same mark twice in one batch the last one counts', async () => {
  const id = randomUUID();
  await save(aNote('Draft', id), aNote('Fair copy', id));
  expect(await readNote(id)).toBe('Fair copy');
});

test('a missing page and the mark after five thousand are refused', async () => {
  expect(await qiao.refused(updateTextbook, saving(aNote('Beyond', randomUUID(), 3)))).toBe('book.noSuchPage');
  await school.db.run(sql`
    insert into book_mark (edition_id, id, page, kind, content, version, saved_at)
    select ${edition}, gen_random_uuid(), 1, 'note', '{"kind":"note","at":[0,0],"note":"x"}', 1, ${school.clock.now()}
      from generate_series(1, 5000 - (select count(*)::int from book_mark where edition_id = ${edition} and removed_at is null))`);
  expect(await qiao.refused(updateTextbook, saving(aNote('One more')))).toBe('book.tooManyMarks');
  const [first] = await marks();
  expect(await save(aNote('Instead', first?.id))).toMatchObject({ id: edition });
  await school.db.run(sql`delete from book_mark where content ->> 'note' = 'x'`);
});

test('a text of more than two thousand characters is refused', async () => {
  expect(await qiao.failed(updateTextbook, saving(aNote('x'.repeat(2001))))).toMatchObject({ kind: 'invalid' });
});

test('nobody else changes the marks, and a student reads them', async () => {
  const id = randomUUID();
  await save(aNote('For you', id));
  const mei = await school.signIn(await school.person({ role: 'teacher' }));
  expect(await mei.failed(updateTextbook, saving(aNote('Mine')))).toMatchObject({ kind: 'notFound' });

  const assigned = await createAssignedBook(school, { editionId: edition, teacher: qiao });
  const [student] = assigned.students;
  if (!student) throw new Error('a class of two');
  const browser = await school.signIn(student);
  const { textbookId } = await qiao.send(openEdition, { editionId: edition });
  const opened = await browser.send(openMyTextbook, {
    editionId: edition,
    textbookId,
    editionKind: 'annotated',
    assignmentId: assigned.id,
  });
  expect(opened.marks.map((mark) => mark.id)).toContain(id);
  expect(await browser.failed(updateTextbook, saving(aNote('Mine')))).toMatchObject({ kind: 'forbidden' });
});
