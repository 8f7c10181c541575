import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { programmes } from '@inkstone/programmes';
import { composePaper, uploadSound } from './testing/sample-papers.ts';
import { composedForms, mockPapers } from './testing/coverage.ts';
import { openWalkContext, walkToReport, type WalkContext } from './testing/walk-context.ts';

let context: WalkContext;
let soundId: number;
beforeAll(async () => {
  context = await openWalkContext();
  soundId = await uploadSound(context.school, (await context.browsers()).teacher);
});
afterAll(() => context.school.close());

const cases = composedForms.map((form) => [`${form.programme.id}/${form.variant.id}`, form] as const);

describe('every variant without a mock in the bank is taken to its report with a paper of sample questions', () => {
  test.each(cases)('%s', async (_, { programme, variant }) => {
    const composing = { ...context, ownerId: context.teacher.id, programme: programme.id, soundId };
    const { paperId, questions } = await composePaper(composing, variant);
    const { report } = await walkToReport(context, { kind: 'test', content: { paperId }, questions });
    expect(report).toMatchObject({ programme: programme.id, variant: variant.id });
  });
});

test('together with the mocks of the bank they are all variants of the programmes', () => {
  const inBank = mockPapers.map(({ programme, variant }) => `${programme}/${variant}`);
  const offered = programmes.flatMap(({ id, variants }) => variants.map((variant) => `${id}/${variant.id}`));
  expect([...new Set([...inBank, ...cases.map(([name]) => name)])].toSorted()).toEqual(offered.toSorted());
});
