import type { LocalizedText, PartRule, ScoringRule, SectionRule, Tool } from '@inkstone/exam/blueprint';

/** Names of the sections, in the exam and in the report. */
export const names = {
  choice: { en: 'Multiple choice', zh: '选择题' },
  'free-response': { en: 'Free response', zh: '自由作答' },
  'choice-no-calculator': { en: 'Multiple choice, no calculator', zh: '选择题（不可用计算器）' },
  'choice-calculator': { en: 'Multiple choice, calculator', zh: '选择题（可用计算器）' },
  'free-response-calculator': { en: 'Free response, calculator', zh: '自由作答（可用计算器）' },
  'free-response-no-calculator': { en: 'Free response, no calculator', zh: '自由作答（不可用计算器）' },
  'short-answer': { en: 'Short answers', zh: '简答题' },
  'document-question': { en: 'Document-based question', zh: '文献分析题' },
  'long-essay': { en: 'Long essay', zh: '长论述题' },
  'argument-analysis': { en: 'Part A, analysis of an argument', zh: 'A 部分：论证分析' },
  'argument-essay': { en: 'Part B, argument from sources', zh: 'B 部分：基于材料的论证' },
  'project-reference': { en: 'Project reference', zh: '项目参考图片' },
} as const satisfies Record<string, LocalizedText>;

export type SectionId = keyof typeof names;

/** The calculator among the tools, where one is allowed. */
export type Calculator = 'calculator' | 'graphing-calculator';

export const choiceTools: readonly Tool[] = ['highlighter', 'eliminator', 'notes', 'line-reader', 'zoom', 'flag'];
export const writingTools: readonly Tool[] = ['highlighter', 'notes', 'line-reader', 'zoom', 'flag'];

/** The specific rules of a section; the rest is common. */
export interface Section
  extends Pick<SectionRule, 'directions' | 'parts'>, Partial<Omit<SectionRule, 'directions' | 'parts'>> {
  calculator?: Calculator | undefined;
  /** Seconds of its hard clock. */
  seconds?: number;
}

/** A section with its own clock and free navigation inside, which cannot be entered again. */
export const buildSection = (id: SectionId, { calculator, seconds, ...rule }: Section): SectionRule => ({
  id,
  name: names[id],
  skill: id,
  ...(seconds !== undefined && { clock: { seconds, duringAudio: 'runs', atZero: 'closes' } }),
  navigation: 'section',
  reviewScreen: true,
  clipboard: true,
  ...rule,
  ...(id.startsWith('choice') && { togglesEliminator: true }),
  tools: [...(id.startsWith('choice') ? choiceTools : writingTools), ...(calculator ? [calculator] : [])],
});

/** A part with a number of questions in any number of sets. */
export const buildPart = (
  id: string,
  name: LocalizedText,
  settings: { types: readonly string[]; questions: number } & Partial<Omit<PartRule, 'questions' | 'types'>>,
): PartRule => {
  const { questions, ...rule } = settings;
  return { id, name, questions: { from: questions, to: questions }, sets: { from: 1, to: 1 }, ...rule };
};

const questions: LocalizedText = { en: 'Questions', zh: '题目' };

/** A section of multiple choice with its weight in percent. */
export const choiceSection = (
  id: Extract<SectionId, `choice${string}`>,
  settings: { questions: number; options?: number; seconds: number; weight: number } & Omit<Section, 'parts'>,
): SectionRule => {
  const { questions: count, options = 4, ...rule } = settings;
  return buildSection(id, {
    ...rule,
    parts: [buildPart('questions', questions, { types: ['choice'], questions: count, options })],
  });
};

/**
 * Ten minutes between the two halves of an exam. Bluebook then shows a button to continue; the second half does not
 * start automatically (apcentral.collegeboard.org, scheduled break).
 */
export const scheduledBreak = { seconds: 600, endsEarly: false, ends: 'byStudent' } as const;

/** Cut scores are set every year and not published: these percentages are an estimate and shown as one. */
const cuts = [
  { score: 5, atLeastPercent: 75 },
  { score: 4, atLeastPercent: 60 },
  { score: 3, atLeastPercent: 45 },
  { score: 2, atLeastPercent: 30 },
] as const;

/** Sections by their percentage of points, weighted to a composite, which is cut to a score of 1 to 5. */
export const composite = (sections: readonly SectionRule[]): ScoringRule => ({
  byDomain: true,
  answers: { right: 100, wrong: 0, blank: 0 },
  scales: sections.map(({ id, name }) => ({
    id,
    name,
    tests: [{ sections: [id], conversion: { by: 'percent' } }],
    least: 0,
    most: 100,
    step: null,
  })),
  total: {
    name: { en: 'AP score', zh: 'AP 分数' },
    combine: 'weighted',
    of: sections.map(({ id }) => id),
    least: 1,
    most: 5,
    step: 1,
    cuts,
    estimate: true,
  },
});
