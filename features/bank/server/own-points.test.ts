import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestPerson, type TestSchool } from '@inkstone/testing';
import {
  editQuestionSets,
  getBankTree,
  getPointUse,
  getQuestionSet,
  listBankChanges,
  listQuestionSets,
  mergeKnowledgePoints,
  retireKnowledgePoint,
  saveKnowledgePoint,
  saveQuestionSet,
  undoBankChange,
} from '../contract.ts';
import { aChoice, aDraft, aSet, aTree, type TestTree } from '../testing.ts';
import { insertNode } from './write-sets.queries.ts';
import { readPinnedSets, withCurrentPoints } from './read-pinned-content.ts';

let school: TestSchool;
let managerPerson: TestPerson;
let manager: TestBrowser;
let teacher: TestBrowser;
let tree: TestTree;
let geometry: number;
let counter = 0;

beforeAll(async () => {
  school = await openSchool();
  managerPerson = await school.person({ role: 'staff', permissions: ['repository_quest'] });
  manager = await school.signIn(managerPerson);
  teacher = await school.signIn(await school.person({ role: 'teacher' }));
  tree = await aTree(school);
  geometry = await school.tx((tx) =>
    insertNode(tx, {
      ...{ code: 'amc.geometry', parentId: tree.subject, kind: 'section' },
      ...{ name: 'Geometry', nameZh: '几何', position: 2 },
    }),
  );
});
afterAll(() => school.close());

const save = (input: { pointId?: number; sectionId?: number; name?: string; nameZh?: string } = {}) => {
  counter += 1;
  const names = { name: `Own point ${counter}`, nameZh: `自定知识点 ${counter}` };
  return manager.send(saveKnowledgePoint, { ...newRequestId(), sectionId: tree.section, ...names, ...input });
};

const findInTree = async (pointId: number, isRetiredShown = false) =>
  (await teacher.ask(getBankTree, { isRetiredShown })).list.find(({ id }) => id === pointId);

const countAt = async (nodeId: number) => (await teacher.ask(listQuestionSets, { nodeId })).total;

const setWith = (knowledgeNodeId: number | null, furtherNodeIds: number[] = []) =>
  aSet(school, { questions: [aChoice({ knowledgeNodeId, furtherNodeIds })] });

const readPoints = async (setId: number, version?: number) => {
  const { questions } = await teacher.ask(getQuestionSet, { setId, version });
  return questions.map(({ knowledge, furtherKnowledge }) => [
    knowledge?.id ?? null,
    ...furtherKnowledge.map(({ id }) => id),
  ]);
};

describe('a knowledge point of the school', () => {
  test('is named in both languages, marked as its own, and taken by questions', async () => {
    const { pointId } = await save({ name: 'Vieta', nameZh: '韦达定理' });
    expect(await findInTree(pointId)).toMatchObject({
      ...{ parentId: tree.section, kind: 'knowledgePoint', name: 'Vieta', nameZh: '韦达定理', isOwn: true, count: 0 },
    });
    expect((await findInTree(tree.ratio))?.isOwn).toBe(false);
    const { setId } = await teacher.send(saveQuestionSet, {
      ...newRequestId(),
      ...aDraft({ questions: [aChoice({ knowledgeNodeId: pointId })] }),
    });
    expect(await readPoints(setId)).toEqual([[pointId]]);
    expect((await findInTree(pointId))?.count).toBe(1);
  });

  test('is renamed, also in what was pinned before', async () => {
    const { pointId } = await save({ name: 'Old name', nameZh: '旧名' });
    const { setRevisionId } = await setWith(pointId);
    const read = async () => {
      const content = await withCurrentPoints(school.db, await readPinnedSets(school.db, [setRevisionId]));
      return content.sections[0]?.sets[0]?.questions[0]?.knowledge;
    };
    expect(await read()).toMatchObject({ name: 'Old name' });
    await save({ pointId, name: 'New name', nameZh: '新名' });
    expect(await read()).toMatchObject({ name: 'New name', nameZh: '新名' });
  });

  test('takes its sets along into another section', async () => {
    const { pointId } = await save();
    await setWith(pointId);
    await setWith(tree.ratio, [pointId]);
    const [algebraBefore, geometryBefore] = [await countAt(tree.section), await countAt(geometry)];
    await save({ pointId, sectionId: geometry });
    expect(await countAt(geometry)).toBe(geometryBefore + 2);
    expect(await countAt(tree.section)).toBe(algebraBefore - 1);
    expect((await findInTree(geometry))?.count).toBe(geometryBefore + 2);
    expect(await countAt(pointId)).toBe(2);
  });

  test('has a name of its own in its section, in either language and any spelling', async () => {
    await save({ name: 'Chords', nameZh: '弦' });
    await expect(save({ name: 'ＣＨＯＲＤＳ', nameZh: '弦长' })).rejects.toThrow(/point.nameTaken/);
    await expect(save({ name: 'Strings', nameZh: '弦' })).rejects.toThrow(/point.nameTaken/);
    await save({ name: 'Chords', nameZh: '弦', sectionId: geometry });
  });

  test('stands under a section of its subject alone', async () => {
    const { pointId } = await save();
    await expect(save({ sectionId: tree.subject })).rejects.toThrow(/point.placeWrong/);
    const elsewhere = await school.tx(async (tx) => {
      const names = { name: 'Other', nameZh: '其他', position: 1 };
      const subject = await insertNode(tx, { ...names, code: 'amc.other', parentId: tree.programme, kind: 'subject' });
      return insertNode(tx, { ...names, code: 'amc.other.section', parentId: subject, kind: 'section' });
    });
    await expect(save({ pointId, sectionId: elsewhere })).rejects.toThrow(/point.placeWrong/);
  });

  test("the exam's own points are neither renamed nor retired nor merged away", async () => {
    await expect(save({ pointId: tree.ratio })).rejects.toThrow(/point.exams/);
    await expect(manager.send(retireKnowledgePoint, { pointId: tree.ratio })).rejects.toThrow(/point.exams/);
    const { pointId } = await save();
    await expect(
      manager.send(mergeKnowledgePoints, { ...newRequestId(), pointId: tree.ratio, intoId: pointId }),
    ).rejects.toThrow(/point.exams/);
  });

  test('is retired only while no set uses it, and comes back', async () => {
    const { pointId } = await save();
    await manager.send(retireKnowledgePoint, { pointId });
    expect(await findInTree(pointId)).toBeUndefined();
    expect(await findInTree(pointId, true)).toMatchObject({ isRetired: true });
    const filed = { ...newRequestId(), ...aDraft({ questions: [aChoice({ knowledgeNodeId: pointId })] }) };
    await expect(teacher.send(saveQuestionSet, filed)).rejects.toThrow(/question.pointUnknown/);
    await manager.send(retireKnowledgePoint, { pointId, restore: true });
    await setWith(pointId);
    await expect(manager.send(retireKnowledgePoint, { pointId })).rejects.toThrow(/point.inUse/);
  });

  test('is changed only by who manages the bank for the school', async () => {
    const input = { ...newRequestId(), sectionId: tree.section, name: 'By a teacher', nameZh: '老师所加' };
    await expect(teacher.send(saveKnowledgePoint, input)).rejects.toThrow(/request/);
  });
});

describe('merging knowledge points', () => {
  let from: number;
  let into: number;
  const merge = (pointId = from, intoId = into) =>
    manager.send(mergeKnowledgePoints, { ...newRequestId(), pointId, intoId });
  beforeEach(async () => {
    from = (await save({ sectionId: geometry })).pointId;
    into = (await save()).pointId;
  });

  test('moves the questions of all revisions and their sets, each point once, and says how many', async () => {
    const main = await setWith(from, [tree.ratio, into]);
    const further = await setWith(tree.ratio, [from]);
    const both = await setWith(into, [from, tree.ratio]);
    const [id] = main.questionIds;
    await teacher.send(saveQuestionSet, {
      ...{ ...newRequestId(), setId: main.setId, version: 1 },
      ...aDraft({ questions: [aChoice({ id, knowledgeNodeId: from }), aChoice()] }),
    });
    const sectionBefore = await countAt(tree.section);
    expect(await manager.ask(getPointUse, { pointId: from })).toMatchObject({ questions: 3, sets: 3 });
    expect(await merge()).toMatchObject({ questions: 3, sets: 3 });
    expect(await readPoints(main.setId, 1)).toEqual([[into, tree.ratio]]);
    expect(await readPoints(main.setId)).toEqual([[into], [null]]);
    expect(await readPoints(further.setId)).toEqual([[tree.ratio, into]]);
    expect(await readPoints(both.setId)).toEqual([[into, tree.ratio]]);
    expect(await countAt(into)).toBe(3);
    expect(await countAt(geometry)).toBe((await findInTree(geometry))?.count);
    expect(await countAt(tree.section)).toBe(sectionBefore + 1);
    expect(await findInTree(from, true)).toBeUndefined();
  });

  test('is undone as a whole, and what was filed otherwise since stays and is counted', async () => {
    const kept = await setWith(from, [tree.ratio]);
    const edited = await setWith(from);
    const geometryBefore = await countAt(geometry);
    const { changeId } = await merge();
    await teacher.send(saveQuestionSet, {
      ...{ ...newRequestId(), setId: edited.setId, version: 1 },
      ...aDraft({ questions: [aChoice({ id: edited.questionIds[0], knowledgeNodeId: into })] }),
    });
    const listed = (await manager.ask(listBankChanges, {})).list.find((change) => change.changeId === changeId);
    expect(listed).toMatchObject({ kind: 'pointsMerged', isUndone: false, by: { id: managerPerson.id } });
    expect(listed?.facts).toMatchObject({ sets: 2, questions: 2, pointId: from, intoId: into });

    await manager.send(undoBankChange, { changeId });
    expect(await readPoints(kept.setId)).toEqual([[from, tree.ratio]]);
    expect(await readPoints(edited.setId, 1)).toEqual([[from]]);
    expect(await readPoints(edited.setId)).toEqual([[into]]);
    expect(await countAt(geometry)).toBe(geometryBefore - 1);
    expect(await countAt(from)).toBe((await findInTree(from))?.count);
    await expect(manager.send(undoBankChange, { changeId })).rejects.toThrow(/change.undone/);
  });

  test('a draft that was begun before it is saved under the point that took the questions over', async () => {
    const last = (await save()).pointId;
    await merge();
    await merge(into, last);
    const draft = aDraft({ questions: [aChoice({ knowledgeNodeId: from, furtherNodeIds: [into] })] });
    const { setId } = await teacher.send(saveQuestionSet, { ...newRequestId(), ...draft });
    expect(await readPoints(setId)).toEqual([[last]]);
  });

  test('is undone only while the other point is there, in the order of the merges', async () => {
    const last = (await save()).pointId;
    await setWith(from);
    const first = await merge();
    const second = await merge(into, last);
    await expect(manager.send(undoBankChange, { changeId: first.changeId })).rejects.toThrow(/point.mergedOn/);
    await manager.send(undoBankChange, { changeId: second.changeId });
    expect(await manager.send(undoBankChange, { changeId: first.changeId })).toMatchObject({ restored: 1, stayed: 0 });
  });

  test('and retiring keep points out of questions when an edit from before is undone', async () => {
    const retired = (await save()).pointId;
    const [merged, filed] = [await setWith(from), await setWith(retired, [tree.ratio])];
    const edit = await manager.send(editQuestionSets, {
      ...{ ...newRequestId(), ids: [merged.setId, filed.setId] },
      points: { ids: [tree.equations], isReplacing: true },
    });
    await merge();
    await manager.send(retireKnowledgePoint, { pointId: retired });
    const receipt = await manager.send(undoBankChange, { changeId: edit.changeId ?? 0 });
    expect(receipt).toMatchObject({ restored: 0, stayed: 2 });
    expect(await readPoints(merged.setId)).toEqual([[tree.equations]]);
    expect(await readPoints(filed.setId)).toEqual([[tree.equations]]);
  });

  test('is undone for thirty days, and by nobody who does not manage the bank', async () => {
    const { changeId } = await merge();
    await expect(teacher.send(undoBankChange, { changeId })).rejects.toThrow(/request.notFound/);
    expect((await teacher.ask(listBankChanges, {})).list).toEqual([]);
    school.clock.pass({ days: 31 });
    const later = await school.signIn(managerPerson);
    await expect(later.send(undoBankChange, { changeId })).rejects.toThrow(/change.late/);
    manager = later;
  });
});
