import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawTextXlsx } from '@inkstone/files/table';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { getQuestionSet, listQuestionSets, saveQuestionSet } from '../../contract.ts';
import {
  applyQuestionImport,
  chooseImportItems,
  getQuestionImport,
  listQuestionImports,
  planQuestionImport,
  undoQuestionImport,
} from '../../contract/question-imports.ts';
import { aPaper, aTree } from '../../testing.ts';
import { pinSets } from '../read-pinned-content.ts';
import { wholeBank } from '../set-access.queries.ts';

let school: TestSchool;
let teacher: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  await aTree(school);
  teacher = await school.signIn(await school.person({ role: 'teacher' }));
});
afterAll(() => school.close());

const place = { programme: 'amc', subject: 'math' };
const question = (stem: string) => `${stem}\nA. 3\nB. 4\nANSWER: A\n`;

const send = async (text: string | Buffer, browser = teacher, fields: Record<string, string> = place) => {
  const { body } = await sendForm(school, browser, { path: planQuestionImport.path, fields, bytes: Buffer.from(text) });
  return body;
};
const plan = async (text: string): Promise<number> => (await send(text))['importId'] as number;
const read = (importId: number, more: { outcome?: 'dropped'; page?: number; pageNum?: number } = {}) =>
  teacher.ask(getQuestionImport, { importId, ...more });
const apply = (importId: number) => teacher.send(applyQuestionImport, { ...newRequestId(), importId });
const undo = (importId: number) => teacher.send(undoQuestionImport, { ...newRequestId(), importId });
const countBank = async () => (await teacher.ask(listQuestionSets, { mine: true })).total;

test('a file is read, chosen from, imported and taken back', async () => {
  const before = await countBank();
  const importId = await plan(`${question('What is $$1+2$$?')}${question('How many sides?')}No key\nA. 1\nB. 2\n`);
  const planned = await read(importId);
  expect(planned).toMatchObject({
    ...{ format: 'aiken', state: 'planned', total: 3, setCount: 0 },
    counts: { exact: 2, changed: 0, doubtful: 0, dropped: 1, same: 0, chosen: 2 },
  });
  expect(planned.list.map(({ outcome, isChosen }) => [outcome, isChosen])).toEqual([
    ['exact', true],
    ['exact', true],
    ['dropped', false],
  ]);
  expect(await countBank()).toBe(before);
  expect((await read(importId, { outcome: 'dropped' })).list.map(({ position }) => position)).toEqual([3]);

  // A dropped question cannot be chosen.
  const choose = (positions: number[], isChosen: boolean) =>
    teacher.send(chooseImportItems, { ...newRequestId(), importId, positions, isChosen });
  expect(await choose([3], true)).toMatchObject({ chosen: 2 });
  expect(await choose([2], false)).toMatchObject({ chosen: 1 });
  expect(await apply(importId)).toMatchObject({ sets: 1, questions: 1 });
  expect(await countBank()).toBe(before + 1);
  const { list } = await read(importId);
  const setId = list[0]?.setId ?? 0;
  const set = await teacher.ask(getQuestionSet, { setId });
  expect(set.questions).toMatchObject([{ kind: 'choice', key: 'a', points: 100 }]);
  expect(list[1]?.setId).toBeNull();
  expect(await teacher.refused(applyQuestionImport, { ...newRequestId(), importId })).toBe('source.notPlanned');

  expect(await undo(importId)).toMatchObject({ removed: 1, stays: [] });
  expect(await countBank()).toBe(before);
  expect(await teacher.refused(undoQuestionImport, { ...newRequestId(), importId })).toBe('source.notApplied');
});

test('a workbook has a question of each type in its rows, and each of them can come in', async () => {
  const heads = ['Type', 'Question', 'A', 'B', 'C', 'Answer', 'Category'];
  const rows = [
    ['Single choice', 'Which is prime?', '4', '7', '9', 'B', 'Sheet'],
    ['Multiple response', 'Which are even?', '2', '4', '5', 'AB', 'Sheet'],
    ['True/false', 'Six is odd.', '', '', '', 'False', 'Sheet'],
    ['Fill in the blank', 'One ____ two ____', '', '', '', 'x|0042; y', 'Sheet'],
    ['Numeric', 'How much?', '', '', '', '1/2|0.5|-3', 'Sheet'],
    ['Essay', 'Write.', '', '', '', '', 'Sheet'],
  ];
  const { importId } = await send(await drawTextXlsx('Questions', [heads, ...rows]));
  const planned = await read(importId as number);
  expect(planned).toMatchObject({
    format: 'question-sheet',
    counts: { exact: 6, changed: 0, doubtful: 0, dropped: 0 },
  });
  expect(planned.list.map(({ question: own }) => own?.type)).toEqual([
    ...['choice', 'multiple-choice', 'true-false', 'blanks', 'numeric-entry', 'essay'],
  ]);
  expect(await apply(importId as number)).toMatchObject({ sets: 1, questions: 6 });
});

test('the same file imported again changes nothing, until it was taken back', async () => {
  const text = `${question('First?')}${question('Second?')}`;
  const first = await plan(text);
  await apply(first);
  const again = await read(await plan(`${text}${question('Third?')}${question('Third?')}`));
  expect(again.counts).toMatchObject({ exact: 4, same: 2, chosen: 1 });
  expect(again.list.map(({ isChosen }) => isChosen)).toEqual([false, false, true, false]);
  await undo(first);
  expect((await read(await plan(text))).counts).toMatchObject({ same: 0, chosen: 2 });
});

test('of two readings of one file the second brings nothing in twice', async () => {
  const text = `${question('Once?')}${question('Twice?')}`;
  const [first, second] = [await plan(text), await plan(`${text}${question('Thrice?')}`)];
  await apply(first);
  expect(await apply(second)).toMatchObject({ sets: 1, questions: 1 });
  const third = await plan(question('Fresh?'));
  await apply(await plan(question('Fresh?')));
  const input = { ...newRequestId(), importId: third };
  expect(await teacher.refused(applyQuestionImport, input)).toBe('source.allThere');
});

test('choosing all chooses nothing doubtful and nothing that the bank has', async () => {
  const text = question('In the bank?');
  await apply(await plan(text));
  const importId = await plan(`${text}${question('New?')}Odd letters?\nB. x\nD. y\nANSWER: D\n`);
  const choose = (more: object) =>
    teacher.send(chooseImportItems, { ...newRequestId(), importId, isChosen: true, ...more });
  expect(await choose({})).toMatchObject({ chosen: 1 });
  expect(await choose({ outcome: 'doubtful' })).toMatchObject({ chosen: 2 });
  expect(await choose({ positions: [1] })).toMatchObject({ chosen: 3 });
});

test('a set that is in a paper or was edited since stays and is named', async () => {
  const importId = await plan(Array.from({ length: 41 }, (_, at) => question(`Number ${at}?`)).join(''));
  expect(await apply(importId)).toMatchObject({ sets: 3, questions: 41 });
  const { list } = await read(importId, { page: 1, pageNum: 50 });
  const [first, second, third] = [...new Set(list.map(({ setId }) => setId ?? 0))];
  const { set, questions } = await teacher.ask(getQuestionSet, { setId: first ?? 0 });
  await teacher.send(saveQuestionSet, {
    ...{ ...newRequestId(), ...place, setId: set.id, version: 1, title: 'Edited', titleZh: null },
    stimulus: { kind: 'none', html: '', files: [], transcript: '' },
    questions: questions.slice(0, 1).map(({ id, prompt, key, points }) => ({
      ...{ id, prompt, key, points, type: 'choice', explanation: { en: '', zh: '' } },
    })),
  });
  const [pinned] = await school.tx((tx) => pinSets(tx, [second ?? 0], wholeBank));
  const sets = pinned ? [{ ...pinned, questionIds: [], questionRevisionIds: [] }] : [];
  await aPaper(school, { owner: teacher.person, sets });
  expect(await undo(importId)).toMatchObject({
    removed: 1,
    stays: [
      { setId: first, title: 'Edited', reason: 'edited' },
      { setId: second, title: expect.stringContaining('(2)') as string, reason: 'inPaper' },
    ],
  });
  await expect(teacher.ask(getQuestionSet, { setId: third ?? 0 })).rejects.toThrow('request.notFound');
});

test('what is no file of questions is refused in words, and nothing is stored', async () => {
  const { total } = await teacher.ask(listQuestionImports, {});
  for (const [bytes, reason] of [
    ['', 'source.empty'],
    ['Dear parents', 'source.unreadable'],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'source.unreadable'],
  ] as const)
    expect(await send(Buffer.from(bytes))).toMatchObject({ reason });
  expect(await send(question('Where?'), teacher, { ...place, subject: 'nowhere' })).toMatchObject({
    reason: 'set.placeUnknown',
  });
  expect((await teacher.ask(listQuestionImports, {})).total).toBe(total);
});

test('an import is its reader’s own', async () => {
  const importId = await plan(question('Mine?'));
  const other = await school.signIn(await school.person({ role: 'teacher' }));
  await expect(other.ask(getQuestionImport, { importId })).rejects.toThrow('request.notFound');
  await expect(other.send(applyQuestionImport, { ...newRequestId(), importId })).rejects.toThrow('request.notFound');
  expect((await other.ask(listQuestionImports, {})).total).toBe(0);
  const student = await school.signIn(await school.person());
  expect((await send(question('Whose?'), student))['importId']).toBeUndefined();
});
