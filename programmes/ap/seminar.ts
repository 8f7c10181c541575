import type { LocalizedText, PartRule, SectionRule, Variant } from '@inkstone/exam/blueprint';
import { apCard } from './card.ts';
import { toParagraphs } from './directions.ts';
import { composite, names, buildPart, writingTools } from './parts.ts';
import { seminarRubrics } from './seminar-rubrics.ts';

const analysis = (id: string, name: LocalizedText, points: number): PartRule =>
  buildPart(id, name, { types: ['short-answer'], questions: 1, pointsByType: { 'short-answer': points } });

/** The parts of both sections; practice has the same tasks. */
export const seminarParts = {
  analysis: [
    analysis('argument', { en: 'The argument', zh: '论点' }, 300),
    analysis('reasoning', { en: 'The line of reasoning', zh: '论证思路' }, 600),
    analysis('evidence', { en: 'The evidence', zh: '论据' }, 600),
  ],
  essay: [
    buildPart(
      'essay',
      { en: 'Essay', zh: '论述文' },
      {
        types: ['essay'],
        questions: 1,
        pointsByType: { essay: 2400 },
        rubricRows: 4,
      },
    ),
  ],
} as const satisfies Record<string, readonly PartRule[]>;

/** Two hours for both sections with free navigation between them; the time for each is only advised. */
const advisedTiming: Pick<SectionRule, 'navigation' | 'reviewScreen' | 'clipboard' | 'tools'> = {
  navigation: 'exam',
  reviewScreen: true,
  clipboard: true,
  tools: writingTools,
};

const sections: readonly SectionRule[] = [
  {
    ...advisedTiming,
    id: 'argument-analysis',
    name: names['argument-analysis'],
    skill: 'argument-analysis',
    shownSeconds: 1800,
    weight: 30,
    directions: toParagraphs(
      'Read one text and answer three questions about its argument. About 30 minutes of the two hours are meant for this; you may come back to it.',
      '阅读一篇文章，回答三个关于其论证的问题。两小时中建议用约 30 分钟完成，之后还可以返回。',
    ),
    parts: seminarParts.analysis,
  },
  {
    ...advisedTiming,
    id: 'argument-essay',
    name: names['argument-essay'],
    skill: 'argument-essay',
    shownSeconds: 5400,
    weight: 70,
    directions: toParagraphs(
      'Read four sources, find a theme that joins some of them, and argue a position of your own. Use at least two of the sources and say which. About 90 minutes are meant for this.',
      '阅读四份材料，找出其中贯通的主题，提出并论证自己的立场。至少引用两份材料，并注明来源。建议用约 90 分钟。',
    ),
    parts: seminarParts.essay,
  },
];

/** The end-of-course exam: 45 percent of the year's score; the performance tasks are marked elsewhere. */
export const seminar: Variant = {
  id: 'seminar',
  name: apCard.exams.seminar,
  clock: { seconds: 7200, duringAudio: 'runs', atZero: 'closes' },
  sections,
  scoring: composite(sections),
  rubrics: seminarRubrics,
};
