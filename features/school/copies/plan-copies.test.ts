import { describe, expect, test } from 'vitest';
import { planCopies, type CopyCorrection, type CopySource } from './plan-copies.ts';

const source = (change: Partial<CopySource> = {}): CopySource => ({
  ...{ id: 1, name: 'SAT 2026', nameZh: null, isClosed: false, isCopied: false },
  ...{ teacherIds: [7, 8], studentIds: [21, 22] },
  ...change,
});
const correction = (change: Partial<CopyCorrection> = {}): CopyCorrection => ({
  ...{ classId: 1, isLeftOut: false, name: 'SAT B', nameZh: '乙班', teacherIds: [8], withoutIds: [22] },
  ...change,
});
const patterns = { en: { find: '2026', replacement: '2027' }, zh: { find: '秋', replacement: '春' } };
const plan = (copied: CopySource, corrections: CopyCorrection[] = []) =>
  planCopies({ sources: [copied], patterns, corrections, fitIds: new Set([7, 8]) })[0];

describe('a class', () => {
  test('is copied with a shifted name, its teachers and all its students', () => {
    expect(plan(source({ nameZh: '秋季班' }))).toEqual({
      ...{ sourceId: 1, outcome: 'made', fault: null },
      draft: { name: 'SAT 2027', nameZh: '春季班', teacherIds: [7, 8], studentIds: [21, 22] },
    });
  });

  test('is copied as it was corrected', () => {
    expect(plan(source(), [correction()])).toMatchObject({
      outcome: 'made',
      draft: { name: 'SAT B', nameZh: '乙班', teacherIds: [8], studentIds: [21] },
    });
  });

  test.each([
    ['was copied already', source({ isCopied: true }), correction(), 'copied'],
    ['was not chosen', source(), correction({ isLeftOut: true }), 'notChosen'],
    ['is closed and nobody asked for it', source({ isClosed: true }), undefined, 'closed'],
    ['would have no name', source(), correction({ name: '\u200B ' }), 'nameMissing'],
    ['has nobody to teach it', source({ teacherIds: [] }), undefined, 'teacherUnfit'],
    ['would be taught by somebody who cannot', source(), correction({ teacherIds: [8, 9] }), 'teacherUnfit'],
  ])('is left out where it %s', (_, classSource, corrected, fault) => {
    expect(plan(classSource, corrected && [corrected])).toMatchObject({ outcome: 'leftOut', fault });
  });

  test('that is closed is copied where it was chosen', () => {
    expect(plan(source({ isClosed: true }), [correction()])).toMatchObject({ outcome: 'made' });
  });
});
