import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment, beginAs, type ClassAssignment } from '@inkstone/assignments/testing';
import { parseCsv } from '@inkstone/files/testing/table';
import { finishAttempt } from '@inkstone/taking/contract';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { exportGradebook, getGradebook, saveGradebookScheme } from '../../contract.ts';

let school: TestSchool;
let assigned: ClassAssignment;
beforeAll(async () => {
  school = await openSchool();
  assigned = await anAssignment(school, { kind: 'homework', count: 4 });
  for (const index of [0, 1]) {
    const { student, window } = await beginAs(school, assigned, index);
    await student.send(finishAttempt, { attemptId: window.attemptId, events: [], finish: 'attempt' });
  }
  await beginAs(school, assigned, 2);
});
afterAll(() => school.close());

const readBook = async () => assigned.teacher.ask(getGradebook, { classId: assigned.classId, pageNum: 50 });

const setScores = (reportOpenedAt: Date | null) =>
  school.tx(async (tx) => {
    await tx.run(sql`update recipient set score = 50, score_max = 100, needs_marking = false
      where assignment_id = ${assigned.id} and status in ('submitted', 'marked')`);
    await tx.run(
      sql`update assignment set report_at = 'byHand', report_opened_at = ${reportOpenedAt} where id = ${assigned.id}`,
    );
  });

test('each student has a cell with the state; what is not released is in no total and no mean', async () => {
  await setScores(null);
  const { works, list, total } = await readBook();
  expect(works).toMatchObject([{ id: assigned.id, family: 'homework', isMine: true, mean: null, released: 0 }]);
  expect(total).toBe(4);
  const states = list.map(({ cells }) => cells[0]?.state).toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1));
  expect(states).toEqual(['inProgress', 'marked', 'marked', 'notBegun']);
  expect(list.map((student) => student.total.share)).toEqual([null, null, null, null]);
  expect(list.filter((student) => student.total.unreleased === 1)).toHaveLength(2);
});

test('a total set by hand counts while answers wait to be marked', async () => {
  await setScores(school.clock.now());
  const waiting = sql`assignment_id = ${assigned.id} and status in ('submitted', 'marked')`;
  await school.db.run(sql`update recipient set needs_marking = true where ${waiting}`);
  await school.db.run(sql`update recipient set score = null
    where ${waiting} and student_id = (select min(student_id) from recipient where ${waiting})`);
  const readCells = async () => {
    const { works, list } = await readBook();
    const scored = list.filter(({ cells }) => !['inProgress', 'notBegun'].includes(cells[0]?.state ?? ''));
    const cells = scored
      .toSorted((a, b) => (a.cells[0]?.points ?? 0) - (b.cells[0]?.points ?? 0))
      .map(({ cells: [cell], total }) => [cell?.state, cell?.points, total.share]);
    return { mean: works[0]?.mean, released: works[0]?.released, cells };
  };
  const none = ['handedIn', null, null];
  expect(await readCells()).toEqual({ mean: 0.5, released: 1, cells: [none, ['released', 0.5, 0.5]] });
  const close = sql`update assignment set report_at = 'closed', report_opened_at = null where id = ${assigned.id}`;
  await school.db.run(close);
  expect(await readCells()).toMatchObject({ mean: null, cells: [none, ['marked', 0.5, null]] });
});

test('a released score counts; who has none has no zero, and who was taken out is said to be', async () => {
  await setScores(school.clock.now());
  const { works, list } = await readBook();
  expect(works[0]).toMatchObject({ mean: 0.5, released: 2 });
  const released = list.filter(({ cells }) => cells[0]?.state === 'released');
  expect(released.map(({ cells, total }) => [cells[0]?.points, cells[0]?.maximum, total.share])).toEqual([
    [0.5, 1, 0.5],
    [0.5, 1, 0.5],
  ]);
  expect(list.filter(({ total }) => total.share === null)).toHaveLength(2);
  const removedId = released[0]?.studentId ?? 0;
  await school.db.run(
    sql`update recipient set removed_at = now() where assignment_id = ${assigned.id} and student_id = ${removedId}`,
  );
  const after = await readBook();
  expect(after.works[0]).toMatchObject({ released: 1 });
  expect(after.list.find(({ studentId }) => studentId === removedId)).toMatchObject({
    cells: [{ state: 'takenOut', points: null }],
    total: { share: null, given: 0 },
  });
});

test('the file has a row for each student, with the state in words where there is no score', async () => {
  const { rawPayload } = await school.server.app.inject({
    url: `/api/${exportGradebook.path}?classId=${assigned.classId}&format=csv&show=percent`,
    headers: { authorization: `Bearer ${assigned.teacher.token}` },
  });
  const [heads, ...rows] = parseCsv(rawPayload.toString('utf8'));
  expect(heads?.[3]).toBe('Sums of Monday');
  expect(rows).toHaveLength(4);
  expect(rows.map((row) => row[3]).filter((value) => value === '50%')).toHaveLength(1);
  expect(rows.map((row) => row[4]).filter((value) => value === '')).toHaveLength(3);
});

test('only the chosen columns are in the file, in their usual order', async () => {
  const { rawPayload } = await school.server.app.inject({
    url: `/api/${exportGradebook.path}?classId=${assigned.classId}&format=csv&columns=works,username`,
    headers: { authorization: `Bearer ${assigned.teacher.token}` },
  });
  const [heads, first] = parseCsv(rawPayload.toString('utf8'));
  expect(heads).toHaveLength(2);
  expect(heads?.[1]).toBe('Sums of Monday');
  expect(first).toHaveLength(2);
});

test('weights are saved with their edition, and an older one overwrites nothing', async () => {
  const scheme = { kind: 'families' as const, homeworkWeight: 30, testWeight: 70, workWeights: [], dropLowest: 1 };
  const draft = { ...scheme, classId: assigned.classId };
  const save = (edition: number) =>
    assigned.teacher.send(saveGradebookScheme, { ...draft, requestId: randomUUID(), edition });
  expect(await save(0)).toMatchObject({ edition: 1 });
  expect(await save(1)).toMatchObject({ edition: 2 });
  for (const edition of [0, 1]) {
    const again = { ...draft, requestId: randomUUID(), edition };
    expect(await assigned.teacher.refused(saveGradebookScheme, again)).toBe('gradebook.changedMeanwhile');
  }
  const weightless = { ...draft, requestId: randomUUID(), edition: 2, homeworkWeight: 0, testWeight: 0 };
  expect(await assigned.teacher.refused(saveGradebookScheme, weightless)).toBe('gradebook.noWeight');
  expect((await readBook()).scheme).toEqual({ ...scheme, edition: 2 });
});

test('own weights are of works of the class, each named once', async () => {
  const { scheme } = await readBook();
  const draft = { ...scheme, classId: assigned.classId };
  const refusedFor = (workWeights: { id: number; weight: number }[]) =>
    assigned.teacher.refused(saveGradebookScheme, { ...draft, requestId: randomUUID(), workWeights });
  const own = { id: assigned.id, weight: 3 };
  expect(await refusedFor([own, { ...own, weight: 4 }])).toBe('gradebook.weightTwice');
  expect(await refusedFor([own, { id: 999_999_999, weight: 1 }])).toBe('gradebook.workUnknown');
  await assigned.teacher.send(saveGradebookScheme, { ...draft, requestId: randomUUID(), workWeights: [own] });
  expect((await readBook()).scheme.workWeights).toEqual([own]);
});

test('whoever has become staff is in the gradebook no more, also where their class was never changed', async () => {
  await setScores(school.clock.now());
  const before = await readBook();
  const scored = before.list.find(({ cells }) => cells[0]?.state === 'released');
  await school.db.run(sql`update person set role = 'staff', roles = '{staff}' where id = ${scored?.studentId ?? 0}`);
  const after = await readBook();
  expect(after.total).toBe(before.total - 1);
  expect(after.list.map(({ studentId }) => studentId)).not.toContain(scored?.studentId);
  expect(after.works[0]).toMatchObject({ released: (before.works[0]?.released ?? 0) - 1 });
});

test('works outside the period are left out', async () => {
  const input = { classId: assigned.classId, from: '2099-01-01T00:00:00.000Z' };
  expect(await assigned.teacher.ask(getGradebook, input)).toMatchObject({ works: [], hasMoreWorks: false });
});

test("another teacher's class is not found", async () => {
  const stranger = await school.signIn(await school.person({ role: 'teacher' }));
  const { classId } = assigned;
  expect(await stranger.failed(getGradebook, { classId })).toMatchObject({ kind: 'notFound' });
  expect(await stranger.failed(exportGradebook, { classId, format: 'csv' })).toMatchObject({ kind: 'notFound' });
  const scheme = { kind: 'equal', homeworkWeight: 1, testWeight: 1, workWeights: [], dropLowest: 0 };
  const change = { ...scheme, requestId: randomUUID(), classId, edition: 0 };
  expect(await stranger.failed(saveGradebookScheme, change)).toMatchObject({ kind: 'notFound' });
});
