import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { listHomeworkToMark, listTestsToMark, releaseMarks } from '../contract.ts';
import { createSubmittedEssays, getFirstStudent, saveMarkAs, type SubmittedEssays } from '../testing.ts';

let school: TestSchool;
let marker: TestBrowser;
let works: Record<'old' | 'homework' | 'twin' | 'drafted' | 'released', SubmittedEssays>;
beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
  const person = await school.person({ role: 'teacher', name: 'Marker' });
  marker = await school.signIn(person);
  const old = await createSubmittedEssays(school, { markers: [person], students: 2 });
  school.clock.pass({ seconds: 25 * 3600 });
  marker = await school.signIn(person);
  const homework = await createSubmittedEssays(school, { markers: [person], programme: 'toefl-classic' });
  // Handed in at the same instant.
  const twin = await createSubmittedEssays(school, { markers: [person] });
  school.clock.pass({ seconds: 60 });
  const drafted = await createSubmittedEssays(school, { markers: [person], kind: 'test' });
  const released = await createSubmittedEssays(school, { markers: [person] });
  works = { old, homework, twin, drafted, released };
  await saveMarkAs(marker, drafted);
  await saveMarkAs(marker, released);
  await marker.send(releaseMarks, { ...newRequestId(), attemptId: getFirstStudent(released).attemptId });
});
afterAll(() => school.close());

type Filter = z.input<typeof listHomeworkToMark.input>;

const list = async (filter: Filter, browser = marker): Promise<string[]> => {
  const { list: rows } = await browser.ask(listHomeworkToMark, { together: true, ...filter });
  const names = new Map(Object.entries(works).map(([name, { assignmentId }]) => [assignmentId, name]));
  return rows.map(({ id }) => names.get(id) ?? String(id));
};

test('tests and homework stand in one list by state, and drafts are counted', async () => {
  expect(await list({})).toEqual(['old', 'twin', 'homework', 'drafted']);
  expect(await list({ state: 'draft' })).toEqual(['drafted']);
  expect(await list({ state: 'done' })).toEqual(['released']);
  const { list: rows, summary } = await marker.ask(listHomeworkToMark, { together: true, summary: true });
  expect(rows[0]).toMatchObject({ toMark: 2, draft: 0, released: 0 });
  expect(rows[3]).toMatchObject({ kind: 'test', toMark: 0, draft: 1, released: 0 });
  expect(summary?.drafts).toBe(1);
  expect((await marker.ask(listTestsToMark, {})).list).toHaveLength(1);
  expect((await marker.ask(listTestsToMark, {})).summary).toBeNull();
});

test('is filtered by who gave it, programme, class and age', async () => {
  expect(await list({ marker: 'mine' })).toEqual([]);
  expect(await list({ marker: 'thirdParty' })).toHaveLength(4);
  expect(await list({ marker: 'mine' }, works.twin.teacher)).toEqual(['twin']);
  expect(await list({ marker: 'thirdParty' }, works.twin.teacher)).toEqual([]);
  expect(await list({ programme: 'toefl-classic' })).toEqual(['homework']);
  expect(await list({ waitedDays: 1 })).toEqual(['old']);
  expect(await list({ waitedDays: 2 })).toEqual([]);
  const { summary } = await works.twin.teacher.ask(listHomeworkToMark, { together: true, summary: true });
  const [room] = summary?.classes ?? [];
  expect(summary).toMatchObject({ drafts: 0, programmes: ['toefl-2023'], classes: [{ id: room?.id }] });
  expect(await list({ classId: room?.id })).toEqual(['twin']);
});

test('is read page by page from where the last one ended, each work once', async () => {
  const pages: string[][] = [];
  let after: string | undefined;
  do {
    const filter = { together: true, state: 'all' as const, pageNum: 2, ...(after !== undefined && { after }) };
    const page = await marker.ask(listHomeworkToMark, filter);
    pages.push(await list(filter));
    // What is released meanwhile neither moves nor repeats what follows.
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(pages).toEqual([['old', 'twin'], ['homework', 'drafted'], ['released']]);
});

test('a position that is none is refused', async () => {
  expect(await marker.failed(listHomeworkToMark, { after: '1_2; drop table mark' })).toMatchObject({ kind: 'invalid' });
});
