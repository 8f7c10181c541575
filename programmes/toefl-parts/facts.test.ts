import { describe, expect, test } from 'vitest';
import type { ClockRule, Range, Seconds, SectionRule, Variant } from '@inkstone/exam/blueprint';
import { readPublished } from '../testing/published.ts';
import { toefl2023 } from '../toefl-2023/index.ts';
import { toeflClassic } from '../toefl-classic/index.ts';
import publishedExams from './published.json' with { type: 'json' };

const ends = (seconds: Seconds | undefined): Pick<Range, 'from' | 'to'> =>
  typeof seconds === 'object' ? { from: seconds.from, to: seconds.to } : { from: seconds ?? 0, to: seconds ?? 0 };
const getSeconds = (clock: ClockRule | undefined): number => Number(clock?.seconds ?? 0);
/** The clocks of the parts in the usual form, without the parts of a longer form. */
const inParts = (section: SectionRule | undefined): number =>
  (section?.parts ?? []).reduce((sum, { clock, sets }) => sum + (sets.from > 0 ? getSeconds(clock) : 0), 0);
const getQuestions = (section: SectionRule | undefined): number =>
  (section?.parts ?? []).reduce((sum, { questions, sets }) => sum + (questions?.to ?? 0) * sets.to, 0);
const getRows = (variant: Variant | undefined, skill: string) => {
  const conversion = variant?.scoring.scales.find(({ id }) => id === skill)?.tests[0]?.conversion;
  return conversion?.by === 'table' ? conversion.rows.filter(([, score]) => score > 0) : [];
};

describe.each([
  { programme: toeflClassic, fact: 'classic-2019-2023' },
  { programme: toefl2023, fact: 'reform-2023-2026' },
] as const)('$programme.id against the facts of $fact', ({ programme, fact: id }) => {
  const published = readPublished(publishedExams[id]);
  const input = programme.variants[0];
  /** Every section of the facts with the manually defined one. */
  const pairs = published.sections.map((fact) => ({
    fact,
    section: input?.sections.find((section) => section.id === fact.id),
  }));
  const find = (section: string) => pairs.find(({ fact }) => fact.id === section);

  test.each(pairs)(
    '$fact.id: navigation, questions and published times are those of the facts',
    ({ fact, section }) => {
      expect(section).toMatchObject({
        navigation: fact.navigation,
        skill: fact.skill,
        reviewScreen: fact.reviewScreen,
      });
      expect(section?.confirmAnswer ?? false).toBe(fact.confirmAnswer ?? false);
      expect(getQuestions(section)).toBe(getQuestions(fact));
      expect(ends(section?.shownSeconds ?? section?.clock?.seconds)).toEqual(
        ends(fact.shownSeconds ?? fact.clock?.seconds),
      );
      expect(section?.breakAfter).toEqual(fact.breakAfter);
    },
  );

  test('each speaking task has the windows of the facts', () => {
    const speaking = find('speaking');
    const windows = speaking?.section?.parts.map((part) => part.windows);
    expect(windows).toMatchObject(speaking?.fact.parts.map((part) => part.windows) ?? []);
  });

  test('the listening parts share the answering time, and the writing clocks are those of its tasks plus the reading time', () => {
    expect(inParts(find('listening')?.section)).toBe(getSeconds(find('listening')?.fact.clock));
    const reading = find('writing')?.section?.parts[0]?.windows?.readSeconds;
    expect(inParts(find('writing')?.section)).toBe(inParts(find('writing')?.fact) + Number(reading));
  });

  test.each(['speaking', 'writing'])('the table of %s is that of the facts', (skill) => {
    expect(getRows(input, skill).length).toBeGreaterThan(10);
    expect(getRows(input, skill)).toEqual(getRows(published, skill));
  });

  test('it is valid for the period in the facts', () => {
    expect(input?.appliesTo).toBe(published.appliesTo);
  });
});
