import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCalls } from '@inkstone/assignments/contract';
import { getPaper } from '@inkstone/bank/contract';
import { aChoice, aPaper, aSet } from '@inkstone/bank/testing';
import { createAssignmentFixture } from '@inkstone/taking/testing';
import { newRequestId, openSchool, type TestSchool } from '@inkstone/testing';
import { readSheetPaper } from './sheet-paper.ts';

let school: TestSchool;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

interface Sections {
  sections: readonly { sets: readonly { stimulus: { html: string }; questions: readonly { prompt: unknown }[] }[] }[];
}

/** By section, each set's passage and prompts. */
const readTexts = ({ sections }: Sections) =>
  sections.map(({ sets }) =>
    sets.map(({ stimulus: { html }, questions }) => ({ html, prompts: questions.map(({ prompt }) => prompt) })),
  );

test('printing and reading draw forms from the same texts', async () => {
  const work = await createAssignmentFixture(school, { questions: 1 });
  const none = aChoice({ text: '<p>Compare question 2 &amp; say, which is <em>more</em>.</p>' });
  const set = await aSet(school, {
    questions: Array.from({ length: 25 }, () => none),
    stimulus: { kind: 'passage', html: '<p>Read “this”: 1 &lt; 2.</p>', transcript: '', files: [] },
  });
  const { paperId } = await aPaper(school, { sets: [set] });
  const now = school.clock.now();
  const { id } = await work.teacher.send(testCalls.createAssignment, {
    ...newRequestId(),
    ...{ title: 'Printed', paperId, studentIds: [work.studentPerson.id], reportAt: 'submitted' },
    ...{ beginsAt: now.toISOString(), deadline: new Date(now.getTime() + 3_600_000).toISOString() },
  });
  const { id: teacherId } = { id: work.ownerId };
  const read = await school.tx((tx) => readSheetPaper(tx, { id, teacherId }));
  const printed = await work.teacher.ask(getPaper, { paperId });
  expect(read).not.toBeNull();
  expect(read && readTexts(read.content)).toEqual(readTexts(printed));
  expect(readTexts(printed).flat()).toHaveLength(1);
});
