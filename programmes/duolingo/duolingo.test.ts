import { describe, expect, test } from 'vitest';
import { bindBlueprint, findPaperProblems, rubricFor, type PaperSection } from '@inkstone/exam/blueprint';
import { scoreAttempt } from '@inkstone/exam/scoring';
import { sampleTypes } from '../../exam/scoring/testing.ts';
import { readPublished } from '../testing/published.ts';
import { duolingo } from './index.ts';
import publishedExams from './published.json' with { type: 'json' };

const [exam] = duolingo.variants;
if (!exam) throw new Error('Duolingo has no variant');
const published = readPublished(publishedExams['july-2025']);
const parts = exam.sections.flatMap((section) => section.parts);
const saidParts = published.sections.flatMap((section) => section.parts);
/** Finds the part of a fact; the ids in the facts may have an additional suffix. */
const own = (id: string) => parts.find((part) => id === part.id || id.startsWith(`${part.id}-`));

const getCount = (item: (typeof parts)[number] | undefined, end: 'from' | 'to') =>
  (item?.questions?.[end] ?? 0) * (item?.sets[end] ?? 0);

describe('against the facts', () => {
  test.each(saidParts.filter(({ id }) => own(id)).map((fact_) => ({ id: fact_.id, fact_ })))(
    '$id: counts, clocks, plays and windows',
    ({ id, fact_ }) => {
      const part = own(id);
      expect([getCount(part, 'from'), getCount(part, 'to')]).toEqual([getCount(fact_, 'from'), getCount(fact_, 'to')]);
      // The facts do not say whether interactive listening can be replayed; see the parts.
      expect(part?.plays).toBe(id.startsWith('interactive-listening') ? undefined : fact_.plays);
      expect(part?.setClock?.seconds).toEqual(fact_.setClock?.seconds);
      // Without a clock in the facts, the clock is our own; preparation for the writing sample is part of its clock.
      expect(part?.itemClock?.seconds).toBe((fact_.itemClock ?? part?.itemClock)?.seconds);
      expect(part?.windows).toEqual(id === 'writing-sample' ? part?.windows : fact_.windows);
    },
  );

  test('steps of a task in the facts are separate parts', () => {
    const left = saidParts.filter(({ id }) => !own(id)).map(({ id }) => id.replace(/-\d+$/, ''));
    expect(left).toEqual(['interactive-listening', 'interactive-writing']);
    const [hearing, writing] = ['interactive-listening', 'interactive-writing'].map((id) =>
      saidParts.find((part) => part.id === id),
    );
    const steps = hearing?.steps ?? [];
    for (const number of [1, 2]) {
      expect(own(`interactive-listening-${number}`)).toMatchObject({ setClock: { seconds: 390 } });
      expect(own(`interactive-listening-${number}`)).not.toHaveProperty('plays');
      expect(own(`summary-${number}`)?.itemClock?.seconds).toBe(steps.at(-1)?.seconds);
    }
    expect(hearing).toMatchObject({ sets: { from: 2, to: 2 }, setClock: { seconds: 390 } });
    // The preparation time is part of the clock of the writing task.
    const prep = writing?.windows?.prepSeconds ?? 0;
    const [first, second] = (writing?.steps ?? []).map(({ seconds }) => seconds ?? 0);
    expect(own('interactive-writing-a')?.itemClock?.seconds).toBe(prep + (first ?? 0));
    expect(own('interactive-writing-b')?.itemClock?.seconds).toBe(second);
    expect(own('writing-sample')?.itemClock?.seconds).toBe(30 + 300);
  });

  test('the directions of the section say of each recording how often its part plays it', () => {
    const plays = ['listen-and-type', 'interactive-listening-1', 'interactive-speaking'].map((id) => own(id)?.plays);
    expect(plays).toEqual([3, undefined, 1]);
    const { directions } = exam.sections[0] ?? {};
    expect(directions?.en).toContain('to type may be heard three times, a scenario as often as its clock allows');
    expect(directions?.en).toContain('a question to answer aloud once');
    expect(directions?.zh).toContain('听写的句子最多可听三遍，互动听力的录音在时限内可以反复听，口语的提问只播放一遍');
  });

  test('forward-only navigation, the published times, and no adaptation but the same scores', () => {
    expect(exam.sections.map(({ navigation, shownSeconds }) => [navigation, shownSeconds])).toEqual([
      ['none', 2700],
      ['none', 600],
    ]);
    expect(exam.setUpSeconds).toBe(published.setUpSeconds);
    expect(exam.sections.some(({ adaptive }) => adaptive)).toBe(false);
    for (const scale of exam.scoring.scales) expect(scale).toMatchObject({ least: 10, most: 160, step: 5 });
    const { least, most, step } = published.scoring.total;
    expect(exam.scoring.total).toMatchObject({ least, most, step, combine: 'mean' });
    expect(exam.scoring.means?.map(({ id, of }) => [id, of])).toEqual([
      ['literacy', ['reading', 'writing']],
      ['comprehension', ['reading', 'listening']],
      ['conversation', ['listening', 'speaking']],
      ['production', ['writing', 'speaking']],
    ]);
  });
});

let next = 0;
const paper: readonly PaperSection[] = exam.sections.flatMap((section) =>
  section.parts.map((part) => ({
    section: section.id,
    part: part.id,
    sets: Array.from({ length: part.sets.from }, () => ({
      id: (next += 1),
      questions: Array.from({ length: part.questions?.from ?? 1 }, () => ({
        id: (next += 1),
        type: part.types[0] ?? '',
      })),
    })),
  })),
);
const blueprint = bindBlueprint(duolingo, 'july-2025', { paper, choices: { mode: 'test' } });
const questions = blueprint.sections.flatMap(({ parts: its }) =>
  its.flatMap(({ sets }) => sets.flatMap((set) => set.questions)),
);
const isMarked = (type: string) => type in { essay: 1, 'short-answer': 1, 'timed-speech': 1, 'interview-answer': 1 };

const scored = (tenths: number, mark: number | null) =>
  scoreAttempt({
    blueprint,
    registry: Object.fromEntries(
      questions.map(({ type }) => [type, isMarked(type) ? sampleTypes.essay : { ...sampleTypes.letters, id: type }]),
    ),
    answers: Object.fromEntries(questions.map(({ id }) => [id, 'a'.repeat(tenths) + 'b'.repeat(10 - tenths)])),
    keys: Object.fromEntries(
      questions.map(({ id, type }) => [id, { prompt: null, key: isMarked(type) ? null : 'a'.repeat(10) }]),
    ),
    marks: Object.fromEntries(
      questions.flatMap(({ id, type }): [number, number][] => (isMarked(type) && mark !== null ? [[id, mark]] : [])),
    ),
    routes: {},
  });

test('a paper with other question counts has no problems', () => {
  expect(findPaperProblems(exam, paper)).toEqual([]);
  for (const { id, type } of questions) {
    const place = blueprint.sections.flatMap((section) =>
      section.parts
        .filter(({ sets }) => sets.some((set) => set.questions.some((question) => question.id === id)))
        .map((part) => ({ sectionId: section.id, partId: part.id, type })),
    )[0];
    expect(Boolean(place && rubricFor(exam, place))).toBe(isMarked(type));
  }
});

test.each<[number, number, number[], number]>([
  [10, 500, [160, 160, 160, 160], 160],
  [8, 300, [130, 100, 130, 100], 115],
  [0, 0, [10, 10, 10, 10], 10],
])(
  '%d tenths right and marks of %d give the scores %j and their mean %d, all estimates',
  (tenths, mark, scores, overall) => {
    const { scales, total, means } = scored(tenths, mark);
    expect(scales.map(({ score }) => score)).toEqual(scores);
    expect(scales.every(({ estimate }) => estimate)).toBe(true);
    expect(total).toMatchObject({ score: overall, estimate: true });
    expect(means?.every(({ score }) => score !== null && score % 5 === 0)).toBe(true);
  },
);

test('writing and speaking wait for a teacher, and so does the mean', () => {
  const { scales, total } = scored(10, null);
  expect(scales.map(({ score }) => score)).toEqual([160, null, 160, null]);
  expect(total.score).toBeNull();
});
