import type { LocalizedText, PartRule, SectionRule, TextRule, Tool } from '@inkstone/exam/blueprint';

/** Names of the sections, in the exam, the bank and the report. */
export const names = {
  english: { en: 'English', zh: '英语' },
  math: { en: 'Math', zh: '数学' },
  reading: { en: 'Reading', zh: '阅读' },
  science: { en: 'Science', zh: '科学' },
  writing: { en: 'Writing', zh: '写作' },
} as const satisfies Record<string, LocalizedText>;

/** Tools of multiple-choice sections; the essay has no options to eliminate or mask. */
export const choiceTools: readonly Tool[] = ['highlighter', 'eliminator', 'masking', 'line-reader', 'zoom', 'flag'];
export const mathTools: readonly Tool[] = [...choiceTools, 'calculator'];
export const essayTools: readonly Tool[] = ['highlighter', 'line-reader', 'zoom', 'flag'];

/** Marks go with the question, and the line reader is a mask with two edges; English and Reading light portions. */
export const getTextRule = (id: keyof typeof names): TextRule => ({
  ...{ marksPerQuestion: true, masksLines: true },
  ...((id === 'english' || id === 'reading') && { lightsPortion: true }),
});

/**
 * The supervisor ends a break for everyone, then each student starts the next section; not published by ACT, inferred.
 */
export const supervisedBreak = { endsEarly: false, ends: 'byStudent' } as const;

/** A section with its own clock and free navigation inside, which cannot be entered again. */
const buildSection = (
  id: keyof typeof names,
  its: Pick<SectionRule, 'directions' | 'tools' | 'parts'> & Partial<SectionRule> & { seconds: number },
): SectionRule => {
  const { seconds, ...rule } = its;
  return {
    id,
    name: names[id],
    skill: id,
    clock: { seconds, duringAudio: 'runs', atZero: 'closes' },
    navigation: 'section',
    reviewScreen: false,
    clipboard: false,
    ...rule,
  };
};

/** Number of questions, of experimental ones among them, and of options. */
interface Counts {
  questions: number;
  trialQuestions?: number;
  options?: 4 | 5;
  seconds: number;
}

const passagesPart: Pick<PartRule, 'id' | 'name'> = { id: 'passages', name: { en: 'Passages', zh: '文章' } };
const questionsPart: Pick<PartRule, 'id' | 'name'> = { id: 'questions', name: { en: 'Questions', zh: '题目' } };

/** A section of multiple choice. */
export const choiceSection = (
  id: Exclude<keyof typeof names, 'writing'>,
  { questions, trialQuestions, options = 4, seconds }: Counts,
  rule: Pick<SectionRule, 'directions'> & Pick<Partial<SectionRule>, 'breakAfter' | 'optional'>,
): SectionRule =>
  buildSection(id, {
    seconds,
    tools: id === 'math' ? mathTools : choiceTools,
    texts: getTextRule(id),
    parts: [
      {
        ...(id === 'math' ? questionsPart : passagesPart),
        types: ['choice'],
        questions: { from: questions, to: questions },
        sets: { from: 1, to: 1 },
        options,
        ...(trialQuestions !== undefined && { unscoredQuestions: trialQuestions }),
      },
    ],
    ...rule,
  });

/** The optional essay; its mark is the mean of four domains. */
export const writingSection = (directions: LocalizedText): SectionRule =>
  buildSection('writing', {
    seconds: 2400,
    optional: true,
    directions,
    tools: essayTools,
    texts: getTextRule('writing'),
    parts: [
      {
        id: 'essay',
        name: { en: 'Essay', zh: '作文' },
        types: ['essay'],
        questions: { from: 1, to: 1 },
        sets: { from: 1, to: 1 },
        points: 1200,
      },
    ],
  });
