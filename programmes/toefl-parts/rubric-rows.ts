import type { Criterion, Level, LocalizedText } from '@inkstone/exam/blueprint';

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
