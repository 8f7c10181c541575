import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPaper } from '@inkstone/bank/testing';
import { getCandidate, listCandidates, publishCandidate, updateCandidate } from '@inkstone/candidates/contract';
import { aCandidate, createLinkToken } from '@inkstone/candidates/testing';
import { signInCandidate } from '@inkstone/candidates/contract';
import { newRequestId, type TestBrowser } from '@inkstone/testing';
import { makeFirstCodes, undoChangeSet } from '../../../contract/imports.ts';
import { openImportingSchool, resetLimits, type ImportingSchool } from '../testing.ts';

let school: ImportingSchool['school'];
let head: ImportingSchool['head'];
let plan: ImportingSchool['plan'];
let apply: ImportingSchool['apply'];
let listRows: ImportingSchool['listRows'];
beforeAll(async () => {
  ({ school, head, plan, apply, listRows } = await openImportingSchool());
});
afterAll(() => school.close());
beforeEach(() => resetLimits(school));

const subject = { subject: 'candidates' };
const undo = (changeSetId: number) => head.send(undoChangeSet, { ...newRequestId(), changeSetId });

const openRecruiter = async (username: string): Promise<TestBrowser> =>
  school.signIn(await school.person({ role: 'recruitment', username, name: `Recruiter ${username}` }));

const listRecords = async (recruiter: TestBrowser) => (await recruiter.ask(listCandidates, {})).list.toReversed();

test('candidates come in as drafts of their recruiters; a second time nothing changes, and undone they are gone', async () => {
  const recruiter = await openRecruiter('first-recruiter');
  const other = await openRecruiter('other-recruiter');
  await school.person({ role: 'teacher', username: 'no-recruiter' });
  const sheet = [
    '招聘专员,姓名,英文姓名,应聘职位,邮箱,手机号码,留言',
    'first-recruiter,𠮷㛃,,助教,Ji@home.example,0139 0000,带上成绩单',
    'first-recruiter,,Ye Qing,Tutor,,,',
    'Recruiter other-recruiter,𠮷㛃,,助教,ji@home.example,,',
    'first-recruiter,重复,,助教,JI@home.example,,',
    'first-recruiter,,,助教,,,',
    'first-recruiter,无职位,,,,,',
    'first-recruiter,邮箱错,,助教,no mail,,',
    'first-recruiter,电话错,,助教,,call me,',
    'no-recruiter,错,,助教,,,',
    'nobody,错,,助教,,,',
  ].join('\n');
  const planned = await plan(sheet, subject);
  expect(planned.columns.map(({ field }) => field)).toEqual([
    ...['recruiter', 'candidate', null, 'position', 'candidateMail', 'phone', 'candidateMessage'],
  ]);
  const columns = 'recruiter,candidateZh,candidate,position,candidateMail,phone,candidateMessage';
  const corrected = await plan(sheet, { ...subject, columns });
  expect((await listRows(corrected.changeSetId)).map(({ outcome, fault }) => fault ?? outcome)).toEqual([
    ...['made', 'made', 'made', 'repeated', 'cellEmpty', 'cellEmpty', 'mailInvalid', 'phoneInvalid', 'notRecruiter'],
    'personUnknown',
  ]);
  expect(await listRecords(recruiter)).toEqual([]);

  await apply(corrected.changeSetId);
  const records = await listRecords(recruiter);
  expect(records).toMatchObject([
    { position: '助教', mail: 'Ji@home.example', phone: '0139 0000', state: 'draft', paperId: null },
    { name: 'Ye Qing', position: 'Tutor', mail: null, phone: null, state: 'draft' },
  ]);
  expect(await recruiter.ask(getCandidate, { id: records[0]?.id ?? 0 })).toMatchObject({
    names: { zh: '𠮷㛃' },
    message: '带上成绩单',
  });
  expect(await listRecords(other)).toHaveLength(1);
  const accounts = await school.db.rows(
    sql`select p.username, p.roles, p.mail, p.password_hash is null as has_none, p.namesake_username is not null as has_namesake
          from candidate c join person p on p.id = c.person_id order by c.id`,
    ...[
      {
        username: z.string(),
        roles: z.array(z.string()),
        mail: z.string().nullable(),
        hasNone: z.boolean(),
        hasNamesake: z.boolean(),
      },
    ],
  );
  expect(accounts).toMatchObject([
    { roles: ['candidate'], mail: null, hasNone: true, hasNamesake: true },
    { roles: ['candidate'], hasNone: true, hasNamesake: false },
    { hasNamesake: true },
  ]);
  expect(new Set(accounts.map(({ username }) => username)).size).toBe(3);
  expect(await head.failed(makeFirstCodes, { ...newRequestId(), changeSetId: corrected.changeSetId })).toMatchObject({
    kind: 'notFound',
  });
  expect((await plan(sheet, { ...subject, columns })).counts).toMatchObject({ made: 0, changed: 0, same: 3 });

  expect((await undo(corrected.changeSetId)).counts.stays).toBe(0);
  expect(await listRecords(recruiter)).toEqual([]);
  expect(await school.db.rows(sql`select 1 from person where 'candidate' = any(roles)`)).toEqual([]);
  const made = await aCandidate(school, recruiter);
  expect(accounts.map(({ username }) => username)).not.toContain(made.username);
});

test('a candidate is found by address, number or name, and what the row says is changed and given back', async () => {
  const recruiter = await openRecruiter('change-recruiter');
  const first = ['Li Ming,Tutor,one@home.example,', 'Li Ming,Editor,,', 'Bai Lu,Tutor,,139-0001'];
  const toSheet = (rows: readonly string[]) =>
    ['recruiter,candidate,position,mail,phone', ...rows.map((row) => `change-recruiter,${row}`)].join('\n');
  await apply((await plan(toSheet(first), subject)).changeSetId);
  const before = await listRecords(recruiter);
  expect((await plan(toSheet(first), subject)).counts).toMatchObject({ made: 0, same: 3 });

  const second = [
    ...['Li Minghua,Tutor,one@home.example,', 'LI MING,editor,two@home.example,', 'Bai Lu,Lecturer,,1390001'],
    'Bai Lu,Tutor,,1390002',
  ];
  const changed = await plan(toSheet(second), subject);
  expect(await listRows(changed.changeSetId)).toMatchObject([
    { outcome: 'changed', changes: [{ field: 'candidate', before: 'Li Ming', after: 'Li Minghua' }] },
    { outcome: 'changed', changes: [{ field: 'candidateMail', before: null, after: 'two@home.example' }] },
    {
      outcome: 'changed',
      changes: [
        { field: 'position', before: 'Tutor', after: 'Lecturer' },
        { field: 'phone', before: '139-0001', after: '1390001' },
      ],
    },
    { outcome: 'made', username: '' },
  ]);
  await apply(changed.changeSetId);
  expect(await listRecords(recruiter)).toMatchObject([
    ...[{ name: 'Li Minghua' }, { name: 'Li Ming', mail: 'two@home.example' }, { position: 'Lecturer' }],
    { phone: '1390002' },
  ]);
  expect((await plan(toSheet(second), subject)).counts).toMatchObject({ made: 0, changed: 0, same: 4 });
  expect((await undo(changed.changeSetId)).counts.stays).toBe(0);
  expect(await listRecords(recruiter)).toEqual(before);

  const [ming] = await listRecords(recruiter);
  await recruiter.send(updateCandidate, {
    ...{ ...newRequestId(), id: ming?.id ?? 0, name: 'Li Ming', position: 'Editor', mail: '' },
  });
  const ambiguous = await plan('recruiter,candidate,position\nchange-recruiter,Li Ming,Editor', subject);
  expect(await listRows(ambiguous.changeSetId)).toMatchObject([{ fault: 'candidateAmbiguous' }]);
});

test('a record that was edited since the plan is left out, and one that was edited or used since stays', async () => {
  const recruiter = await openRecruiter('used-recruiter');
  const rows = ['Published One', 'Edited Two', 'Untouched Three', 'Paper Four'];
  const sheet = ['recruiter,candidate,position', ...rows.map((name) => `used-recruiter,${name},Tutor`)].join('\n');
  const planned = await plan(sheet, subject);
  await apply(planned.changeSetId);
  const [published, edited, , withPaper] = await listRecords(recruiter);
  const { paperId } = await aPaper(school);
  await recruiter.send(publishCandidate, {
    ...{ ...newRequestId(), id: published?.id ?? 0, paperId },
    deadline: new Date(school.clock.now().getTime() + 172_800_000).toISOString(),
  });
  const token = await createLinkToken(recruiter, published?.id ?? 0);
  await school.nobody.ask(signInCandidate, { token, timeZone: 'Asia/Shanghai' });

  const stale = await plan('recruiter,candidate,position,phone\nused-recruiter,Edited Two,Tutor,1', subject);
  expect(stale.counts).toMatchObject({ changed: 1 });
  await recruiter.send(updateCandidate, {
    ...{ ...newRequestId(), id: edited?.id ?? 0, name: 'Edited Two', position: 'Editor' },
  });
  expect((await apply(stale.changeSetId)).counts.leftOut).toBe(1);
  await school.db.run(sql`update candidate set paper_id = ${paperId} where id = ${withPaper?.id ?? 0}`);

  expect((await undo(planned.changeSetId)).counts.stays).toBe(3);
  expect((await listRows(planned.changeSetId)).map(({ fault }) => fault)).toEqual([
    ...['signedIn', 'edited', null, 'used'],
  ]);
  expect((await listRecords(recruiter)).map(({ name }) => name)).toEqual(['Published One', 'Edited Two', 'Paper Four']);
});

test('the name of somebody who was hired stays as it is', async () => {
  const recruiter = await openRecruiter('hiring-recruiter');
  const { id } = await aCandidate(school, recruiter, { name: 'Hired One', mail: 'hired@home.example' });
  await school.db.run(sql`update person set roles = '{teacher}', role = 'teacher'
    where id = (select person_id from candidate where id = ${id})`);
  const head2 = 'recruiter,candidate,position,mail,phone\nhiring-recruiter,';
  const renamed = await plan(`${head2}Other Name,Tutor,hired@home.example,`, subject);
  expect(await listRows(renamed.changeSetId)).toMatchObject([{ outcome: 'refused', fault: 'candidateHired' }]);
  const phoned = await plan(`${head2}Hired One,Teaching assistant,hired@home.example,1`, subject);
  expect((await apply(phoned.changeSetId)).counts).toMatchObject({ changed: 1, leftOut: 0 });
  expect((await listRecords(recruiter))[0]).toMatchObject({ phone: '1' });
});
