import { bindBlueprint, type Blueprint, type PaperSection } from '@inkstone/exam/blueprint';
import { buildSet, choices, buildListeningSet, buildPassage } from '../toefl-parts/testing.ts';
import { toeflClassic } from './index.ts';

/** A complete paper: sets 1 to 3 reading, 4 to 8 listening, 9 to 12 speaking, 13 and 14 writing. */
export const fullPaper: readonly PaperSection[] = [
  {
    section: 'reading',
    part: 'passages',
    sets: [
      buildPassage(1, 'prose-summary', 10),
      buildPassage(2, 'category-table', 9),
      buildPassage(3, 'prose-summary', 10),
    ],
  },
  {
    section: 'listening',
    part: 'part-1',
    sets: [buildListeningSet(4, 150, choices(5)), buildListeningSet(5, 300, choices(6))],
  },
  {
    section: 'listening',
    part: 'part-2',
    sets: [
      buildListeningSet(6, 160, choices(5)),
      buildListeningSet(7, 290, choices(6)),
      buildListeningSet(8, 310, choices(6)),
    ],
  },
  { section: 'speaking', part: 'independent', sets: [buildSet(9, ['timed-speech'])] },
  { section: 'speaking', part: 'campus', sets: [buildListeningSet(10, 80, ['timed-speech'])] },
  { section: 'speaking', part: 'academic', sets: [buildListeningSet(11, 90, ['timed-speech'])] },
  { section: 'speaking', part: 'lecture', sets: [buildListeningSet(12, 100, ['timed-speech'])] },
  { section: 'writing', part: 'integrated', sets: [buildListeningSet(13, 120, ['essay'])] },
  { section: 'writing', part: 'independent', sets: [buildSet(14, ['essay'])] },
];

/** Additional parts of a longer form: a fourth passage, or a third listening part. */
export const longerForm = {
  reading: [{ section: 'reading', part: 'passages', sets: [buildPassage(15, 'prose-summary', 10)] }],
  listening: [
    {
      section: 'listening',
      part: 'part-3',
      sets: [buildListeningSet(16, 155, choices(5)), buildListeningSet(17, 305, choices(6))],
    },
  ],
} as const satisfies Record<string, readonly PaperSection[]>;

/** A blueprint of a test with that paper, a longer form, or some of its sections. */
export const classicTest = ({
  sections,
  more = [],
}: { sections?: readonly string[]; more?: readonly PaperSection[] } = {}): Blueprint =>
  bindBlueprint(toeflClassic, 'toefl-classic', {
    paper: [...fullPaper, ...more].filter(({ section }) => !sections || sections.includes(section)),
    choices: { mode: 'test' },
  });
