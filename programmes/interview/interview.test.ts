import { expect, test } from 'vitest';
import {
  bindBlueprint,
  getRubricBounds,
  findPaperProblems,
  rubricFor,
  type PaperSection,
} from '@inkstone/exam/blueprint';
import { scoreAttempt } from '@inkstone/exam/scoring';
import { sampleTypes } from '../../exam/scoring/testing.ts';
import { readPublished } from '../testing/published.ts';
import { buildSet, buildListeningSet } from '../toefl-parts/testing.ts';
import { interview } from './index.ts';
import publishedExams from './published.json' with { type: 'json' };

const [admission, practice] = interview.variants;
if (!admission || !practice) throw new Error('the interview has two variants');
const published = readPublished(publishedExams.admission);

const spoken = (part: string, ids: readonly number[]): PaperSection => ({
  section: 'interview',
  part,
  sets: ids.map((id) => buildListeningSet(id, 8, ['interview-answer'])),
});
const essay = (part: string): PaperSection => ({ section: 'writing', part, sets: [buildSet(90, ['essay'])] });

const full = [
  spoken('introduction', [1]),
  spoken('picture', [2]),
  spoken('in-depth', [3, 4, 5]),
  spoken('reflective', [6]),
  spoken('free-speech', [7]),
  essay('sample'),
];
const six = [spoken('opening', [1, 2]), spoken('in-depth', [3, 4, 5]), spoken('longer', [6])];
const eight = [spoken('opening', [1, 2]), spoken('in-depth', [3, 4, 5, 6]), spoken('longer', [7, 8])];

test('the recorded part has the questions and times of the facts, without the parts that are not recorded', () => {
  const [talk] = published.sections;
  const recorded = talk?.parts.filter(({ unscored }) => !unscored) ?? [];
  const [own] = admission.sections;
  expect(own?.parts.map(({ sets, questions }) => sets.to * (questions?.to ?? 0))).toEqual(
    recorded.map(({ questions }) => questions?.to),
  );
  const seconds = own?.parts.map(({ sets, windows }) => sets.to * Number(windows?.responseSeconds));
  expect(seconds).toEqual(recorded.map(({ clock }) => clock?.seconds));
  expect(own).toMatchObject({ shownSeconds: 780, navigation: talk?.navigation, skill: talk?.skill });
});

test('the writing sample has half an hour for one text', () => {
  const [, text] = published.sections;
  const own = admission.sections[1];
  expect(own).toMatchObject({ clock: { seconds: text?.clock?.seconds }, navigation: text?.navigation });
  expect([text?.parts[0]?.choose, own?.parts[0]?.questions]).toEqual([1, { from: 1, to: 1 }]);
});

test('practice asks six to eight questions, each played once, with preparation time and one retake', () => {
  const parts = practice.sections[0]?.parts ?? [];
  const total = (end: 'from' | 'to') => parts.reduce((sum, { sets }) => sum + sets[end], 0);
  expect([total('from'), total('to')]).toEqual([6, 8]);
  for (const { plays, windows } of parts) {
    expect([plays, windows?.retakes]).toEqual([1, 1]);
    expect([15, 20, 30]).toContain(windows?.prepSeconds);
    expect([60, 90, 120]).toContain(windows?.responseSeconds);
  }
  expect(admission.sections[0]?.parts.some(({ windows }) => windows?.retakes !== undefined)).toBe(false);
});

test.each([
  [admission, full],
  [practice, six],
  [practice, eight],
])('a paper of $id has no problems', (variant, paper) => {
  expect(findPaperProblems(variant, paper)).toEqual([]);
});

test('an answer is marked by six criteria from 0 to 5 in halves, a text by four', () => {
  const of = (type: string) => rubricFor(admission, { sectionId: 'interview', partId: 'in-depth', type });
  const rubric = of('interview-answer');
  expect(rubric?.criteria.map(({ id }) => id)).toEqual([
    ...['content', 'fluency', 'pronunciation', 'vocabulary', 'grammar', 'interaction'],
  ]);
  expect(rubric?.criteria.every(({ least, most, step }) => least === 0 && most === 500 && step === 50)).toBe(true);
  expect(rubric && getRubricBounds(rubric)).toEqual({ least: 0, most: 500 });
  expect(of('essay')?.criteria).toHaveLength(4);
});

test.each<[readonly number[], number | null]>([
  [[500, 500, 500, 500, 500, 500, 500], 5],
  [[400, 350, 300, 400, 450, 350, 400], 4],
  [[0, 0, 0, 0, 0, 0, 0], 0],
  [[400], null],
])('marks %j give the score %s, rounded to halves', (marks, score) => {
  const blueprint = bindBlueprint(interview, 'admission', { paper: full, choices: { mode: 'test' } });
  const ids = blueprint.sections[0]?.parts.flatMap(({ sets }) => sets.flatMap(({ questions }) => questions)) ?? [];
  const { scales, total } = scoreAttempt({
    blueprint,
    registry: { 'interview-answer': sampleTypes.essay, essay: sampleTypes.essay },
    answers: Object.fromEntries([...ids, { id: 9000 }].map(({ id }) => [id, 'a'])),
    keys: Object.fromEntries([...ids, { id: 9000 }].map(({ id }) => [id, { prompt: null, key: null }])),
    marks: Object.fromEntries(ids.flatMap(({ id }, index) => (marks[index] === undefined ? [] : [[id, marks[index]]]))),
    routes: {},
  });
  expect(total).toMatchObject({ score, estimate: false });
  expect(scales.map(({ id }) => id)).toEqual(['interview', 'writing']);
});
