import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { getSchoolPerson, setExtraTime } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let school: TestSchool;
let head: TestBrowser;
let office: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head }));
  office = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.office }));
});
afterAll(() => school.close());

const none = { minutes: 0, percent: 0 };
const half = { minutes: 0, percent: 50 };

const read = async (personId: number) => {
  const { extraMinutes: minutes, extraPercent: percent, history } = await head.ask(getSchoolPerson, { personId });
  return { amount: { minutes, percent }, history: history.map(({ action, changes }) => ({ action, changes })) };
};

const press = (personId: number, amount: typeof none, before: typeof none) => ({
  ...{ ...newRequestId(), personId, ...amount, before },
});

const action = 'person.extraTimeSet';
const change = (before: string | null, after: string | null) => ({
  ...{ action, changes: [{ field: 'extraTime', before, after }] },
});

test('an administrator sets a percentage, minutes or none by hand, and the record tells before and after', async () => {
  const { id } = await school.person({ role: 'student' });
  await office.send(setExtraTime, press(id, half, none));
  expect((await read(id)).amount).toEqual(half);
  await office.send(setExtraTime, press(id, { minutes: 30, percent: 0 }, half));
  expect((await read(id)).amount).toEqual({ minutes: 30, percent: 0 });
  await office.send(setExtraTime, press(id, none, { minutes: 30, percent: 0 }));
  await office.send(setExtraTime, press(id, none, none));
  expect(await read(id)).toEqual({
    amount: none,
    history: [change('30', null), change('50 %', '30'), change(null, '50 %')],
  });
});

test('what somebody else has set meanwhile is not overwritten', async () => {
  const { id } = await school.person({ role: 'student' });
  await head.send(setExtraTime, press(id, half, none));
  expect(await office.refused(setExtraTime, press(id, { minutes: 20, percent: 0 }, none))).toBe(
    'person.changedMeanwhile',
  );
  expect((await read(id)).amount).toEqual(half);
});

test('only students have it, within the limits, and by an administrator of people', async () => {
  const teacher = await school.person({ role: 'teacher' });
  const student = await school.person({ role: 'student' });
  expect(await head.refused(setExtraTime, press(teacher.id, half, none))).toBe('extraTime.notStudent');
  for (const amount of [
    { minutes: 0, percent: 5 },
    { minutes: 30, percent: 50 },
  ])
    expect(await head.refused(setExtraTime, press(student.id, amount, none))).toBe('extraTime.outOfRange');
  const browser = await school.signIn(teacher);
  expect(await browser.failed(setExtraTime, press(student.id, half, none))).toMatchObject({ kind: 'forbidden' });
  expect((await read(student.id)).amount).toEqual(none);
});

test('a first and a last day limit it, are told in the record, and go with the amount', async () => {
  const { id } = await school.person({ role: 'student' });
  const days = { fromDay: '2026-03-01', untilDay: '2026-06-30' };
  const readDays = async () => {
    const { extraPercent, extraFrom, extraUntil } = await head.ask(getSchoolPerson, { personId: id });
    return [extraPercent, extraFrom, extraUntil];
  };
  const save = (amount: object, before: object) =>
    office.send(setExtraTime, { ...press(id, half, none), ...amount, before: { ...none, ...before } });
  await save({ ...half, ...days }, {});
  expect(await readDays()).toEqual([50, '2026-03-01', '2026-06-30']);
  const inverted = { ...half, fromDay: '2026-07-01', untilDay: '2026-06-30' };
  expect(
    await office.refused(setExtraTime, { ...press(id, half, half), ...inverted, before: { ...half, ...days } }),
  ).toBe('extraTime.daysInverted');
  expect(await office.refused(setExtraTime, press(id, none, half))).toBe('person.changedMeanwhile');
  await save({ ...half, fromDay: null, untilDay: '2026-06-30' }, { ...half, ...days });
  expect(await readDays()).toEqual([50, null, '2026-06-30']);
  await save({ ...none, ...days }, { ...half, untilDay: '2026-06-30' });
  expect(await readDays()).toEqual([0, null, null]);
  expect((await read(id)).history).toEqual([
    change('50 %, – 2026-06-30', null),
    change('50 %, 2026-03-01 – 2026-06-30', '50 %, – 2026-06-30'),
    change(null, '50 %, 2026-03-01 – 2026-06-30'),
  ]);
});
