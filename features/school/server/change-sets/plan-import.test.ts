import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toCsvTemplate } from '@inkstone/base';
import { drawTextXlsx } from '@inkstone/files/table';
import { newRequestId } from '@inkstone/testing';
import { applyChangeSet, getChangeSet } from '../../contract/imports.ts';
import { getSchoolPerson, listSchoolPeople } from '../../contract.ts';
import { getTemplate, importSubjects } from '../../import/subjects.ts';
import { countPeople, openImportingSchool, resetLimits, type ImportingSchool } from './testing.ts';

let school: ImportingSchool['school'];
let head: ImportingSchool['head'];
let send: ImportingSchool['send'];
let plan: ImportingSchool['plan'];
let apply: ImportingSchool['apply'];
let listRows: ImportingSchool['listRows'];
beforeAll(async () => {
  ({ school, head, send, plan, apply, listRows } = await openImportingSchool());
});
afterAll(() => school.close());
beforeEach(() => resetLimits(school));

test('a plan shows each row and writes nobody; applied, it makes and changes them, and a second time nothing', async () => {
  const known = await school.person({ role: 'student', username: 'known', name: 'Known', nameZh: '旧名' });
  const before = await countPeople(school);
  const sheet = '姓名,用户名,学号,邮箱\n𠮷㛃,jijie,0099,j@x.example\n新名,KNOWN,,\n,nobody,,\n';
  const planned = await plan(sheet);
  expect(planned).toMatchObject({ state: 'planned', encoding: 'utf-8', undoUntil: null });
  expect(planned.counts).toMatchObject({ made: 1, changed: 1, same: 0, refused: 1 });
  expect(planned.columns.map(({ field }) => field)).toEqual(['nameZh', 'username', 'number', 'mail']);
  expect(await countPeople(school)).toBe(before);
  expect(await listRows(planned.changeSetId)).toMatchObject([
    { rowNumber: 2, outcome: 'made', name: '𠮷㛃', username: 'jijie' },
    { rowNumber: 3, outcome: 'changed', changes: [{ field: 'nameZh', before: '旧名', after: '新名' }] },
    { rowNumber: 4, outcome: 'refused', fault: 'nameMissing' },
  ]);

  expect(await apply(planned.changeSetId)).toMatchObject({ state: 'applied', undoUntil: expect.any(String) as string });
  const { list } = await head.ask(listSchoolPeople, { search: '0099' });
  expect(list).toMatchObject([{ username: 'jijie', nameZh: '𠮷㛃', number: '0099', roles: ['student'] }]);
  expect(await head.ask(getSchoolPerson, { personId: known.id })).toMatchObject({ nameZh: '新名', edition: 2 });
  expect(await head.refused(applyChangeSet, { ...newRequestId(), changeSetId: planned.changeSetId })).toBe(
    'changeSet.notPlanned',
  );

  expect((await plan(sheet)).counts).toMatchObject({ made: 0, changed: 0, same: 2, refused: 1 });
});

test('long texts are cut between signs, never within one, and keep nobody from importing', async () => {
  const rare = '𠮷'.repeat(60);
  const sheet = [
    `用户名,姓名,${rare}备注`,
    `cutshort,文岚,x${rare}`,
    `cutname,y${rare}${rare},${rare}`,
    `cutuser${rare}${rare}${rare},文竹,`,
  ].join('\n');
  const planned = await plan(sheet);
  expect(planned.columns[2]?.samples[0]).toBe(`x${'𠮷'.repeat(49)}`);
  expect(await listRows(planned.changeSetId)).toMatchObject([
    { outcome: 'made', username: 'cutshort' },
    { outcome: 'refused', fault: 'tooLong', about: `y${'𠮷'.repeat(29)}` },
    { outcome: 'refused', fault: 'tooLong' },
  ]);
});

test('columns are corrected by the reader, and a plan takes the place of the last', async () => {
  const sheet = 'Who,Login\nWen Lan,columns1\n';
  const first = await plan(sheet);
  expect(first.columns.map(({ head: title, field }) => [title, field])).toEqual([
    ['Who', null],
    ['Login', 'username'],
  ]);
  expect(first.counts.refused).toBe(1);
  const second = await plan(sheet, { columns: 'name,username' });
  expect(second.counts.made).toBe(1);
  expect(await head.failed(getChangeSet, { changeSetId: first.changeSetId })).toMatchObject({ kind: 'notFound' });
});

test('a workbook is read like a text, and what is no sheet is refused by its kind', async () => {
  const bytes = await drawTextXlsx('People', [
    ['Name', 'Number'],
    ['=1+1', '007'],
  ]);
  const planned = await plan(bytes);
  expect(planned).toMatchObject({ format: 'xlsx', encoding: null });
  expect(await listRows(planned.changeSetId)).toMatchObject([{ outcome: 'made', name: '=1+1', username: '007' }]);
  expect((await send('%PDF-1.7')).body).toMatchObject({ code: 'sheet.unreadable' });
  expect((await send(`name\n${'x\n'.repeat(200_000)}`)).body).toMatchObject({ code: 'sheet.tooManyRows' });
});

test('the template of each subject is read again with every column known', async () => {
  for (const subject of importSubjects) {
    const { rawPayload } = await school.server.app.inject({
      url: `/api/backend/school/importTemplate?subject=${subject}`,
      headers: { authorization: `Bearer ${head.token}` },
    });
    const csv = (['zh', 'en'] as const).map((language) => toCsvTemplate(getTemplate(subject, language)));
    for (const sheet of [rawPayload, ...csv]) {
      const planned = await plan(Buffer.from(sheet), { subject });
      expect(planned.subject).toBe(subject);
      expect(planned.columns.filter(({ field }) => field === null)).toEqual([]);
      expect(planned.counts.made + planned.counts.refused).toBe(1);
      expect(planned.counts.made).toBe(subject === 'people' ? 1 : 0);
    }
  }
});
