import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as z from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  applyClassCopies,
  getClassCopies,
  listClassCopySets,
  planClassCopies,
  undoClassCopies,
  type ClassCopy,
} from '../../contract/class-copies.ts';
import {
  addSchoolClass,
  getSchoolClass,
  joinSchoolClass,
  leaveSchoolClass,
  listSchoolClasses,
  listSchoolRecords,
  removeTerm,
  saveTerm,
} from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';

let school: TestSchool;
let head: TestBrowser;
let teacher: TestPerson;
let colleague: TestPerson;
let year = 2030;

beforeAll(async () => {
  school = await openSchool();
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head, name: 'Head' }));
  teacher = await school.person({ role: 'teacher', name: 'Qiao Lin' });
  colleague = await school.person({ role: 'guide', name: 'Guide Wu' });
});
afterAll(() => school.close());

const aTerm = async (name: string, nameZh: string, months: [string, string]): Promise<number> => {
  const days = { firstDay: `${year}-${months[0]}-01`, lastDay: `${year}-${months[1]}-28` };
  return (await head.send(saveTerm, { ...newRequestId(), termId: null, name, nameZh, ...days })).termId;
};
/** Two terms of a year of their own. */
const terms = async (): Promise<{ fromTermId: number; termId: number }> => {
  year += 1;
  return {
    fromTermId: await aTerm(`Spring ${year}`, `${year}年春季`, ['02', '06']),
    termId: await aTerm(`Fall ${year}`, `${year}年秋季`, ['09', '12']),
  };
};
const add = async (name: string, nameZh: string | null, termId: number, students = 2) => {
  const draft = { name, nameZh, teacherId: teacher.id, colleagueIds: [colleague.id], termId };
  const { classId } = await head.send(addSchoolClass, { ...newRequestId(), ...draft });
  const people: TestPerson[] = [];
  for (let index = 0; index < students; index++) people.push(await school.person());
  const studentIds = people.map(({ id }) => id);
  if (students > 0) await head.send(joinSchoolClass, { ...newRequestId(), classId, studentIds });
  return { classId, people };
};
const plan = (key: { fromTermId: number | null; termId: number }, corrections: object[] = []) =>
  head.send(planClassCopies, { ...newRequestId(), ...key, corrections: corrections as never });
const apply = (changeSetId: number) => head.send(applyClassCopies, { ...newRequestId(), changeSetId });
const undo = (changeSetId: number) => head.send(undoClassCopies, { ...newRequestId(), changeSetId });
const correction = (copy: ClassCopy, change: object = {}) => ({
  ...{ classId: copy.classId, isLeftOut: false, name: copy.name, nameZh: copy.nameZh, withoutIds: [] },
  teacherIds: copy.teachers.map(({ id }) => id),
  ...change,
});
const briefly = ({ name, outcome, state, fault }: ClassCopy) => [name, outcome, state, fault];

test('the classes of a term are copied with shifted names, teachers and students; planned again they are named and left out', async () => {
  const key = await terms();
  const { classId, people } = await add(`SAT Spring ${year}`, `${year}年春季周六班`, key.fromTermId);
  await add(`AMC ${year}`, null, key.fromTermId, 0);
  const planned = await plan(key);
  expect(planned).toMatchObject({
    ...{ state: 'planned', termName: `Fall ${year}`, made: 2, undoUntil: null },
    patterns: {
      en: { find: `Spring ${year}`, replacement: `Fall ${year}` },
      zh: { find: `${year}年春季`, replacement: `${year}年秋季` },
    },
  });
  expect(planned.list[1]).toMatchObject({
    ...{ classId, oldName: `SAT Spring ${year}`, name: `SAT Fall ${year}`, nameZh: `${year}年秋季周六班` },
    teachers: [{ id: teacher.id }, { id: colleague.id }],
  });
  const offered = planned.list[1]?.students ?? [];
  expect(new Set(offered.map(({ id }) => id))).toEqual(new Set(people.map(({ id }) => id)));
  expect(offered.map(({ goesAlong }) => goesAlong)).toEqual([true, true]);
  expect((await head.ask(listSchoolClasses, { termId: key.termId })).total).toBe(0);

  const applied = await apply(planned.changeSetId);
  expect(applied).toMatchObject({ state: 'applied', made: 2, undoUntil: expect.any(String) as string });
  const copyId = applied.list[1]?.newClassId ?? 0;
  const copy = await head.ask(getSchoolClass, { classId: copyId });
  expect(copy).toMatchObject({ name: `SAT Fall ${year}`, studentCount: 2, term: { id: key.termId } });
  expect(copy.teachers.map(({ id }) => id)).toEqual([teacher.id, colleague.id]);
  expect(copy.history.map(({ action }) => action)).toEqual(['class.copied']);
  expect(await head.ask(getSchoolClass, { classId })).toMatchObject({ studentCount: 2, endedAt: null });
  expect(await head.refused(applyClassCopies, { ...newRequestId(), changeSetId: planned.changeSetId })).toBe(
    'copies.notPlanned',
  );
  const again = await plan(key);
  expect(again.list.map(briefly)).toEqual([
    [`AMC ${year}`, 'leftOut', 'planned', 'copied'],
    [`SAT Fall ${year}`, 'leftOut', 'planned', 'copied'],
  ]);
  const { list } = await head.ask(listClassCopySets, {});
  expect(list.slice(0, 2).map(({ state, made }) => [state, made])).toEqual([
    ['planned', 0],
    ['applied', 2],
  ]);
  const { list: records } = await head.ask(listSchoolRecords, { action: 'classes.copied' });
  expect(records[0]?.changes).toContainEqual({ field: 'classes', before: null, after: '2' });
});

test('names, teachers, students and the choice of classes are corrected', async () => {
  const key = await terms();
  const { people } = await add('Alpha', null, key.fromTermId);
  await add('Beta', null, key.fromTermId);
  await add('Gamma', null, key.fromTermId);
  const { list } = await plan(key);
  const [alpha, beta, gamma] = list as [ClassCopy, ClassCopy, ClassCopy];
  const pupil = await school.person();
  const withoutIds = [people[0]?.id ?? 0];
  const corrected = await plan(key, [
    correction(alpha, { name: 'Alpha B', nameZh: '甲班', teacherIds: [colleague.id], withoutIds }),
    correction(beta, { isLeftOut: true }),
    correction(gamma, { teacherIds: [pupil.id] }),
  ]);
  expect(corrected.list.map(briefly)).toEqual([
    ['Alpha B', 'made', 'planned', null],
    ['Beta', 'leftOut', 'planned', 'notChosen'],
    ['Gamma', 'leftOut', 'planned', 'teacherUnfit'],
  ]);
  expect(corrected.list[0]?.students.filter(({ goesAlong }) => !goesAlong).map(({ id }) => id)).toEqual(withoutIds);
  const applied = await apply(corrected.changeSetId);
  const copy = await head.ask(getSchoolClass, { classId: applied.list[0]?.newClassId ?? 0 });
  expect(copy).toMatchObject({ name: 'Alpha B', nameZh: '甲班', studentCount: 1, teachers: [{ id: colleague.id }] });
  expect((await head.ask(listSchoolClasses, { termId: key.termId })).total).toBe(1);
});

test('what changed since the plan is found when it is applied: who left stays behind, what was copied is left out', async () => {
  const key = await terms();
  const { classId, people } = await add('Delta', null, key.fromTermId);
  await add('Epsilon', null, key.fromTermId);
  const first = await plan(key);
  const other = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head }));
  const theirs = await other.send(planClassCopies, { ...newRequestId(), ...key });
  const epsilon = first.list[1] as ClassCopy;
  const corrected = await plan(key, [correction(epsilon, { isLeftOut: true })]);
  const studentIds = [people[0]?.id ?? 0];
  await head.send(leaveSchoolClass, { ...newRequestId(), classId, studentIds });
  const applied = await apply(corrected.changeSetId);
  expect(applied.list[0]).toMatchObject({ state: 'applied', missing: 1, students: [{ id: people[1]?.id }] });
  const late = await other.send(applyClassCopies, { ...newRequestId(), changeSetId: theirs.changeSetId });
  expect(late.list.map(briefly)).toEqual([
    ['Delta', 'made', 'leftOut', 'copied'],
    ['Epsilon', 'made', 'applied', null],
  ]);
});

test('undone, copies are gone and can be made again; one that was used since stays and is named', async () => {
  const key = await terms();
  await add('Eta', null, key.fromTermId);
  const { people } = await add('Theta', null, key.fromTermId);
  await add('Zeta', null, key.fromTermId, 0);
  const { changeSetId } = await plan(key);
  const applied = await apply(changeSetId);
  const [, theta = 0, zeta = 0] = applied.list.map(({ newClassId }) => newClassId ?? 0);
  await head.send(leaveSchoolClass, { ...newRequestId(), classId: theta, studentIds: [people[0]?.id ?? 0] });
  await head.send(joinSchoolClass, { ...newRequestId(), classId: zeta, studentIds: [(await school.person()).id] });
  const undone = await undo(changeSetId);
  expect(undone.list.map(briefly)).toEqual([
    ['Eta', 'made', 'undone', null],
    ['Theta', 'made', 'stays', 'used'],
    ['Zeta', 'made', 'stays', 'used'],
  ]);
  const { list: left } = await head.ask(listSchoolClasses, { termId: key.termId });
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([theta, zeta]));
  expect(await head.refused(undoClassCopies, { ...newRequestId(), changeSetId })).toBe('copies.notUndoable');
  expect((await plan(key)).list.map(briefly)).toEqual([
    ['Eta', 'made', 'planned', null],
    ['Theta', 'leftOut', 'planned', 'copied'],
    ['Zeta', 'leftOut', 'planned', 'copied'],
  ]);
});

test('copies are made between two terms that are there, by who administers classes, and undone for thirty days', async () => {
  const key = await terms();
  expect(await head.refused(planClassCopies, { ...newRequestId(), ...key, termId: key.fromTermId })).toBe(
    'class.sameTerm',
  );
  const { changeSetId } = await plan(key);
  const people = await school.signIn(await school.person({ role: 'staff', permissions: ['school', 'school_people'] }));
  expect((await people.failed(getClassCopies, { changeSetId })).kind).toBe('forbidden');
  await head.send(removeTerm, { ...newRequestId(), termId: key.termId });
  expect(await head.refused(applyClassCopies, { ...newRequestId(), changeSetId })).toBe('class.termGone');
  expect(await head.refused(planClassCopies, { ...newRequestId(), ...key })).toBe('class.termGone');
  const later = await terms();
  await add('Iota', null, later.fromTermId, 0);
  const applied = await apply((await plan(later)).changeSetId);
  school.clock.pass({ days: 30 });
  const browser = await school.signIn(head.person);
  const late = { ...newRequestId(), changeSetId: applied.changeSetId };
  expect(await browser.refused(undoClassCopies, late)).toBe('copies.notUndoable');
  head = await school.signIn(head.person);
});

test('copies that are made and undone in any order leave either what there was before, or a class that is named', async () => {
  const key = await terms();
  const sources = [await add('One', null, key.fromTermId), await add('Two', null, key.fromTermId)];
  const readState = () =>
    school.db.rows(
      sql`
      select (to_jsonb(c) - 'id' - 'created_at')::text as text from school_class c where c.term_id = ${key.termId}
      union all select jsonb_build_object('class', c.name, 'student', m.student_id)::text
        from class_member m join school_class c on c.id = m.class_id where c.term_id = ${key.termId}
      union all select jsonb_build_object('class', c.name, 'teacher', t.teacher_id)::text
        from class_teacher t join school_class c on c.id = t.class_id where c.term_id = ${key.termId} order by 1`,
      { text: z.string() },
    );
  const step = fc.constantFrom('copyOne' as const, 'copyAll' as const, 'use' as const, 'undo' as const);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const applied: { changeSetId: number; before: unknown; used: boolean }[] = [];
      const undoLast = async () => {
        const last = applied.pop();
        if (!last) return;
        const { list } = await undo(last.changeSetId);
        const stays = list.filter(({ state }) => state === 'stays');
        expect(stays.map(({ fault }) => fault)).toEqual(last.used ? ['used'] : []);
        for (const { newClassId } of stays) {
          await school.tx((tx) => tx.run(sql`delete from class_member where class_id = ${newClassId}`));
          await school.tx((tx) => tx.run(sql`delete from class_teacher where class_id = ${newClassId}`));
          await school.tx((tx) => tx.run(sql`delete from school_class where id = ${newClassId}`));
        }
        expect(await readState()).toEqual(last.before);
      };
      for (const next of steps) {
        const last = applied.at(-1);
        if (next === 'undo') await undoLast();
        else if (next === 'use') {
          const copied = last && (await head.ask(getClassCopies, { changeSetId: last.changeSetId })).list;
          const classId = copied?.find(({ newClassId }) => newClassId !== null)?.newClassId;
          if (!last || !classId) continue;
          await head.send(joinSchoolClass, { ...newRequestId(), classId, studentIds: [(await school.person()).id] });
          last.used = true;
        } else {
          const before = await readState();
          const { list, changeSetId: whole } = await plan(key);
          const second = list.find(({ classId }) => classId === sources[1]?.classId);
          const changeSetId =
            next === 'copyAll' || !second
              ? whole
              : (await plan(key, [correction(second, { isLeftOut: true })])).changeSetId;
          await apply(changeSetId);
          applied.push({ changeSetId, before, used: false });
        }
      }
      while (applied.length > 0) await undoLast();
      expect(await readState()).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
