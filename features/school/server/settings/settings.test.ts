import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLoginNotice, signInBackend } from '@inkstone/session/contract';
import { createBrowser, newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { getSchoolSettings, listSchoolRecords, saveSchoolSettings, type SchoolSettingsDraft } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let school: TestSchool;
let head: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(
    await school.person({ role: 'staff', permissions: permissionPresets.head, username: 'head' }),
  );
});
afterAll(() => school.close());

const aDraft = (changes: Partial<SchoolSettingsDraft> = {}): SchoolSettingsDraft => ({
  ...{ name: 'Riverside School', nameZh: '河畔学校', timeZone: 'America/New_York' },
  ...{ notice: 'Closed on Monday.', noticeZh: null, archiveHours: 24, graceSeconds: 60 },
  reportDefaults: { homework: 'byHand', test: 'submitted' },
  showsDefeatedPercent: false,
  devices: { teacher: 2, guide: 1, staff: 3, recruitment: 1, 'recruitment-supervisor': 1 },
  service: { picture: 'data:image/png;base64,aGVsbG8=', noteEn: 'Weekdays 9 to 6.', noteZh: '工作日 9 点至 18 点。' },
  ...changes,
});

const save = async (changes: Partial<SchoolSettingsDraft> = {}) => {
  const { edition } = await head.ask(getSchoolSettings, {});
  return head.send(saveSchoolSettings, { ...newRequestId(), edition, ...aDraft(changes) });
};

test('what is saved is in force at once, in this process and in others', async () => {
  const second = await school.openProcess();
  try {
    await save({ name: 'First name' });
    expect((await school.nobody.ask(getLoginNotice, {})).school).toBe('First name');
    const elsewhere = createBrowser(second.app, {});
    await expect.poll(async () => (await elsewhere.ask(getLoginNotice, {})).school).toBe('First name');
    await save();
    await expect
      .poll(() => elsewhere.ask(getLoginNotice, {}))
      .toMatchObject({ school: 'Riverside School', notice: 'Closed on Monday.' });
    const user = await school.nobody.send(signInBackend, { username: 'head', password: 'inkstone' });
    expect(user.schoolTimeZone).toBe('America/New_York');
    expect(school.services().school).toMatchObject({ archiveHours: 24, graceSeconds: 60 });
    head = await school.signIn({ ...head.person });
    expect(await head.ask(getSchoolSettings, {})).toMatchObject(aDraft());
  } finally {
    await second.stop();
  }
});

test('of two administrators the second one is told, and nothing of theirs is saved', async () => {
  await save();
  const { edition } = await head.ask(getSchoolSettings, {});
  await head.send(saveSchoolSettings, { ...newRequestId(), edition, ...aDraft({ graceSeconds: 90 }) });
  const late = { ...newRequestId(), edition, ...aDraft({ name: 'Another' }) };
  expect(await head.refused(saveSchoolSettings, late)).toBe('settings.changedMeanwhile');
  expect(await head.ask(getSchoolSettings, {})).toMatchObject({ name: 'Riverside School', graceSeconds: 90 });
});

test('a change stands in the record with what stood before, an unchanged form does not, and no picture does', async () => {
  await save();
  const { edition } = await save({ graceSeconds: 120 });
  expect(await save({ graceSeconds: 120 })).toMatchObject({ edition });
  const { list } = await head.ask(listSchoolRecords, { action: 'school.settings' });
  expect(list[0]).toMatchObject({
    actor: { username: 'head' },
    changes: [{ field: 'graceSeconds', before: '60', after: '120' }],
  });
  expect(JSON.stringify(list)).not.toContain('aGVsbG8');
});

test('without a picture there is no customer service, and wrong values are refused', async () => {
  await save({ service: null });
  expect(await head.ask(getSchoolSettings, {})).toMatchObject({ service: null });
  const { edition } = await head.ask(getSchoolSettings, {});
  const refusedNames = { ...newRequestId(), edition, ...aDraft({ name: '\u200b' }) };
  expect(await head.refused(saveSchoolSettings, refusedNames)).toBe('settings.nameMissing');
  for (const wrong of [
    { timeZone: 'Mars/Olympus' },
    { archiveHours: 0 },
    { graceSeconds: -1 },
    { graceSeconds: 1.5 },
    { devices: { teacher: 0, guide: 1, staff: 1, recruitment: 1, 'recruitment-supervisor': 1 } },
    { devices: { teacher: 11, guide: 1, staff: 1, recruitment: 1, 'recruitment-supervisor': 1 } },
    { service: { picture: 'https://elsewhere.example/x.png', noteEn: 'x', noteZh: 'x' } },
    { service: { picture: 'data:text/html;base64,aGVsbG8=', noteEn: 'x', noteZh: 'x' } },
  ])
    expect(await head.failed(saveSchoolSettings, { ...newRequestId(), edition, ...aDraft(), ...wrong })).toMatchObject({
      kind: 'invalid',
    });
});

test('who administers people alone neither reads nor saves the settings', async () => {
  const office = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.office }));
  expect(await office.failed(getSchoolSettings, {})).toMatchObject({ kind: 'forbidden' });
});

test('a picture of few bytes and too many pixels is refused', async () => {
  const head16 = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const pictureOf = (width: number, height: number) => {
    const size = Buffer.alloc(16);
    size.writeUInt32BE(width, 0);
    size.writeUInt32BE(height, 4);
    return `data:image/png;base64,${Buffer.concat([head16, size]).toString('base64')}`;
  };
  const { edition } = await head.ask(getSchoolSettings, {});
  const draftWith = (picture: string) => ({
    ...newRequestId(),
    edition,
    ...aDraft({ service: { picture, noteEn: 'Weekdays 9 to 6.', noteZh: '工作日 9 点至 18 点。' } }),
  });
  expect(await head.refused(saveSchoolSettings, draftWith(pictureOf(20_000, 20_000)))).toBe('settings.pictureTooLarge');
  await head.send(saveSchoolSettings, draftWith(pictureOf(400, 400)));
});
