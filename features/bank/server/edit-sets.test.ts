import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  deleteQuestionSet,
  editQuestionSets,
  getBankTree,
  getQuestionSet,
  listBankChanges,
  listQuestionSets,
  listTags,
  saveQuestionSet,
  undoBankChange,
  type SetEdit,
} from '../contract.ts';
import { aChoice, aDraft, aPaper, aSet, aTree, type TestTree } from '../testing.ts';
import { replaceSetNodes, insertNode } from './write-sets.queries.ts';

let school: TestSchool;
let teacher: TestBrowser;
let tree: TestTree;
let sat: { subject: number; point: number; section: number };

beforeAll(async () => {
  school = await openSchool();
  teacher = await school.signIn(await school.person({ role: 'teacher' }));
  tree = await aTree(school);
  sat = await school.tx(async (tx) => {
    const names = { name: 'SAT', nameZh: 'SAT', position: 9 };
    const programme = await insertNode(tx, { ...names, code: 'sat', parentId: null, kind: 'programme' });
    const subject = await insertNode(tx, { ...names, code: 'sat.math', parentId: programme, kind: 'subject' });
    const section = await insertNode(tx, { ...names, code: 'sat.math.algebra', parentId: subject, kind: 'section' });
    const point = await insertNode(tx, { ...names, code: 'sat.math.lines', parentId: section, kind: 'knowledgePoint' });
    return { subject, section, point };
  });
});
afterAll(() => school.close());

const edit = (ids: number[], change: Partial<SetEdit>, browser = teacher) =>
  browser.send(editQuestionSets, { ...newRequestId(), ids, ...change });

const read = async (setId: number) => {
  const { set, questions } = await teacher.ask(getQuestionSet, { setId });
  return {
    ...{ tags: set.tags, version: set.version, programme: set.programme, updatedAt: set.updatedAt },
    levels: questions.map(({ difficulty }) => difficulty),
    points: questions.map(({ knowledge, furtherKnowledge }) => [
      ...(knowledge ? [knowledge.id] : []),
      ...furtherKnowledge.map(({ id }) => id),
    ]),
  };
};

const countAt = async (nodeId: number) => {
  const { total } = await teacher.ask(listQuestionSets, { nodeId });
  const { list } = await teacher.ask(getBankTree, {});
  expect(list.find(({ id }) => id === nodeId)?.count).toBe(total);
  return total;
};

describe('editing many sets', () => {
  test('changes tags, difficulty and points of all questions without a new revision, and is undone as a whole', async () => {
    const questions = [aChoice({ knowledgeNodeId: tree.ratio, difficulty: 2 }), aChoice()];
    const first = await aSet(school, { questions, tags: ['old'] });
    const second = await aSet(school, { count: 1, tags: ['Camp', 'other'] });
    const before = [await read(first.setId), await read(second.setId)];
    const pointsBefore = await countAt(tree.equations);
    const { changeId, changed, same, refused } = await edit([first.setId, second.setId], {
      ...{ addTags: ['Camp'], removeTags: ['OTHER'], difficulty: 5 },
      points: { ids: [tree.equations], isReplacing: false },
    });
    expect({ changed, same, refused }).toEqual({ changed: 2, same: 0, refused: [] });
    expect(await read(first.setId)).toEqual({
      ...{ ...before[0], tags: ['old', 'Camp'], levels: [5, 5] },
      points: [[tree.ratio, tree.equations], [tree.equations]],
    });
    expect(await read(second.setId)).toMatchObject({ version: 1, tags: ['Camp'], levels: [5] });
    expect(await countAt(tree.equations)).toBe(pointsBefore + 2);
    const found = await teacher.ask(listQuestionSets, { tags: ['camp'], difficulty: 5 });
    expect(found.list.map(({ id }) => id)).toEqual([second.setId, first.setId]);
    expect((await teacher.ask(listTags, { search: 'other' })).list).toEqual([]);

    expect(await teacher.send(undoBankChange, { changeId: changeId ?? 0 })).toMatchObject({ restored: 2, stayed: 0 });
    expect([await read(first.setId), await read(second.setId)]).toEqual(before);
    expect(await countAt(tree.equations)).toBe(pointsBefore);
    expect((await teacher.ask(listQuestionSets, { difficulty: 5 })).total).toBe(0);
  });

  test('counts what was so already, and names what is gone or does not fit, with the reason', async () => {
    const fits = await aSet(school, { count: 1 });
    const has = await aSet(school, { questions: [aChoice({ knowledgeNodeId: tree.ratio })], tags: ['Ready'] });
    const full = await aSet(school, { count: 1, title: 'Full', tags: Array.from({ length: 20 }, (_, at) => `t${at}`) });
    const { setId: goneId, owner } = await aSet(school, { count: 1 });
    await (await school.signIn(owner)).send(deleteQuestionSet, { setId: goneId });
    const receipt = await edit([fits.setId, has.setId, full.setId, goneId], {
      ...{ addTags: ['Ready'], points: { ids: [tree.ratio], isReplacing: true } },
    });
    expect(receipt).toMatchObject({ changed: 1, same: 1 });
    expect(receipt.refused).toEqual([
      { setId: full.setId, title: 'Full', titleZh: null, reason: 'tooManyTags' },
      { setId: goneId, title: '', titleZh: null, reason: 'gone' },
    ]);
    expect((await read(full.setId)).points).toEqual([[]]);
  });

  test('makes no change where nothing differs', async () => {
    const { setId } = await aSet(school, { count: 1, tags: ['same'] });
    expect(await edit([setId], { addTags: ['Same'] })).toMatchObject({ changeId: null, changed: 0, same: 1 });
    await expect(edit([setId], {})).rejects.toThrow(/edit.nothing/);
    await expect(edit([setId], { points: { ids: [999_999], isReplacing: true } })).rejects.toThrow(/edit.pointUnknown/);
    const place = { programme: 'amc', subject: 'nowhere' };
    await expect(edit([setId], { place })).rejects.toThrow(/set.placeUnknown/);
  });

  test('moves sets to another programme with their points, and back to all of their places', async () => {
    const { setId } = await aSet(school, { questions: [aChoice({ knowledgeNodeId: tree.ratio })] });
    await school.tx((tx) =>
      replaceSetNodes(tx, setId, { nodeIds: [tree.ratio, tree.equations], codes: ['amc', 'amc.math'] }),
    );
    const counted = async () => {
      const { total } = await teacher.ask(listQuestionSets, { nodeId: tree.equations });
      return total;
    };
    const [mathBefore, satBefore] = [await counted(), await countAt(sat.section)];
    const place = { programme: 'sat', subject: 'math' };
    expect((await edit([setId], { place })).refused).toMatchObject([{ reason: 'pointsStay' }]);
    const wrong = await edit([setId], { place, points: { ids: [tree.ratio], isReplacing: true } });
    expect(wrong.refused).toMatchObject([{ reason: 'pointElsewhere' }]);

    const { changeId } = await edit([setId], { place, points: { ids: [sat.point], isReplacing: true } });
    expect(await read(setId)).toMatchObject({ programme: 'sat', points: [[sat.point]], version: 1 });
    expect(await countAt(sat.section)).toBe(satBefore + 1);
    expect(await counted()).toBe(mathBefore - 1);
    await teacher.send(undoBankChange, { changeId: changeId ?? 0 });
    expect(await read(setId)).toMatchObject({ programme: 'amc', points: [[tree.ratio]] });
    expect(await counted()).toBe(mathBefore);
  });

  test('leaves a set where it was moved once it has other questions there, when the move is undone', async () => {
    const { setId, questionIds } = await aSet(school, { questions: [aChoice({ knowledgeNodeId: tree.ratio })] });
    await school.tx((tx) =>
      replaceSetNodes(tx, setId, { nodeIds: [tree.ratio, tree.equations], codes: ['amc', 'amc.math'] }),
    );
    const place = { programme: 'sat', subject: 'math' };
    const { changeId } = await edit([setId], { place, points: { ids: [sat.point], isReplacing: true } });
    await teacher.send(saveQuestionSet, {
      ...{ ...newRequestId(), setId, version: 1 },
      ...aDraft({ ...place, questions: [aChoice({ id: questionIds[0], knowledgeNodeId: sat.point })] }),
    });
    const before = await countAt(tree.equations);
    expect(await teacher.send(undoBankChange, { changeId: changeId ?? 0 })).toMatchObject({ restored: 0, stayed: 1 });
    expect(await read(setId)).toMatchObject({ programme: 'sat', points: [[sat.point]] });
    expect(await countAt(tree.equations)).toBe(before);
  });

  test('leaves a set in its programme while a paper of it could not hold it elsewhere', async () => {
    const { sets } = await aPaper(school);
    const setId = sets[0]?.setId ?? 0;
    const { refused } = await edit([setId], { place: { programme: 'sat', subject: 'math' } });
    expect(refused).toMatchObject([{ setId, reason: 'inPaper' }]);
  });

  test('leaves what was changed again since, when it is undone', async () => {
    const first = await aSet(school, { count: 1 });
    const second = await aSet(school, { count: 1 });
    const { changeId } = await edit([first.setId, second.setId], { addTags: ['Round one'] });
    const [id] = second.questionIds;
    await teacher.send(saveQuestionSet, {
      ...{ ...newRequestId(), setId: second.setId, version: 1 },
      ...aDraft({ questions: [aChoice({ id })], tags: ['Round two'] }),
    });
    expect(await teacher.send(undoBankChange, { changeId: changeId ?? 0 })).toMatchObject({ restored: 1, stayed: 1 });
    expect((await read(first.setId)).tags).toEqual([]);
    expect((await read(second.setId)).tags).toEqual(['Round two']);
  });

  test('is listed to who made it and to who manages the bank, and undone by nobody else', async () => {
    const { setId } = await aSet(school, { count: 1 });
    const { changeId } = await edit([setId], { addTags: ['Listed'] });
    const other = await school.signIn(await school.person({ role: 'teacher' }));
    const manager = await school.signIn(await school.person({ role: 'staff', permissions: ['repository_quest'] }));
    const isListed = async (browser: TestBrowser) =>
      (await browser.ask(listBankChanges, {})).list.some((change) => change.changeId === changeId);
    expect([await isListed(teacher), await isListed(other), await isListed(manager)]).toEqual([true, false, true]);
    await expect(other.send(undoBankChange, { changeId: changeId ?? 0 })).rejects.toThrow(/request.notFound/);
    const { list } = await teacher.ask(listBankChanges, {});
    expect(list[0]).toMatchObject({ kind: 'setsEdited', facts: { sets: 1, questions: 0, fields: ['tags'] } });
    await manager.send(undoBankChange, { changeId: changeId ?? 0 });
    expect((await read(setId)).tags).toEqual([]);
  });
});
