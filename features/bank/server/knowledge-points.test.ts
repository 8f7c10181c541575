import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { getQuestionSet, listQuestionSets, saveQuestionSet } from '../contract.ts';
import { aChoice, aDraft, aSet, aTree, type TestTree } from '../testing.ts';

let school: TestSchool;
let teacher: TestBrowser;
let tree: TestTree;

beforeAll(async () => {
  school = await openSchool();
  teacher = await school.signIn(await school.person({ role: 'teacher' }));
  tree = await aTree(school);
});
afterAll(() => school.close());

const save = (draft: Parameters<typeof aDraft>[0], key: { setId?: number; version?: number } = {}) =>
  teacher.send(saveQuestionSet, { ...newRequestId(), ...aDraft(draft), ...key });

const readPoints = async (setId: number) => {
  const { questions } = await teacher.ask(getQuestionSet, { setId });
  return questions.map(({ knowledge, furtherKnowledge }) => [
    knowledge?.id ?? null,
    furtherKnowledge.map(({ id }) => id),
  ]);
};

const isFoundAt = async (setId: number, nodeId: number) => {
  const { list } = await teacher.ask(listQuestionSets, { nodeId, pageNum: 100 });
  return list.some(({ id }) => id === setId);
};

test('a question keeps several knowledge points in their order and is found by each of them', async () => {
  const questions = [aChoice({ knowledgeNodeId: tree.equations, furtherNodeIds: [tree.ratio] }), aChoice()];
  const { setId, questionIds } = await save({ questions });
  expect(await readPoints(setId)).toEqual([
    [tree.equations, [tree.ratio]],
    [null, []],
  ]);
  expect(await isFoundAt(setId, tree.ratio)).toBe(true);
  expect(await isFoundAt(setId, tree.equations)).toBe(true);

  const [id] = questionIds;
  await save({ questions: [aChoice({ id, knowledgeNodeId: tree.equations })] }, { setId, version: 1 });
  expect(await readPoints(setId)).toEqual([[tree.equations, []]]);
  expect(await isFoundAt(setId, tree.ratio)).toBe(false);
});

test('a point that is named twice counts once, and the first of several is the main one', async () => {
  const { ratio, equations } = tree;
  const { setId } = await save({
    questions: [
      aChoice({ knowledgeNodeId: ratio, furtherNodeIds: [ratio, equations, equations] }),
      aChoice({ knowledgeNodeId: null, furtherNodeIds: [equations, ratio] }),
    ],
  });
  expect(await readPoints(setId)).toEqual([
    [ratio, [equations]],
    [equations, [ratio]],
  ]);
});

test('a further point of another subject is refused with the number of its question', async () => {
  const questions = [aChoice(), aChoice({ knowledgeNodeId: tree.ratio, furtherNodeIds: [tree.programme] })];
  await expect(save({ questions })).rejects.toThrow(/question.pointUnknown/);
});

test('a set counts once at a section that holds two of its points', async () => {
  const countAt = async () => (await teacher.ask(listQuestionSets, { nodeId: tree.section })).total;
  const before = await countAt();
  await aSet(school, { questions: [aChoice({ knowledgeNodeId: tree.ratio, furtherNodeIds: [tree.equations] })] });
  expect(await countAt()).toBe(before + 1);
});
