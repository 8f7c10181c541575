import { expect, test } from 'vitest';
import type { ClockRule, Seconds, SectionRule } from '@inkstone/exam/blueprint';
import { expressed, type Expressed } from '../expressing/variant.ts';
import facts from '../facts.json' with { type: 'json' };
import { toefl2023 } from './index.ts';

const read: Expressed[] = [];
for (const entry of facts) read.push(expressed(entry, read.at(-1)));
const said = read.find(({ variant }) => variant.id === 'reform-2023-2026')?.variant;
const given = toefl2023.variants[0];

/** Every section of the facts with the one that was set down by hand. */
const pairs = (said?.sections ?? []).map((fact) => ({
  fact,
  section: given?.sections.find(({ id }) => id === fact.id),
}));

const secondsOf = (clock: ClockRule | undefined): Seconds => clock?.seconds ?? 0;
const inParts = (section: SectionRule | undefined): number =>
  (section?.parts ?? []).reduce((sum, { clock }) => sum + Number(secondsOf(clock)), 0);
const questionsOf = (section: SectionRule | undefined): number =>
  (section?.parts ?? []).reduce((sum, { questions, sets }) => sum + (questions?.to ?? 0) * sets.to, 0);

test.each(pairs)('$fact.id: ways, questions and published times are those of the facts', ({ fact, section }) => {
  expect(section).toMatchObject({ navigation: fact.navigation, skill: fact.skill, reviewScreen: fact.reviewScreen });
  expect(section?.confirmAnswer ?? false).toBe(fact.confirmAnswer ?? false);
  expect(questionsOf(section)).toBe(questionsOf(fact));
  expect(section?.shownSeconds ?? section?.clock?.seconds).toBe(fact.shownSeconds ?? fact.clock?.seconds);
});

test('each spoken task has the windows of the facts', () => {
  const speaking = pairs.find(({ fact }) => fact.id === 'speaking');
  const windows = speaking?.section?.parts.map((part) => part.windows);
  expect(windows).toMatchObject(speaking?.fact.parts.map((part) => part.windows) ?? []);
});

test('the parts of listening share the seconds of answering, and the clocks of writing are its tasks, the reading beside', () => {
  const find = (id: string) => pairs.find(({ fact }) => fact.id === id);
  expect(inParts(find('listening')?.section)).toBe(secondsOf(find('listening')?.fact.clock));
  const reading = find('writing')?.section?.parts[0]?.windows?.readSeconds;
  expect(inParts(find('writing')?.section)).toBe(inParts(find('writing')?.fact) + Number(reading));
});

test('the tables are those of the facts', () => {
  for (const skill of ['speaking', 'writing']) {
    const rowsIn = (scales: typeof given) => {
      const conversion = scales?.scoring.scales.find(({ id }) => id === skill)?.tests[0]?.conversion;
      return conversion?.by === 'table' ? conversion.rows.filter(([, score]) => score > 0) : [];
    };
    expect(rowsIn(given).length).toBeGreaterThan(10);
    expect(rowsIn(given)).toEqual(rowsIn(said));
  }
});
