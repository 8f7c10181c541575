import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { personSearchText } from '@inkstone/base/pinyin';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { getAssignedHomework, getMyHomework, getAssignedTest } from '../contract.ts';
import { anAssignment, beginAs, type ClassAssignment } from '../testing.ts';
import { chooseRecipients, type RecipientEntry } from './recipient-page.ts';

describe('the students on a page', () => {
  const anEntry = (id: number, name: string, more: Partial<RecipientEntry> = {}): RecipientEntry => ({
    ...{ id, name, displayState: 'toDo', weight: 0, searchText: personSearchText({ name, username: `s${id}` }) },
    ...more,
  });
  const byPinyin = [
    anEntry(1, 'Akbar Eziz', { displayState: 'complete', weight: 13 }),
    anEntry(2, 'Emma Clarke', { displayState: 'delay', weight: -1 }),
    anEntry(3, 'An Qi', { displayState: 'missed', weight: -1 }),
    anEntry(4, 'Bu Yifan', { displayState: 'complete', weight: 8 }),
  ];
  const up = { order: 'asc' } as const;
  const down = { order: 'desc' } as const;

  test.each([
    ['in the default order', up, 'en', [1, 2, 3, 4]],
    ['by English names', { ...up, sort: 'student' }, 'en', [1, 3, 4, 2]],
    ['by English names in descending order', { ...down, sort: 'student' }, 'en', [2, 4, 3, 1]],
    ['by pinyin for those who read Chinese', { ...up, sort: 'student' }, 'zh', [1, 2, 3, 4]],
    ['by score, with those without one last', { ...down, sort: 'score' }, 'en', [1, 4, 3, 2]],
    ['filtered by state', { ...up, state: 'complete' }, 'en', [1, 4]],
    ['filtered by part of a name', { ...up, name: ' QI' }, 'en', [3]],
    ['on the second page', { ...down, sort: 'score', page: 2, pageNum: 3 }, 'en', [2]],
    ['on a page after the last', { ...up, page: 3, pageNum: 3 }, 'en', []],
  ] as const)('come %s', (_how, query, language, ids) => {
    expect(chooseRecipients(byPinyin, query, language).ids).toEqual(ids);
  });

  const namesakes = [
    ['吕丽', 'lv.li'],
    ['呂麗', 'lili2'],
    ['女娲', 'nuwa'],
    ['𠮷田', 'yoshida'],
    ['艾山·买买提', 'aishan'],
    ['欧阳晴', 'ouyang'],
  ].map(([nameZh = '', username = ''], index) =>
    anEntry(index + 1, nameZh, { searchText: personSearchText({ name: `Student ${index}`, nameZh, username }) }),
  );

  test.each([
    ['lü', [1, 2]],
    ['lyu li', [1, 2]],
    ['lvli', [1, 2]],
    ['LU LI', [1, 2]],
    ['吕丽', [1, 2]],
    ['呂', [1, 2]],
    ['nü', [3]],
    ['nv wa', [3]],
    ['𠮷', [4]],
    ['艾山买买提', [5]],
    ['艾山•买买提', [5]],
    ['oyq', [6]],
    ['lili2', [2]],
    ['student 3', [4]],
  ])('are found by %s, in whichever language the list is', (name, ids) => {
    for (const language of ['en', 'zh'] as const)
      expect(chooseRecipients(namesakes, { ...up, name }, language).ids).toEqual(ids);
  });

  test('are counted by state over all pages, in the order of the tabs', () => {
    const { states, ...paged } = chooseRecipients(byPinyin, { ...up, state: 'complete', pageNum: 1 }, 'en');
    expect(states).toEqual([
      { state: 'delay', count: 1 },
      { state: 'complete', count: 2 },
      { state: 'missed', count: 1 },
    ]);
    expect(paged).toEqual({ ids: [1], page: 1, totalPage: 2, total: 2 });
  });
});

describe('the detail of an assignment', () => {
  let school: TestSchool;
  let created: ClassAssignment;
  beforeAll(async () => {
    school = await openSchool({ now: '2026-03-02T08:00:00.000Z' });
    created = await anAssignment(school, { kind: 'test', count: 5 });
    const { student, window } = await beginAs(school, created, 3);
    const { questions } = await student.ask(getMyHomework, { id: created.id });
    await window.sendEvents({ kind: 'answered', questionId: questions[0]?.questionId ?? 0, value: 'B' });
    await window.submit();
  });
  afterAll(() => school.close());

  test('returns all students if no page size is given', async () => {
    const detail = await created.teacher.ask(getAssignedTest, { id: created.id });
    expect(detail).toMatchObject({ page: 1, totalPage: 1, total: 5, hasBegun: true });
    expect(detail.recipients).toHaveLength(5);
  });

  test('returns a page of students with the figures and tabs of all', async () => {
    const detail = await created.teacher.ask(getAssignedTest, { id: created.id });
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => created.teacher.ask(getAssignedTest, { id: created.id, page, pageNum: 2 })),
    );
    expect(pages.map(({ recipients }) => recipients.length)).toEqual([2, 2, 1, 0]);
    expect(pages.flatMap(({ recipients }) => recipients)).toEqual(detail.recipients);
    for (const { assignment, states, total, totalPage, hasBegun } of pages) {
      expect(assignment).toEqual(detail.assignment);
      expect({ states, total, totalPage, hasBegun }).toEqual({
        states: [
          { state: 'toDo', count: 4 },
          { state: 'complete', count: 1 },
        ],
        ...{ total: 5, totalPage: 3, hasBegun: true },
      });
    }
  });

  test('is filtered and ordered over all pages', async () => {
    const only = (change: object) => created.teacher.ask(getAssignedTest, { id: created.id, pageNum: 1, ...change });
    const done = created.students[3];
    expect(await only({ state: 'complete' })).toMatchObject({ total: 1, recipients: [{ studentId: done?.id }] });
    for (const sort of ['answered', 'score', 'last'] as const) {
      const [first, last] = await Promise.all([only({ sort, order: 'desc' }), only({ sort, page: 5 })]);
      expect(first).toMatchObject({ total: 5, totalPage: 5, recipients: [{ studentId: done?.id, answered: 1 }] });
      expect(last.recipients).toEqual(first.recipients);
    }
    expect(await only({ state: 'notYet' })).toMatchObject({ total: 0, totalPage: 1, recipients: [] });
    const named = await only({ name: (await only({ state: 'complete' })).recipients[0]?.studentName });
    expect(named.recipients).toMatchObject([{ studentId: done?.id }]);
  });

  test('reports on every page whether anybody has begun', async () => {
    const fresh = await anAssignment(school, { kind: 'homework', count: 3 });
    expect(await fresh.teacher.ask(getAssignedHomework, { id: fresh.id, page: 2, pageNum: 2 })).toMatchObject({
      hasBegun: false,
      total: 3,
    });
  });

  test('refuses an invalid page or page size', async () => {
    for (const paging of [{ pageNum: 0 }, { pageNum: 501 }, { page: 0, pageNum: 2 }])
      expect(await created.teacher.failed(getAssignedTest, { id: created.id, ...paging })).toMatchObject({
        kind: 'invalid',
      });
  });
});
