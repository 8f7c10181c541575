import { bindBlueprint, type Blueprint, type PaperSection } from '@inkstone/exam/blueprint';
import { aSet, choices, heard, passage } from '../toefl-parts/testing.ts';
import { toeflClassic } from './index.ts';

/** A whole paper: sets 1 to 3 to read, 4 to 8 to hear, 9 to 12 to speak, 13 and 14 to write. */
export const wholePaper: readonly PaperSection[] = [
  {
    section: 'reading',
    part: 'passages',
    sets: [passage(1, 'prose-summary', 10), passage(2, 'category-table', 9), passage(3, 'prose-summary', 10)],
  },
  { section: 'listening', part: 'part-1', sets: [heard(4, 150, choices(5)), heard(5, 300, choices(6))] },
  {
    section: 'listening',
    part: 'part-2',
    sets: [heard(6, 160, choices(5)), heard(7, 290, choices(6)), heard(8, 310, choices(6))],
  },
  { section: 'speaking', part: 'independent', sets: [aSet(9, ['timed-speech'])] },
  { section: 'speaking', part: 'campus', sets: [heard(10, 80, ['timed-speech'])] },
  { section: 'speaking', part: 'academic', sets: [heard(11, 90, ['timed-speech'])] },
  { section: 'speaking', part: 'lecture', sets: [heard(12, 100, ['timed-speech'])] },
  { section: 'writing', part: 'integrated', sets: [heard(13, 120, ['essay'])] },
  { section: 'writing', part: 'independent', sets: [aSet(14, ['essay'])] },
];

/** What a longer form may have besides: a fourth passage, or a third part to hear. */
export const longer = {
  reading: [{ section: 'reading', part: 'passages', sets: [passage(15, 'prose-summary', 10)] }],
  listening: [{ section: 'listening', part: 'part-3', sets: [heard(16, 155, choices(5)), heard(17, 305, choices(6))] }],
} as const satisfies Record<string, readonly PaperSection[]>;

/** The rules of a test with that paper, with more of it, or with some of its sections. */
export const classicTest = ({
  sections,
  more = [],
}: { sections?: readonly string[]; more?: readonly PaperSection[] } = {}): Blueprint =>
  bindBlueprint(toeflClassic, 'toefl-classic', {
    paper: [...wholePaper, ...more].filter(({ section }) => !sections || sections.includes(section)),
    choices: { mode: 'test' },
  });
