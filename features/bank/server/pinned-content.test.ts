import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type TestSchool } from '@inkstone/testing';
import { aChoice, aPaper, aSet, aTree } from '../testing.ts';
import {
  applyKeyCorrection,
  pinPaper,
  pinSets,
  readKeys,
  readPinnedPaper,
  readPinnedSets,
  reverseKeyCorrection,
} from './index.ts';
import { wholeBank } from './set-access.queries.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('sets are pinned in the requested order, without missing ones', async () => {
  const [firstSet, secondSet] = [
    await aSet(school, { title: 'One', titleZh: '一' }),
    await aSet(school, { title: 'Other' }),
  ];
  const refs = await school.tx((tx) => pinSets(tx, [secondSet.setId, 999_999, firstSet.setId], wholeBank));
  expect(refs).toMatchObject([
    { setId: secondSet.setId, setRevisionId: secondSet.setRevisionId, title: 'Other', questionCount: 2 },
    { setId: firstSet.setId, programme: 'amc', subject: 'math', titleZh: '一' },
  ]);
});

test('pinned sets are read in order with questions and knowledge nodes, without keys', async () => {
  const tree = await aTree(school);
  const questions = [aChoice({ knowledgeNodeId: tree.ratio, key: 'B' }), aChoice()];
  const [firstSet, secondSet] = [await aSet(school, { questions }), await aSet(school)];
  const content = await readPinnedSets(school.db, [secondSet.setRevisionId, firstSet.setRevisionId]);
  const [section] = content.sections;
  expect(section).toMatchObject({ section: 'all', seconds: null });
  expect(section?.sets.map((set) => set.setId)).toEqual([secondSet.setId, firstSet.setId]);
  expect(section?.sets[1]?.questions[0]).toMatchObject({
    questionId: firstSet.questionIds[0],
    questionRevisionId: firstSet.questionRevisionIds[0],
    type: 'choice',
    knowledge: { code: 'amc.algebra.ratio', nameZh: '比与百分数' },
  });
  expect(JSON.stringify(content)).not.toMatch(/"key"|explanation|Six sevens|evidence|distractors|word-echo/);
  expect(await readPinnedSets(school.db, [secondSet.setRevisionId, firstSet.setRevisionId])).toEqual(content);
});

test('a paper is pinned with its subject and read by section', async () => {
  const paper = await aPaper(school, { title: 'Mock', variant: 'amc-10' });
  const ref = await school.tx((tx) => pinPaper(tx, paper.paperId));
  expect(ref).toMatchObject({
    paperRevisionId: paper.paperRevisionId,
    programme: 'amc',
    variant: 'amc-10',
    subject: 'math',
    questionCount: 25,
  });
  const content = await readPinnedPaper(school.db, paper.paperRevisionId);
  expect(content.sections).toMatchObject([{ section: 'contest', part: null, seconds: null }]);
  expect(await school.tx((tx) => pinPaper(tx, 999_999))).toBeUndefined();
});

test('a corrected key applies until it is withdrawn, and then the previous one applies again', async () => {
  const set = await aSet(school);
  const teacher = set.owner.id;
  const [questionRevisionId = 0] = set.questionRevisionIds;
  const keyNow = async () => (await readKeys(school.db, [questionRevisionId])).get(questionRevisionId)?.key;
  const correct = (key: string) =>
    school.tx((tx, { now }) => applyKeyCorrection(tx, { questionRevisionId, key, byId: teacher, now }));
  const reverse = (correctionId: number) =>
    school.tx((tx, { now }) => reverseKeyCorrection(tx, { correctionId, byId: teacher, now }));

  expect(await keyNow()).toBe('C');
  const first = await correct('D');
  const second = await correct('E');
  expect([first?.oldKey, second?.oldKey, await keyNow()]).toEqual(['C', 'D', 'E']);
  expect(await reverse(second?.correctionId ?? 0)).toBe(true);
  expect(await keyNow()).toBe('D');
  expect(await reverse(first?.correctionId ?? 0)).toBe(true);
  expect(await reverse(first?.correctionId ?? 0)).toBe(false);
  expect(await keyNow()).toBe('C');
  expect(
    await school.tx((tx, { now }) =>
      applyKeyCorrection(tx, { questionRevisionId: 999_999, key: 'A', byId: teacher, now }),
    ),
  ).toBeUndefined();
});
