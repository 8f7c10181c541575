import { afterAll, beforeAll, expect, test } from 'vitest';
import { listClasses, listMyClasses } from '@inkstone/people/contract';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  addSchoolClass,
  changeSchoolClass,
  getSchoolClass,
  listSchoolClasses,
  listSchoolRecords,
  listTerms,
  removeTerm,
  saveTerm,
} from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let school: TestSchool;
let head: TestBrowser;
let teacher: TestPerson;
beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head, name: 'Head' }));
  teacher = await school.person({ role: 'teacher', name: 'Qiao Lin', username: 'qiaolin' });
});
afterAll(() => school.close());

const aTerm = (name: string, firstDay: string, lastDay: string) => ({ name, nameZh: null, firstDay, lastDay });
const save = async (term: ReturnType<typeof aTerm>, termId: number | null = null): Promise<number> =>
  (await head.send(saveTerm, { ...newRequestId(), termId, ...term })).termId;
const refused = (term: ReturnType<typeof aTerm>, termId: number | null = null) =>
  head.refused(saveTerm, { ...newRequestId(), termId, ...term });
const add = async (name: string, termId: number | null): Promise<number> => {
  const draft = { name, nameZh: null, teacherId: teacher.id, colleagueIds: [], termId };
  return (await head.send(addSchoolClass, { ...newRequestId(), ...draft })).classId;
};
const year = () => school.clock.now().getUTCFullYear();

test('terms follow one another without a common day, also when one is moved', async () => {
  const spring = await save(aTerm('Spring', '2041-02-01', '2041-06-30'));
  expect(await refused(aTerm('Summer', '2041-06-30', '2041-08-31'))).toBe('term.overlaps');
  expect(await refused(aTerm('Within', '2041-03-01', '2041-03-02'))).toBe('term.overlaps');
  expect(await refused(aTerm('Backwards', '2041-09-02', '2041-09-01'))).toBe('term.endsEarly');
  expect(await refused(aTerm('\u200b', '2041-09-01', '2041-09-02'))).toBe('term.nameMissing');
  const summer = await save(aTerm('Summer', '2041-07-01', '2041-08-31'));
  expect(await refused(aTerm('Summer', '2041-06-01', '2041-08-31'), summer)).toBe('term.overlaps');
  await save(aTerm('Spring', '2041-02-02', '2041-06-29'), spring);
  await save(aTerm('Summer', '2041-06-30', '2041-08-31'), summer);
  const { list } = await head.ask(listTerms, {});
  expect(list.map(({ name, firstDay, lastDay }) => [name, firstDay, lastDay])).toEqual([
    ['Summer', '2041-06-30', '2041-08-31'],
    ['Spring', '2041-02-02', '2041-06-29'],
  ]);
  const { list: records } = await head.ask(listSchoolRecords, { action: 'term.changed' });
  expect(records[0]?.changes).toEqual([
    { field: 'days', before: '2041-07-01 – 2041-08-31', after: '2041-06-30 – 2041-08-31' },
  ]);
});

test('of two terms with a common day that are saved at once, one is refused', async () => {
  const outcomes = await Promise.allSettled(
    ['One', 'Two'].map((name) =>
      head.send(saveTerm, { ...newRequestId(), termId: null, ...aTerm(name, '2042-01-01', '2042-02-01') }),
    ),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a class is put into a term, found by it, and listed with the current term first, for its teacher too', async () => {
  const past = await save(aTerm('Before', `${year() - 1}-01-01`, `${year() - 1}-12-31`));
  const current = await save(aTerm('Now', `${year()}-01-01`, `${year()}-12-31`));
  const coming = await save(aTerm('Next', `${year() + 1}-01-01`, `${year() + 1}-12-31`));
  const ids = {
    current: await add('Current', current),
    none: await add('None', null),
    coming: await add('Coming', coming),
    past: await add('Past', past),
  };
  const { list } = await head.ask(listSchoolClasses, {});
  expect(list.map(({ id, term }) => [id, term?.state ?? null])).toEqual([
    ...[
      [ids.current, 'current'],
      [ids.none, null],
      [ids.coming, 'coming'],
      [ids.past, 'past'],
    ],
  ]);
  expect((await head.ask(listSchoolClasses, { termId: past })).list).toMatchObject([{ id: ids.past }]);
  expect((await head.ask(listSchoolClasses, { withoutTerm: true })).list).toMatchObject([{ id: ids.none }]);

  const browser = await school.signIn(teacher);
  const mine = await browser.ask(listMyClasses, {});
  expect(mine.list.map(({ id }) => id)).toEqual(list.map(({ id }) => id));
  const choices = await browser.ask(listClasses, {});
  expect(choices.list.map(({ id, term }) => [id, term?.state ?? null])).toEqual(
    list.map(({ id, term }) => [id, term?.state ?? null]),
  );
  expect(mine.terms.map(({ name, state }) => [name, state])).toEqual([
    ...[
      ['Now', 'current'],
      ['Next', 'coming'],
      ['Before', 'past'],
    ],
  ]);
  expect(await browser.ask(listMyClasses, { termId: past })).toMatchObject({ list: [{ id: ids.past }], total: 1 });

  expect(await head.refused(removeTerm, { ...newRequestId(), termId: past })).toBe('term.hasClasses');
  const draft = { name: 'Past', nameZh: null, teacherId: teacher.id, colleagueIds: [] };
  await head.send(changeSchoolClass, { ...newRequestId(), classId: ids.past, edition: 1, ...draft, termId: null });
  const { term, history } = await head.ask(getSchoolClass, { classId: ids.past });
  expect(term).toBe(null);
  expect(history[0]?.changes).toEqual([{ field: 'term', before: 'Before', after: null }]);
  await head.send(removeTerm, { ...newRequestId(), termId: past });
  const lost = { ...draft, name: 'Lost', termId: past };
  expect(await head.refused(addSchoolClass, { ...newRequestId(), ...lost })).toBe('class.termGone');
});

test('a form that says nothing of the term leaves the class in it', async () => {
  const termId = await save(aTerm('Far', '2043-01-01', '2043-02-01'));
  const classId = await add('Stays', termId);
  const draft = { name: 'Stays here', nameZh: null, teacherId: teacher.id, colleagueIds: [] };
  await head.send(changeSchoolClass, { ...newRequestId(), classId, edition: 1, ...draft });
  expect((await head.ask(getSchoolClass, { classId })).term).toMatchObject({ id: termId });
});

test('a term begins and ends with the days of the school, not of the server', async () => {
  const termId = await save(aTerm('Year of 2050', '2050-01-01', '2050-12-31'));
  const stateAt = async (at: string) => {
    school.clock.pass({ hours: (Date.parse(at) - school.clock.now().getTime()) / 3_600_000 });
    const person = await school.person({ role: 'staff', permissions: permissionPresets.head });
    const { list } = await (await school.signIn(person)).ask(listTerms, {});
    return list.find(({ id }) => id === termId)?.state;
  };
  // The school is eight hours ahead of UTC.
  expect(await stateAt('2049-12-31T15:59:00Z')).toBe('coming');
  expect(await stateAt('2049-12-31T16:00:00Z')).toBe('current');
  expect(await stateAt('2050-12-31T15:59:00Z')).toBe('current');
  expect(await stateAt('2050-12-31T16:00:00Z')).toBe('past');
});
