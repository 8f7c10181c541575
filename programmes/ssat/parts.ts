import type { LocalizedText, PartRule, SectionRule, Tool } from '@inkstone/exam/blueprint';

/** Names of the sections, in the exam, the bank and the report. */
export const names = {
  'writing-sample': { en: 'Writing sample', zh: '写作样本' },
  quantitative: { en: 'Quantitative', zh: '数学' },
  'quantitative-1': { en: 'Quantitative 1', zh: '数学一' },
  'quantitative-2': { en: 'Quantitative 2', zh: '数学二' },
  reading: { en: 'Reading', zh: '阅读' },
  verbal: { en: 'Verbal', zh: '词汇' },
  experimental: { en: 'Experimental', zh: '试测部分' },
} as const satisfies Record<string, LocalizedText>;

const skills = {
  'writing-sample': 'writing',
  quantitative: 'math',
  'quantitative-1': 'math',
  'quantitative-2': 'math',
  reading: 'reading',
  verbal: 'verbal',
  experimental: 'mixed',
} as const satisfies Record<keyof typeof names, string>;

/** Tools of multiple-choice sections; no calculator. */
export const choiceTools: readonly Tool[] = ['flag', 'eliminator', 'highlighter', 'line-reader', 'zoom'];
export const writingTools: readonly Tool[] = ['flag', 'highlighter', 'zoom'];

/** Points of a writing sample in hundredths: the mean of three criteria of 1 to 6. */
export const writingPoints = 600;

/** A section with its own clock and free navigation inside, which cannot be entered again. */
export const buildSection = (
  id: keyof typeof names,
  its: Pick<SectionRule, 'directions' | 'tools' | 'parts'> & Partial<SectionRule>,
): SectionRule => ({
  id,
  name: names[id],
  skill: skills[id],
  navigation: 'section',
  reviewScreen: false,
  clipboard: false,
  ...its,
});

const buildClock = (seconds: number): SectionRule['clock'] => ({ seconds, duringAudio: 'runs', atZero: 'closes' });

/** A part of five-option questions in any number of sets. */
const choicePart = (id: string, name: LocalizedText, questions: PartRule['questions']): PartRule => ({
  id,
  name,
  types: ['choice'],
  questions,
  sets: { from: 1, to: 1 },
  options: 5,
});

const exactCount = (questions: number) => ({ from: questions, to: questions });
const questionsName: LocalizedText = { en: 'Questions', zh: '题目' };
const passagesName: LocalizedText = { en: 'Passages', zh: '文章' };

type TimedSection = Pick<SectionRule, 'directions'> & Pick<Partial<SectionRule>, 'breakAfter'> & { seconds: number };

/** A section of independent questions. */
export const quantitativeSection = (
  id: 'quantitative' | 'quantitative-1' | 'quantitative-2',
  { questions, seconds, ...rule }: TimedSection & { questions: number },
): SectionRule =>
  buildSection(id, {
    clock: buildClock(seconds),
    tools: choiceTools,
    parts: [choicePart('questions', questionsName, exactCount(questions))],
    ...rule,
  });

/** Passages with their questions. */
export const readingSection = ({ questions, seconds, ...rule }: TimedSection & { questions: number }): SectionRule =>
  buildSection('reading', {
    clock: buildClock(seconds),
    tools: choiceTools,
    parts: [choicePart('passages', passagesName, exactCount(questions))],
    ...rule,
  });

/** Synonyms, then analogies; or both together where the form does not separate them. */
export const verbalSection = (
  { seconds, ...rule }: TimedSection,
  counts: { synonyms: number; analogies: number } | { together: number },
): SectionRule =>
  buildSection('verbal', {
    clock: buildClock(seconds),
    tools: choiceTools,
    parts:
      'together' in counts
        ? [choicePart('questions', { en: 'Synonyms and analogies', zh: '同义词与类比' }, exactCount(counts.together))]
        : [
            choicePart('synonyms', { en: 'Synonyms', zh: '同义词' }, exactCount(counts.synonyms)),
            choicePart('analogies', { en: 'Analogies', zh: '类比' }, exactCount(counts.analogies)),
          ],
    ...rule,
  });

/** Experimental questions of every kind, never scored. */
export const experimentalSection = ({
  questions,
  seconds,
  ...rule
}: TimedSection & { questions: { from: number; to: number } }): SectionRule =>
  buildSection('experimental', {
    clock: buildClock(seconds),
    tools: choiceTools,
    unscored: true,
    parts: [choicePart('mixed', { en: 'Mixed questions', zh: '混合题' }, questions)],
    ...rule,
  });

/** One text, sent to schools as written: the exam does not score it. */
export const writingSection = ({ seconds, ...rule }: TimedSection): SectionRule =>
  buildSection('writing-sample', {
    clock: buildClock(seconds),
    tools: writingTools,
    unscored: true,
    parts: [
      {
        id: 'writing',
        name: names['writing-sample'],
        types: ['essay'],
        questions: exactCount(1),
        sets: { from: 1, to: 1 },
        points: writingPoints,
      },
    ],
    ...rule,
  });
