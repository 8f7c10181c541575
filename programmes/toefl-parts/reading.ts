import type { LocalizedText, Range, Seconds, SectionRule } from '@inkstone/exam/blueprint';
import { readingDirections } from './directions.ts';

/** Points by question type in hundredths: a passage has 11 points with a summary as with a table. */
export const readingPoints = {
  choice: 100,
  'insert-sentence': 100,
  'prose-summary': 200,
  'category-table': { usual: 300, 7: 400 },
} as const;

/** Passages of ten questions under one clock with free navigation; with a category table a passage has nine. */
export const buildReading = (form: { passages: Range; seconds: Seconds; opening: LocalizedText }): SectionRule => ({
  id: 'reading',
  name: { en: 'Reading', zh: '阅读' },
  skill: 'reading',
  directions: readingDirections(form.opening),
  clock: { seconds: form.seconds, duringAudio: 'runs', atZero: 'closes', hideableUntilSeconds: 300 },
  navigation: 'section',
  reviewScreen: true,
  tools: ['glossary', 'notes'],
  guidesPassage: true,
  clipboard: false,
  parts: [
    {
      id: 'passages',
      name: { en: 'Academic passages', zh: '学术文章' },
      types: ['choice', 'insert-sentence', 'prose-summary', 'category-table'],
      questions: { from: 9, to: 10 },
      sets: form.passages,
      options: 4,
      pointsByType: readingPoints,
      textWords: { from: 600, to: 750 },
    },
  ],
});
