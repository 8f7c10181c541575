import { afterAll, beforeAll, expect, test } from 'vitest';
import { newRequestId, openSchool, type TestBrowser, type TestSchool } from '@inkstone/testing';
import { deleteQuestionSet, listSimilarQuestions, saveQuestionSet } from '../../contract.ts';
import { aChoice, aDraft, aTree } from '../../testing.ts';

let school: TestSchool;
let teacher: TestBrowser;
beforeAll(async () => {
  school = await openSchool();
  await aTree(school);
  teacher = await school.signIn(
    await school.person({ role: 'teacher', permissions: ['repository', 'repository_quest'] }),
  );
});
afterAll(() => school.close());

const tank = (hours: string) =>
  `<p>A tank holds 240 liters of water. Pump A fills it in ${hours} hours and pump B empties it in ten hours. How long does it take to fill the tank if both are running at the same time?</p>`;

const aSavedSet = async (...texts: string[]): Promise<number> => {
  const questions = texts.map((text) => aChoice({ text }));
  return (await teacher.send(saveQuestionSet, { ...newRequestId(), ...aDraft({ questions }) })).setId;
};
const listSimilar = async (...ids: number[]) => (await teacher.ask(listSimilarQuestions, { ids })).list;

test('a question with other numbers is found in both directions, not in its own set, and not once it is hidden', async () => {
  const first = await aSavedSet(
    tank('six'),
    tank('seven'),
    '<p>Which of these numbers is a prime number greater than fifty and smaller than sixty?</p>',
  );
  const second = await aSavedSet(
    '<p>How many sides does a polygon have whose angles add up to 1,440 degrees?</p>',
    tank('eight'),
  );
  const found = await listSimilar(first);
  expect(
    found.map(({ number, similar }) => [number, similar.map(({ setId, number: place }) => [setId, place])]),
  ).toEqual([
    [1, [[second, 2]]],
    [2, [[second, 2]]],
  ]);
  expect(found[0]?.similar[0]?.similarity).toBeGreaterThan(0.7);
  expect(found[0]?.similar[0]?.similarity).toBeLessThan(1);
  expect((await listSimilar(second)).map(({ number, similar }) => [number, similar.length])).toEqual([[2, 2]]);
  expect(await listSimilar(first, second)).toHaveLength(3);

  await teacher.send(deleteQuestionSet, { setId: second });
  expect(await listSimilar(first)).toEqual([]);
  expect(await listSimilar(second)).toEqual([]);
});

test('what a set says in its newest revision counts', async () => {
  const text =
    '<p>On a map of scale 1 to 50,000 two villages lie 7.4 centimeters apart. How far is it between them in kilometers?</p>';
  const first = await aSavedSet(text);
  const second = await aSavedSet(text);
  expect(await listSimilar(first)).toMatchObject([{ similar: [{ setId: second, similarity: 1 }] }]);
  const other = [
    aChoice({ text: '<p>What is the smallest positive integer that is divisible by each number from one to ten?</p>' }),
  ];
  await teacher.send(saveQuestionSet, {
    ...newRequestId(),
    ...aDraft({ questions: other }),
    setId: second,
    version: 1,
  });
  expect(await listSimilar(first)).toEqual([]);
});
