import { expect, test } from 'vitest';
import { newEntry, type TimetableEntry } from './entry.ts';
import { planSessions } from './plan-sessions.ts';
import type { KnownSession, PlanFacts } from './plan-types.ts';

const facts: PlanFacts = {
  classes: [
    { id: 1, names: ['Reading', '阅读班', 'R-1'], teacherId: 11, isClosed: false },
    { id: 2, names: ['Writing', null, null], teacherId: 12, isClosed: false },
    { id: 3, names: ['Writing', null, null], teacherId: 12, isClosed: false },
    { id: 4, names: ['Old', null, null], teacherId: 12, isClosed: true },
  ],
  teachers: [
    { id: 11, names: ['Qiao Lin', '乔林'], keys: ['qiao', 'T-7', 'qiao@school.example'] },
    { id: 12, names: ['Qiao Lin', null], keys: ['qiaolin2', null, null] },
  ],
  rooms: [{ id: 21, names: ['Hall 1', '一号厅'], isClosed: false }],
  ...{ holidays: [], sessions: [], sources: [], timeZone: 'Asia/Shanghai', host: 'school.example' },
};
const entry = (name: string, more: Partial<TimetableEntry> = {}): TimetableEntry => ({
  ...newEntry(2),
  ...{ classes: [{ name, title: 'Ratios' }], beginsAt: '2026-03-04T01:00:00.000Z', endsAt: '2026-03-04T02:00:00.000Z' },
  ...more,
});
const known: KnownSession = {
  ...{ id: 5, seriesId: null, edition: 3, classId: 1, teacherId: 11, colleagueIds: [], roomId: 21, title: 'Ratios' },
  ...{ titleZh: '比例', beginsAt: '2026-03-04T01:00:00.000Z', endsAt: '2026-03-04T02:00:00.000Z' },
  ...{ isCancelled: false, holidayId: null },
};
const planOne = (planned: TimetableEntry, more: Partial<PlanFacts> = {}) =>
  planSessions([planned], { ...facts, ...more })[0];

test('a class is found by either name or its id, a teacher by user name, number, mail or a name of one alone', () => {
  for (const name of ['reading', '阅读班', 'r-1']) expect(planOne(entry(name))?.after?.classId).toBe(1);
  for (const name of ['QIAO', 't-7', 'qiao@school.example', '乔林', 'Qiao Lin (qiao)'])
    expect(planOne(entry('Reading', { teachers: [name] }))?.after?.teacherId).toBe(11);
  expect(planOne(entry('Reading', { teachers: ['Qiao Lin'] }))?.fault).toBe('teacherAmbiguous');
  expect(planOne(entry('Writing'))?.fault).toBe('classAmbiguous');
  expect(planOne(entry('Old'))?.fault).toBe('classClosed');
});

test('what the file does not say stays, and what is the same is not changed', () => {
  expect(planOne(entry('Reading'), { sessions: [known] })).toMatchObject({ outcome: 'same', sessionId: 5 });
  const longer = entry('Reading', { endsAt: '2026-03-04T03:00:00.000Z' });
  expect(planOne(longer, { sessions: [known] })).toMatchObject({
    ...{ outcome: 'changed', edition: 3, after: { roomId: 21, titleZh: '比例', endsAt: '2026-03-04T03:00:00.000Z' } },
  });
});

test('a session is found by its id in the file wherever it was moved, but not across classes', () => {
  const moved = { beginsAt: '2026-03-05T01:00:00.000Z', endsAt: '2026-03-05T02:00:00.000Z' };
  const sources = [{ sessionId: 5, uid: 'x', recurrence: '' }];
  const found = planOne(entry('Reading', { uid: 'x', ...moved }), { sessions: [known], sources });
  expect(found).toMatchObject({ outcome: 'changed', sessionId: 5 });
  const own = planOne(entry('Reading', { uid: 'session-5@school.example', ...moved }), { sessions: [known] });
  expect(own).toMatchObject({ outcome: 'changed', sessionId: 5 });
  const foreign = planOne(entry('Reading', { uid: 'session-5@other.example', ...moved }), { sessions: [known] });
  expect(foreign).toMatchObject({ outcome: 'made', sessionId: null });
  const other = { ...known, classId: 2 };
  expect(planOne(entry('Reading', { uid: 'x' }), { sessions: [other], sources })?.fault).toBe('classDiffers');
});

test('a day that a series leaves out makes nothing, and leaves sessions alone that did not come from it', () => {
  const left = entry('Reading', { uid: 'x', isLeftOut: true, isCancelled: true, series: 'x' });
  expect(planSessions([left], { ...facts, sessions: [known] })).toEqual([]);
  const sources = [{ sessionId: 5, uid: 'x', recurrence: '' }];
  expect(planOne(left, { sessions: [known], sources })?.after?.isCancelled).toBe(true);
});

test('a session of a series in a holiday does not take place; a single one does, and the holiday is told', () => {
  const holidays = [{ id: 31, fromDay: '2026-03-04', toDay: '2026-03-05' }];
  expect(planOne(entry('Reading', { series: 'x' }), { holidays })).toMatchObject({
    ...{ holidayId: 31, after: { isCancelled: true, holidayId: 31 } },
  });
  expect(planOne(entry('Reading'), { holidays })).toMatchObject({ holidayId: 31, after: { isCancelled: false } });
});
