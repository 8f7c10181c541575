import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendForm } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import {
  applyQuestionImport,
  chooseImportItems,
  getQuestionImport,
  listReadingRules,
  planQuestionImport,
  removeReadingRule,
  rereadQuestionImport,
  saveReadingRule,
} from '../../contract/question-imports.ts';
import type { ReadingRule } from '../../reading-rules.ts';
import { aTree } from '../../testing.ts';

let school: TestSchool;
let teacher: TestBrowser;
let colleague: TestBrowser;
let manager: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  await aTree(school);
  teacher = await school.signIn(await school.person({ role: 'teacher' }));
  colleague = await school.signIn(await school.person({ role: 'teacher' }));
  manager = await school.signIn(await school.person({ role: 'staff' }));
});
afterAll(() => school.close());

const paper = `1. Which number is even?
A. 3
B. 8
Solution line: eight is twice four.
True choice B
2. Which number is prime?
A. 9
B. 7
True choice B
3. How many sides has a square?
A. 4
B. 5
Answer: A
`;

const plan = async (text: string, browser = teacher): Promise<number> => {
  const fields = { programme: 'amc', subject: 'math' };
  const bytes = Buffer.from(text);
  const { body } = await sendForm(school, browser, { path: planQuestionImport.path, fields, bytes });
  return body['importId'] as number;
};
const read = (importId: number) => teacher.ask(getQuestionImport, { importId });
const save = (browser: TestBrowser, rule: ReadingRule) => browser.send(saveReadingRule, { ...newRequestId(), ...rule });
const refusedSave = (browser: TestBrowser, words: string) =>
  browser.refused(saveReadingRule, { ...newRequestId(), words, meaning: 'answer' });

test('a mend becomes a rule: the file is read again, and so is every paper of the school from then on', async () => {
  const importId = await plan(paper);
  const before = await read(importId);
  expect(before).toMatchObject({ format: 'paper-text', canReread: true });
  expect(before.list.map(({ outcome }) => outcome)).toEqual(['dropped', 'dropped', 'exact']);
  // Who left out a question finds it left out.
  await teacher.send(chooseImportItems, { ...newRequestId(), importId, positions: [3], isChosen: false });

  await save(teacher, { words: 'True choice', meaning: 'answer' });
  await save(teacher, { words: 'solution LINE', meaning: 'explanation' });
  await teacher.send(rereadQuestionImport, { ...newRequestId(), importId });
  const after = await read(importId);
  expect(after.list.map(({ outcome, isChosen, question }) => [outcome, isChosen, question?.key])).toEqual([
    ['exact', true, 'b'],
    ['exact', true, 'b'],
    ['exact', false, 'a'],
  ]);
  expect(after.list[0]?.question?.explanation.en).toBe('<p>eight is twice four.</p>');

  const other = await plan(paper.replaceAll('number', 'figure'), colleague);
  const { list } = await colleague.ask(getQuestionImport, { importId: other });
  expect(list.map(({ outcome }) => outcome)).toEqual(['exact', 'exact', 'exact']);

  expect(await teacher.send(applyQuestionImport, { ...newRequestId(), importId })).toMatchObject({ questions: 2 });
  expect((await read(importId)).canReread).toBe(false);
  expect(await teacher.refused(rereadQuestionImport, { ...newRequestId(), importId })).toBe('source.notPlanned');
});

test('a file of another system is not kept to be read again', async () => {
  const importId = await plan('What is even?\nA. 3\nB. 4\nANSWER: B\n');
  expect(await read(importId)).toMatchObject({ format: 'aiken', canReread: false });
  expect(await teacher.refused(rereadQuestionImport, { ...newRequestId(), importId })).toBe('source.notKept');
});

test('a rule is changed and removed by its author and by who manages the bank', async () => {
  const { ruleId } = await save(teacher, { words: 'House key', meaning: 'answer' });
  expect(await refusedSave(colleague, 'HOUSE KEY')).toBe('rule.wordsTaken');
  const find = async (browser: TestBrowser) =>
    (await browser.ask(listReadingRules, {})).list.find(({ words }) => words.toLowerCase() === 'house key');
  expect(await find(colleague)).toMatchObject({ meaning: 'answer', canRemove: false });
  const input = { ...newRequestId(), ruleId };
  expect(await colleague.failed(removeReadingRule, input)).toMatchObject({ kind: 'notFound' });
  await save(manager, { words: 'House Key', meaning: 'leftOut' });
  const changed = await find(teacher);
  expect(changed).toMatchObject({ words: 'House Key', meaning: 'leftOut', canRemove: false });
  await manager.send(removeReadingRule, { ...newRequestId(), ruleId: changed?.ruleId ?? 0 });
  expect(await find(teacher)).toBeUndefined();
});

test.each(['A.', '第1题', '——', ' x '])('the words %j are refused, since every paper has them', async (words) => {
  expect(await refusedSave(teacher, words)).toBe('rule.tooCommon');
});

test.each(['', ' \u200b ', 'x'.repeat(41)])('the words %j are no words', async (words) => {
  const input = { ...newRequestId(), words, meaning: 'answer' };
  expect(await teacher.failed(saveReadingRule, input)).toMatchObject({ kind: 'invalid' });
});

test('words are kept without what nobody sees', async () => {
  await save(teacher, { words: ' Right\u202e \n way\u200b ', meaning: 'answer' });
  const { list } = await teacher.ask(listReadingRules, {});
  expect(list.map(({ words }) => words)).toContain('Right way');
});

test('nobody reads the file of another again', async () => {
  const importId = await plan(paper.replaceAll('number', 'count'));
  expect(await colleague.failed(rereadQuestionImport, { ...newRequestId(), importId })).toMatchObject({
    kind: 'notFound',
  });
});
