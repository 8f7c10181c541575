import type { Criterion, LocalizedText, Level } from '@inkstone/exam/blueprint';

/** What earns each level in English and Chinese, highest first. */
type LevelTexts = readonly (readonly [en: string, zh: string])[];

/** A builder of criteria whose levels earn these points, in hundredths, highest first. */
export const criteriaWith =
  (points: readonly number[], { step }: { step: number }) =>
  (id: string, name: LocalizedText, texts: LevelTexts): Criterion => ({
    id,
    name,
    least: points.at(-1) ?? 0,
    most: points[0] ?? 0,
    step,
    levels: texts.map(([en, zh], index) => ({ points: points[index] ?? 0, says: { en, zh } })),
  });

/** Levels from the highest down to 0, one mark apart, described in English and Chinese. */
export const buildLevels = (rows: readonly (readonly [en: string, zh: string])[]): readonly Level[] =>
  rows.map(([en, zh], index) => ({ points: (rows.length - 1 - index) * 100, says: { en, zh } }));

/** A criterion over the scale of its levels, in half marks. */
export const buildCriterion = (
  id: string,
  name: LocalizedText,
  rows: readonly (readonly [en: string, zh: string])[],
): Criterion => {
  const levels = buildLevels(rows);
  return { id, name, least: 0, most: levels[0]?.points ?? 0, step: 50, levels };
};
