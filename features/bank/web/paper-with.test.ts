import { expect, test } from 'vitest';
import { fetchProgramme } from '@inkstone/programmes/late';
import type { ComposedSet } from './composed-paper.ts';
import { paperWith } from './paper-with.ts';

await Promise.all(['amc', 'toefl-2023'].map(fetchProgramme));

const aSet = (draft: Partial<ComposedSet>): ComposedSet => ({
  topicId: 1,
  revisionId: 1,
  version: 1,
  newestVersion: 1,
  isHidden: false,
  title: 'A',
  titleZh: null,
  programme: 'amc',
  subject: 'math',
  questions: [{ id: 1, type: 'choice', points: 100 }],
  ...draft,
});

test('a set of choices begins the first exam of its programme', () => {
  const set = aSet({});
  expect(paperWith(set)).toMatchObject({
    programme: 'amc',
    variant: 'amc-8',
    sections: [{ section: 'contest', sets: [set] }],
  });
});

test('a set stands in the first place that takes all of its questions', () => {
  const odd = aSet({ questions: [{ id: 1, type: 'ordering', points: 100 }] });
  expect(paperWith(odd)).toMatchObject({ variant: 'practice', sections: [{ section: 'practice', sets: [odd] }] });
  const essay = aSet({
    programme: 'toefl-2023',
    subject: 'writing',
    questions: [{ id: 1, type: 'essay', points: 100 }],
  });
  const filled = paperWith(essay).sections.filter(({ sets }) => sets.length > 0);
  expect(filled).toMatchObject([{ section: 'writing', sets: [essay] }]);
});

test('a set of a programme that has no exams begins an empty paper', () => {
  expect(paperWith(aSet({ programme: 'gone' })).sections).toEqual([]);
});
