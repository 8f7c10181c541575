import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questionSets } from '@inkstone/content';
import { findProgramme, programmes } from '@inkstone/programmes';
import { programmeCards } from '@inkstone/programmes/cards';
import type { KnownQuestion } from './testing/full-answer.ts';
import { composePaper, uploadSound } from './testing/sample-papers.ts';
import { paperForHomework } from './testing/coverage.ts';
import { fillBank, openWalkContext, walkToReport, type Content, type WalkContext } from './testing/walk-context.ts';

let context: WalkContext;
let sampleBank: Awaited<ReturnType<typeof fillBank>>;
let soundId: number;
beforeAll(async () => {
  context = await openWalkContext();
  sampleBank = await fillBank(context);
  soundId = await uploadSound(context.school, (await context.browsers()).teacher);
});
afterAll(() => context.school.close());

const fromBank = programmeCards.filter(({ hasPapers }) => hasPapers !== false).map(({ id }) => id);

/** A paper of the bank, or one composed of sample questions. */
const contentFor = async (programme: string): Promise<{ content: Content; questions: Map<number, KnownQuestion> }> => {
  const code = paperForHomework(programme)?.code;
  if (code) return { content: { paperId: sampleBank.bank.papers.get(code) ?? 0 }, questions: sampleBank.questions };
  const [variant] = findProgramme(programme)?.variants ?? [];
  if (!variant) throw new Error(`${programme} has no form`);
  const composing = { ...context, ownerId: context.teacher.id, programme, soundId };
  const { paperId, questions } = await composePaper(composing, variant);
  return { content: { paperId }, questions };
};

/** The first, middle and last set of a programme. */
const setsFor = (programme: string): number[] => {
  const codes = questionSets.filter((set) => set.programme === programme).map(({ code }) => code);
  const chosen = [...new Set([codes[0], codes[Math.floor(codes.length / 2)], codes.at(-1)])];
  return chosen.flatMap((code) => (code === undefined ? [] : (sampleBank.bank.sets.get(code) ?? [])));
};

describe('homework of every programme is taken to its report', () => {
  test.each(fromBank)('%s, composed as a paper', async (programme) => {
    const { breaks, report } = await walkToReport(context, { kind: 'homework', ...(await contentFor(programme)) });
    expect(report.programme).toBe(programme);
    expect(breaks).toEqual([]);
  });

  const withSets = fromBank.filter((id) => questionSets.some(({ programme }) => programme === id));
  test.each(withSets)('%s, from single sets', async (programme) => {
    const content = { setIds: setsFor(programme) };
    const { report } = await walkToReport(context, { kind: 'homework', content, questions: sampleBank.questions });
    expect(report.programme).toBe(programme);
  });

  test('written by the teacher', async () => {
    const ways = [['text'], ['files'], ['recording'], ['text', 'files', 'recording']] as const;
    const tasks = ways.map((accepts) => ({ text: { en: '<p>Show it.</p>' }, accepts, points: 1000 }));
    const { report, questionIds } = await walkToReport(context, {
      kind: 'homework',
      content: { defined: { text: {}, tasks } },
      questions: new Map(),
    });
    expect(report.kind).toBe('definedHomework');
    expect(questionIds).toHaveLength(ways.length);
  });

  test('each programme in at least one way', () => {
    const byTeachers = programmeCards.filter(({ hasPapers }) => hasPapers === false).map(({ id }) => id);
    expect(byTeachers).toEqual(['defined']);
    expect([...fromBank, ...byTeachers].toSorted()).toEqual(programmes.map(({ id }) => id).toSorted());
  });
});
