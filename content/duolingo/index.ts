import type { Paper, QuestionSet } from '../bank-types.ts';
import type { Script } from '../toefl-2023/authoring.ts';
import type { ToeflWork } from '../toefl-2023/story.ts';
import { scenarios, typeHeard } from './listening.ts';
import { readingSets } from './reading.ts';
import { conversation, talkSets } from './speaking.ts';
import { completeSet, fillSet, selectSet } from './words.ts';
import { photoSet, topicSets } from './writing.ts';

const heard = [...typeHeard, ...scenarios.map((one) => one.heard), ...conversation];

/** Every set of the practice form. */
export const duolingoSets: readonly QuestionSet[] = [
  selectSet,
  fillSet,
  completeSet,
  ...readingSets,
  ...heard.map(({ set }) => set),
  ...scenarios.map(({ summary }) => summary),
  photoSet,
  ...topicSets,
  ...talkSets,
];

/** What is said in its recordings. */
export const duolingoScripts: readonly Script[] = heard.map(({ script }) => script);

const codesOf = (sets: readonly { set: QuestionSet }[]): string[] => sets.map(({ set }) => set.code);

const graded = (part: string, ...sets: readonly string[]) => ({
  title: { en: 'Graded section', zh: '计分部分' },
  section: 'graded',
  part,
  sets,
});
const sample = (part: string, ...sets: readonly string[]) => ({
  title: { en: 'Samples', zh: '样本' },
  section: 'sample',
  part,
  sets,
});

/** A whole practice form, with the counts and the clocks of the real test. */
export const duolingoPapers = [
  {
    code: 'duolingo-form-a',
    title: { en: 'Duolingo practice form A', zh: '多邻国模拟卷 A' },
    programme: 'duolingo',
    variant: 'july-2025',
    author: 'mei',
    written: { days: -15, time: '16:30' },
    sections: [
      graded('read-and-select', 'det-words'),
      graded('fill-in-the-blanks', 'det-fill'),
      graded('read-and-complete', 'det-complete'),
      graded('listen-and-type', ...codesOf(typeHeard)),
      graded('interactive-reading', 'det-read-1', 'det-read-2'),
      graded('interactive-listening-1', 'det-listen-1'),
      graded('summary-1', 'det-sum-1'),
      graded('interactive-listening-2', 'det-listen-2'),
      graded('summary-2', 'det-sum-2'),
      graded('write-about-the-photo', 'det-photo'),
      graded('interactive-writing-a', 'det-write-a'),
      graded('interactive-writing-b', 'det-write-b'),
      graded('speak-about-the-photo', 'det-say-1'),
      graded('read-then-speak', 'det-say-2'),
      graded('interactive-speaking', ...codesOf(conversation)),
      sample('writing-sample', 'det-write-s'),
      sample('speaking-sample', 'det-say-s'),
    ],
  },
] as const satisfies readonly Paper[];

/** The form that Ms. Mei gave to those who think of that test. */
export const duolingoWork: ToeflWork = {
  code: 'duolingo-form-a',
  kind: 'test',
  title: { en: 'Duolingo practice form A', zh: '多邻国模拟卷 A' },
  from: { paper: 'duolingo-form-a' },
  given: { days: -13, time: '20:50' },
  begins: { days: -13, time: '20:50' },
  deadline: { days: 12, time: '21:00' },
  message: {
    en: 'An hour without a break. The clocks are short on purpose: look, decide, go on.',
    zh: '一小时，中间不休息。各题时限都很短，看清、决定、继续。',
  },
};
