import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { aPaper, aSet } from '@inkstone/bank/testing';
import { createSubmittedEssays, saveMarkAs } from '@inkstone/marking/testing';
import { aLink, aTeam } from '@inkstone/people/testing';
import { aLesson } from '@inkstone/timetable/testing';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import { applyPersonMerge, planPersonMerge, undoPersonMerge, type PersonMerge } from '../../contract/person-merges.ts';
import { getSchoolPerson } from '../../contract.ts';
import { permissionPresets } from '../../rules.ts';
import { listMergedTables } from './merged-tables.queries.ts';

let school: TestSchool;
let head: TestBrowser;

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T04:00:00.000Z' });
  head = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.head, name: 'Head' }));
});
afterAll(() => school.close());

const sides = (target: { id: number }, source: { id: number }) => ({
  ...newRequestId(),
  personId: target.id,
  otherId: source.id,
});
const plan = (target: { id: number }, source: { id: number }) => head.send(planPersonMerge, sides(target, source));
const apply = ({ changeSetId }: Pick<PersonMerge, 'changeSetId'>) =>
  head.send(applyPersonMerge, { ...newRequestId(), changeSetId });
const undo = ({ changeSetId }: Pick<PersonMerge, 'changeSetId'>) =>
  head.send(undoPersonMerge, { ...newRequestId(), changeSetId });
const countFor = ({ tables }: PersonMerge, table: PersonMerge['tables'][number]['table']) => {
  const row = tables.find((entry) => entry.table === table);
  return row && [row.moves, row.swaps, row.stays, row.notUndone];
};
const aTeacher = (name = 'Qiao') => school.person({ role: 'teacher', permissions: permissionPresets.teacher, name });

/** Every row of every table that a merging can touch. */
const readState = async (): Promise<object[]> => {
  const tables = new Set(['person', 'attempt', ...(await listMergedTables(school.db)).map(({ table }) => table)]);
  const texts = [...tables].map(
    (table) => sql`select ${table}::text || ' ' || to_jsonb(t)::text as text from ${sql.identifier(table)} t`,
  );
  return school.db.rows(sql`${sql.join(texts, sql` union all `)} order by 1`, { text: z.string() });
};
const findOwner = async (table: string, column: string, id: number): Promise<number | undefined> => {
  const row = await school.db.row(
    sql`select ${sql.identifier(column)} as person_id from ${sql.identifier(table)} where id = ${id}`,
    { personId: z.int() },
  );
  return row?.personId;
};

test('classes, assignments, sets, papers, marks and sessions of a teacher go to the other account, and back but for a mark changed since', async () => {
  const work = await createSubmittedEssays(school);
  await saveMarkAs(work.teacher, work);
  const source = work.teacher.person;
  const target = await aTeacher();
  const set = await aSet(school, { owner: source });
  const paper = await aPaper(school, { owner: source, sets: [set] });
  const [student] = work.students;
  await aLink(school, source, student?.person as TestPerson);
  const teamId = await aTeam(school, { leader: source, members: [source, target] });
  const { classId } = (await school.db.row(
    sql`select class_id from class_teacher where teacher_id = ${source.id} limit 1`,
    { classId: z.int() },
  )) ?? { classId: 0 };
  const sessionId = await aLesson(school, { classId, teacherId: source.id, beginsAt: '2026-03-03T01:00:00.000Z' });
  await school.db.run(sql`
    insert into session_colleague (session_id, teacher_id) values (${sessionId}, ${target.id})`);
  await school.db.run(sql`
    insert into reading_rule (words, meaning, author_id, created_at)
    values ('The right one', 'answer', ${source.id}, ${school.clock.now()})`);
  const before = await readState();

  const planned = await plan(target, source);
  expect(await readState()).toEqual(before);
  expect(countFor(planned, 'schoolClass.teacherId')).toEqual([1, 0, 0, 0]);
  expect(countFor(planned, 'classTeacher')).toEqual([1, 0, 0, 0]);
  expect(countFor(planned, 'assignment.teacherId')).toEqual([1, 0, 0, 0]);
  expect(countFor(planned, 'questionSet.ownerId')).toEqual([2, 0, 0, 0]);
  expect(countFor(planned, 'paper.ownerId')?.[0]).toBeGreaterThan(0);
  expect(countFor(planned, 'mark.markerId')).toEqual([1, 0, 0, 0]);
  expect(countFor(planned, 'teamMember')).toEqual([0, 0, 1, 0]);
  expect(countFor(planned, 'team.leaderId')).toEqual([1, 0, 0, 0]);
  expect(countFor(planned, 'readingRule.authorId')).toEqual([1, 0, 0, 0]);

  const applied = await apply(planned);
  expect(applied.state).toBe('applied');
  expect(await findOwner('assignment', 'teacher_id', work.assignmentId)).toBe(target.id);
  expect(await findOwner('question_set', 'owner_id', set.setId)).toBe(target.id);
  expect(await findOwner('paper', 'owner_id', paper.paperId)).toBe(target.id);
  expect(await findOwner('class_session', 'teacher_id', sessionId)).toBe(target.id);
  expect(await findOwner('team', 'leader_id', teamId)).toBe(target.id);
  expect((await head.ask(getSchoolPerson, { personId: target.id })).classes.map(({ id }) => id)).toContain(classId);
  // The account that stays marks on with what it took over.
  await saveMarkAs(await school.signIn(target), work, { version: 1, mark: { comment: 'Clear.' } });

  const undone = await undo(planned);
  expect(undone.tables.filter(({ notUndone }) => notUndone > 0).map(({ table }) => table)).toEqual(['mark.markerId']);
  expect(await findOwner('assignment', 'teacher_id', work.assignmentId)).toBe(source.id);
  expect(await findOwner('class_session', 'teacher_id', sessionId)).toBe(source.id);
});

test('two accounts that teach one class and mark the same work leave it to one, byte-equal when undone', async () => {
  const [first, second] = [await aTeacher('Mei'), await aTeacher('Mei')];
  const work = await createSubmittedEssays(school, { markers: [first, second] });
  const [source, target] = [work.teacher.person, work.colleague.person];
  await saveMarkAs(work.teacher, work);
  const before = await readState();
  const planned = await plan(target, source);
  expect(countFor(planned, 'classTeacher')).toEqual([0, 0, 1, 0]);
  expect(countFor(planned, 'schoolClass.teacherId')).toEqual([1, 0, 0, 0]);
  await apply(planned);
  const markers = await plan(second, first);
  expect(countFor(markers, 'assignmentMarker.personId')).toEqual([0, 0, 1, 0]);
  await apply(markers);
  await undo(markers);
  await undo(planned);
  expect(await readState()).toEqual(before);
});

test('a manager and the own double under them do not become somebody who manages themself', async () => {
  const [target, source, staff] = [await aTeacher(), await aTeacher(), await aTeacher('Staff')];
  const at = school.clock.now();
  await school.db.run(sql`
    insert into staff_member (manager_id, person_id, since)
    values (${target.id}, ${source.id}, ${at}), (${source.id}, ${staff.id}, ${at})`);
  const before = await readState();
  const planned = await plan(target, source);
  expect(countFor(planned, 'staffMember')).toEqual([0, 0, 1, 0]);
  expect(countFor(planned, 'staffMember.managerId')).toEqual([1, 0, 0, 0]);
  await apply(planned);
  await undo(planned);
  expect(await readState()).toEqual(before);
});

test('roles and permissions of the account that stays do not change, and the plan names what it does not get', async () => {
  const target = await aTeacher();
  const source = await school.person({
    role: 'teacher',
    permissions: [...permissionPresets.teacher, 'school_classes'],
  });
  const office = await school.signIn(await school.person({ role: 'staff', permissions: permissionPresets.office }));
  const registrar = await school.signIn(
    await school.person({ role: 'staff', permissions: ['school', 'school_people'] }),
  );
  expect(await registrar.refused(planPersonMerge, sides(target, source))).toBe('person.outranks');
  const planned = await office.send(planPersonMerge, sides(target, source));
  expect(planned.lostPermissions).toEqual(['school_classes']);
  await office.send(applyPersonMerge, { ...newRequestId(), changeSetId: planned.changeSetId });
  const merged = await head.ask(getSchoolPerson, { personId: target.id });
  expect(merged.permissions.toSorted()).toEqual([...permissionPresets.teacher].toSorted());
  expect(merged.roles).toEqual(['teacher']);
  // Undoing gives the closed account its rights back, so that it takes somebody who holds them.
  const undoing = { ...newRequestId(), changeSetId: planned.changeSetId };
  expect(await registrar.refused(undoPersonMerge, undoing)).toBe('person.outranks');
  expect(await office.send(undoPersonMerge, { ...undoing, ...newRequestId() })).toMatchObject({ state: 'undone' });
});

test('whoever merges is not merged away, and the account that stays needs the roles of the other', async () => {
  const double = await school.person({ role: 'staff', permissions: permissionPresets.head });
  expect(await head.refused(planPersonMerge, sides(double, head.person))).toBe('person.mergedYourself');
  const [teacher, guide, student] = [await aTeacher(), await school.person({ role: 'guide' }), await school.person()];
  expect(await head.refused(planPersonMerge, sides(teacher, guide))).toBe('person.mergeLacksRole');
  expect(await head.refused(planPersonMerge, sides(student, teacher))).toBe('person.mergeUnlike');
  const candidate = await school.person({ role: 'candidate' });
  expect(await head.refused(planPersonMerge, sides(teacher, candidate))).toBe('person.mergeUnlike');
  const planned = await plan(head.person, double);
  expect(await apply(planned)).toMatchObject({ state: 'applied', lostPermissions: [] });
  expect((await head.ask(getSchoolPerson, { personId: head.person.id })).leftAt).toBeNull();
});

test('permissions that the closed account got after the plan are looked at again', async () => {
  const [target, source] = [await aTeacher(), await aTeacher()];
  const planned = await plan(target, source);
  await school.db.run(sql`
    update person set permissions = permissions || array['school_classes'] where id = ${source.id}`);
  expect(await head.refused(applyPersonMerge, { ...newRequestId(), changeSetId: planned.changeSetId })).toBe(
    'merge.changedSince',
  );
});
