import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  exportQuestionSets,
  getQuestionSet,
  listExamRubrics,
  listRubrics,
  retireRubric,
  saveQuestionSet,
  saveRubric,
  type QuestionRubric,
} from '../../contract.ts';
import { aDraft, anEssay, aRubric, aTree } from '../../testing.ts';

let school: TestSchool;
let lin: TestBrowser;
let colleague: TestBrowser;
let manager: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  await aTree(school);
  lin = await school.signIn(await school.person({ role: 'teacher', name: 'Lin Yue' }));
  colleague = await school.signIn(await school.person({ role: 'teacher' }));
  manager = await school.signIn(await school.person({ role: 'staff' }));
});
afterAll(() => school.close());

const named = (en: string, zh = ''): QuestionRubric => aRubric({ name: { en, zh } });
const save = (rubric: QuestionRubric, more: object = {}, by = lin) =>
  by.send(saveRubric, { ...newRequestId(), rubric, isShared: true, ...more });
const listNames = async (by: TestBrowser, input: object = {}) =>
  (await by.ask(listRubrics, input)).list.map(({ rubric }) => rubric.name.en || rubric.name.zh);
const findListed = async (by: TestBrowser, rubricId: number) =>
  (await by.ask(listRubrics, { ids: [rubricId] })).list[0];

describe('a rubric of the library', () => {
  test('is there for every teacher, newest first, and is found by each of its names', async () => {
    await save(named('Argument'));
    school.clock.pass({ minutes: 1 });
    await save(named('Summary', '概要写作'));
    expect(await listNames(colleague)).toEqual(['Summary', 'Argument']);
    expect(await listNames(colleague, { search: '概要' })).toEqual(['Summary']);
    expect(await listNames(colleague, { search: 'ARGUM' })).toEqual(['Argument']);
    expect(await listNames(colleague, { search: 'nothing' })).toEqual([]);
    expect(await listNames(colleague, { mine: true })).toEqual([]);
    const page = await colleague.ask(listRubrics, { page: 2, pageNum: 1 });
    expect(page).toMatchObject({ total: 2, totalPage: 2, list: [{ rubric: { name: { en: 'Argument' } } }] });
    expect(page.list[0]).toMatchObject({
      ...{ version: 1, isMine: false, isEditable: false, isShared: true, isRetired: false, questionCount: 0 },
      owner: { name: 'Lin Yue' },
    });
  });

  test('that is kept back is there for its owner and for who manages the bank alone', async () => {
    const { rubricId } = await save(named('Kept back'), { isShared: false });
    expect(await findListed(lin, rubricId)).toMatchObject({ isMine: true, isEditable: true, isShared: false });
    expect(await findListed(manager, rubricId)).toMatchObject({ isMine: false, isEditable: true });
    expect(await findListed(colleague, rubricId)).toBeUndefined();
    expect(await listNames(colleague, { search: 'Kept back' })).toEqual([]);
  });

  test('has another version when its content changes, not when its sharing does', async () => {
    const { rubricId } = await save(named('Versions'));
    expect(await save(named('Versions'), { rubricId, version: 1, isShared: false })).toMatchObject({
      rubricId,
      version: 1,
    });
    expect(await save(named('Versions, two'), { rubricId, version: 1 })).toMatchObject({ rubricId, version: 2 });
    expect(await findListed(lin, rubricId)).toMatchObject({ version: 2, rubric: { name: { en: 'Versions, two' } } });
    const outdated = { ...newRequestId(), rubricId, version: 1, rubric: named('Versions, three') };
    expect(await lin.refused(saveRubric, outdated)).toBe('rubric.savedMeanwhile');
    expect(await lin.refused(saveRubric, { ...outdated, version: undefined })).toBe('rubric.savedMeanwhile');
  });

  test('is changed and retired by its owner and who manages the bank, and is not found for others', async () => {
    const { rubricId } = await save(named('Whose'));
    const change = { ...newRequestId(), rubricId, version: 1, rubric: named('Mine now') };
    expect(await colleague.failed(saveRubric, change)).toMatchObject({ kind: 'notFound' });
    expect(await colleague.failed(retireRubric, { rubricId })).toMatchObject({ kind: 'notFound' });
    expect(await lin.failed(retireRubric, { rubricId: 999_999 })).toMatchObject({ kind: 'notFound' });
    await save(named('Whose, mended'), { rubricId, version: 1 }, manager);
    await lin.send(retireRubric, { rubricId });
    expect(await listNames(colleague, { search: 'Whose' })).toEqual([]);
    expect(await listNames(colleague, { search: 'Whose', isRetiredShown: true })).toEqual(['Whose, mended']);
    expect(await findListed(colleague, rubricId)).toMatchObject({ isRetired: true });
    await manager.send(retireRubric, { rubricId, restore: true });
    expect(await listNames(colleague, { search: 'Whose' })).toEqual(['Whose, mended']);
  });

  test('that is not complete is refused', async () => {
    const rubric = aRubric({ criteria: [] });
    expect(await lin.refused(saveRubric, { ...newRequestId(), rubric })).toBe('rubric.wrong');
    const input = { ...newRequestId(), rubric: { ...aRubric(), name: { en: ' ', zh: '' } } };
    expect(await lin.failed(saveRubric, input)).toMatchObject({ kind: 'invalid' });
  });

  test('is for teachers who edit questions; a student and a teacher without the permission are turned away', async () => {
    const reader = await school.signIn(await school.person({ role: 'teacher', permissions: ['publish_homework'] }));
    expect((await reader.ask(listRubrics, {})).total).toBeGreaterThan(0);
    expect(await reader.failed(saveRubric, { ...newRequestId(), rubric: aRubric() })).toMatchObject({
      kind: 'forbidden',
    });
    const student = await school.signIn(await school.person({ role: 'student' }));
    for (const call of [listRubrics, listExamRubrics])
      expect(await student.failed(call, {})).toMatchObject({ kind: 'forbidden' });
  });
});

describe('a question with a rubric of the library', () => {
  const saveSet = async (rubric: QuestionRubric, more: object = {}) =>
    lin.send(saveQuestionSet, { ...newRequestId(), ...aDraft({ questions: [anEssay({ rubric, ...more })] }) });

  test('is counted with it, carries a copy that stays, and is exported without naming the library', async () => {
    const { rubricId } = await save(named('Counted'));
    const carried = { ...named('Counted'), source: { rubricId, version: 1 } };
    const { setId } = await saveSet(carried);
    await save(named('Counted, two'), { rubricId, version: 1 });
    expect(await findListed(lin, rubricId)).toMatchObject({ questionCount: 1, version: 2 });
    expect((await lin.ask(getQuestionSet, { setId })).questions).toMatchObject([{ rubric: carried }]);
    const response = await school.server.app.inject({
      ...{ method: 'GET', url: `/api/${exportQuestionSets.path}?ids=${setId}` },
      headers: { authorization: `Bearer ${lin.token}` },
    });
    const file = response.json<{ sets: { questions: { rubric: unknown }[] }[] }>();
    expect(file.sets[0]?.questions[0]?.rubric).toEqual(named('Counted'));
  });

  test('names no rubric that the library does not have', async () => {
    const { setId } = await saveSet({ ...named('Forged'), source: { rubricId: 999_999, version: 1 } });
    expect((await lin.ask(getQuestionSet, { setId })).questions[0]?.rubric).toEqual(named('Forged'));
  });
});

test('the rubrics of the exams can be copied into the library as they are', async () => {
  const { list } = await lin.ask(listExamRubrics, {});
  expect(list).toContainEqual(expect.objectContaining({ programme: 'act', rubricCode: 'act-writing' }));
  const keys = list.map(({ programme, rubricCode }) => `${programme} ${rubricCode}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { rubric } of list.slice(0, 5)) expect(await save(rubric)).toMatchObject({ version: 1 });
});
