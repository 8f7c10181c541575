import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAssignment, beginAs } from '@inkstone/assignments/testing';
import { openSchool, type TestPerson, type TestSchool } from '@inkstone/testing';
import { findPaperByRules, getPaper, savePaper, type PaperRuleSet } from '../../contract.ts';
import { aChoice, aSet, aTree, type TestTree } from '../../testing.ts';

let school: TestSchool;
let tree: TestTree;
let owner: TestPerson;

beforeAll(async () => {
  school = await openSchool({ now: '2026-03-02T08:00:00Z' });
  tree = await aTree(school);
  owner = await school.person({ role: 'teacher', permissions: ['repository_exampaper', 'repository_quest'] });
});
afterAll(() => school.close());

/** Sets of one question at a place, each with words of its own. */
const addSets = (place: number, count: number, words: string) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      aSet(school, {
        owner,
        title: `${words} ${index}`,
        questions: [aChoice({ text: `<p>${words} ${index}?</p>`, knowledgeNodeId: place })],
      }),
    ),
  );

const rulesWith = (rules: Partial<PaperRuleSet>): PaperRuleSet => ({
  total: { from: 5, to: 5 },
  groups: [],
  difficulty: null,
  meanDifficulty: null,
  notSeenDays: null,
  isFamilyUnique: true,
  includedSetIds: [],
  excludedSetIds: [],
  ...rules,
});
const group = (nodeIds: number[], count: number): PaperRuleSet['groups'][number] => ({
  nodeIds,
  types: [],
  difficulty: null,
  count: { from: count, to: count },
});
const exam = { programme: 'amc', variant: 'amc-8' };

test('finds sets by place, the same for the same seed, and exchanges one; the saved paper keeps rules and seed', async () => {
  const ratio = await addSets(tree.ratio, 6, 'Ratio');
  const equations = await addSets(tree.equations, 6, 'Equation');
  const teacher = await school.signIn(owner);
  const rules = rulesWith({ groups: [group([tree.ratio], 2), group([tree.equations], 3)] });
  const search = { ...exam, rules, classIds: [], seed: 'spring' };
  const found = await teacher.ask(findPaperByRules, search);
  expect(found).toMatchObject({ status: 'found', conflict: [] });
  const ids = found.sets.map(({ setId }) => setId);
  expect(ids.filter((id) => ratio.some(({ setId }) => setId === id))).toHaveLength(2);
  expect(ids.filter((id) => equations.some(({ setId }) => setId === id))).toHaveLength(3);
  expect((await teacher.ask(findPaperByRules, search)).sets).toEqual(found.sets);

  const replacedSetId = ids[0] ?? 0;
  const exchanged = await teacher.ask(findPaperByRules, { ...search, exchange: { setIds: ids, replacedSetId } });
  const newIds = exchanged.sets.map(({ setId }) => setId);
  expect(newIds.slice(1)).toEqual(ids.slice(1));
  expect(ids).not.toContain(newIds[0]);
  const foreign = { setIds: ids.slice(1), replacedSetId };
  await expect(teacher.ask(findPaperByRules, { ...search, exchange: foreign })).rejects.toThrow('request.invalid');

  const { paperId } = await teacher.send(savePaper, {
    ...{ ...exam, title: 'By rules', titleZh: null, paperTypeId: null, anyCount: true, requestId: crypto.randomUUID() },
    composition: { rules, classIds: [], seed: 'spring' },
    sections: [{ section: 'contest', part: null, seconds: null, sets: newIds.map((setId) => ({ setId })) }],
  });
  const { paper } = await teacher.ask(getPaper, { paperId });
  expect(paper.composition).toEqual({ rules, classIds: [], seed: 'spring' });
});

test('says how many there are where a place has too few', async () => {
  const lonely = await addSets(tree.programme, 3, 'Lonely');
  const teacher = await school.signIn(owner);
  const groups = [group([tree.programme], 200)];
  const result = await teacher.ask(findPaperByRules, {
    ...{ ...exam, classIds: [], seed: 'x' },
    rules: rulesWith({ total: { from: 1, to: 200 }, groups }),
  });
  expect(result.status).toBe('conflict');
  expect(result.conflict).toEqual([{ rule: 'group', group: 0, below: result.pool.questions, above: null }]);
  expect(result.pool.sets).toBeGreaterThanOrEqual(lonely.length);
});

test('leaves out what a student of the class has had, and copies of it', async () => {
  const questions = [aChoice({ text: '<p>Had before?</p>', knowledgeNodeId: tree.section })];
  const had = await aSet(school, { owner, questions });
  const copy = await aSet(school, { owner, questions });
  const fresh = await addSets(tree.section, 1, 'Fresh');
  const assignment = await anAssignment(school, { setIds: [had.setId] });
  await beginAs(school, assignment, 0);
  const teacher = assignment.teacher;
  const rules = rulesWith({
    total: { from: 1, to: 1 },
    notSeenDays: 90,
    excludedSetIds: [],
    includedSetIds: [copy.setId],
  });
  const search = { ...exam, classIds: [assignment.classId], seed: 'x' };
  expect((await teacher.ask(findPaperByRules, { ...search, rules })).conflict.map(({ rule }) => rule)).toEqual([
    'notSeenSince',
    'included',
  ]);
  const allowed = { ...rules, includedSetIds: fresh.map(({ setId }) => setId) };
  expect((await teacher.ask(findPaperByRules, { ...search, rules: allowed })).status).toBe('found');
  const twice = { ...rules, total: { from: 2, to: 2 }, notSeenDays: null, includedSetIds: [had.setId, copy.setId] };
  expect((await teacher.ask(findPaperByRules, { ...search, rules: twice })).conflict.map(({ rule }) => rule)).toEqual([
    'family',
    'included',
  ]);
});

test("another teacher's class and an unknown exam are refused", async () => {
  const assignment = await anAssignment(school);
  const teacher = await school.signIn(owner);
  const search = { ...exam, rules: rulesWith({}), classIds: [assignment.classId], seed: 'x' };
  expect((await teacher.failed(findPaperByRules, search)).kind).toBe('notFound');
  const unknown = { ...search, classIds: [], variant: 'amc-99' };
  expect((await teacher.failed(findPaperByRules, unknown)).code).toBe('exam.variantUnknown');
});
