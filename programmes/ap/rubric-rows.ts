import type { Criterion, LocalizedText } from '@inkstone/exam/blueprint';

/** Levels of a row, from the highest down, in our own words. */
type LevelText = readonly [points: number, en: string, zh: string];

/** A row of a rubric: in whole points, or larger steps. */
export const row = (id: string, name: LocalizedText, says: readonly LevelText[], step = 1): Criterion => ({
  id,
  name,
  least: 0,
  most: (says[0]?.[0] ?? 0) * 100,
  step: step * 100,
  levels: says.map(([points, en, zh]) => ({ points: points * 100, says: { en, zh } })),
});

/** A row that is earned or not. */
export const point = (id: string, name: LocalizedText, earned: readonly [en: string, zh: string]): Criterion =>
  row(id, name, [
    [1, ...earned],
    [0, 'Not there yet, or only named.', '没有做到，或只是提及。'],
  ]);
