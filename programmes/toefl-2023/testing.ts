import { bindBlueprint, type Blueprint, type PaperSection } from '@inkstone/exam/blueprint';
import { buildSet, choices, buildListeningSet, buildPassage } from '../toefl-parts/testing.ts';
import { toefl2023 } from './index.ts';

/**
 * A complete paper: sets 1 and 2 reading, 3 to 7 listening, 8 to 11 speaking, 12 and 13 writing; question 301 is the
 * second of set 3.
 */
export const fullPaper: readonly PaperSection[] = [
  {
    section: 'reading',
    part: 'passages',
    sets: [buildPassage(1, 'prose-summary', 10), buildPassage(2, 'category-table', 9)],
  },
  {
    section: 'listening',
    part: 'part-1',
    sets: [buildListeningSet(3, 150, choices(5)), buildListeningSet(4, 300, choices(6))],
  },
  {
    section: 'listening',
    part: 'part-2',
    sets: [
      buildListeningSet(5, 160, choices(5)),
      buildListeningSet(6, 290, choices(6)),
      buildListeningSet(7, 310, [...choices(5), 'matching-table']),
    ],
  },
  { section: 'speaking', part: 'independent', sets: [buildSet(8, ['timed-speech'])] },
  { section: 'speaking', part: 'campus', sets: [buildListeningSet(9, 80, ['timed-speech'])] },
  { section: 'speaking', part: 'academic', sets: [buildListeningSet(10, 90, ['timed-speech'])] },
  { section: 'speaking', part: 'lecture', sets: [buildListeningSet(11, 100, ['timed-speech'])] },
  { section: 'writing', part: 'integrated', sets: [buildListeningSet(12, 120, ['essay'])] },
  { section: 'writing', part: 'discussion', sets: [buildSet(13, ['essay'])] },
];

/** A blueprint of a test with that paper or some of its sections. */
export const buildFullTest = (
  sections: readonly string[] = toefl2023.variants[0]?.sections.map(({ id }) => id) ?? [],
): Blueprint =>
  bindBlueprint(toefl2023, 'toefl-2023', {
    paper: fullPaper.filter(({ section }) => sections.includes(section)),
    choices: { mode: 'test' },
  });
