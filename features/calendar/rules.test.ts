import { expect, test } from 'vitest';
import { calendarSpan, toSessionEntry, toWorkEntries } from './rules.ts';

const at = (text: string): Date => new Date(`2026-${text}:00Z`);

const session = {
  ...{ id: 5, title: 'Ratios', titleZh: '比例', className: 'Reading A', classNameZh: '阅读A班', edition: 4 },
  ...{ beginsAt: at('03-04T01:30'), endsAt: at('03-04T03:00'), roomName: 'Hall 1', roomNameZh: '一号厅' },
  teachers: [
    { name: 'Qiao Lin', nameZh: '乔林' },
    { name: 'Ann Lee', nameZh: null },
  ],
  cancelledAt: null,
};

test('a session names class, subject, room and teachers in the language of the person', () => {
  expect(toSessionEntry(session, 'en')).toEqual({
    ...{ uid: 'session-5', beginsAt: session.beginsAt, endsAt: session.endsAt, title: 'Reading A: Ratios' },
    ...{ place: 'Hall 1', note: 'Taught by Qiao Lin, Ann Lee', isCancelled: false, sequence: 4 },
  });
  const zh = toSessionEntry({ ...session, cancelledAt: at('03-01T00:00') }, 'zh');
  expect(zh).toMatchObject({ title: '阅读A班：比例', place: '一号厅', note: '授课：乔林、Ann Lee', isCancelled: true });
});

test('a session of which nothing is said has the name of its class, and no place where there is none', () => {
  const bare = toSessionEntry({ ...session, title: '', titleZh: null, roomName: null, teachers: [] }, 'en');
  expect(bare).toMatchObject({ title: 'Reading A', place: null, note: null });
});

test('work has its opening, its deadline, and the opening of its report where a rule opens it', () => {
  const work = { id: 9, title: 'Mock 2', titleZh: '模考二', beginsAt: at('03-04T00:00'), dueAt: at('03-05T00:00') };
  const titles = (reportOpensAt: Date | null) =>
    toWorkEntries({ ...work, reportOpensAt }, 'zh').map(({ uid, title, endsAt }) => [uid, title, endsAt]);
  expect(titles(null)).toEqual([
    ['work-9-opens', '开放：模考二', null],
    ['work-9-due', '截止：模考二', null],
  ]);
  expect(titles(at('03-05T00:02'))[2]).toEqual(['work-9-report', '报告公布：模考二', null]);
});

test('a calendar reaches a month back and a year ahead', () => {
  const { from, to } = calendarSpan(at('03-04T00:00'));
  expect([from, to]).toEqual([at('02-02T00:00'), new Date('2027-03-05T00:00:00Z')]);
});
