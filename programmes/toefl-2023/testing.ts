import { bindBlueprint, type Blueprint, type PaperSection } from '@inkstone/exam/blueprint';
import { aSet, choices, heard, passage } from '../toefl-parts/testing.ts';
import { toefl2023 } from './index.ts';

/** A whole paper: sets 1 and 2 to read, 3 to 7 to hear, 8 to 11 to speak, 12 and 13 to write; question 301 is the second of set 3. */
export const wholePaper: readonly PaperSection[] = [
  { section: 'reading', part: 'passages', sets: [passage(1, 'prose-summary', 10), passage(2, 'category-table', 9)] },
  { section: 'listening', part: 'part-1', sets: [heard(3, 150, choices(5)), heard(4, 300, choices(6))] },
  {
    section: 'listening',
    part: 'part-2',
    sets: [heard(5, 160, choices(5)), heard(6, 290, choices(6)), heard(7, 310, [...choices(5), 'matching-table'])],
  },
  { section: 'speaking', part: 'independent', sets: [aSet(8, ['timed-speech'])] },
  { section: 'speaking', part: 'campus', sets: [heard(9, 80, ['timed-speech'])] },
  { section: 'speaking', part: 'academic', sets: [heard(10, 90, ['timed-speech'])] },
  { section: 'speaking', part: 'lecture', sets: [heard(11, 100, ['timed-speech'])] },
  { section: 'writing', part: 'integrated', sets: [heard(12, 120, ['essay'])] },
  { section: 'writing', part: 'discussion', sets: [aSet(13, ['essay'])] },
];

/** The rules of a test with that paper, or with some of its sections. */
export const wholeTest = (
  sections: readonly string[] = toefl2023.variants[0]?.sections.map(({ id }) => id) ?? [],
): Blueprint =>
  bindBlueprint(toefl2023, 'toefl-2023', {
    paper: wholePaper.filter(({ section }) => sections.includes(section)),
    choices: { mode: 'test' },
  });
