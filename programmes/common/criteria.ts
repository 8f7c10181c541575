import type { Criterion, LocalizedText } from '@inkstone/exam/blueprint';

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
